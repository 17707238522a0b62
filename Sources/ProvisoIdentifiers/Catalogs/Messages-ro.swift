// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let ro = read(
        #"""
        Câmpul „{attribute}” trebuie să fie un număr de cont bancar valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de cont bancar valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod bancar valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod bancar valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de înregistrare a companiei valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de înregistrare a companiei valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o referință de plată (RF) validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o sumă de bani validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o adresă {name} validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod {name} valid, de exemplu {example}.
        Câmpul „{attribute}” nu poate fi verificat, deoarece țara lipsește sau nu este cunoscută.
        Câmpul „{attribute}” trebuie să fie un identificator {name} valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr {name} valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de carte de identitate valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de carte de identitate valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de container valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de înmatriculare valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de înmatriculare valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de pașaport valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de pașaport valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de telefon valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de telefon valid cu prefix internațional, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod poștal valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod poștal valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de securitate socială valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de securitate socială valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod de identificare fiscală valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod de identificare fiscală valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod de TVA valid ({country}), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod de TVA valid, de exemplu {example}.
        """#)
}
