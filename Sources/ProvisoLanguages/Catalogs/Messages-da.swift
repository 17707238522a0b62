// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let da = CatalogTable.read(
        "da",
        #"""
        {attribute} må ikke udfyldes.
        {attribute} skal også udfyldes, fordi følgende er angivet: {given}.
        {attribute} må kun indeholde bogstaver.
        {attribute} må kun indeholde bogstaver (A–Z).
        {attribute} må kun indeholde bogstaver og cifre.
        {attribute} må kun indeholde bogstaver og cifre (A–Z, 0–9).
        {attribute} har ingen af de tilladte formater.
        {attribute} må kun indeholde bogstaver uden accent (A–Z), cifre og almindelige tegnsætningstegn.
        {attribute} har en ugyldig værdi. Kontrollér det, og prøv igen.
        “{attribute}” kunne ikke kontrolleres. Prøv igen senere.
        “{attribute}” er endnu ikke kontrolleret.
        Der er et problem med “{attribute}” i {count} af {total} poster. Det må højst forekomme i {limit}.
        Der er et problem med kombinationen af {attributes} i {count} af {total} poster. Det må højst forekomme i {limit}.
        Der er intet felt “{name}”.
        Der er intet felt “{name}”. Mente du “{suggestion}”?
        {attribute} skal være en gyldig Base32-værdi (A–Z, 2–7).
        {attribute} skal være en gyldig Base64-værdi, f.eks. {example}.
        {attribute} skal være en gyldig BIC ({min} eller {max} tegn), f.eks. {example}.
        {attribute} skal være enten {true} eller {false}.
        {attribute} skal være en gyldig udløbsdato, f.eks. {example}.
        {attribute} er overskredet. Brug et kort, der ikke er udløbet.
        {attribute} skal være en gyldig sikkerhedskode ({min} eller {max} cifre).
        {attribute} skal være en gyldig sikkerhedskode ({count} cifre).
        Kolonnen “{column}” er ikke tilladt.
        Kolonnen “{column}” mangler.
        Kolonnen “{column}” mangler. Cellerne ser ud til at være adskilt af “{delimiter}”.
        Kolonnen “{column}” mangler. Der er en kolonne “{suggestion}”.
        Navnet på kolonnen “{column}” har ikke det forventede format.
        Kolonnen “{column}” skal komme efter kolonnen “{previous}”.
        Kolonnen “{column}” er uventet.
        Kolonnen “{column}” er uventet. Mente du “{suggestion}”?
        {attribute} skal være lig med {compareValue}.
        {attribute} skal stemme overens med “{compareAttribute}”.
        {attribute} har ikke den forventede værdi. Kontrollér det, og prøv igen.
        {attribute} skal være større end {compareValue}.
        {attribute} skal være større end “{compareAttribute}”.
        {attribute} skal ligge efter “{compareAttribute}”.
        {attribute} er for lav.
        {attribute} er for tidligt.
        {attribute} skal ligge efter {compareValue}.
        {attribute} skal være større end eller lig med {compareValue}.
        {attribute} skal være større end eller lig med “{compareAttribute}”.
        {attribute} må ikke ligge før “{compareAttribute}”.
        {attribute} er for lav.
        {attribute} er for tidligt.
        {attribute} må ikke ligge før {compareValue}.
        {attribute} skal være mindre end {compareValue}.
        {attribute} skal være mindre end “{compareAttribute}”.
        {attribute} skal ligge før “{compareAttribute}”.
        {attribute} er for høj.
        {attribute} er for sent.
        {attribute} skal ligge før {compareValue}.
        {attribute} skal være mindre end eller lig med {compareValue}.
        {attribute} skal være mindre end eller lig med “{compareAttribute}”.
        {attribute} må ikke ligge efter “{compareAttribute}”.
        {attribute} er for høj.
        {attribute} er for sent.
        {attribute} må ikke ligge efter {compareValue}.
        {attribute} må ikke være lig med {compareValue}.
        {attribute} skal være forskellig fra “{compareAttribute}”.
        {attribute} har en værdi, der ikke er tilladt. Vælg en anden.
        {attribute} skal være samme slags værdi som {compareValue}.
        {attribute} skal være samme slags værdi som “{compareAttribute}”.
        {attribute} er den forkerte slags værdi.
        {attribute} har en ugyldig værdi. Kontrollér det, og prøv igen.
        {attribute} skal indeholde “{containedValue}”.
        {attribute} skal indeholde “{containedValue}” mindst {min} gang.|{attribute} skal indeholde “{containedValue}” mindst {min} gange.
        {attribute} skal indeholde gyldige koordinater, f.eks. {example}.
        {attribute} skal have præcis {count} element.|{attribute} skal have præcis {count} elementer.
        {attribute} skal have præcis ét af de tilladte formater. Antal formater, der passer: {count}.
        {attribute} skal have mindst {min} element.|{attribute} skal have mindst {min} elementer.
        {attribute} må højst have {max} element.|{attribute} må højst have {max} elementer.
        {attribute} skal være en liste.
        {attribute} skal være en gyldig landekode, f.eks. {example}.
        {attribute} skal være en gyldig cron-tidsplan, f.eks. {example}.
        {attribute} skal være en gyldig CSS-farve, f.eks. {example}.
        {attribute} skal være en gyldig valutakode, f.eks. {example}.
        {attribute} har en ugyldig værdi. Kontrollér det, og prøv igen.
        {attribute} skal være en gyldig data-URI, f.eks. {example}.
        {attribute} skal være en gyldig dato, f.eks. {example}.
        {attribute} må ikke ligge før {earliest}.
        {attribute} må ikke ligge efter {latest}.
        {attribute} skal ligge i fremtiden.
        {attribute} skal ligge i fortiden.
        {attribute} skal ligge efter {after}.
        {attribute} skal ligge før {before}.
        {attribute} skal ligge mindst {minAge} år tilbage i tiden.|{attribute} skal ligge mindst {minAge} år tilbage i tiden.
        {attribute} skal være en gyldig dato med klokkeslæt, f.eks. {example}.
        {attribute} må ikke ligge før {earliest}.
        {attribute} må ikke ligge efter {latest}.
        {attribute} skal ligge i fremtiden.
        {attribute} skal ligge i fortiden.
        {attribute} skal ligge efter {after}.
        {attribute} skal ligge før {before}.
        {attribute} skal ligge mindst {minAge} år tilbage i tiden.|{attribute} skal ligge mindst {minAge} år tilbage i tiden.
        {attribute} skal være et tal.
        {attribute} skal have mindst {min} decimal.|{attribute} skal have mindst {min} decimaler.
        {attribute} må højst have {max} decimal.|{attribute} må højst have {max} decimaler.
        Antallet af forskellige værdier i “{attribute}” skal være mindst {min}.|Antallet af forskellige værdier i “{attribute}” skal være mindst {min}.
        Antallet af forskellige kombinationer af {attributes} skal være mindst {min}.
        Antallet af forskellige værdier i “{attribute}” må højst være {max}.|Antallet af forskellige værdier i “{attribute}” må højst være {max}.
        Antallet af forskellige kombinationer af {attributes} må højst være {max}.
        {attribute} skal være et gyldigt domænenavn, f.eks. {example}.
        {attribute} skal være en gyldig varighed, f.eks. {example}.
        {attribute} skal være et gyldigt telefonnummer med landekode, f.eks. {example}.
        {attribute} skal være en liste.
        {attribute} skal være en gyldig {name}-kode. Kontrollér cifrene.
        {attribute} skal være en gyldig e-mailadresse, f.eks. {example}.
        {attribute} har et domæne, der ikke modtager e-mail. Kontrollér delen efter @.
        {attribute} har et domæne, der ser forkert stavet ud. Kontrollér delen efter @.
        Domænet i “{attribute}” kunne ikke kontrolleres. Prøv igen senere.
        {attribute} skal slutte med “{suffix}”.
        Værdien i “{attribute}” blev ikke fundet i “{source}”.
        Værdien i “{attribute}” blev ikke fundet i kolonnen “{column}”.
        Kombinationen af {attributes} blev ikke fundet i kolonnerne “{column}”.
        Kombinationen af {attributes} blev ikke fundet i “{source}”.
        Formularen kunne ikke kontrolleres. Prøv igen.
        “{attribute}” kunne ikke læses. Send formularen igen.
        “{attribute}” kunne ikke læses. Send formularen igen.
        “{attribute}” kunne ikke læses. Send formularen igen.
        {attribute} skal være en gyldig hashværdi ({name}).
        {attribute} skal være en gyldig hexadecimal værdi (0–9, A–F, i par).
        {attribute} skal være en gyldig hexadecimal farve, f.eks. {example}.
        {attribute} skal være et gyldigt værtsnavn, f.eks. {example}.
        {attribute} skal være et gyldigt IBAN. Kontrollér, om der er tastefejl.
        {attribute} har ikke en af de tilladte værdier. Vælg en anden.
        {attribute} har en værdi, der ikke er tilladt. Vælg en anden.
        {attribute} har ikke en af de tilladte værdier: {values}.
        {attribute} skal være et heltal.
        {attribute} skal være et heltal uden decimaler.
        {attribute} skal være en gyldig IP-adresse, f.eks. {example}.
        {attribute} skal være en gyldig IRI, f.eks. {example}.
        {attribute} skal være en gyldig IRI-reference, f.eks. {example}.
        {attribute} skal være et gyldigt {name}. Kontrollér cifrene.
        {attribute} skal være en gyldig ISIN-kode. Kontrollér, om der er tastefejl.
        {attribute} skal være et gyldigt ISSN. Kontrollér cifrene.
        {attribute} skal være gyldig JSON.
        {attribute} skal være en gyldig JSON-pointer, f.eks. {example}.
        {attribute} skal være et gyldigt JSON Web Token.
        {attribute} skal være et objekt.
        {attribute} skal være en gyldig sprogkode, f.eks. {example}.
        {attribute} skal indeholde gyldige koordinater, f.eks. {example}.
        {attribute} skal være en gyldig breddegrad fra {min} til {max}.
        {attribute} skal være en gyldig længdegrad fra {min} til {max}.
        {attribute} skal skrives med små bogstaver.
        {attribute} skal være et gyldigt nummer. Kontrollér cifrene.
        {attribute} skal være en gyldig MAC-adresse, f.eks. {example}.
        {attribute} har ikke det forventede format.
        {attribute} skal indeholde et ciffer.
        {attribute} skal indeholde et lille bogstav.
        {attribute} skal indeholde et specialtegn, f.eks. ! eller %.
        {attribute} skal indeholde et stort bogstav.
        {attribute} har ikke det forventede format. Eksempel: {example}.
        {attribute} har et format, der ikke er tilladt.
        Værdien i “{attribute}” er for lang. Gør teksten kortere.
        {attribute} skal være en gyldig medietype, f.eks. {example}.
        {attribute} skal være et multiplum af {divisor}.
        {attribute} skal være et gyldigt Nano ID, f.eks. {example}.
        {attribute} skal være et gyldigt Nano ID.
        {attribute} skal være mindre end {limit}.
        {attribute} har for mange niveauer.
        {attribute} skal være et objekt.
        {attribute} har en værdi, der ikke er tilladt. Vælg en anden.
        {attribute} skal være et heltal.
        {attribute} skal være et heltal uden decimaler.
        {attribute} skal være {max} eller mindre.
        {attribute} skal være mindre end {max}.
        {attribute} skal være {min} eller mere.
        {attribute} skal være et tal.
        {attribute} skal indeholde et ciffer.
        {attribute} skal indeholde et lille bogstav.
        {attribute} skal indeholde et specialtegn, f.eks. ! eller %.
        {attribute} skal indeholde et stort bogstav.
        {attribute} skal have mindst {min} tegn.|{attribute} skal have mindst {min} tegn.
        {attribute} skal være tekst.
        {attribute} skal være et gyldigt kortnummer. Kontrollér cifrene.
        {attribute} skal være et gyldigt kortnummer ({name}). Kontrollér cifrene.
        {attribute} skal være et gyldigt portnummer fra {min} til {max}.
        {attribute} skal være større end {limit}.
        {attribute} indeholder tegn, der ikke kan vises, f.eks. tabulatorer eller linjeskift. Fjern dem.
        {attribute} må kun indeholde bogstaver uden accent (A–Z), cifre og almindelige tegnsætningstegn.
        IP-adresse ikke tilladt
        \u uden fire hexadecimale cifre
        procenttegn uden to hexadecimale cifre
        værtsbit er sat
        arrayet er ikke afsluttet
        kortmærke accepteres ikke
        byterækkefølgemærke inde i teksten
        annulleret
        tegn ikke tilladt
        tegn ikke tilladt her
        slutparentesen passer ikke
        slutparentes mangler
        slutparentes uden startparentes
        kolon mangler efter nøglen
        kombinerende tegn uden bogstav
        komma efter den sidste værdi
        komma mangler
        komma uden en værdi foran
        kommentar
        kontroltegn
        kontroltegn i en streng
        landet accepteres ikke
        visningsnavn ikke i anførselstegn
        domæne for langt
        dobbelt nøgle
        tomt
        tom del
        udløbet
        fragment ikke tilladt
        halvt surrogatpar
        hexadecimalt tal
        time uden for området
        ugyldig Punycode
        ugyldig UTF-8
        ugyldigt topdomæne
        usynligt tegn
        dobbelt nøgle
        to nøgler til samme felt
        ikke et objekt
        ugyldig UTF-8
        navnet modsiger et andet
        navnet siger ikke, hvilket element det hører til
        antallet af celler passer ikke til kolonnerne
        nøglen er ikke en streng
        nøglen står ikke i anførselstegn
        foranstillet nul
        linjeskift ikke tilladt
        ulæseligt svar
        minut uden for området
        fejlplaceret punktum
        fejlplaceret bindestreg
        fejlplaceret del
        fejlplaceret skilletegn
        blandede cifre
        blandede skriftsystemer
        blandede skilletegn
        blandede skriveretninger
        mere end én værdi
        navn mangler
        for dybt indlejret
        nummertegn mangler
        AM eller PM mangler
        P mangler i starten
        T mangler før tidspunktet
        intet svar i tide
        snabel-a mangler
        domæne mangler
        lighedstegn mangler
        vært mangler
        bindestreg mangler
        sprog mangler
        intet skudsekund på dette tidspunkt
        ingen mailserver
        medietype mangler
        månedens navn mangler
        tidsforskydning mangler
        plustegn mangler
        præfikslængde mangler
        skema mangler
        sekunder mangler
        skilletegn mangler
        ingen server kunne nås
        signatur mangler
        skråstreg mangler
        ingen sockets på denne platform
        undertype mangler
        farverummet findes ikke
        landet findes ikke
        valutaen findes ikke
        dagen findes ikke
        domænet findes ikke
        sproget findes ikke
        måneden findes ikke
        nummeret findes ikke
        regionen findes ikke
        skriftsystemet findes ikke
        tidszonen findes ikke
        enheden findes ikke
        varianten findes ikke
        tidspunkt mangler
        enhed mangler
        brugernavn mangler
        ingen værdi
        ugedagens navn mangler
        tegn uden for ASCII
        ikke Base64
        ikke Base64url
        ugyldig UTF-8
        ikke en webadresse
        ikke en farve
        ikke et ciffer
        ikke et domænenavn
        ikke et hexadecimalt ciffer
        ikke et bogstav
        hverken bogstav eller ciffer
        ikke en måned og et år
        ikke et multiplum
        ikke et tal
        ikke en IP-adresse
        ikke en IPv4-adresse
        ikke en IPv6-adresse
        ikke et array
        hverken et array af objekter eller et objekt
        ikke et objekt
        ikke i fremtiden
        ikke i fortiden
        ikke små bogstaver
        ikke negativt
        ikke normaliseret (NFC)
        ikke positivt
        kan ikke udskrives
        ikke tekst
        ikke tre dele
        ikke to tal
        ikke store bogstaver
        ikke et heltal
        delen før snabel-a mangler
        tallet er ikke endeligt
        ufuldstændigt tal
        tal med foranstillet nul
        tal med plustegn
        tal uden ciffer foran punktummet
        objektet er ikke afsluttet
        ulige antal cifre
        tidsforskydning uden for området
        uden for området
        udfyldning ikke tilladt
        delen før snabel-a for lang
        gentaget del
        del for lang
        delene modsiger hinanden
        porten er ikke et tal
        port ikke tilladt
        port uden for området
        præfikslængde ikke tilladt
        forespørgsel ikke tilladt
        anførselstegn ikke tilladt
        afvist af serveren
        gentaget accenttegn
        skema ikke tilladt
        sekund uden for området
        serverfejl
        mellemrum ikke tilladt
        streng i enkelte anførselstegn
        strengen er ikke afsluttet
        modtager ikke e-mail
        tekst efter slutningen
        for tidligt
        for få decimaler
        for få cifre
        for få dele
        for sent
        for langt
        for mange decimaler
        for mange cifre
        for mange dele
        for kort
        for ung
        to punktummer i træk
        typen accepteres ikke
        uventet tegn
        uventet slutning
        udeladt enhed
        enheder i forkert rækkefølge
        ukendt escapesekvens i en streng
        ukendt ord
        brugeroplysninger ikke tilladt
        værdi mangler
        uger sammen med andre enheder
        forkert kontrolciffer
        forkert kontrolciffer
        forkert længde
        forkert antal cifre
        forkert udfyldning
        forkert præfiks
        forkert enhed
        forkert variant
        forkert version
        forkert ugedag
        år uden for området
        zone ikke tilladt
        Posten kan ikke læses: {reason}.
        Rækken har {found} celle i stedet for {expected}. Kontrollér skilletegn og anførselstegn.|Rækken har {found} celler i stedet for {expected}. Kontrollér skilletegn og anførselstegn.
        Posten kan ikke læses: {reason} (kolonne {column}).
        Posten kan ikke læses: {reason} (linje {line}, kolonne {column}).
        Posten kan ikke læses: længere end {max} MiB.
        Der skal være mindst {min} post.|Der skal være mindst {min} poster.
        Antallet af godkendte elementer i {attribute} skal være mindst {min}. Det er {count}.
        Der må højst være {max} post.|Der må højst være {max} poster.
        Antallet af godkendte elementer i {attribute} må højst være {max}. Det er {count}.
        {attribute} skal være en gyldig relativ JSON-pointer, f.eks. {example}.
        {attribute}: {message}
        Mente du “{suggestion}”?
        Mente du {suggestion}?
        Der er {count} problem.|Der er {count} problemer.
        {attribute} skal udfyldes.
        {attribute} skal accepteres.
        {attribute} skal være {requiredValue}.
        Der er intet scenarie “{name}”.
        Der er intet scenarie “{name}”. Mente du “{suggestion}”?
        {attribute} skal være et gyldigt versionsnummer, f.eks. {example}.
        {attribute} skal være {expected}, det næste i rækken.
        {attribute} skal være et heltal.
        {attribute} skal være en gyldig dato, f.eks. {example}.
        {attribute} skal være et heltal uden decimaler.
        {attribute} må kun indeholde små bogstaver (a–z), cifre og enkelte bindestreger imellem dem.
        {attribute} må kun indeholde små bogstaver (a–z), cifre og enkelte bindestreger eller understregninger imellem dem.
        {attribute} står i forkert rækkefølge. Værdien hører hjemme før linje {previousLine}.
        {attribute} er den forkerte slags værdi.
        {attribute} skal være en gyldig dato, f.eks. {example}.
        {attribute} skal være et tal.
        {attribute} må ikke have samme værdi som på linje {previousLine}.
        {attribute} står i forkert rækkefølge. Værdien hører hjemme før post {previousRecord}.
        {attribute} må ikke have samme værdi som i post {previousRecord}.
        Kombinationen af {attributes} står i forkert rækkefølge. Den hører hjemme før post {previousRecord}.
        Kombinationen af {attributes} må ikke være den samme som i post {previousRecord}.
        Kombinationen af {attributes} står i forkert rækkefølge. Den hører hjemme før linje {previousLine}.
        Kombinationen af {attributes} må ikke være den samme som på linje {previousLine}.
        {attribute} blander alfabeter eller indeholder skjulte tegn. Brug bogstaverne fra ét alfabet.
        {attribute} skal begynde med “{prefix}”.
        {attribute} skal have præcis {length} tegn.|{attribute} skal have præcis {length} tegn.
        {attribute} skal have præcis {length} byte.|{attribute} skal have præcis {length} byte.
        {attribute} må højst have {max} tegn.|{attribute} må højst have {max} tegn.
        {attribute} må højst have {max} byte.|{attribute} må højst have {max} byte.
        {attribute} skal have mindst {min} tegn.|{attribute} skal have mindst {min} tegn.
        {attribute} skal have mindst {min} byte.|{attribute} skal have mindst {min} byte.
        {attribute} skal være tekst.
        {attribute} skal være et gyldigt klokkeslæt, f.eks. {example}.
        {attribute} skal ligge efter {after}.
        {attribute} skal ligge før {before}.
        {attribute} skal være en gyldig tidszone, f.eks. {example}.
        Dublet
        Udløbet
        Ugyldig værdi
        Stemmer ikke overens
        Tegn mangler
        Mulig stavefejl
        Skal være anderledes
        Ikke et tal
        Ikke tilladt
        Ikke kontrolleret
        Ikke fundet
        Ikke på listen
        Ikke et heltal
        Forkert rækkefølge
        Skal udfyldes
        For stor værdi
        For tidligt
        For få
        For sent
        For lang tekst
        For mange
        For nylig
        For kort tekst
        For lille værdi
        Kan ikke læses
        Ikke tilladte tegn
        Forkert antal
        Forkert format
        Forkert længde
        Forkert type
        {attribute} skal være et gyldigt ULID, f.eks. {example}.
        {attribute} mangler og kan ikke angives her.
        {attribute} skal have en unik værdi. Værdien findes allerede på linje {firstLine}.
        {attribute} skal have en unik værdi. Værdien findes allerede i post {firstRecord}.
        Kombinationen af {attributes} skal være unik. Den findes allerede i post {firstRecord}.
        {attribute} skal have en unik værdi.
        Kombinationen af {attributes} skal være unik.
        Kombinationen af {attributes} skal være unik. Den findes allerede på linje {firstLine}.
        {attribute} må ikke have det samme element to gange. Element {first} og {second} er ens.
        {attribute} skal være en liste.
        {attribute} skal skrives med store bogstaver.
        {attribute} skal være en gyldig URI, f.eks. {example}.
        {attribute} skal være en gyldig URI-reference, f.eks. {example}.
        {attribute} skal være en gyldig URI-skabelon, f.eks. {example}.
        {attribute} skal være en gyldig URL, f.eks. {example}.
        {attribute} skal være et gyldigt {name}, f.eks. {example}.
        {attribute} skal være et gyldigt UUID.
        {attribute} skal være et objekt.
        {attribute} skal være et gyldigt stelnummer (VIN). Kontrollér, om der er tastefejl.
        falsk
        (tom)
        sand
        værdi
        """#)
}
