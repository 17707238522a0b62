// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let sk = CatalogTable.read(
        "sk",
        #"""
        Pole „{attribute}“ musí zostať prázdne.
        Pole „{attribute}“ je tiež povinné, pretože je vyplnené: {given}.
        Pole „{attribute}“ smie obsahovať len písmená.
        Pole „{attribute}“ smie obsahovať len písmená a číslice.
        Pole „{attribute}“ nemá žiadny z povolených tvarov.
        Pole „{attribute}“ smie obsahovať len znaky ASCII.
        Hodnota poľa „{attribute}“ nie je platná.
        Pole „{attribute}“ sa nepodarilo overiť.
        Pole „{attribute}“ ešte nebolo overené.
        Pole „{name}“ neexistuje.
        Pole „{name}“ neexistuje. Mysleli ste „{suggestion}“?
        Pole „{attribute}“ neobsahuje platnú hodnotu Base32.
        Pole „{attribute}“ neobsahuje platnú hodnotu Base64.
        Pole „{attribute}“ neobsahuje platný kód BIC.
        Pole „{attribute}“ musí mať hodnotu {true} alebo {false}.
        Pole „{attribute}“ neobsahuje správny dátum platnosti.
        Dátum v poli „{attribute}“ už uplynul.
        Pole „{attribute}“ neobsahuje platný bezpečnostný kód.
        Hodnota poľa „{attribute}“ sa musí rovnať {compareValue}.
        Hodnota poľa „{attribute}“ sa musí zhodovať s poľom „{compareAttribute}“.
        Pole „{attribute}“ nemá očakávanú hodnotu.
        Hodnota poľa „{attribute}“ musí byť väčšia ako {compareValue}.
        Hodnota poľa „{attribute}“ musí byť väčšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ musí byť väčšia.
        Hodnota poľa „{attribute}“ nesmie byť menšia ako {compareValue}.
        Hodnota poľa „{attribute}“ nesmie byť menšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ musí byť väčšia.
        Hodnota poľa „{attribute}“ musí byť menšia ako {compareValue}.
        Hodnota poľa „{attribute}“ musí byť menšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ musí byť menšia.
        Hodnota poľa „{attribute}“ nesmie byť väčšia ako {compareValue}.
        Hodnota poľa „{attribute}“ nesmie byť väčšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ musí byť menšia.
        Hodnota poľa „{attribute}“ sa nesmie rovnať {compareValue}.
        Hodnota poľa „{attribute}“ sa musí líšiť od poľa „{compareAttribute}“.
        Hodnota poľa „{attribute}“ nie je povolená.
        Hodnotu poľa „{attribute}“ nemožno porovnať s {compareValue}.
        Hodnotu poľa „{attribute}“ nemožno porovnať s poľom „{compareAttribute}“.
        Hodnotu poľa „{attribute}“ nemožno porovnať.
        Hodnota poľa „{attribute}“ nie je platná.
        Pole „{attribute}“ musí obsahovať „{containedValue}“.
        Pole „{attribute}“ neobsahuje platnú polohu.
        Pole „{attribute}“ musí mať presne {count} položku.|Pole „{attribute}“ musí mať presne {count} položky.|Pole „{attribute}“ musí mať presne {count} položky.|Pole „{attribute}“ musí mať presne {count} položiek.
        Pole „{attribute}“ musí mať najmenej {min} položku.|Pole „{attribute}“ musí mať najmenej {min} položky.|Pole „{attribute}“ musí mať najmenej {min} položky.|Pole „{attribute}“ musí mať najmenej {min} položiek.
        Pole „{attribute}“ smie mať najviac {max} položku.|Pole „{attribute}“ smie mať najviac {max} položky.|Pole „{attribute}“ smie mať najviac {max} položky.|Pole „{attribute}“ smie mať najviac {max} položiek.
        Pole „{attribute}“ musí byť zoznam.
        Pole „{attribute}“ neobsahuje platný kód krajiny.
        Pole „{attribute}“ neobsahuje platnú farbu.
        Pole „{attribute}“ neobsahuje platný kód meny.
        Hodnota poľa „{attribute}“ nie je platná.
        Pole „{attribute}“ neobsahuje platné dátové URI.
        Pole „{attribute}“ neobsahuje platný dátum.
        Hodnota poľa „{attribute}“ nesmie byť skoršia ako {earliest}.
        Hodnota poľa „{attribute}“ nesmie byť neskoršia ako {latest}.
        Dátum v poli „{attribute}“ musí byť v budúcnosti.
        Dátum v poli „{attribute}“ musí byť v minulosti.
        Hodnota poľa „{attribute}“ musí byť neskoršia ako {after}.
        Hodnota poľa „{attribute}“ musí byť skoršia ako {before}.
        Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} rok.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} roky.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} roka.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} rokov.
        Pole „{attribute}“ neobsahuje platný dátum s časom.
        Hodnota poľa „{attribute}“ nesmie byť skoršia ako {earliest}.
        Hodnota poľa „{attribute}“ nesmie byť neskoršia ako {latest}.
        Dátum v poli „{attribute}“ musí byť v budúcnosti.
        Dátum v poli „{attribute}“ musí byť v minulosti.
        Hodnota poľa „{attribute}“ musí byť neskoršia ako {after}.
        Hodnota poľa „{attribute}“ musí byť skoršia ako {before}.
        Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} rok.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} roky.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} roka.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} rokov.
        Pole „{attribute}“ musí byť číslo.
        Pole „{attribute}“ musí mať najmenej {min} desatinné miesto.|Pole „{attribute}“ musí mať najmenej {min} desatinné miesta.|Pole „{attribute}“ musí mať najmenej {min} desatinného miesta.|Pole „{attribute}“ musí mať najmenej {min} desatinných miest.
        Pole „{attribute}“ smie mať najviac {max} desatinné miesto.|Pole „{attribute}“ smie mať najviac {max} desatinné miesta.|Pole „{attribute}“ smie mať najviac {max} desatinného miesta.|Pole „{attribute}“ smie mať najviac {max} desatinných miest.
        Pole „{attribute}“ neobsahuje platný názov domény.
        Pole „{attribute}“ neobsahuje platné trvanie.
        Pole „{attribute}“ neobsahuje platné telefónne číslo.
        Pole „{attribute}“ musí byť zoznam.
        Pole „{attribute}“ neobsahuje platný kód EAN.
        Pole „{attribute}“ neobsahuje platnú e-mailovú adresu.
        Doména v poli „{attribute}“ neprijíma poštu.
        Doménu v poli „{attribute}“ sa nepodarilo overiť.
        Pole „{attribute}“ sa musí končiť na „{suffix}“.
        Formulár nebol skontrolovaný.
        Pole „{attribute}“ nebolo odoslané správne: {reason}.
        Pole „{attribute}“ nebolo odoslané správne: {reason}.
        Pole „{attribute}“ nebolo odoslané správne: {reason}.
        Pole „{attribute}“ neobsahuje platný odtlačok.
        Pole „{attribute}“ neobsahuje platnú šestnástkovú hodnotu.
        Pole „{attribute}“ neobsahuje platnú farbu.
        Pole „{attribute}“ neobsahuje platný názov hostiteľa.
        Pole „{attribute}“ neobsahuje platné číslo IBAN.
        Hodnota poľa „{attribute}“ nepatrí medzi povolené.
        Hodnota poľa „{attribute}“ nie je povolená.
        Pole „{attribute}“ musí byť celé číslo.
        Pole „{attribute}“ neobsahuje platnú IP adresu.
        Pole „{attribute}“ neobsahuje platný identifikátor IRI.
        Pole „{attribute}“ neobsahuje platný odkaz IRI.
        Pole „{attribute}“ neobsahuje platné číslo ISBN.
        Pole „{attribute}“ neobsahuje platný kód ISIN.
        Pole „{attribute}“ neobsahuje platné číslo ISSN.
        Pole „{attribute}“ neobsahuje platný dokument JSON.
        Pole „{attribute}“ neobsahuje platný ukazovateľ JSON.
        Pole „{attribute}“ neobsahuje platný token JSON Web Token.
        Pole „{attribute}“ neobsahuje platný kód jazyka.
        Pole „{attribute}“ neobsahuje platnú polohu.
        Pole „{attribute}“ neobsahuje platnú zemepisnú šírku.
        Pole „{attribute}“ neobsahuje platnú zemepisnú dĺžku.
        Pole „{attribute}“ musí byť napísané malými písmenami.
        Pole „{attribute}“ neobsahuje platné číslo.
        Pole „{attribute}“ neobsahuje platnú adresu MAC.
        Pole „{attribute}“ nemá očakávaný tvar.
        Pole „{attribute}“ musí obsahovať číslicu.
        Pole „{attribute}“ musí obsahovať malé písmeno.
        Pole „{attribute}“ musí obsahovať symbol.
        Pole „{attribute}“ musí obsahovať veľké písmeno.
        Pole „{attribute}“ má nepovolený tvar.
        Hodnota poľa „{attribute}“ je príliš dlhá.
        Pole „{attribute}“ neobsahuje platný typ média.
        Hodnota poľa „{attribute}“ musí byť násobkom {divisor}.
        Pole „{attribute}“ neobsahuje platný identifikátor Nano ID.
        Hodnota poľa „{attribute}“ musí byť menšia ako 0.
        Pole „{attribute}“ má priveľa úrovní.
        Pole „{attribute}“ musí byť objekt.
        Hodnota poľa „{attribute}“ nie je povolená.
        Pole „{attribute}“ musí byť celé číslo.
        Hodnota poľa „{attribute}“ smie byť najviac {max}.
        Hodnota poľa „{attribute}“ musí byť menšia ako {max}.
        Hodnota poľa „{attribute}“ musí byť najmenej {min}.
        Pole „{attribute}“ musí byť číslo.
        Pole „{attribute}“ musí obsahovať číslicu.
        Pole „{attribute}“ musí obsahovať malé písmeno.
        Pole „{attribute}“ musí obsahovať symbol.
        Pole „{attribute}“ musí obsahovať veľké písmeno.
        Pole „{attribute}“ musí mať najmenej {min} znak.|Pole „{attribute}“ musí mať najmenej {min} znaky.|Pole „{attribute}“ musí mať najmenej {min} znaku.|Pole „{attribute}“ musí mať najmenej {min} znakov.
        Pole „{attribute}“ musí byť text.
        Pole „{attribute}“ neobsahuje platné číslo karty.
        Pole „{attribute}“ neobsahuje platné číslo portu.
        Hodnota poľa „{attribute}“ musí byť väčšia ako 0.
        Pole „{attribute}“ smie obsahovať len tlačiteľné znaky.
        Záznam sa nedá prečítať: {reason}.
        Pole „{attribute}“ neobsahuje platný relatívny ukazovateľ JSON.
        {attribute}: {message}
        Našiel sa {count} problém.|Našli sa {count} problémy.|Našlo sa {count} problému.|Našlo sa {count} problémov.
        Pole „{attribute}“ je povinné.
        Pole „{attribute}“ musí mať hodnotu {requiredValue}.
        Scenár „{name}“ neexistuje.
        Scenár „{name}“ neexistuje. Mysleli ste „{suggestion}“?
        Pole „{attribute}“ neobsahuje platné číslo verzie.
        Pole „{attribute}“ neobsahuje platný slug.
        Pole „{attribute}“ obsahuje znaky, ktoré by mohli čitateľa oklamať.
        Pole „{attribute}“ sa musí začínať na „{prefix}“.
        Pole „{attribute}“ musí mať presne {length} znak.|Pole „{attribute}“ musí mať presne {length} znaky.|Pole „{attribute}“ musí mať presne {length} znaku.|Pole „{attribute}“ musí mať presne {length} znakov.
        Pole „{attribute}“ smie mať najviac {max} znak.|Pole „{attribute}“ smie mať najviac {max} znaky.|Pole „{attribute}“ smie mať najviac {max} znaku.|Pole „{attribute}“ smie mať najviac {max} znakov.
        Pole „{attribute}“ musí mať najmenej {min} znak.|Pole „{attribute}“ musí mať najmenej {min} znaky.|Pole „{attribute}“ musí mať najmenej {min} znaku.|Pole „{attribute}“ musí mať najmenej {min} znakov.
        Pole „{attribute}“ musí byť text.
        Pole „{attribute}“ neobsahuje platný čas.
        Hodnota poľa „{attribute}“ musí byť neskoršia ako {after}.
        Hodnota poľa „{attribute}“ musí byť skoršia ako {before}.
        Pole „{attribute}“ neobsahuje platné časové pásmo.
        Platnosť vypršala
        Neplatná hodnota
        Nezhoduje sa
        Chýba znak
        Musí sa líšiť
        Nie je číslo
        Nepovolená hodnota
        Neoverené
        Nenašlo sa
        Nie je v zozname
        Nie je celé číslo
        Povinný údaj
        Príliš veľká hodnota
        Príliš skoro
        Príliš málo
        Príliš neskoro
        Príliš dlhý text
        Príliš veľa
        Príliš krátky text
        Príliš malá hodnota
        Nedá sa prečítať
        Nepovolené znaky
        Nesprávny počet
        Nesprávny formát
        Nesprávna dĺžka
        Nesprávny typ
        Pole „{attribute}“ neobsahuje platný identifikátor ULID.
        Pole „{attribute}“ musí byť napísané veľkými písmenami.
        Pole „{attribute}“ neobsahuje platný identifikátor URI.
        Pole „{attribute}“ neobsahuje platný odkaz URI.
        Pole „{attribute}“ neobsahuje platnú šablónu URI.
        Pole „{attribute}“ neobsahuje platnú adresu URL.
        Pole „{attribute}“ neobsahuje platný identifikátor UUID.
        """#)
}
