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
        valid Kelvolliset tietueet
        invalid Virheelliset tietueet
        errors Virheet
        warnings Varoitukset ja huomautukset
        known Ennestään tunnetut
        leftOut Sääntöjen ulkopuolelle jätetyt
        clean Virheitä ei löytynyt.
        stopped Tarkistus keskeytettiin. Kaikki luvut koskevat luettua osaa.
        failures Ei voitu tarkistaa
        unseen Attribuutit, joita ei ole missään tietueessa
        violations Rikkomukset
        byAttribute Rikkomukset attribuuteittain
        byRule Rikkomukset säännöittäin
        attribute Attribuutti
        rule Sääntö
        code Koodi
        severity Vakavuus
        error Virhe
        warning Varoitus
        info Huomautus
        first Ensimmäinen kohta
        others Muut
        samples Esimerkit
        hidden Arvot on piilotettu.
        line Rivi
        record Tietue
        message Viesti
        value Arvo
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
        shapes Yleisimmät muodot
        legend Muodoissa A tarkoittaa isoa kirjainta, a muuta kirjainta, 9 numeroa, ⁺ useita niitä ja … mitä tahansa.
        """
}
