extension ReportWords {
    static let fi: StaticString = """
        title Tietojen tarkistusraportti
        overview Yhteenveto
        rules Säännöt
        scenario Skenaario
        file Tiedosto
        files Tiedostot
        time Ajankohta
        records Tietueet
        valid Virheettömät tietueet
        invalid Virheelliset tietueet
        errors Virheet
        warnings Varoitukset ja huomautukset
        known Ennestään tunnetut
        leftOut Sääntöjen ulkopuolelle jätetyt
        headline {errors} {share}
        errorCount one=# virhe|other=# virhettä
        warningCount one=# varoitus|other=# varoitusta
        share one=(@/# tietue)|other=(@/# tietuetta)
        noErrors ei virheitä
        stopped Tarkistus keskeytettiin. Kaikki luvut koskevat luettua osaa.
        failures Tiedostot, joita ei voitu tarkistaa
        otherFile Säännöt näyttävät olevan toista tiedostoa varten.
        unseen Sarakkeet, jotka puuttuvat tiedostosta
        unruled Sarakkeet, joita mikään sääntö ei mainitse
        toFix Korjattavaa
        column Sarake
        info Huomautus
        others Muut
        hidden Arvot on piilotettu.
        line Rivi
        lines Rivit
        record Tietue
        message Viesti
        value Arvo
        count Määrä
        columns Sarakkeet
        moreColumns Muita sarakkeita ei näytetä.
        sensitive Arkaluonteinen: sisältöä ei näytetä.
        missing Puuttuu
        empty Tyhjä
        integer Kokonaisluku
        decimal Desimaaliluku
        boolean Tosi tai epätosi
        date Päivämäärä
        dateTime Päivämäärä ja aika
        text Teksti
        list Luettelo
        object Objekti
        distinct Eri arvoja
        length Merkkejä
        range Väli
        patterns Yleisimmät mallit
        legend Malleissa A tarkoittaa isoa kirjainta, a muuta kirjainta, 9 numeroa, ⁺ useita niitä ja … mitä tahansa merkkejä.
        """
}
