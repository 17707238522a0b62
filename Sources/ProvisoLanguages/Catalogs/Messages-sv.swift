// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

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
        Det finns ett problem med ”{attribute}” i {count} av {total} poster. Det får förekomma i högst {limit}.
        Det finns ett problem med kombinationen av {attributes} i {count} av {total} poster. Det får förekomma i högst {limit}.
        Det finns inget fält ”{name}”.
        Det finns inget fält ”{name}”. Menade du ”{suggestion}”?
        {attribute} måste vara ett giltigt Base32-värde (A–Z, 2–7).
        {attribute} måste vara ett giltigt Base64-värde, t.ex. {example}.
        {attribute} måste vara en giltig BIC ({min} eller {max} tecken), t.ex. {example}.
        {attribute} måste vara antingen {true} eller {false}.
        {attribute} måste vara ett giltigt utgångsdatum, t.ex. {example}.
        {attribute} har redan passerat. Använd ett kort som inte har gått ut.
        {attribute} måste vara en giltig säkerhetskod ({min} eller {max} siffror).
        {attribute} måste vara en giltig säkerhetskod ({count} siffror).
        Kolumnen ”{column}” är inte tillåten.
        Kolumnen ”{column}” saknas.
        Kolumnen ”{column}” saknas. Cellerna verkar vara avgränsade med ”{delimiter}”.
        Kolumnen ”{column}” saknas. Det finns en kolumn ”{suggestion}”.
        Namnet på kolumnen ”{column}” har inte det förväntade formatet.
        Kolumnen ”{column}” måste komma efter kolumnen ”{previous}”.
        Kolumnen ”{column}” är oväntad.
        Kolumnen ”{column}” är oväntad. Menade du ”{suggestion}”?
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
        {attribute} måste vara samma slags värde som {compareValue}.
        {attribute} måste vara samma slags värde som ”{compareAttribute}”.
        {attribute} är fel slags värde.
        {attribute} har ett ogiltigt värde. Kontrollera och försök igen.
        {attribute} måste innehålla ”{containedValue}”.
        {attribute} måste innehålla ”{containedValue}” minst {min} gång.|{attribute} måste innehålla ”{containedValue}” minst {min} gånger.
        {attribute} måste innehålla giltiga koordinater, t.ex. {example}.
        {attribute} måste ha exakt {count} objekt.|{attribute} måste ha exakt {count} objekt.
        {attribute} måste ha exakt ett av de godkända formaten. Antal format som passar: {count}.
        {attribute} måste ha minst {min} objekt.|{attribute} måste ha minst {min} objekt.
        {attribute} får ha högst {max} objekt.|{attribute} får ha högst {max} objekt.
        {attribute} måste vara en lista.
        {attribute} måste vara en giltig landskod, t.ex. {example}.
        {attribute} måste vara ett giltigt cron-schema, t.ex. {example}.
        {attribute} måste vara en giltig CSS-färg, t.ex. {example}.
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
        Antalet olika värden i ”{attribute}” måste vara minst {min}.|Antalet olika värden i ”{attribute}” måste vara minst {min}.
        Antalet olika kombinationer av {attributes} måste vara minst {min}.
        Antalet olika värden i ”{attribute}” får vara högst {max}.|Antalet olika värden i ”{attribute}” får vara högst {max}.
        Antalet olika kombinationer av {attributes} får vara högst {max}.
        {attribute} måste vara ett giltigt domännamn, t.ex. {example}.
        {attribute} måste vara en giltig varaktighet, t.ex. {example}.
        {attribute} måste vara ett giltigt telefonnummer med landskod, t.ex. {example}.
        {attribute} måste vara en lista.
        {attribute} måste vara en giltig {name}-kod. Kontrollera siffrorna.
        {attribute} måste vara en giltig e-postadress, t.ex. {example}.
        {attribute} har en domän som inte tar emot e-post. Kontrollera delen efter @.
        {attribute} har en domän som ser felstavad ut. Kontrollera delen efter @.
        Domänen i ”{attribute}” kunde inte kontrolleras. Försök igen senare.
        {attribute} måste sluta med ”{suffix}”.
        Värdet i ”{attribute}” hittades inte i ”{source}”.
        Värdet i ”{attribute}” hittades inte i kolumnen ”{column}”.
        Kombinationen av {attributes} hittades inte i kolumnerna ”{column}”.
        Kombinationen av {attributes} hittades inte i ”{source}”.
        Formuläret kunde inte kontrolleras. Försök igen.
        ”{attribute}” kunde inte läsas. Skicka formuläret igen.
        ”{attribute}” kunde inte läsas. Skicka formuläret igen.
        ”{attribute}” kunde inte läsas. Skicka formuläret igen.
        {attribute} måste vara ett giltigt hashvärde ({name}).
        {attribute} måste vara ett giltigt hexadecimalt värde (0–9, A–F, i par).
        {attribute} måste vara en giltig hexadecimal färg, t.ex. {example}.
        {attribute} måste vara ett giltigt värdnamn, t.ex. {example}.
        {attribute} måste vara ett giltigt IBAN. Kontrollera att inget är felskrivet.
        {attribute} har inte ett av de godkända värdena. Välj ett annat.
        {attribute} har ett värde som inte är tillåtet. Välj ett annat.
        {attribute} har inte ett av de godkända värdena: {values}.
        {attribute} måste vara ett heltal.
        {attribute} måste vara ett heltal utan decimaler.
        {attribute} måste vara en giltig IP-adress, t.ex. {example}.
        {attribute} måste vara en giltig IRI, t.ex. {example}.
        {attribute} måste vara en giltig IRI-referens, t.ex. {example}.
        {attribute} måste vara ett giltigt {name}. Kontrollera siffrorna.
        {attribute} måste vara en giltig ISIN-kod. Kontrollera att inget är felskrivet.
        {attribute} måste vara ett giltigt ISSN. Kontrollera siffrorna.
        {attribute} måste vara giltig JSON.
        {attribute} måste vara en giltig JSON-pekare, t.ex. {example}.
        {attribute} måste vara en giltig JSON Web Token.
        {attribute} måste vara ett objekt.
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
        {attribute} har inte det förväntade formatet. Exempel: {example}.
        {attribute} har ett format som inte är tillåtet.
        Värdet i ”{attribute}” är för långt. Korta texten.
        {attribute} måste vara en giltig mediatyp, t.ex. {example}.
        {attribute} måste vara en multipel av {divisor}.
        {attribute} måste vara ett giltigt Nano-ID, t.ex. {example}.
        {attribute} måste vara ett giltigt Nano-ID.
        {attribute} måste vara mindre än {limit}.
        {attribute} har för många nivåer.
        {attribute} måste vara ett objekt.
        {attribute} har ett värde som inte är tillåtet. Välj ett annat.
        {attribute} måste vara ett heltal.
        {attribute} måste vara ett heltal utan decimaler.
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
        {attribute} måste vara ett giltigt kortnummer ({name}). Kontrollera siffrorna.
        {attribute} måste vara ett giltigt portnummer från {min} till {max}.
        {attribute} måste vara större än {limit}.
        {attribute} innehåller tecken som inte kan visas, t.ex. tabbar eller radbrytningar. Ta bort dem.
        {attribute} får bara innehålla bokstäver utan accent (A–Z), siffror och vanliga skiljetecken.
        IP-adress inte tillåten
        \u utan fyra hexadecimala siffror
        procenttecken utan två hexadecimala siffror
        värdbitar satta
        arrayen är inte avslutad
        kortmärke godtas inte
        byteordningsmärke inne i texten
        avbrutet
        tecken inte tillåtet
        tecken inte tillåtet här
        slutparentesen passar inte
        slutparentes saknas
        slutparentes utan startparentes
        kolon saknas efter nyckeln
        kombinerande tecken utan bokstav
        kommatecken efter det sista värdet
        kommatecken saknas
        kommatecken utan värde före
        kommentar
        styrtecken
        styrtecken i en sträng
        landet godtas inte
        visningsnamn inte inom citattecken
        domän för lång
        dubblerad nyckel
        tomt
        tom del
        har gått ut
        fragment inte tillåtet
        halvt surrogatpar
        hexadecimalt tal
        timme utanför intervallet
        ogiltig Punycode
        ogiltig UTF-8
        ogiltig toppdomän
        osynligt tecken
        dubblerad nyckel
        två nycklar för samma fält
        inte ett objekt
        ogiltig UTF-8
        dess namn motsäger ett annat
        dess namn säger inte vilket element det hör till
        antalet celler stämmer inte med kolumnerna
        nyckeln är inte en sträng
        nyckeln står inte inom citattecken
        inledande nolla
        radbrytning inte tillåten
        oläsligt svar
        minut utanför intervallet
        felplacerad punkt
        felplacerat bindestreck
        felplacerad del
        felplacerat skiljetecken
        blandade siffror
        blandade skriftsystem
        blandade skiljetecken
        blandade skrivriktningar
        mer än ett värde
        namn saknas
        för djupt nästlat
        nummertecken saknas
        AM eller PM saknas
        P saknas i början
        T saknas före tiden
        inget svar i tid
        snabel-a saknas
        domän saknas
        likhetstecken saknas
        värd saknas
        bindestreck saknas
        språk saknas
        ingen skottsekund vid denna tid
        ingen e-postserver
        medietyp saknas
        månadens namn saknas
        tidsförskjutning saknas
        plustecken saknas
        prefixlängd saknas
        schema saknas
        sekunder saknas
        skiljetecken saknas
        ingen server nåddes
        signatur saknas
        snedstreck saknas
        inga socketar på denna plattform
        undertyp saknas
        färgrymden finns inte
        landet finns inte
        valutan finns inte
        dagen finns inte
        domänen finns inte
        språket finns inte
        månaden finns inte
        numret finns inte
        regionen finns inte
        skriften finns inte
        tidszonen finns inte
        enheten finns inte
        varianten finns inte
        tid saknas
        enhet saknas
        användarnamn saknas
        inget värde
        veckodagens namn saknas
        tecken utanför ASCII
        inte Base64
        inte Base64url
        ogiltig UTF-8
        inte en webbadress
        inte en färg
        inte en siffra
        inte ett domännamn
        inte en hexadecimal siffra
        inte en bokstav
        varken bokstav eller siffra
        inte en månad och ett år
        inte en multipel
        inte ett tal
        inte en IP-adress
        inte en IPv4-adress
        inte en IPv6-adress
        inte en array
        varken en array av objekt eller ett objekt
        inte ett objekt
        inte i framtiden
        inte i det förflutna
        inte gemener
        inte negativt
        inte normaliserat (NFC)
        inte positivt
        inte utskrivbart
        inte text
        inte tre delar
        inte två tal
        inte versaler
        inte ett heltal
        delen före snabel-a saknas
        talet är inte ändligt
        ofullständigt tal
        tal med inledande nolla
        tal med plustecken
        tal utan siffra före punkten
        objektet är inte avslutat
        udda antal siffror
        tidsförskjutning utanför intervallet
        utanför intervallet
        utfyllnad inte tillåten
        delen före snabel-a för lång
        upprepad del
        del för lång
        delarna motsäger varandra
        porten är inte ett tal
        port inte tillåten
        port utanför intervallet
        prefixlängd inte tillåten
        frågedel inte tillåten
        citattecken inte tillåtna
        avvisades av servern
        upprepat accenttecken
        schema inte tillåtet
        sekund utanför intervallet
        serverfel
        blanksteg inte tillåtet
        sträng inom enkla citattecken
        strängen är inte avslutad
        tar inte emot e-post
        text efter slutet
        för tidigt
        för få decimaler
        för få siffror
        för få delar
        för sent
        för långt
        för många decimaler
        för många siffror
        för många delar
        för kort
        för ung
        två punkter i rad
        typen godtas inte
        oväntat tecken
        oväntat slut
        utelämnad enhet
        enheter i fel ordning
        okänd escapesekvens i en sträng
        okänt ord
        användaruppgifter inte tillåtna
        värde saknas
        veckor tillsammans med andra enheter
        fel kontrollsiffra
        fel kontrollsiffra
        fel längd
        fel antal siffror
        fel utfyllnad
        fel prefix
        fel enhet
        fel variant
        fel version
        fel veckodag
        år utanför intervallet
        zon inte tillåten
        Posten kan inte läsas: {reason}.
        Raden har {found} cell i stället för {expected}. Kontrollera avgränsare och citattecken.|Raden har {found} celler i stället för {expected}. Kontrollera avgränsare och citattecken.
        Posten kan inte läsas: {reason} (kolumn {column}).
        Posten kan inte läsas: {reason} (rad {line}, kolumn {column}).
        Posten kan inte läsas: längre än {max} MiB.
        Det måste finnas minst {min} post.|Det måste finnas minst {min} poster.
        Antalet godkända objekt i {attribute} måste vara minst {min}. Det är {count}.
        Det får finnas högst {max} post.|Det får finnas högst {max} poster.
        Antalet godkända objekt i {attribute} får vara högst {max}. Det är {count}.
        {attribute} måste vara en giltig relativ JSON-pekare, t.ex. {example}.
        {attribute}: {message}
        Menade du ”{suggestion}”?
        Menade du {suggestion}?
        Det finns {count} problem.|Det finns {count} problem.
        {attribute} måste anges.
        {attribute} måste godkännas.
        {attribute} måste vara {requiredValue}.
        Det finns inget scenario ”{name}”.
        Det finns inget scenario ”{name}”. Menade du ”{suggestion}”?
        {attribute} måste vara ett giltigt versionsnummer, t.ex. {example}.
        {attribute} måste vara {expected}, nästa i följden.
        {attribute} måste vara ett heltal.
        {attribute} måste vara ett giltigt datum, t.ex. {example}.
        {attribute} måste vara ett heltal utan decimaler.
        {attribute} får bara innehålla små bokstäver (a–z), siffror och enstaka bindestreck mellan dem.
        {attribute} får bara innehålla små bokstäver (a–z), siffror och enstaka bindestreck eller understreck mellan dem.
        {attribute} står i fel ordning. Värdet hör hemma före rad {previousLine}.
        {attribute} är fel slags värde.
        {attribute} måste vara ett giltigt datum, t.ex. {example}.
        {attribute} måste vara ett tal.
        {attribute} får inte ha samma värde som på rad {previousLine}.
        {attribute} står i fel ordning. Värdet hör hemma före post {previousRecord}.
        {attribute} får inte ha samma värde som i post {previousRecord}.
        Kombinationen av {attributes} står i fel ordning. Den hör hemma före post {previousRecord}.
        Kombinationen av {attributes} får inte vara densamma som i post {previousRecord}.
        Kombinationen av {attributes} står i fel ordning. Den hör hemma före rad {previousLine}.
        Kombinationen av {attributes} får inte vara densamma som på rad {previousLine}.
        {attribute} blandar alfabet eller innehåller dolda tecken. Använd bokstäver ur ett enda alfabet.
        {attribute} måste börja med ”{prefix}”.
        {attribute} måste ha exakt {length} tecken.|{attribute} måste ha exakt {length} tecken.
        {attribute} måste ha exakt {length} byte.|{attribute} måste ha exakt {length} byte.
        {attribute} får ha högst {max} tecken.|{attribute} får ha högst {max} tecken.
        {attribute} får ha högst {max} byte.|{attribute} får ha högst {max} byte.
        {attribute} måste ha minst {min} tecken.|{attribute} måste ha minst {min} tecken.
        {attribute} måste ha minst {min} byte.|{attribute} måste ha minst {min} byte.
        {attribute} måste vara text.
        {attribute} måste vara ett giltigt klockslag, t.ex. {example}.
        {attribute} måste vara efter {after}.
        {attribute} måste vara före {before}.
        {attribute} måste vara en giltig tidszon, t.ex. {example}.
        Dubblett
        Har gått ut
        Ogiltigt värde
        Stämmer inte överens
        Tecken saknas
        Möjligt stavfel
        Måste skilja sig
        Inte ett tal
        Otillåtet värde
        Inte kontrollerat
        Hittades inte
        Finns inte i listan
        Inte ett heltal
        Fel ordning
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
        {attribute} måste vara ett giltigt ULID, t.ex. {example}.
        {attribute} saknas och kan inte anges här.
        {attribute} måste ha ett unikt värde. Värdet finns redan på rad {firstLine}.
        {attribute} måste ha ett unikt värde. Värdet finns redan i post {firstRecord}.
        Kombinationen av {attributes} måste vara unik. Den finns redan i post {firstRecord}.
        {attribute} måste ha ett unikt värde.
        Kombinationen av {attributes} måste vara unik.
        Kombinationen av {attributes} måste vara unik. Den finns redan på rad {firstLine}.
        {attribute} får inte ha samma objekt två gånger. Objekten {first} och {second} är lika.
        {attribute} måste vara en lista.
        {attribute} måste skrivas med versaler.
        {attribute} måste vara en giltig URI, t.ex. {example}.
        {attribute} måste vara en giltig URI-referens, t.ex. {example}.
        {attribute} måste vara en giltig URI-mall, t.ex. {example}.
        {attribute} måste vara en giltig URL, t.ex. {example}.
        {attribute} måste vara ett giltigt {name}, t.ex. {example}.
        {attribute} måste vara ett giltigt UUID.
        {attribute} måste vara ett objekt.
        {attribute} måste vara ett giltigt chassinummer (VIN). Kontrollera att inget är felskrivet.
        falskt
        (tomt)
        sant
        värde
        """#)
}
