// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let srLatn = read(
        #"""
        Polje „{attribute}“ mora da sadrži ispravan broj bankovnog računa ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj bankovnog računa, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan kod banke ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan kod banke, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan matični broj preduzeća ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan matični broj preduzeća, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan poziv na broj (RF), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan novčani iznos, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu {name} adresu, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan {name} kod, npr. {example}.
        Polje „{attribute}“ ne može da se proveri jer država nije navedena ili nije poznata.
        Polje „{attribute}“ mora da sadrži ispravan {name} identifikator, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan {name} broj, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj lične karte ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj lične karte, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj kontejnera, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu registarsku oznaku vozila ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu registarsku oznaku vozila, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj pasoša ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj pasoša, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj telefona ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj telefona sa pozivnim brojem zemlje, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan poštanski broj ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan poštanski broj, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj socijalnog osiguranja ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj socijalnog osiguranja, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan poreski identifikacioni broj ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan poreski identifikacioni broj, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan PDV broj ({country}), npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan PDV broj, npr. {example}.
        """#)
}
