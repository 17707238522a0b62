// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let eu = read(
        #"""
        “{attribute}” eremuaren balioak baliozko banku-kontuaren zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko banku-kontuaren zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko banku-kodea izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko banku-kodea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak enpresaren baliozko erregistro-zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak enpresaren baliozko erregistro-zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko ordainketa-erreferentzia (RF) izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko diru-kopurua izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko {name} helbidea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko {name} kodea izan behar du, adibidez {example}.
        Ezin da “{attribute}” eremuaren balioa egiaztatu, herrialdea falta delako edo ezezaguna delako.
        “{attribute}” eremuaren balioak baliozko {name} identifikatzailea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko {name} zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko nortasun-agiriaren zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko nortasun-agiriaren zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko edukiontzi-zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko matrikula izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko matrikula izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko pasaporte-zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko pasaporte-zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko telefono-zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko telefono-zenbakia izan behar du (herrialdeko aurrezenbakiarekin), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko posta-kodea izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko posta-kodea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko gizarte-segurantzako zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko gizarte-segurantzako zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko identifikazio fiskaleko zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko identifikazio fiskaleko zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko BEZ zenbakia izan behar du ({country}), adibidez {example}.
        “{attribute}” eremuaren balioak baliozko BEZ zenbakia izan behar du, adibidez {example}.
        """#)
}
