// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let nb = CatalogTable.read(
        "nb",
        #"""
        {attribute} skal ikke fylles ut.
        {attribute} må også fylles ut, fordi følgende er oppgitt: {given}.
        {attribute} kan bare inneholde bokstaver.
        {attribute} kan bare inneholde bokstaver og sifre.
        {attribute} har ingen av de godkjente formene.
        {attribute} kan bare inneholde ASCII-tegn.
        {attribute} har en ugyldig verdi.
        «{attribute}» kunne ikke kontrolleres.
        «{attribute}» er ikke kontrollert ennå.
        Det finnes ikke noe felt «{name}».
        Det finnes ikke noe felt «{name}». Mente du «{suggestion}»?
        {attribute} er ikke en gyldig Base32-verdi.
        {attribute} er ikke en gyldig Base64-verdi.
        {attribute} er ikke en gyldig BIC.
        {attribute} må være enten {true} eller {false}.
        {attribute} er ikke en gyldig utløpsdato.
        {attribute} er passert.
        {attribute} er ikke en gyldig sikkerhetskode.
        {attribute} må være lik {compareValue}.
        {attribute} må stemme overens med «{compareAttribute}».
        {attribute} har ikke den forventede verdien.
        {attribute} må være større enn {compareValue}.
        {attribute} må være større enn «{compareAttribute}».
        {attribute} må være større.
        {attribute} må være større enn eller lik {compareValue}.
        {attribute} må være større enn eller lik «{compareAttribute}».
        {attribute} må være større.
        {attribute} må være mindre enn {compareValue}.
        {attribute} må være mindre enn «{compareAttribute}».
        {attribute} må være mindre.
        {attribute} må være mindre enn eller lik {compareValue}.
        {attribute} må være mindre enn eller lik «{compareAttribute}».
        {attribute} må være mindre.
        {attribute} kan ikke være lik {compareValue}.
        {attribute} må være forskjellig fra «{compareAttribute}».
        {attribute} har en verdi som ikke er tillatt.
        {attribute} kan ikke sammenlignes med {compareValue}.
        {attribute} kan ikke sammenlignes med «{compareAttribute}».
        {attribute} kan ikke sammenlignes.
        {attribute} har en ugyldig verdi.
        {attribute} må inneholde «{containedValue}».
        {attribute} er ikke en gyldig posisjon.
        {attribute} må ha nøyaktig {count} element.|{attribute} må ha nøyaktig {count} elementer.
        {attribute} må ha minst {min} element.|{attribute} må ha minst {min} elementer.
        {attribute} kan ha høyst {max} element.|{attribute} kan ha høyst {max} elementer.
        {attribute} må være en liste.
        {attribute} er ikke en gyldig landkode.
        {attribute} er ikke en gyldig farge.
        {attribute} er ikke en gyldig valutakode.
        {attribute} har en ugyldig verdi.
        {attribute} er ikke en gyldig data-URI.
        {attribute} er ikke en gyldig dato.
        {attribute} kan ikke være før {earliest}.
        {attribute} kan ikke være etter {latest}.
        {attribute} må være i fremtiden.
        {attribute} må være i fortiden.
        {attribute} må være etter {after}.
        {attribute} må være før {before}.
        {attribute} må være minst {minAge} år tilbake i tid.|{attribute} må være minst {minAge} år tilbake i tid.
        {attribute} er ikke en gyldig dato med klokkeslett.
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
        {attribute} er ikke et gyldig domenenavn.
        {attribute} er ikke en gyldig varighet.
        {attribute} er ikke et gyldig telefonnummer.
        {attribute} må være en liste.
        {attribute} er ikke en gyldig EAN-kode.
        {attribute} er ikke en gyldig e-postadresse.
        {attribute} har et domene som ikke tar imot e-post.
        Domenet i «{attribute}» kunne ikke kontrolleres.
        {attribute} må slutte med «{suffix}».
        Skjemaet ble ikke kontrollert.
        «{attribute}» ble ikke sendt riktig: {reason}.
        «{attribute}» ble ikke sendt riktig: {reason}.
        «{attribute}» ble ikke sendt riktig: {reason}.
        {attribute} er ikke en gyldig hash.
        {attribute} er ikke en gyldig heksadesimal verdi.
        {attribute} er ikke en gyldig farge.
        {attribute} er ikke et gyldig vertsnavn.
        {attribute} er ikke et gyldig IBAN.
        {attribute} er ikke en av de godkjente verdiene.
        {attribute} har en verdi som ikke er tillatt.
        {attribute} må være et heltall.
        {attribute} er ikke en gyldig IP-adresse.
        {attribute} er ikke en gyldig IRI.
        {attribute} er ikke en gyldig IRI-referanse.
        {attribute} er ikke et gyldig ISBN.
        {attribute} er ikke en gyldig ISIN-kode.
        {attribute} er ikke et gyldig ISSN.
        {attribute} er ikke gyldig JSON.
        {attribute} er ikke en gyldig JSON-peker.
        {attribute} er ikke et gyldig JSON Web Token.
        {attribute} er ikke en gyldig språkkode.
        {attribute} er ikke en gyldig posisjon.
        {attribute} er ikke en gyldig breddegrad.
        {attribute} er ikke en gyldig lengdegrad.
        {attribute} må skrives med små bokstaver.
        {attribute} er ikke et gyldig nummer.
        {attribute} er ikke en gyldig MAC-adresse.
        {attribute} har ikke den forventede formen.
        {attribute} må inneholde et siffer.
        {attribute} må inneholde en liten bokstav.
        {attribute} må inneholde et symbol.
        {attribute} må inneholde en stor bokstav.
        {attribute} har en form som ikke er tillatt.
        Verdien i «{attribute}» er for lang.
        {attribute} er ikke en gyldig medietype.
        {attribute} må være et multiplum av {divisor}.
        {attribute} er ikke en gyldig Nano ID.
        {attribute} må være mindre enn 0.
        {attribute} har for mange nivåer.
        {attribute} må være et objekt.
        {attribute} har en verdi som ikke er tillatt.
        {attribute} må være et heltall.
        {attribute} må være {max} eller mindre.
        {attribute} må være mindre enn {max}.
        {attribute} må være {min} eller mer.
        {attribute} må være et tall.
        {attribute} må inneholde et siffer.
        {attribute} må inneholde en liten bokstav.
        {attribute} må inneholde et symbol.
        {attribute} må inneholde en stor bokstav.
        {attribute} må ha minst {min} tegn.|{attribute} må ha minst {min} tegn.
        {attribute} må være tekst.
        {attribute} er ikke et gyldig kortnummer.
        {attribute} er ikke et gyldig portnummer.
        {attribute} må være større enn 0.
        {attribute} kan bare inneholde utskrivbare tegn.
        Posten kan ikke leses: {reason}.
        {attribute} er ikke en gyldig relativ JSON-peker.
        {attribute}: {message}
        Det er {count} problem.|Det er {count} problemer.
        {attribute} må fylles ut.
        {attribute} må være {requiredValue}.
        Det finnes ikke noe scenario «{name}».
        Det finnes ikke noe scenario «{name}». Mente du «{suggestion}»?
        {attribute} er ikke et gyldig versjonsnummer.
        {attribute} er ikke en gyldig slug.
        {attribute} inneholder tegn som kan villede leseren.
        {attribute} må begynne med «{prefix}».
        {attribute} må ha nøyaktig {length} tegn.|{attribute} må ha nøyaktig {length} tegn.
        {attribute} kan ha høyst {max} tegn.|{attribute} kan ha høyst {max} tegn.
        {attribute} må ha minst {min} tegn.|{attribute} må ha minst {min} tegn.
        {attribute} må være tekst.
        {attribute} er ikke et gyldig klokkeslett.
        {attribute} må være etter {after}.
        {attribute} må være før {before}.
        {attribute} er ikke en gyldig tidssone.
        Har utløpt
        Ugyldig verdi
        Stemmer ikke overens
        Tegn mangler
        Må være forskjellig
        Ikke et tall
        Ikke tillatt
        Ikke kontrollert
        Ikke funnet
        Ikke på listen
        Ikke et heltall
        Må fylles ut
        For stor verdi
        For tidlig
        For få
        For sent
        For lang tekst
        For mange
        For kort tekst
        For liten verdi
        Kan ikke leses
        Tegn som ikke er tillatt
        Feil antall
        Feil format
        Feil lengde
        Feil type
        {attribute} er ikke en gyldig ULID.
        {attribute} må skrives med store bokstaver.
        {attribute} er ikke en gyldig URI.
        {attribute} er ikke en gyldig URI-referanse.
        {attribute} er ikke en gyldig URI-mal.
        {attribute} er ikke en gyldig URL.
        {attribute} er ikke en gyldig UUID.
        """#)
}
