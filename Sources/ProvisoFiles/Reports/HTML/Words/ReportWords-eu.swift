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
        valid Erregistro baliozkoak
        invalid Erroreak dituzten erregistroak
        errors Erroreak
        warnings Abisuak eta oharrak
        known Lehendik ezagunak
        leftOut Arauek kanpoan utziak
        clean Ez da errorerik aurkitu.
        stopped Egiaztapena amaitu baino lehen gelditu da. Zenbaki guztiak irakurritako zatiari dagozkio.
        failures Ezin izan da egiaztatu
        unseen Erregistro batek ere ez dituen atributuak
        violations Urraketak
        byAttribute Urraketak atributuka
        byRule Urraketak arauka
        attribute Atributua
        rule Araua
        code Kodea
        severity Larritasuna
        error Errorea
        warning Abisua
        info Oharra
        first Lehen agerpena
        others Besteak
        samples Adibideak
        hidden Balioak ezkutatuta daude.
        line Lerroa
        record Erregistroa
        message Mezua
        value Balioa
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
        shapes Forma ohikoenak
        legend Formetan, A letra larri bat da, a beste letra bat, 9 zifra bat, ⁺ horietako batzuk eta … edozer.
        """
}
