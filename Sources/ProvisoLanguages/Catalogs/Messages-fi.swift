// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let fi = CatalogTable.read(
        "fi",
        #"""
        Kenttä ”{attribute}” on jätettävä tyhjäksi.
        Myös kenttä ”{attribute}” on pakollinen, koska on annettu: {given}.
        Kenttä ”{attribute}” saa sisältää vain kirjaimia.
        Kenttä ”{attribute}” saa sisältää vain kirjaimia ja numeroita.
        Kentän ”{attribute}” arvo ei ole missään hyväksytyistä muodoista.
        Kenttä ”{attribute}” saa sisältää vain ASCII-merkkejä.
        Kentän ”{attribute}” arvo ei kelpaa.
        Kenttää ”{attribute}” ei voitu tarkistaa.
        Kenttää ”{attribute}” ei ole vielä tarkistettu.
        Kenttää ”{name}” ei ole.
        Kenttää ”{name}” ei ole. Tarkoititko ”{suggestion}”?
        Kentän ”{attribute}” arvo ei ole kelvollinen Base32-arvo.
        Kentän ”{attribute}” arvo ei ole kelvollinen Base64-arvo.
        Kentän ”{attribute}” arvo ei ole kelvollinen BIC-koodi.
        Kentän ”{attribute}” arvon on oltava joko {true} tai {false}.
        Kentän ”{attribute}” arvo ei ole kelvollinen vanhenemispäivä.
        Kentän ”{attribute}” päivämäärä on jo mennyt.
        Kentän ”{attribute}” arvo ei ole kelvollinen turvakoodi.
        Kentän ”{attribute}” arvon on oltava sama kuin {compareValue}.
        Kentän ”{attribute}” on oltava täsmälleen sama kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo ei ole odotettu.
        Kentän ”{attribute}” arvon on oltava suurempi kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava suurempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvon on oltava suurempi.
        Kentän ”{attribute}” arvon on oltava suurempi tai yhtä suuri kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava suurempi tai yhtä suuri kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvon on oltava suurempi.
        Kentän ”{attribute}” arvon on oltava pienempi kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava pienempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvon on oltava pienempi.
        Kentän ”{attribute}” arvon on oltava pienempi tai yhtä suuri kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava pienempi tai yhtä suuri kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvon on oltava pienempi.
        Kentän ”{attribute}” arvo ei saa olla {compareValue}.
        Kentän ”{attribute}” on oltava eri kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo ei ole sallittu.
        Kentän ”{attribute}” arvoa ei voi verrata arvoon {compareValue}.
        Kentän ”{attribute}” arvoa ei voi verrata kentän ”{compareAttribute}” arvoon.
        Kentän ”{attribute}” arvoa ei voi verrata.
        Kentän ”{attribute}” arvo ei kelpaa.
        Kentän ”{attribute}” on sisällettävä ”{containedValue}”.
        Kentän ”{attribute}” arvo ei ole kelvollinen sijainti.
        Kentässä ”{attribute}” on oltava tasan {count} kohde.|Kentässä ”{attribute}” on oltava tasan {count} kohdetta.
        Kentässä ”{attribute}” on oltava vähintään {min} kohde.|Kentässä ”{attribute}” on oltava vähintään {min} kohdetta.
        Kentässä ”{attribute}” saa olla enintään {max} kohde.|Kentässä ”{attribute}” saa olla enintään {max} kohdetta.
        Kentän ”{attribute}” arvon on oltava luettelo.
        Kentän ”{attribute}” arvo ei ole kelvollinen maakoodi.
        Kentän ”{attribute}” arvo ei ole kelvollinen väri.
        Kentän ”{attribute}” arvo ei ole kelvollinen valuuttakoodi.
        Kentän ”{attribute}” arvo ei kelpaa.
        Kentän ”{attribute}” arvo ei ole kelvollinen data-URI.
        Kentän ”{attribute}” arvo ei ole kelvollinen päivämäärä.
        Kentän ”{attribute}” arvo ei saa olla aikaisempi kuin {earliest}.
        Kentän ”{attribute}” arvo ei saa olla myöhäisempi kuin {latest}.
        Kentän ”{attribute}” päivämäärän on oltava tulevaisuudessa.
        Kentän ”{attribute}” päivämäärän on oltava menneisyydessä.
        Kentän ”{attribute}” arvon on oltava myöhäisempi kuin {after}.
        Kentän ”{attribute}” arvon on oltava aikaisempi kuin {before}.
        Kentän ”{attribute}” päivämäärästä on oltava kulunut vähintään {minAge} vuosi.|Kentän ”{attribute}” päivämäärästä on oltava kulunut vähintään {minAge} vuotta.
        Kentän ”{attribute}” arvo ei ole kelvollinen päivämäärä ja kellonaika.
        Kentän ”{attribute}” arvo ei saa olla aikaisempi kuin {earliest}.
        Kentän ”{attribute}” arvo ei saa olla myöhäisempi kuin {latest}.
        Kentän ”{attribute}” päivämäärän on oltava tulevaisuudessa.
        Kentän ”{attribute}” päivämäärän on oltava menneisyydessä.
        Kentän ”{attribute}” arvon on oltava myöhäisempi kuin {after}.
        Kentän ”{attribute}” arvon on oltava aikaisempi kuin {before}.
        Kentän ”{attribute}” päivämäärästä on oltava kulunut vähintään {minAge} vuosi.|Kentän ”{attribute}” päivämäärästä on oltava kulunut vähintään {minAge} vuotta.
        Kentän ”{attribute}” arvon on oltava luku.
        Kentässä ”{attribute}” on oltava vähintään {min} desimaali.|Kentässä ”{attribute}” on oltava vähintään {min} desimaalia.
        Kentässä ”{attribute}” saa olla enintään {max} desimaali.|Kentässä ”{attribute}” saa olla enintään {max} desimaalia.
        Kentän ”{attribute}” arvo ei ole kelvollinen verkkotunnus.
        Kentän ”{attribute}” arvo ei ole kelvollinen kesto.
        Kentän ”{attribute}” arvo ei ole kelvollinen puhelinnumero.
        Kentän ”{attribute}” arvon on oltava luettelo.
        Kentän ”{attribute}” arvo ei ole kelvollinen EAN-koodi.
        Kentän ”{attribute}” arvo ei ole kelvollinen sähköpostiosoite.
        Kentän ”{attribute}” verkkotunnus ei ota vastaan sähköpostia.
        Kentän ”{attribute}” verkkotunnusta ei voitu tarkistaa.
        Kentän ”{attribute}” lopussa on oltava ”{suffix}”.
        Lomaketta ei tarkistettu.
        Kenttää ”{attribute}” ei lähetetty oikein: {reason}.
        Kenttää ”{attribute}” ei lähetetty oikein: {reason}.
        Kenttää ”{attribute}” ei lähetetty oikein: {reason}.
        Kentän ”{attribute}” arvo ei ole kelvollinen tiiviste.
        Kentän ”{attribute}” arvo ei ole kelvollinen heksadesimaaliarvo.
        Kentän ”{attribute}” arvo ei ole kelvollinen väri.
        Kentän ”{attribute}” arvo ei ole kelvollinen isäntänimi.
        Kentän ”{attribute}” arvo ei ole kelvollinen IBAN-tilinumero.
        Kentän ”{attribute}” arvo ei ole hyväksyttyjen joukossa.
        Kentän ”{attribute}” arvo ei ole sallittu.
        Kentän ”{attribute}” arvon on oltava kokonaisluku.
        Kentän ”{attribute}” arvo ei ole kelvollinen IP-osoite.
        Kentän ”{attribute}” arvo ei ole kelvollinen IRI.
        Kentän ”{attribute}” arvo ei ole kelvollinen IRI-viittaus.
        Kentän ”{attribute}” arvo ei ole kelvollinen ISBN-tunnus.
        Kentän ”{attribute}” arvo ei ole kelvollinen ISIN-koodi.
        Kentän ”{attribute}” arvo ei ole kelvollinen ISSN-tunnus.
        Kentän ”{attribute}” arvo ei ole kelvollinen JSON.
        Kentän ”{attribute}” arvo ei ole kelvollinen JSON-osoitin.
        Kentän ”{attribute}” arvo ei ole kelvollinen JSON Web Token.
        Kentän ”{attribute}” arvo ei ole kelvollinen kielikoodi.
        Kentän ”{attribute}” arvo ei ole kelvollinen sijainti.
        Kentän ”{attribute}” arvo ei ole kelvollinen leveysaste.
        Kentän ”{attribute}” arvo ei ole kelvollinen pituusaste.
        Kenttä ”{attribute}” on kirjoitettava pienillä kirjaimilla.
        Kentän ”{attribute}” arvo ei ole kelvollinen numero.
        Kentän ”{attribute}” arvo ei ole kelvollinen MAC-osoite.
        Kentän ”{attribute}” muoto ei ole odotettu.
        Kentässä ”{attribute}” on oltava numero.
        Kentässä ”{attribute}” on oltava pieni kirjain.
        Kentässä ”{attribute}” on oltava erikoismerkki.
        Kentässä ”{attribute}” on oltava iso kirjain.
        Kentän ”{attribute}” muoto ei ole sallittu.
        Kentän ”{attribute}” arvo on liian pitkä.
        Kentän ”{attribute}” arvo ei ole kelvollinen mediatyyppi.
        Kentän ”{attribute}” arvon on oltava jaollinen luvulla {divisor}.
        Kentän ”{attribute}” arvo ei ole kelvollinen Nano ID -tunniste.
        Kentän ”{attribute}” arvon on oltava pienempi kuin 0.
        Kentässä ”{attribute}” on liian monta tasoa.
        Kentän ”{attribute}” arvon on oltava objekti.
        Kentän ”{attribute}” arvo ei ole sallittu.
        Kentän ”{attribute}” arvon on oltava kokonaisluku.
        Kentän ”{attribute}” arvo saa olla enintään {max}.
        Kentän ”{attribute}” arvon on oltava pienempi kuin {max}.
        Kentän ”{attribute}” arvon on oltava vähintään {min}.
        Kentän ”{attribute}” arvon on oltava luku.
        Kentässä ”{attribute}” on oltava numero.
        Kentässä ”{attribute}” on oltava pieni kirjain.
        Kentässä ”{attribute}” on oltava erikoismerkki.
        Kentässä ”{attribute}” on oltava iso kirjain.
        Kentässä ”{attribute}” on oltava vähintään {min} merkki.|Kentässä ”{attribute}” on oltava vähintään {min} merkkiä.
        Kentän ”{attribute}” arvon on oltava tekstiä.
        Kentän ”{attribute}” arvo ei ole kelvollinen korttinumero.
        Kentän ”{attribute}” arvo ei ole kelvollinen porttinumero.
        Kentän ”{attribute}” arvon on oltava suurempi kuin 0.
        Kenttä ”{attribute}” saa sisältää vain tulostuvia merkkejä.
        Tietuetta ei voi lukea: {reason}.
        Kentän ”{attribute}” arvo ei ole kelvollinen suhteellinen JSON-osoitin.
        {attribute}: {message}
        Löytyi {count} ongelma.|Löytyi {count} ongelmaa.
        Kenttä ”{attribute}” on pakollinen.
        Kentän ”{attribute}” arvon on oltava {requiredValue}.
        Skenaariota ”{name}” ei ole.
        Skenaariota ”{name}” ei ole. Tarkoititko ”{suggestion}”?
        Kentän ”{attribute}” arvo ei ole kelvollinen versionumero.
        Kentän ”{attribute}” arvo ei ole kelvollinen slug.
        Kenttä ”{attribute}” sisältää merkkejä, jotka voivat johtaa lukijaa harhaan.
        Kentän ”{attribute}” alussa on oltava ”{prefix}”.
        Kentässä ”{attribute}” on oltava tasan {length} merkki.|Kentässä ”{attribute}” on oltava tasan {length} merkkiä.
        Kentässä ”{attribute}” saa olla enintään {max} merkki.|Kentässä ”{attribute}” saa olla enintään {max} merkkiä.
        Kentässä ”{attribute}” on oltava vähintään {min} merkki.|Kentässä ”{attribute}” on oltava vähintään {min} merkkiä.
        Kentän ”{attribute}” arvon on oltava tekstiä.
        Kentän ”{attribute}” arvo ei ole kelvollinen kellonaika.
        Kentän ”{attribute}” arvon on oltava myöhäisempi kuin {after}.
        Kentän ”{attribute}” arvon on oltava aikaisempi kuin {before}.
        Kentän ”{attribute}” arvo ei ole kelvollinen aikavyöhyke.
        Vanhentunut
        Virheellinen
        Ei täsmää
        Merkki puuttuu
        On oltava eri
        Ei ole luku
        Ei sallittu
        Ei tarkistettu
        Ei löytynyt
        Ei luettelossa
        Ei ole kokonaisluku
        Pakollinen
        Liian suuri
        Liian aikaisin
        Liian vähän
        Liian myöhään
        Liian pitkä
        Liian monta
        Liian lyhyt
        Liian pieni
        Ei luettavissa
        Kiellettyjä merkkejä
        Väärä määrä
        Väärä muoto
        Väärä pituus
        Väärä tyyppi
        Kentän ”{attribute}” arvo ei ole kelvollinen ULID-tunniste.
        Kenttä ”{attribute}” on kirjoitettava suurilla kirjaimilla.
        Kentän ”{attribute}” arvo ei ole kelvollinen URI.
        Kentän ”{attribute}” arvo ei ole kelvollinen URI-viittaus.
        Kentän ”{attribute}” arvo ei ole kelvollinen URI-malli.
        Kentän ”{attribute}” arvo ei ole kelvollinen URL-osoite.
        Kentän ”{attribute}” arvo ei ole kelvollinen UUID-tunniste.
        """#)
}
