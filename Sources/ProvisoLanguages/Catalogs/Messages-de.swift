// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let de = CatalogTable.read(
        "de",
        #"""
        {attribute} muss leer bleiben.
        {attribute} ist ebenfalls erforderlich, weil Folgendes angegeben ist: {given}.
        {attribute} darf nur Buchstaben enthalten.
        {attribute} darf nur Buchstaben und Ziffern enthalten.
        {attribute} hat keine der zulässigen Formen.
        {attribute} darf nur ASCII-Zeichen enthalten.
        {attribute} ist ungültig.
        „{attribute}“ konnte nicht geprüft werden.
        „{attribute}“ wurde noch nicht geprüft.
        Es gibt kein Feld „{name}“.
        Es gibt kein Feld „{name}“. Ist „{suggestion}“ gemeint?
        {attribute} ist kein gültiges Base32.
        {attribute} ist kein gültiges Base64.
        {attribute} ist kein gültiger BIC.
        {attribute} muss entweder {true} oder {false} sein.
        {attribute} ist kein gültiges Ablaufdatum.
        {attribute} liegt in der Vergangenheit.
        {attribute} ist keine gültige Prüfnummer.
        {attribute} muss gleich {compareValue} sein.
        {attribute} muss mit „{compareAttribute}“ genau übereinstimmen.
        {attribute} hat nicht den erwarteten Wert.
        {attribute} muss größer als {compareValue} sein.
        {attribute} muss größer als „{compareAttribute}“ sein.
        {attribute} muss größer sein.
        {attribute} muss größer oder gleich {compareValue} sein.
        {attribute} muss größer oder gleich „{compareAttribute}“ sein.
        {attribute} muss größer sein.
        {attribute} muss kleiner als {compareValue} sein.
        {attribute} muss kleiner als „{compareAttribute}“ sein.
        {attribute} muss kleiner sein.
        {attribute} muss kleiner oder gleich {compareValue} sein.
        {attribute} muss kleiner oder gleich „{compareAttribute}“ sein.
        {attribute} muss kleiner sein.
        {attribute} darf nicht gleich {compareValue} sein.
        {attribute} muss sich von „{compareAttribute}“ unterscheiden.
        {attribute} hat einen nicht zulässigen Wert.
        {attribute} kann nicht mit {compareValue} verglichen werden.
        {attribute} kann nicht mit „{compareAttribute}“ verglichen werden.
        {attribute} kann nicht verglichen werden.
        {attribute} ist ungültig.
        {attribute} muss „{containedValue}“ enthalten.
        {attribute} ist keine gültige Position.
        {attribute} muss genau {count} Eintrag haben.|{attribute} muss genau {count} Einträge haben.
        {attribute} muss mindestens {min} Eintrag haben.|{attribute} muss mindestens {min} Einträge haben.
        {attribute} darf höchstens {max} Eintrag haben.|{attribute} darf höchstens {max} Einträge haben.
        {attribute} muss eine Liste sein.
        {attribute} ist kein gültiger Ländercode.
        {attribute} ist keine gültige Farbe.
        {attribute} ist kein gültiger Währungscode.
        {attribute} ist ungültig.
        {attribute} ist keine gültige Data-URL.
        {attribute} ist kein gültiges Datum.
        {attribute} darf nicht vor dem {earliest} liegen.
        {attribute} darf nicht nach dem {latest} liegen.
        {attribute} muss in der Zukunft liegen.
        {attribute} muss in der Vergangenheit liegen.
        {attribute} muss nach dem {after} liegen.
        {attribute} muss vor dem {before} liegen.
        {attribute} muss mindestens {minAge} Jahr zurückliegen.|{attribute} muss mindestens {minAge} Jahre zurückliegen.
        {attribute} ist kein gültiges Datum mit Uhrzeit.
        {attribute} darf nicht vor dem {earliest} liegen.
        {attribute} darf nicht nach dem {latest} liegen.
        {attribute} muss in der Zukunft liegen.
        {attribute} muss in der Vergangenheit liegen.
        {attribute} muss nach dem {after} liegen.
        {attribute} muss vor dem {before} liegen.
        {attribute} muss mindestens {minAge} Jahr zurückliegen.|{attribute} muss mindestens {minAge} Jahre zurückliegen.
        {attribute} muss eine Zahl sein.
        {attribute} muss mindestens {min} Nachkommastelle haben.|{attribute} muss mindestens {min} Nachkommastellen haben.
        {attribute} darf höchstens {max} Nachkommastelle haben.|{attribute} darf höchstens {max} Nachkommastellen haben.
        {attribute} ist kein gültiger Domainname.
        {attribute} ist keine gültige Zeitdauer.
        {attribute} ist keine gültige Telefonnummer.
        {attribute} muss eine Liste sein.
        {attribute} ist keine gültige EAN.
        {attribute} ist keine gültige E-Mail-Adresse.
        {attribute} hat eine Domain, die keine E-Mails annimmt.
        Die Domain von „{attribute}“ konnte nicht geprüft werden.
        {attribute} muss mit „{suffix}“ enden.
        Das Formular wurde nicht geprüft.
        „{attribute}“ wurde nicht richtig gesendet: {reason}.
        „{attribute}“ wurde nicht richtig gesendet: {reason}.
        „{attribute}“ wurde nicht richtig gesendet: {reason}.
        {attribute} ist kein gültiger Hashwert.
        {attribute} ist kein gültiger Hexadezimalwert.
        {attribute} ist keine gültige Farbe.
        {attribute} ist kein gültiger Hostname.
        {attribute} ist keine gültige IBAN.
        {attribute} ist keiner der zulässigen Werte.
        {attribute} hat einen nicht zulässigen Wert.
        {attribute} muss eine ganze Zahl sein.
        {attribute} ist keine gültige IP-Adresse.
        {attribute} ist kein gültiger IRI.
        {attribute} ist keine gültige IRI-Referenz.
        {attribute} ist keine gültige ISBN.
        {attribute} ist keine gültige ISIN.
        {attribute} ist keine gültige ISSN.
        {attribute} ist kein gültiges JSON.
        {attribute} ist kein gültiger JSON Pointer.
        {attribute} ist kein gültiges JSON Web Token.
        {attribute} ist kein gültiger Sprachcode.
        {attribute} ist keine gültige Position.
        {attribute} ist kein gültiger Breitengrad.
        {attribute} ist kein gültiger Längengrad.
        {attribute} darf keine Großbuchstaben enthalten.
        {attribute} ist keine gültige Nummer.
        {attribute} ist keine gültige MAC-Adresse.
        {attribute} hat nicht die erwartete Form.
        {attribute} muss eine Ziffer enthalten.
        {attribute} muss einen Kleinbuchstaben enthalten.
        {attribute} muss ein Sonderzeichen enthalten.
        {attribute} muss einen Großbuchstaben enthalten.
        {attribute} hat eine nicht zulässige Form.
        {attribute} ist zu lang.
        {attribute} ist kein gültiger Medientyp.
        {attribute} muss ein Vielfaches von {divisor} sein.
        {attribute} ist keine gültige Nano-ID.
        {attribute} muss kleiner als 0 sein.
        {attribute} hat zu viele Ebenen.
        {attribute} muss ein Objekt sein.
        {attribute} hat einen nicht zulässigen Wert.
        {attribute} muss eine ganze Zahl sein.
        {attribute} darf höchstens {max} sein.
        {attribute} muss kleiner als {max} sein.
        {attribute} muss mindestens {min} sein.
        {attribute} muss eine Zahl sein.
        {attribute} muss eine Ziffer enthalten.
        {attribute} muss einen Kleinbuchstaben enthalten.
        {attribute} muss ein Sonderzeichen enthalten.
        {attribute} muss einen Großbuchstaben enthalten.
        {attribute} muss mindestens {min} Zeichen haben.|{attribute} muss mindestens {min} Zeichen haben.
        {attribute} muss ein Text sein.
        {attribute} ist keine gültige Kartennummer.
        {attribute} ist keine gültige Portnummer.
        {attribute} muss größer als 0 sein.
        {attribute} darf nur druckbare Zeichen enthalten.
        Der Datensatz kann nicht gelesen werden: {reason}.
        {attribute} ist kein gültiger relativer JSON Pointer.
        {attribute}: {message}
        Es gibt {count} Problem.|Es gibt {count} Probleme.
        {attribute} ist erforderlich.
        {attribute} muss {requiredValue} sein.
        Es gibt kein Szenario „{name}“.
        Es gibt kein Szenario „{name}“. Ist „{suggestion}“ gemeint?
        {attribute} ist keine gültige Versionsnummer.
        {attribute} ist kein gültiger Slug.
        {attribute} enthält Zeichen, die Lesende täuschen könnten.
        {attribute} muss mit „{prefix}“ beginnen.
        {attribute} muss genau {length} Zeichen haben.|{attribute} muss genau {length} Zeichen haben.
        {attribute} darf höchstens {max} Zeichen haben.|{attribute} darf höchstens {max} Zeichen haben.
        {attribute} muss mindestens {min} Zeichen haben.|{attribute} muss mindestens {min} Zeichen haben.
        {attribute} muss ein Text sein.
        {attribute} ist keine gültige Uhrzeit.
        {attribute} muss nach {after} liegen.
        {attribute} muss vor {before} liegen.
        {attribute} ist keine gültige Zeitzone.
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
        Zu kurz
        Zu klein
        Nicht lesbar
        Unzulässige Zeichen
        Falsche Anzahl
        Falsches Format
        Falsche Länge
        Falscher Typ
        {attribute} ist keine gültige ULID.
        {attribute} darf keine Kleinbuchstaben enthalten.
        {attribute} ist kein gültiger URI.
        {attribute} ist keine gültige URI-Referenz.
        {attribute} ist keine gültige URI-Vorlage.
        {attribute} ist keine gültige URL.
        {attribute} ist keine gültige UUID.
        """#)
}
