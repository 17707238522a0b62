// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let sk = CatalogTable.read(
        "sk",
        #"""
        Pole „{attribute}“ musí zostať prázdne.
        Pole „{attribute}“ je tiež povinné, pretože je vyplnené: {given}.
        Pole „{attribute}“ smie obsahovať len písmená.
        Pole „{attribute}“ smie obsahovať len písmená (A–Z).
        Pole „{attribute}“ smie obsahovať len písmená a číslice.
        Pole „{attribute}“ smie obsahovať len písmená a číslice (A–Z, 0–9).
        Hodnota poľa „{attribute}“ nemá žiadny z povolených formátov.
        Pole „{attribute}“ smie obsahovať len písmená bez diakritiky (A–Z), číslice a bežné interpunkčné znamienka.
        Hodnota poľa „{attribute}“ nie je platná. Skontrolujte ju a skúste to znova.
        Pole „{attribute}“ sa nepodarilo overiť. Skúste to znova neskôr.
        Pole „{attribute}“ ešte nebolo overené.
        Záznamy s problémom v poli „{attribute}“: {count} z {total}. Povolené je najviac {limit}.
        Záznamy s problémom v kombinácii polí {attributes}: {count} z {total}. Povolené je najviac {limit}.
        Pole „{name}“ neexistuje.
        Pole „{name}“ neexistuje. Mysleli ste „{suggestion}“?
        Pole „{attribute}“ musí obsahovať platnú hodnotu Base32 (A–Z, 2–7).
        Pole „{attribute}“ musí obsahovať platnú hodnotu Base64, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný kód BIC ({min} alebo {max} znakov), napríklad {example}.
        Pole „{attribute}“ musí mať hodnotu {true} alebo {false}.
        Pole „{attribute}“ musí obsahovať správny dátum platnosti, napríklad {example}.
        Dátum v poli „{attribute}“ už uplynul. Použite kartu, ktorej platnosť sa neskončila.
        Pole „{attribute}“ musí obsahovať platný bezpečnostný kód ({min} alebo {max} číslice).
        Pole „{attribute}“ musí obsahovať platný bezpečnostný kód ({count} číslice).
        Stĺpec „{column}“ nie je povolený.
        Chýba stĺpec „{column}“.
        Chýba stĺpec „{column}“. Bunky sú zrejme oddelené znakom „{delimiter}“.
        Chýba stĺpec „{column}“. Existuje stĺpec „{suggestion}“.
        Názov stĺpca „{column}“ nemá očakávaný formát.
        Stĺpec „{column}“ musí byť za stĺpcom „{previous}“.
        Stĺpec „{column}“ nie je medzi očakávanými.
        Stĺpec „{column}“ nie je medzi očakávanými. Mysleli ste „{suggestion}“?
        Hodnota poľa „{attribute}“ sa musí rovnať {compareValue}.
        Hodnota poľa „{attribute}“ sa musí zhodovať s poľom „{compareAttribute}“.
        Pole „{attribute}“ nemá očakávanú hodnotu. Skontrolujte ju a skúste to znova.
        Hodnota poľa „{attribute}“ musí byť väčšia ako {compareValue}.
        Hodnota poľa „{attribute}“ musí byť väčšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ musí byť neskoršia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ je príliš nízka.
        Dátum v poli „{attribute}“ je príliš skorý.
        Hodnota poľa „{attribute}“ musí byť neskoršia ako {compareValue}.
        Hodnota poľa „{attribute}“ nesmie byť menšia ako {compareValue}.
        Hodnota poľa „{attribute}“ nesmie byť menšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ nesmie byť skoršia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ je príliš nízka.
        Dátum v poli „{attribute}“ je príliš skorý.
        Hodnota poľa „{attribute}“ nesmie byť skoršia ako {compareValue}.
        Hodnota poľa „{attribute}“ musí byť menšia ako {compareValue}.
        Hodnota poľa „{attribute}“ musí byť menšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ musí byť skoršia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ je príliš vysoká.
        Dátum v poli „{attribute}“ je príliš neskorý.
        Hodnota poľa „{attribute}“ musí byť skoršia ako {compareValue}.
        Hodnota poľa „{attribute}“ nesmie byť väčšia ako {compareValue}.
        Hodnota poľa „{attribute}“ nesmie byť väčšia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ nesmie byť neskoršia ako v poli „{compareAttribute}“.
        Hodnota poľa „{attribute}“ je príliš vysoká.
        Dátum v poli „{attribute}“ je príliš neskorý.
        Hodnota poľa „{attribute}“ nesmie byť neskoršia ako {compareValue}.
        Hodnota poľa „{attribute}“ sa nesmie rovnať {compareValue}.
        Hodnota poľa „{attribute}“ sa musí líšiť od poľa „{compareAttribute}“.
        Hodnota poľa „{attribute}“ nie je povolená. Zvoľte inú.
        Hodnota poľa „{attribute}“ musí byť rovnakého druhu ako hodnota {compareValue}.
        Hodnota poľa „{attribute}“ musí byť rovnakého druhu ako hodnota poľa „{compareAttribute}“.
        Hodnota poľa „{attribute}“ je nesprávneho druhu.
        Hodnota poľa „{attribute}“ nie je platná. Skontrolujte ju a skúste to znova.
        Pole „{attribute}“ musí obsahovať „{containedValue}“.
        Pole „{attribute}“ musí obsahovať „{containedValue}“ aspoň {min}-krát.|Pole „{attribute}“ musí obsahovať „{containedValue}“ aspoň {min}-krát.|Pole „{attribute}“ musí obsahovať „{containedValue}“ aspoň {min}-krát.|Pole „{attribute}“ musí obsahovať „{containedValue}“ aspoň {min}-krát.
        Pole „{attribute}“ musí obsahovať platné súradnice, napríklad {example}.
        Pole „{attribute}“ musí mať presne {count} položku.|Pole „{attribute}“ musí mať presne {count} položky.|Pole „{attribute}“ musí mať presne {count} položky.|Pole „{attribute}“ musí mať presne {count} položiek.
        Hodnota poľa „{attribute}“ musí mať práve jeden z povolených formátov. Počet zodpovedajúcich formátov: {count}.
        Pole „{attribute}“ musí mať najmenej {min} položku.|Pole „{attribute}“ musí mať najmenej {min} položky.|Pole „{attribute}“ musí mať najmenej {min} položky.|Pole „{attribute}“ musí mať najmenej {min} položiek.
        Pole „{attribute}“ smie mať najviac {max} položku.|Pole „{attribute}“ smie mať najviac {max} položky.|Pole „{attribute}“ smie mať najviac {max} položky.|Pole „{attribute}“ smie mať najviac {max} položiek.
        Pole „{attribute}“ musí byť zoznam.
        Pole „{attribute}“ musí obsahovať platný kód krajiny, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný plán pre cron, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platnú farbu CSS, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný kód meny, napríklad {example}.
        Hodnota poľa „{attribute}“ nie je platná. Skontrolujte ju a skúste to znova.
        Pole „{attribute}“ musí obsahovať platné dátové URI, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný dátum, napríklad {example}.
        Hodnota poľa „{attribute}“ nesmie byť skoršia ako {earliest}.
        Hodnota poľa „{attribute}“ nesmie byť neskoršia ako {latest}.
        Dátum v poli „{attribute}“ musí byť v budúcnosti.
        Dátum v poli „{attribute}“ musí byť v minulosti.
        Hodnota poľa „{attribute}“ musí byť neskoršia ako {after}.
        Hodnota poľa „{attribute}“ musí byť skoršia ako {before}.
        Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} rok.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} roky.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} roka.|Od dátumu v poli „{attribute}“ musí uplynúť najmenej {minAge} rokov.
        Pole „{attribute}“ musí obsahovať platný dátum s časom, napríklad {example}.
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
        Počet rôznych hodnôt v poli „{attribute}“ musí byť najmenej {min}.|Počet rôznych hodnôt v poli „{attribute}“ musí byť najmenej {min}.|Počet rôznych hodnôt v poli „{attribute}“ musí byť najmenej {min}.|Počet rôznych hodnôt v poli „{attribute}“ musí byť najmenej {min}.
        Počet rôznych kombinácií polí {attributes} musí byť najmenej {min}.
        Počet rôznych hodnôt v poli „{attribute}“ smie byť najviac {max}.|Počet rôznych hodnôt v poli „{attribute}“ smie byť najviac {max}.|Počet rôznych hodnôt v poli „{attribute}“ smie byť najviac {max}.|Počet rôznych hodnôt v poli „{attribute}“ smie byť najviac {max}.
        Počet rôznych kombinácií polí {attributes} smie byť najviac {max}.
        Pole „{attribute}“ musí obsahovať platný názov domény, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné trvanie, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné telefónne číslo s medzinárodnou predvoľbou, napríklad {example}.
        Pole „{attribute}“ musí byť zoznam.
        Pole „{attribute}“ musí obsahovať platný kód {name}. Skontrolujte číslice.
        Pole „{attribute}“ musí obsahovať platnú e-mailovú adresu, napríklad {example}.
        Doména v poli „{attribute}“ neprijíma poštu. Skontrolujte časť za znakom @.
        Doména v poli „{attribute}“ vyzerá ako preklep. Skontrolujte časť za znakom @.
        Doménu v poli „{attribute}“ sa nepodarilo overiť. Skúste to znova neskôr.
        Pole „{attribute}“ sa musí končiť na „{suffix}“.
        Hodnota poľa „{attribute}“ sa nenašla v súbore „{source}“.
        Hodnota poľa „{attribute}“ sa nenašla v stĺpci „{column}“.
        Kombinácia polí {attributes} sa nenašla v stĺpcoch „{column}“.
        Kombinácia polí {attributes} sa nenašla v súbore „{source}“.
        Formulár sa nepodarilo overiť. Skúste to znova.
        Pole „{attribute}“ sa nepodarilo prečítať. Odošlite formulár znova.
        Pole „{attribute}“ sa nepodarilo prečítať. Odošlite formulár znova.
        Pole „{attribute}“ sa nepodarilo prečítať. Odošlite formulár znova.
        Pole „{attribute}“ musí obsahovať platný odtlačok ({name}).
        Pole „{attribute}“ musí obsahovať platnú šestnástkovú hodnotu (0–9, A–F, po dvojiciach).
        Pole „{attribute}“ musí obsahovať platnú hexadecimálnu farbu, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný názov hostiteľa, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo IBAN. Skontrolujte, či v ňom nie je preklep.
        Hodnota poľa „{attribute}“ nepatrí medzi povolené. Zvoľte inú.
        Hodnota poľa „{attribute}“ nie je povolená. Zvoľte inú.
        Hodnota poľa „{attribute}“ nepatrí medzi povolené: {values}.
        Pole „{attribute}“ musí byť celé číslo.
        Pole „{attribute}“ musí byť celé číslo bez desatinných miest.
        Pole „{attribute}“ musí obsahovať platnú IP adresu, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný identifikátor IRI, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný odkaz IRI, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné číslo {name}. Skontrolujte číslice.
        Pole „{attribute}“ musí obsahovať platný kód ISIN. Skontrolujte, či v ňom nie je preklep.
        Pole „{attribute}“ musí obsahovať platné číslo ISSN. Skontrolujte číslice.
        Pole „{attribute}“ musí obsahovať platný dokument JSON.
        Pole „{attribute}“ musí obsahovať platný ukazovateľ JSON, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný token JSON Web Token.
        Pole „{attribute}“ musí byť objekt.
        Pole „{attribute}“ musí obsahovať platný kód jazyka, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platné súradnice, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platnú zemepisnú šírku od {min} do {max}.
        Pole „{attribute}“ musí obsahovať platnú zemepisnú dĺžku od {min} do {max}.
        Pole „{attribute}“ musí byť napísané malými písmenami.
        Pole „{attribute}“ musí obsahovať platné číslo. Skontrolujte číslice.
        Pole „{attribute}“ musí obsahovať platnú adresu MAC, napríklad {example}.
        Hodnota poľa „{attribute}“ nemá očakávaný formát.
        Pole „{attribute}“ musí obsahovať číslicu.
        Pole „{attribute}“ musí obsahovať malé písmeno.
        Pole „{attribute}“ musí obsahovať špeciálny znak, napríklad ! alebo %.
        Pole „{attribute}“ musí obsahovať veľké písmeno.
        Hodnota poľa „{attribute}“ nemá očakávaný formát. Príklad: {example}.
        Hodnota poľa „{attribute}“ má nepovolený formát.
        Hodnota poľa „{attribute}“ je príliš dlhá. Skráťte text.
        Pole „{attribute}“ musí obsahovať platný typ média, napríklad {example}.
        Hodnota poľa „{attribute}“ musí byť násobkom čísla {divisor}.
        Pole „{attribute}“ musí obsahovať platný identifikátor Nano ID, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný identifikátor Nano ID.
        Hodnota poľa „{attribute}“ musí byť menšia ako {limit}.
        Pole „{attribute}“ má priveľa úrovní.
        Pole „{attribute}“ musí byť objekt.
        Hodnota poľa „{attribute}“ nie je povolená. Zvoľte inú.
        Pole „{attribute}“ musí byť celé číslo.
        Pole „{attribute}“ musí byť celé číslo bez desatinných miest.
        Hodnota poľa „{attribute}“ smie byť najviac {max}.
        Hodnota poľa „{attribute}“ musí byť menšia ako {max}.
        Hodnota poľa „{attribute}“ musí byť najmenej {min}.
        Pole „{attribute}“ musí byť číslo.
        Pole „{attribute}“ musí obsahovať číslicu.
        Pole „{attribute}“ musí obsahovať malé písmeno.
        Pole „{attribute}“ musí obsahovať špeciálny znak, napríklad ! alebo %.
        Pole „{attribute}“ musí obsahovať veľké písmeno.
        Pole „{attribute}“ musí mať najmenej {min} znak.|Pole „{attribute}“ musí mať najmenej {min} znaky.|Pole „{attribute}“ musí mať najmenej {min} znaku.|Pole „{attribute}“ musí mať najmenej {min} znakov.
        Pole „{attribute}“ musí byť text.
        Pole „{attribute}“ musí obsahovať platné číslo karty. Skontrolujte číslice.
        Pole „{attribute}“ musí obsahovať platné číslo karty ({name}). Skontrolujte číslice.
        Pole „{attribute}“ musí obsahovať platné číslo portu od {min} do {max}.
        Hodnota poľa „{attribute}“ musí byť väčšia ako {limit}.
        Pole „{attribute}“ obsahuje znaky, ktoré sa nedajú zobraziť, napríklad tabulátory alebo konce riadkov. Odstráňte ich.
        Pole „{attribute}“ smie obsahovať len písmená bez diakritiky (A–Z), číslice a bežné interpunkčné znamienka.
        nepovolená IP adresa
        \u bez štyroch šestnástkových číslic
        znak percenta bez dvoch šestnástkových číslic
        nastavené bity hostiteľa
        neuzavreté pole hodnôt
        neprijímaný typ karty
        značka poradia bajtov vnútri textu
        zrušené
        nepovolený znak
        znak na tomto mieste nie je povolený
        uzatváracia zátvorka nezodpovedá
        chýba uzatváracia zátvorka
        uzatváracia zátvorka bez otváracej
        za kľúčom chýba dvojbodka
        diakritické znamienko bez písmena
        čiarka za poslednou hodnotou
        chýba čiarka
        čiarka bez hodnoty pred ňou
        komentár
        riadiaci znak
        riadiaci znak v reťazci
        neprijímaná krajina
        zobrazované meno nie je v úvodzovkách
        príliš dlhá doména
        opakovaný kľúč
        prázdne
        prázdna časť
        platnosť uplynula
        nepovolený fragment
        polovica náhradného páru
        šestnástkové číslo
        hodina mimo rozsah
        neplatné Punycode
        neplatné UTF-8
        neplatná doména najvyššej úrovne
        neviditeľný znak
        opakovaný kľúč
        dva kľúče pre to isté pole
        nie je to objekt
        neplatné UTF-8
        jeho názov odporuje inému
        z jeho názvu nie je zrejmé, ku ktorému prvku patrí
        počet buniek nezodpovedá stĺpcom
        kľúč nie je reťazec
        kľúč nie je v úvodzovkách
        nula na začiatku
        nepovolený koniec riadka
        nečitateľná odpoveď
        minúta mimo rozsah
        bodka na nesprávnom mieste
        spojovník na nesprávnom mieste
        časť na nesprávnom mieste
        oddeľovač na nesprávnom mieste
        zmiešané číslice
        zmiešané písma
        zmiešané oddeľovače
        zmiešané smery písania
        viac než jedna hodnota
        chýba názov
        príliš hlboké vnorenie
        chýba mriežka
        chýba AM alebo PM
        chýba P na začiatku
        chýba T pred časom
        odpoveď neprišla včas
        chýba zavináč
        chýba doména
        chýba znamienko rovnosti
        chýba hostiteľ
        chýba spojovník
        chýba jazyk
        v tomto čase nie je priestupná sekunda
        žiadny poštový server
        chýba typ média
        chýba názov mesiaca
        chýba časový posun
        chýba znamienko plus
        chýba dĺžka predpony
        chýba schéma
        chýbajú sekundy
        chýbajú oddeľovače
        žiadny server nie je dostupný
        chýba podpis
        chýba lomka
        táto platforma nemá sokety
        chýba podtyp
        taký farebný priestor neexistuje
        taká krajina neexistuje
        taká mena neexistuje
        taký deň neexistuje
        taká doména neexistuje
        taký jazyk neexistuje
        taký mesiac neexistuje
        také číslo neexistuje
        taká oblasť neexistuje
        také písmo neexistuje
        také časové pásmo neexistuje
        taká jednotka neexistuje
        taký variant neexistuje
        chýba čas
        chýba jednotka
        chýba meno používateľa
        žiadna hodnota
        chýba názov dňa v týždni
        znak mimo ASCII
        nie je Base64
        nie je Base64url
        neplatné UTF-8
        nie je adresa URL
        nie je farba
        nie je číslica
        nie je názov domény
        nie je šestnástková číslica
        nie je písmeno
        nie je písmeno ani číslica
        nie je mesiac a rok
        nie je násobok
        nie je číslo
        nie je IP adresa
        nie je IPv4 adresa
        nie je IPv6 adresa
        nie je to pole hodnôt
        nie je to pole objektov ani objekt
        nie je to objekt
        nie je v budúcnosti
        nie je v minulosti
        nie sú malé písmená
        nie je záporné
        nie je normalizované (NFC)
        nie je kladné
        nie je tlačiteľné
        nie je text
        nie sú tri časti
        nie sú dve čísla
        nie sú veľké písmená
        nie je celé číslo
        chýba časť pred zavináčom
        číslo nie je konečné
        neúplné číslo
        číslo s nulou na začiatku
        číslo so znamienkom plus
        číslo bez číslice pred bodkou
        neuzavretý objekt
        nepárny počet číslic
        časový posun mimo rozsah
        mimo rozsahu
        nepovolená výplň
        príliš dlhá časť pred zavináčom
        opakovaná časť
        príliš dlhá časť
        časti si odporujú
        port nie je číslo
        nepovolený port
        port mimo rozsah
        nepovolená dĺžka predpony
        nepovolený dopyt
        nepovolené úvodzovky
        server odmietol
        opakované diakritické znamienko
        nepovolená schéma
        sekunda mimo rozsah
        chyba servera
        nepovolená medzera
        reťazec v jednoduchých úvodzovkách
        neuzavretý reťazec
        neprijíma poštu
        text za koncom
        príliš skoro
        príliš málo desatinných miest
        príliš málo číslic
        príliš málo častí
        príliš neskoro
        príliš dlhé
        príliš veľa desatinných miest
        príliš veľa číslic
        príliš veľa častí
        príliš krátke
        príliš nízky vek
        dve bodky za sebou
        neprijímaný typ
        neočakávaný znak
        neočakávaný koniec
        vynechaná jednotka
        jednotky v nesprávnom poradí
        neznáma úniková sekvencia v reťazci
        neznáme slovo
        nepovolené údaje o používateľovi
        chýba hodnota
        týždne s inými jednotkami
        chybná kontrolná číslica
        chybná kontrolná číslica
        chybná dĺžka
        chybný počet číslic
        chybná výplň
        chybná predpona
        chybná jednotka
        chybný variant
        chybná verzia
        chybný deň v týždni
        rok mimo rozsah
        nepovolená zóna
        Záznam sa nedá prečítať: {reason}.
        Počet buniek v riadku: {found} namiesto {expected}. Skontrolujte oddeľovače a úvodzovky.|Počet buniek v riadku: {found} namiesto {expected}. Skontrolujte oddeľovače a úvodzovky.|Počet buniek v riadku: {found} namiesto {expected}. Skontrolujte oddeľovače a úvodzovky.|Počet buniek v riadku: {found} namiesto {expected}. Skontrolujte oddeľovače a úvodzovky.
        Záznam sa nedá prečítať: {reason} (stĺpec {column}).
        Záznam sa nedá prečítať: {reason} (riadok {line}, stĺpec {column}).
        Záznam sa nedá prečítať: dlhšie než {max} MiB.
        Záznamov musí byť najmenej {min}.|Záznamov musí byť najmenej {min}.|Záznamov musí byť najmenej {min}.|Záznamov musí byť najmenej {min}.
        Počet prijateľných položiek v poli „{attribute}“ musí byť najmenej {min}. Teraz je {count}.
        Záznamov smie byť najviac {max}.|Záznamov smie byť najviac {max}.|Záznamov smie byť najviac {max}.|Záznamov smie byť najviac {max}.
        Počet prijateľných položiek v poli „{attribute}“ smie byť najviac {max}. Teraz je {count}.
        Pole „{attribute}“ musí obsahovať platný relatívny ukazovateľ JSON, napríklad {example}.
        {attribute}: {message}
        Mysleli ste „{suggestion}“?
        Mysleli ste {suggestion}?
        Našiel sa {count} problém.|Našli sa {count} problémy.|Našlo sa {count} problému.|Našlo sa {count} problémov.
        Pole „{attribute}“ je povinné.
        Je potrebné prijať „{attribute}“.
        Pole „{attribute}“ musí mať hodnotu {requiredValue}.
        Scenár „{name}“ neexistuje.
        Scenár „{name}“ neexistuje. Mysleli ste „{suggestion}“?
        Pole „{attribute}“ musí obsahovať platné číslo verzie, napríklad {example}.
        Pole „{attribute}“ musí mať hodnotu {expected} (ďalšia v poradí).
        Pole „{attribute}“ musí byť celé číslo.
        Pole „{attribute}“ musí obsahovať platný dátum, napríklad {example}.
        Pole „{attribute}“ musí byť celé číslo bez desatinných miest.
        Pole „{attribute}“ smie obsahovať len malé písmená (a–z), číslice a medzi nimi jednotlivé spojovníky.
        Pole „{attribute}“ smie obsahovať len malé písmená (a–z), číslice a medzi nimi jednotlivé spojovníky alebo podčiarkovníky.
        Hodnota poľa „{attribute}“ nie je v správnom poradí. Patrí pred riadok {previousLine}.
        Hodnota poľa „{attribute}“ je nesprávneho druhu.
        Pole „{attribute}“ musí obsahovať platný dátum, napríklad {example}.
        Pole „{attribute}“ musí byť číslo.
        Hodnota poľa „{attribute}“ nesmie byť rovnaká ako v riadku {previousLine}.
        Hodnota poľa „{attribute}“ nie je v správnom poradí. Patrí pred záznam {previousRecord}.
        Hodnota poľa „{attribute}“ nesmie byť rovnaká ako v zázname {previousRecord}.
        Kombinácia polí {attributes} nie je v správnom poradí. Patrí pred záznam {previousRecord}.
        Kombinácia polí {attributes} nesmie byť rovnaká ako v zázname {previousRecord}.
        Kombinácia polí {attributes} nie je v správnom poradí. Patrí pred riadok {previousLine}.
        Kombinácia polí {attributes} nesmie byť rovnaká ako v riadku {previousLine}.
        Pole „{attribute}“ mieša abecedy alebo obsahuje skryté znaky. Použite písmená jedinej abecedy.
        Pole „{attribute}“ sa musí začínať na „{prefix}“.
        Pole „{attribute}“ musí mať presne {length} znak.|Pole „{attribute}“ musí mať presne {length} znaky.|Pole „{attribute}“ musí mať presne {length} znaku.|Pole „{attribute}“ musí mať presne {length} znakov.
        Pole „{attribute}“ musí mať presne {length} bajt.|Pole „{attribute}“ musí mať presne {length} bajty.|Pole „{attribute}“ musí mať presne {length} bajtu.|Pole „{attribute}“ musí mať presne {length} bajtov.
        Pole „{attribute}“ smie mať najviac {max} znak.|Pole „{attribute}“ smie mať najviac {max} znaky.|Pole „{attribute}“ smie mať najviac {max} znaku.|Pole „{attribute}“ smie mať najviac {max} znakov.
        Pole „{attribute}“ smie mať najviac {max} bajt.|Pole „{attribute}“ smie mať najviac {max} bajty.|Pole „{attribute}“ smie mať najviac {max} bajtu.|Pole „{attribute}“ smie mať najviac {max} bajtov.
        Pole „{attribute}“ musí mať najmenej {min} znak.|Pole „{attribute}“ musí mať najmenej {min} znaky.|Pole „{attribute}“ musí mať najmenej {min} znaku.|Pole „{attribute}“ musí mať najmenej {min} znakov.
        Pole „{attribute}“ musí mať najmenej {min} bajt.|Pole „{attribute}“ musí mať najmenej {min} bajty.|Pole „{attribute}“ musí mať najmenej {min} bajtu.|Pole „{attribute}“ musí mať najmenej {min} bajtov.
        Pole „{attribute}“ musí byť text.
        Pole „{attribute}“ musí obsahovať platný čas, napríklad {example}.
        Hodnota poľa „{attribute}“ musí byť neskoršia ako {after}.
        Hodnota poľa „{attribute}“ musí byť skoršia ako {before}.
        Pole „{attribute}“ musí obsahovať platné časové pásmo, napríklad {example}.
        Duplicitná hodnota
        Platnosť vypršala
        Neplatná hodnota
        Nezhoduje sa
        Chýba znak
        Možný preklep
        Musí sa líšiť
        Nie je číslo
        Nepovolená hodnota
        Neoverené
        Nenašlo sa
        Nie je v zozname
        Nie je celé číslo
        Nesprávne poradie
        Povinný údaj
        Príliš veľká hodnota
        Príliš skoro
        Príliš málo
        Príliš neskoro
        Príliš dlhý text
        Príliš veľa
        Príliš nedávny dátum
        Príliš krátky text
        Príliš malá hodnota
        Nedá sa prečítať
        Nepovolené znaky
        Nesprávny počet
        Nesprávny formát
        Nesprávna dĺžka
        Nesprávny typ
        Pole „{attribute}“ musí obsahovať platný identifikátor ULID, napríklad {example}.
        Pole „{attribute}“ nemá hodnotu a tu ju nemožno zadať.
        Hodnota poľa „{attribute}“ musí byť jedinečná. Už je v riadku {firstLine}.
        Hodnota poľa „{attribute}“ musí byť jedinečná. Už je v zázname {firstRecord}.
        Kombinácia polí {attributes} musí byť jedinečná. Táto kombinácia už je v zázname {firstRecord}.
        Hodnota poľa „{attribute}“ musí byť jedinečná.
        Kombinácia polí {attributes} musí byť jedinečná.
        Kombinácia polí {attributes} musí byť jedinečná. Táto kombinácia už je v riadku {firstLine}.
        Pole „{attribute}“ nesmie mať tú istú položku dvakrát. Položky {first} a {second} sú rovnaké.
        Pole „{attribute}“ musí byť zoznam.
        Pole „{attribute}“ musí byť napísané veľkými písmenami.
        Pole „{attribute}“ musí obsahovať platný identifikátor URI, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný odkaz URI, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platnú šablónu URI, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platnú adresu URL, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný identifikátor {name}, napríklad {example}.
        Pole „{attribute}“ musí obsahovať platný identifikátor UUID.
        Pole „{attribute}“ musí byť objekt.
        Pole „{attribute}“ musí obsahovať platné identifikačné číslo vozidla (VIN). Skontrolujte, či v ňom nie je preklep.
        nepravda
        (prázdne)
        pravda
        hodnota
        """#)
}
