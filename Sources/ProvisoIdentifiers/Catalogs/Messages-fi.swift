// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let fi = read(
        #"""
        Kentän ”{attribute}” arvon on oltava kelvollinen pankkitilin numero ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen pankkitilin numero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen pankkikoodi ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen pankkikoodi, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen yrityksen rekisterinumero ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen yrityksen rekisterinumero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen RF-viite, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen rahamäärä, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen {name}-osoite, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen {name}-koodi, esimerkiksi {example}.
        Kentän ”{attribute}” arvoa ei voi tarkistaa, koska maa puuttuu tai sitä ei tunneta.
        Kentän ”{attribute}” arvon on oltava kelvollinen {name}-tunniste, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen {name}-numero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen henkilökortin numero ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen henkilökortin numero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen kontin numero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen ajoneuvon rekisteritunnus ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen ajoneuvon rekisteritunnus, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen passin numero ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen passin numero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen puhelinnumero ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen puhelinnumero (maakoodin kanssa), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen postinumero ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen postinumero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen sosiaaliturvatunnus ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen sosiaaliturvatunnus, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen verotunniste ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen verotunniste, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen ALV-tunniste ({country}), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen ALV-tunniste, esimerkiksi {example}.
        """#)
}
