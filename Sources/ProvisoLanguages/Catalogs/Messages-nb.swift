// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let nb = CatalogTable.read(
        "nb",
        #"""
        {attribute} skal ikke fylles ut.
        {attribute} må også fylles ut, fordi følgende er oppgitt: {given}.
        {attribute} kan bare inneholde bokstaver.
        {attribute} kan bare inneholde bokstaver (A–Z).
        {attribute} kan bare inneholde bokstaver og sifre.
        {attribute} kan bare inneholde bokstaver og sifre (A–Z, 0–9).
        {attribute} har ingen av de godkjente formatene.
        {attribute} kan bare inneholde bokstaver uten aksent (A–Z), sifre og vanlige skilletegn.
        {attribute} har en ugyldig verdi. Kontroller og prøv igjen.
        «{attribute}» kunne ikke kontrolleres. Prøv igjen senere.
        «{attribute}» er ikke kontrollert ennå.
        Det er et problem med «{attribute}» i {count} av {total} poster. Det kan forekomme i høyst {limit}.
        Det er et problem med kombinasjonen av {attributes} i {count} av {total} poster. Det kan forekomme i høyst {limit}.
        Det finnes ikke noe felt «{name}».
        Det finnes ikke noe felt «{name}». Mente du «{suggestion}»?
        {attribute} må være en gyldig Base32-verdi (A–Z, 2–7).
        {attribute} må være en gyldig Base64-verdi, f.eks. {example}.
        {attribute} må være en gyldig BIC ({min} eller {max} tegn), f.eks. {example}.
        {attribute} må være enten {true} eller {false}.
        {attribute} må være en gyldig utløpsdato, f.eks. {example}.
        {attribute} er passert. Bruk et kort som ikke har utløpt.
        {attribute} må være en gyldig sikkerhetskode ({min} eller {max} sifre).
        {attribute} må være en gyldig sikkerhetskode ({count} sifre).
        Kolonnen «{column}» er ikke tillatt.
        Kolonnen «{column}» mangler.
        Kolonnen «{column}» mangler. Cellene ser ut til å være skilt med «{delimiter}».
        Kolonnen «{column}» mangler. Det finnes en kolonne «{suggestion}».
        Navnet på kolonnen «{column}» har ikke det forventede formatet.
        Kolonnen «{column}» må komme etter kolonnen «{previous}».
        Kolonnen «{column}» er uventet.
        Kolonnen «{column}» er uventet. Mente du «{suggestion}»?
        {attribute} må være lik {compareValue}.
        {attribute} må stemme overens med «{compareAttribute}».
        {attribute} har ikke den forventede verdien. Kontroller og prøv igjen.
        {attribute} må være større enn {compareValue}.
        {attribute} må være større enn «{compareAttribute}».
        {attribute} må være etter «{compareAttribute}».
        {attribute} er for lavt.
        {attribute} er for tidlig.
        {attribute} må være etter {compareValue}.
        {attribute} må være større enn eller lik {compareValue}.
        {attribute} må være større enn eller lik «{compareAttribute}».
        {attribute} kan ikke være før «{compareAttribute}».
        {attribute} er for lavt.
        {attribute} er for tidlig.
        {attribute} kan ikke være før {compareValue}.
        {attribute} må være mindre enn {compareValue}.
        {attribute} må være mindre enn «{compareAttribute}».
        {attribute} må være før «{compareAttribute}».
        {attribute} er for høyt.
        {attribute} er for sent.
        {attribute} må være før {compareValue}.
        {attribute} må være mindre enn eller lik {compareValue}.
        {attribute} må være mindre enn eller lik «{compareAttribute}».
        {attribute} kan ikke være etter «{compareAttribute}».
        {attribute} er for høyt.
        {attribute} er for sent.
        {attribute} kan ikke være etter {compareValue}.
        {attribute} kan ikke være lik {compareValue}.
        {attribute} må være forskjellig fra «{compareAttribute}».
        {attribute} har en verdi som ikke er tillatt. Velg en annen.
        {attribute} må være samme slags verdi som {compareValue}.
        {attribute} må være samme slags verdi som «{compareAttribute}».
        {attribute} er feil slags verdi.
        {attribute} har en ugyldig verdi. Kontroller og prøv igjen.
        {attribute} må inneholde «{containedValue}».
        {attribute} må inneholde «{containedValue}» minst {min} gang.|{attribute} må inneholde «{containedValue}» minst {min} ganger.
        {attribute} må inneholde gyldige koordinater, f.eks. {example}.
        {attribute} må ha nøyaktig {count} element.|{attribute} må ha nøyaktig {count} elementer.
        {attribute} må ha nøyaktig ett av de godkjente formatene. Antall formater som passer: {count}.
        {attribute} må ha minst {min} element.|{attribute} må ha minst {min} elementer.
        {attribute} kan ha høyst {max} element.|{attribute} kan ha høyst {max} elementer.
        {attribute} må være en liste.
        {attribute} må være en gyldig landkode, f.eks. {example}.
        {attribute} må være en gyldig cron-tidsplan, f.eks. {example}.
        {attribute} må være en gyldig CSS-farge, f.eks. {example}.
        {attribute} må være en gyldig valutakode, f.eks. {example}.
        {attribute} har en ugyldig verdi. Kontroller og prøv igjen.
        {attribute} må være en gyldig data-URI, f.eks. {example}.
        {attribute} må være en gyldig dato, f.eks. {example}.
        {attribute} kan ikke være før {earliest}.
        {attribute} kan ikke være etter {latest}.
        {attribute} må være i fremtiden.
        {attribute} må være i fortiden.
        {attribute} må være etter {after}.
        {attribute} må være før {before}.
        {attribute} må være minst {minAge} år tilbake i tid.|{attribute} må være minst {minAge} år tilbake i tid.
        {attribute} må være en gyldig dato med klokkeslett, f.eks. {example}.
        {attribute} kan ikke være før {earliest}.
        {attribute} kan ikke være etter {latest}.
        {attribute} må være i fremtiden.
        {attribute} må være i fortiden.
        {attribute} må være etter {after}.
        {attribute} må være før {before}.
        {attribute} må være minst {minAge} år tilbake i tid.|{attribute} må være minst {minAge} år tilbake i tid.
        {attribute} må være et tall.
        {attribute} må ha minst {min} desimal.|{attribute} må ha minst {min} desimaler.
        {attribute} kan ha høyst {max} desimal.|{attribute} kan ha høyst {max} desimaler.
        Antallet forskjellige verdier i «{attribute}» må være minst {min}.|Antallet forskjellige verdier i «{attribute}» må være minst {min}.
        Antallet forskjellige kombinasjoner av {attributes} må være minst {min}.
        Antallet forskjellige verdier i «{attribute}» kan være høyst {max}.|Antallet forskjellige verdier i «{attribute}» kan være høyst {max}.
        Antallet forskjellige kombinasjoner av {attributes} kan være høyst {max}.
        {attribute} må være et gyldig domenenavn, f.eks. {example}.
        {attribute} må være en gyldig varighet, f.eks. {example}.
        {attribute} må være et gyldig telefonnummer med landkode, f.eks. {example}.
        {attribute} må være en liste.
        {attribute} må være en gyldig {name}-kode. Kontroller sifrene.
        {attribute} må være en gyldig e-postadresse, f.eks. {example}.
        {attribute} har et domene som ikke tar imot e-post. Kontroller delen etter @.
        {attribute} har et domene som ser feilstavet ut. Kontroller delen etter @.
        Domenet i «{attribute}» kunne ikke kontrolleres. Prøv igjen senere.
        {attribute} må slutte med «{suffix}».
        Verdien i «{attribute}» ble ikke funnet i «{source}».
        Verdien i «{attribute}» ble ikke funnet i kolonnen «{column}».
        Kombinasjonen av {attributes} ble ikke funnet i kolonnene «{column}».
        Kombinasjonen av {attributes} ble ikke funnet i «{source}».
        Skjemaet kunne ikke kontrolleres. Prøv igjen.
        «{attribute}» kunne ikke leses. Send skjemaet på nytt.
        «{attribute}» kunne ikke leses. Send skjemaet på nytt.
        «{attribute}» kunne ikke leses. Send skjemaet på nytt.
        {attribute} må være en gyldig hash ({name}).
        {attribute} må være en gyldig heksadesimal verdi (0–9, A–F, i par).
        {attribute} må være en gyldig heksadesimal farge, f.eks. {example}.
        {attribute} må være et gyldig vertsnavn, f.eks. {example}.
        {attribute} må være et gyldig IBAN. Kontroller at det ikke er skrivefeil.
        {attribute} har ikke en av de godkjente verdiene. Velg en annen.
        {attribute} har en verdi som ikke er tillatt. Velg en annen.
        {attribute} har ikke en av de godkjente verdiene: {values}.
        {attribute} må være et heltall.
        {attribute} må være et heltall uten desimaler.
        {attribute} må være en gyldig IP-adresse, f.eks. {example}.
        {attribute} må være en gyldig IRI, f.eks. {example}.
        {attribute} må være en gyldig IRI-referanse, f.eks. {example}.
        {attribute} må være et gyldig {name}. Kontroller sifrene.
        {attribute} må være en gyldig ISIN-kode. Kontroller at det ikke er skrivefeil.
        {attribute} må være et gyldig ISSN. Kontroller sifrene.
        {attribute} må være gyldig JSON.
        {attribute} må være en gyldig JSON-peker, f.eks. {example}.
        {attribute} må være et gyldig JSON Web Token.
        {attribute} må være et objekt.
        {attribute} må være en gyldig språkkode, f.eks. {example}.
        {attribute} må inneholde gyldige koordinater, f.eks. {example}.
        {attribute} må være en gyldig breddegrad fra {min} til {max}.
        {attribute} må være en gyldig lengdegrad fra {min} til {max}.
        {attribute} må skrives med små bokstaver.
        {attribute} må være et gyldig nummer. Kontroller sifrene.
        {attribute} må være en gyldig MAC-adresse, f.eks. {example}.
        {attribute} har ikke det forventede formatet.
        {attribute} må inneholde et siffer.
        {attribute} må inneholde en liten bokstav.
        {attribute} må inneholde et spesialtegn, f.eks. ! eller %.
        {attribute} må inneholde en stor bokstav.
        {attribute} har ikke det forventede formatet. Eksempel: {example}.
        {attribute} har et format som ikke er tillatt.
        Verdien i «{attribute}» er for lang. Gjør teksten kortere.
        {attribute} må være en gyldig medietype, f.eks. {example}.
        {attribute} må være et multiplum av {divisor}.
        {attribute} må være en gyldig Nano ID, f.eks. {example}.
        {attribute} må være en gyldig Nano ID.
        {attribute} må være mindre enn {limit}.
        {attribute} har for mange nivåer.
        {attribute} må være et objekt.
        {attribute} har en verdi som ikke er tillatt. Velg en annen.
        {attribute} må være et heltall.
        {attribute} må være et heltall uten desimaler.
        {attribute} må være {max} eller mindre.
        {attribute} må være mindre enn {max}.
        {attribute} må være {min} eller mer.
        {attribute} må være et tall.
        {attribute} må inneholde et siffer.
        {attribute} må inneholde en liten bokstav.
        {attribute} må inneholde et spesialtegn, f.eks. ! eller %.
        {attribute} må inneholde en stor bokstav.
        {attribute} må ha minst {min} tegn.|{attribute} må ha minst {min} tegn.
        {attribute} må være tekst.
        {attribute} må være et gyldig kortnummer. Kontroller sifrene.
        {attribute} må være et gyldig kortnummer ({name}). Kontroller sifrene.
        {attribute} må være et gyldig portnummer fra {min} til {max}.
        {attribute} må være større enn {limit}.
        {attribute} inneholder tegn som ikke kan vises, f.eks. tabulatorer eller linjeskift. Fjern dem.
        {attribute} kan bare inneholde bokstaver uten aksent (A–Z), sifre og vanlige skilletegn.
        IP-adresse ikke tillatt
        \u uten fire heksadesimale sifre
        prosenttegn uten to heksadesimale sifre
        vertsbiter er satt
        matrisen er ikke avsluttet
        kortmerke godtas ikke
        byterekkefølgemerke inne i teksten
        avbrutt
        tegn ikke tillatt
        tegn ikke tillatt her
        sluttparentesen passer ikke
        sluttparentes mangler
        sluttparentes uten startparentes
        kolon mangler etter nøkkelen
        kombinerende tegn uten bokstav
        komma etter den siste verdien
        komma mangler
        komma uten verdi foran
        kommentar
        kontrolltegn
        kontrolltegn i en streng
        landet godtas ikke
        visningsnavn ikke i anførselstegn
        domene for langt
        duplisert nøkkel
        tomt
        tom del
        utløpt
        fragment ikke tillatt
        halvt surrogatpar
        heksadesimalt tall
        time utenfor området
        ugyldig Punycode
        ugyldig UTF-8
        ugyldig toppdomene
        usynlig tegn
        duplisert nøkkel
        to nøkler for samme felt
        ikke et objekt
        ugyldig UTF-8
        navnet motsier et annet
        navnet sier ikke hvilket element det hører til
        antall celler stemmer ikke med kolonnene
        nøkkelen er ikke en streng
        nøkkelen står ikke i anførselstegn
        innledende null
        linjeskift ikke tillatt
        uleselig svar
        minutt utenfor området
        feilplassert punktum
        feilplassert bindestrek
        feilplassert del
        feilplassert skilletegn
        blandede sifre
        blandede skriftsystemer
        blandede skilletegn
        blandede skriveretninger
        mer enn én verdi
        navn mangler
        for dypt nestet
        nummertegn mangler
        AM eller PM mangler
        P mangler i starten
        T mangler før klokkeslettet
        ikke noe svar i tide
        krøllalfa mangler
        domene mangler
        likhetstegn mangler
        vert mangler
        bindestrek mangler
        språk mangler
        ikke noe skuddsekund på dette tidspunktet
        ingen e-posttjener
        medietype mangler
        månedens navn mangler
        tidsforskyvning mangler
        plusstegn mangler
        prefikslengde mangler
        skjema mangler
        sekunder mangler
        skilletegn mangler
        ingen tjener kunne nås
        signatur mangler
        skråstrek mangler
        ingen socketer på denne plattformen
        undertype mangler
        fargerommet finnes ikke
        landet finnes ikke
        valutaen finnes ikke
        dagen finnes ikke
        domenet finnes ikke
        språket finnes ikke
        måneden finnes ikke
        nummeret finnes ikke
        regionen finnes ikke
        skriftsystemet finnes ikke
        tidssonen finnes ikke
        enheten finnes ikke
        varianten finnes ikke
        klokkeslett mangler
        enhet mangler
        brukernavn mangler
        ingen verdi
        ukedagens navn mangler
        tegn utenfor ASCII
        ikke Base64
        ikke Base64url
        ugyldig UTF-8
        ikke en nettadresse
        ikke en farge
        ikke et siffer
        ikke et domenenavn
        ikke et heksadesimalt siffer
        ikke en bokstav
        verken bokstav eller siffer
        ikke en måned og et år
        ikke et multiplum
        ikke et tall
        ikke en IP-adresse
        ikke en IPv4-adresse
        ikke en IPv6-adresse
        ikke en matrise
        verken en matrise av objekter eller et objekt
        ikke et objekt
        ikke i fremtiden
        ikke i fortiden
        ikke små bokstaver
        ikke negativt
        ikke normalisert (NFC)
        ikke positivt
        kan ikke skrives ut
        ikke tekst
        ikke tre deler
        ikke to tall
        ikke store bokstaver
        ikke et heltall
        delen før krøllalfa mangler
        tallet er ikke endelig
        ufullstendig tall
        tall med innledende null
        tall med plusstegn
        tall uten siffer foran punktumet
        objektet er ikke avsluttet
        oddetall av sifre
        tidsforskyvning utenfor området
        utenfor området
        utfylling ikke tillatt
        delen før krøllalfa for lang
        gjentatt del
        del for lang
        delene motsier hverandre
        porten er ikke et tall
        port ikke tillatt
        port utenfor området
        prefikslengde ikke tillatt
        spørring ikke tillatt
        anførselstegn ikke tillatt
        avvist av tjeneren
        gjentatt aksenttegn
        skjema ikke tillatt
        sekund utenfor området
        tjenerfeil
        mellomrom ikke tillatt
        streng i enkle anførselstegn
        strengen er ikke avsluttet
        tar ikke imot e-post
        tekst etter slutten
        for tidlig
        for få desimaler
        for få sifre
        for få deler
        for sent
        for langt
        for mange desimaler
        for mange sifre
        for mange deler
        for kort
        for ung
        to punktum på rad
        typen godtas ikke
        uventet tegn
        uventet slutt
        utelatt enhet
        enheter i feil rekkefølge
        ukjent escapesekvens i en streng
        ukjent ord
        brukeropplysninger ikke tillatt
        verdi mangler
        uker sammen med andre enheter
        feil kontrollsiffer
        feil kontrollsiffer
        feil lengde
        feil antall sifre
        feil utfylling
        feil prefiks
        feil enhet
        feil variant
        feil versjon
        feil ukedag
        år utenfor området
        sone ikke tillatt
        Posten kan ikke leses: {reason}.
        Raden har {found} celle i stedet for {expected}. Kontroller skilletegn og anførselstegn.|Raden har {found} celler i stedet for {expected}. Kontroller skilletegn og anførselstegn.
        Posten kan ikke leses: {reason} (kolonne {column}).
        Posten kan ikke leses: {reason} (linje {line}, kolonne {column}).
        Posten kan ikke leses: lengre enn {max} MiB.
        Det må være minst {min} post.|Det må være minst {min} poster.
        Antallet godkjente elementer i {attribute} må være minst {min}. Det er {count}.
        Det kan være høyst {max} post.|Det kan være høyst {max} poster.
        Antallet godkjente elementer i {attribute} kan være høyst {max}. Det er {count}.
        {attribute} må være en gyldig relativ JSON-peker, f.eks. {example}.
        {attribute}: {message}
        Mente du «{suggestion}»?
        Mente du {suggestion}?
        Det er {count} problem.|Det er {count} problemer.
        {attribute} må fylles ut.
        {attribute} må godtas.
        {attribute} må være {requiredValue}.
        Det finnes ikke noe scenario «{name}».
        Det finnes ikke noe scenario «{name}». Mente du «{suggestion}»?
        {attribute} må være et gyldig versjonsnummer, f.eks. {example}.
        {attribute} må være {expected}, det neste i rekken.
        {attribute} må være et heltall.
        {attribute} må være en gyldig dato, f.eks. {example}.
        {attribute} må være et heltall uten desimaler.
        {attribute} kan bare inneholde små bokstaver (a–z), sifre og enkle bindestreker mellom dem.
        {attribute} kan bare inneholde små bokstaver (a–z), sifre og enkle bindestreker eller understreker mellom dem.
        {attribute} står i feil rekkefølge. Verdien hører hjemme før linje {previousLine}.
        {attribute} er feil slags verdi.
        {attribute} må være en gyldig dato, f.eks. {example}.
        {attribute} må være et tall.
        {attribute} kan ikke ha samme verdi som på linje {previousLine}.
        {attribute} står i feil rekkefølge. Verdien hører hjemme før post {previousRecord}.
        {attribute} kan ikke ha samme verdi som i post {previousRecord}.
        Kombinasjonen av {attributes} står i feil rekkefølge. Den hører hjemme før post {previousRecord}.
        Kombinasjonen av {attributes} kan ikke være den samme som i post {previousRecord}.
        Kombinasjonen av {attributes} står i feil rekkefølge. Den hører hjemme før linje {previousLine}.
        Kombinasjonen av {attributes} kan ikke være den samme som på linje {previousLine}.
        {attribute} blander alfabeter eller inneholder skjulte tegn. Bruk bokstavene fra ett alfabet.
        {attribute} må begynne med «{prefix}».
        {attribute} må ha nøyaktig {length} tegn.|{attribute} må ha nøyaktig {length} tegn.
        {attribute} må ha nøyaktig {length} byte.|{attribute} må ha nøyaktig {length} byte.
        {attribute} kan ha høyst {max} tegn.|{attribute} kan ha høyst {max} tegn.
        {attribute} kan ha høyst {max} byte.|{attribute} kan ha høyst {max} byte.
        {attribute} må ha minst {min} tegn.|{attribute} må ha minst {min} tegn.
        {attribute} må ha minst {min} byte.|{attribute} må ha minst {min} byte.
        {attribute} må være tekst.
        {attribute} må være et gyldig klokkeslett, f.eks. {example}.
        {attribute} må være etter {after}.
        {attribute} må være før {before}.
        {attribute} må være en gyldig tidssone, f.eks. {example}.
        Duplikat
        Har utløpt
        Ugyldig verdi
        Stemmer ikke overens
        Tegn mangler
        Mulig skrivefeil
        Må være forskjellig
        Ikke et tall
        Ikke tillatt
        Ikke kontrollert
        Ikke funnet
        Ikke på listen
        Ikke et heltall
        Feil rekkefølge
        Må fylles ut
        For stor verdi
        For tidlig
        For få
        For sent
        For lang tekst
        For mange
        For nylig
        For kort tekst
        For liten verdi
        Kan ikke leses
        Tegn som ikke er tillatt
        Feil antall
        Feil format
        Feil lengde
        Feil type
        {attribute} må være en gyldig ULID, f.eks. {example}.
        {attribute} mangler og kan ikke angis her.
        {attribute} må ha en unik verdi. Verdien finnes allerede på linje {firstLine}.
        {attribute} må ha en unik verdi. Verdien finnes allerede i post {firstRecord}.
        Kombinasjonen av {attributes} må være unik. Den finnes allerede i post {firstRecord}.
        {attribute} må ha en unik verdi.
        Kombinasjonen av {attributes} må være unik.
        Kombinasjonen av {attributes} må være unik. Den finnes allerede på linje {firstLine}.
        {attribute} kan ikke ha det samme elementet to ganger. Element {first} og {second} er like.
        {attribute} må være en liste.
        {attribute} må skrives med store bokstaver.
        {attribute} må være en gyldig URI, f.eks. {example}.
        {attribute} må være en gyldig URI-referanse, f.eks. {example}.
        {attribute} må være en gyldig URI-mal, f.eks. {example}.
        {attribute} må være en gyldig URL, f.eks. {example}.
        {attribute} må være en gyldig {name}, f.eks. {example}.
        {attribute} må være en gyldig UUID.
        {attribute} må være et objekt.
        {attribute} må være et gyldig understellsnummer (VIN). Kontroller at det ikke er skrivefeil.
        usann
        (tom)
        sann
        verdi
        """#)
}
