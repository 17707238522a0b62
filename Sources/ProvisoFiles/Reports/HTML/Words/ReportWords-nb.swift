extension ReportWords {
    static let nb: StaticString = """
        title Kontrollrapport for data
        overview Oversikt
        rules Regler
        scenario Scenario
        file Fil
        files Filer
        time Tidspunkt
        records Poster
        valid Gyldige poster
        invalid Poster med feil
        errors Feil
        warnings Advarsler og merknader
        known Kjent fra før
        leftOut Utelatt av reglene
        clean Ingen feil ble funnet.
        stopped Kontrollen ble stoppet før tiden. Alle tall gjelder den delen som ble lest.
        failures Kunne ikke kontrolleres
        unseen Attributter som ingen post har
        violations Brudd
        byAttribute Brudd etter attributt
        byRule Brudd etter regel
        attribute Attributt
        rule Regel
        code Kode
        severity Alvorlighetsgrad
        error Feil
        warning Advarsel
        info Merknad
        first Først i
        others Øvrige
        samples Eksempler
        hidden Verdiene er skjult.
        line Linje
        record Post
        message Melding
        value Verdi
        columns Kolonner
        moreColumns Flere kolonner vises ikke.
        sensitive Følsomt: innholdet vises ikke.
        missing Mangler
        empty Tom
        integer Heltall
        decimal Desimaltall
        boolean Sann eller usann
        date Dato
        dateTime Dato og klokkeslett
        text Tekst
        list Liste
        object Objekt
        distinct Ulike verdier
        length Tegn
        range Område
        shapes Vanligste former
        legend I former står A for en stor bokstav, a for en annen bokstav, 9 for et siffer, ⁺ for flere av dem og … for hva som helst.
        """
}
