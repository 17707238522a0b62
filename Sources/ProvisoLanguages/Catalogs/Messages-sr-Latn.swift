// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let srLatn = CatalogTable.read(
        "sr-Latn",
        #"""
        Polje „{attribute}“ mora ostati prazno.
        Polje „{attribute}“ je takođe obavezno jer je navedeno sledeće: {given}.
        Polje „{attribute}“ sme da sadrži samo slova.
        Polje „{attribute}“ sme da sadrži samo slova (A–Z).
        Polje „{attribute}“ sme da sadrži samo slova i cifre.
        Polje „{attribute}“ sme da sadrži samo slova i cifre (A–Z, 0–9).
        Polje „{attribute}“ nema nijedan od prihvaćenih oblika.
        Polje „{attribute}“ sme da sadrži samo slova bez akcenta (A–Z), cifre i uobičajene znakove interpunkcije.
        Vrednost polja „{attribute}“ nije ispravna. Proverite je i pokušajte ponovo.
        Polje „{attribute}“ nije bilo moguće proveriti. Pokušajte ponovo kasnije.
        Polje „{attribute}“ još nije provereno.
        Zapisi sa problemom u polju „{attribute}“: {count} od {total}. Dozvoljeno je najviše {limit}.
        Zapisi sa problemom u kombinaciji polja {attributes}: {count} od {total}. Dozvoljeno je najviše {limit}.
        Ne postoji polje „{name}“.
        Ne postoji polje „{name}“. Da li ste mislili „{suggestion}“?
        Polje „{attribute}“ mora da sadrži ispravnu vrednost Base32 (A–Z, 2–7).
        Polje „{attribute}“ mora da sadrži ispravnu vrednost Base64, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan BIC kod ({min} ili {max} znakova), npr. {example}.
        Polje „{attribute}“ mora imati vrednost {true} ili {false}.
        Polje „{attribute}“ mora da sadrži ispravan datum isteka, npr. {example}.
        Datum u polju „{attribute}“ je već prošao. Upotrebite karticu koja nije istekla.
        Polje „{attribute}“ mora da sadrži ispravan bezbednosni kod ({min} ili {max} cifre).
        Polje „{attribute}“ mora da sadrži ispravan bezbednosni kod ({count} cifre).
        Kolona „{column}“ nije dozvoljena.
        Nedostaje kolona „{column}“.
        Nedostaje kolona „{column}“. Izgleda da su ćelije razdvojene znakom „{delimiter}“.
        Nedostaje kolona „{column}“. Postoji kolona „{suggestion}“.
        Naziv kolone „{column}“ nema očekivani oblik.
        Kolona „{column}“ mora biti posle kolone „{previous}“.
        Kolona „{column}“ nije predviđena.
        Kolona „{column}“ nije predviđena. Da li ste mislili „{suggestion}“?
        Vrednost polja „{attribute}“ mora biti jednaka {compareValue}.
        Vrednost polja „{attribute}“ mora se poklapati sa poljem „{compareAttribute}“.
        Polje „{attribute}“ nema očekivanu vrednost. Proverite je i pokušajte ponovo.
        Vrednost polja „{attribute}“ mora biti veća od {compareValue}.
        Vrednost polja „{attribute}“ mora biti veća od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti posle vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je preniska.
        Datum u polju „{attribute}“ je prerano.
        Vrednost polja „{attribute}“ mora biti posle datuma {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti manja od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti manja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ ne sme biti pre vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je preniska.
        Datum u polju „{attribute}“ je prerano.
        Vrednost polja „{attribute}“ ne sme biti pre datuma {compareValue}.
        Vrednost polja „{attribute}“ mora biti manja od {compareValue}.
        Vrednost polja „{attribute}“ mora biti manja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti pre vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je previsoka.
        Datum u polju „{attribute}“ je prekasno.
        Vrednost polja „{attribute}“ mora biti pre datuma {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti veća od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti veća od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ ne sme biti posle vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ je previsoka.
        Datum u polju „{attribute}“ je prekasno.
        Vrednost polja „{attribute}“ ne sme biti posle datuma {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti jednaka {compareValue}.
        Vrednost polja „{attribute}“ mora se razlikovati od polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ nije dozvoljena. Izaberite drugu.
        Vrednost polja „{attribute}“ mora biti iste vrste kao {compareValue}.
        Vrednost polja „{attribute}“ mora biti iste vrste kao vrednost polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ pogrešne je vrste.
        Vrednost polja „{attribute}“ nije ispravna. Proverite je i pokušajte ponovo.
        Polje „{attribute}“ mora da sadrži „{containedValue}“.
        Polje „{attribute}“ mora da sadrži „{containedValue}“ najmanje {min} put.|Polje „{attribute}“ mora da sadrži „{containedValue}“ najmanje {min} puta.|Polje „{attribute}“ mora da sadrži „{containedValue}“ najmanje {min} puta.
        Polje „{attribute}“ mora da sadrži ispravne koordinate, npr. {example}.
        Polje „{attribute}“ mora imati tačno {count} stavku.|Polje „{attribute}“ mora imati tačno {count} stavke.|Polje „{attribute}“ mora imati tačno {count} stavki.
        Polje „{attribute}“ mora imati tačno jedan od prihvaćenih oblika. Broj odgovarajućih oblika: {count}.
        Polje „{attribute}“ mora imati najmanje {min} stavku.|Polje „{attribute}“ mora imati najmanje {min} stavke.|Polje „{attribute}“ mora imati najmanje {min} stavki.
        Polje „{attribute}“ sme imati najviše {max} stavku.|Polje „{attribute}“ sme imati najviše {max} stavke.|Polje „{attribute}“ sme imati najviše {max} stavki.
        Polje „{attribute}“ mora biti spisak.
        Polje „{attribute}“ mora da sadrži ispravnu oznaku države, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan cron raspored, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu CSS boju, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu oznaku valute, npr. {example}.
        Vrednost polja „{attribute}“ nije ispravna. Proverite je i pokušajte ponovo.
        Polje „{attribute}“ mora da sadrži ispravan URI sa podacima, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan datum, npr. {example}.
        Vrednost polja „{attribute}“ ne sme biti pre datuma {earliest}.
        Vrednost polja „{attribute}“ ne sme biti posle datuma {latest}.
        Datum u polju „{attribute}“ mora biti u budućnosti.
        Datum u polju „{attribute}“ mora biti u prošlosti.
        Vrednost polja „{attribute}“ mora biti posle datuma {after}.
        Vrednost polja „{attribute}“ mora biti pre datuma {before}.
        Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godine.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.
        Polje „{attribute}“ mora da sadrži ispravan datum sa vremenom, npr. {example}.
        Vrednost polja „{attribute}“ ne sme biti pre datuma {earliest}.
        Vrednost polja „{attribute}“ ne sme biti posle datuma {latest}.
        Datum u polju „{attribute}“ mora biti u budućnosti.
        Datum u polju „{attribute}“ mora biti u prošlosti.
        Vrednost polja „{attribute}“ mora biti posle datuma {after}.
        Vrednost polja „{attribute}“ mora biti pre datuma {before}.
        Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godine.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.
        Polje „{attribute}“ mora biti broj.
        Polje „{attribute}“ mora imati najmanje {min} decimalno mesto.|Polje „{attribute}“ mora imati najmanje {min} decimalna mesta.|Polje „{attribute}“ mora imati najmanje {min} decimalnih mesta.
        Polje „{attribute}“ sme imati najviše {max} decimalno mesto.|Polje „{attribute}“ sme imati najviše {max} decimalna mesta.|Polje „{attribute}“ sme imati najviše {max} decimalnih mesta.
        Broj različitih vrednosti u polju „{attribute}“ mora biti najmanje {min}.|Broj različitih vrednosti u polju „{attribute}“ mora biti najmanje {min}.|Broj različitih vrednosti u polju „{attribute}“ mora biti najmanje {min}.
        Broj različitih kombinacija polja {attributes} mora biti najmanje {min}.
        Broj različitih vrednosti u polju „{attribute}“ sme biti najviše {max}.|Broj različitih vrednosti u polju „{attribute}“ sme biti najviše {max}.|Broj različitih vrednosti u polju „{attribute}“ sme biti najviše {max}.
        Broj različitih kombinacija polja {attributes} sme biti najviše {max}.
        Polje „{attribute}“ mora da sadrži ispravno ime domena, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravno trajanje, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan broj telefona sa pozivnim brojem zemlje, npr. {example}.
        Polje „{attribute}“ mora biti spisak.
        Polje „{attribute}“ mora da sadrži ispravan {name} kod. Proverite cifre.
        Polje „{attribute}“ mora da sadrži ispravnu imejl adresu, npr. {example}.
        Domen u polju „{attribute}“ ne prima poštu. Proverite deo iza znaka @.
        Domen u polju „{attribute}“ izgleda pogrešno napisan. Proverite deo iza znaka @.
        Domen u polju „{attribute}“ nije bilo moguće proveriti. Pokušajte ponovo kasnije.
        Polje „{attribute}“ mora da se završava sa „{suffix}“.
        Vrednost polja „{attribute}“ nije pronađena u datoteci „{source}“.
        Vrednost polja „{attribute}“ nije pronađena u koloni „{column}“.
        Kombinacija polja {attributes} nije pronađena u kolonama „{column}“.
        Kombinacija polja {attributes} nije pronađena u datoteci „{source}“.
        Obrazac nije bilo moguće proveriti. Pokušajte ponovo.
        Polje „{attribute}“ nije bilo moguće pročitati. Ponovo pošaljite obrazac.
        Polje „{attribute}“ nije bilo moguće pročitati. Ponovo pošaljite obrazac.
        Polje „{attribute}“ nije bilo moguće pročitati. Ponovo pošaljite obrazac.
        Polje „{attribute}“ mora da sadrži ispravan heš ({name}).
        Polje „{attribute}“ mora da sadrži ispravnu heksadecimalnu vrednost (0–9, A–F, u parovima).
        Polje „{attribute}“ mora da sadrži ispravnu heksadecimalnu boju, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravno ime računara, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan IBAN. Proverite da li ima slovnih grešaka.
        Vrednost polja „{attribute}“ nije među prihvaćenima. Izaberite drugu.
        Vrednost polja „{attribute}“ nije dozvoljena. Izaberite drugu.
        Vrednost polja „{attribute}“ nije među prihvaćenima: {values}.
        Polje „{attribute}“ mora biti ceo broj.
        Polje „{attribute}“ mora biti ceo broj bez decimalnih mesta.
        Polje „{attribute}“ mora da sadrži ispravnu IP adresu, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan IRI, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu IRI referencu, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan {name}. Proverite cifre.
        Polje „{attribute}“ mora da sadrži ispravan ISIN kod. Proverite da li ima slovnih grešaka.
        Polje „{attribute}“ mora da sadrži ispravan ISSN. Proverite cifre.
        Polje „{attribute}“ mora da sadrži ispravan JSON.
        Polje „{attribute}“ mora da sadrži ispravan JSON pokazivač, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan JSON Web Token.
        Polje „{attribute}“ mora biti objekat.
        Polje „{attribute}“ mora da sadrži ispravnu oznaku jezika, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravne koordinate, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu geografsku širinu od {min} do {max}.
        Polje „{attribute}“ mora da sadrži ispravnu geografsku dužinu od {min} do {max}.
        Polje „{attribute}“ mora biti pisano malim slovima.
        Polje „{attribute}“ mora da sadrži ispravan broj. Proverite cifre.
        Polje „{attribute}“ mora da sadrži ispravnu MAC adresu, npr. {example}.
        Polje „{attribute}“ nema očekivani oblik.
        Polje „{attribute}“ mora da sadrži cifru.
        Polje „{attribute}“ mora da sadrži malo slovo.
        Polje „{attribute}“ mora da sadrži poseban znak, npr. ! ili %.
        Polje „{attribute}“ mora da sadrži veliko slovo.
        Polje „{attribute}“ nema očekivani oblik. Primer: {example}.
        Polje „{attribute}“ ima oblik koji nije dozvoljen.
        Vrednost polja „{attribute}“ je predugačka. Skratite tekst.
        Polje „{attribute}“ mora da sadrži ispravnu vrstu medija, npr. {example}.
        Vrednost polja „{attribute}“ mora biti umnožak broja {divisor}.
        Polje „{attribute}“ mora da sadrži ispravan Nano ID, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan Nano ID.
        Vrednost polja „{attribute}“ mora biti manja od {limit}.
        Polje „{attribute}“ ima previše nivoa.
        Polje „{attribute}“ mora biti objekat.
        Vrednost polja „{attribute}“ nije dozvoljena. Izaberite drugu.
        Polje „{attribute}“ mora biti ceo broj.
        Polje „{attribute}“ mora biti ceo broj bez decimalnih mesta.
        Vrednost polja „{attribute}“ sme biti najviše {max}.
        Vrednost polja „{attribute}“ mora biti manja od {max}.
        Vrednost polja „{attribute}“ mora biti najmanje {min}.
        Polje „{attribute}“ mora biti broj.
        Polje „{attribute}“ mora da sadrži cifru.
        Polje „{attribute}“ mora da sadrži malo slovo.
        Polje „{attribute}“ mora da sadrži poseban znak, npr. ! ili %.
        Polje „{attribute}“ mora da sadrži veliko slovo.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ mora da sadrži ispravan broj kartice. Proverite cifre.
        Polje „{attribute}“ mora da sadrži ispravan broj kartice ({name}). Proverite cifre.
        Polje „{attribute}“ mora da sadrži ispravan broj porta od {min} do {max}.
        Vrednost polja „{attribute}“ mora biti veća od {limit}.
        Polje „{attribute}“ sadrži znakove koji ne mogu da se prikažu, npr. tabulatore ili prelome reda. Uklonite ih.
        Polje „{attribute}“ sme da sadrži samo slova bez akcenta (A–Z), cifre i uobičajene znakove interpunkcije.
        IP adresa nije dozvoljena
        \u bez četiri heksadecimalne cifre
        znak procenta bez dve heksadecimalne cifre
        postavljeni bitovi hosta
        niz vrednosti nije zatvoren
        vrsta kartice se ne prihvata
        oznaka redosleda bajtova unutar teksta
        otkazano
        nedozvoljen znak
        znak na ovom mestu nije dozvoljen
        zatvorena zagrada ne odgovara
        nedostaje zatvorena zagrada
        zatvorena zagrada bez otvorene
        nedostaje dvotačka iza ključa
        dijakritički znak bez slova
        zarez iza poslednje vrednosti
        nedostaje zarez
        zarez bez vrednosti ispred
        komentar
        kontrolni znak
        kontrolni znak u tekstu
        država se ne prihvata
        ime za prikaz nije pod navodnicima
        predugačak domen
        ponovljen ključ
        prazno
        prazan deo
        isteklo
        fragment nije dozvoljen
        polovina zamenskog para
        heksadecimalni broj
        sat izvan opsega
        neispravan Punycode
        neispravan UTF-8
        neispravan domen najvišeg nivoa
        nevidljiv znak
        ponovljen ključ
        dva ključa za isto polje
        nije objekat
        neispravan UTF-8
        njegov naziv protivreči drugom
        njegov naziv ne kaže kom elementu pripada
        broj ćelija ne odgovara kolonama
        ključ nije tekst
        ključ nije pod navodnicima
        nula na početku
        prelom reda nije dozvoljen
        nečitljiv odgovor
        minut izvan opsega
        tačka na pogrešnom mestu
        crtica na pogrešnom mestu
        deo na pogrešnom mestu
        razdvajač na pogrešnom mestu
        pomešane cifre
        pomešana pisma
        pomešani razdvajači
        pomešani smerovi pisanja
        više od jedne vrednosti
        nedostaje naziv
        preduboko ugnežđeno
        nedostaje znak #
        nedostaje AM ili PM
        nedostaje P na početku
        nedostaje T ispred vremena
        odgovor nije stigao na vreme
        nedostaje znak @
        nedostaje domen
        nedostaje znak jednakosti
        nedostaje host
        nedostaje crtica
        nedostaje jezik
        u to vreme nema prestupne sekunde
        nema servera za poštu
        nedostaje tip medija
        nedostaje naziv meseca
        nedostaje vremenski pomak
        nedostaje znak plus
        nedostaje dužina prefiksa
        nedostaje šema
        nedostaju sekunde
        nedostaju razdvajači
        nijedan server nije dostupan
        nedostaje potpis
        nedostaje kosa crta
        na ovoj platformi nema utičnica
        nedostaje podtip
        tog prostora boja nema
        te države nema
        te valute nema
        tog dana nema
        tog domena nema
        tog jezika nema
        tog meseca nema
        tog broja nema
        tog regiona nema
        tog pisma nema
        te vremenske zone nema
        te jedinice nema
        te varijante nema
        nedostaje vreme
        nedostaje jedinica
        nedostaje korisničko ime
        nema vrednosti
        nedostaje naziv dana u nedelji
        znak izvan ASCII
        nije Base64
        nije Base64url
        neispravan UTF-8
        nije URL
        nije boja
        nije cifra
        nije naziv domena
        nije heksadecimalna cifra
        nije slovo
        nije slovo ni cifra
        nisu mesec i godina
        nije umnožak
        nije broj
        nije IP adresa
        nije IPv4 adresa
        nije IPv6 adresa
        nije niz vrednosti
        nije ni niz objekata ni objekat
        nije objekat
        nije u budućnosti
        nije u prošlosti
        nisu mala slova
        nije negativno
        nije normalizovano (NFC)
        nije pozitivno
        ne može da se štampa
        nije tekst
        nisu tri dela
        nisu dva broja
        nisu velika slova
        nije ceo broj
        nedostaje deo ispred znaka @
        broj nije konačan
        nepotpun broj
        broj sa nulom na početku
        broj sa znakom plus
        broj bez cifre ispred tačke
        objekat nije zatvoren
        neparan broj cifara
        vremenski pomak izvan opsega
        izvan opsega
        dopuna nije dozvoljena
        predugačak deo ispred znaka @
        ponovljen deo
        predugačak deo
        delovi su protivrečni
        port nije broj
        port nije dozvoljen
        port izvan opsega
        dužina prefiksa nije dozvoljena
        upit nije dozvoljen
        navodnici nisu dozvoljeni
        server je odbio
        ponovljen dijakritički znak
        šema nije dozvoljena
        sekunda izvan opsega
        greška servera
        razmak nije dozvoljen
        tekst pod jednostrukim navodnicima
        tekst nije zatvoren
        ne prima poštu
        tekst posle kraja
        prerano
        premalo decimala
        premalo cifara
        premalo delova
        prekasno
        predugačko
        previše decimala
        previše cifara
        previše delova
        prekratko
        premlada osoba
        dve tačke zaredom
        vrsta se ne prihvata
        neočekivan znak
        neočekivan kraj
        izostavljena jedinica
        jedinice u pogrešnom redosledu
        nepoznat izlazni niz u tekstu
        nepoznata reč
        podaci o korisniku nisu dozvoljeni
        nedostaje vrednost
        nedelje zajedno s drugim jedinicama
        pogrešna kontrolna cifra
        pogrešna kontrolna cifra
        pogrešna dužina
        pogrešan broj cifara
        pogrešna dopuna
        pogrešan prefiks
        pogrešna jedinica
        pogrešna varijanta
        pogrešna verzija
        pogrešan dan u nedelji
        godina izvan opsega
        zona nije dozvoljena
        Zapis ne može da se pročita: {reason}.
        Broj ćelija u redu: {found} umesto {expected}. Proverite graničnike i navodnike.|Broj ćelija u redu: {found} umesto {expected}. Proverite graničnike i navodnike.|Broj ćelija u redu: {found} umesto {expected}. Proverite graničnike i navodnike.
        Zapis ne može da se pročita: {reason} (kolona {column}).
        Zapis ne može da se pročita: {reason} (red {line}, kolona {column}).
        Zapis ne može da se pročita: duže od {max} MiB.
        Zapisa mora biti najmanje {min}.|Zapisa mora biti najmanje {min}.|Zapisa mora biti najmanje {min}.
        Broj prihvaćenih stavki u polju „{attribute}“ mora biti najmanje {min}. Sada iznosi {count}.
        Zapisa sme biti najviše {max}.|Zapisa sme biti najviše {max}.|Zapisa sme biti najviše {max}.
        Broj prihvaćenih stavki u polju „{attribute}“ sme biti najviše {max}. Sada iznosi {count}.
        Polje „{attribute}“ mora da sadrži ispravan relativni JSON pokazivač, npr. {example}.
        {attribute}: {message}
        Da li ste mislili „{suggestion}“?
        Da li ste mislili {suggestion}?
        Pronađen je {count} problem.|Pronađena su {count} problema.|Pronađeno je {count} problema.
        Polje „{attribute}“ je obavezno.
        Morate prihvatiti „{attribute}“.
        Polje „{attribute}“ mora imati vrednost {requiredValue}.
        Ne postoji scenario „{name}“.
        Ne postoji scenario „{name}“. Da li ste mislili „{suggestion}“?
        Polje „{attribute}“ mora da sadrži ispravan broj verzije, npr. {example}.
        Polje „{attribute}“ mora imati vrednost {expected} (sledeća po redu).
        Polje „{attribute}“ mora biti ceo broj.
        Polje „{attribute}“ mora da sadrži ispravan datum, npr. {example}.
        Polje „{attribute}“ mora biti ceo broj bez decimalnih mesta.
        Polje „{attribute}“ sme da sadrži samo mala slova (a–z), cifre i između njih pojedinačne crtice.
        Polje „{attribute}“ sme da sadrži samo mala slova (a–z), cifre i između njih pojedinačne crtice ili donje crte.
        Vrednost polja „{attribute}“ nije u ispravnom redosledu. Mesto joj je pre reda {previousLine}.
        Vrednost polja „{attribute}“ pogrešne je vrste.
        Polje „{attribute}“ mora da sadrži ispravan datum, npr. {example}.
        Polje „{attribute}“ mora biti broj.
        Vrednost polja „{attribute}“ ne sme biti ista kao u redu {previousLine}.
        Vrednost polja „{attribute}“ nije u ispravnom redosledu. Mesto joj je pre zapisa {previousRecord}.
        Vrednost polja „{attribute}“ ne sme biti ista kao u zapisu {previousRecord}.
        Kombinacija polja {attributes} nije u ispravnom redosledu. Mesto joj je pre zapisa {previousRecord}.
        Kombinacija polja {attributes} ne sme biti ista kao u zapisu {previousRecord}.
        Kombinacija polja {attributes} nije u ispravnom redosledu. Mesto joj je pre reda {previousLine}.
        Kombinacija polja {attributes} ne sme biti ista kao u redu {previousLine}.
        Polje „{attribute}“ meša azbuke ili sadrži skrivene znakove. Upotrebite slova samo jedne azbuke.
        Polje „{attribute}“ mora da počinje sa „{prefix}“.
        Polje „{attribute}“ mora imati tačno {length} znak.|Polje „{attribute}“ mora imati tačno {length} znaka.|Polje „{attribute}“ mora imati tačno {length} znakova.
        Polje „{attribute}“ mora imati tačno {length} bajt.|Polje „{attribute}“ mora imati tačno {length} bajta.|Polje „{attribute}“ mora imati tačno {length} bajtova.
        Polje „{attribute}“ sme imati najviše {max} znak.|Polje „{attribute}“ sme imati najviše {max} znaka.|Polje „{attribute}“ sme imati najviše {max} znakova.
        Polje „{attribute}“ sme imati najviše {max} bajt.|Polje „{attribute}“ sme imati najviše {max} bajta.|Polje „{attribute}“ sme imati najviše {max} bajtova.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora imati najmanje {min} bajt.|Polje „{attribute}“ mora imati najmanje {min} bajta.|Polje „{attribute}“ mora imati najmanje {min} bajtova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ mora da sadrži ispravno vreme, npr. {example}.
        Vrednost polja „{attribute}“ mora biti posle {after}.
        Vrednost polja „{attribute}“ mora biti pre {before}.
        Polje „{attribute}“ mora da sadrži ispravnu vremensku zonu, npr. {example}.
        Ponovljena vrednost
        Rok je istekao
        Neispravna vrednost
        Ne poklapa se
        Nedostaje znak
        Moguća greška u kucanju
        Mora da se razlikuje
        Nije broj
        Nedozvoljena vrednost
        Nije provereno
        Nije pronađeno
        Nije na spisku
        Nije ceo broj
        Pogrešan redosled
        Obavezno polje
        Prevelika vrednost
        Prerano
        Premalo
        Prekasno
        Predugačak tekst
        Previše
        Suviše skorašnji datum
        Prekratak tekst
        Premala vrednost
        Ne može da se pročita
        Nedozvoljeni znakovi
        Pogrešan broj
        Pogrešan oblik
        Pogrešna dužina
        Pogrešna vrsta
        Polje „{attribute}“ mora da sadrži ispravan ULID, npr. {example}.
        Polje „{attribute}“ nema vrednost i ovde se ne može postaviti.
        Vrednost polja „{attribute}“ mora biti jedinstvena. Već postoji u redu {firstLine}.
        Vrednost polja „{attribute}“ mora biti jedinstvena. Već postoji u zapisu {firstRecord}.
        Kombinacija polja {attributes} mora biti jedinstvena. Ta kombinacija već postoji u zapisu {firstRecord}.
        Vrednost polja „{attribute}“ mora biti jedinstvena.
        Kombinacija polja {attributes} mora biti jedinstvena.
        Kombinacija polja {attributes} mora biti jedinstvena. Ta kombinacija već postoji u redu {firstLine}.
        Polje „{attribute}“ ne sme imati istu stavku dvaput. Stavke {first} i {second} su iste.
        Polje „{attribute}“ mora biti spisak.
        Polje „{attribute}“ mora biti pisano velikim slovima.
        Polje „{attribute}“ mora da sadrži ispravan URI, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu URI referencu, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan URI šablon, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravnu URL adresu, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan {name}, npr. {example}.
        Polje „{attribute}“ mora da sadrži ispravan UUID.
        Polje „{attribute}“ mora biti objekat.
        Polje „{attribute}“ mora da sadrži ispravan identifikacioni broj vozila (VIN). Proverite da li ima slovnih grešaka.
        netačno
        (prazno)
        tačno
        vrednost
        """#)
}
