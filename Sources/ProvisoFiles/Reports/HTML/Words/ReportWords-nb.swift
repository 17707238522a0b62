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
        valid Poster uten feil
        invalid Poster med feil
        errors Feil
        warnings Advarsler og merknader
        known Kjent fra før
        leftOut Utelatt av reglene
        headline {errors} {share}
        errorCount other=# feil
        warningCount one=# advarsel|other=# advarsler
        share one=i @ av # post|other=i @ av # poster
        noErrors ingen feil
        stopped Kontrollen ble stoppet før tiden. Alle tall gjelder den delen som ble lest.
        failures Filer som ikke kunne kontrolleres
        otherFile Reglene ser ut til å være for en annen fil.
        unseen Kolonner som mangler i filen
        unruled Kolonner som ingen regel nevner
        toFix Hva som må rettes
        column Kolonne
        info Merknad
        others Øvrige
        hidden Verdiene er skjult.
        line Linje
        lines Linjer
        record Post
        message Melding
        value Verdi
        count Antall
        columns Kolonner
        moreColumns Det finnes flere kolonner som ikke vises.
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
        patterns Vanligste mønstre
        legend I mønstrene står A for en stor bokstav, a for en annen bokstav, 9 for et siffer, ⁺ for flere av dem og … for vilkårlige tegn.
        """
}
