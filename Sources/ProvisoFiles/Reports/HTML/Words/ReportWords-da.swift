extension ReportWords {
    static let da: StaticString = """
        title Kontrolrapport for data
        overview Oversigt
        rules Regler
        scenario Scenarie
        file Fil
        files Filer
        time Tidspunkt
        records Poster
        valid Poster uden fejl
        invalid Poster med fejl
        errors Fejl
        warnings Advarsler og bemærkninger
        known Kendt i forvejen
        leftOut Udeladt af reglerne
        headline {errors} {share}
        errorCount other=# fejl
        warningCount one=# advarsel|other=# advarsler
        share one=i @ af # post|other=i @ af # poster
        noErrors ingen fejl
        stopped Kontrollen blev stoppet før tid. Alle tal gælder den del, der blev læst.
        failures Filer, der ikke kunne kontrolleres
        otherFile Reglerne ser ud til at være til en anden fil.
        unseen Kolonner, der mangler i filen
        unruled Kolonner, som ingen regel nævner
        toFix Hvad der skal rettes
        column Kolonne
        info Bemærkning
        others Øvrige
        hidden Værdierne er skjult.
        line Linje
        lines Linjer
        record Post
        message Meddelelse
        value Værdi
        count Antal
        columns Kolonner
        moreColumns Der er flere kolonner, som ikke vises.
        sensitive Følsomt: indholdet vises ikke.
        missing Mangler
        empty Tom
        integer Heltal
        decimal Decimaltal
        boolean Sandt eller falsk
        date Dato
        dateTime Dato og tid
        text Tekst
        list Liste
        object Objekt
        distinct Forskellige værdier
        length Tegn
        range Interval
        patterns Hyppigste mønstre
        legend I mønstrene står A for et stort bogstav, a for et andet bogstav, 9 for et ciffer, ⁺ for flere af dem og … for vilkårlige tegn.
        """
}
