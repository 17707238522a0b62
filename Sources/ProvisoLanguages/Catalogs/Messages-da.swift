// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let da = CatalogTable.read(
        "da",
        #"""
        {attribute} må ikke udfyldes.
        {attribute} skal også udfyldes, fordi følgende er angivet: {given}.
        {attribute} må kun indeholde bogstaver.
        {attribute} må kun indeholde bogstaver og cifre.
        {attribute} har ingen af de tilladte former.
        {attribute} må kun indeholde ASCII-tegn.
        {attribute} har en ugyldig værdi.
        “{attribute}” kunne ikke kontrolleres.
        “{attribute}” er endnu ikke kontrolleret.
        Der er intet felt “{name}”.
        Der er intet felt “{name}”. Mente du “{suggestion}”?
        {attribute} er ikke en gyldig Base32-værdi.
        {attribute} er ikke en gyldig Base64-værdi.
        {attribute} er ikke en gyldig BIC.
        {attribute} skal være enten {true} eller {false}.
        {attribute} er ikke en gyldig udløbsdato.
        {attribute} er overskredet.
        {attribute} er ikke en gyldig sikkerhedskode.
        {attribute} skal være lig med {compareValue}.
        {attribute} skal stemme overens med “{compareAttribute}”.
        {attribute} har ikke den forventede værdi.
        {attribute} skal være større end {compareValue}.
        {attribute} skal være større end “{compareAttribute}”.
        {attribute} skal være større.
        {attribute} skal være større end eller lig med {compareValue}.
        {attribute} skal være større end eller lig med “{compareAttribute}”.
        {attribute} skal være større.
        {attribute} skal være mindre end {compareValue}.
        {attribute} skal være mindre end “{compareAttribute}”.
        {attribute} skal være mindre.
        {attribute} skal være mindre end eller lig med {compareValue}.
        {attribute} skal være mindre end eller lig med “{compareAttribute}”.
        {attribute} skal være mindre.
        {attribute} må ikke være lig med {compareValue}.
        {attribute} skal være forskellig fra “{compareAttribute}”.
        {attribute} har en værdi, der ikke er tilladt.
        {attribute} kan ikke sammenlignes med {compareValue}.
        {attribute} kan ikke sammenlignes med “{compareAttribute}”.
        {attribute} kan ikke sammenlignes.
        {attribute} har en ugyldig værdi.
        {attribute} skal indeholde “{containedValue}”.
        {attribute} er ikke en gyldig position.
        {attribute} skal have præcis {count} element.|{attribute} skal have præcis {count} elementer.
        {attribute} skal have mindst {min} element.|{attribute} skal have mindst {min} elementer.
        {attribute} må højst have {max} element.|{attribute} må højst have {max} elementer.
        {attribute} skal være en liste.
        {attribute} er ikke en gyldig landekode.
        {attribute} er ikke en gyldig farve.
        {attribute} er ikke en gyldig valutakode.
        {attribute} har en ugyldig værdi.
        {attribute} er ikke en gyldig data-URI.
        {attribute} er ikke en gyldig dato.
        {attribute} må ikke ligge før {earliest}.
        {attribute} må ikke ligge efter {latest}.
        {attribute} skal ligge i fremtiden.
        {attribute} skal ligge i fortiden.
        {attribute} skal ligge efter {after}.
        {attribute} skal ligge før {before}.
        {attribute} skal ligge mindst {minAge} år tilbage i tiden.|{attribute} skal ligge mindst {minAge} år tilbage i tiden.
        {attribute} er ikke en gyldig dato med klokkeslæt.
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
        {attribute} er ikke et gyldigt domænenavn.
        {attribute} er ikke en gyldig varighed.
        {attribute} er ikke et gyldigt telefonnummer.
        {attribute} skal være en liste.
        {attribute} er ikke en gyldig EAN-kode.
        {attribute} er ikke en gyldig e-mailadresse.
        {attribute} har et domæne, der ikke modtager e-mail.
        Domænet i “{attribute}” kunne ikke kontrolleres.
        {attribute} skal slutte med “{suffix}”.
        Formularen blev ikke kontrolleret.
        “{attribute}” blev ikke sendt korrekt: {reason}.
        “{attribute}” blev ikke sendt korrekt: {reason}.
        “{attribute}” blev ikke sendt korrekt: {reason}.
        {attribute} er ikke en gyldig hashværdi.
        {attribute} er ikke en gyldig hexadecimal værdi.
        {attribute} er ikke en gyldig farve.
        {attribute} er ikke et gyldigt værtsnavn.
        {attribute} er ikke et gyldigt IBAN.
        {attribute} er ikke en af de tilladte værdier.
        {attribute} har en værdi, der ikke er tilladt.
        {attribute} skal være et heltal.
        {attribute} er ikke en gyldig IP-adresse.
        {attribute} er ikke en gyldig IRI.
        {attribute} er ikke en gyldig IRI-reference.
        {attribute} er ikke et gyldigt ISBN.
        {attribute} er ikke en gyldig ISIN-kode.
        {attribute} er ikke et gyldigt ISSN.
        {attribute} er ikke gyldig JSON.
        {attribute} er ikke en gyldig JSON-pointer.
        {attribute} er ikke et gyldigt JSON Web Token.
        {attribute} er ikke en gyldig sprogkode.
        {attribute} er ikke en gyldig position.
        {attribute} er ikke en gyldig breddegrad.
        {attribute} er ikke en gyldig længdegrad.
        {attribute} skal skrives med små bogstaver.
        {attribute} er ikke et gyldigt nummer.
        {attribute} er ikke en gyldig MAC-adresse.
        {attribute} har ikke den forventede form.
        {attribute} skal indeholde et ciffer.
        {attribute} skal indeholde et lille bogstav.
        {attribute} skal indeholde et symbol.
        {attribute} skal indeholde et stort bogstav.
        {attribute} har en form, der ikke er tilladt.
        Værdien i “{attribute}” er for lang.
        {attribute} er ikke en gyldig medietype.
        {attribute} skal være et multiplum af {divisor}.
        {attribute} er ikke et gyldigt Nano ID.
        {attribute} skal være mindre end 0.
        {attribute} har for mange niveauer.
        {attribute} skal være et objekt.
        {attribute} har en værdi, der ikke er tilladt.
        {attribute} skal være et heltal.
        {attribute} skal være {max} eller mindre.
        {attribute} skal være mindre end {max}.
        {attribute} skal være {min} eller mere.
        {attribute} skal være et tal.
        {attribute} skal indeholde et ciffer.
        {attribute} skal indeholde et lille bogstav.
        {attribute} skal indeholde et symbol.
        {attribute} skal indeholde et stort bogstav.
        {attribute} skal have mindst {min} tegn.|{attribute} skal have mindst {min} tegn.
        {attribute} skal være tekst.
        {attribute} er ikke et gyldigt kortnummer.
        {attribute} er ikke et gyldigt portnummer.
        {attribute} skal være større end 0.
        {attribute} må kun indeholde udskrivbare tegn.
        Posten kan ikke læses: {reason}.
        {attribute} er ikke en gyldig relativ JSON-pointer.
        {attribute}: {message}
        Der er {count} problem.|Der er {count} problemer.
        {attribute} skal udfyldes.
        {attribute} skal være {requiredValue}.
        Der er intet scenarie “{name}”.
        Der er intet scenarie “{name}”. Mente du “{suggestion}”?
        {attribute} er ikke et gyldigt versionsnummer.
        {attribute} er ikke en gyldig slug.
        {attribute} indeholder tegn, der kan vildlede læseren.
        {attribute} skal begynde med “{prefix}”.
        {attribute} skal have præcis {length} tegn.|{attribute} skal have præcis {length} tegn.
        {attribute} må højst have {max} tegn.|{attribute} må højst have {max} tegn.
        {attribute} skal have mindst {min} tegn.|{attribute} skal have mindst {min} tegn.
        {attribute} skal være tekst.
        {attribute} er ikke et gyldigt klokkeslæt.
        {attribute} skal ligge efter {after}.
        {attribute} skal ligge før {before}.
        {attribute} er ikke en gyldig tidszone.
        Udløbet
        Ugyldig værdi
        Stemmer ikke overens
        Tegn mangler
        Skal være anderledes
        Ikke et tal
        Ikke tilladt
        Ikke kontrolleret
        Ikke fundet
        Ikke på listen
        Ikke et heltal
        Skal udfyldes
        For stor værdi
        For tidligt
        For få
        For sent
        For lang tekst
        For mange
        For kort tekst
        For lille værdi
        Kan ikke læses
        Ikke tilladte tegn
        Forkert antal
        Forkert format
        Forkert længde
        Forkert type
        {attribute} er ikke et gyldigt ULID.
        {attribute} skal skrives med store bogstaver.
        {attribute} er ikke en gyldig URI.
        {attribute} er ikke en gyldig URI-reference.
        {attribute} er ikke en gyldig URI-skabelon.
        {attribute} er ikke en gyldig URL.
        {attribute} er ikke et gyldigt UUID.
        """#)
}
