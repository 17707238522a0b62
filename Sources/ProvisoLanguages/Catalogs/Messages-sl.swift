// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let sl = CatalogTable.read(
        "sl",
        #"""
        Polje „{attribute}“ mora ostati prazno.
        Obvezno je tudi polje „{attribute}“, ker je navedeno naslednje: {given}.
        Polje „{attribute}“ lahko vsebuje samo črke.
        Polje „{attribute}“ lahko vsebuje samo črke in števke.
        Polje „{attribute}“ nima nobene od dovoljenih oblik.
        Polje „{attribute}“ lahko vsebuje samo znake ASCII.
        Vrednost polja „{attribute}“ ni veljavna.
        Polja „{attribute}“ ni bilo mogoče preveriti.
        Polje „{attribute}“ še ni bilo preverjeno.
        Polja „{name}“ ni.
        Polja „{name}“ ni. Ste mislili „{suggestion}“?
        Polje „{attribute}“ ne vsebuje veljavne vrednosti Base32.
        Polje „{attribute}“ ne vsebuje veljavne vrednosti Base64.
        Polje „{attribute}“ ne vsebuje veljavne kode BIC.
        Polje „{attribute}“ mora imeti vrednost {true} ali {false}.
        Polje „{attribute}“ ne vsebuje veljavnega datuma poteka.
        Datum v polju „{attribute}“ je že pretekel.
        Polje „{attribute}“ ne vsebuje veljavne varnostne kode.
        Vrednost polja „{attribute}“ mora biti enaka {compareValue}.
        Vrednost polja „{attribute}“ se mora ujemati s poljem „{compareAttribute}“.
        Polje „{attribute}“ nima pričakovane vrednosti.
        Vrednost polja „{attribute}“ mora biti večja od {compareValue}.
        Vrednost polja „{attribute}“ mora biti večja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti večja.
        Vrednost polja „{attribute}“ ne sme biti manjša od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti manjša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti večja.
        Vrednost polja „{attribute}“ mora biti manjša od {compareValue}.
        Vrednost polja „{attribute}“ mora biti manjša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti manjša.
        Vrednost polja „{attribute}“ ne sme biti večja od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti večja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti manjša.
        Vrednost polja „{attribute}“ ne sme biti enaka {compareValue}.
        Vrednost polja „{attribute}“ se mora razlikovati od polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ ni dovoljena.
        Vrednosti polja „{attribute}“ ni mogoče primerjati z vrednostjo {compareValue}.
        Vrednosti polja „{attribute}“ ni mogoče primerjati s poljem „{compareAttribute}“.
        Vrednosti polja „{attribute}“ ni mogoče primerjati.
        Vrednost polja „{attribute}“ ni veljavna.
        Polje „{attribute}“ mora vsebovati „{containedValue}“.
        Polje „{attribute}“ ne vsebuje veljavnega položaja.
        Polje „{attribute}“ mora imeti natanko {count} element.|Polje „{attribute}“ mora imeti natanko {count} elementa.|Polje „{attribute}“ mora imeti natanko {count} elemente.|Polje „{attribute}“ mora imeti natanko {count} elementov.
        Polje „{attribute}“ mora imeti najmanj {min} element.|Polje „{attribute}“ mora imeti najmanj {min} elementa.|Polje „{attribute}“ mora imeti najmanj {min} elemente.|Polje „{attribute}“ mora imeti najmanj {min} elementov.
        Polje „{attribute}“ ima lahko največ {max} element.|Polje „{attribute}“ ima lahko največ {max} elementa.|Polje „{attribute}“ ima lahko največ {max} elemente.|Polje „{attribute}“ ima lahko največ {max} elementov.
        Polje „{attribute}“ mora biti seznam.
        Polje „{attribute}“ ne vsebuje veljavne kode države.
        Polje „{attribute}“ ne vsebuje veljavne barve.
        Polje „{attribute}“ ne vsebuje veljavne kode valute.
        Vrednost polja „{attribute}“ ni veljavna.
        Polje „{attribute}“ ne vsebuje veljavnega podatkovnega identifikatorja URI.
        Polje „{attribute}“ ne vsebuje veljavnega datuma.
        Vrednost polja „{attribute}“ ne sme biti pred datumom {earliest}.
        Vrednost polja „{attribute}“ ne sme biti po datumu {latest}.
        Datum v polju „{attribute}“ mora biti v prihodnosti.
        Datum v polju „{attribute}“ mora biti v preteklosti.
        Vrednost polja „{attribute}“ mora biti po datumu {after}.
        Vrednost polja „{attribute}“ mora biti pred datumom {before}.
        Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leto.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leti.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leta.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} let.
        Polje „{attribute}“ ne vsebuje veljavnega datuma s časom.
        Vrednost polja „{attribute}“ ne sme biti pred datumom {earliest}.
        Vrednost polja „{attribute}“ ne sme biti po datumu {latest}.
        Datum v polju „{attribute}“ mora biti v prihodnosti.
        Datum v polju „{attribute}“ mora biti v preteklosti.
        Vrednost polja „{attribute}“ mora biti po datumu {after}.
        Vrednost polja „{attribute}“ mora biti pred datumom {before}.
        Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leto.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leti.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leta.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} let.
        Polje „{attribute}“ mora biti število.
        Polje „{attribute}“ mora imeti najmanj {min} decimalno mesto.|Polje „{attribute}“ mora imeti najmanj {min} decimalni mesti.|Polje „{attribute}“ mora imeti najmanj {min} decimalna mesta.|Polje „{attribute}“ mora imeti najmanj {min} decimalnih mest.
        Polje „{attribute}“ ima lahko največ {max} decimalno mesto.|Polje „{attribute}“ ima lahko največ {max} decimalni mesti.|Polje „{attribute}“ ima lahko največ {max} decimalna mesta.|Polje „{attribute}“ ima lahko največ {max} decimalnih mest.
        Polje „{attribute}“ ne vsebuje veljavnega imena domene.
        Polje „{attribute}“ ne vsebuje veljavnega trajanja.
        Polje „{attribute}“ ne vsebuje veljavne telefonske številke.
        Polje „{attribute}“ mora biti seznam.
        Polje „{attribute}“ ne vsebuje veljavne kode EAN.
        Polje „{attribute}“ ne vsebuje veljavnega e-poštnega naslova.
        Domena v polju „{attribute}“ ne sprejema pošte.
        Domene v polju „{attribute}“ ni bilo mogoče preveriti.
        Polje „{attribute}“ se mora končati z nizom „{suffix}“.
        Obrazec ni bil preverjen.
        Polje „{attribute}“ ni bilo pravilno poslano: {reason}.
        Polje „{attribute}“ ni bilo pravilno poslano: {reason}.
        Polje „{attribute}“ ni bilo pravilno poslano: {reason}.
        Polje „{attribute}“ ne vsebuje veljavne zgoščene vrednosti.
        Polje „{attribute}“ ne vsebuje veljavne šestnajstiške vrednosti.
        Polje „{attribute}“ ne vsebuje veljavne barve.
        Polje „{attribute}“ ne vsebuje veljavnega imena gostitelja.
        Polje „{attribute}“ ne vsebuje veljavne številke IBAN.
        Vrednost polja „{attribute}“ ni med dovoljenimi.
        Vrednost polja „{attribute}“ ni dovoljena.
        Polje „{attribute}“ mora biti celo število.
        Polje „{attribute}“ ne vsebuje veljavnega naslova IP.
        Polje „{attribute}“ ne vsebuje veljavnega identifikatorja IRI.
        Polje „{attribute}“ ne vsebuje veljavnega sklica IRI.
        Polje „{attribute}“ ne vsebuje veljavne številke ISBN.
        Polje „{attribute}“ ne vsebuje veljavne kode ISIN.
        Polje „{attribute}“ ne vsebuje veljavne številke ISSN.
        Polje „{attribute}“ ne vsebuje veljavnega dokumenta JSON.
        Polje „{attribute}“ ne vsebuje veljavnega kazalca JSON.
        Polje „{attribute}“ ne vsebuje veljavnega žetona JSON Web Token.
        Polje „{attribute}“ ne vsebuje veljavne kode jezika.
        Polje „{attribute}“ ne vsebuje veljavnega položaja.
        Polje „{attribute}“ ne vsebuje veljavne zemljepisne širine.
        Polje „{attribute}“ ne vsebuje veljavne zemljepisne dolžine.
        Polje „{attribute}“ mora biti zapisano z malimi črkami.
        Polje „{attribute}“ ne vsebuje veljavne številke.
        Polje „{attribute}“ ne vsebuje veljavnega naslova MAC.
        Polje „{attribute}“ nima pričakovane oblike.
        Polje „{attribute}“ mora vsebovati števko.
        Polje „{attribute}“ mora vsebovati malo črko.
        Polje „{attribute}“ mora vsebovati simbol.
        Polje „{attribute}“ mora vsebovati veliko črko.
        Polje „{attribute}“ ima nedovoljeno obliko.
        Vrednost polja „{attribute}“ je predolga.
        Polje „{attribute}“ ne vsebuje veljavne vrste medija.
        Vrednost polja „{attribute}“ mora biti večkratnik števila {divisor}.
        Polje „{attribute}“ ne vsebuje veljavnega identifikatorja Nano ID.
        Vrednost polja „{attribute}“ mora biti manjša od 0.
        Polje „{attribute}“ ima preveč ravni.
        Polje „{attribute}“ mora biti objekt.
        Vrednost polja „{attribute}“ ni dovoljena.
        Polje „{attribute}“ mora biti celo število.
        Vrednost polja „{attribute}“ je lahko največ {max}.
        Vrednost polja „{attribute}“ mora biti manjša od {max}.
        Vrednost polja „{attribute}“ mora biti najmanj {min}.
        Polje „{attribute}“ mora biti število.
        Polje „{attribute}“ mora vsebovati števko.
        Polje „{attribute}“ mora vsebovati malo črko.
        Polje „{attribute}“ mora vsebovati simbol.
        Polje „{attribute}“ mora vsebovati veliko črko.
        Polje „{attribute}“ mora imeti najmanj {min} znak.|Polje „{attribute}“ mora imeti najmanj {min} znaka.|Polje „{attribute}“ mora imeti najmanj {min} znake.|Polje „{attribute}“ mora imeti najmanj {min} znakov.
        Polje „{attribute}“ mora biti besedilo.
        Polje „{attribute}“ ne vsebuje veljavne številke kartice.
        Polje „{attribute}“ ne vsebuje veljavne številke vrat.
        Vrednost polja „{attribute}“ mora biti večja od 0.
        Polje „{attribute}“ lahko vsebuje samo znake, ki jih je mogoče natisniti.
        Zapisa ni mogoče prebrati: {reason}.
        Polje „{attribute}“ ne vsebuje veljavnega relativnega kazalca JSON.
        {attribute}: {message}
        Najdena je {count} težava.|Najdeni sta {count} težavi.|Najdene so {count} težave.|Najdenih je {count} težav.
        Polje „{attribute}“ je obvezno.
        Polje „{attribute}“ mora imeti vrednost {requiredValue}.
        Scenarija „{name}“ ni.
        Scenarija „{name}“ ni. Ste mislili „{suggestion}“?
        Polje „{attribute}“ ne vsebuje veljavne številke različice.
        Polje „{attribute}“ ne vsebuje veljavnega niza slug.
        Polje „{attribute}“ vsebuje znake, ki bi lahko zavedli bralca.
        Polje „{attribute}“ se mora začeti z nizom „{prefix}“.
        Polje „{attribute}“ mora imeti natanko {length} znak.|Polje „{attribute}“ mora imeti natanko {length} znaka.|Polje „{attribute}“ mora imeti natanko {length} znake.|Polje „{attribute}“ mora imeti natanko {length} znakov.
        Polje „{attribute}“ ima lahko največ {max} znak.|Polje „{attribute}“ ima lahko največ {max} znaka.|Polje „{attribute}“ ima lahko največ {max} znake.|Polje „{attribute}“ ima lahko največ {max} znakov.
        Polje „{attribute}“ mora imeti najmanj {min} znak.|Polje „{attribute}“ mora imeti najmanj {min} znaka.|Polje „{attribute}“ mora imeti najmanj {min} znake.|Polje „{attribute}“ mora imeti najmanj {min} znakov.
        Polje „{attribute}“ mora biti besedilo.
        Polje „{attribute}“ ne vsebuje veljavnega časa.
        Vrednost polja „{attribute}“ mora biti po {after}.
        Vrednost polja „{attribute}“ mora biti pred {before}.
        Polje „{attribute}“ ne vsebuje veljavnega časovnega pasu.
        Rok je potekel
        Neveljavna vrednost
        Se ne ujema
        Manjka znak
        Mora se razlikovati
        Ni število
        Nedovoljena vrednost
        Ni preverjeno
        Ni najdeno
        Ni na seznamu
        Ni celo število
        Obvezno polje
        Prevelika vrednost
        Prezgodaj
        Premalo
        Prepozno
        Predolgo besedilo
        Preveč
        Prekratko besedilo
        Premajhna vrednost
        Ni mogoče prebrati
        Nedovoljeni znaki
        Napačno število
        Napačna oblika
        Napačna dolžina
        Napačna vrsta
        Polje „{attribute}“ ne vsebuje veljavnega identifikatorja ULID.
        Polje „{attribute}“ mora biti zapisano z velikimi črkami.
        Polje „{attribute}“ ne vsebuje veljavnega identifikatorja URI.
        Polje „{attribute}“ ne vsebuje veljavnega sklica URI.
        Polje „{attribute}“ ne vsebuje veljavne predloge URI.
        Polje „{attribute}“ ne vsebuje veljavnega naslova URL.
        Polje „{attribute}“ ne vsebuje veljavnega identifikatorja UUID.
        """#)
}
