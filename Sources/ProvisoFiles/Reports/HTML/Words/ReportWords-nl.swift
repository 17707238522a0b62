extension ReportWords {
    static let nl: StaticString = """
        title Controlerapport van de gegevens
        overview Overzicht
        rules Regels
        scenario Scenario
        file Bestand
        files Bestanden
        time Tijdstip
        records Records
        valid Records zonder fouten
        invalid Records met fouten
        errors Fouten
        warnings Waarschuwingen en opmerkingen
        known Al bekend
        leftOut Door de regels uitgesloten
        headline {errors} {share}
        errorCount one=# fout|other=# fouten
        warningCount one=# waarschuwing|other=# waarschuwingen
        share one=in @ van # record|other=in @ van # records
        noErrors geen fouten
        stopped De controle is voortijdig gestopt. Alle getallen gelden voor het gelezen deel.
        failures Bestanden die niet konden worden gecontroleerd
        otherFile De regels lijken voor een ander bestand te zijn.
        unseen Kolommen die in het bestand ontbreken
        unruled Kolommen die in geen enkele regel staan
        toFix Te verbeteren
        column Kolom
        info Opmerking
        others Overige
        hidden Waarden zijn verborgen.
        line Regelnummer
        lines Regelnummers
        record Record
        message Melding
        value Waarde
        count Aantal
        columns Kolommen
        moreColumns Overige kolommen worden niet getoond.
        sensitive Gevoelig: de inhoud wordt niet getoond.
        missing Ontbreekt
        empty Leeg
        integer Geheel getal
        decimal Decimaal getal
        boolean Waar of onwaar
        date Datum
        dateTime Datum en tijd
        text Tekst
        list Lijst
        object Object
        distinct Verschillende waarden
        length Tekens
        range Bereik
        patterns Meest voorkomende patronen
        legend In patronen staat A voor een hoofdletter, a voor een andere letter, 9 voor een cijfer, ⁺ voor meerdere daarvan en … voor willekeurige tekens.
        """
}
