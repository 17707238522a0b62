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
        valid Datensätze ohne Fehler
        invalid Datensätze mit Fehlern
        errors Fehler
        warnings Warnungen und Hinweise
        known Bereits bekannt
        leftOut Durch die Regeln ausgenommen
        headline {errors} {share}
        errorCount other=# Fehler
        warningCount one=# Warnung|other=# Warnungen
        share one=in @ von # Datensatz|other=in @ von # Datensätzen
        noErrors keine Fehler
        stopped Die Prüfung wurde vorzeitig beendet. Alle Zahlen beziehen sich auf den gelesenen Teil.
        failures Nicht geprüfte Dateien
        otherFile Die Regeln scheinen für eine andere Datei zu sein.
        unseen Spalten, die in der Datei fehlen
        unruled Spalten, die keine Regel nennt
        toFix Was zu berichtigen ist
        column Spalte
        info Hinweis
        others Weitere
        hidden Die Werte sind ausgeblendet.
        line Zeile
        lines Zeilen
        record Datensatz
        message Meldung
        value Wert
        count Anzahl
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
        patterns Häufigste Muster
        legend In den Mustern steht A für einen Großbuchstaben, a für einen anderen Buchstaben, 9 für eine Ziffer, ⁺ für mehrere davon und … für beliebige Zeichen.
        """
}
