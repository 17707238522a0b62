// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let sl = CatalogTable.read(
        "sl",
        #"""
        Polje „{attribute}“ mora ostati prazno.
        Obvezno je tudi polje „{attribute}“, ker je navedeno naslednje: {given}.
        Polje „{attribute}“ lahko vsebuje samo črke.
        Polje „{attribute}“ lahko vsebuje samo črke (A–Z).
        Polje „{attribute}“ lahko vsebuje samo črke in števke.
        Polje „{attribute}“ lahko vsebuje samo črke in števke (A–Z, 0–9).
        Polje „{attribute}“ nima nobene od dovoljenih oblik.
        Polje „{attribute}“ lahko vsebuje samo črke brez naglasov (A–Z), števke in običajna ločila.
        Vrednost polja „{attribute}“ ni veljavna. Preverite jo in poskusite znova.
        Polja „{attribute}“ ni bilo mogoče preveriti. Poskusite znova pozneje.
        Polje „{attribute}“ še ni bilo preverjeno.
        Zapisi s težavo v polju „{attribute}“: {count} od {total}. Dovoljeno je največ {limit}.
        Zapisi s težavo v kombinaciji polj {attributes}: {count} od {total}. Dovoljeno je največ {limit}.
        Polja „{name}“ ni.
        Polja „{name}“ ni. Ste mislili „{suggestion}“?
        Polje „{attribute}“ mora vsebovati veljavno vrednost Base32 (A–Z, 2–7).
        Polje „{attribute}“ mora vsebovati veljavno vrednost Base64, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno kodo BIC ({min} ali {max} znakov), na primer {example}.
        Polje „{attribute}“ mora imeti vrednost {true} ali {false}.
        Polje „{attribute}“ mora vsebovati veljaven datum poteka, na primer {example}.
        Datum v polju „{attribute}“ je že pretekel. Uporabite kartico, ki še ni potekla.
        Polje „{attribute}“ mora vsebovati veljavno varnostno kodo ({min} ali {max} števke).
        Polje „{attribute}“ mora vsebovati veljavno varnostno kodo ({count} števke).
        Stolpec „{column}“ ni dovoljen.
        Manjka stolpec „{column}“.
        Manjka stolpec „{column}“. Videti je, da so celice ločene z znakom „{delimiter}“.
        Manjka stolpec „{column}“. Obstaja stolpec „{suggestion}“.
        Ime stolpca „{column}“ nima pričakovane oblike.
        Stolpec „{column}“ mora biti za stolpcem „{previous}“.
        Stolpec „{column}“ ni predviden.
        Stolpec „{column}“ ni predviden. Ste mislili „{suggestion}“?
        Vrednost polja „{attribute}“ mora biti enaka {compareValue}.
        Vrednost polja „{attribute}“ se mora ujemati s poljem „{compareAttribute}“.
        Polje „{attribute}“ nima pričakovane vrednosti. Preverite jo in poskusite znova.
        Vrednost polja „{attribute}“ mora biti večja od {compareValue}.
        Vrednost polja „{attribute}“ mora biti večja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti poznejša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je prenizka.
        Datum v polju „{attribute}“ je prezgoden.
        Vrednost polja „{attribute}“ mora biti po datumu {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti manjša od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti manjša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ ne sme biti zgodnejša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je prenizka.
        Datum v polju „{attribute}“ je prezgoden.
        Vrednost polja „{attribute}“ ne sme biti pred datumom {compareValue}.
        Vrednost polja „{attribute}“ mora biti manjša od {compareValue}.
        Vrednost polja „{attribute}“ mora biti manjša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti zgodnejša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je previsoka.
        Datum v polju „{attribute}“ je prepozen.
        Vrednost polja „{attribute}“ mora biti pred datumom {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti večja od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti večja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ ne sme biti poznejša od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je previsoka.
        Datum v polju „{attribute}“ je prepozen.
        Vrednost polja „{attribute}“ ne sme biti po datumu {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti enaka {compareValue}.
        Vrednost polja „{attribute}“ se mora razlikovati od polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ ni dovoljena. Izberite drugo.
        Vrednost polja „{attribute}“ mora biti iste vrste kot {compareValue}.
        Vrednost polja „{attribute}“ mora biti iste vrste kot vrednost polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je napačne vrste.
        Vrednost polja „{attribute}“ ni veljavna. Preverite jo in poskusite znova.
        Polje „{attribute}“ mora vsebovati „{containedValue}“.
        Polje „{attribute}“ mora vsebovati „{containedValue}“ vsaj {min}-krat.|Polje „{attribute}“ mora vsebovati „{containedValue}“ vsaj {min}-krat.|Polje „{attribute}“ mora vsebovati „{containedValue}“ vsaj {min}-krat.|Polje „{attribute}“ mora vsebovati „{containedValue}“ vsaj {min}-krat.
        Polje „{attribute}“ mora vsebovati veljavne koordinate, na primer {example}.
        Polje „{attribute}“ mora imeti natanko {count} element.|Polje „{attribute}“ mora imeti natanko {count} elementa.|Polje „{attribute}“ mora imeti natanko {count} elemente.|Polje „{attribute}“ mora imeti natanko {count} elementov.
        Polje „{attribute}“ mora imeti natanko eno od dovoljenih oblik. Število ustreznih oblik: {count}.
        Polje „{attribute}“ mora imeti najmanj {min} element.|Polje „{attribute}“ mora imeti najmanj {min} elementa.|Polje „{attribute}“ mora imeti najmanj {min} elemente.|Polje „{attribute}“ mora imeti najmanj {min} elementov.
        Polje „{attribute}“ ima lahko največ {max} element.|Polje „{attribute}“ ima lahko največ {max} elementa.|Polje „{attribute}“ ima lahko največ {max} elemente.|Polje „{attribute}“ ima lahko največ {max} elementov.
        Polje „{attribute}“ mora biti seznam.
        Polje „{attribute}“ mora vsebovati veljavno kodo države, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven urnik cron, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno barvo CSS, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno kodo valute, na primer {example}.
        Vrednost polja „{attribute}“ ni veljavna. Preverite jo in poskusite znova.
        Polje „{attribute}“ mora vsebovati veljaven podatkovni identifikator URI, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven datum, na primer {example}.
        Vrednost polja „{attribute}“ ne sme biti pred datumom {earliest}.
        Vrednost polja „{attribute}“ ne sme biti po datumu {latest}.
        Datum v polju „{attribute}“ mora biti v prihodnosti.
        Datum v polju „{attribute}“ mora biti v preteklosti.
        Vrednost polja „{attribute}“ mora biti po datumu {after}.
        Vrednost polja „{attribute}“ mora biti pred datumom {before}.
        Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leto.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leti.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} leta.|Od datuma v polju „{attribute}“ mora preteči najmanj {minAge} let.
        Polje „{attribute}“ mora vsebovati veljaven datum s časom, na primer {example}.
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
        Število različnih vrednosti v polju „{attribute}“ mora biti najmanj {min}.|Število različnih vrednosti v polju „{attribute}“ mora biti najmanj {min}.|Število različnih vrednosti v polju „{attribute}“ mora biti najmanj {min}.|Število različnih vrednosti v polju „{attribute}“ mora biti najmanj {min}.
        Število različnih kombinacij polj {attributes} mora biti najmanj {min}.
        Število različnih vrednosti v polju „{attribute}“ je lahko največ {max}.|Število različnih vrednosti v polju „{attribute}“ je lahko največ {max}.|Število različnih vrednosti v polju „{attribute}“ je lahko največ {max}.|Število različnih vrednosti v polju „{attribute}“ je lahko največ {max}.
        Število različnih kombinacij polj {attributes} sme biti največ {max}.
        Polje „{attribute}“ mora vsebovati veljavno ime domene, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno trajanje, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno telefonsko številko z mednarodno kodo, na primer {example}.
        Polje „{attribute}“ mora biti seznam.
        Polje „{attribute}“ mora vsebovati veljavno kodo {name}. Preverite števke.
        Polje „{attribute}“ mora vsebovati veljaven e-poštni naslov, na primer {example}.
        Domena v polju „{attribute}“ ne sprejema pošte. Preverite del za znakom @.
        Domena v polju „{attribute}“ je videti napačno zapisana. Preverite del za znakom @.
        Domene v polju „{attribute}“ ni bilo mogoče preveriti. Poskusite znova pozneje.
        Polje „{attribute}“ se mora končati z nizom „{suffix}“.
        Vrednosti polja „{attribute}“ ni bilo mogoče najti v datoteki „{source}“.
        Vrednosti polja „{attribute}“ ni bilo mogoče najti v stolpcu „{column}“.
        Kombinacije polj {attributes} ni bilo mogoče najti v stolpcih „{column}“.
        Kombinacije polj {attributes} ni bilo mogoče najti v datoteki „{source}“.
        Obrazca ni bilo mogoče preveriti. Poskusite znova.
        Polja „{attribute}“ ni bilo mogoče prebrati. Obrazec pošljite znova.
        Polja „{attribute}“ ni bilo mogoče prebrati. Obrazec pošljite znova.
        Polja „{attribute}“ ni bilo mogoče prebrati. Obrazec pošljite znova.
        Polje „{attribute}“ mora vsebovati veljavno zgoščeno vrednost ({name}).
        Polje „{attribute}“ mora vsebovati veljavno šestnajstiško vrednost (0–9, A–F, v parih).
        Polje „{attribute}“ mora vsebovati veljavno šestnajstiško barvo, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno ime gostitelja, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko IBAN. Preverite, ali je kje tipkarska napaka.
        Vrednost polja „{attribute}“ ni med dovoljenimi. Izberite drugo.
        Vrednost polja „{attribute}“ ni dovoljena. Izberite drugo.
        Vrednost polja „{attribute}“ ni med dovoljenimi: {values}.
        Polje „{attribute}“ mora biti celo število.
        Polje „{attribute}“ mora biti celo število brez decimalnih mest.
        Polje „{attribute}“ mora vsebovati veljaven naslov IP, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven identifikator IRI, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven sklic IRI, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko {name}. Preverite števke.
        Polje „{attribute}“ mora vsebovati veljavno kodo ISIN. Preverite, ali je kje tipkarska napaka.
        Polje „{attribute}“ mora vsebovati veljavno številko ISSN. Preverite števke.
        Polje „{attribute}“ mora vsebovati veljaven dokument JSON.
        Polje „{attribute}“ mora vsebovati veljaven kazalec JSON, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven žeton JSON Web Token.
        Polje „{attribute}“ mora biti objekt.
        Polje „{attribute}“ mora vsebovati veljavno kodo jezika, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavne koordinate, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno zemljepisno širino od {min} do {max}.
        Polje „{attribute}“ mora vsebovati veljavno zemljepisno dolžino od {min} do {max}.
        Polje „{attribute}“ mora biti zapisano z malimi črkami.
        Polje „{attribute}“ mora vsebovati veljavno številko. Preverite števke.
        Polje „{attribute}“ mora vsebovati veljaven naslov MAC, na primer {example}.
        Polje „{attribute}“ nima pričakovane oblike.
        Polje „{attribute}“ mora vsebovati števko.
        Polje „{attribute}“ mora vsebovati malo črko.
        Polje „{attribute}“ mora vsebovati poseben znak, na primer ! ali %.
        Polje „{attribute}“ mora vsebovati veliko črko.
        Polje „{attribute}“ nima pričakovane oblike. Primer: {example}.
        Polje „{attribute}“ ima nedovoljeno obliko.
        Vrednost polja „{attribute}“ je predolga. Skrajšajte besedilo.
        Polje „{attribute}“ mora vsebovati veljavno vrsto medija, na primer {example}.
        Vrednost polja „{attribute}“ mora biti večkratnik števila {divisor}.
        Polje „{attribute}“ mora vsebovati veljaven identifikator Nano ID, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven identifikator Nano ID.
        Vrednost polja „{attribute}“ mora biti manjša od {limit}.
        Polje „{attribute}“ ima preveč ravni.
        Polje „{attribute}“ mora biti objekt.
        Vrednost polja „{attribute}“ ni dovoljena. Izberite drugo.
        Polje „{attribute}“ mora biti celo število.
        Polje „{attribute}“ mora biti celo število brez decimalnih mest.
        Vrednost polja „{attribute}“ je lahko največ {max}.
        Vrednost polja „{attribute}“ mora biti manjša od {max}.
        Vrednost polja „{attribute}“ mora biti najmanj {min}.
        Polje „{attribute}“ mora biti število.
        Polje „{attribute}“ mora vsebovati števko.
        Polje „{attribute}“ mora vsebovati malo črko.
        Polje „{attribute}“ mora vsebovati poseben znak, na primer ! ali %.
        Polje „{attribute}“ mora vsebovati veliko črko.
        Polje „{attribute}“ mora imeti najmanj {min} znak.|Polje „{attribute}“ mora imeti najmanj {min} znaka.|Polje „{attribute}“ mora imeti najmanj {min} znake.|Polje „{attribute}“ mora imeti najmanj {min} znakov.
        Polje „{attribute}“ mora biti besedilo.
        Polje „{attribute}“ mora vsebovati veljavno številko kartice. Preverite števke.
        Polje „{attribute}“ mora vsebovati veljavno številko kartice ({name}). Preverite števke.
        Polje „{attribute}“ mora vsebovati veljavno številko vrat od {min} do {max}.
        Vrednost polja „{attribute}“ mora biti večja od {limit}.
        Polje „{attribute}“ vsebuje znake, ki jih ni mogoče prikazati, na primer tabulatorje ali prelome vrstic. Odstranite jih.
        Polje „{attribute}“ lahko vsebuje samo črke brez naglasov (A–Z), števke in običajna ločila.
        naslov IP ni dovoljen
        \u brez štirih šestnajstiških števk
        znak za odstotek brez dveh šestnajstiških števk
        nastavljeni biti gostitelja
        nezaprto polje vrednosti
        vrsta kartice ni sprejeta
        oznaka vrstnega reda bajtov sredi besedila
        preklicano
        nedovoljen znak
        znak na tem mestu ni dovoljen
        zaklepaj se ne ujema
        manjka zaklepaj
        zaklepaj brez oklepaja
        za ključem manjka dvopičje
        diakritično znamenje brez črke
        vejica za zadnjo vrednostjo
        manjka vejica
        vejica brez vrednosti pred njo
        komentar
        krmilni znak
        krmilni znak v nizu
        država ni sprejeta
        prikazno ime ni v narekovajih
        predolga domena
        podvojen ključ
        prazno
        prazen del
        poteklo
        fragment ni dovoljen
        polovica nadomestnega para
        šestnajstiško število
        ura zunaj obsega
        neveljaven Punycode
        neveljaven UTF-8
        neveljavna vrhnja domena
        neviden znak
        podvojen ključ
        dva ključa za isto polje
        ni objekt
        neveljaven UTF-8
        njegovo ime nasprotuje drugemu
        njegovo ime ne pove, kateremu elementu pripada
        število celic ne ustreza stolpcem
        ključ ni niz
        ključ ni v narekovajih
        ničla na začetku
        prelom vrstice ni dovoljen
        neberljiv odgovor
        minuta zunaj obsega
        pika na napačnem mestu
        vezaj na napačnem mestu
        del na napačnem mestu
        ločilo na napačnem mestu
        pomešane števke
        pomešane pisave
        pomešana ločila
        pomešane smeri pisanja
        več kot ena vrednost
        manjka ime
        pregloboko gnezdenje
        manjka lojtra
        manjka AM ali PM
        manjka P na začetku
        manjka T pred časom
        ni pravočasnega odgovora
        manjka afna
        manjka domena
        manjka enačaj
        manjka gostitelj
        manjka vezaj
        manjka jezik
        ob tem času ni prestopne sekunde
        ni poštnega strežnika
        manjka vrsta medija
        manjka ime meseca
        manjka časovni zamik
        manjka znak plus
        manjka dolžina predpone
        manjka shema
        manjkajo sekunde
        manjkajo ločila
        noben strežnik ni dosegljiv
        manjka podpis
        manjka poševnica
        na tej platformi ni vtičnic
        manjka podvrsta
        tega barvnega prostora ni
        te države ni
        te valute ni
        tega dne ni
        te domene ni
        tega jezika ni
        tega meseca ni
        te številke ni
        te regije ni
        te pisave ni
        tega časovnega pasu ni
        te enote ni
        te variante ni
        manjka čas
        manjka enota
        manjka uporabniško ime
        ni vrednosti
        manjka ime dneva v tednu
        znak zunaj ASCII
        ni Base64
        ni Base64url
        neveljaven UTF-8
        ni naslov URL
        ni barva
        ni števka
        ni ime domene
        ni šestnajstiška števka
        ni črka
        ni črka ali števka
        nista mesec in leto
        ni večkratnik
        ni število
        ni naslov IP
        ni naslov IPv4
        ni naslov IPv6
        ni polje vrednosti
        niti polje objektov niti objekt
        ni objekt
        ni v prihodnosti
        ni v preteklosti
        niso male črke
        ni negativno
        ni normalizirano (NFC)
        ni pozitivno
        ni natisljivo
        ni besedilo
        niso trije deli
        nista dve števili
        niso velike črke
        ni celo število
        manjka del pred afno
        število ni končno
        nepopolno število
        število z ničlo na začetku
        število z znakom plus
        število brez števke pred piko
        nezaprt objekt
        liho število števk
        časovni zamik zunaj obsega
        zunaj obsega
        zapolnitev ni dovoljena
        predolg del pred afno
        ponovljen del
        predolg del
        deli si nasprotujejo
        vrata niso število
        vrata niso dovoljena
        vrata zunaj obsega
        dolžina predpone ni dovoljena
        poizvedba ni dovoljena
        narekovaji niso dovoljeni
        strežnik je zavrnil
        ponovljeno diakritično znamenje
        shema ni dovoljena
        sekunda zunaj obsega
        napaka strežnika
        presledek ni dovoljen
        niz v enojnih narekovajih
        nezaprt niz
        ne sprejema pošte
        besedilo za koncem
        prezgodaj
        premalo decimalnih mest
        premalo števk
        premalo delov
        prepozno
        predolgo
        preveč decimalnih mest
        preveč števk
        preveč delov
        prekratko
        premlada oseba
        dve piki zapored
        vrsta ni sprejeta
        nepričakovan znak
        nepričakovan konec
        izpuščena enota
        enote v napačnem vrstnem redu
        neznano ubežno zaporedje v nizu
        neznana beseda
        podatki o uporabniku niso dovoljeni
        manjka vrednost
        tedni skupaj z drugimi enotami
        napačna kontrolna števka
        napačna kontrolna števka
        napačna dolžina
        napačno število števk
        napačna zapolnitev
        napačna predpona
        napačna enota
        napačna varianta
        napačna različica
        napačen dan v tednu
        leto zunaj obsega
        območje ni dovoljeno
        Zapisa ni mogoče prebrati: {reason}.
        Število celic v vrstici: {found} namesto {expected}. Preverite ločilnike in narekovaje.|Število celic v vrstici: {found} namesto {expected}. Preverite ločilnike in narekovaje.|Število celic v vrstici: {found} namesto {expected}. Preverite ločilnike in narekovaje.|Število celic v vrstici: {found} namesto {expected}. Preverite ločilnike in narekovaje.
        Zapisa ni mogoče prebrati: {reason} (stolpec {column}).
        Zapisa ni mogoče prebrati: {reason} (vrstica {line}, stolpec {column}).
        Zapisa ni mogoče prebrati: daljše od {max} MiB.
        Zapisov mora biti najmanj {min}.|Zapisov mora biti najmanj {min}.|Zapisov mora biti najmanj {min}.|Zapisov mora biti najmanj {min}.
        Število sprejetih elementov v polju „{attribute}“ mora biti najmanj {min}. Zdaj je {count}.
        Zapisov je lahko največ {max}.|Zapisov je lahko največ {max}.|Zapisov je lahko največ {max}.|Zapisov je lahko največ {max}.
        Število sprejetih elementov v polju „{attribute}“ sme biti največ {max}. Zdaj je {count}.
        Polje „{attribute}“ mora vsebovati veljaven relativni kazalec JSON, na primer {example}.
        {attribute}: {message}
        Ste mislili „{suggestion}“?
        Ste mislili {suggestion}?
        Najdena je {count} težava.|Najdeni sta {count} težavi.|Najdene so {count} težave.|Najdenih je {count} težav.
        Polje „{attribute}“ je obvezno.
        Sprejeti morate „{attribute}“.
        Polje „{attribute}“ mora imeti vrednost {requiredValue}.
        Scenarija „{name}“ ni.
        Scenarija „{name}“ ni. Ste mislili „{suggestion}“?
        Polje „{attribute}“ mora vsebovati veljavno številko različice, na primer {example}.
        Polje „{attribute}“ mora imeti vrednost {expected} (naslednja po vrsti).
        Polje „{attribute}“ mora biti celo število.
        Polje „{attribute}“ mora vsebovati veljaven datum, na primer {example}.
        Polje „{attribute}“ mora biti celo število brez decimalnih mest.
        Polje „{attribute}“ lahko vsebuje samo male črke (a–z), števke in med njimi posamezne vezaje.
        Polje „{attribute}“ lahko vsebuje samo male črke (a–z), števke in med njimi posamezne vezaje ali podčrtaje.
        Vrednost polja „{attribute}“ ni v pravilnem vrstnem redu. Spada pred vrstico {previousLine}.
        Vrednost polja „{attribute}“ je napačne vrste.
        Polje „{attribute}“ mora vsebovati veljaven datum, na primer {example}.
        Polje „{attribute}“ mora biti število.
        Vrednost polja „{attribute}“ ne sme biti enaka kot v vrstici {previousLine}.
        Vrednost polja „{attribute}“ ni v pravilnem vrstnem redu. Spada pred zapis {previousRecord}.
        Vrednost polja „{attribute}“ ne sme biti enaka kot v zapisu {previousRecord}.
        Kombinacija polj {attributes} ni v pravilnem vrstnem redu. Spada pred zapis {previousRecord}.
        Kombinacija polj {attributes} ne sme biti enaka kot v zapisu {previousRecord}.
        Kombinacija polj {attributes} ni v pravilnem vrstnem redu. Spada pred vrstico {previousLine}.
        Kombinacija polj {attributes} ne sme biti enaka kot v vrstici {previousLine}.
        Polje „{attribute}“ meša abecede ali vsebuje skrite znake. Uporabite črke ene same abecede.
        Polje „{attribute}“ se mora začeti z nizom „{prefix}“.
        Polje „{attribute}“ mora imeti natanko {length} znak.|Polje „{attribute}“ mora imeti natanko {length} znaka.|Polje „{attribute}“ mora imeti natanko {length} znake.|Polje „{attribute}“ mora imeti natanko {length} znakov.
        Polje „{attribute}“ mora imeti natanko {length} bajt.|Polje „{attribute}“ mora imeti natanko {length} bajta.|Polje „{attribute}“ mora imeti natanko {length} bajte.|Polje „{attribute}“ mora imeti natanko {length} bajtov.
        Polje „{attribute}“ ima lahko največ {max} znak.|Polje „{attribute}“ ima lahko največ {max} znaka.|Polje „{attribute}“ ima lahko največ {max} znake.|Polje „{attribute}“ ima lahko največ {max} znakov.
        Polje „{attribute}“ ima lahko največ {max} bajt.|Polje „{attribute}“ ima lahko največ {max} bajta.|Polje „{attribute}“ ima lahko največ {max} bajte.|Polje „{attribute}“ ima lahko največ {max} bajtov.
        Polje „{attribute}“ mora imeti najmanj {min} znak.|Polje „{attribute}“ mora imeti najmanj {min} znaka.|Polje „{attribute}“ mora imeti najmanj {min} znake.|Polje „{attribute}“ mora imeti najmanj {min} znakov.
        Polje „{attribute}“ mora imeti najmanj {min} bajt.|Polje „{attribute}“ mora imeti najmanj {min} bajta.|Polje „{attribute}“ mora imeti najmanj {min} bajte.|Polje „{attribute}“ mora imeti najmanj {min} bajtov.
        Polje „{attribute}“ mora biti besedilo.
        Polje „{attribute}“ mora vsebovati veljaven čas, na primer {example}.
        Vrednost polja „{attribute}“ mora biti po {after}.
        Vrednost polja „{attribute}“ mora biti pred {before}.
        Polje „{attribute}“ mora vsebovati veljaven časovni pas, na primer {example}.
        Podvojena vrednost
        Rok je potekel
        Neveljavna vrednost
        Se ne ujema
        Manjka znak
        Možna napaka pri zapisu
        Mora se razlikovati
        Ni število
        Nedovoljena vrednost
        Ni preverjeno
        Ni najdeno
        Ni na seznamu
        Ni celo število
        Napačen vrstni red
        Obvezno polje
        Prevelika vrednost
        Prezgodaj
        Premalo
        Prepozno
        Predolgo besedilo
        Preveč
        Prenedaven datum
        Prekratko besedilo
        Premajhna vrednost
        Ni mogoče prebrati
        Nedovoljeni znaki
        Napačno število
        Napačna oblika
        Napačna dolžina
        Napačna vrsta
        Polje „{attribute}“ mora vsebovati veljaven identifikator ULID, na primer {example}.
        Polje „{attribute}“ nima vrednosti in je tukaj ni mogoče nastaviti.
        Vrednost polja „{attribute}“ mora biti enolična. Že obstaja v vrstici {firstLine}.
        Vrednost polja „{attribute}“ mora biti enolična. Že obstaja v zapisu {firstRecord}.
        Kombinacija polj {attributes} mora biti enolična. Ta kombinacija že obstaja v zapisu {firstRecord}.
        Vrednost polja „{attribute}“ mora biti enolična.
        Kombinacija polj {attributes} mora biti enolična.
        Kombinacija polj {attributes} mora biti enolična. Ta kombinacija že obstaja v vrstici {firstLine}.
        Polje „{attribute}“ ne sme imeti istega elementa dvakrat. Elementa {first} in {second} sta enaka.
        Polje „{attribute}“ mora biti seznam.
        Polje „{attribute}“ mora biti zapisano z velikimi črkami.
        Polje „{attribute}“ mora vsebovati veljaven identifikator URI, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven sklic URI, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno predlogo URI, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven naslov URL, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven identifikator {name}, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven identifikator UUID.
        Polje „{attribute}“ mora biti objekt.
        Polje „{attribute}“ mora vsebovati veljavno identifikacijsko številko vozila (VIN). Preverite, ali je kje tipkarska napaka.
        ne drži
        (prazno)
        drži
        vrednost
        """#)
}
