// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let lt = read(
        #"""
        Lauko „{attribute}“ reikšmė turi būti tinkamas banko sąskaitos numeris ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas banko sąskaitos numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas banko kodas ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas banko kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas įmonės kodas ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas įmonės kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama mokėjimo nuoroda (RF), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama pinigų suma, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas {name} adresas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas {name} kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmės patikrinti negalima, nes šalis nenurodyta arba nežinoma.
        Lauko „{attribute}“ reikšmė turi būti tinkamas {name} identifikatorius, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas {name} numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas asmens tapatybės kortelės numeris ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas asmens tapatybės kortelės numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas konteinerio numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas transporto priemonės valstybinis numeris ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas transporto priemonės valstybinis numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas paso numeris ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas paso numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas telefono numeris ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas telefono numeris su šalies kodu, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas pašto kodas ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas pašto kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas socialinio draudimo numeris ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas socialinio draudimo numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas mokesčių mokėtojo kodas ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas mokesčių mokėtojo kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas PVM mokėtojo kodas ({country}), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas PVM mokėtojo kodas, pvz., {example}.
        """#)
}
