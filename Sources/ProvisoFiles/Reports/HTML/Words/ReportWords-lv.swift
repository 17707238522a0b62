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
        valid Ieraksti bez kļūdām
        invalid Ieraksti ar kļūdām
        errors Kļūdas
        warnings Brīdinājumi un piezīmes
        known Jau zināms
        leftOut Izlaists saskaņā ar noteikumiem
        headline {errors} {share}
        errorCount zero=# kļūdu|one=# kļūda|other=# kļūdas
        warningCount zero=# brīdinājumu|one=# brīdinājums|other=# brīdinājumi
        share one=(@ no # ieraksta)|other=(@ no # ierakstiem)
        noErrors kļūdu nav
        stopped Pārbaude tika pārtraukta pirms beigām. Visi skaitļi attiecas uz nolasīto daļu.
        failures Faili, kurus neizdevās pārbaudīt
        otherFile Šķiet, ka noteikumi ir domāti citam failam.
        unseen Kolonnas, kuru failā trūkst
        unruled Kolonnas, kuras nemin neviens noteikums
        toFix Kas jālabo
        column Kolonna
        info Piezīme
        others Citi
        hidden Vērtības ir paslēptas.
        line Rinda
        lines Rindas
        record Ieraksts
        message Ziņojums
        value Vērtība
        count Skaits
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
        patterns Biežākie šabloni
        legend Šablonos A nozīmē lielo burtu, a – citu burtu, 9 – ciparu, ⁺ – vairākus no tiem, … – jebkādas rakstzīmes.
        """
}
