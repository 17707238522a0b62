extension ReportWords {
    static let de: StaticString = """
        title Prüfbericht zu den Daten
        overview Überblick
        rules Regeln
        scenario Szenario
        file Datei
        files Dateien
        time Zeitpunkt
        records Datensätze
        valid Gültige Datensätze
        invalid Datensätze mit Fehlern
        errors Fehler
        warnings Warnungen und Hinweise
        known Bereits bekannt
        leftOut Durch die Regeln ausgenommen
        clean Es wurden keine Fehler gefunden.
        stopped Die Prüfung wurde vorzeitig beendet. Alle Zahlen beziehen sich auf den gelesenen Teil.
        failures Konnte nicht geprüft werden
        unseen Attribute, die kein Datensatz hat
        violations Verstöße
        byAttribute Verstöße nach Attribut
        byRule Verstöße nach Regel
        attribute Attribut
        rule Regel
        code Code
        severity Schweregrad
        error Fehler
        warning Warnung
        info Hinweis
        first Zuerst in
        others Weitere
        samples Beispiele
        hidden Die Werte sind ausgeblendet.
        line Zeile
        record Datensatz
        message Meldung
        value Wert
        columns Spalten
        moreColumns Weitere Spalten werden nicht gezeigt.
        sensitive Vertraulich: Der Inhalt wird nicht gezeigt.
        missing Fehlend
        empty Leer
        integer Ganze Zahl
        decimal Dezimalzahl
        boolean Wahr oder falsch
        date Datum
        dateTime Datum und Uhrzeit
        text Text
        list Liste
        object Objekt
        distinct Verschiedene Werte
        length Zeichen
        range Bereich
        shapes Häufigste Formen
        legend In den Formen steht A für einen Großbuchstaben, a für einen anderen Buchstaben, 9 für eine Ziffer, ⁺ für mehrere davon und … für Beliebiges.
        """
}
