// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let nl = read(
        #"""
        ‘{attribute}’ moet een geldig bankrekeningnummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig bankrekeningnummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige bankcode zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige bankcode zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig ondernemingsnummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig ondernemingsnummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig betalingskenmerk (RF) zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig geldbedrag zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig {name}-adres zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige {name}-code zijn, bijvoorbeeld {example}.
        ‘{attribute}’ kan niet worden gecontroleerd, omdat het land ontbreekt of niet bekend is.
        ‘{attribute}’ moet een geldige {name}-identificatie zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig {name}-nummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig identiteitskaartnummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig identiteitskaartnummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig containernummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig kenteken zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig kenteken zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig paspoortnummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig paspoortnummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig telefoonnummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig telefoonnummer met landnummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige postcode zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige postcode zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig socialezekerheidsnummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig socialezekerheidsnummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig fiscaal nummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig fiscaal nummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig btw-nummer zijn ({country}), bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig btw-nummer zijn, bijvoorbeeld {example}.
        """#)
}
