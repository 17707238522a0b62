// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let fi = CatalogTable.read(
        "fi",
        #"""
        Kenttä ”{attribute}” on jätettävä tyhjäksi.
        Myös kenttä ”{attribute}” on pakollinen, koska on annettu: {given}.
        Kenttä ”{attribute}” saa sisältää vain kirjaimia.
        Kenttä ”{attribute}” saa sisältää vain kirjaimia (A–Z).
        Kenttä ”{attribute}” saa sisältää vain kirjaimia ja numeroita.
        Kenttä ”{attribute}” saa sisältää vain kirjaimia ja numeroita (A–Z, 0–9).
        Kentän ”{attribute}” arvo ei ole missään hyväksytyistä muodoista.
        Kenttä ”{attribute}” saa sisältää vain tarkkeettomia kirjaimia (A–Z), numeroita ja tavallisia välimerkkejä.
        Kentän ”{attribute}” arvo ei kelpaa. Tarkista se ja yritä uudelleen.
        Kenttää ”{attribute}” ei voitu tarkistaa. Yritä myöhemmin uudelleen.
        Kenttää ”{attribute}” ei ole vielä tarkistettu.
        Ongelma kentässä ”{attribute}”: {count}/{total} tietuetta. Enintään {limit} sallitaan.
        Ongelma kenttien {attributes} yhdistelmässä: {count}/{total} tietuetta. Enintään {limit} sallitaan.
        Kenttää ”{name}” ei ole.
        Kenttää ”{name}” ei ole. Tarkoititko ”{suggestion}”?
        Kentän ”{attribute}” arvon on oltava kelvollinen Base32-arvo (A–Z, 2–7).
        Kentän ”{attribute}” arvon on oltava kelvollinen Base64-arvo, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen BIC-koodi ({min} tai {max} merkkiä), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava joko {true} tai {false}.
        Kentän ”{attribute}” arvon on oltava kelvollinen viimeinen voimassaolopäivä, esimerkiksi {example}.
        Kentän ”{attribute}” päivämäärä on jo mennyt. Käytä korttia, joka ei ole vanhentunut.
        Kentän ”{attribute}” arvon on oltava kelvollinen turvakoodi ({min} tai {max} numeroa).
        Kentän ”{attribute}” arvon on oltava kelvollinen turvakoodi ({count} numeroa).
        Sarake ”{column}” ei ole sallittu.
        Sarake ”{column}” puuttuu.
        Sarake ”{column}” puuttuu. Solut on ilmeisesti eroteltu merkillä ”{delimiter}”.
        Sarake ”{column}” puuttuu. On olemassa sarake ”{suggestion}”.
        Sarakkeen ”{column}” nimi ei ole odotetussa muodossa.
        Sarakkeen ”{column}” on oltava sarakkeen ”{previous}” jälkeen.
        Sarake ”{column}” ei kuulu odotettuihin sarakkeisiin.
        Sarake ”{column}” ei kuulu odotettuihin sarakkeisiin. Tarkoititko ”{suggestion}”?
        Kentän ”{attribute}” arvon on oltava sama kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava täsmälleen sama kuin kentän ”{compareAttribute}” arvo.
        Kentän ”{attribute}” arvo ei ole se, joka vaaditaan. Tarkista se ja yritä uudelleen.
        Kentän ”{attribute}” arvon on oltava suurempi kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava suurempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvon on oltava myöhäisempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo on liian pieni.
        Kentän ”{attribute}” päivämäärä on liian aikainen.
        Kentän ”{attribute}” arvon on oltava myöhäisempi kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava suurempi tai yhtä suuri kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava suurempi tai yhtä suuri kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo ei saa olla aikaisempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo on liian pieni.
        Kentän ”{attribute}” päivämäärä on liian aikainen.
        Kentän ”{attribute}” arvo ei saa olla aikaisempi kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava pienempi kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava pienempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvon on oltava aikaisempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo on liian suuri.
        Kentän ”{attribute}” päivämäärä on liian myöhäinen.
        Kentän ”{attribute}” arvon on oltava aikaisempi kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava pienempi tai yhtä suuri kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava pienempi tai yhtä suuri kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo ei saa olla myöhäisempi kuin kentän ”{compareAttribute}”.
        Kentän ”{attribute}” arvo on liian suuri.
        Kentän ”{attribute}” päivämäärä on liian myöhäinen.
        Kentän ”{attribute}” arvo ei saa olla myöhäisempi kuin {compareValue}.
        Kentän ”{attribute}” arvo ei saa olla {compareValue}.
        Kentän ”{attribute}” arvon on oltava eri kuin kentän ”{compareAttribute}” arvo.
        Kentän ”{attribute}” arvo ei ole sallittu. Valitse toinen.
        Kentän ”{attribute}” arvon on oltava samaa tyyppiä kuin {compareValue}.
        Kentän ”{attribute}” arvon on oltava samaa tyyppiä kuin kentän ”{compareAttribute}” arvo.
        Kentän ”{attribute}” arvo on väärää tyyppiä.
        Kentän ”{attribute}” arvo ei kelpaa. Tarkista se ja yritä uudelleen.
        Kentän ”{attribute}” on sisällettävä ”{containedValue}”.
        Kentän ”{attribute}” on sisällettävä ”{containedValue}” vähintään {min} kerran.|Kentän ”{attribute}” on sisällettävä ”{containedValue}” vähintään {min} kertaa.
        Kentän ”{attribute}” on sisällettävä kelvollisia koordinaatteja, esimerkiksi {example}.
        Kentässä ”{attribute}” on oltava tasan {count} kohde.|Kentässä ”{attribute}” on oltava tasan {count} kohdetta.
        Kentän ”{attribute}” arvon on oltava täsmälleen yhdessä hyväksytyistä muodoista. Sopivien muotojen määrä: {count}.
        Kentässä ”{attribute}” on oltava vähintään {min} kohde.|Kentässä ”{attribute}” on oltava vähintään {min} kohdetta.
        Kentässä ”{attribute}” saa olla enintään {max} kohde.|Kentässä ”{attribute}” saa olla enintään {max} kohdetta.
        Kentän ”{attribute}” arvon on oltava luettelo.
        Kentän ”{attribute}” arvon on oltava kelvollinen maakoodi, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen cron-ajastus, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen CSS-väri, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen valuuttakoodi, esimerkiksi {example}.
        Kentän ”{attribute}” arvo ei kelpaa. Tarkista se ja yritä uudelleen.
        Kentän ”{attribute}” arvon on oltava kelvollinen data-URI, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen päivämäärä, esimerkiksi {example}.
        Kentän ”{attribute}” arvo ei saa olla aikaisempi kuin {earliest}.
        Kentän ”{attribute}” arvo ei saa olla myöhäisempi kuin {latest}.
        Kentän ”{attribute}” päivämäärän on oltava tulevaisuudessa.
        Kentän ”{attribute}” päivämäärän on oltava menneisyydessä.
        Kentän ”{attribute}” arvon on oltava myöhäisempi kuin {after}.
        Kentän ”{attribute}” arvon on oltava aikaisempi kuin {before}.
        Kentän ”{attribute}” päivämäärästä on oltava kulunut vähintään {minAge} vuosi.|Kentän ”{attribute}” päivämäärästä on oltava kulunut vähintään {minAge} vuotta.
        Kentän ”{attribute}” arvon on oltava kelvollinen päivämäärä ja kellonaika, esimerkiksi {example}.
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
        Kentässä ”{attribute}” on oltava vähintään {min} eri arvo.|Kentässä ”{attribute}” on oltava vähintään {min} eri arvoa.
        Kenttien {attributes} eri yhdistelmien määrän on oltava vähintään {min}.
        Kentässä ”{attribute}” saa olla enintään {max} eri arvo.|Kentässä ”{attribute}” saa olla enintään {max} eri arvoa.
        Kenttien {attributes} eri yhdistelmien määrä saa olla enintään {max}.
        Kentän ”{attribute}” arvon on oltava kelvollinen verkkotunnus, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen kesto, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen puhelinnumero (maakoodin kanssa), esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava luettelo.
        Kentän ”{attribute}” arvon on oltava kelvollinen {name}-koodi. Tarkista numerot.
        Kentän ”{attribute}” arvon on oltava kelvollinen sähköpostiosoite, esimerkiksi {example}.
        Kentän ”{attribute}” verkkotunnus ei ota vastaan sähköpostia. Tarkista @-merkin jälkeinen osa.
        Kentän ”{attribute}” verkkotunnuksessa näyttää olevan kirjoitusvirhe. Tarkista @-merkin jälkeinen osa.
        Kentän ”{attribute}” verkkotunnusta ei voitu tarkistaa. Yritä myöhemmin uudelleen.
        Kentän ”{attribute}” lopussa on oltava ”{suffix}”.
        Kentän ”{attribute}” arvoa ei löytynyt tiedostosta ”{source}”.
        Kentän ”{attribute}” arvoa ei löytynyt sarakkeesta ”{column}”.
        Kenttien {attributes} yhdistelmää ei löytynyt sarakkeista ”{column}”.
        Kenttien {attributes} yhdistelmää ei löytynyt tiedostosta ”{source}”.
        Lomaketta ei voitu tarkistaa. Yritä uudelleen.
        Kenttää ”{attribute}” ei voitu lukea. Lähetä lomake uudelleen.
        Kenttää ”{attribute}” ei voitu lukea. Lähetä lomake uudelleen.
        Kenttää ”{attribute}” ei voitu lukea. Lähetä lomake uudelleen.
        Kentän ”{attribute}” arvon on oltava kelvollinen tiiviste ({name}).
        Kentän ”{attribute}” arvon on oltava kelvollinen heksadesimaaliarvo (0–9, A–F, pareittain).
        Kentän ”{attribute}” arvon on oltava kelvollinen heksadesimaalinen väri, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen isäntänimi, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen IBAN-tilinumero. Tarkista, ettei siinä ole kirjoitusvirheitä.
        Kentän ”{attribute}” arvo ei ole hyväksyttyjen joukossa. Valitse toinen.
        Kentän ”{attribute}” arvo ei ole sallittu. Valitse toinen.
        Kentän ”{attribute}” arvo ei ole hyväksyttyjen joukossa: {values}.
        Kentän ”{attribute}” arvon on oltava kokonaisluku.
        Kentän ”{attribute}” arvon on oltava kokonaisluku ilman desimaaleja.
        Kentän ”{attribute}” arvon on oltava kelvollinen IP-osoite, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen IRI, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen IRI-viittaus, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen {name}-tunnus. Tarkista numerot.
        Kentän ”{attribute}” arvon on oltava kelvollinen ISIN-koodi. Tarkista, ettei siinä ole kirjoitusvirheitä.
        Kentän ”{attribute}” arvon on oltava kelvollinen ISSN-tunnus. Tarkista numerot.
        Kentän ”{attribute}” arvon on oltava kelvollinen JSON.
        Kentän ”{attribute}” arvon on oltava kelvollinen JSON-osoitin, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen JSON Web Token.
        Kentän ”{attribute}” arvon on oltava objekti.
        Kentän ”{attribute}” arvon on oltava kelvollinen kielikoodi, esimerkiksi {example}.
        Kentän ”{attribute}” on sisällettävä kelvollisia koordinaatteja, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen leveysaste väliltä {min}–{max}.
        Kentän ”{attribute}” arvon on oltava kelvollinen pituusaste väliltä {min}–{max}.
        Kenttä ”{attribute}” on kirjoitettava pienillä kirjaimilla.
        Kentän ”{attribute}” arvon on oltava kelvollinen numero. Tarkista numerot.
        Kentän ”{attribute}” arvon on oltava kelvollinen MAC-osoite, esimerkiksi {example}.
        Kentän ”{attribute}” arvo ei ole odotetussa muodossa.
        Kentässä ”{attribute}” on oltava numero.
        Kentässä ”{attribute}” on oltava pieni kirjain.
        Kentässä ”{attribute}” on oltava erikoismerkki, esimerkiksi ! tai %.
        Kentässä ”{attribute}” on oltava iso kirjain.
        Kentän ”{attribute}” arvo ei ole odotetussa muodossa. Esimerkki: {example}.
        Kentän ”{attribute}” arvo on muodossa, joka ei ole sallittu.
        Kentän ”{attribute}” arvo on liian pitkä. Lyhennä tekstiä.
        Kentän ”{attribute}” arvon on oltava kelvollinen mediatyyppi, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava jaollinen luvulla {divisor}.
        Kentän ”{attribute}” arvon on oltava kelvollinen Nano ID -tunniste, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen Nano ID -tunniste.
        Kentän ”{attribute}” arvon on oltava pienempi kuin {limit}.
        Kentässä ”{attribute}” on liian monta tasoa.
        Kentän ”{attribute}” arvon on oltava objekti.
        Kentän ”{attribute}” arvo ei ole sallittu. Valitse toinen.
        Kentän ”{attribute}” arvon on oltava kokonaisluku.
        Kentän ”{attribute}” arvon on oltava kokonaisluku ilman desimaaleja.
        Kentän ”{attribute}” arvo saa olla enintään {max}.
        Kentän ”{attribute}” arvon on oltava pienempi kuin {max}.
        Kentän ”{attribute}” arvon on oltava vähintään {min}.
        Kentän ”{attribute}” arvon on oltava luku.
        Kentässä ”{attribute}” on oltava numero.
        Kentässä ”{attribute}” on oltava pieni kirjain.
        Kentässä ”{attribute}” on oltava erikoismerkki, esimerkiksi ! tai %.
        Kentässä ”{attribute}” on oltava iso kirjain.
        Kentässä ”{attribute}” on oltava vähintään {min} merkki.|Kentässä ”{attribute}” on oltava vähintään {min} merkkiä.
        Kentän ”{attribute}” arvon on oltava tekstiä.
        Kentän ”{attribute}” arvon on oltava kelvollinen korttinumero. Tarkista numerot.
        Kentän ”{attribute}” arvon on oltava kelvollinen korttinumero ({name}). Tarkista numerot.
        Kentän ”{attribute}” arvon on oltava kelvollinen porttinumero väliltä {min}–{max}.
        Kentän ”{attribute}” arvon on oltava suurempi kuin {limit}.
        Kenttä ”{attribute}” sisältää merkkejä, joita ei voi näyttää, kuten sarkaimia tai rivinvaihtoja. Poista ne.
        Kenttä ”{attribute}” saa sisältää vain tarkkeettomia kirjaimia (A–Z), numeroita ja tavallisia välimerkkejä.
        IP-osoite ei ole sallittu
        \u ilman neljää heksadesimaalinumeroa
        prosenttimerkki ilman kahta heksadesimaalinumeroa
        isäntäbittejä asetettu
        taulukkoa ei ole suljettu
        korttimerkkiä ei hyväksytä
        tavujärjestysmerkki keskellä tekstiä
        peruutettu
        merkki ei ole sallittu
        merkki ei ole sallittu tässä kohdassa
        sulkeva hakasulje ei täsmää
        sulkeva hakasulje puuttuu
        sulkeva hakasulje ilman avaavaa
        kaksoispiste puuttuu avaimen jälkeen
        yhdistyvä merkki ilman kirjainta
        pilkku viimeisen arvon jälkeen
        pilkku puuttuu
        pilkku ilman arvoa sen edellä
        kommentti
        ohjausmerkki
        ohjausmerkki merkkijonossa
        maata ei hyväksytä
        näyttönimi ei ole lainausmerkeissä
        verkkotunnus liian pitkä
        kahdentunut avain
        tyhjä
        tyhjä osa
        vanhentunut
        fragmentti ei ole sallittu
        puolikas sijaismerkkipari
        heksadesimaaliluku
        tunti sallitun alueen ulkopuolella
        virheellinen Punycode
        virheellinen UTF-8
        virheellinen ylätason verkkotunnus
        näkymätön merkki
        kahdentunut avain
        kaksi avainta samalle kentälle
        ei ole objekti
        virheellinen UTF-8
        sen nimi on ristiriidassa toisen kanssa
        sen nimi ei kerro, mihin alkioon se kuuluu
        solujen määrä ei vastaa sarakkeita
        avain ei ole merkkijono
        avain ei ole lainausmerkeissä
        nolla alussa
        rivinvaihto ei ole sallittu
        vastausta ei voi lukea
        minuutti sallitun alueen ulkopuolella
        piste väärässä paikassa
        yhdysmerkki väärässä paikassa
        osa väärässä paikassa
        erotin väärässä paikassa
        numerot sekaisin
        kirjoitusjärjestelmät sekaisin
        erottimet sekaisin
        kirjoitussuunnat sekaisin
        useampi kuin yksi arvo
        nimi puuttuu
        liian syvä sisäkkäisyys
        ristikkomerkki puuttuu
        AM tai PM puuttuu
        P puuttuu alusta
        T puuttuu kellonajan edeltä
        ei vastausta ajoissa
        @-merkki puuttuu
        verkkotunnus puuttuu
        yhtäsuuruusmerkki puuttuu
        palvelimen nimi puuttuu
        yhdysmerkki puuttuu
        kieli puuttuu
        tähän aikaan ei ole karkaussekuntia
        ei sähköpostipalvelinta
        mediatyyppi puuttuu
        kuukauden nimi puuttuu
        aikaero puuttuu
        plusmerkki puuttuu
        etuliitteen pituus puuttuu
        skeema puuttuu
        sekunnit puuttuvat
        erottimet puuttuvat
        palvelimeen ei saatu yhteyttä
        allekirjoitus puuttuu
        vinoviiva puuttuu
        alustalla ei ole pistokkeita
        alatyyppi puuttuu
        väriavaruutta ei ole olemassa
        maata ei ole olemassa
        valuuttaa ei ole olemassa
        päivää ei ole olemassa
        verkkotunnusta ei ole olemassa
        kieltä ei ole olemassa
        kuukautta ei ole olemassa
        numeroa ei ole olemassa
        aluetta ei ole olemassa
        kirjoitusjärjestelmää ei ole olemassa
        aikavyöhykettä ei ole olemassa
        yksikköä ei ole olemassa
        muunnelmaa ei ole olemassa
        kellonaika puuttuu
        yksikkö puuttuu
        käyttäjänimi puuttuu
        ei arvoa
        viikonpäivän nimi puuttuu
        muu kuin ASCII-merkki
        ei ole Base64
        ei ole Base64url
        virheellinen UTF-8
        ei ole URL-osoite
        ei ole väri
        ei ole numero
        ei ole verkkotunnus
        ei ole heksadesimaalinumero
        ei ole kirjain
        ei ole kirjain eikä numero
        ei ole kuukausi ja vuosi
        ei ole monikerta
        ei ole luku
        ei ole IP-osoite
        ei ole IPv4-osoite
        ei ole IPv6-osoite
        ei ole taulukko
        ei objektien taulukko eikä objekti
        ei ole objekti
        ei ole tulevaisuudessa
        ei ole menneisyydessä
        ei ole pienin kirjaimin
        ei ole negatiivinen
        ei ole normalisoitu (NFC)
        ei ole positiivinen
        ei ole tulostettava
        ei ole tekstiä
        ei ole kolmea osaa
        ei ole kahta lukua
        ei ole suurin kirjaimin
        ei ole kokonaisluku
        @-merkkiä edeltävä osa puuttuu
        luku ei ole äärellinen
        epätäydellinen luku
        luvun alussa on nolla
        luvun edessä on plusmerkki
        luku ilman numeroa ennen pistettä
        objektia ei ole suljettu
        pariton määrä numeroita
        aikaero sallitun alueen ulkopuolella
        sallitun alueen ulkopuolella
        täyte ei ole sallittu
        @-merkkiä edeltävä osa liian pitkä
        toistuva osa
        osa liian pitkä
        osat ovat ristiriidassa
        portti ei ole luku
        portti ei ole sallittu
        portti sallitun alueen ulkopuolella
        etuliitteen pituus ei ole sallittu
        kyselyosa ei ole sallittu
        lainausmerkit eivät ole sallittuja
        palvelin kieltäytyi
        toistuva tarke
        skeema ei ole sallittu
        sekunti sallitun alueen ulkopuolella
        palvelinvirhe
        välilyönti ei ole sallittu
        merkkijono puolilainausmerkeissä
        merkkijonoa ei ole suljettu
        ei vastaanota sähköpostia
        tekstiä lopun jälkeen
        liian aikaisin
        liian vähän desimaaleja
        liian vähän numeroita
        liian vähän osia
        liian myöhään
        liian pitkä
        liian monta desimaalia
        liikaa numeroita
        liian monta osaa
        liian lyhyt
        liian nuori
        kaksi pistettä peräkkäin
        tyyppiä ei hyväksytä
        odottamaton merkki
        odottamaton loppu
        yksikkö jätetty pois
        yksiköt väärässä järjestyksessä
        tuntematon ohjaussarja merkkijonossa
        tuntematon sana
        käyttäjätiedot eivät ole sallittuja
        arvo puuttuu
        viikkoja muiden yksiköiden kanssa
        väärä tarkistenumero
        väärä tarkistenumero
        väärä pituus
        väärä määrä numeroita
        väärä täyte
        väärä etuliite
        väärä yksikkö
        väärä muunnelma
        väärä versio
        väärä viikonpäivä
        vuosi sallitun alueen ulkopuolella
        vyöhyke ei ole sallittu
        Tietuetta ei voi lukea: {reason}.
        Rivillä on {found} solu, kun pitäisi olla {expected}. Tarkista erottimet ja lainausmerkit.|Rivillä on {found} solua, kun pitäisi olla {expected}. Tarkista erottimet ja lainausmerkit.
        Tietuetta ei voi lukea: {reason} (sarake {column}).
        Tietuetta ei voi lukea: {reason} (rivi {line}, sarake {column}).
        Tietuetta ei voi lukea: pidempi kuin {max} MiB.
        Tietueita on oltava vähintään {min}.|Tietueita on oltava vähintään {min}.
        Hyväksyttyjen kohteiden määrän kentässä ”{attribute}” on oltava vähintään {min}. Nyt määrä on {count}.
        Tietueita saa olla enintään {max}.|Tietueita saa olla enintään {max}.
        Hyväksyttyjen kohteiden määrä kentässä ”{attribute}” saa olla enintään {max}. Nyt määrä on {count}.
        Kentän ”{attribute}” arvon on oltava kelvollinen suhteellinen JSON-osoitin, esimerkiksi {example}.
        {attribute}: {message}
        Tarkoititko ”{suggestion}”?
        Tarkoititko {suggestion}?
        Löytyi {count} ongelma.|Löytyi {count} ongelmaa.
        Kenttä ”{attribute}” on pakollinen.
        ”{attribute}” on hyväksyttävä.
        Kentän ”{attribute}” arvon on oltava {requiredValue}.
        Skenaariota ”{name}” ei ole.
        Skenaariota ”{name}” ei ole. Tarkoititko ”{suggestion}”?
        Kentän ”{attribute}” arvon on oltava kelvollinen versionumero, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava {expected}, sarjan seuraava.
        Kentän ”{attribute}” arvon on oltava kokonaisluku.
        Kentän ”{attribute}” arvon on oltava kelvollinen päivämäärä, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kokonaisluku ilman desimaaleja.
        Kenttä ”{attribute}” saa sisältää vain pieniä kirjaimia (a–z), numeroita ja niiden välissä yksittäisiä yhdysmerkkejä.
        Kenttä ”{attribute}” saa sisältää vain pieniä kirjaimia (a–z), numeroita ja niiden välissä yksittäisiä yhdys- tai alaviivoja.
        Kentän ”{attribute}” arvo on väärässä järjestyksessä. Sen paikka on ennen riviä {previousLine}.
        Kentän ”{attribute}” arvo on väärää tyyppiä.
        Kentän ”{attribute}” arvon on oltava kelvollinen päivämäärä, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava luku.
        Kentän ”{attribute}” arvo ei saa olla sama kuin rivillä {previousLine}.
        Kentän ”{attribute}” arvo on väärässä järjestyksessä. Sen paikka on ennen tietuetta {previousRecord}.
        Kentän ”{attribute}” arvo ei saa olla sama kuin tietueessa {previousRecord}.
        Kenttien {attributes} yhdistelmä on väärässä järjestyksessä. Sen paikka on ennen tietuetta {previousRecord}.
        Kenttien {attributes} yhdistelmä ei saa olla sama kuin tietueessa {previousRecord}.
        Kenttien {attributes} yhdistelmä on väärässä järjestyksessä. Sen paikka on ennen riviä {previousLine}.
        Kenttien {attributes} yhdistelmä ei saa olla sama kuin rivillä {previousLine}.
        Kenttä ”{attribute}” sekoittaa aakkostoja tai sisältää piilomerkkejä. Käytä vain yhden aakkoston kirjaimia.
        Kentän ”{attribute}” alussa on oltava ”{prefix}”.
        Kentässä ”{attribute}” on oltava tasan {length} merkki.|Kentässä ”{attribute}” on oltava tasan {length} merkkiä.
        Kentässä ”{attribute}” on oltava tasan {length} tavu.|Kentässä ”{attribute}” on oltava tasan {length} tavua.
        Kentässä ”{attribute}” saa olla enintään {max} merkki.|Kentässä ”{attribute}” saa olla enintään {max} merkkiä.
        Kentässä ”{attribute}” saa olla enintään {max} tavu.|Kentässä ”{attribute}” saa olla enintään {max} tavua.
        Kentässä ”{attribute}” on oltava vähintään {min} merkki.|Kentässä ”{attribute}” on oltava vähintään {min} merkkiä.
        Kentässä ”{attribute}” on oltava vähintään {min} tavu.|Kentässä ”{attribute}” on oltava vähintään {min} tavua.
        Kentän ”{attribute}” arvon on oltava tekstiä.
        Kentän ”{attribute}” arvon on oltava kelvollinen kellonaika, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava myöhäisempi kuin {after}.
        Kentän ”{attribute}” arvon on oltava aikaisempi kuin {before}.
        Kentän ”{attribute}” arvon on oltava kelvollinen aikavyöhyke, esimerkiksi {example}.
        Ei yksilöllinen
        Vanhentunut
        Virheellinen
        Ei täsmää
        Merkki puuttuu
        Mahdollinen kirjoitusvirhe
        On oltava eri
        Ei ole luku
        Ei sallittu
        Ei tarkistettu
        Ei löytynyt
        Ei luettelossa
        Ei ole kokonaisluku
        Väärä järjestys
        Pakollinen
        Liian suuri
        Liian aikaisin
        Liian vähän
        Liian myöhään
        Liian pitkä
        Liian monta
        Liian tuore päivämäärä
        Liian lyhyt
        Liian pieni
        Ei luettavissa
        Kiellettyjä merkkejä
        Väärä määrä
        Väärä muoto
        Väärä pituus
        Väärä tyyppi
        Kentän ”{attribute}” arvon on oltava kelvollinen ULID-tunniste, esimerkiksi {example}.
        Kentällä ”{attribute}” ei ole arvoa, eikä sitä voi antaa tässä.
        Kentän ”{attribute}” arvon on oltava yksilöllinen. Sama arvo on jo rivillä {firstLine}.
        Kentän ”{attribute}” arvon on oltava yksilöllinen. Sama arvo on jo tietueessa {firstRecord}.
        Kenttien {attributes} yhdistelmän on oltava yksilöllinen. Sama yhdistelmä on jo tietueessa {firstRecord}.
        Kentän ”{attribute}” arvon on oltava yksilöllinen.
        Kenttien {attributes} yhdistelmän on oltava yksilöllinen.
        Kenttien {attributes} yhdistelmän on oltava yksilöllinen. Sama yhdistelmä on jo rivillä {firstLine}.
        Kentässä ”{attribute}” ei saa olla samaa kohdetta kahdesti. Kohteet {first} ja {second} ovat samat.
        Kentän ”{attribute}” arvon on oltava luettelo.
        Kenttä ”{attribute}” on kirjoitettava suurilla kirjaimilla.
        Kentän ”{attribute}” arvon on oltava kelvollinen URI, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen URI-viittaus, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen URI-malli, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen URL-osoite, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen {name}-tunniste, esimerkiksi {example}.
        Kentän ”{attribute}” arvon on oltava kelvollinen UUID-tunniste.
        Kentän ”{attribute}” arvon on oltava objekti.
        Kentän ”{attribute}” arvon on oltava kelvollinen ajoneuvon valmistenumero (VIN). Tarkista, ettei siinä ole kirjoitusvirheitä.
        epätosi
        (tyhjä)
        tosi
        arvo
        """#)
}
