// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let sk = read(
        #"""
        Pole „{attribute}“ musí obsahovať platné číslo bankového účtu ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo bankového účtu, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný kód banky ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný kód banky, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné identifikačné číslo firmy ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné identifikačné číslo firmy, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platnú platobnú referenciu (RF), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platnú peňažnú sumu, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platnú adresu {name}, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný kód {name}, napríklad {example}.
        Pole „{attribute}“ nemožno skontrolovať, pretože krajina nie je uvedená alebo nie je známa.
        Pole „{attribute}“ musí obsahovať platný identifikátor {name}, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo {name}, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo občianskeho preukazu ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo občianskeho preukazu, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo kontajnera, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné evidenčné číslo vozidla ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné evidenčné číslo vozidla, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo pasu ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo pasu, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné telefónne číslo ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné telefónne číslo s medzinárodnou predvoľbou, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné poštové smerovacie číslo ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné poštové smerovacie číslo, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo sociálneho poistenia ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo sociálneho poistenia, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné daňové identifikačné číslo ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné daňové identifikačné číslo, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné identifikačné číslo pre DPH (IČ DPH) ({country}), napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné identifikačné číslo pre DPH (IČ DPH), napríklad {example}.
        """#)
}
