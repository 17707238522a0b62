extension ReportWords {
    static let lt: StaticString = """
        title Duomenų tikrinimo ataskaita
        overview Apžvalga
        rules Taisyklės
        scenario Scenarijus
        file Failas
        files Failai
        time Laikas
        records Įrašai
        valid Įrašai be klaidų
        invalid Įrašai su klaidomis
        errors Klaidos
        warnings Įspėjimai ir pastabos
        known Žinoma iš anksčiau
        leftOut Praleista pagal taisykles
        headline {errors} {share}
        errorCount one=# klaida|few=# klaidos|many=# klaidos|other=# klaidų
        warningCount one=# įspėjimas|few=# įspėjimai|many=# įspėjimo|other=# įspėjimų
        share one=(@ iš # įrašo)|other=(@ iš # įrašų)
        noErrors klaidų nėra
        stopped Tikrinimas sustabdytas anksčiau laiko. Visi skaičiai taikomi perskaitytai daliai.
        failures Failai, kurių nepavyko patikrinti
        otherFile Atrodo, kad taisyklės skirtos kitam failui.
        unseen Stulpeliai, kurių faile trūksta
        unruled Stulpeliai, kurių nemini jokia taisyklė
        toFix Ką taisyti
        column Stulpelis
        info Pastaba
        others Kiti
        hidden Reikšmės paslėptos.
        line Eilutė
        lines Eilutės
        record Įrašas
        message Pranešimas
        value Reikšmė
        count Kiekis
        columns Stulpeliai
        moreColumns Kiti stulpeliai nerodomi.
        sensitive Slapta: turinys nerodomas.
        missing Trūksta
        empty Tuščia
        integer Sveikasis skaičius
        decimal Dešimtainis skaičius
        boolean Tiesa arba netiesa
        date Data
        dateTime Data ir laikas
        text Tekstas
        list Sąrašas
        object Objektas
        distinct Skirtingos reikšmės
        length Ženklai
        range Intervalas
        patterns Dažniausi šablonai
        legend Šablonuose A reiškia didžiąją raidę, a – kitą raidę, 9 – skaitmenį, ⁺ – kelis iš jų, … – bet kokius ženklus.
        """
}
