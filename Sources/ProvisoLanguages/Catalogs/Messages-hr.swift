// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let hr = CatalogTable.read(
        "hr",
        #"""
        Polje „{attribute}“ mora ostati prazno.
        Polje „{attribute}“ također je obavezno jer je navedeno sljedeće: {given}.
        Polje „{attribute}“ smije sadržavati samo slova.
        Polje „{attribute}“ smije sadržavati samo slova (A–Z).
        Polje „{attribute}“ smije sadržavati samo slova i znamenke.
        Polje „{attribute}“ smije sadržavati samo slova i znamenke (A–Z, 0–9).
        Polje „{attribute}“ nema nijedan od prihvaćenih oblika.
        Polje „{attribute}“ smije sadržavati samo slova bez dijakritičkih znakova (A–Z), znamenke i uobičajene interpunkcijske znakove.
        Vrijednost polja „{attribute}“ nije valjana. Provjerite je i pokušajte ponovno.
        Polje „{attribute}“ nije bilo moguće provjeriti. Pokušajte ponovno poslije.
        Polje „{attribute}“ još nije provjereno.
        Zapisi s problemom u polju „{attribute}“: {count} od {total}. Dopušteno je najviše {limit}.
        Zapisi s problemom u kombinaciji polja {attributes}: {count} od {total}. Dopušteno je najviše {limit}.
        Ne postoji polje „{name}“.
        Ne postoji polje „{name}“. Jeste li mislili „{suggestion}“?
        Polje „{attribute}“ mora sadržavati valjanu vrijednost Base32 (A–Z, 2–7).
        Polje „{attribute}“ mora sadržavati valjanu vrijednost Base64, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan BIC kod ({min} ili {max} znakova), npr. {example}.
        Polje „{attribute}“ mora imati vrijednost {true} ili {false}.
        Polje „{attribute}“ mora sadržavati valjan datum isteka, npr. {example}.
        Datum u polju „{attribute}“ već je prošao. Upotrijebite karticu koja nije istekla.
        Polje „{attribute}“ mora sadržavati valjan sigurnosni kod ({min} ili {max} znamenke).
        Polje „{attribute}“ mora sadržavati valjan sigurnosni kod ({count} znamenke).
        Stupac „{column}“ nije dopušten.
        Nedostaje stupac „{column}“.
        Nedostaje stupac „{column}“. Čini se da su ćelije odvojene znakom „{delimiter}“.
        Nedostaje stupac „{column}“. Postoji stupac „{suggestion}“.
        Naziv stupca „{column}“ nema očekivani oblik.
        Stupac „{column}“ mora biti iza stupca „{previous}“.
        Stupac „{column}“ nije predviđen.
        Stupac „{column}“ nije predviđen. Jeste li mislili „{suggestion}“?
        Vrijednost polja „{attribute}“ mora biti jednaka {compareValue}.
        Vrijednost polja „{attribute}“ mora se podudarati s poljem „{compareAttribute}“.
        Polje „{attribute}“ nema očekivanu vrijednost. Provjerite je i pokušajte ponovno.
        Vrijednost polja „{attribute}“ mora biti veća od {compareValue}.
        Vrijednost polja „{attribute}“ mora biti veća od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ mora biti poslije vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ je preniska.
        Datum u polju „{attribute}“ je prerano.
        Vrijednost polja „{attribute}“ mora biti poslije {compareValue}.
        Vrijednost polja „{attribute}“ ne smije biti manja od {compareValue}.
        Vrijednost polja „{attribute}“ ne smije biti manja od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ ne smije biti prije vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ je preniska.
        Datum u polju „{attribute}“ je prerano.
        Vrijednost polja „{attribute}“ ne smije biti prije {compareValue}.
        Vrijednost polja „{attribute}“ mora biti manja od {compareValue}.
        Vrijednost polja „{attribute}“ mora biti manja od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ mora biti prije vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ je previsoka.
        Datum u polju „{attribute}“ je prekasno.
        Vrijednost polja „{attribute}“ mora biti prije {compareValue}.
        Vrijednost polja „{attribute}“ ne smije biti veća od {compareValue}.
        Vrijednost polja „{attribute}“ ne smije biti veća od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ ne smije biti poslije vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ je previsoka.
        Datum u polju „{attribute}“ je prekasno.
        Vrijednost polja „{attribute}“ ne smije biti poslije {compareValue}.
        Vrijednost polja „{attribute}“ ne smije biti jednaka {compareValue}.
        Vrijednost polja „{attribute}“ mora se razlikovati od polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ nije dopuštena. Odaberite drugu.
        Vrijednost polja „{attribute}“ mora biti iste vrste kao {compareValue}.
        Vrijednost polja „{attribute}“ mora biti iste vrste kao vrijednost polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ pogrešne je vrste.
        Vrijednost polja „{attribute}“ nije valjana. Provjerite je i pokušajte ponovno.
        Polje „{attribute}“ mora sadržavati „{containedValue}“.
        Polje „{attribute}“ mora sadržavati „{containedValue}“ najmanje {min} put.|Polje „{attribute}“ mora sadržavati „{containedValue}“ najmanje {min} puta.|Polje „{attribute}“ mora sadržavati „{containedValue}“ najmanje {min} puta.
        Polje „{attribute}“ mora sadržavati valjane koordinate, npr. {example}.
        Polje „{attribute}“ mora imati točno {count} stavku.|Polje „{attribute}“ mora imati točno {count} stavke.|Polje „{attribute}“ mora imati točno {count} stavki.
        Polje „{attribute}“ mora imati točno jedan od prihvaćenih oblika. Broj odgovarajućih oblika: {count}.
        Polje „{attribute}“ mora imati najmanje {min} stavku.|Polje „{attribute}“ mora imati najmanje {min} stavke.|Polje „{attribute}“ mora imati najmanje {min} stavki.
        Polje „{attribute}“ smije imati najviše {max} stavku.|Polje „{attribute}“ smije imati najviše {max} stavke.|Polje „{attribute}“ smije imati najviše {max} stavki.
        Polje „{attribute}“ mora biti popis.
        Polje „{attribute}“ mora sadržavati valjanu oznaku države, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan cron raspored, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu CSS boju, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu oznaku valute, npr. {example}.
        Vrijednost polja „{attribute}“ nije valjana. Provjerite je i pokušajte ponovno.
        Polje „{attribute}“ mora sadržavati valjan podatkovni URI, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan datum, npr. {example}.
        Vrijednost polja „{attribute}“ ne smije biti prije {earliest}.
        Vrijednost polja „{attribute}“ ne smije biti poslije {latest}.
        Datum u polju „{attribute}“ mora biti u budućnosti.
        Datum u polju „{attribute}“ mora biti u prošlosti.
        Vrijednost polja „{attribute}“ mora biti poslije {after}.
        Vrijednost polja „{attribute}“ mora biti prije {before}.
        Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godine.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.
        Polje „{attribute}“ mora sadržavati valjan datum s vremenom, npr. {example}.
        Vrijednost polja „{attribute}“ ne smije biti prije {earliest}.
        Vrijednost polja „{attribute}“ ne smije biti poslije {latest}.
        Datum u polju „{attribute}“ mora biti u budućnosti.
        Datum u polju „{attribute}“ mora biti u prošlosti.
        Vrijednost polja „{attribute}“ mora biti poslije {after}.
        Vrijednost polja „{attribute}“ mora biti prije {before}.
        Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godine.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.
        Polje „{attribute}“ mora biti broj.
        Polje „{attribute}“ mora imati najmanje {min} decimalno mjesto.|Polje „{attribute}“ mora imati najmanje {min} decimalna mjesta.|Polje „{attribute}“ mora imati najmanje {min} decimalnih mjesta.
        Polje „{attribute}“ smije imati najviše {max} decimalno mjesto.|Polje „{attribute}“ smije imati najviše {max} decimalna mjesta.|Polje „{attribute}“ smije imati najviše {max} decimalnih mjesta.
        Broj različitih vrijednosti u polju „{attribute}“ mora biti najmanje {min}.|Broj različitih vrijednosti u polju „{attribute}“ mora biti najmanje {min}.|Broj različitih vrijednosti u polju „{attribute}“ mora biti najmanje {min}.
        Broj različitih kombinacija polja {attributes} mora biti najmanje {min}.
        Broj različitih vrijednosti u polju „{attribute}“ smije biti najviše {max}.|Broj različitih vrijednosti u polju „{attribute}“ smije biti najviše {max}.|Broj različitih vrijednosti u polju „{attribute}“ smije biti najviše {max}.
        Broj različitih kombinacija polja {attributes} smije biti najviše {max}.
        Polje „{attribute}“ mora sadržavati valjano ime domene, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjano trajanje, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan telefonski broj s pozivnim brojem države, npr. {example}.
        Polje „{attribute}“ mora biti popis.
        Polje „{attribute}“ mora sadržavati valjan {name} kod. Provjerite znamenke.
        Polje „{attribute}“ mora sadržavati valjanu adresu e-pošte, npr. {example}.
        Domena u polju „{attribute}“ ne prima poštu. Provjerite dio iza znaka @.
        Domena u polju „{attribute}“ čini se pogrešno napisanom. Provjerite dio iza znaka @.
        Domenu u polju „{attribute}“ nije bilo moguće provjeriti. Pokušajte ponovno poslije.
        Polje „{attribute}“ mora završavati s „{suffix}“.
        Vrijednost polja „{attribute}“ nije pronađena u datoteci „{source}“.
        Vrijednost polja „{attribute}“ nije pronađena u stupcu „{column}“.
        Kombinacija polja {attributes} nije pronađena u stupcima „{column}“.
        Kombinacija polja {attributes} nije pronađena u datoteci „{source}“.
        Obrazac nije bilo moguće provjeriti. Pokušajte ponovno.
        Polje „{attribute}“ nije bilo moguće pročitati. Ponovno pošaljite obrazac.
        Polje „{attribute}“ nije bilo moguće pročitati. Ponovno pošaljite obrazac.
        Polje „{attribute}“ nije bilo moguće pročitati. Ponovno pošaljite obrazac.
        Polje „{attribute}“ mora sadržavati valjan sažetak ({name}).
        Polje „{attribute}“ mora sadržavati valjanu heksadecimalnu vrijednost (0–9, A–F, u parovima).
        Polje „{attribute}“ mora sadržavati valjanu heksadecimalnu boju, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjano ime računala, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan IBAN. Provjerite ima li tipfelera.
        Vrijednost polja „{attribute}“ nije među prihvaćenima. Odaberite drugu.
        Vrijednost polja „{attribute}“ nije dopuštena. Odaberite drugu.
        Vrijednost polja „{attribute}“ nije među prihvaćenima: {values}.
        Polje „{attribute}“ mora biti cijeli broj.
        Polje „{attribute}“ mora biti cijeli broj bez decimalnih mjesta.
        Polje „{attribute}“ mora sadržavati valjanu IP adresu, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan IRI, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu IRI referencu, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan {name}. Provjerite znamenke.
        Polje „{attribute}“ mora sadržavati valjan ISIN kod. Provjerite ima li tipfelera.
        Polje „{attribute}“ mora sadržavati valjan ISSN. Provjerite znamenke.
        Polje „{attribute}“ mora sadržavati valjan JSON.
        Polje „{attribute}“ mora sadržavati valjan JSON pokazivač, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan JSON Web Token.
        Polje „{attribute}“ mora biti objekt.
        Polje „{attribute}“ mora sadržavati valjanu oznaku jezika, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjane koordinate, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu zemljopisnu širinu od {min} do {max}.
        Polje „{attribute}“ mora sadržavati valjanu zemljopisnu dužinu od {min} do {max}.
        Polje „{attribute}“ mora biti pisano malim slovima.
        Polje „{attribute}“ mora sadržavati valjan broj. Provjerite znamenke.
        Polje „{attribute}“ mora sadržavati valjanu MAC adresu, npr. {example}.
        Polje „{attribute}“ nema očekivani oblik.
        Polje „{attribute}“ mora sadržavati znamenku.
        Polje „{attribute}“ mora sadržavati malo slovo.
        Polje „{attribute}“ mora sadržavati poseban znak, npr. ! ili %.
        Polje „{attribute}“ mora sadržavati veliko slovo.
        Polje „{attribute}“ nema očekivani oblik. Primjer: {example}.
        Polje „{attribute}“ ima oblik koji nije dopušten.
        Vrijednost polja „{attribute}“ je preduga. Skratite tekst.
        Polje „{attribute}“ mora sadržavati valjanu vrstu medija, npr. {example}.
        Vrijednost polja „{attribute}“ mora biti višekratnik broja {divisor}.
        Polje „{attribute}“ mora sadržavati valjan Nano ID, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan Nano ID.
        Vrijednost polja „{attribute}“ mora biti manja od {limit}.
        Polje „{attribute}“ ima previše razina.
        Polje „{attribute}“ mora biti objekt.
        Vrijednost polja „{attribute}“ nije dopuštena. Odaberite drugu.
        Polje „{attribute}“ mora biti cijeli broj.
        Polje „{attribute}“ mora biti cijeli broj bez decimalnih mjesta.
        Vrijednost polja „{attribute}“ smije biti najviše {max}.
        Vrijednost polja „{attribute}“ mora biti manja od {max}.
        Vrijednost polja „{attribute}“ mora biti najmanje {min}.
        Polje „{attribute}“ mora biti broj.
        Polje „{attribute}“ mora sadržavati znamenku.
        Polje „{attribute}“ mora sadržavati malo slovo.
        Polje „{attribute}“ mora sadržavati poseban znak, npr. ! ili %.
        Polje „{attribute}“ mora sadržavati veliko slovo.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ mora sadržavati valjan broj kartice. Provjerite znamenke.
        Polje „{attribute}“ mora sadržavati valjan broj kartice ({name}). Provjerite znamenke.
        Polje „{attribute}“ mora sadržavati valjan broj priključka od {min} do {max}.
        Vrijednost polja „{attribute}“ mora biti veća od {limit}.
        Polje „{attribute}“ sadržava znakove koji se ne mogu prikazati, npr. tabulatore ili prijelome retka. Uklonite ih.
        Polje „{attribute}“ smije sadržavati samo slova bez dijakritičkih znakova (A–Z), znamenke i uobičajene interpunkcijske znakove.
        IP adresa nije dopuštena
        \u bez četiri heksadecimalne znamenke
        znak postotka bez dvije heksadecimalne znamenke
        postavljeni bitovi domaćina
        niz vrijednosti nije zatvoren
        vrsta kartice se ne prihvaća
        oznaka redoslijeda bajtova unutar teksta
        otkazano
        nedopušten znak
        znak na ovom mjestu nije dopušten
        zatvorena zagrada ne odgovara
        nedostaje zatvorena zagrada
        zatvorena zagrada bez otvorene
        nedostaje dvotočka iza ključa
        dijakritički znak bez slova
        zarez iza zadnje vrijednosti
        nedostaje zarez
        zarez bez vrijednosti ispred
        komentar
        upravljački znak
        upravljački znak u tekstu
        država se ne prihvaća
        ime za prikaz nije u navodnicima
        preduga domena
        ponovljen ključ
        prazno
        prazan dio
        isteklo
        fragment nije dopušten
        polovica zamjenskog para
        heksadecimalni broj
        sat izvan raspona
        neispravan Punycode
        neispravan UTF-8
        neispravna vršna domena
        nevidljiv znak
        ponovljen ključ
        dva ključa za isto polje
        nije objekt
        neispravan UTF-8
        njegov naziv proturječi drugome
        njegov naziv ne kaže kojem elementu pripada
        broj ćelija ne odgovara stupcima
        ključ nije tekst
        ključ nije u navodnicima
        nula na početku
        prijelom retka nije dopušten
        nečitljiv odgovor
        minuta izvan raspona
        točka na krivom mjestu
        spojnica na krivom mjestu
        dio na krivom mjestu
        razdjelnik na krivom mjestu
        pomiješane znamenke
        pomiješana pisma
        pomiješani razdjelnici
        pomiješani smjerovi pisanja
        više od jedne vrijednosti
        nedostaje naziv
        preduboko ugniježđeno
        nedostaje ljestve
        nedostaje AM ili PM
        nedostaje P na početku
        nedostaje T ispred vremena
        odgovor nije stigao na vrijeme
        nedostaje znak @
        nedostaje domena
        nedostaje znak jednakosti
        nedostaje domaćin
        nedostaje spojnica
        nedostaje jezik
        u to vrijeme nema prijestupne sekunde
        nema poslužitelja pošte
        nedostaje vrsta medija
        nedostaje naziv mjeseca
        nedostaje vremenski pomak
        nedostaje znak plus
        nedostaje duljina prefiksa
        nedostaje shema
        nedostaju sekunde
        nedostaju razdjelnici
        nijedan poslužitelj nije dostupan
        nedostaje potpis
        nedostaje kosa crta
        na ovoj platformi nema utičnica
        nedostaje podvrsta
        tog prostora boja nema
        te države nema
        te valute nema
        tog dana nema
        te domene nema
        tog jezika nema
        tog mjeseca nema
        tog broja nema
        te regije nema
        tog pisma nema
        te vremenske zone nema
        te jedinice nema
        te varijante nema
        nedostaje vrijeme
        nedostaje jedinica
        nedostaje korisničko ime
        nema vrijednosti
        nedostaje naziv dana u tjednu
        znak izvan ASCII-ja
        nije Base64
        nije Base64url
        neispravan UTF-8
        nije URL
        nije boja
        nije znamenka
        nije naziv domene
        nije heksadecimalna znamenka
        nije slovo
        nije slovo ni znamenka
        nisu mjesec i godina
        nije višekratnik
        nije broj
        nije IP adresa
        nije IPv4 adresa
        nije IPv6 adresa
        nije niz vrijednosti
        nije ni niz objekata ni objekt
        nije objekt
        nije u budućnosti
        nije u prošlosti
        nisu mala slova
        nije negativno
        nije normalizirano (NFC)
        nije pozitivno
        nije ispisivo
        nije tekst
        nisu tri dijela
        nisu dva broja
        nisu velika slova
        nije cijeli broj
        nedostaje dio ispred znaka @
        broj nije konačan
        nepotpun broj
        broj s nulom na početku
        broj sa znakom plus
        broj bez znamenke ispred točke
        objekt nije zatvoren
        neparan broj znamenki
        vremenski pomak izvan raspona
        izvan raspona
        ispuna nije dopuštena
        predug dio ispred znaka @
        ponovljen dio
        predug dio
        dijelovi su proturječni
        priključak nije broj
        priključak nije dopušten
        priključak izvan raspona
        duljina prefiksa nije dopuštena
        upit nije dopušten
        navodnici nisu dopušteni
        poslužitelj je odbio
        ponovljen dijakritički znak
        shema nije dopuštena
        sekunda izvan raspona
        pogreška poslužitelja
        razmak nije dopušten
        tekst u jednostrukim navodnicima
        tekst nije zatvoren
        ne prima poštu
        tekst nakon kraja
        prerano
        premalo decimala
        premalo znamenki
        premalo dijelova
        prekasno
        predugo
        previše decimala
        previše znamenki
        previše dijelova
        prekratko
        premlada osoba
        dvije točke zaredom
        vrsta se ne prihvaća
        neočekivan znak
        neočekivan kraj
        izostavljena jedinica
        jedinice u krivom redoslijedu
        nepoznat kontrolni slijed u tekstu
        nepoznata riječ
        podaci o korisniku nisu dopušteni
        nedostaje vrijednost
        tjedni zajedno s drugim jedinicama
        pogrešna kontrolna znamenka
        pogrešna kontrolna znamenka
        pogrešna duljina
        pogrešan broj znamenki
        pogrešna ispuna
        pogrešan prefiks
        pogrešna jedinica
        pogrešna varijanta
        pogrešna inačica
        pogrešan dan u tjednu
        godina izvan raspona
        zona nije dopuštena
        Zapis se ne može pročitati: {reason}.
        Broj ćelija u retku: {found} umjesto {expected}. Provjerite razdjelnike i navodnike.|Broj ćelija u retku: {found} umjesto {expected}. Provjerite razdjelnike i navodnike.|Broj ćelija u retku: {found} umjesto {expected}. Provjerite razdjelnike i navodnike.
        Zapis se ne može pročitati: {reason} (stupac {column}).
        Zapis se ne može pročitati: {reason} (redak {line}, stupac {column}).
        Zapis se ne može pročitati: dulje od {max} MiB.
        Zapisa mora biti najmanje {min}.|Zapisa mora biti najmanje {min}.|Zapisa mora biti najmanje {min}.
        Broj prihvaćenih stavki u polju „{attribute}“ mora biti najmanje {min}. Sada iznosi {count}.
        Zapisa smije biti najviše {max}.|Zapisa smije biti najviše {max}.|Zapisa smije biti najviše {max}.
        Broj prihvaćenih stavki u polju „{attribute}“ smije biti najviše {max}. Sada iznosi {count}.
        Polje „{attribute}“ mora sadržavati valjan relativni JSON pokazivač, npr. {example}.
        {attribute}: {message}
        Jeste li mislili „{suggestion}“?
        Jeste li mislili {suggestion}?
        Pronađen je {count} problem.|Pronađena su {count} problema.|Pronađeno je {count} problema.
        Polje „{attribute}“ je obavezno.
        Morate prihvatiti „{attribute}“.
        Polje „{attribute}“ mora imati vrijednost {requiredValue}.
        Ne postoji scenarij „{name}“.
        Ne postoji scenarij „{name}“. Jeste li mislili „{suggestion}“?
        Polje „{attribute}“ mora sadržavati valjan broj verzije, npr. {example}.
        Polje „{attribute}“ mora imati vrijednost {expected} (sljedeća u nizu).
        Polje „{attribute}“ mora biti cijeli broj.
        Polje „{attribute}“ mora sadržavati valjan datum, npr. {example}.
        Polje „{attribute}“ mora biti cijeli broj bez decimalnih mjesta.
        Polje „{attribute}“ smije sadržavati samo mala slova (a–z), znamenke i između njih pojedinačne spojnice.
        Polje „{attribute}“ smije sadržavati samo mala slova (a–z), znamenke i između njih pojedinačne spojnice ili podvlake.
        Vrijednost polja „{attribute}“ nije u ispravnom redoslijedu. Mjesto joj je prije retka {previousLine}.
        Vrijednost polja „{attribute}“ pogrešne je vrste.
        Polje „{attribute}“ mora sadržavati valjan datum, npr. {example}.
        Polje „{attribute}“ mora biti broj.
        Vrijednost polja „{attribute}“ ne smije biti ista kao u retku {previousLine}.
        Vrijednost polja „{attribute}“ nije u ispravnom redoslijedu. Mjesto joj je prije zapisa {previousRecord}.
        Vrijednost polja „{attribute}“ ne smije biti ista kao u zapisu {previousRecord}.
        Kombinacija polja {attributes} nije u ispravnom redoslijedu. Mjesto joj je prije zapisa {previousRecord}.
        Kombinacija polja {attributes} ne smije biti ista kao u zapisu {previousRecord}.
        Kombinacija polja {attributes} nije u ispravnom redoslijedu. Mjesto joj je prije retka {previousLine}.
        Kombinacija polja {attributes} ne smije biti ista kao u retku {previousLine}.
        Polje „{attribute}“ miješa abecede ili sadržava skrivene znakove. Upotrijebite slova jedne abecede.
        Polje „{attribute}“ mora počinjati s „{prefix}“.
        Polje „{attribute}“ mora imati točno {length} znak.|Polje „{attribute}“ mora imati točno {length} znaka.|Polje „{attribute}“ mora imati točno {length} znakova.
        Polje „{attribute}“ mora imati točno {length} bajt.|Polje „{attribute}“ mora imati točno {length} bajta.|Polje „{attribute}“ mora imati točno {length} bajtova.
        Polje „{attribute}“ smije imati najviše {max} znak.|Polje „{attribute}“ smije imati najviše {max} znaka.|Polje „{attribute}“ smije imati najviše {max} znakova.
        Polje „{attribute}“ smije imati najviše {max} bajt.|Polje „{attribute}“ smije imati najviše {max} bajta.|Polje „{attribute}“ smije imati najviše {max} bajtova.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora imati najmanje {min} bajt.|Polje „{attribute}“ mora imati najmanje {min} bajta.|Polje „{attribute}“ mora imati najmanje {min} bajtova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ mora sadržavati valjano vrijeme, npr. {example}.
        Vrijednost polja „{attribute}“ mora biti poslije {after}.
        Vrijednost polja „{attribute}“ mora biti prije {before}.
        Polje „{attribute}“ mora sadržavati valjanu vremensku zonu, npr. {example}.
        Ponovljena vrijednost
        Rok je istekao
        Vrijednost nije valjana
        Ne podudara se
        Nedostaje znak
        Moguća pogreška u pisanju
        Mora se razlikovati
        Nije broj
        Nedopuštena vrijednost
        Nije provjereno
        Nije pronađeno
        Nije na popisu
        Nije cijeli broj
        Pogrešan redoslijed
        Obavezno polje
        Prevelika vrijednost
        Prerano
        Premalo
        Prekasno
        Predug tekst
        Previše
        Prenedavan datum
        Prekratak tekst
        Premala vrijednost
        Ne može se pročitati
        Nedopušteni znakovi
        Pogrešna količina
        Pogrešan oblik
        Pogrešna duljina
        Pogrešna vrsta
        Polje „{attribute}“ mora sadržavati valjan ULID, npr. {example}.
        Polje „{attribute}“ nema vrijednost i ovdje se ne može postaviti.
        Vrijednost polja „{attribute}“ mora biti jedinstvena. Već postoji u retku {firstLine}.
        Vrijednost polja „{attribute}“ mora biti jedinstvena. Već postoji u zapisu {firstRecord}.
        Kombinacija polja {attributes} mora biti jedinstvena. Ta kombinacija već postoji u zapisu {firstRecord}.
        Vrijednost polja „{attribute}“ mora biti jedinstvena.
        Kombinacija polja {attributes} mora biti jedinstvena.
        Kombinacija polja {attributes} mora biti jedinstvena. Ta kombinacija već postoji u retku {firstLine}.
        Polje „{attribute}“ ne smije imati istu stavku dvaput. Stavke {first} i {second} jednake su.
        Polje „{attribute}“ mora biti popis.
        Polje „{attribute}“ mora biti pisano velikim slovima.
        Polje „{attribute}“ mora sadržavati valjan URI, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjanu URI referencu, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan URI predložak, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan URL, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan {name}, npr. {example}.
        Polje „{attribute}“ mora sadržavati valjan UUID.
        Polje „{attribute}“ mora biti objekt.
        Polje „{attribute}“ mora sadržavati valjan identifikacijski broj vozila (VIN). Provjerite ima li tipfelera.
        laž
        (prazno)
        istina
        vrijednost
        """#)
}
