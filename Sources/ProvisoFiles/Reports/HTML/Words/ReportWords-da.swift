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
        valid Gyldige poster
        invalid Poster med fejl
        errors Fejl
        warnings Advarsler og bemærkninger
        known Kendt i forvejen
        leftOut Udeladt af reglerne
        clean Der blev ikke fundet fejl.
        stopped Kontrollen blev stoppet før tid. Alle tal gælder den del, der blev læst.
        failures Kunne ikke kontrolleres
        unseen Attributter, som ingen post har
        violations Overtrædelser
        byAttribute Overtrædelser efter attribut
        byRule Overtrædelser efter regel
        attribute Attribut
        rule Regel
        code Kode
        severity Alvorlighed
        error Fejl
        warning Advarsel
        info Bemærkning
        first Først i
        others Øvrige
        samples Eksempler
        hidden Værdierne er skjult.
        line Linje
        record Post
        message Meddelelse
        value Værdi
        columns Kolonner
        moreColumns Flere kolonner vises ikke.
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
        shapes Hyppigste former
        legend I former står A for et stort bogstav, a for et andet bogstav, 9 for et ciffer, ⁺ for flere af dem og … for hvad som helst.
        """
}
