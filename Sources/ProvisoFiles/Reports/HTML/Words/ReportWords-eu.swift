extension ReportWords {
    static let eu: StaticString = """
        title Datuen egiaztapen-txostena
        overview Laburpena
        rules Arauak
        scenario Eszenatokia
        file Fitxategia
        files Fitxategiak
        time Unea
        records Erregistroak
        valid Errorerik gabeko erregistroak
        invalid Erroreak dituzten erregistroak
        errors Erroreak
        warnings Abisuak eta oharrak
        known Lehendik ezagunak
        leftOut Arauek kanpoan utziak
        headline {errors} {share}
        errorCount one=errore #|other=# errore
        warningCount one=abisu #|other=# abisu
        share other=(# erregistrotik @)
        noErrors errorerik ez
        stopped Egiaztapena amaitu baino lehen gelditu da. Zenbaki guztiak irakurritako zatiari dagozkio.
        failures Egiaztatu ezin izan diren fitxategiak
        otherFile Badirudi arauak beste fitxategi baterako direla.
        unseen Fitxategian falta diren zutabeak
        unruled Inolako arauk aipatzen ez dituen zutabeak
        toFix Zer zuzendu
        column Zutabea
        info Oharra
        others Besteak
        hidden Balioak ezkutatuta daude.
        line Lerroa
        lines Lerroak
        record Erregistroa
        message Mezua
        value Balioa
        count Kopurua
        columns Zutabeak
        moreColumns Gainerako zutabeak ez dira erakusten.
        sensitive Isilpekoa: edukia ez da erakusten.
        missing Falta da
        empty Hutsik
        integer Zenbaki osoa
        decimal Zenbaki hamartarra
        boolean Egia edo gezurra
        date Data
        dateTime Data eta ordua
        text Testua
        list Zerrenda
        object Objektua
        distinct Balio desberdinak
        length Karaktereak
        range Tartea
        patterns Eredu ohikoenak
        legend Ereduetan, A letra larri bat da, a beste letra bat, 9 zifra bat, ⁺ horietako batzuk eta … edozein karaktere.
        """
}
