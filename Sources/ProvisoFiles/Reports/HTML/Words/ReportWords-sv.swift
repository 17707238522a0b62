extension ReportWords {
    static let sv: StaticString = """
        title Kontrollrapport för data
        overview Översikt
        rules Regler
        scenario Scenario
        file Fil
        files Filer
        time Tidpunkt
        records Poster
        valid Poster utan fel
        invalid Poster med fel
        errors Fel
        warnings Varningar och anmärkningar
        known Kända sedan tidigare
        leftOut Undantagna av reglerna
        headline {errors} {share}
        errorCount other=# fel
        warningCount one=# varning|other=# varningar
        share one=i @ av # post|other=i @ av # poster
        noErrors inga fel
        stopped Kontrollen avbröts i förtid. Alla siffror gäller den del som lästes.
        failures Filer som inte kunde kontrolleras
        otherFile Reglerna verkar vara för en annan fil.
        unseen Kolumner som saknas i filen
        unruled Kolumner som ingen regel nämner
        toFix Att åtgärda
        column Kolumn
        info Anmärkning
        others Övriga
        hidden Värden är dolda.
        line Rad
        lines Rader
        record Post
        message Meddelande
        value Värde
        count Antal
        columns Kolumner
        moreColumns Det finns fler kolumner som inte visas.
        sensitive Känsligt: innehållet visas inte.
        missing Saknas
        empty Tomt
        integer Heltal
        decimal Decimaltal
        boolean Sant eller falskt
        date Datum
        dateTime Datum och tid
        text Text
        list Lista
        object Objekt
        distinct Olika värden
        length Tecken
        range Intervall
        patterns Vanligaste mönster
        legend I mönstren står A för en versal, a för en annan bokstav, 9 för en siffra, ⁺ för flera av dem och … för vilka tecken som helst.
        """
}
