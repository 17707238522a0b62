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
        valid Tinkami įrašai
        invalid Įrašai su klaidomis
        errors Klaidos
        warnings Įspėjimai ir pastabos
        known Žinoma iš anksčiau
        leftOut Praleista pagal taisykles
        clean Klaidų nerasta.
        stopped Tikrinimas sustabdytas anksčiau laiko. Visi skaičiai taikomi perskaitytai daliai.
        failures Nepavyko patikrinti
        unseen Atributai, kurių neturi joks įrašas
        violations Pažeidimai
        byAttribute Pažeidimai pagal atributą
        byRule Pažeidimai pagal taisyklę
        attribute Atributas
        rule Taisyklė
        code Kodas
        severity Svarba
        error Klaida
        warning Įspėjimas
        info Pastaba
        first Pirmą kartą
        others Kiti
        samples Pavyzdžiai
        hidden Reikšmės paslėptos.
        line Eilutė
        record Įrašas
        message Pranešimas
        value Reikšmė
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
        shapes Dažniausios formos
        legend Formose A reiškia didžiąją raidę, a – kitą raidę, 9 – skaitmenį, ⁺ – kelis iš jų, … – bet ką.
        """
}
