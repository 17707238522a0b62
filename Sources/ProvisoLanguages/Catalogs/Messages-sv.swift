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
        {attribute} får bara innehålla bokstäver och siffror.
        {attribute} har ingen av de godkända formerna.
        {attribute} får bara innehålla ASCII-tecken.
        {attribute} har ett ogiltigt värde.
        ”{attribute}” kunde inte kontrolleras.
        ”{attribute}” har inte kontrollerats än.
        Det finns inget fält ”{name}”.
        Det finns inget fält ”{name}”. Menade du ”{suggestion}”?
        {attribute} är inte ett giltigt Base32-värde.
        {attribute} är inte ett giltigt Base64-värde.
        {attribute} är inte en giltig BIC.
        {attribute} måste vara antingen {true} eller {false}.
        {attribute} är inte ett giltigt utgångsdatum.
        {attribute} har redan passerat.
        {attribute} är inte en giltig säkerhetskod.
        {attribute} måste vara lika med {compareValue}.
        {attribute} måste stämma överens med ”{compareAttribute}”.
        {attribute} har inte det förväntade värdet.
        {attribute} måste vara större än {compareValue}.
        {attribute} måste vara större än ”{compareAttribute}”.
        {attribute} måste vara större.
        {attribute} måste vara större än eller lika med {compareValue}.
        {attribute} måste vara större än eller lika med ”{compareAttribute}”.
        {attribute} måste vara större.
        {attribute} måste vara mindre än {compareValue}.
        {attribute} måste vara mindre än ”{compareAttribute}”.
        {attribute} måste vara mindre.
        {attribute} måste vara mindre än eller lika med {compareValue}.
        {attribute} måste vara mindre än eller lika med ”{compareAttribute}”.
        {attribute} måste vara mindre.
        {attribute} får inte vara lika med {compareValue}.
        {attribute} måste skilja sig från ”{compareAttribute}”.
        {attribute} har ett värde som inte är tillåtet.
        {attribute} kan inte jämföras med {compareValue}.
        {attribute} kan inte jämföras med ”{compareAttribute}”.
        {attribute} kan inte jämföras.
        {attribute} har ett ogiltigt värde.
        {attribute} måste innehålla ”{containedValue}”.
        {attribute} är inte en giltig position.
        {attribute} måste ha exakt {count} post.|{attribute} måste ha exakt {count} poster.
        {attribute} måste ha minst {min} post.|{attribute} måste ha minst {min} poster.
        {attribute} får ha högst {max} post.|{attribute} får ha högst {max} poster.
        {attribute} måste vara en lista.
        {attribute} är inte en giltig landskod.
        {attribute} är inte en giltig färg.
        {attribute} är inte en giltig valutakod.
        {attribute} har ett ogiltigt värde.
        {attribute} är inte en giltig data-URI.
        {attribute} är inte ett giltigt datum.
        {attribute} får inte vara före {earliest}.
        {attribute} får inte vara efter {latest}.
        {attribute} måste ligga i framtiden.
        {attribute} måste ligga i det förflutna.
        {attribute} måste vara efter {after}.
        {attribute} måste vara före {before}.
        {attribute} måste ligga minst {minAge} år tillbaka i tiden.|{attribute} måste ligga minst {minAge} år tillbaka i tiden.
        {attribute} är inte ett giltigt datum med klockslag.
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
        {attribute} är inte ett giltigt domännamn.
        {attribute} är inte en giltig varaktighet.
        {attribute} är inte ett giltigt telefonnummer.
        {attribute} måste vara en lista.
        {attribute} är inte en giltig EAN-kod.
        {attribute} är inte en giltig e-postadress.
        {attribute} har en domän som inte tar emot e-post.
        Domänen i ”{attribute}” kunde inte kontrolleras.
        {attribute} måste sluta med ”{suffix}”.
        Formuläret kontrollerades inte.
        ”{attribute}” skickades inte på rätt sätt: {reason}.
        ”{attribute}” skickades inte på rätt sätt: {reason}.
        ”{attribute}” skickades inte på rätt sätt: {reason}.
        {attribute} är inte ett giltigt hashvärde.
        {attribute} är inte ett giltigt hexadecimalt värde.
        {attribute} är inte en giltig färg.
        {attribute} är inte ett giltigt värdnamn.
        {attribute} är inte ett giltigt IBAN.
        {attribute} är inte ett av de godkända värdena.
        {attribute} har ett värde som inte är tillåtet.
        {attribute} måste vara ett heltal.
        {attribute} är inte en giltig IP-adress.
        {attribute} är inte en giltig IRI.
        {attribute} är inte en giltig IRI-referens.
        {attribute} är inte ett giltigt ISBN.
        {attribute} är inte en giltig ISIN-kod.
        {attribute} är inte ett giltigt ISSN.
        {attribute} är inte giltig JSON.
        {attribute} är inte en giltig JSON-pekare.
        {attribute} är inte en giltig JSON Web Token.
        {attribute} är inte en giltig språkkod.
        {attribute} är inte en giltig position.
        {attribute} är inte en giltig latitud.
        {attribute} är inte en giltig longitud.
        {attribute} måste skrivas med gemener.
        {attribute} är inte ett giltigt nummer.
        {attribute} är inte en giltig MAC-adress.
        {attribute} har inte den förväntade formen.
        {attribute} måste innehålla en siffra.
        {attribute} måste innehålla en liten bokstav.
        {attribute} måste innehålla en symbol.
        {attribute} måste innehålla en stor bokstav.
        {attribute} har en form som inte är tillåten.
        Värdet i ”{attribute}” är för långt.
        {attribute} är inte en giltig mediatyp.
        {attribute} måste vara en multipel av {divisor}.
        {attribute} är inte ett giltigt Nano-ID.
        {attribute} måste vara mindre än 0.
        {attribute} har för många nivåer.
        {attribute} måste vara ett objekt.
        {attribute} har ett värde som inte är tillåtet.
        {attribute} måste vara ett heltal.
        {attribute} får vara högst {max}.
        {attribute} måste vara mindre än {max}.
        {attribute} måste vara minst {min}.
        {attribute} måste vara ett tal.
        {attribute} måste innehålla en siffra.
        {attribute} måste innehålla en liten bokstav.
        {attribute} måste innehålla en symbol.
        {attribute} måste innehålla en stor bokstav.
        {attribute} måste ha minst {min} tecken.|{attribute} måste ha minst {min} tecken.
        {attribute} måste vara text.
        {attribute} är inte ett giltigt kortnummer.
        {attribute} är inte ett giltigt portnummer.
        {attribute} måste vara större än 0.
        {attribute} får bara innehålla utskrivbara tecken.
        Posten kan inte läsas: {reason}.
        {attribute} är inte en giltig relativ JSON-pekare.
        {attribute}: {message}
        Det finns {count} problem.|Det finns {count} problem.
        {attribute} måste anges.
        {attribute} måste vara {requiredValue}.
        Det finns inget scenario ”{name}”.
        Det finns inget scenario ”{name}”. Menade du ”{suggestion}”?
        {attribute} är inte ett giltigt versionsnummer.
        {attribute} är inte en giltig slug.
        {attribute} innehåller tecken som kan vilseleda läsaren.
        {attribute} måste börja med ”{prefix}”.
        {attribute} måste ha exakt {length} tecken.|{attribute} måste ha exakt {length} tecken.
        {attribute} får ha högst {max} tecken.|{attribute} får ha högst {max} tecken.
        {attribute} måste ha minst {min} tecken.|{attribute} måste ha minst {min} tecken.
        {attribute} måste vara text.
        {attribute} är inte ett giltigt klockslag.
        {attribute} måste vara efter {after}.
        {attribute} måste vara före {before}.
        {attribute} är inte en giltig tidszon.
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
        För kort text
        För litet värde
        Kan inte läsas
        Otillåtna tecken
        Fel antal
        Fel format
        Fel längd
        Fel typ
        {attribute} är inte ett giltigt ULID.
        {attribute} måste skrivas med versaler.
        {attribute} är inte en giltig URI.
        {attribute} är inte en giltig URI-referens.
        {attribute} är inte en giltig URI-mall.
        {attribute} är inte en giltig URL.
        {attribute} är inte ett giltigt UUID.
        """#)
}
