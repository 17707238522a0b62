// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let hr = read(
        #"""
        Polje „{attribute}“ mora sadržavati valjan broj bankovnog računa ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj bankovnog računa, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan kod banke ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan kod banke, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan matični broj tvrtke ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan matični broj tvrtke, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan poziv na broj (RF), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan novčani iznos, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu {name} adresu, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan {name} kod, npr. {example}.
        Polje „{attribute}“ ne može se provjeriti jer država nije navedena ili nije poznata.
        Polje „{attribute}“ mora sadržavati valjan {name} identifikator, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan {name} broj, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj osobne iskaznice ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj osobne iskaznice, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj kontejnera, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu registarsku oznaku vozila ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu registarsku oznaku vozila, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj putovnice ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj putovnice, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan telefonski broj ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan telefonski broj s pozivnim brojem države, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan poštanski broj ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan poštanski broj, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj socijalnog osiguranja ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan broj socijalnog osiguranja, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan porezni broj ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan porezni broj, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan PDV identifikacijski broj ({country}), npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan PDV identifikacijski broj, npr. {example}.
        """#)
}
