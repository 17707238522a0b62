// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let hr = CatalogTable.read(
        "hr",
        #"""
        Polje „{attribute}“ mora ostati prazno.
        Polje „{attribute}“ također je obavezno jer je navedeno sljedeće: {given}.
        Polje „{attribute}“ smije sadržavati samo slova.
        Polje „{attribute}“ smije sadržavati samo slova i znamenke.
        Polje „{attribute}“ nema nijedan od prihvaćenih oblika.
        Polje „{attribute}“ smije sadržavati samo znakove ASCII.
        Vrijednost polja „{attribute}“ nije valjana.
        Polje „{attribute}“ nije bilo moguće provjeriti.
        Polje „{attribute}“ još nije provjereno.
        Ne postoji polje „{name}“.
        Ne postoji polje „{name}“. Jeste li mislili „{suggestion}“?
        Polje „{attribute}“ ne sadrži valjanu vrijednost Base32.
        Polje „{attribute}“ ne sadrži valjanu vrijednost Base64.
        Polje „{attribute}“ ne sadrži valjan BIC kod.
        Polje „{attribute}“ mora imati vrijednost {true} ili {false}.
        Polje „{attribute}“ ne sadrži valjan datum isteka.
        Datum u polju „{attribute}“ već je prošao.
        Polje „{attribute}“ ne sadrži valjan sigurnosni kod.
        Vrijednost polja „{attribute}“ mora biti jednaka {compareValue}.
        Vrijednost polja „{attribute}“ mora se podudarati s poljem „{compareAttribute}“.
        Polje „{attribute}“ nema očekivanu vrijednost.
        Vrijednost polja „{attribute}“ mora biti veća od {compareValue}.
        Vrijednost polja „{attribute}“ mora biti veća od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ mora biti veća.
        Vrijednost polja „{attribute}“ ne smije biti manja od {compareValue}.
        Vrijednost polja „{attribute}“ ne smije biti manja od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ mora biti veća.
        Vrijednost polja „{attribute}“ mora biti manja od {compareValue}.
        Vrijednost polja „{attribute}“ mora biti manja od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ mora biti manja.
        Vrijednost polja „{attribute}“ ne smije biti veća od {compareValue}.
        Vrijednost polja „{attribute}“ ne smije biti veća od vrijednosti polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ mora biti manja.
        Vrijednost polja „{attribute}“ ne smije biti jednaka {compareValue}.
        Vrijednost polja „{attribute}“ mora se razlikovati od polja „{compareAttribute}“.
        Vrijednost polja „{attribute}“ nije dopuštena.
        Vrijednost polja „{attribute}“ ne može se usporediti s {compareValue}.
        Vrijednost polja „{attribute}“ ne može se usporediti s poljem „{compareAttribute}“.
        Vrijednost polja „{attribute}“ ne može se usporediti.
        Vrijednost polja „{attribute}“ nije valjana.
        Polje „{attribute}“ mora sadržavati „{containedValue}“.
        Polje „{attribute}“ ne sadrži valjan položaj.
        Polje „{attribute}“ mora imati točno {count} stavku.|Polje „{attribute}“ mora imati točno {count} stavke.|Polje „{attribute}“ mora imati točno {count} stavki.
        Polje „{attribute}“ mora imati najmanje {min} stavku.|Polje „{attribute}“ mora imati najmanje {min} stavke.|Polje „{attribute}“ mora imati najmanje {min} stavki.
        Polje „{attribute}“ smije imati najviše {max} stavku.|Polje „{attribute}“ smije imati najviše {max} stavke.|Polje „{attribute}“ smije imati najviše {max} stavki.
        Polje „{attribute}“ mora biti popis.
        Polje „{attribute}“ ne sadrži valjanu oznaku države.
        Polje „{attribute}“ ne sadrži valjanu boju.
        Polje „{attribute}“ ne sadrži valjanu oznaku valute.
        Vrijednost polja „{attribute}“ nije valjana.
        Polje „{attribute}“ ne sadrži valjan podatkovni URI.
        Polje „{attribute}“ ne sadrži valjan datum.
        Vrijednost polja „{attribute}“ ne smije biti prije {earliest}.
        Vrijednost polja „{attribute}“ ne smije biti poslije {latest}.
        Datum u polju „{attribute}“ mora biti u budućnosti.
        Datum u polju „{attribute}“ mora biti u prošlosti.
        Vrijednost polja „{attribute}“ mora biti poslije {after}.
        Vrijednost polja „{attribute}“ mora biti prije {before}.
        Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godine.|Od datuma u polju „{attribute}“ mora proći najmanje {minAge} godina.
        Polje „{attribute}“ ne sadrži valjan datum s vremenom.
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
        Polje „{attribute}“ ne sadrži valjano ime domene.
        Polje „{attribute}“ ne sadrži valjano trajanje.
        Polje „{attribute}“ ne sadrži valjan telefonski broj.
        Polje „{attribute}“ mora biti popis.
        Polje „{attribute}“ ne sadrži valjan EAN kod.
        Polje „{attribute}“ ne sadrži valjanu adresu e-pošte.
        Domena u polju „{attribute}“ ne prima poštu.
        Domenu u polju „{attribute}“ nije bilo moguće provjeriti.
        Polje „{attribute}“ mora završavati s „{suffix}“.
        Obrazac nije provjeren.
        Polje „{attribute}“ nije ispravno poslano: {reason}.
        Polje „{attribute}“ nije ispravno poslano: {reason}.
        Polje „{attribute}“ nije ispravno poslano: {reason}.
        Polje „{attribute}“ ne sadrži valjan sažetak.
        Polje „{attribute}“ ne sadrži valjanu heksadecimalnu vrijednost.
        Polje „{attribute}“ ne sadrži valjanu boju.
        Polje „{attribute}“ ne sadrži valjano ime računala.
        Polje „{attribute}“ ne sadrži valjan IBAN.
        Vrijednost polja „{attribute}“ nije među prihvaćenima.
        Vrijednost polja „{attribute}“ nije dopuštena.
        Polje „{attribute}“ mora biti cijeli broj.
        Polje „{attribute}“ ne sadrži valjanu IP adresu.
        Polje „{attribute}“ ne sadrži valjan IRI.
        Polje „{attribute}“ ne sadrži valjanu IRI referencu.
        Polje „{attribute}“ ne sadrži valjan ISBN.
        Polje „{attribute}“ ne sadrži valjan ISIN kod.
        Polje „{attribute}“ ne sadrži valjan ISSN.
        Polje „{attribute}“ ne sadrži valjan JSON.
        Polje „{attribute}“ ne sadrži valjan JSON pokazivač.
        Polje „{attribute}“ ne sadrži valjan JSON Web Token.
        Polje „{attribute}“ ne sadrži valjanu oznaku jezika.
        Polje „{attribute}“ ne sadrži valjan položaj.
        Polje „{attribute}“ ne sadrži valjanu zemljopisnu širinu.
        Polje „{attribute}“ ne sadrži valjanu zemljopisnu dužinu.
        Polje „{attribute}“ mora biti pisano malim slovima.
        Polje „{attribute}“ ne sadrži valjan broj.
        Polje „{attribute}“ ne sadrži valjanu MAC adresu.
        Polje „{attribute}“ nema očekivani oblik.
        Polje „{attribute}“ mora sadržavati znamenku.
        Polje „{attribute}“ mora sadržavati malo slovo.
        Polje „{attribute}“ mora sadržavati simbol.
        Polje „{attribute}“ mora sadržavati veliko slovo.
        Polje „{attribute}“ ima oblik koji nije dopušten.
        Vrijednost polja „{attribute}“ je preduga.
        Polje „{attribute}“ ne sadrži valjanu vrstu medija.
        Vrijednost polja „{attribute}“ mora biti višekratnik od {divisor}.
        Polje „{attribute}“ ne sadrži valjan Nano ID.
        Vrijednost polja „{attribute}“ mora biti manja od 0.
        Polje „{attribute}“ ima previše razina.
        Polje „{attribute}“ mora biti objekt.
        Vrijednost polja „{attribute}“ nije dopuštena.
        Polje „{attribute}“ mora biti cijeli broj.
        Vrijednost polja „{attribute}“ smije biti najviše {max}.
        Vrijednost polja „{attribute}“ mora biti manja od {max}.
        Vrijednost polja „{attribute}“ mora biti najmanje {min}.
        Polje „{attribute}“ mora biti broj.
        Polje „{attribute}“ mora sadržavati znamenku.
        Polje „{attribute}“ mora sadržavati malo slovo.
        Polje „{attribute}“ mora sadržavati simbol.
        Polje „{attribute}“ mora sadržavati veliko slovo.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ ne sadrži valjan broj kartice.
        Polje „{attribute}“ ne sadrži valjan broj priključka.
        Vrijednost polja „{attribute}“ mora biti veća od 0.
        Polje „{attribute}“ smije sadržavati samo ispisive znakove.
        Zapis se ne može pročitati: {reason}.
        Polje „{attribute}“ ne sadrži valjan relativni JSON pokazivač.
        {attribute}: {message}
        Pronađen je {count} problem.|Pronađena su {count} problema.|Pronađeno je {count} problema.
        Polje „{attribute}“ je obavezno.
        Polje „{attribute}“ mora imati vrijednost {requiredValue}.
        Ne postoji scenarij „{name}“.
        Ne postoji scenarij „{name}“. Jeste li mislili „{suggestion}“?
        Polje „{attribute}“ ne sadrži valjan broj verzije.
        Polje „{attribute}“ ne sadrži valjan slug.
        Polje „{attribute}“ sadrži znakove koji bi mogli zavarati čitatelja.
        Polje „{attribute}“ mora počinjati s „{prefix}“.
        Polje „{attribute}“ mora imati točno {length} znak.|Polje „{attribute}“ mora imati točno {length} znaka.|Polje „{attribute}“ mora imati točno {length} znakova.
        Polje „{attribute}“ smije imati najviše {max} znak.|Polje „{attribute}“ smije imati najviše {max} znaka.|Polje „{attribute}“ smije imati najviše {max} znakova.
        Polje „{attribute}“ mora imati najmanje {min} znak.|Polje „{attribute}“ mora imati najmanje {min} znaka.|Polje „{attribute}“ mora imati najmanje {min} znakova.
        Polje „{attribute}“ mora biti tekst.
        Polje „{attribute}“ ne sadrži valjano vrijeme.
        Vrijednost polja „{attribute}“ mora biti poslije {after}.
        Vrijednost polja „{attribute}“ mora biti prije {before}.
        Polje „{attribute}“ ne sadrži valjanu vremensku zonu.
        Rok je istekao
        Nevaljana vrijednost
        Ne podudara se
        Nedostaje znak
        Mora se razlikovati
        Nije broj
        Nedopuštena vrijednost
        Nije provjereno
        Nije pronađeno
        Nije na popisu
        Nije cijeli broj
        Obavezno polje
        Prevelika vrijednost
        Prerano
        Premalo
        Prekasno
        Predug tekst
        Previše
        Prekratak tekst
        Premala vrijednost
        Ne može se pročitati
        Nedopušteni znakovi
        Pogrešna količina
        Pogrešan oblik
        Pogrešna duljina
        Pogrešna vrsta
        Polje „{attribute}“ ne sadrži valjan ULID.
        Polje „{attribute}“ mora biti pisano velikim slovima.
        Polje „{attribute}“ ne sadrži valjan URI.
        Polje „{attribute}“ ne sadrži valjanu URI referencu.
        Polje „{attribute}“ ne sadrži valjan URI predložak.
        Polje „{attribute}“ ne sadrži valjan URL.
        Polje „{attribute}“ ne sadrži valjan UUID.
        """#)
}
