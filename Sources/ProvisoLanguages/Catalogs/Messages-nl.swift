// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let nl = CatalogTable.read(
        "nl",
        #"""
        {attribute} moet leeg blijven.
        {attribute} is ook verplicht, omdat het volgende is opgegeven: {given}.
        {attribute} mag alleen letters bevatten.
        {attribute} mag alleen letters en cijfers bevatten.
        {attribute} heeft geen van de toegestane vormen.
        {attribute} mag alleen ASCII-tekens bevatten.
        {attribute} is niet geldig.
        ‘{attribute}’ kon niet worden gecontroleerd.
        ‘{attribute}’ is nog niet gecontroleerd.
        Er is geen veld ‘{name}’.
        Er is geen veld ‘{name}’. Bedoelde u ‘{suggestion}’?
        {attribute} is geen geldige Base32-waarde.
        {attribute} is geen geldige Base64-waarde.
        {attribute} is geen geldige BIC.
        {attribute} moet {true} of {false} zijn.
        {attribute} is geen geldige vervaldatum.
        {attribute} ligt in het verleden.
        {attribute} is geen geldige beveiligingscode.
        {attribute} moet gelijk zijn aan {compareValue}.
        {attribute} moet exact overeenkomen met ‘{compareAttribute}’.
        {attribute} heeft niet de verwachte waarde.
        {attribute} moet groter zijn dan {compareValue}.
        {attribute} moet groter zijn dan ‘{compareAttribute}’.
        {attribute} moet groter zijn.
        {attribute} moet groter zijn dan of gelijk aan {compareValue}.
        {attribute} moet groter zijn dan of gelijk aan ‘{compareAttribute}’.
        {attribute} moet groter zijn.
        {attribute} moet kleiner zijn dan {compareValue}.
        {attribute} moet kleiner zijn dan ‘{compareAttribute}’.
        {attribute} moet kleiner zijn.
        {attribute} moet kleiner zijn dan of gelijk aan {compareValue}.
        {attribute} moet kleiner zijn dan of gelijk aan ‘{compareAttribute}’.
        {attribute} moet kleiner zijn.
        {attribute} mag niet gelijk zijn aan {compareValue}.
        {attribute} moet verschillen van ‘{compareAttribute}’.
        {attribute} heeft een waarde die niet is toegestaan.
        {attribute} kan niet worden vergeleken met {compareValue}.
        {attribute} kan niet worden vergeleken met ‘{compareAttribute}’.
        {attribute} kan niet worden vergeleken.
        {attribute} is niet geldig.
        {attribute} moet ‘{containedValue}’ bevatten.
        {attribute} is geen geldige positie.
        {attribute} moet precies {count} item bevatten.|{attribute} moet precies {count} items bevatten.
        {attribute} moet minstens {min} item bevatten.|{attribute} moet minstens {min} items bevatten.
        {attribute} mag hoogstens {max} item bevatten.|{attribute} mag hoogstens {max} items bevatten.
        {attribute} moet een lijst zijn.
        {attribute} is geen geldige landcode.
        {attribute} is geen geldige kleur.
        {attribute} is geen geldige valutacode.
        {attribute} is niet geldig.
        {attribute} is geen geldige data-URI.
        {attribute} is geen geldige datum.
        {attribute} mag niet vóór {earliest} liggen.
        {attribute} mag niet na {latest} liggen.
        {attribute} moet in de toekomst liggen.
        {attribute} moet in het verleden liggen.
        {attribute} moet na {after} liggen.
        {attribute} moet vóór {before} liggen.
        {attribute} moet minstens {minAge} jaar geleden zijn.|{attribute} moet minstens {minAge} jaar geleden zijn.
        {attribute} is geen geldige datum met tijd.
        {attribute} mag niet vóór {earliest} liggen.
        {attribute} mag niet na {latest} liggen.
        {attribute} moet in de toekomst liggen.
        {attribute} moet in het verleden liggen.
        {attribute} moet na {after} liggen.
        {attribute} moet vóór {before} liggen.
        {attribute} moet minstens {minAge} jaar geleden zijn.|{attribute} moet minstens {minAge} jaar geleden zijn.
        {attribute} moet een getal zijn.
        {attribute} moet minstens {min} decimaal bevatten.|{attribute} moet minstens {min} decimalen bevatten.
        {attribute} mag hoogstens {max} decimaal bevatten.|{attribute} mag hoogstens {max} decimalen bevatten.
        {attribute} is geen geldige domeinnaam.
        {attribute} is geen geldige tijdsduur.
        {attribute} is geen geldig telefoonnummer.
        {attribute} moet een lijst zijn.
        {attribute} is geen geldige EAN-code.
        {attribute} is geen geldig e-mailadres.
        {attribute} heeft een domein dat geen e-mail ontvangt.
        Het domein van ‘{attribute}’ kon niet worden gecontroleerd.
        {attribute} moet eindigen op ‘{suffix}’.
        Het formulier is niet gecontroleerd.
        ‘{attribute}’ is niet goed verzonden: {reason}.
        ‘{attribute}’ is niet goed verzonden: {reason}.
        ‘{attribute}’ is niet goed verzonden: {reason}.
        {attribute} is geen geldige hash.
        {attribute} is geen geldige hexadecimale waarde.
        {attribute} is geen geldige kleur.
        {attribute} is geen geldige hostnaam.
        {attribute} is geen geldig IBAN.
        {attribute} is niet een van de toegestane waarden.
        {attribute} heeft een waarde die niet is toegestaan.
        {attribute} moet een geheel getal zijn.
        {attribute} is geen geldig IP-adres.
        {attribute} is geen geldige IRI.
        {attribute} is geen geldige IRI-verwijzing.
        {attribute} is geen geldig ISBN.
        {attribute} is geen geldige ISIN-code.
        {attribute} is geen geldig ISSN.
        {attribute} is geen geldige JSON.
        {attribute} is geen geldige JSON Pointer.
        {attribute} is geen geldig JSON Web Token.
        {attribute} is geen geldige taalcode.
        {attribute} is geen geldige positie.
        {attribute} is geen geldige breedtegraad.
        {attribute} is geen geldige lengtegraad.
        {attribute} moet in kleine letters zijn geschreven.
        {attribute} is geen geldig nummer.
        {attribute} is geen geldig MAC-adres.
        {attribute} heeft niet de verwachte vorm.
        {attribute} moet een cijfer bevatten.
        {attribute} moet een kleine letter bevatten.
        {attribute} moet een speciaal teken bevatten.
        {attribute} moet een hoofdletter bevatten.
        {attribute} heeft een vorm die niet is toegestaan.
        {attribute} is te lang.
        {attribute} is geen geldig mediatype.
        {attribute} moet een veelvoud van {divisor} zijn.
        {attribute} is geen geldig Nano ID.
        {attribute} moet kleiner zijn dan 0.
        {attribute} heeft te veel niveaus.
        {attribute} moet een object zijn.
        {attribute} heeft een waarde die niet is toegestaan.
        {attribute} moet een geheel getal zijn.
        {attribute} moet {max} of minder zijn.
        {attribute} moet kleiner zijn dan {max}.
        {attribute} moet {min} of meer zijn.
        {attribute} moet een getal zijn.
        {attribute} moet een cijfer bevatten.
        {attribute} moet een kleine letter bevatten.
        {attribute} moet een speciaal teken bevatten.
        {attribute} moet een hoofdletter bevatten.
        {attribute} moet minstens {min} teken bevatten.|{attribute} moet minstens {min} tekens bevatten.
        {attribute} moet tekst zijn.
        {attribute} is geen geldig kaartnummer.
        {attribute} is geen geldig poortnummer.
        {attribute} moet groter zijn dan 0.
        {attribute} mag alleen afdrukbare tekens bevatten.
        Het record kan niet worden gelezen: {reason}.
        {attribute} is geen geldige relatieve JSON Pointer.
        {attribute}: {message}
        Er is {count} probleem.|Er zijn {count} problemen.
        {attribute} is verplicht.
        {attribute} moet {requiredValue} zijn.
        Er is geen scenario ‘{name}’.
        Er is geen scenario ‘{name}’. Bedoelde u ‘{suggestion}’?
        {attribute} is geen geldig versienummer.
        {attribute} is geen geldige slug.
        {attribute} bevat tekens die een lezer kunnen misleiden.
        {attribute} moet beginnen met ‘{prefix}’.
        {attribute} moet precies {length} teken bevatten.|{attribute} moet precies {length} tekens bevatten.
        {attribute} mag hoogstens {max} teken bevatten.|{attribute} mag hoogstens {max} tekens bevatten.
        {attribute} moet minstens {min} teken bevatten.|{attribute} moet minstens {min} tekens bevatten.
        {attribute} moet tekst zijn.
        {attribute} is geen geldige tijd.
        {attribute} moet na {after} liggen.
        {attribute} moet vóór {before} liggen.
        {attribute} is geen geldige tijdzone.
        Verlopen
        Ongeldig
        Komt niet overeen
        Teken ontbreekt
        Moet verschillen
        Geen getal
        Niet toegestaan
        Niet gecontroleerd
        Niet gevonden
        Niet in de lijst
        Geen geheel getal
        Verplicht
        Te groot
        Te vroeg
        Te weinig
        Te laat
        Te lang
        Te veel
        Te kort
        Te klein
        Niet leesbaar
        Tekens niet toegestaan
        Onjuist aantal
        Onjuiste notatie
        Onjuiste lengte
        Onjuist type
        {attribute} is geen geldige ULID.
        {attribute} moet in hoofdletters zijn geschreven.
        {attribute} is geen geldige URI.
        {attribute} is geen geldige URI-verwijzing.
        {attribute} is geen geldig URI-sjabloon.
        {attribute} is geen geldige URL.
        {attribute} is geen geldige UUID.
        """#)
}
