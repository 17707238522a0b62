// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let nl = CatalogTable.read(
        "nl",
        #"""
        ‘{attribute}’ moet leeg blijven.
        ‘{attribute}’ is ook verplicht, omdat het volgende is opgegeven: {given}.
        ‘{attribute}’ mag alleen letters bevatten.
        ‘{attribute}’ mag alleen letters bevatten (A–Z).
        ‘{attribute}’ mag alleen letters en cijfers bevatten.
        ‘{attribute}’ mag alleen letters en cijfers bevatten (A–Z, 0–9).
        ‘{attribute}’ heeft geen van de toegestane notaties.
        ‘{attribute}’ mag alleen letters zonder accent (A–Z), cijfers en gangbare leestekens bevatten.
        ‘{attribute}’ is niet geldig. Controleer de invoer en probeer het opnieuw.
        ‘{attribute}’ kon niet worden gecontroleerd. Probeer het later opnieuw.
        ‘{attribute}’ is nog niet gecontroleerd.
        In {count} van de {total} records is er een probleem met ‘{attribute}’. Het toegestane maximum is {limit}.
        In {count} van de {total} records is er een probleem met de combinatie van {attributes}. Het toegestane maximum is {limit}.
        Er is geen veld ‘{name}’.
        Er is geen veld ‘{name}’. Bedoelde u ‘{suggestion}’?
        ‘{attribute}’ moet een geldige Base32-waarde zijn (A–Z, 2–7).
        ‘{attribute}’ moet een geldige Base64-waarde zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige BIC zijn ({min} of {max} tekens), bijvoorbeeld {example}.
        ‘{attribute}’ moet {true} of {false} zijn.
        ‘{attribute}’ moet een geldige vervaldatum zijn, bijvoorbeeld {example}.
        ‘{attribute}’ ligt in het verleden. Gebruik een kaart die nog geldig is.
        ‘{attribute}’ moet een geldige beveiligingscode zijn ({min} of {max} cijfers).
        ‘{attribute}’ moet een geldige beveiligingscode zijn ({count} cijfers).
        De kolom ‘{column}’ is niet toegestaan.
        De kolom ‘{column}’ ontbreekt.
        De kolom ‘{column}’ ontbreekt. De cellen lijken te zijn gescheiden door ‘{delimiter}’.
        De kolom ‘{column}’ ontbreekt. Er is een kolom ‘{suggestion}’.
        De naam van de kolom ‘{column}’ heeft niet de verwachte notatie.
        De kolom ‘{column}’ moet na de kolom ‘{previous}’ komen.
        De kolom ‘{column}’ is niet voorzien.
        De kolom ‘{column}’ is niet voorzien. Bedoelde u ‘{suggestion}’?
        ‘{attribute}’ moet gelijk zijn aan {compareValue}.
        ‘{attribute}’ moet exact overeenkomen met ‘{compareAttribute}’.
        ‘{attribute}’ heeft niet de verwachte waarde. Controleer de invoer en probeer het opnieuw.
        ‘{attribute}’ moet groter zijn dan {compareValue}.
        ‘{attribute}’ moet groter zijn dan ‘{compareAttribute}’.
        ‘{attribute}’ moet na ‘{compareAttribute}’ liggen.
        ‘{attribute}’ is te laag.
        ‘{attribute}’ is te vroeg.
        ‘{attribute}’ moet na {compareValue} liggen.
        ‘{attribute}’ moet groter zijn dan of gelijk aan {compareValue}.
        ‘{attribute}’ moet groter zijn dan of gelijk aan ‘{compareAttribute}’.
        ‘{attribute}’ mag niet vóór ‘{compareAttribute}’ liggen.
        ‘{attribute}’ is te laag.
        ‘{attribute}’ is te vroeg.
        ‘{attribute}’ mag niet vóór {compareValue} liggen.
        ‘{attribute}’ moet kleiner zijn dan {compareValue}.
        ‘{attribute}’ moet kleiner zijn dan ‘{compareAttribute}’.
        ‘{attribute}’ moet vóór ‘{compareAttribute}’ liggen.
        ‘{attribute}’ is te hoog.
        ‘{attribute}’ is te laat.
        ‘{attribute}’ moet vóór {compareValue} liggen.
        ‘{attribute}’ moet kleiner zijn dan of gelijk aan {compareValue}.
        ‘{attribute}’ moet kleiner zijn dan of gelijk aan ‘{compareAttribute}’.
        ‘{attribute}’ mag niet na ‘{compareAttribute}’ liggen.
        ‘{attribute}’ is te hoog.
        ‘{attribute}’ is te laat.
        ‘{attribute}’ mag niet na {compareValue} liggen.
        ‘{attribute}’ mag niet gelijk zijn aan {compareValue}.
        ‘{attribute}’ moet verschillen van ‘{compareAttribute}’.
        ‘{attribute}’ heeft een waarde die niet is toegestaan. Kies een andere.
        ‘{attribute}’ moet een waarde van dezelfde soort zijn als {compareValue}.
        ‘{attribute}’ moet een waarde van dezelfde soort zijn als ‘{compareAttribute}’.
        ‘{attribute}’ is een waarde van de verkeerde soort.
        ‘{attribute}’ is niet geldig. Controleer de invoer en probeer het opnieuw.
        ‘{attribute}’ moet ‘{containedValue}’ bevatten.
        ‘{attribute}’ moet ‘{containedValue}’ minstens {min} keer bevatten.|‘{attribute}’ moet ‘{containedValue}’ minstens {min} keer bevatten.
        ‘{attribute}’ moet geldige coördinaten bevatten, bijvoorbeeld {example}.
        ‘{attribute}’ moet precies {count} item bevatten.|‘{attribute}’ moet precies {count} items bevatten.
        ‘{attribute}’ moet precies één van de toegestane notaties hebben. Aantal passende notaties: {count}.
        ‘{attribute}’ moet minstens {min} item bevatten.|‘{attribute}’ moet minstens {min} items bevatten.
        ‘{attribute}’ mag hoogstens {max} item bevatten.|‘{attribute}’ mag hoogstens {max} items bevatten.
        ‘{attribute}’ moet een lijst zijn.
        ‘{attribute}’ moet een geldige landcode zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig cron-schema zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige CSS-kleur zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige valutacode zijn, bijvoorbeeld {example}.
        ‘{attribute}’ is niet geldig. Controleer de invoer en probeer het opnieuw.
        ‘{attribute}’ moet een geldige data-URI zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige datum zijn, bijvoorbeeld {example}.
        ‘{attribute}’ mag niet vóór {earliest} liggen.
        ‘{attribute}’ mag niet na {latest} liggen.
        ‘{attribute}’ moet in de toekomst liggen.
        ‘{attribute}’ moet in het verleden liggen.
        ‘{attribute}’ moet na {after} liggen.
        ‘{attribute}’ moet vóór {before} liggen.
        ‘{attribute}’ moet minstens {minAge} jaar geleden zijn.|‘{attribute}’ moet minstens {minAge} jaar geleden zijn.
        ‘{attribute}’ moet een geldige datum en tijd zijn, bijvoorbeeld {example}.
        ‘{attribute}’ mag niet vóór {earliest} liggen.
        ‘{attribute}’ mag niet na {latest} liggen.
        ‘{attribute}’ moet in de toekomst liggen.
        ‘{attribute}’ moet in het verleden liggen.
        ‘{attribute}’ moet na {after} liggen.
        ‘{attribute}’ moet vóór {before} liggen.
        ‘{attribute}’ moet minstens {minAge} jaar geleden zijn.|‘{attribute}’ moet minstens {minAge} jaar geleden zijn.
        ‘{attribute}’ moet een getal zijn.
        ‘{attribute}’ moet minstens {min} decimaal bevatten.|‘{attribute}’ moet minstens {min} decimalen bevatten.
        ‘{attribute}’ mag hoogstens {max} decimaal bevatten.|‘{attribute}’ mag hoogstens {max} decimalen bevatten.
        ‘{attribute}’ moet minstens {min} waarde bevatten.|‘{attribute}’ moet minstens {min} verschillende waarden bevatten.
        Het aantal verschillende combinaties van {attributes} moet minstens {min} zijn.
        ‘{attribute}’ mag in totaal maar één waarde bevatten.|‘{attribute}’ mag hoogstens {max} verschillende waarden bevatten.
        Het aantal verschillende combinaties van {attributes} mag hoogstens {max} zijn.
        ‘{attribute}’ moet een geldige domeinnaam zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige tijdsduur zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig telefoonnummer met landnummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een lijst zijn.
        ‘{attribute}’ moet een geldige {name}-code zijn. Controleer de cijfers.
        ‘{attribute}’ moet een geldig e-mailadres zijn, bijvoorbeeld {example}.
        ‘{attribute}’ heeft een domein dat geen e-mail ontvangt. Controleer het deel na de @.
        ‘{attribute}’ heeft een domein dat verkeerd gespeld lijkt. Controleer het deel na de @.
        Het domein van ‘{attribute}’ kon niet worden gecontroleerd. Probeer het later opnieuw.
        ‘{attribute}’ moet eindigen op ‘{suffix}’.
        De waarde van ‘{attribute}’ is niet gevonden in ‘{source}’.
        De waarde van ‘{attribute}’ is niet gevonden in de kolom ‘{column}’.
        De combinatie van {attributes} is niet gevonden in de kolommen ‘{column}’.
        De combinatie van {attributes} is niet gevonden in ‘{source}’.
        Het formulier kon niet worden gecontroleerd. Probeer het opnieuw.
        ‘{attribute}’ kon niet worden gelezen. Verzend het formulier opnieuw.
        ‘{attribute}’ kon niet worden gelezen. Verzend het formulier opnieuw.
        ‘{attribute}’ kon niet worden gelezen. Verzend het formulier opnieuw.
        ‘{attribute}’ moet een geldige hash zijn ({name}).
        ‘{attribute}’ moet een geldige hexadecimale waarde zijn (0–9, A–F, in paren).
        ‘{attribute}’ moet een geldige hexadecimale kleur zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige hostnaam zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig IBAN zijn. Controleer de invoer op typefouten.
        ‘{attribute}’ heeft geen toegestane waarde. Kies een andere.
        ‘{attribute}’ heeft een waarde die niet is toegestaan. Kies een andere.
        ‘{attribute}’ heeft geen van de toegestane waarden: {values}.
        ‘{attribute}’ moet een geheel getal zijn.
        ‘{attribute}’ moet een geheel getal zonder decimalen zijn.
        ‘{attribute}’ moet een geldig IP-adres zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige IRI zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige IRI-verwijzing zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig {name} zijn. Controleer de cijfers.
        ‘{attribute}’ moet een geldige ISIN-code zijn. Controleer de invoer op typefouten.
        ‘{attribute}’ moet een geldig ISSN zijn. Controleer de cijfers.
        ‘{attribute}’ moet geldige JSON zijn.
        ‘{attribute}’ moet een geldige JSON Pointer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig JSON Web Token zijn.
        ‘{attribute}’ moet een object zijn.
        ‘{attribute}’ moet een geldige taalcode zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet geldige coördinaten bevatten, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige breedtegraad van {min} tot en met {max} zijn.
        ‘{attribute}’ moet een geldige lengtegraad van {min} tot en met {max} zijn.
        ‘{attribute}’ moet in kleine letters zijn geschreven.
        ‘{attribute}’ moet een geldig nummer zijn. Controleer de cijfers.
        ‘{attribute}’ moet een geldig MAC-adres zijn, bijvoorbeeld {example}.
        ‘{attribute}’ heeft niet de verwachte notatie.
        ‘{attribute}’ moet een cijfer bevatten.
        ‘{attribute}’ moet een kleine letter bevatten.
        ‘{attribute}’ moet een speciaal teken bevatten, bijvoorbeeld ! of %.
        ‘{attribute}’ moet een hoofdletter bevatten.
        ‘{attribute}’ heeft niet de verwachte notatie. Voorbeeld: {example}.
        ‘{attribute}’ heeft een notatie die niet is toegestaan.
        ‘{attribute}’ is te lang. Maak de tekst korter.
        ‘{attribute}’ moet een geldig mediatype zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een veelvoud van {divisor} zijn.
        ‘{attribute}’ moet een geldig Nano ID zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig Nano ID zijn.
        ‘{attribute}’ moet kleiner zijn dan {limit}.
        ‘{attribute}’ heeft te veel niveaus.
        ‘{attribute}’ moet een object zijn.
        ‘{attribute}’ heeft een waarde die niet is toegestaan. Kies een andere.
        ‘{attribute}’ moet een geheel getal zijn.
        ‘{attribute}’ moet een geheel getal zonder decimalen zijn.
        ‘{attribute}’ moet {max} of minder zijn.
        ‘{attribute}’ moet kleiner zijn dan {max}.
        ‘{attribute}’ moet {min} of meer zijn.
        ‘{attribute}’ moet een getal zijn.
        ‘{attribute}’ moet een cijfer bevatten.
        ‘{attribute}’ moet een kleine letter bevatten.
        ‘{attribute}’ moet een speciaal teken bevatten, bijvoorbeeld ! of %.
        ‘{attribute}’ moet een hoofdletter bevatten.
        ‘{attribute}’ moet minstens {min} teken bevatten.|‘{attribute}’ moet minstens {min} tekens bevatten.
        ‘{attribute}’ moet tekst zijn.
        ‘{attribute}’ moet een geldig kaartnummer zijn. Controleer de cijfers.
        ‘{attribute}’ moet een geldig kaartnummer zijn ({name}). Controleer de cijfers.
        ‘{attribute}’ moet een geldig poortnummer van {min} tot en met {max} zijn.
        ‘{attribute}’ moet groter zijn dan {limit}.
        ‘{attribute}’ bevat tekens die niet kunnen worden weergegeven, zoals tabs of regeleinden. Verwijder die.
        ‘{attribute}’ mag alleen letters zonder accent (A–Z), cijfers en gangbare leestekens bevatten.
        IP-adres niet toegestaan
        \u zonder vier hexadecimale cijfers
        procentteken zonder twee hexadecimale cijfers
        hostbits ingesteld
        array niet gesloten
        kaartmerk niet geaccepteerd
        bytevolgordeteken midden in de tekst
        geannuleerd
        teken niet toegestaan
        teken hier niet toegestaan
        sluithaakje past niet
        sluithaakje ontbreekt
        sluithaakje zonder openingshaakje
        dubbele punt na de sleutel ontbreekt
        combinerend teken zonder letter
        komma na de laatste waarde
        komma ontbreekt
        komma zonder waarde ervoor
        commentaar
        besturingsteken
        besturingsteken in een tekenreeks
        land niet geaccepteerd
        weergavenaam niet tussen aanhalingstekens
        domein te lang
        dubbele sleutel
        leeg
        leeg deel
        verlopen
        fragment niet toegestaan
        half surrogaatpaar
        hexadecimaal getal
        uur buiten het bereik
        ongeldige Punycode
        ongeldige UTF-8
        ongeldig topleveldomein
        onzichtbaar teken
        dubbele sleutel
        twee sleutels voor hetzelfde veld
        geen object
        ongeldige UTF-8
        de naam is in strijd met een andere
        de naam zegt niet bij welk element het hoort
        het aantal cellen is niet dat van de kolommen
        sleutel is geen tekenreeks
        sleutel niet tussen aanhalingstekens
        voorloopnul
        regeleinde niet toegestaan
        onleesbaar antwoord
        minuut buiten het bereik
        punt op de verkeerde plaats
        koppelteken op de verkeerde plaats
        deel op de verkeerde plaats
        scheidingsteken op de verkeerde plaats
        gemengde cijfers
        gemengde schriften
        gemengde scheidingstekens
        gemengde schrijfrichtingen
        meer dan één waarde
        naam ontbreekt
        te diep genest
        hekje ontbreekt
        AM of PM ontbreekt
        P aan het begin ontbreekt
        T voor de tijd ontbreekt
        geen antwoord binnen de tijd
        geen apenstaartje
        geen domein
        isgelijkteken ontbreekt
        geen host
        koppelteken ontbreekt
        geen taal
        geen schrikkelseconde op dit tijdstip
        geen mailserver
        geen mediatype
        geen naam van een maand
        geen tijdverschil
        plusteken ontbreekt
        geen prefixlengte
        geen schema
        geen seconden
        geen scheidingstekens
        geen server bereikt
        geen handtekening
        schuine streep ontbreekt
        geen sockets op dit platform
        geen subtype
        die kleurruimte bestaat niet
        dat land bestaat niet
        die valuta bestaat niet
        die dag bestaat niet
        dat domein bestaat niet
        die taal bestaat niet
        die maand bestaat niet
        dat nummer bestaat niet
        die regio bestaat niet
        dat schrift bestaat niet
        die tijdzone bestaat niet
        die eenheid bestaat niet
        die variant bestaat niet
        geen tijd
        geen eenheid
        geen gebruikersnaam
        geen waarde
        geen naam van een weekdag
        teken buiten ASCII
        geen Base64
        geen Base64url
        ongeldige UTF-8
        geen URL
        geen kleur
        geen cijfer
        geen domeinnaam
        geen hexadecimaal cijfer
        geen letter
        geen letter of cijfer
        geen maand en jaar
        geen veelvoud
        geen getal
        geen IP-adres
        geen IPv4-adres
        geen IPv6-adres
        geen array
        geen array van objecten en geen object
        geen object
        niet in de toekomst
        niet in het verleden
        geen kleine letters
        niet negatief
        niet genormaliseerd (NFC)
        niet positief
        niet afdrukbaar
        geen tekst
        geen drie delen
        geen twee getallen
        geen hoofdletters
        geen geheel getal
        deel voor het apenstaartje ontbreekt
        getal is niet eindig
        getal niet volledig
        getal met een voorloopnul
        getal met een plusteken
        getal zonder cijfer vóór de punt
        object niet gesloten
        oneven aantal cijfers
        tijdverschil buiten het bereik
        buiten het bereik
        opvulling niet toegestaan
        deel voor het apenstaartje te lang
        deel herhaald
        deel te lang
        delen spreken elkaar tegen
        poort is geen getal
        poort niet toegestaan
        poort buiten het bereik
        prefixlengte niet toegestaan
        query niet toegestaan
        aanhalingstekens niet toegestaan
        door de server geweigerd
        accentteken herhaald
        schema niet toegestaan
        seconde buiten het bereik
        serverfout
        spatie niet toegestaan
        tekenreeks tussen enkele aanhalingstekens
        tekenreeks niet gesloten
        ontvangt geen e-mail
        tekst na het einde
        te vroeg
        te weinig decimalen
        te weinig cijfers
        te weinig delen
        te laat
        te lang
        te veel decimalen
        te veel cijfers
        te veel delen
        te kort
        te jong
        twee punten achter elkaar
        type niet geaccepteerd
        onverwacht teken
        onverwacht einde
        eenheid overgeslagen
        eenheden in de verkeerde volgorde
        onbekende escapereeks in een tekenreeks
        onbekend woord
        gebruikersgegevens niet toegestaan
        waarde ontbreekt
        weken samen met andere eenheden
        verkeerd controlecijfer
        verkeerd controlecijfer
        verkeerde lengte
        verkeerd aantal cijfers
        verkeerde opvulling
        verkeerd voorvoegsel
        verkeerde eenheid
        verkeerde variant
        verkeerde versie
        verkeerde weekdag
        jaar buiten het bereik
        zone niet toegestaan
        Het record kan niet worden gelezen: {reason}.
        De rij heeft {found} cel in plaats van {expected}. Controleer de scheidingstekens en aanhalingstekens.|De rij heeft {found} cellen in plaats van {expected}. Controleer de scheidingstekens en aanhalingstekens.
        Het record kan niet worden gelezen: {reason} (kolom {column}).
        Het record kan niet worden gelezen: {reason} (regel {line}, kolom {column}).
        Het record kan niet worden gelezen: langer dan {max} MiB.
        Er moet minstens {min} record zijn.|Er moeten minstens {min} records zijn.
        Het aantal toegestane items in ‘{attribute}’ moet minstens {min} zijn. Het is {count}.
        Er mag hoogstens {max} record zijn.|Er mogen hoogstens {max} records zijn.
        Het aantal toegestane items in ‘{attribute}’ mag hoogstens {max} zijn. Het is {count}.
        ‘{attribute}’ moet een geldige relatieve JSON Pointer zijn, bijvoorbeeld {example}.
        {attribute}: {message}
        Bedoelde u ‘{suggestion}’?
        Bedoelde u {suggestion}?
        Er is {count} probleem.|Er zijn {count} problemen.
        ‘{attribute}’ is verplicht.
        ‘{attribute}’ moet worden geaccepteerd.
        ‘{attribute}’ moet {requiredValue} zijn.
        Er is geen scenario ‘{name}’.
        Er is geen scenario ‘{name}’. Bedoelde u ‘{suggestion}’?
        ‘{attribute}’ moet een geldig versienummer zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet {expected} zijn, de volgende waarde.
        ‘{attribute}’ moet een geheel getal zijn.
        ‘{attribute}’ moet een geldige datum zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geheel getal zonder decimalen zijn.
        ‘{attribute}’ mag alleen kleine letters (a–z), cijfers en daartussen losse koppeltekens bevatten.
        ‘{attribute}’ mag alleen kleine letters (a–z), cijfers en daartussen losse koppeltekens of onderstrepingstekens bevatten.
        ‘{attribute}’ staat niet in de juiste volgorde. De waarde hoort vóór regel {previousLine}.
        ‘{attribute}’ is een waarde van de verkeerde soort.
        ‘{attribute}’ moet een geldige datum zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een getal zijn.
        ‘{attribute}’ mag niet dezelfde waarde hebben als op regel {previousLine}.
        ‘{attribute}’ staat niet in de juiste volgorde. De waarde hoort vóór record {previousRecord}.
        ‘{attribute}’ mag niet dezelfde waarde hebben als in record {previousRecord}.
        De combinatie van {attributes} staat niet in de juiste volgorde. Die hoort vóór record {previousRecord}.
        De combinatie van {attributes} mag niet dezelfde zijn als in record {previousRecord}.
        De combinatie van {attributes} staat niet in de juiste volgorde. Die hoort vóór regel {previousLine}.
        De combinatie van {attributes} mag niet dezelfde zijn als op regel {previousLine}.
        ‘{attribute}’ mengt alfabetten of bevat verborgen tekens. Gebruik de letters van één alfabet.
        ‘{attribute}’ moet beginnen met ‘{prefix}’.
        ‘{attribute}’ moet precies {length} teken bevatten.|‘{attribute}’ moet precies {length} tekens bevatten.
        ‘{attribute}’ moet precies {length} byte bevatten.|‘{attribute}’ moet precies {length} bytes bevatten.
        ‘{attribute}’ mag hoogstens {max} teken bevatten.|‘{attribute}’ mag hoogstens {max} tekens bevatten.
        ‘{attribute}’ mag hoogstens {max} byte bevatten.|‘{attribute}’ mag hoogstens {max} bytes bevatten.
        ‘{attribute}’ moet minstens {min} teken bevatten.|‘{attribute}’ moet minstens {min} tekens bevatten.
        ‘{attribute}’ moet minstens {min} byte bevatten.|‘{attribute}’ moet minstens {min} bytes bevatten.
        ‘{attribute}’ moet tekst zijn.
        ‘{attribute}’ moet een geldige tijd zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet na {after} liggen.
        ‘{attribute}’ moet vóór {before} liggen.
        ‘{attribute}’ moet een geldige tijdzone zijn, bijvoorbeeld {example}.
        Niet uniek
        Verlopen
        Ongeldig
        Komt niet overeen
        Teken ontbreekt
        Mogelijke typfout
        Moet verschillen
        Geen getal
        Niet toegestaan
        Niet gecontroleerd
        Niet gevonden
        Niet in de lijst
        Geen geheel getal
        Onjuiste volgorde
        Verplicht
        Te groot
        Te vroeg
        Te weinig
        Te laat
        Te lang
        Te veel
        Te recent
        Te kort
        Te klein
        Niet leesbaar
        Tekens niet toegestaan
        Onjuist aantal
        Onjuiste notatie
        Onjuiste lengte
        Onjuist type
        ‘{attribute}’ moet een geldige ULID zijn, bijvoorbeeld {example}.
        ‘{attribute}’ heeft geen waarde en kan hier niet worden ingevuld.
        ‘{attribute}’ moet uniek zijn. De waarde staat al op regel {firstLine}.
        ‘{attribute}’ moet uniek zijn. De waarde staat al in record {firstRecord}.
        De combinatie van {attributes} moet uniek zijn. Die staat al in record {firstRecord}.
        ‘{attribute}’ moet uniek zijn.
        De combinatie van {attributes} moet uniek zijn.
        De combinatie van {attributes} moet uniek zijn. Die staat al op regel {firstLine}.
        ‘{attribute}’ mag niet twee keer hetzelfde item bevatten. Items {first} en {second} zijn gelijk.
        ‘{attribute}’ moet een lijst zijn.
        ‘{attribute}’ moet in hoofdletters zijn geschreven.
        ‘{attribute}’ moet een geldige URI zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige URI-verwijzing zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldig URI-sjabloon zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige URL zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige {name} zijn, bijvoorbeeld {example}.
        ‘{attribute}’ moet een geldige UUID zijn.
        ‘{attribute}’ moet een object zijn.
        ‘{attribute}’ moet een geldig voertuigidentificatienummer (VIN) zijn. Controleer de invoer op typefouten.
        onwaar
        (leeg)
        waar
        waarde
        """#)
}
