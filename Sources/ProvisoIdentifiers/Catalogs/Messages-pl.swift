// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let pl = read(
        #"""
        Pole „{attribute}” wymaga prawidłowego numeru rachunku bankowego ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru rachunku bankowego, np. {example}.
        Pole „{attribute}” wymaga prawidłowego kodu banku ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego kodu banku, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru rejestrowego firmy ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru rejestrowego firmy, np. {example}.
        Pole „{attribute}” wymaga prawidłowej referencji płatności (RF), np. {example}.
        Pole „{attribute}” wymaga prawidłowej kwoty pieniężnej, np. {example}.
        Pole „{attribute}” wymaga prawidłowego adresu {name}, np. {example}.
        Pole „{attribute}” wymaga prawidłowego kodu {name}, np. {example}.
        Nie można sprawdzić pola „{attribute}”, ponieważ kraj nie jest podany lub nie jest znany.
        Pole „{attribute}” wymaga prawidłowego identyfikatora {name}, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru {name}, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru dowodu osobistego ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru dowodu osobistego, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru kontenera, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru rejestracyjnego pojazdu ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru rejestracyjnego pojazdu, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru paszportu ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru paszportu, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru telefonu ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru telefonu z numerem kierunkowym kraju, np. {example}.
        Pole „{attribute}” wymaga prawidłowego kodu pocztowego ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego kodu pocztowego, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru ubezpieczenia społecznego ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru ubezpieczenia społecznego, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru identyfikacji podatkowej ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru identyfikacji podatkowej, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru VAT ({country}), np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru VAT, np. {example}.
        """#)
}
