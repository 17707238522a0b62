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
        valid Giltiga poster
        invalid Poster med fel
        errors Fel
        warnings Varningar och anmärkningar
        known Kända sedan tidigare
        leftOut Undantagna av reglerna
        clean Inga fel hittades.
        stopped Kontrollen avbröts i förtid. Alla siffror gäller den del som lästes.
        failures Kunde inte kontrolleras
        unseen Attribut som ingen post har
        violations Överträdelser
        byAttribute Överträdelser per attribut
        byRule Överträdelser per regel
        attribute Attribut
        rule Regel
        code Kod
        severity Allvarlighetsgrad
        error Fel
        warning Varning
        info Anmärkning
        first Först på
        others Övriga
        samples Exempel
        hidden Värden är dolda.
        line Rad
        record Post
        message Meddelande
        value Värde
        columns Kolumner
        moreColumns Fler kolumner visas inte.
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
        shapes Vanligaste former
        legend I former står A för en versal, a för en annan bokstav, 9 för en siffra, ⁺ för flera av dem och … för vad som helst.
        """
}
