// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let hu = read(
        #"""
        „{attribute}”: érvényes bankszámlaszám szükséges ({country}), például {example}.
        „{attribute}”: érvényes bankszámlaszám szükséges, például {example}.
        „{attribute}”: érvényes bankkód szükséges ({country}), például {example}.
        „{attribute}”: érvényes bankkód szükséges, például {example}.
        „{attribute}”: érvényes cégjegyzékszám szükséges ({country}), például {example}.
        „{attribute}”: érvényes cégjegyzékszám szükséges, például {example}.
        „{attribute}”: érvényes fizetési hivatkozás (RF) szükséges, például {example}.
        „{attribute}”: érvényes pénzösszeg szükséges, például {example}.
        „{attribute}”: érvényes {name}-cím szükséges, például {example}.
        „{attribute}”: érvényes {name}-kód szükséges, például {example}.
        „{attribute}”: nem ellenőrizhető, mert az ország hiányzik vagy nem ismert.
        „{attribute}”: érvényes {name}-azonosító szükséges, például {example}.
        „{attribute}”: érvényes {name}-szám szükséges, például {example}.
        „{attribute}”: érvényes személyiigazolvány-szám szükséges ({country}), például {example}.
        „{attribute}”: érvényes személyiigazolvány-szám szükséges, például {example}.
        „{attribute}”: érvényes konténerszám szükséges, például {example}.
        „{attribute}”: érvényes rendszám szükséges ({country}), például {example}.
        „{attribute}”: érvényes rendszám szükséges, például {example}.
        „{attribute}”: érvényes útlevélszám szükséges ({country}), például {example}.
        „{attribute}”: érvényes útlevélszám szükséges, például {example}.
        „{attribute}”: érvényes telefonszám szükséges ({country}), például {example}.
        „{attribute}”: érvényes telefonszám szükséges (országhívóval), például {example}.
        „{attribute}”: érvényes irányítószám szükséges ({country}), például {example}.
        „{attribute}”: érvényes irányítószám szükséges, például {example}.
        „{attribute}”: érvényes társadalombiztosítási szám szükséges ({country}), például {example}.
        „{attribute}”: érvényes társadalombiztosítási szám szükséges, például {example}.
        „{attribute}”: érvényes adószám szükséges ({country}), például {example}.
        „{attribute}”: érvényes adószám szükséges, például {example}.
        „{attribute}”: érvényes áfaazonosító szám szükséges ({country}), például {example}.
        „{attribute}”: érvényes áfaazonosító szám szükséges, például {example}.
        """#)
}
