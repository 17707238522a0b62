// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let de = read(
        #"""
        „{attribute}“ muss eine gültige Kontonummer sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Kontonummer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Bankleitzahl sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Bankleitzahl sein, z. B. {example}.
        „{attribute}“ muss eine gültige Handelsregisternummer sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Handelsregisternummer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Zahlungsreferenz (RF) sein, z. B. {example}.
        „{attribute}“ muss ein gültiger Geldbetrag sein, z. B. {example}.
        „{attribute}“ muss eine gültige {name}-Adresse sein, z. B. {example}.
        „{attribute}“ muss ein gültiger {name}-Code sein, z. B. {example}.
        „{attribute}“ kann nicht geprüft werden, weil das Land fehlt oder nicht bekannt ist.
        „{attribute}“ muss eine gültige {name}-Kennung sein, z. B. {example}.
        „{attribute}“ muss eine gültige {name}-Nummer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Ausweisnummer sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Ausweisnummer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Containernummer sein, z. B. {example}.
        „{attribute}“ muss ein gültiges Kfz-Kennzeichen sein ({country}), z. B. {example}.
        „{attribute}“ muss ein gültiges Kfz-Kennzeichen sein, z. B. {example}.
        „{attribute}“ muss eine gültige Passnummer sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Passnummer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Telefonnummer sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Telefonnummer mit Ländervorwahl sein, z. B. {example}.
        „{attribute}“ muss eine gültige Postleitzahl sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Postleitzahl sein, z. B. {example}.
        „{attribute}“ muss eine gültige Sozialversicherungsnummer sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Sozialversicherungsnummer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Steuernummer sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Steuernummer sein, z. B. {example}.
        „{attribute}“ muss eine gültige Umsatzsteuer-Identifikationsnummer (USt-IdNr.) sein ({country}), z. B. {example}.
        „{attribute}“ muss eine gültige Umsatzsteuer-Identifikationsnummer (USt-IdNr.) sein, z. B. {example}.
        """#)
}
