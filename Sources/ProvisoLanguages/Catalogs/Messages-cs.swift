// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let cs = CatalogTable.read(
        "cs",
        #"""
        Pole „{attribute}“ musí zůstat prázdné.
        Pole „{attribute}“ je také povinné, protože je vyplněno: {given}.
        Pole „{attribute}“ smí obsahovat jen písmena.
        Pole „{attribute}“ smí obsahovat jen písmena a číslice.
        Pole „{attribute}“ nemá žádný z povolených tvarů.
        Pole „{attribute}“ smí obsahovat jen znaky ASCII.
        Hodnota pole „{attribute}“ není platná.
        Pole „{attribute}“ se nepodařilo ověřit.
        Pole „{attribute}“ ještě nebylo ověřeno.
        Pole „{name}“ neexistuje.
        Pole „{name}“ neexistuje. Mysleli jste „{suggestion}“?
        Pole „{attribute}“ neobsahuje platnou hodnotu Base32.
        Pole „{attribute}“ neobsahuje platnou hodnotu Base64.
        Pole „{attribute}“ neobsahuje platný kód BIC.
        Pole „{attribute}“ musí mít hodnotu {true} nebo {false}.
        Pole „{attribute}“ neobsahuje správné datum platnosti.
        Datum v poli „{attribute}“ již uplynulo.
        Pole „{attribute}“ neobsahuje platný bezpečnostní kód.
        Hodnota pole „{attribute}“ se musí rovnat {compareValue}.
        Hodnota pole „{attribute}“ se musí shodovat s polem „{compareAttribute}“.
        Pole „{attribute}“ nemá očekávanou hodnotu.
        Hodnota pole „{attribute}“ musí být větší než {compareValue}.
        Hodnota pole „{attribute}“ musí být větší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ musí být větší.
        Hodnota pole „{attribute}“ nesmí být menší než {compareValue}.
        Hodnota pole „{attribute}“ nesmí být menší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ musí být větší.
        Hodnota pole „{attribute}“ musí být menší než {compareValue}.
        Hodnota pole „{attribute}“ musí být menší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ musí být menší.
        Hodnota pole „{attribute}“ nesmí být větší než {compareValue}.
        Hodnota pole „{attribute}“ nesmí být větší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ musí být menší.
        Hodnota pole „{attribute}“ se nesmí rovnat {compareValue}.
        Hodnota pole „{attribute}“ se musí lišit od pole „{compareAttribute}“.
        Hodnota pole „{attribute}“ není povolena.
        Hodnotu pole „{attribute}“ nelze porovnat s {compareValue}.
        Hodnotu pole „{attribute}“ nelze porovnat s polem „{compareAttribute}“.
        Hodnotu pole „{attribute}“ nelze porovnat.
        Hodnota pole „{attribute}“ není platná.
        Pole „{attribute}“ musí obsahovat „{containedValue}“.
        Pole „{attribute}“ neobsahuje platnou polohu.
        Pole „{attribute}“ musí mít přesně {count} položku.|Pole „{attribute}“ musí mít přesně {count} položky.|Pole „{attribute}“ musí mít přesně {count} položky.|Pole „{attribute}“ musí mít přesně {count} položek.
        Pole „{attribute}“ musí mít nejméně {min} položku.|Pole „{attribute}“ musí mít nejméně {min} položky.|Pole „{attribute}“ musí mít nejméně {min} položky.|Pole „{attribute}“ musí mít nejméně {min} položek.
        Pole „{attribute}“ smí mít nejvýše {max} položku.|Pole „{attribute}“ smí mít nejvýše {max} položky.|Pole „{attribute}“ smí mít nejvýše {max} položky.|Pole „{attribute}“ smí mít nejvýše {max} položek.
        Pole „{attribute}“ musí být seznam.
        Pole „{attribute}“ neobsahuje platný kód země.
        Pole „{attribute}“ neobsahuje platnou barvu.
        Pole „{attribute}“ neobsahuje platný kód měny.
        Hodnota pole „{attribute}“ není platná.
        Pole „{attribute}“ neobsahuje platné datové URI.
        Pole „{attribute}“ neobsahuje platné datum.
        Hodnota pole „{attribute}“ nesmí být dřívější než {earliest}.
        Hodnota pole „{attribute}“ nesmí být pozdější než {latest}.
        Datum v poli „{attribute}“ musí být v budoucnosti.
        Datum v poli „{attribute}“ musí být v minulosti.
        Hodnota pole „{attribute}“ musí být pozdější než {after}.
        Hodnota pole „{attribute}“ musí být dřívější než {before}.
        Od data v poli „{attribute}“ musí uplynout nejméně {minAge} rok.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} roky.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} roku.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} let.
        Pole „{attribute}“ neobsahuje platné datum s časem.
        Hodnota pole „{attribute}“ nesmí být dřívější než {earliest}.
        Hodnota pole „{attribute}“ nesmí být pozdější než {latest}.
        Datum v poli „{attribute}“ musí být v budoucnosti.
        Datum v poli „{attribute}“ musí být v minulosti.
        Hodnota pole „{attribute}“ musí být pozdější než {after}.
        Hodnota pole „{attribute}“ musí být dřívější než {before}.
        Od data v poli „{attribute}“ musí uplynout nejméně {minAge} rok.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} roky.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} roku.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} let.
        Pole „{attribute}“ musí být číslo.
        Pole „{attribute}“ musí mít nejméně {min} desetinné místo.|Pole „{attribute}“ musí mít nejméně {min} desetinná místa.|Pole „{attribute}“ musí mít nejméně {min} desetinného místa.|Pole „{attribute}“ musí mít nejméně {min} desetinných míst.
        Pole „{attribute}“ smí mít nejvýše {max} desetinné místo.|Pole „{attribute}“ smí mít nejvýše {max} desetinná místa.|Pole „{attribute}“ smí mít nejvýše {max} desetinného místa.|Pole „{attribute}“ smí mít nejvýše {max} desetinných míst.
        Pole „{attribute}“ neobsahuje platný název domény.
        Pole „{attribute}“ neobsahuje platné trvání.
        Pole „{attribute}“ neobsahuje platné telefonní číslo.
        Pole „{attribute}“ musí být seznam.
        Pole „{attribute}“ neobsahuje platný kód EAN.
        Pole „{attribute}“ neobsahuje platnou e-mailovou adresu.
        Doména v poli „{attribute}“ nepřijímá poštu.
        Doménu v poli „{attribute}“ se nepodařilo ověřit.
        Pole „{attribute}“ musí končit na „{suffix}“.
        Formulář nebyl zkontrolován.
        Pole „{attribute}“ nebylo odesláno správně: {reason}.
        Pole „{attribute}“ nebylo odesláno správně: {reason}.
        Pole „{attribute}“ nebylo odesláno správně: {reason}.
        Pole „{attribute}“ neobsahuje platný otisk.
        Pole „{attribute}“ neobsahuje platnou šestnáctkovou hodnotu.
        Pole „{attribute}“ neobsahuje platnou barvu.
        Pole „{attribute}“ neobsahuje platný název hostitele.
        Pole „{attribute}“ neobsahuje platné číslo IBAN.
        Hodnota pole „{attribute}“ nepatří mezi povolené.
        Hodnota pole „{attribute}“ není povolena.
        Pole „{attribute}“ musí být celé číslo.
        Pole „{attribute}“ neobsahuje platnou IP adresu.
        Pole „{attribute}“ neobsahuje platný identifikátor IRI.
        Pole „{attribute}“ neobsahuje platný odkaz IRI.
        Pole „{attribute}“ neobsahuje platné číslo ISBN.
        Pole „{attribute}“ neobsahuje platný kód ISIN.
        Pole „{attribute}“ neobsahuje platné číslo ISSN.
        Pole „{attribute}“ neobsahuje platný dokument JSON.
        Pole „{attribute}“ neobsahuje platný ukazatel JSON.
        Pole „{attribute}“ neobsahuje platný token JSON Web Token.
        Pole „{attribute}“ neobsahuje platný kód jazyka.
        Pole „{attribute}“ neobsahuje platnou polohu.
        Pole „{attribute}“ neobsahuje platnou zeměpisnou šířku.
        Pole „{attribute}“ neobsahuje platnou zeměpisnou délku.
        Pole „{attribute}“ musí být psáno malými písmeny.
        Pole „{attribute}“ neobsahuje platné číslo.
        Pole „{attribute}“ neobsahuje platnou adresu MAC.
        Pole „{attribute}“ nemá očekávaný tvar.
        Pole „{attribute}“ musí obsahovat číslici.
        Pole „{attribute}“ musí obsahovat malé písmeno.
        Pole „{attribute}“ musí obsahovat symbol.
        Pole „{attribute}“ musí obsahovat velké písmeno.
        Pole „{attribute}“ má nepovolený tvar.
        Hodnota pole „{attribute}“ je příliš dlouhá.
        Pole „{attribute}“ neobsahuje platný typ média.
        Hodnota pole „{attribute}“ musí být násobkem {divisor}.
        Pole „{attribute}“ neobsahuje platný identifikátor Nano ID.
        Hodnota pole „{attribute}“ musí být menší než 0.
        Pole „{attribute}“ má příliš mnoho úrovní.
        Pole „{attribute}“ musí být objekt.
        Hodnota pole „{attribute}“ není povolena.
        Pole „{attribute}“ musí být celé číslo.
        Hodnota pole „{attribute}“ smí být nejvýše {max}.
        Hodnota pole „{attribute}“ musí být menší než {max}.
        Hodnota pole „{attribute}“ musí být nejméně {min}.
        Pole „{attribute}“ musí být číslo.
        Pole „{attribute}“ musí obsahovat číslici.
        Pole „{attribute}“ musí obsahovat malé písmeno.
        Pole „{attribute}“ musí obsahovat symbol.
        Pole „{attribute}“ musí obsahovat velké písmeno.
        Pole „{attribute}“ musí mít nejméně {min} znak.|Pole „{attribute}“ musí mít nejméně {min} znaky.|Pole „{attribute}“ musí mít nejméně {min} znaku.|Pole „{attribute}“ musí mít nejméně {min} znaků.
        Pole „{attribute}“ musí být text.
        Pole „{attribute}“ neobsahuje platné číslo karty.
        Pole „{attribute}“ neobsahuje platné číslo portu.
        Hodnota pole „{attribute}“ musí být větší než 0.
        Pole „{attribute}“ smí obsahovat jen tisknutelné znaky.
        Záznam nelze přečíst: {reason}.
        Pole „{attribute}“ neobsahuje platný relativní ukazatel JSON.
        {attribute}: {message}
        Byl nalezen {count} problém.|Byly nalezeny {count} problémy.|Bylo nalezeno {count} problému.|Bylo nalezeno {count} problémů.
        Pole „{attribute}“ je povinné.
        Pole „{attribute}“ musí mít hodnotu {requiredValue}.
        Scénář „{name}“ neexistuje.
        Scénář „{name}“ neexistuje. Mysleli jste „{suggestion}“?
        Pole „{attribute}“ neobsahuje platné číslo verze.
        Pole „{attribute}“ neobsahuje platný slug.
        Pole „{attribute}“ obsahuje znaky, které by mohly čtenáře oklamat.
        Pole „{attribute}“ musí začínat na „{prefix}“.
        Pole „{attribute}“ musí mít přesně {length} znak.|Pole „{attribute}“ musí mít přesně {length} znaky.|Pole „{attribute}“ musí mít přesně {length} znaku.|Pole „{attribute}“ musí mít přesně {length} znaků.
        Pole „{attribute}“ smí mít nejvýše {max} znak.|Pole „{attribute}“ smí mít nejvýše {max} znaky.|Pole „{attribute}“ smí mít nejvýše {max} znaku.|Pole „{attribute}“ smí mít nejvýše {max} znaků.
        Pole „{attribute}“ musí mít nejméně {min} znak.|Pole „{attribute}“ musí mít nejméně {min} znaky.|Pole „{attribute}“ musí mít nejméně {min} znaku.|Pole „{attribute}“ musí mít nejméně {min} znaků.
        Pole „{attribute}“ musí být text.
        Pole „{attribute}“ neobsahuje platný čas.
        Hodnota pole „{attribute}“ musí být pozdější než {after}.
        Hodnota pole „{attribute}“ musí být dřívější než {before}.
        Pole „{attribute}“ neobsahuje platné časové pásmo.
        Platnost vypršela
        Neplatná hodnota
        Neshoduje se
        Chybí znak
        Musí se lišit
        Není číslo
        Nepovolená hodnota
        Neověřeno
        Nenalezeno
        Není v seznamu
        Není celé číslo
        Povinný údaj
        Příliš velká hodnota
        Příliš brzy
        Příliš málo
        Příliš pozdě
        Příliš dlouhý text
        Příliš mnoho
        Příliš krátký text
        Příliš malá hodnota
        Nelze přečíst
        Nepovolené znaky
        Chybný počet
        Chybný formát
        Chybná délka
        Chybný typ
        Pole „{attribute}“ neobsahuje platný identifikátor ULID.
        Pole „{attribute}“ musí být psáno velkými písmeny.
        Pole „{attribute}“ neobsahuje platný identifikátor URI.
        Pole „{attribute}“ neobsahuje platný odkaz URI.
        Pole „{attribute}“ neobsahuje platnou šablonu URI.
        Pole „{attribute}“ neobsahuje platnou adresu URL.
        Pole „{attribute}“ neobsahuje platný identifikátor UUID.
        """#)
}
