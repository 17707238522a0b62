// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let sv = CatalogTable.read(
        "sv",
        #"""
        {attribute} får inte fyllas i.
        {attribute} måste också anges, eftersom följande har angetts: {given}.
        {attribute} får bara innehålla bokstäver.
        {attribute} får bara innehålla bokstäver (A–Z).
        {attribute} får bara innehålla bokstäver och siffror.
        {attribute} får bara innehålla bokstäver och siffror (A–Z, 0–9).
        {attribute} har inget av de godkända formaten.
        {attribute} får bara innehålla bokstäver utan accent (A–Z), siffror och vanliga skiljetecken.
        {attribute} har ett ogiltigt värde. Kontrollera och försök igen.
        ”{attribute}” kunde inte kontrolleras. Försök igen senare.
        ”{attribute}” har inte kontrollerats än.
        Det finns inget fält ”{name}”.
        Det finns inget fält ”{name}”. Menade du ”{suggestion}”?
        {attribute} måste vara ett giltigt Base32-värde (A–Z, 2–7).
        {attribute} måste vara ett giltigt Base64-värde, t.ex. {example}.
        {attribute} måste vara en giltig BIC ({min} eller {max} tecken), t.ex. {example}.
        {attribute} måste vara antingen {true} eller {false}.
        {attribute} måste vara ett giltigt utgångsdatum, t.ex. {example}.
        {attribute} har redan passerat. Använd ett kort som inte har gått ut.
        {attribute} måste vara en giltig säkerhetskod ({min} eller {max} siffror).
        {attribute} måste vara lika med {compareValue}.
        {attribute} måste stämma överens med ”{compareAttribute}”.
        {attribute} har inte det förväntade värdet. Kontrollera och försök igen.
        {attribute} måste vara större än {compareValue}.
        {attribute} måste vara större än ”{compareAttribute}”.
        {attribute} måste vara efter ”{compareAttribute}”.
        {attribute} är för lågt.
        {attribute} är för tidigt.
        {attribute} måste vara efter {compareValue}.
        {attribute} måste vara större än eller lika med {compareValue}.
        {attribute} måste vara större än eller lika med ”{compareAttribute}”.
        {attribute} får inte vara före ”{compareAttribute}”.
        {attribute} är för lågt.
        {attribute} är för tidigt.
        {attribute} får inte vara före {compareValue}.
        {attribute} måste vara mindre än {compareValue}.
        {attribute} måste vara mindre än ”{compareAttribute}”.
        {attribute} måste vara före ”{compareAttribute}”.
        {attribute} är för högt.
        {attribute} är för sent.
        {attribute} måste vara före {compareValue}.
        {attribute} måste vara mindre än eller lika med {compareValue}.
        {attribute} måste vara mindre än eller lika med ”{compareAttribute}”.
        {attribute} får inte vara efter ”{compareAttribute}”.
        {attribute} är för högt.
        {attribute} är för sent.
        {attribute} får inte vara efter {compareValue}.
        {attribute} får inte vara lika med {compareValue}.
        {attribute} måste skilja sig från ”{compareAttribute}”.
        {attribute} har ett värde som inte är tillåtet. Välj ett annat.
        {attribute} kan inte jämföras med {compareValue}.
        {attribute} kan inte jämföras med ”{compareAttribute}”.
        {attribute} kan inte jämföras.
        {attribute} har ett ogiltigt värde. Kontrollera och försök igen.
        {attribute} måste innehålla ”{containedValue}”.
        {attribute} måste innehålla ”{containedValue}” minst {min} gång.|{attribute} måste innehålla ”{containedValue}” minst {min} gånger.
        {attribute} måste innehålla giltiga koordinater, t.ex. {example}.
        {attribute} måste ha exakt {count} objekt.|{attribute} måste ha exakt {count} objekt.
        {attribute} måste ha minst {min} objekt.|{attribute} måste ha minst {min} objekt.
        {attribute} får ha högst {max} objekt.|{attribute} får ha högst {max} objekt.
        {attribute} måste vara en lista.
        {attribute} måste vara en giltig landskod, t.ex. {example}.
        {attribute} måste vara en giltig färg (CSS), t.ex. {example}.
        {attribute} måste vara en giltig valutakod, t.ex. {example}.
        {attribute} har ett ogiltigt värde. Kontrollera och försök igen.
        {attribute} måste vara en giltig data-URI, t.ex. {example}.
        {attribute} måste vara ett giltigt datum, t.ex. {example}.
        {attribute} får inte vara före {earliest}.
        {attribute} får inte vara efter {latest}.
        {attribute} måste ligga i framtiden.
        {attribute} måste ligga i det förflutna.
        {attribute} måste vara efter {after}.
        {attribute} måste vara före {before}.
        {attribute} måste ligga minst {minAge} år tillbaka i tiden.|{attribute} måste ligga minst {minAge} år tillbaka i tiden.
        {attribute} måste vara ett giltigt datum med klockslag, t.ex. {example}.
        {attribute} får inte vara före {earliest}.
        {attribute} får inte vara efter {latest}.
        {attribute} måste ligga i framtiden.
        {attribute} måste ligga i det förflutna.
        {attribute} måste vara efter {after}.
        {attribute} måste vara före {before}.
        {attribute} måste ligga minst {minAge} år tillbaka i tiden.|{attribute} måste ligga minst {minAge} år tillbaka i tiden.
        {attribute} måste vara ett tal.
        {attribute} måste ha minst {min} decimal.|{attribute} måste ha minst {min} decimaler.
        {attribute} får ha högst {max} decimal.|{attribute} får ha högst {max} decimaler.
        {attribute} måste vara ett giltigt domännamn, t.ex. {example}.
        {attribute} måste vara en giltig varaktighet, t.ex. {example}.
        {attribute} måste vara ett giltigt telefonnummer med landskod, t.ex. {example}.
        {attribute} måste vara en lista.
        {attribute} måste vara en giltig EAN-kod. Kontrollera siffrorna.
        {attribute} måste vara en giltig e-postadress, t.ex. {example}.
        {attribute} har en domän som inte tar emot e-post. Kontrollera delen efter @.
        Domänen i ”{attribute}” kunde inte kontrolleras. Försök igen senare.
        {attribute} måste sluta med ”{suffix}”.
        Formuläret kunde inte kontrolleras. Försök igen.
        ”{attribute}” kunde inte läsas. Skicka formuläret igen.
        ”{attribute}” kunde inte läsas. Skicka formuläret igen.
        ”{attribute}” kunde inte läsas. Skicka formuläret igen.
        {attribute} måste vara ett giltigt hashvärde.
        {attribute} måste vara ett giltigt hexadecimalt värde (0–9, A–F, i par).
        {attribute} måste vara en giltig färg (HEX), t.ex. {example}.
        {attribute} måste vara ett giltigt värdnamn, t.ex. {example}.
        {attribute} måste vara ett giltigt IBAN. Kontrollera att inget är felskrivet.
        {attribute} är inte ett av de godkända värdena. Välj ett annat.
        {attribute} har ett värde som inte är tillåtet. Välj ett annat.
        {attribute} måste vara ett heltal.
        {attribute} måste vara en giltig IP-adress, t.ex. {example}.
        {attribute} måste vara en giltig IRI, t.ex. {example}.
        {attribute} måste vara en giltig IRI-referens, t.ex. {example}.
        {attribute} måste vara ett giltigt ISBN. Kontrollera siffrorna.
        {attribute} måste vara en giltig ISIN-kod. Kontrollera att inget är felskrivet.
        {attribute} måste vara ett giltigt ISSN. Kontrollera siffrorna.
        {attribute} måste vara giltig JSON.
        {attribute} måste vara en giltig JSON-pekare, t.ex. {example}.
        {attribute} måste vara en giltig JSON Web Token.
        {attribute} måste vara en giltig språkkod, t.ex. {example}.
        {attribute} måste innehålla giltiga koordinater, t.ex. {example}.
        {attribute} måste vara en giltig latitud från {min} till {max}.
        {attribute} måste vara en giltig longitud från {min} till {max}.
        {attribute} måste skrivas med gemener.
        {attribute} måste vara ett giltigt nummer. Kontrollera siffrorna.
        {attribute} måste vara en giltig MAC-adress, t.ex. {example}.
        {attribute} har inte det förväntade formatet.
        {attribute} måste innehålla en siffra.
        {attribute} måste innehålla en liten bokstav.
        {attribute} måste innehålla ett specialtecken, t.ex. ! eller %.
        {attribute} måste innehålla en stor bokstav.
        {attribute} har ett format som inte är tillåtet.
        Värdet i ”{attribute}” är för långt. Korta texten.
        {attribute} måste vara en giltig mediatyp, t.ex. {example}.
        {attribute} måste vara en multipel av {divisor}.
        {attribute} måste vara ett giltigt Nano-ID.
        {attribute} måste vara mindre än {limit}.
        {attribute} har för många nivåer.
        {attribute} måste vara ett objekt.
        {attribute} har ett värde som inte är tillåtet. Välj ett annat.
        {attribute} måste vara ett heltal.
        {attribute} får vara högst {max}.
        {attribute} måste vara mindre än {max}.
        {attribute} måste vara minst {min}.
        {attribute} måste vara ett tal.
        {attribute} måste innehålla en siffra.
        {attribute} måste innehålla en liten bokstav.
        {attribute} måste innehålla ett specialtecken, t.ex. ! eller %.
        {attribute} måste innehålla en stor bokstav.
        {attribute} måste ha minst {min} tecken.|{attribute} måste ha minst {min} tecken.
        {attribute} måste vara text.
        {attribute} måste vara ett giltigt kortnummer. Kontrollera siffrorna.
        {attribute} måste vara ett giltigt portnummer från {min} till {max}.
        {attribute} måste vara större än {limit}.
        {attribute} innehåller tecken som inte kan visas, t.ex. tabbar eller radbrytningar. Ta bort dem.
        {attribute} får bara innehålla bokstäver utan accent (A–Z), siffror och vanliga skiljetecken.
        \u utan fyra hexadecimala siffror
        procenttecken utan två hexadecimala siffror
        arrayen är inte avslutad
        byteordningsmärke inne i texten
        tecken inte tillåtet
        slutparentesen passar inte
        slutparentes utan startparentes
        kolon saknas efter nyckeln
        kommatecken efter det sista värdet
        kommatecken saknas
        kommatecken utan värde före
        kommentar
        styrtecken
        styrtecken i en sträng
        dubblerad nyckel
        tomt
        halvt surrogatpar
        hexadecimalt tal
        ogiltig UTF-8
        dubblerad nyckel
        längre än 16 MiB
        inte ett objekt
        ogiltig UTF-8
        dess namn motsäger ett annat
        dess namn säger inte vilket element det hör till
        antalet celler stämmer inte med kolumnerna
        nyckeln är inte en sträng
        nyckeln står inte inom citattecken
        inledande nolla
        felplacerat skiljetecken
        mer än ett värde
        för djupt nästlat
        snabel-a saknas
        domän saknas
        schema saknas
        landet finns inte
        dagen finns inte
        inget värde
        tecken utanför ASCII
        ogiltig UTF-8
        inte en siffra
        inte en hexadecimal siffra
        inte ett tal
        inte en array
        varken en array av objekt eller ett objekt
        inte ett objekt
        inte text
        talet är inte ändligt
        ofullständigt tal
        tal med inledande nolla
        tal med plustecken
        tal utan siffra före punkten
        objektet är inte avslutat
        utanför intervallet
        sträng inom enkla citattecken
        strängen är inte avslutad
        för tidigt
        för få siffror
        för sent
        för långt
        för många siffror
        för kort
        två punkter i rad
        oväntat tecken
        okänd escapesekvens i en sträng
        okänt ord
        värde saknas
        fel kontrollsiffra
        fel kontrollsiffra
        fel längd
        fel antal siffror
        Posten kan inte läsas: {reason}.
        Posten kan inte läsas: celler hittade: {found}, förväntade: {expected}.
        Posten kan inte läsas: {reason} (kolumn {column}).
        Posten kan inte läsas: {reason} (rad {line}, kolumn {column}).
        {attribute} måste vara en giltig relativ JSON-pekare, t.ex. {example}.
        {attribute}: {message}
        Det finns {count} problem.|Det finns {count} problem.
        {attribute} måste anges.
        {attribute} måste godkännas.
        {attribute} måste vara {requiredValue}.
        Det finns inget scenario ”{name}”.
        Det finns inget scenario ”{name}”. Menade du ”{suggestion}”?
        {attribute} måste vara ett giltigt versionsnummer, t.ex. {example}.
        {attribute} får bara innehålla små bokstäver (a–z), siffror och enstaka bindestreck.
        {attribute} får bara innehålla små bokstäver (a–z), siffror och enstaka bindestreck eller understreck.
        {attribute} blandar alfabet eller innehåller dolda tecken. Använd bokstäver ur ett enda alfabet.
        {attribute} måste börja med ”{prefix}”.
        {attribute} måste ha exakt {length} tecken.|{attribute} måste ha exakt {length} tecken.
        {attribute} får ha högst {max} tecken.|{attribute} får ha högst {max} tecken.
        {attribute} måste ha minst {min} tecken.|{attribute} måste ha minst {min} tecken.
        {attribute} måste vara text.
        {attribute} måste vara ett giltigt klockslag, t.ex. {example}.
        {attribute} måste vara efter {after}.
        {attribute} måste vara före {before}.
        {attribute} måste vara en giltig tidszon, t.ex. {example}.
        Har gått ut
        Ogiltigt värde
        Stämmer inte överens
        Tecken saknas
        Måste skilja sig
        Inte ett tal
        Otillåtet värde
        Inte kontrollerat
        Hittades inte
        Finns inte i listan
        Inte ett heltal
        Måste anges
        För stort värde
        För tidigt
        För få
        För sent
        För lång text
        För många
        För nära i tiden
        För kort text
        För litet värde
        Kan inte läsas
        Otillåtna tecken
        Fel antal
        Fel format
        Fel längd
        Fel typ
        {attribute} måste vara ett giltigt ULID.
        {attribute} måste skrivas med versaler.
        {attribute} måste vara en giltig URI, t.ex. {example}.
        {attribute} måste vara en giltig URI-referens, t.ex. {example}.
        {attribute} måste vara en giltig URI-mall, t.ex. {example}.
        {attribute} måste vara en giltig URL, t.ex. {example}.
        {attribute} måste vara ett giltigt UUID.
        falskt
        (tomt)
        sant
        värde
        """#)
}
