// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let de = CatalogTable.read(
        "de",
        #"""
        „{attribute}“ muss leer bleiben.
        „{attribute}“ ist ebenfalls erforderlich, weil Folgendes angegeben ist: {given}.
        „{attribute}“ darf nur Buchstaben enthalten.
        „{attribute}“ darf nur die Buchstaben A–Z enthalten.
        „{attribute}“ darf nur Buchstaben und Ziffern enthalten.
        „{attribute}“ darf nur die Buchstaben A–Z und Ziffern enthalten.
        „{attribute}“ hat keines der zulässigen Formate.
        „{attribute}“ darf nur Buchstaben ohne Akzente (A–Z), Ziffern und gängige Satzzeichen enthalten.
        „{attribute}“ ist ungültig. Prüfen Sie die Eingabe und versuchen Sie es erneut.
        „{attribute}“ konnte nicht geprüft werden. Versuchen Sie es später erneut.
        „{attribute}“ wurde noch nicht geprüft.
        In {count} von {total} Datensätzen gibt es ein Problem mit „{attribute}“. Zulässig sind höchstens {limit}.
        In {count} von {total} Datensätzen gibt es ein Problem mit der Kombination aus {attributes}. Zulässig sind höchstens {limit}.
        Es gibt kein Feld „{name}“.
        Es gibt kein Feld „{name}“. Ist „{suggestion}“ gemeint?
        „{attribute}“ muss gültiges Base32 sein (A–Z, 2–7).
        „{attribute}“ muss gültiges Base64 sein, z. B. {example}.
        „{attribute}“ muss ein gültiger BIC sein ({min} oder {max} Zeichen), z. B. {example}.
        „{attribute}“ muss entweder {true} oder {false} sein.
        „{attribute}“ muss ein gültiges Ablaufdatum sein, z. B. {example}.
        „{attribute}“ liegt in der Vergangenheit. Verwenden Sie eine Karte, die noch gültig ist.
        „{attribute}“ muss ein gültiger Sicherheitscode der Karte sein ({min} oder {max} Ziffern).
        „{attribute}“ muss ein gültiger Sicherheitscode der Karte sein ({count} Ziffern).
        Die Spalte „{column}“ ist nicht zulässig.
        Die Spalte „{column}“ fehlt.
        Die Spalte „{column}“ fehlt. Die Zellen scheinen durch „{delimiter}“ getrennt zu sein.
        Die Spalte „{column}“ fehlt. Es gibt eine Spalte „{suggestion}“.
        Der Name der Spalte „{column}“ hat nicht das erwartete Format.
        Die Spalte „{column}“ muss nach der Spalte „{previous}“ stehen.
        Die Spalte „{column}“ ist nicht vorgesehen.
        Die Spalte „{column}“ ist nicht vorgesehen. Ist „{suggestion}“ gemeint?
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
        „{attribute}“ muss denselben Typ haben wie {compareValue}.
        „{attribute}“ muss denselben Typ haben wie „{compareAttribute}“.
        „{attribute}“ hat den falschen Typ.
        „{attribute}“ ist ungültig. Prüfen Sie die Eingabe und versuchen Sie es erneut.
        „{attribute}“ muss „{containedValue}“ enthalten.
        „{attribute}“ muss „{containedValue}“ mindestens {min}-mal enthalten.|„{attribute}“ muss „{containedValue}“ mindestens {min}-mal enthalten.
        „{attribute}“ muss gültige Koordinaten enthalten, z. B. {example}.
        „{attribute}“ muss genau {count} Eintrag haben.|„{attribute}“ muss genau {count} Einträge haben.
        „{attribute}“ muss genau eines der zulässigen Formate haben. Zahl der passenden Formate: {count}.
        „{attribute}“ muss mindestens {min} Eintrag haben.|„{attribute}“ muss mindestens {min} Einträge haben.
        „{attribute}“ darf höchstens {max} Eintrag haben.|„{attribute}“ darf höchstens {max} Einträge haben.
        „{attribute}“ muss eine Liste sein.
        „{attribute}“ muss ein gültiger Ländercode sein, z. B. {example}.
        „{attribute}“ muss ein gültiger Cron-Zeitplan sein, z. B. {example}.
        „{attribute}“ muss eine gültige CSS-Farbe sein, z. B. {example}.
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
        „{attribute}“ muss mindestens {min} Wert haben.|„{attribute}“ muss mindestens {min} verschiedene Werte haben.
        Die Anzahl verschiedener Kombinationen aus {attributes} muss mindestens {min} betragen.
        „{attribute}“ darf insgesamt nur einen Wert haben.|„{attribute}“ darf höchstens {max} verschiedene Werte haben.
        Die Anzahl verschiedener Kombinationen aus {attributes} darf höchstens {max} betragen.
        „{attribute}“ muss ein gültiger Domainname sein, z. B. {example}.
        „{attribute}“ muss eine gültige Zeitdauer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Telefonnummer mit Ländervorwahl sein, z. B. {example}.
        „{attribute}“ muss eine Liste sein.
        „{attribute}“ muss eine gültige {name} sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige E-Mail-Adresse sein, z. B. {example}.
        „{attribute}“ hat eine Domain, die keine E-Mails annimmt. Prüfen Sie den Teil nach dem @.
        „{attribute}“ hat eine Domain, die nach einem Tippfehler aussieht. Prüfen Sie den Teil nach dem @.
        Die Domain von „{attribute}“ konnte nicht geprüft werden. Versuchen Sie es später erneut.
        „{attribute}“ muss mit „{suffix}“ enden.
        Der Wert von „{attribute}“ wurde in „{source}“ nicht gefunden.
        Der Wert von „{attribute}“ wurde in der Spalte „{column}“ nicht gefunden.
        Die Kombination aus {attributes} wurde in den Spalten „{column}“ nicht gefunden.
        Die Kombination aus {attributes} wurde in „{source}“ nicht gefunden.
        Das Formular konnte nicht geprüft werden. Versuchen Sie es erneut.
        „{attribute}“ konnte nicht gelesen werden. Senden Sie das Formular erneut.
        „{attribute}“ konnte nicht gelesen werden. Senden Sie das Formular erneut.
        „{attribute}“ konnte nicht gelesen werden. Senden Sie das Formular erneut.
        „{attribute}“ muss ein gültiger Hashwert sein ({name}).
        „{attribute}“ muss ein gültiger Hexadezimalwert sein (0–9, A–F, paarweise).
        „{attribute}“ muss ein gültiger Hex-Farbcode sein, z. B. {example}.
        „{attribute}“ muss ein gültiger Hostname sein, z. B. {example}.
        „{attribute}“ muss eine gültige IBAN sein. Prüfen Sie die Eingabe auf Tippfehler.
        „{attribute}“ hat keinen der zulässigen Werte. Wählen Sie einen anderen.
        „{attribute}“ hat einen nicht zulässigen Wert. Wählen Sie einen anderen.
        „{attribute}“ hat keinen der zulässigen Werte: {values}.
        „{attribute}“ muss eine ganze Zahl sein.
        „{attribute}“ muss eine ganze Zahl ohne Nachkommastellen sein.
        „{attribute}“ muss eine gültige IP-Adresse sein, z. B. {example}.
        „{attribute}“ muss ein gültiger IRI sein, z. B. {example}.
        „{attribute}“ muss eine gültige IRI-Referenz sein, z. B. {example}.
        „{attribute}“ muss eine gültige {name} sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige ISIN sein. Prüfen Sie die Eingabe auf Tippfehler.
        „{attribute}“ muss eine gültige ISSN sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss gültiges JSON sein.
        „{attribute}“ muss ein gültiger JSON Pointer sein, z. B. {example}.
        „{attribute}“ muss ein gültiges JSON Web Token sein.
        „{attribute}“ muss ein Objekt sein.
        „{attribute}“ muss ein gültiger Sprachcode sein, z. B. {example}.
        „{attribute}“ muss gültige Koordinaten enthalten, z. B. {example}.
        „{attribute}“ muss ein gültiger Breitengrad von {min} bis {max} sein.
        „{attribute}“ muss ein gültiger Längengrad von {min} bis {max} sein.
        „{attribute}“ darf keine Großbuchstaben enthalten.
        „{attribute}“ muss eine gültige Nummer sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige MAC-Adresse sein, z. B. {example}.
        „{attribute}“ hat nicht das erwartete Format.
        „{attribute}“ muss mindestens eine Ziffer enthalten.
        „{attribute}“ muss mindestens einen Kleinbuchstaben enthalten.
        „{attribute}“ muss mindestens ein Sonderzeichen enthalten, z. B. ! oder %.
        „{attribute}“ muss mindestens einen Großbuchstaben enthalten.
        „{attribute}“ hat nicht das erwartete Format. Beispiel: {example}.
        „{attribute}“ hat ein nicht zulässiges Format.
        „{attribute}“ ist zu lang. Kürzen Sie den Text.
        „{attribute}“ muss ein gültiger Medientyp sein, z. B. {example}.
        „{attribute}“ muss ein Vielfaches von {divisor} sein.
        „{attribute}“ muss eine gültige Nano-ID sein, z. B. {example}.
        „{attribute}“ muss eine gültige Nano-ID sein.
        „{attribute}“ muss kleiner als {limit} sein.
        „{attribute}“ hat zu viele Ebenen.
        „{attribute}“ muss ein Objekt sein.
        „{attribute}“ hat einen nicht zulässigen Wert. Wählen Sie einen anderen.
        „{attribute}“ muss eine ganze Zahl sein.
        „{attribute}“ muss eine ganze Zahl ohne Nachkommastellen sein.
        „{attribute}“ darf höchstens {max} sein.
        „{attribute}“ muss kleiner als {max} sein.
        „{attribute}“ muss mindestens {min} sein.
        „{attribute}“ muss eine Zahl sein.
        „{attribute}“ muss mindestens eine Ziffer enthalten.
        „{attribute}“ muss mindestens einen Kleinbuchstaben enthalten.
        „{attribute}“ muss mindestens ein Sonderzeichen enthalten, z. B. ! oder %.
        „{attribute}“ muss mindestens einen Großbuchstaben enthalten.
        „{attribute}“ muss mindestens {min} Zeichen haben.|„{attribute}“ muss mindestens {min} Zeichen haben.
        „{attribute}“ muss ein Text sein.
        „{attribute}“ muss eine gültige Kartennummer sein. Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige Kartennummer sein ({name}). Prüfen Sie die Ziffern.
        „{attribute}“ muss eine gültige Portnummer von {min} bis {max} sein.
        „{attribute}“ muss größer als {limit} sein.
        „{attribute}“ enthält Zeichen, die nicht angezeigt werden können, etwa Tabulatoren oder Zeilenumbrüche. Entfernen Sie diese.
        „{attribute}“ darf nur Buchstaben ohne Akzente (A–Z), Ziffern und gängige Satzzeichen enthalten.
        IP-Adresse nicht zulässig
        \u ohne vier hexadezimale Ziffern
        Prozentzeichen ohne zwei hexadezimale Ziffern
        Hostbits gesetzt
        Array nicht geschlossen
        Kartenmarke nicht akzeptiert
        Bytereihenfolge-Marke mitten im Text
        abgebrochen
        Zeichen nicht zulässig
        Zeichen an dieser Stelle nicht zulässig
        schließende Klammer passt nicht
        schließende Klammer fehlt
        schließende Klammer ohne öffnende
        Doppelpunkt nach dem Schlüssel fehlt
        kombinierendes Zeichen ohne Buchstaben
        Komma nach dem letzten Wert
        Komma fehlt
        Komma ohne Wert davor
        Kommentar
        Steuerzeichen
        Steuerzeichen in einer Zeichenkette
        Land nicht akzeptiert
        Anzeigename nicht in Anführungszeichen
        Domain zu lang
        doppelter Schlüssel
        leer
        leerer Teil
        abgelaufen
        Fragment nicht zulässig
        halbes Surrogatpaar
        hexadezimale Zahl
        Stunde außerhalb des Bereichs
        ungültiges Punycode
        ungültiges UTF-8
        ungültige Top-Level-Domain
        unsichtbares Zeichen
        doppelter Schlüssel
        zwei Schlüssel für dasselbe Feld
        kein Objekt
        ungültiges UTF-8
        sein Name widerspricht einem anderen
        sein Name sagt nicht, zu welchem Element es gehört
        Zahl der Zellen passt nicht zu den Spalten
        Schlüssel ist keine Zeichenkette
        Schlüssel nicht in Anführungszeichen
        führende Null
        Zeilenumbruch nicht zulässig
        Antwort nicht lesbar
        Minute außerhalb des Bereichs
        Punkt an falscher Stelle
        Bindestrich an falscher Stelle
        Teil an falscher Stelle
        Trennzeichen an falscher Stelle
        gemischte Ziffern
        gemischte Schriften
        gemischte Trennzeichen
        gemischte Schreibrichtungen
        mehr als ein Wert
        Name fehlt
        zu tief verschachtelt
        Rautezeichen fehlt
        AM oder PM fehlt
        P am Anfang fehlt
        T vor der Uhrzeit fehlt
        keine rechtzeitige Antwort
        kein @-Zeichen
        keine Domain
        Gleichheitszeichen fehlt
        kein Host
        Bindestrich fehlt
        keine Sprache
        keine Schaltsekunde zu dieser Zeit
        kein Mailserver
        kein Medientyp
        Monatsname fehlt
        UTC-Abweichung fehlt
        Pluszeichen fehlt
        keine Präfixlänge
        kein Schema
        keine Sekunden
        keine Trennzeichen
        kein Server erreichbar
        keine Signatur
        Schrägstrich fehlt
        keine Sockets auf dieser Plattform
        kein Untertyp
        kein solcher Farbraum
        kein solches Land
        keine solche Währung
        kein solcher Tag
        keine solche Domain
        keine solche Sprache
        kein solcher Monat
        keine solche Nummer
        keine solche Region
        keine solche Schrift
        keine solche Zeitzone
        keine solche Einheit
        keine solche Variante
        keine Uhrzeit
        keine Einheit
        kein Benutzername
        kein Wert
        Wochentag fehlt
        Zeichen außerhalb von ASCII
        kein Base64
        kein Base64url
        ungültiges UTF-8
        keine URL
        keine Farbe
        keine Ziffer
        kein Domainname
        keine hexadezimale Ziffer
        kein Buchstabe
        weder Buchstabe noch Ziffer
        kein Monat mit Jahr
        kein Vielfaches
        keine Zahl
        keine IP-Adresse
        keine IPv4-Adresse
        keine IPv6-Adresse
        kein Array
        weder ein Array von Objekten noch ein Objekt
        kein Objekt
        nicht in der Zukunft
        nicht in der Vergangenheit
        keine Kleinschreibung
        nicht negativ
        nicht normalisiert (NFC)
        nicht positiv
        nicht druckbar
        kein Text
        nicht drei Teile
        nicht zwei Zahlen
        keine Großschreibung
        nicht ganzzahlig
        Teil vor dem @ fehlt
        Zahl ist nicht endlich
        Zahl unvollständig
        Zahl mit führender Null
        Zahl mit Pluszeichen
        Zahl ohne Ziffer vor dem Punkt
        Objekt nicht geschlossen
        ungerade Anzahl von Ziffern
        UTC-Abweichung außerhalb des Bereichs
        außerhalb des Bereichs
        Auffüllzeichen nicht zulässig
        Teil vor dem @ zu lang
        wiederholter Teil
        Teil zu lang
        Teile widersprechen einander
        Port ist keine Zahl
        Port nicht zulässig
        Port außerhalb des Bereichs
        Präfixlänge nicht zulässig
        Abfrage nicht zulässig
        Anführungszeichen nicht zulässig
        vom Server abgelehnt
        wiederholtes Akzentzeichen
        Schema nicht zulässig
        Sekunde außerhalb des Bereichs
        Serverfehler
        Leerzeichen nicht zulässig
        Zeichenkette in einfachen Anführungszeichen
        Zeichenkette nicht geschlossen
        nimmt keine E-Mails an
        Text nach dem Ende
        zu früh
        zu wenige Nachkommastellen
        zu wenige Ziffern
        zu wenige Teile
        zu spät
        zu lang
        zu viele Nachkommastellen
        zu viele Ziffern
        zu viele Teile
        zu kurz
        zu jung
        zwei Punkte hintereinander
        Art nicht akzeptiert
        unerwartetes Zeichen
        unerwartetes Ende
        ausgelassene Einheit
        Einheiten in falscher Reihenfolge
        unbekannte Escape-Folge in einer Zeichenkette
        unbekanntes Wort
        Benutzerangaben nicht zulässig
        Wert fehlt
        Wochen zusammen mit anderen Einheiten
        falsche Prüfziffer
        falsche Prüfziffer
        falsche Länge
        falsche Anzahl von Ziffern
        falsche Auffüllzeichen
        falsches Präfix
        falsche Einheit
        falsche Variante
        falsche Version
        falscher Wochentag
        Jahr außerhalb des Bereichs
        Zone nicht zulässig
        Der Datensatz kann nicht gelesen werden: {reason}.
        Die Zeile hat {found} Zelle statt {expected}. Prüfen Sie Trennzeichen und Anführungszeichen.|Die Zeile hat {found} Zellen statt {expected}. Prüfen Sie Trennzeichen und Anführungszeichen.
        Der Datensatz kann nicht gelesen werden: {reason} (Spalte {column}).
        Der Datensatz kann nicht gelesen werden: {reason} (Zeile {line}, Spalte {column}).
        Der Datensatz kann nicht gelesen werden: länger als {max} MiB.
        Es muss mindestens {min} Datensatz geben.|Es muss mindestens {min} Datensätze geben.
        Die Anzahl zulässiger Einträge in „{attribute}“ muss mindestens {min} betragen. Es sind {count}.
        Es darf höchstens {max} Datensatz geben.|Es darf höchstens {max} Datensätze geben.
        Die Anzahl zulässiger Einträge in „{attribute}“ darf höchstens {max} betragen. Es sind {count}.
        „{attribute}“ muss ein gültiger relativer JSON Pointer sein, z. B. {example}.
        {attribute}: {message}
        Meinten Sie „{suggestion}“?
        Meinten Sie {suggestion}?
        Es gibt {count} Problem.|Es gibt {count} Probleme.
        „{attribute}“ ist erforderlich.
        „{attribute}“ muss akzeptiert werden.
        „{attribute}“ muss {requiredValue} sein.
        Es gibt kein Szenario „{name}“.
        Es gibt kein Szenario „{name}“. Ist „{suggestion}“ gemeint?
        „{attribute}“ muss eine gültige Versionsnummer sein, z. B. {example}.
        „{attribute}“ muss {expected} sein, der nächste Wert.
        „{attribute}“ muss eine ganze Zahl sein.
        „{attribute}“ muss ein gültiges Datum sein, z. B. {example}.
        „{attribute}“ muss eine ganze Zahl ohne Nachkommastellen sein.
        „{attribute}“ darf nur Kleinbuchstaben (a–z), Ziffern und dazwischen einzelne Bindestriche enthalten.
        „{attribute}“ darf nur Kleinbuchstaben (a–z), Ziffern und dazwischen einzelne Binde- oder Unterstriche enthalten.
        „{attribute}“ steht nicht in der richtigen Reihenfolge. Der Wert gehört vor Zeile {previousLine}.
        „{attribute}“ hat den falschen Typ.
        „{attribute}“ muss ein gültiges Datum sein, z. B. {example}.
        „{attribute}“ muss eine Zahl sein.
        „{attribute}“ darf nicht denselben Wert haben wie in Zeile {previousLine}.
        „{attribute}“ steht nicht in der richtigen Reihenfolge. Der Wert gehört vor Datensatz {previousRecord}.
        „{attribute}“ darf nicht denselben Wert haben wie in Datensatz {previousRecord}.
        Die Kombination aus {attributes} steht nicht in der richtigen Reihenfolge. Sie gehört vor Datensatz {previousRecord}.
        Die Kombination aus {attributes} darf nicht dieselbe sein wie in Datensatz {previousRecord}.
        Die Kombination aus {attributes} steht nicht in der richtigen Reihenfolge. Sie gehört vor Zeile {previousLine}.
        Die Kombination aus {attributes} darf nicht dieselbe sein wie in Zeile {previousLine}.
        „{attribute}“ mischt Alphabete oder enthält versteckte Zeichen. Verwenden Sie die Buchstaben eines einzigen Alphabets.
        „{attribute}“ muss mit „{prefix}“ beginnen.
        „{attribute}“ muss genau {length} Zeichen haben.|„{attribute}“ muss genau {length} Zeichen haben.
        „{attribute}“ muss genau {length} Byte lang sein.|„{attribute}“ muss genau {length} Byte lang sein.
        „{attribute}“ darf höchstens {max} Zeichen haben.|„{attribute}“ darf höchstens {max} Zeichen haben.
        „{attribute}“ darf höchstens {max} Byte lang sein.|„{attribute}“ darf höchstens {max} Byte lang sein.
        „{attribute}“ muss mindestens {min} Zeichen haben.|„{attribute}“ muss mindestens {min} Zeichen haben.
        „{attribute}“ muss mindestens {min} Byte lang sein.|„{attribute}“ muss mindestens {min} Byte lang sein.
        „{attribute}“ muss ein Text sein.
        „{attribute}“ muss eine gültige Uhrzeit sein, z. B. {example}.
        „{attribute}“ muss nach {after} Uhr liegen.
        „{attribute}“ muss vor {before} Uhr liegen.
        „{attribute}“ muss eine gültige Zeitzone sein, z. B. {example}.
        Nicht eindeutig
        Abgelaufen
        Ungültig
        Stimmt nicht überein
        Zeichen fehlt
        Möglicher Tippfehler
        Muss sich unterscheiden
        Keine Zahl
        Nicht zulässig
        Nicht geprüft
        Nicht gefunden
        Nicht in der Liste
        Keine ganze Zahl
        Falsche Reihenfolge
        Erforderlich
        Zu groß
        Zu früh
        Zu wenige
        Zu spät
        Zu lang
        Zu viele
        Liegt zu kurz zurück
        Zu kurz
        Zu klein
        Nicht lesbar
        Unzulässige Zeichen
        Falsche Anzahl
        Falsches Format
        Falsche Länge
        Falscher Typ
        „{attribute}“ muss eine gültige ULID sein, z. B. {example}.
        „{attribute}“ fehlt und kann hier nicht angegeben werden.
        „{attribute}“ muss eindeutig sein. Der Wert steht bereits in Zeile {firstLine}.
        „{attribute}“ muss eindeutig sein. Der Wert steht bereits in Datensatz {firstRecord}.
        Die Kombination aus {attributes} muss eindeutig sein. Sie steht bereits in Datensatz {firstRecord}.
        „{attribute}“ muss eindeutig sein.
        Die Kombination aus {attributes} muss eindeutig sein.
        Die Kombination aus {attributes} muss eindeutig sein. Sie steht bereits in Zeile {firstLine}.
        „{attribute}“ darf keinen Eintrag doppelt haben. Die Einträge {first} und {second} sind gleich.
        „{attribute}“ muss eine Liste sein.
        „{attribute}“ darf keine Kleinbuchstaben enthalten.
        „{attribute}“ muss ein gültiger URI sein, z. B. {example}.
        „{attribute}“ muss eine gültige URI-Referenz sein, z. B. {example}.
        „{attribute}“ muss eine gültige URI-Vorlage sein, z. B. {example}.
        „{attribute}“ muss eine gültige URL sein, z. B. {example}.
        „{attribute}“ muss eine gültige {name} sein, z. B. {example}.
        „{attribute}“ muss eine gültige UUID sein.
        „{attribute}“ muss ein Objekt sein.
        „{attribute}“ muss eine gültige Fahrzeug-Identifizierungsnummer (FIN) sein. Prüfen Sie die Eingabe auf Tippfehler.
        falsch
        (leer)
        wahr
        Wert
        """#)
}
