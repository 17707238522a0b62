extension ReportWords {
    static let lv: StaticString = """
        title Datu pārbaudes pārskats
        overview Kopsavilkums
        rules Noteikumi
        scenario Scenārijs
        file Fails
        files Faili
        time Laiks
        records Ieraksti
        valid Derīgi ieraksti
        invalid Ieraksti ar kļūdām
        errors Kļūdas
        warnings Brīdinājumi un piezīmes
        known Jau zināms
        leftOut Izlaists saskaņā ar noteikumiem
        clean Kļūdas netika atrastas.
        stopped Pārbaude tika pārtraukta pirms beigām. Visi skaitļi attiecas uz nolasīto daļu.
        failures Neizdevās pārbaudīt
        unseen Atribūti, kuru nav nevienam ierakstam
        violations Pārkāpumi
        byAttribute Pārkāpumi pēc atribūta
        byRule Pārkāpumi pēc noteikuma
        attribute Atribūts
        rule Noteikums
        code Kods
        severity Nopietnība
        error Kļūda
        warning Brīdinājums
        info Piezīme
        first Pirmoreiz
        others Citi
        samples Piemēri
        hidden Vērtības ir paslēptas.
        line Rinda
        record Ieraksts
        message Ziņojums
        value Vērtība
        columns Kolonnas
        moreColumns Pārējās kolonnas nav parādītas.
        sensitive Sensitīvs: saturs nav parādīts.
        missing Trūkst
        empty Tukšs
        integer Vesels skaitlis
        decimal Decimālskaitlis
        boolean Patiess vai aplams
        date Datums
        dateTime Datums un laiks
        text Teksts
        list Saraksts
        object Objekts
        distinct Dažādas vērtības
        length Rakstzīmes
        range Diapazons
        shapes Biežākās formas
        legend Formās A nozīmē lielo burtu, a – citu burtu, 9 – ciparu, ⁺ – vairākus no tiem, … – jebko.
        """
}
