// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let de = CatalogTable.read(
        "de",
        #"""
        „{attribute}“ muss leer bleiben.
        „{attribute}“ ist ebenfalls erforderlich, weil Folgendes angegeben ist: {given}.
        „{attribute}“ darf nur Buchstaben enthalten.
        „{attribute}“ darf nur Buchstaben enthalten (A–Z).
        „{attribute}“ darf nur Buchstaben und Ziffern enthalten.
        „{attribute}“ darf nur Buchstaben und Ziffern enthalten (A–Z, 0–9).
        „{attribute}“ hat keines der zulässigen Formate.
        „{attribute}“ darf nur Buchstaben ohne Akzente (A–Z), Ziffern und gängige Satzzeichen enthalten.
        „{attribute}“ ist ungültig. Prüfen Sie die Eingabe und versuchen Sie es erneut.
        „{attribute}“ konnte nicht geprüft werden. Versuchen Sie es später erneut.
        „{attribute}“ wurde noch nicht geprüft.
        Es gibt kein Feld „{name}“.
        Es gibt kein Feld „{name}“. Ist „{suggestion}“ gemeint?
        „{attribute}“ muss gültiges Base32 sein (A–Z, 2–7).
        „{attribute}“ muss gültiges Base64 sein, z. B. {example}.
        „{attribute}“ muss ein gültiger BIC sein ({min} oder {max} Zeichen), z. B. {example}.
        „{attribute}“ muss entweder {true} oder {false} sein.
        „{attribute}“ muss ein gültiges Ablaufdatum sein, z. B. {example}.
        „{attribute}“ liegt in der Vergangenheit. Verwenden Sie eine Karte, die noch gültig ist.
        „{attribute}“ muss ein gültiger Sicherheitscode der Karte sein ({min} oder {max} Ziffern).
        „{attribute}“ muss {compareValue} entsprechen.
        „{attribute}“ muss mit „{compareAttribute}“ genau übereinstimmen.
        „{attribute}“ hat nicht den erwarteten Wert. Prüfen Sie die Eingabe und versuchen Sie es erneut.
        „{attribute}“ muss größer als {compareValue} sein.
        „{attribute}“ muss größer als „{compareAttribute}“ sein.
        „{attribute}“ muss nach „{compareAttribute}“ liegen.
        „{attribute}“ ist zu niedrig.
        „{attribute}“ liegt zu früh.
        „{attribute}“ muss nach dem {compareValue} liegen.
        „{attribute}“ muss größer oder gleich {compareValue} sein.
        „{attribute}“ muss größer oder gleich „{compareAttribute}“ sein.
        „{attribute}“ darf nicht vor „{compareAttribute}“ liegen.
        „{attribute}“ ist zu niedrig.
        „{attribute}“ liegt zu früh.
        „{attribute}“ darf nicht vor dem {compareValue} liegen.
        „{attribute}“ muss kleiner als {compareValue} sein.
        „{attribute}“ muss kleiner als „{compareAttribute}“ sein.
        „{attribute}“ muss vor „{compareAttribute}“ liegen.
        „{attribute}“ ist zu hoch.
        „{attribute}“ liegt zu spät.
        „{attribute}“ muss vor dem {compareValue} liegen.
        „{attribute}“ muss kleiner oder gleich {compareValue} sein.
        „{attribute}“ muss kleiner oder gleich „{compareAttribute}“ sein.
        „{attribute}“ darf nicht nach „{compareAttribute}“ liegen.
        „{attribute}“ ist zu hoch.
        „{attribute}“ liegt zu spät.
        „{attribute}“ darf nicht nach dem {compareValue} liegen.
        „{attribute}“ darf nicht gleich {compareValue} sein.
        „{attribute}“ muss sich von „{compareAttribute}“ unterscheiden.
        „{attribute}“ hat einen nicht zulässigen Wert. Wählen Sie einen anderen.
        „{attribute}“ kann nicht mit {compareValue} verglichen werden.
        „{attribute}“ kann nicht mit „{compareAttribute}“ verglichen werden.
        „{attribute}“ kann nicht verglichen werden.
        „{attribute}“ ist ungültig. Prüfen Sie die Eingabe und versuchen Sie es erneut.
        „{attribute}“ muss „{containedValue}“ enthalten.
        „{attribute}“ muss „{containedValue}“ mindestens {min}-mal enthalten.|„{attribute}“ muss „{containedValue}“ mindestens {min}-mal enthalten.
        „{attribute}“ muss gültige Koordinaten enthalten, z. B. {example}.
        „{attribute}“ muss genau {count} Eintrag haben.|„{attribute}“ muss genau {count} Einträge haben.
        „{attribute}“ muss mindestens {min} Eintrag haben.|„{attribute}“ muss mindestens {min} Einträge haben.
        „{attribute}“ darf höchstens {max} Eintrag haben.|„{attribute}“ darf höchstens {max} Einträge haben.
        „{attribute}“ muss eine Liste sein.
        „{attribute}“ muss ein gültiger Ländercode sein, z. B. {example}.
        „{attribute}“ muss eine gültige Farbe sein (CSS), z. B. {example}.
        „{attribute}“ muss ein gültiger Währungscode sein, z. B. {example}.
        „{attribute}“ ist ungültig. Prüfen Sie die Eingabe und versuchen Sie es erneut.
        „{attribute}“ muss eine gültige Data-URL sein, z. B. {example}.
        „{attribute}“ muss ein gültiges Datum sein, z. B. {example}.
        „{attribute}“ darf nicht vor dem {earliest} liegen.
        „{attribute}“ darf nicht nach dem {latest} liegen.
        „{attribute}“ muss in der Zukunft liegen.
        „{attribute}“ muss in der Vergangenheit liegen.
        „{attribute}“ muss nach dem {after} liegen.
        „{attribute}“ muss vor dem {before} liegen.
        „{attribute}“ muss mindestens {minAge} Jahr zurückliegen.|„{attribute}“ muss mindestens {minAge} Jahre zurückliegen.
        „{attribute}“ muss ein gültiges Datum mit Uhrzeit sein, z. B. {example}.
        „{attribute}“ darf nicht vor dem {earliest} liegen.
        „{attribute}“ darf nicht nach dem {latest} liegen.
        „{attribute}“ muss in der Zukunft liegen.
        „{attribute}“ muss in der Vergangenheit liegen.
        „{attribute}“ muss nach dem {after} liegen.
        „{attribute}“ muss vor dem {before} liegen.
        „{attribute}“ muss mindestens {minAge} Jahr zurückliegen.|„{attribute}“ muss mindestens {minAge} Jahre zurückliegen.
        „{attribute}“ muss eine Zahl sein.
        „{attribute}“ muss mindestens {min} Nachkommastelle haben.|„{attribute}“ muss mindestens {min} Nachkommastellen haben.
        „{attribute}“ darf höchstens {max} Nachkommastelle haben.|„{attribute}“ darf höchstens {max} Nachkommastellen haben.
        „{attribute}“ muss ein gültiger Domainname sein, z. B. {example}.
        „{attribute}“ muss eine gültige Zeitdauer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Telefonnummer mit Ländervorwahl sein, z. B. {example}.
        „{attribute}“ muss eine Liste sein.
        „{attribute}“ muss eine gültige EAN sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige E-Mail-Adresse sein, z. B. {example}.
        „{attribute}“ hat eine Domain, die keine E-Mails annimmt. Prüfen Sie den Teil nach dem @.
        Die Domain von „{attribute}“ konnte nicht geprüft werden. Versuchen Sie es später erneut.
        „{attribute}“ muss mit „{suffix}“ enden.
        Das Formular konnte nicht geprüft werden. Versuchen Sie es erneut.
        „{attribute}“ konnte nicht gelesen werden. Senden Sie das Formular erneut.
        „{attribute}“ konnte nicht gelesen werden. Senden Sie das Formular erneut.
        „{attribute}“ konnte nicht gelesen werden. Senden Sie das Formular erneut.
        „{attribute}“ muss ein gültiger Hashwert sein.
        „{attribute}“ muss ein gültiger Hexadezimalwert sein (0–9, A–F, paarweise).
        „{attribute}“ muss eine gültige Farbe sein (HEX), z. B. {example}.
        „{attribute}“ muss ein gültiger Hostname sein, z. B. {example}.
        „{attribute}“ muss eine gültige IBAN sein. Prüfen Sie die Eingabe auf Tippfehler.
        „{attribute}“ ist keiner der zulässigen Werte. Wählen Sie einen anderen.
        „{attribute}“ hat einen nicht zulässigen Wert. Wählen Sie einen anderen.
        „{attribute}“ muss eine ganze Zahl sein.
        „{attribute}“ muss eine gültige IP-Adresse sein, z. B. {example}.
        „{attribute}“ muss ein gültiger IRI sein, z. B. {example}.
        „{attribute}“ muss eine gültige IRI-Referenz sein, z. B. {example}.
        „{attribute}“ muss eine gültige ISBN sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige ISIN sein. Prüfen Sie die Eingabe auf Tippfehler.
        „{attribute}“ muss eine gültige ISSN sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss gültiges JSON sein.
        „{attribute}“ muss ein gültiger JSON Pointer sein, z. B. {example}.
        „{attribute}“ muss gültiges JSON Web Token sein.
        „{attribute}“ muss ein gültiger Sprachcode sein, z. B. {example}.
        „{attribute}“ muss gültige Koordinaten enthalten, z. B. {example}.
        „{attribute}“ muss ein gültiger Breitengrad von {min} bis {max} sein.
        „{attribute}“ muss ein gültiger Längengrad von {min} bis {max} sein.
        „{attribute}“ darf keine Großbuchstaben enthalten.
        „{attribute}“ muss eine gültige Nummer sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige MAC-Adresse sein, z. B. {example}.
        „{attribute}“ hat nicht das erwartete Format.
        „{attribute}“ muss eine Ziffer enthalten.
        „{attribute}“ muss einen Kleinbuchstaben enthalten.
        „{attribute}“ muss ein Sonderzeichen enthalten, z. B. ! oder %.
        „{attribute}“ muss einen Großbuchstaben enthalten.
        „{attribute}“ hat ein nicht zulässiges Format.
        „{attribute}“ ist zu lang. Kürzen Sie den Text.
        „{attribute}“ muss ein gültiger Medientyp sein, z. B. {example}.
        „{attribute}“ muss ein Vielfaches von {divisor} sein.
        „{attribute}“ muss eine gültige Nano-ID sein.
        „{attribute}“ muss kleiner als {limit} sein.
        „{attribute}“ hat zu viele Ebenen.
        „{attribute}“ muss ein Objekt sein.
        „{attribute}“ hat einen nicht zulässigen Wert. Wählen Sie einen anderen.
        „{attribute}“ muss eine ganze Zahl sein.
        „{attribute}“ darf höchstens {max} sein.
        „{attribute}“ muss kleiner als {max} sein.
        „{attribute}“ muss mindestens {min} sein.
        „{attribute}“ muss eine Zahl sein.
        „{attribute}“ muss eine Ziffer enthalten.
        „{attribute}“ muss einen Kleinbuchstaben enthalten.
        „{attribute}“ muss ein Sonderzeichen enthalten, z. B. ! oder %.
        „{attribute}“ muss einen Großbuchstaben enthalten.
        „{attribute}“ muss mindestens {min} Zeichen haben.|„{attribute}“ muss mindestens {min} Zeichen haben.
        „{attribute}“ muss ein Text sein.
        „{attribute}“ muss eine gültige Kartennummer sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige Portnummer von {min} bis {max} sein.
        „{attribute}“ muss größer als {limit} sein.
        „{attribute}“ enthält Zeichen, die nicht angezeigt werden können, etwa Tabulatoren oder Zeilenumbrüche. Entfernen Sie diese.
        „{attribute}“ darf nur Buchstaben ohne Akzente (A–Z), Ziffern und gängige Satzzeichen enthalten.
        \u ohne vier hexadezimale Ziffern
        Prozentzeichen ohne zwei hexadezimale Ziffern
        Array nicht geschlossen
        Bytereihenfolge-Marke mitten im Text
        Zeichen nicht zulässig
        schließende Klammer passt nicht
        schließende Klammer ohne öffnende
        Doppelpunkt nach dem Schlüssel fehlt
        Komma nach dem letzten Wert
        Komma fehlt
        Komma ohne Wert davor
        Kommentar
        Steuerzeichen
        Steuerzeichen in einer Zeichenkette
        doppelter Schlüssel
        leer
        halbes Surrogatpaar
        hexadezimale Zahl
        ungültiges UTF-8
        doppelter Schlüssel
        länger als 16 MiB
        kein Objekt
        ungültiges UTF-8
        sein Name widerspricht einem anderen
        sein Name sagt nicht, zu welchem Element es gehört
        Zahl der Zellen passt nicht zu den Spalten
        Schlüssel ist keine Zeichenkette
        Schlüssel nicht in Anführungszeichen
        führende Null
        Trennzeichen an falscher Stelle
        mehr als ein Wert
        zu tief verschachtelt
        kein @-Zeichen
        keine Domain
        kein Schema
        kein solches Land
        kein solcher Tag
        kein Wert
        Zeichen außerhalb von ASCII
        ungültiges UTF-8
        keine Ziffer
        keine hexadezimale Ziffer
        keine Zahl
        kein Array
        weder ein Array von Objekten noch ein Objekt
        kein Objekt
        kein Text
        Zahl ist nicht endlich
        Zahl unvollständig
        Zahl mit führender Null
        Zahl mit Pluszeichen
        Zahl ohne Ziffer vor dem Punkt
        Objekt nicht geschlossen
        außerhalb des Bereichs
        Zeichenkette in einfachen Anführungszeichen
        Zeichenkette nicht geschlossen
        zu früh
        zu wenige Ziffern
        zu spät
        zu lang
        zu viele Ziffern
        zu kurz
        zwei Punkte hintereinander
        unerwartetes Zeichen
        unbekannte Escape-Folge in einer Zeichenkette
        unbekanntes Wort
        Wert fehlt
        falsche Prüfziffer
        falsche Prüfziffer
        falsche Länge
        falsche Anzahl von Ziffern
        Der Datensatz kann nicht gelesen werden: {reason}.
        Der Datensatz kann nicht gelesen werden: Zellen gefunden: {found}, erwartet: {expected}.
        Der Datensatz kann nicht gelesen werden: {reason} (Spalte {column}).
        Der Datensatz kann nicht gelesen werden: {reason} (Zeile {line}, Spalte {column}).
        „{attribute}“ muss ein gültiger relativer JSON Pointer sein, z. B. {example}.
        {attribute}: {message}
        Es gibt {count} Problem.|Es gibt {count} Probleme.
        „{attribute}“ ist erforderlich.
        „{attribute}“ muss akzeptiert werden.
        „{attribute}“ muss {requiredValue} sein.
        Es gibt kein Szenario „{name}“.
        Es gibt kein Szenario „{name}“. Ist „{suggestion}“ gemeint?
        „{attribute}“ muss eine gültige Versionsnummer sein, z. B. {example}.
        „{attribute}“ darf nur Kleinbuchstaben (a–z), Ziffern und einzelne Bindestriche enthalten.
        „{attribute}“ darf nur Kleinbuchstaben (a–z), Ziffern und einzelne Binde- oder Unterstriche enthalten.
        „{attribute}“ mischt Alphabete oder enthält versteckte Zeichen. Verwenden Sie die Buchstaben eines einzigen Alphabets.
        „{attribute}“ muss mit „{prefix}“ beginnen.
        „{attribute}“ muss genau {length} Zeichen haben.|„{attribute}“ muss genau {length} Zeichen haben.
        „{attribute}“ darf höchstens {max} Zeichen haben.|„{attribute}“ darf höchstens {max} Zeichen haben.
        „{attribute}“ muss mindestens {min} Zeichen haben.|„{attribute}“ muss mindestens {min} Zeichen haben.
        „{attribute}“ muss ein Text sein.
        „{attribute}“ muss eine gültige Uhrzeit sein, z. B. {example}.
        „{attribute}“ muss nach {after} liegen.
        „{attribute}“ muss vor {before} liegen.
        „{attribute}“ muss eine gültige Zeitzone sein, z. B. {example}.
        Abgelaufen
        Ungültig
        Stimmt nicht überein
        Zeichen fehlt
        Muss sich unterscheiden
        Keine Zahl
        Nicht zulässig
        Nicht geprüft
        Nicht gefunden
        Nicht in der Liste
        Keine ganze Zahl
        Erforderlich
        Zu groß
        Zu früh
        Zu wenige
        Zu spät
        Zu lang
        Zu viele
        Zu kurz zurück
        Zu kurz
        Zu klein
        Nicht lesbar
        Unzulässige Zeichen
        Falsche Anzahl
        Falsches Format
        Falsche Länge
        Falscher Typ
        „{attribute}“ muss eine gültige ULID sein.
        „{attribute}“ darf keine Kleinbuchstaben enthalten.
        „{attribute}“ muss ein gültiger URI sein, z. B. {example}.
        „{attribute}“ muss eine gültige URI-Referenz sein, z. B. {example}.
        „{attribute}“ muss eine gültige URI-Vorlage sein, z. B. {example}.
        „{attribute}“ muss eine gültige URL sein, z. B. {example}.
        „{attribute}“ muss eine gültige UUID sein.
        falsch
        (leer)
        wahr
        Wert
        """#)
}
