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
        valid Geldige records
        invalid Records met fouten
        errors Fouten
        warnings Waarschuwingen en opmerkingen
        known Al bekend
        leftOut Door de regels uitgesloten
        clean Er zijn geen fouten gevonden.
        stopped De controle is voortijdig gestopt. Alle getallen gelden voor het gelezen deel.
        failures Kon niet worden gecontroleerd
        unseen Attributen die geen enkel record heeft
        violations Overtredingen
        byAttribute Overtredingen per attribuut
        byRule Overtredingen per regel
        attribute Attribuut
        rule Regel
        code Code
        severity Ernst
        error Fout
        warning Waarschuwing
        info Opmerking
        first Voor het eerst in
        others Overige
        samples Voorbeelden
        hidden Waarden zijn verborgen.
        line Regelnummer
        record Record
        message Melding
        value Waarde
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
        shapes Meest voorkomende vormen
        legend In vormen staat A voor een hoofdletter, a voor een andere letter, 9 voor een cijfer, ⁺ voor meerdere daarvan en … voor wat dan ook.
        """
}
