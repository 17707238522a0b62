// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let cs = CatalogTable.read(
        "cs",
        #"""
        Pole „{attribute}“ musí zůstat prázdné.
        Pole „{attribute}“ je také povinné, protože je vyplněno: {given}.
        Pole „{attribute}“ smí obsahovat jen písmena.
        Pole „{attribute}“ smí obsahovat jen písmena (A–Z).
        Pole „{attribute}“ smí obsahovat jen písmena a číslice.
        Pole „{attribute}“ smí obsahovat jen písmena a číslice (A–Z, 0–9).
        Hodnota pole „{attribute}“ nemá žádný z povolených formátů.
        Pole „{attribute}“ smí obsahovat jen písmena bez diakritiky (A–Z), číslice a běžná interpunkční znaménka.
        Hodnota pole „{attribute}“ není platná. Zkontrolujte ji a zkuste to znovu.
        Pole „{attribute}“ se nepodařilo ověřit. Zkuste to znovu později.
        Pole „{attribute}“ ještě nebylo ověřeno.
        Záznamy s problémem v poli „{attribute}“: {count} z {total}. Povoleno je nejvýše {limit}.
        Záznamy s problémem v kombinaci polí {attributes}: {count} z {total}. Povoleno je nejvýše {limit}.
        Pole „{name}“ neexistuje.
        Pole „{name}“ neexistuje. Mysleli jste „{suggestion}“?
        Pole „{attribute}“ musí obsahovat platnou hodnotu Base32 (A–Z, 2–7).
        Pole „{attribute}“ musí obsahovat platnou hodnotu Base64, například {example}.
        Pole „{attribute}“ musí obsahovat platný kód BIC ({min} nebo {max} znaků), například {example}.
        Pole „{attribute}“ musí mít hodnotu {true} nebo {false}.
        Pole „{attribute}“ musí obsahovat správné datum platnosti, například {example}.
        Datum v poli „{attribute}“ již uplynulo. Použijte kartu, jejíž platnost neskončila.
        Pole „{attribute}“ musí obsahovat platný bezpečnostní kód ({min} nebo {max} číslice).
        Pole „{attribute}“ musí obsahovat platný bezpečnostní kód ({count} číslice).
        Sloupec „{column}“ není povolen.
        Chybí sloupec „{column}“.
        Chybí sloupec „{column}“. Buňky jsou zřejmě odděleny znakem „{delimiter}“.
        Chybí sloupec „{column}“. Existuje sloupec „{suggestion}“.
        Název sloupce „{column}“ nemá očekávaný formát.
        Sloupec „{column}“ musí být za sloupcem „{previous}“.
        Sloupec „{column}“ není mezi očekávanými.
        Sloupec „{column}“ není mezi očekávanými. Mysleli jste „{suggestion}“?
        Hodnota pole „{attribute}“ se musí rovnat {compareValue}.
        Hodnota pole „{attribute}“ se musí shodovat s polem „{compareAttribute}“.
        Pole „{attribute}“ nemá očekávanou hodnotu. Zkontrolujte ji a zkuste to znovu.
        Hodnota pole „{attribute}“ musí být větší než {compareValue}.
        Hodnota pole „{attribute}“ musí být větší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ musí být pozdější než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ je příliš nízká.
        Datum v poli „{attribute}“ je příliš brzké.
        Hodnota pole „{attribute}“ musí být pozdější než {compareValue}.
        Hodnota pole „{attribute}“ nesmí být menší než {compareValue}.
        Hodnota pole „{attribute}“ nesmí být menší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ nesmí být dřívější než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ je příliš nízká.
        Datum v poli „{attribute}“ je příliš brzké.
        Hodnota pole „{attribute}“ nesmí být dřívější než {compareValue}.
        Hodnota pole „{attribute}“ musí být menší než {compareValue}.
        Hodnota pole „{attribute}“ musí být menší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ musí být dřívější než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ je příliš vysoká.
        Datum v poli „{attribute}“ je příliš pozdní.
        Hodnota pole „{attribute}“ musí být dřívější než {compareValue}.
        Hodnota pole „{attribute}“ nesmí být větší než {compareValue}.
        Hodnota pole „{attribute}“ nesmí být větší než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ nesmí být pozdější než v poli „{compareAttribute}“.
        Hodnota pole „{attribute}“ je příliš vysoká.
        Datum v poli „{attribute}“ je příliš pozdní.
        Hodnota pole „{attribute}“ nesmí být pozdější než {compareValue}.
        Hodnota pole „{attribute}“ se nesmí rovnat {compareValue}.
        Hodnota pole „{attribute}“ se musí lišit od pole „{compareAttribute}“.
        Hodnota pole „{attribute}“ není povolena. Zvolte jinou.
        Hodnota pole „{attribute}“ musí být stejného druhu jako hodnota {compareValue}.
        Hodnota pole „{attribute}“ musí být stejného druhu jako hodnota pole „{compareAttribute}“.
        Hodnota pole „{attribute}“ je nesprávného druhu.
        Hodnota pole „{attribute}“ není platná. Zkontrolujte ji a zkuste to znovu.
        Pole „{attribute}“ musí obsahovat „{containedValue}“.
        Pole „{attribute}“ musí obsahovat „{containedValue}“ alespoň {min}krát.|Pole „{attribute}“ musí obsahovat „{containedValue}“ alespoň {min}krát.|Pole „{attribute}“ musí obsahovat „{containedValue}“ alespoň {min}krát.|Pole „{attribute}“ musí obsahovat „{containedValue}“ alespoň {min}krát.
        Pole „{attribute}“ musí obsahovat platné souřadnice, například {example}.
        Pole „{attribute}“ musí mít přesně {count} položku.|Pole „{attribute}“ musí mít přesně {count} položky.|Pole „{attribute}“ musí mít přesně {count} položky.|Pole „{attribute}“ musí mít přesně {count} položek.
        Hodnota pole „{attribute}“ musí mít právě jeden z povolených formátů. Počet odpovídajících formátů: {count}.
        Pole „{attribute}“ musí mít nejméně {min} položku.|Pole „{attribute}“ musí mít nejméně {min} položky.|Pole „{attribute}“ musí mít nejméně {min} položky.|Pole „{attribute}“ musí mít nejméně {min} položek.
        Pole „{attribute}“ smí mít nejvýše {max} položku.|Pole „{attribute}“ smí mít nejvýše {max} položky.|Pole „{attribute}“ smí mít nejvýše {max} položky.|Pole „{attribute}“ smí mít nejvýše {max} položek.
        Pole „{attribute}“ musí být seznam.
        Pole „{attribute}“ musí obsahovat platný kód země, například {example}.
        Pole „{attribute}“ musí obsahovat platný plán pro cron, například {example}.
        Pole „{attribute}“ musí obsahovat platnou barvu CSS, například {example}.
        Pole „{attribute}“ musí obsahovat platný kód měny, například {example}.
        Hodnota pole „{attribute}“ není platná. Zkontrolujte ji a zkuste to znovu.
        Pole „{attribute}“ musí obsahovat platné datové URI, například {example}.
        Pole „{attribute}“ musí obsahovat platné datum, například {example}.
        Hodnota pole „{attribute}“ nesmí být dřívější než {earliest}.
        Hodnota pole „{attribute}“ nesmí být pozdější než {latest}.
        Datum v poli „{attribute}“ musí být v budoucnosti.
        Datum v poli „{attribute}“ musí být v minulosti.
        Hodnota pole „{attribute}“ musí být pozdější než {after}.
        Hodnota pole „{attribute}“ musí být dřívější než {before}.
        Od data v poli „{attribute}“ musí uplynout nejméně {minAge} rok.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} roky.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} roku.|Od data v poli „{attribute}“ musí uplynout nejméně {minAge} let.
        Pole „{attribute}“ musí obsahovat platné datum s časem, například {example}.
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
        Počet různých hodnot v poli „{attribute}“ musí být nejméně {min}.|Počet různých hodnot v poli „{attribute}“ musí být nejméně {min}.|Počet různých hodnot v poli „{attribute}“ musí být nejméně {min}.|Počet různých hodnot v poli „{attribute}“ musí být nejméně {min}.
        Počet různých kombinací polí {attributes} musí být nejméně {min}.
        Počet různých hodnot v poli „{attribute}“ smí být nejvýše {max}.|Počet různých hodnot v poli „{attribute}“ smí být nejvýše {max}.|Počet různých hodnot v poli „{attribute}“ smí být nejvýše {max}.|Počet různých hodnot v poli „{attribute}“ smí být nejvýše {max}.
        Počet různých kombinací polí {attributes} smí být nejvýše {max}.
        Pole „{attribute}“ musí obsahovat platný název domény, například {example}.
        Pole „{attribute}“ musí obsahovat platné trvání, například {example}.
        Pole „{attribute}“ musí obsahovat platné telefonní číslo s mezinárodní předvolbou, například {example}.
        Pole „{attribute}“ musí být seznam.
        Pole „{attribute}“ musí obsahovat platný kód {name}. Zkontrolujte číslice.
        Pole „{attribute}“ musí obsahovat platnou e-mailovou adresu, například {example}.
        Doména v poli „{attribute}“ nepřijímá poštu. Zkontrolujte část za znakem @.
        Doména v poli „{attribute}“ vypadá jako překlep. Zkontrolujte část za znakem @.
        Doménu v poli „{attribute}“ se nepodařilo ověřit. Zkuste to znovu později.
        Pole „{attribute}“ musí končit na „{suffix}“.
        Hodnota pole „{attribute}“ nebyla nalezena v souboru „{source}“.
        Hodnota pole „{attribute}“ nebyla nalezena ve sloupci „{column}“.
        Kombinace polí {attributes} nebyla nalezena ve sloupcích „{column}“.
        Kombinace polí {attributes} nebyla nalezena v souboru „{source}“.
        Formulář se nepodařilo ověřit. Zkuste to znovu.
        Pole „{attribute}“ se nepodařilo přečíst. Odešlete formulář znovu.
        Pole „{attribute}“ se nepodařilo přečíst. Odešlete formulář znovu.
        Pole „{attribute}“ se nepodařilo přečíst. Odešlete formulář znovu.
        Pole „{attribute}“ musí obsahovat platný otisk ({name}).
        Pole „{attribute}“ musí obsahovat platnou šestnáctkovou hodnotu (0–9, A–F, po dvojicích).
        Pole „{attribute}“ musí obsahovat platnou hexadecimální barvu, například {example}.
        Pole „{attribute}“ musí obsahovat platný název hostitele, například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo IBAN. Zkontrolujte, zda v něm není překlep.
        Hodnota pole „{attribute}“ nepatří mezi povolené. Zvolte jinou.
        Hodnota pole „{attribute}“ není povolena. Zvolte jinou.
        Hodnota pole „{attribute}“ nepatří mezi povolené: {values}.
        Pole „{attribute}“ musí být celé číslo.
        Pole „{attribute}“ musí být celé číslo bez desetinných míst.
        Pole „{attribute}“ musí obsahovat platnou IP adresu, například {example}.
        Pole „{attribute}“ musí obsahovat platný identifikátor IRI, například {example}.
        Pole „{attribute}“ musí obsahovat platný odkaz IRI, například {example}.
        Pole „{attribute}“ musí obsahovat platné číslo {name}. Zkontrolujte číslice.
        Pole „{attribute}“ musí obsahovat platný kód ISIN. Zkontrolujte, zda v něm není překlep.
        Pole „{attribute}“ musí obsahovat platné číslo ISSN. Zkontrolujte číslice.
        Pole „{attribute}“ musí obsahovat platný dokument JSON.
        Pole „{attribute}“ musí obsahovat platný ukazatel JSON, například {example}.
        Pole „{attribute}“ musí obsahovat platný token JSON Web Token.
        Pole „{attribute}“ musí být objekt.
        Pole „{attribute}“ musí obsahovat platný kód jazyka, například {example}.
        Pole „{attribute}“ musí obsahovat platné souřadnice, například {example}.
        Pole „{attribute}“ musí obsahovat platnou zeměpisnou šířku od {min} do {max}.
        Pole „{attribute}“ musí obsahovat platnou zeměpisnou délku od {min} do {max}.
        Pole „{attribute}“ musí být psáno malými písmeny.
        Pole „{attribute}“ musí obsahovat platné číslo. Zkontrolujte číslice.
        Pole „{attribute}“ musí obsahovat platnou adresu MAC, například {example}.
        Hodnota pole „{attribute}“ nemá očekávaný formát.
        Pole „{attribute}“ musí obsahovat číslici.
        Pole „{attribute}“ musí obsahovat malé písmeno.
        Pole „{attribute}“ musí obsahovat speciální znak, například ! nebo %.
        Pole „{attribute}“ musí obsahovat velké písmeno.
        Hodnota pole „{attribute}“ nemá očekávaný formát. Příklad: {example}.
        Hodnota pole „{attribute}“ má nepovolený formát.
        Hodnota pole „{attribute}“ je příliš dlouhá. Zkraťte text.
        Pole „{attribute}“ musí obsahovat platný typ média, například {example}.
        Hodnota pole „{attribute}“ musí být násobkem čísla {divisor}.
        Pole „{attribute}“ musí obsahovat platný identifikátor Nano ID, například {example}.
        Pole „{attribute}“ musí obsahovat platný identifikátor Nano ID.
        Hodnota pole „{attribute}“ musí být menší než {limit}.
        Pole „{attribute}“ má příliš mnoho úrovní.
        Pole „{attribute}“ musí být objekt.
        Hodnota pole „{attribute}“ není povolena. Zvolte jinou.
        Pole „{attribute}“ musí být celé číslo.
        Pole „{attribute}“ musí být celé číslo bez desetinných míst.
        Hodnota pole „{attribute}“ smí být nejvýše {max}.
        Hodnota pole „{attribute}“ musí být menší než {max}.
        Hodnota pole „{attribute}“ musí být nejméně {min}.
        Pole „{attribute}“ musí být číslo.
        Pole „{attribute}“ musí obsahovat číslici.
        Pole „{attribute}“ musí obsahovat malé písmeno.
        Pole „{attribute}“ musí obsahovat speciální znak, například ! nebo %.
        Pole „{attribute}“ musí obsahovat velké písmeno.
        Pole „{attribute}“ musí mít nejméně {min} znak.|Pole „{attribute}“ musí mít nejméně {min} znaky.|Pole „{attribute}“ musí mít nejméně {min} znaku.|Pole „{attribute}“ musí mít nejméně {min} znaků.
        Pole „{attribute}“ musí být text.
        Pole „{attribute}“ musí obsahovat platné číslo karty. Zkontrolujte číslice.
        Pole „{attribute}“ musí obsahovat platné číslo karty ({name}). Zkontrolujte číslice.
        Pole „{attribute}“ musí obsahovat platné číslo portu od {min} do {max}.
        Hodnota pole „{attribute}“ musí být větší než {limit}.
        Pole „{attribute}“ obsahuje znaky, které nelze zobrazit, například tabulátory nebo konce řádků. Odstraňte je.
        Pole „{attribute}“ smí obsahovat jen písmena bez diakritiky (A–Z), číslice a běžná interpunkční znaménka.
        nepovolená IP adresa
        \u bez čtyř šestnáctkových číslic
        znak procenta bez dvou šestnáctkových číslic
        nastavené bity hostitele
        neuzavřené pole hodnot
        nepřijímaný typ karty
        značka pořadí bajtů uvnitř textu
        zrušeno
        nepovolený znak
        znak na tomto místě není povolen
        uzavírací závorka neodpovídá
        chybí uzavírací závorka
        uzavírací závorka bez otevírací
        za klíčem chybí dvojtečka
        diakritické znaménko bez písmene
        čárka za poslední hodnotou
        chybí čárka
        čárka bez hodnoty před ní
        komentář
        řídicí znak
        řídicí znak v řetězci
        nepřijímaná země
        zobrazované jméno není v uvozovkách
        příliš dlouhá doména
        opakovaný klíč
        prázdné
        prázdná část
        platnost vypršela
        nepovolený fragment
        polovina náhradního páru
        šestnáctkové číslo
        hodina mimo rozsah
        neplatné Punycode
        neplatné UTF-8
        neplatná doména nejvyššího řádu
        neviditelný znak
        opakovaný klíč
        dva klíče pro totéž pole
        není to objekt
        neplatné UTF-8
        jeho název odporuje jinému
        z jeho názvu není zřejmé, ke kterému prvku patří
        počet buněk neodpovídá sloupcům
        klíč není řetězec
        klíč není v uvozovkách
        nula na začátku
        nepovolený konec řádku
        nečitelná odpověď
        minuta mimo rozsah
        tečka na špatném místě
        spojovník na špatném místě
        část na špatném místě
        oddělovač na špatném místě
        smíšené číslice
        smíšená písma
        smíšené oddělovače
        smíšené směry psaní
        více než jedna hodnota
        chybí název
        příliš hluboké vnoření
        chybí křížek
        chybí AM nebo PM
        chybí P na začátku
        chybí T před časem
        odpověď nepřišla včas
        chybí zavináč
        chybí doména
        chybí rovnítko
        chybí hostitel
        chybí spojovník
        chybí jazyk
        v tomto čase není přestupná sekunda
        žádný poštovní server
        chybí typ média
        chybí název měsíce
        chybí časový posun
        chybí znaménko plus
        chybí délka předpony
        chybí schéma
        chybí sekundy
        chybí oddělovače
        žádný server není dostupný
        chybí podpis
        chybí lomítko
        tato platforma nemá sokety
        chybí podtyp
        takový barevný prostor neexistuje
        taková země neexistuje
        taková měna neexistuje
        takový den neexistuje
        taková doména neexistuje
        takový jazyk neexistuje
        takový měsíc neexistuje
        takové číslo neexistuje
        taková oblast neexistuje
        takové písmo neexistuje
        takové časové pásmo neexistuje
        taková jednotka neexistuje
        taková varianta neexistuje
        chybí čas
        chybí jednotka
        chybí uživatelské jméno
        žádná hodnota
        chybí název dne v týdnu
        znak mimo ASCII
        není Base64
        není Base64url
        neplatné UTF-8
        není adresa URL
        není barva
        není číslice
        není název domény
        není šestnáctková číslice
        není písmeno
        není písmeno ani číslice
        není měsíc a rok
        není násobek
        není číslo
        není IP adresa
        není IPv4 adresa
        není IPv6 adresa
        není to pole hodnot
        není to pole objektů ani objekt
        není to objekt
        není v budoucnosti
        není v minulosti
        nejsou malá písmena
        není záporné
        není normalizováno (NFC)
        není kladné
        není tisknutelné
        není text
        nejsou tři části
        nejsou dvě čísla
        nejsou velká písmena
        není celé číslo
        chybí část před zavináčem
        číslo není konečné
        neúplné číslo
        číslo s nulou na začátku
        číslo se znaménkem plus
        číslo bez číslice před tečkou
        neuzavřený objekt
        lichý počet číslic
        časový posun mimo rozsah
        mimo rozsah
        nepovolená výplň
        příliš dlouhá část před zavináčem
        opakovaná část
        příliš dlouhá část
        části si odporují
        port není číslo
        nepovolený port
        port mimo rozsah
        nepovolená délka předpony
        nepovolený dotaz
        nepovolené uvozovky
        server odmítl
        opakované diakritické znaménko
        nepovolené schéma
        sekunda mimo rozsah
        chyba serveru
        nepovolená mezera
        řetězec v jednoduchých uvozovkách
        neuzavřený řetězec
        nepřijímá poštu
        text za koncem
        příliš brzy
        příliš málo desetinných míst
        příliš málo číslic
        příliš málo částí
        příliš pozdě
        příliš dlouhé
        příliš mnoho desetinných míst
        příliš mnoho číslic
        příliš mnoho částí
        příliš krátké
        příliš nízký věk
        dvě tečky za sebou
        nepřijímaný typ
        neočekávaný znak
        neočekávaný konec
        vynechaná jednotka
        jednotky ve špatném pořadí
        neznámá úniková sekvence v řetězci
        neznámé slovo
        nepovolené údaje o uživateli
        chybí hodnota
        týdny s jinými jednotkami
        chybná kontrolní číslice
        chybná kontrolní číslice
        chybná délka
        chybný počet číslic
        chybná výplň
        chybná předpona
        chybná jednotka
        chybná varianta
        chybná verze
        chybný den v týdnu
        rok mimo rozsah
        nepovolená zóna
        Záznam nelze přečíst: {reason}.
        Počet buněk v řádku: {found} místo {expected}. Zkontrolujte oddělovače a uvozovky.|Počet buněk v řádku: {found} místo {expected}. Zkontrolujte oddělovače a uvozovky.|Počet buněk v řádku: {found} místo {expected}. Zkontrolujte oddělovače a uvozovky.|Počet buněk v řádku: {found} místo {expected}. Zkontrolujte oddělovače a uvozovky.
        Záznam nelze přečíst: {reason} (sloupec {column}).
        Záznam nelze přečíst: {reason} (řádek {line}, sloupec {column}).
        Záznam nelze přečíst: delší než {max} MiB.
        Záznamů musí být nejméně {min}.|Záznamů musí být nejméně {min}.|Záznamů musí být nejméně {min}.|Záznamů musí být nejméně {min}.
        Počet přijatelných položek v poli „{attribute}“ musí být nejméně {min}. Nyní je {count}.
        Záznamů smí být nejvýše {max}.|Záznamů smí být nejvýše {max}.|Záznamů smí být nejvýše {max}.|Záznamů smí být nejvýše {max}.
        Počet přijatelných položek v poli „{attribute}“ smí být nejvýše {max}. Nyní je {count}.
        Pole „{attribute}“ musí obsahovat platný relativní ukazatel JSON, například {example}.
        {attribute}: {message}
        Mysleli jste „{suggestion}“?
        Mysleli jste {suggestion}?
        Byl nalezen {count} problém.|Byly nalezeny {count} problémy.|Bylo nalezeno {count} problému.|Bylo nalezeno {count} problémů.
        Pole „{attribute}“ je povinné.
        Je nutné přijmout „{attribute}“.
        Pole „{attribute}“ musí mít hodnotu {requiredValue}.
        Scénář „{name}“ neexistuje.
        Scénář „{name}“ neexistuje. Mysleli jste „{suggestion}“?
        Pole „{attribute}“ musí obsahovat platné číslo verze, například {example}.
        Pole „{attribute}“ musí mít hodnotu {expected} (další hodnota v řadě).
        Pole „{attribute}“ musí být celé číslo.
        Pole „{attribute}“ musí obsahovat platné datum, například {example}.
        Pole „{attribute}“ musí být celé číslo bez desetinných míst.
        Pole „{attribute}“ smí obsahovat jen malá písmena (a–z), číslice a mezi nimi jednotlivé spojovníky.
        Pole „{attribute}“ smí obsahovat jen malá písmena (a–z), číslice a mezi nimi jednotlivé spojovníky nebo podtržítka.
        Hodnota pole „{attribute}“ není ve správném pořadí. Patří před řádek {previousLine}.
        Hodnota pole „{attribute}“ je nesprávného druhu.
        Pole „{attribute}“ musí obsahovat platné datum, například {example}.
        Pole „{attribute}“ musí být číslo.
        Hodnota pole „{attribute}“ nesmí být stejná jako na řádku {previousLine}.
        Hodnota pole „{attribute}“ není ve správném pořadí. Patří před záznam {previousRecord}.
        Hodnota pole „{attribute}“ nesmí být stejná jako v záznamu {previousRecord}.
        Kombinace polí {attributes} není ve správném pořadí. Patří před záznam {previousRecord}.
        Kombinace polí {attributes} nesmí být stejná jako v záznamu {previousRecord}.
        Kombinace polí {attributes} není ve správném pořadí. Patří před řádek {previousLine}.
        Kombinace polí {attributes} nesmí být stejná jako na řádku {previousLine}.
        Pole „{attribute}“ míchá abecedy nebo obsahuje skryté znaky. Použijte písmena jediné abecedy.
        Pole „{attribute}“ musí začínat na „{prefix}“.
        Pole „{attribute}“ musí mít přesně {length} znak.|Pole „{attribute}“ musí mít přesně {length} znaky.|Pole „{attribute}“ musí mít přesně {length} znaku.|Pole „{attribute}“ musí mít přesně {length} znaků.
        Pole „{attribute}“ musí mít přesně {length} bajt.|Pole „{attribute}“ musí mít přesně {length} bajty.|Pole „{attribute}“ musí mít přesně {length} bajtu.|Pole „{attribute}“ musí mít přesně {length} bajtů.
        Pole „{attribute}“ smí mít nejvýše {max} znak.|Pole „{attribute}“ smí mít nejvýše {max} znaky.|Pole „{attribute}“ smí mít nejvýše {max} znaku.|Pole „{attribute}“ smí mít nejvýše {max} znaků.
        Pole „{attribute}“ smí mít nejvýše {max} bajt.|Pole „{attribute}“ smí mít nejvýše {max} bajty.|Pole „{attribute}“ smí mít nejvýše {max} bajtu.|Pole „{attribute}“ smí mít nejvýše {max} bajtů.
        Pole „{attribute}“ musí mít nejméně {min} znak.|Pole „{attribute}“ musí mít nejméně {min} znaky.|Pole „{attribute}“ musí mít nejméně {min} znaku.|Pole „{attribute}“ musí mít nejméně {min} znaků.
        Pole „{attribute}“ musí mít nejméně {min} bajt.|Pole „{attribute}“ musí mít nejméně {min} bajty.|Pole „{attribute}“ musí mít nejméně {min} bajtu.|Pole „{attribute}“ musí mít nejméně {min} bajtů.
        Pole „{attribute}“ musí být text.
        Pole „{attribute}“ musí obsahovat platný čas, například {example}.
        Hodnota pole „{attribute}“ musí být pozdější než {after}.
        Hodnota pole „{attribute}“ musí být dřívější než {before}.
        Pole „{attribute}“ musí obsahovat platné časové pásmo, například {example}.
        Duplicitní hodnota
        Platnost vypršela
        Neplatná hodnota
        Neshoduje se
        Chybí znak
        Možný překlep
        Musí se lišit
        Není číslo
        Nepovolená hodnota
        Neověřeno
        Nenalezeno
        Není v seznamu
        Není celé číslo
        Chybné pořadí
        Povinný údaj
        Příliš velká hodnota
        Příliš brzy
        Příliš málo
        Příliš pozdě
        Příliš dlouhý text
        Příliš mnoho
        Příliš nedávné datum
        Příliš krátký text
        Příliš malá hodnota
        Nelze přečíst
        Nepovolené znaky
        Chybný počet
        Chybný formát
        Chybná délka
        Chybný typ
        Pole „{attribute}“ musí obsahovat platný identifikátor ULID, například {example}.
        Pole „{attribute}“ nemá hodnotu a zde ji nelze zadat.
        Hodnota pole „{attribute}“ musí být jedinečná. Už je na řádku {firstLine}.
        Hodnota pole „{attribute}“ musí být jedinečná. Už je v záznamu {firstRecord}.
        Kombinace polí {attributes} musí být jedinečná. Tato kombinace už je v záznamu {firstRecord}.
        Hodnota pole „{attribute}“ musí být jedinečná.
        Kombinace polí {attributes} musí být jedinečná.
        Kombinace polí {attributes} musí být jedinečná. Tato kombinace už je na řádku {firstLine}.
        Pole „{attribute}“ nesmí obsahovat stejnou položku dvakrát. Položky {first} a {second} jsou stejné.
        Pole „{attribute}“ musí být seznam.
        Pole „{attribute}“ musí být psáno velkými písmeny.
        Pole „{attribute}“ musí obsahovat platný identifikátor URI, například {example}.
        Pole „{attribute}“ musí obsahovat platný odkaz URI, například {example}.
        Pole „{attribute}“ musí obsahovat platnou šablonu URI, například {example}.
        Pole „{attribute}“ musí obsahovat platnou adresu URL, například {example}.
        Pole „{attribute}“ musí obsahovat platný identifikátor {name}, například {example}.
        Pole „{attribute}“ musí obsahovat platný identifikátor UUID.
        Pole „{attribute}“ musí být objekt.
        Pole „{attribute}“ musí obsahovat platné identifikační číslo vozidla (VIN). Zkontrolujte, zda v něm není překlep.
        nepravda
        (prázdné)
        pravda
        hodnota
        """#)
}
