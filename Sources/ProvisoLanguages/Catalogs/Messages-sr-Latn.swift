// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let srLatn = CatalogTable.read(
        "sr-Latn",
        #"""
        Polje „{attribute}“ mora ostati prazno.
        Polje „{attribute}“ je takođe obavezno jer je navedeno sledeće: {given}.
        Polje „{attribute}“ sme da sadrži samo slova.
        Polje „{attribute}“ sme da sadrži samo slova i cifre.
        Polje „{attribute}“ nema nijedan od prihvaćenih oblika.
        Polje „{attribute}“ sme da sadrži samo ASCII znakove.
        Vrednost polja „{attribute}“ nije ispravna.
        Polje „{attribute}“ nije bilo moguće proveriti.
        Polje „{attribute}“ još nije provereno.
        Ne postoji polje „{name}“.
        Ne postoji polje „{name}“. Da li ste mislili „{suggestion}“?
        Polje „{attribute}“ ne sadrži ispravnu vrednost Base32.
        Polje „{attribute}“ ne sadrži ispravnu vrednost Base64.
        Polje „{attribute}“ ne sadrži ispravan BIC kod.
        Polje „{attribute}“ mora imati vrednost {true} ili {false}.
        Polje „{attribute}“ ne sadrži ispravan datum isteka.
        Datum u polju „{attribute}“ je već prošao.
        Polje „{attribute}“ ne sadrži ispravan bezbednosni kod.
        Vrednost polja „{attribute}“ mora biti jednaka {compareValue}.
        Vrednost polja „{attribute}“ mora se poklapati sa poljem „{compareAttribute}“.
        Polje „{attribute}“ nema očekivanu vrednost.
        Vrednost polja „{attribute}“ mora biti veća od {compareValue}.
        Vrednost polja „{attribute}“ mora biti veća od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti veća.
        Vrednost polja „{attribute}“ ne sme biti manja od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti manja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti veća.
        Vrednost polja „{attribute}“ mora biti manja od {compareValue}.
        Vrednost polja „{attribute}“ mora biti manja od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti manja.
        Vrednost polja „{attribute}“ ne sme biti veća od {compareValue}.
        Vrednost polja „{attribute}“ ne sme biti veća od vrednosti polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ mora biti manja.
        Vrednost polja „{attribute}“ ne sme biti jednaka {compareValue}.
        Vrednost polja „{attribute}“ mora se razlikovati od polja „{compareAttribute}“.
        Vrednost polja „{attribute}“ nije dozvoljena.
        Vrednost polja „{attribute}“ ne može se uporediti sa {compareValue}.
        Vrednost polja „{attribute}“ ne može se uporediti sa poljem „{compareAttribute}“.
        Vrednost polja „{attribute}“ ne može se uporediti.
        Vrednost polja „{attribute}“ nije ispravna.
        Polje „{attribute}“ mora da sadrži „{containedValue}“.
        Polje „{attribute}“ ne sadrži ispravan položaj.
        Polje „{attribute}“ mora imati tačno {count} stavku.|Polje „{attribute}“ mora imati tačno {count} stavke.|Polje „{attribute}“ mora imati tačno {count} stavki.
        Polje „{attribute}“ mora imati najmanje {min} stavku.|Polje „{attribute}“ mora imati najmanje {min} stavke.|Polje „{attribute}“ mora imati najmanje {min} stavki.
        Polje „{attribute}“ sme imati najviše {max} stavku.|Polje „{attribute}“ sme imati najviše {max} stavke.|Polje „{attribute}“ sme imati najviše {max} stavki.
        Polje „{attribute}“ mora biti spisak.
        Polje „{attribute}“ ne sadrži ispravnu oznaku države.
        Polje „{attribute}“ ne sadrži ispravnu boju.
        Polje „{attribute}“ ne sadrži ispravnu oznaku valute.
        Vrednost polja „{attribute}“ nije ispravna.
        Polje „{attribute}“ ne sadrži ispravan URI sa podacima.
        Polje „{attribute}“ ne sadrži ispravan datum.
        Vrednost polja „{attribute}“ ne sme biti pre datuma {earliest}.
        Vrednost polja „{attribute}“ ne sme biti posle datuma {latest}.
        Datum u polju „{attribute}“ mora biti u budućnosti.
        Datum u polju „{attribute}“ mora biti u prošlosti.
        Vrednost polja „{attribute}“ mora biti posle datuma {after}.
        Vrednost polja „{attribute}“ mora biti pre datuma {before}.
        Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godine.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.
        Polje „{attribute}“ ne sadrži ispravan datum sa vremenom.
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
        Polje „{attribute}“ ne sadrži ispravno ime domena.
        Polje „{attribute}“ ne sadrži ispravno trajanje.
        Polje „{attribute}“ ne sadrži ispravan broj telefona.
        Polje „{attribute}“ mora biti spisak.
        Polje „{attribute}“ ne sadrži ispravan EAN kod.
        Polje „{attribute}“ ne sadrži ispravnu imejl adresu.
        Domen u polju „{attribute}“ ne prima poštu.
        Domen u polju „{attribute}“ nije bilo moguće proveriti.
        Polje „{attribute}“ mora da se završava sa „{suffix}“.
        Obrazac nije proveren.
        Polje „{attribute}“ nije ispravno poslato: {reason}.
        Polje „{attribute}“ nije ispravno poslato: {reason}.
        Polje „{attribute}“ nije ispravno poslato: {reason}.
        Polje „{attribute}“ ne sadrži ispravan heš.
        Polje „{attribute}“ ne sadrži ispravnu heksadecimalnu vrednost.
        Polje „{attribute}“ ne sadrži ispravnu boju.
        Polje „{attribute}“ ne sadrži ispravno ime računara.
        Polje „{attribute}“ ne sadrži ispravan IBAN.
        Vrednost polja „{attribute}“ nije među prihvaćenima.
        Vrednost polja „{attribute}“ nije dozvoljena.
        Polje „{attribute}“ mora biti ceo broj.
        Polje „{attribute}“ ne sadrži ispravnu IP adresu.
        Polje „{attribute}“ ne sadrži ispravan IRI.
        Polje „{attribute}“ ne sadrži ispravnu IRI referencu.
        Polje „{attribute}“ ne sadrži ispravan ISBN.
        Polje „{attribute}“ ne sadrži ispravan ISIN kod.
        Polje „{attribute}“ ne sadrži ispravan ISSN.
        Polje „{attribute}“ ne sadrži ispravan JSON.
        Polje „{attribute}“ ne sadrži ispravan JSON pokazivač.
        Polje „{attribute}“ ne sadrži ispravan JSON Web Token.
        Polje „{attribute}“ ne sadrži ispravnu oznaku jezika.
        Polje „{attribute}“ ne sadrži ispravan položaj.
        Polje „{attribute}“ ne sadrži ispravnu geografsku širinu.
        Polje „{attribute}“ ne sadrži ispravnu geografsku dužinu.
        Polje „{attribute}“ mora biti pisano malim slovima.
        Polje „{attribute}“ ne sadrži ispravan broj.
        Polje „{attribute}“ ne sadrži ispravnu MAC adresu.
        Polje „{attribute}“ nema očekivani oblik.
        Polje „{attribute}“ mora da sadrži cifru.
        Polje „{attribute}“ mora da sadrži malo slovo.
        Polje „{attribute}“ mora da sadrži simbol.
        Polje „{attribute}“ mora da sadrži veliko slovo.
        Polje „{attribute}“ ima oblik koji nije dozvoljen.
        Vrednost polja „{attribute}“ je predugačka.
        Polje „{attribute}“ ne sadrži ispravnu vrstu medija.
        Vrednost polja „{attribute}“ mora biti umnožak broja {divisor}.
        Polje „{attribute}“ ne sadrži ispravan Nano ID.
        Vrednost polja „{attribute}“ mora biti manja od 0.
        Polje „{attribute}“ ima previše nivoa.
        Polje „{attribute}“ mora biti objekat.
        Vrednost polja „{attribute}“ nije dozvoljena.
        Polje „{attribute}“ mora biti ceo broj.
        Vrednost polja „{attribute}“ sme biti najviše {max}.
        Vrednost polja „{attribute}“ mora biti manja od {max}.
        Vrednost polja „{attribute}“ mora biti najmanje {min}.
        Polje „{attribute}“ mora biti broj.
        Polje „{attribute}“ mora da sadrži cifru.
        Polje „{attribute}“ mora da sadrži malo slovo.
        Polje „{attribute}“ mora da sadrži simbol.
        Polje „{attribute}“ mora da sadrži veliko slovo.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ ne sadrži ispravan broj kartice.
        Polje „{attribute}“ ne sadrži ispravan broj porta.
        Vrednost polja „{attribute}“ mora biti veća od 0.
        Polje „{attribute}“ sme da sadrži samo znakove koji se mogu štampati.
        Zapis ne može da se pročita: {reason}.
        Polje „{attribute}“ ne sadrži ispravan relativni JSON pokazivač.
        {attribute}: {message}
        Pronađen je {count} problem.|Pronađena su {count} problema.|Pronađeno je {count} problema.
        Polje „{attribute}“ je obavezno.
        Polje „{attribute}“ mora imati vrednost {requiredValue}.
        Ne postoji scenario „{name}“.
        Ne postoji scenario „{name}“. Da li ste mislili „{suggestion}“?
        Polje „{attribute}“ ne sadrži ispravan broj verzije.
        Polje „{attribute}“ ne sadrži ispravan slag.
        Polje „{attribute}“ sadrži znakove koji bi mogli da zavaraju čitaoca.
        Polje „{attribute}“ mora da počinje sa „{prefix}“.
        Polje „{attribute}“ mora imati tačno {length} znak.|Polje „{attribute}“ mora imati tačno {length} znaka.|Polje „{attribute}“ mora imati tačno {length} znakova.
        Polje „{attribute}“ sme imati najviše {max} znak.|Polje „{attribute}“ sme imati najviše {max} znaka.|Polje „{attribute}“ sme imati najviše {max} znakova.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ ne sadrži ispravno vreme.
        Vrednost polja „{attribute}“ mora biti posle {after}.
        Vrednost polja „{attribute}“ mora biti pre {before}.
        Polje „{attribute}“ ne sadrži ispravnu vremensku zonu.
        Rok je istekao
        Neispravna vrednost
        Ne poklapa se
        Nedostaje znak
        Mora da se razlikuje
        Nije broj
        Nedozvoljena vrednost
        Nije provereno
        Nije pronađeno
        Nije na spisku
        Nije ceo broj
        Obavezno polje
        Prevelika vrednost
        Prerano
        Premalo
        Prekasno
        Predugačak tekst
        Previše
        Prekratak tekst
        Premala vrednost
        Ne može da se pročita
        Nedozvoljeni znakovi
        Pogrešan broj
        Pogrešan oblik
        Pogrešna dužina
        Pogrešna vrsta
        Polje „{attribute}“ ne sadrži ispravan ULID.
        Polje „{attribute}“ mora biti pisano velikim slovima.
        Polje „{attribute}“ ne sadrži ispravan URI.
        Polje „{attribute}“ ne sadrži ispravnu URI referencu.
        Polje „{attribute}“ ne sadrži ispravan URI šablon.
        Polje „{attribute}“ ne sadrži ispravnu URL adresu.
        Polje „{attribute}“ ne sadrži ispravan UUID.
        """#)
}
