extension ReportWords {
    static let `is`: StaticString = """
        title Skýrsla um prófun gagna
        overview Yfirlit
        rules Reglur
        scenario Sviðsmynd
        file Skrá
        files Skrár
        time Tími
        records Færslur
        valid Færslur án villna
        invalid Færslur með villum
        errors Villur
        warnings Viðvaranir og ábendingar
        known Þekkt áður
        leftOut Undanskilið samkvæmt reglum
        headline {errors} {share}
        errorCount one=# villa|other=# villur
        warningCount one=# viðvörun|other=# viðvaranir
        share one=í @ af # færslu|other=í @ af # færslum
        noErrors engar villur
        stopped Prófunin var stöðvuð áður en henni lauk. Allar tölur eiga við þann hluta sem var lesinn.
        failures Skrár sem ekki tókst að prófa
        otherFile Reglurnar virðast vera fyrir aðra skrá.
        unseen Dálkar sem vantar í skrána
        unruled Dálkar sem engin regla nefnir
        toFix Það sem þarf að laga
        column Dálkur
        info Ábending
        others Annað
        hidden Gildi eru falin.
        line Lína
        lines Línur
        record Færsla
        message Skilaboð
        value Gildi
        count Fjöldi
        columns Dálkar
        moreColumns Fleiri dálkar eru ekki sýndir.
        sensitive Viðkvæmt: innihaldið er ekki sýnt.
        missing Vantar
        empty Tómt
        integer Heil tala
        decimal Tugabrot
        boolean Satt eða ósatt
        date Dagsetning
        dateTime Dagsetning og tími
        text Texti
        list Listi
        object Hlutur
        distinct Mismunandi gildi
        length Stafir
        range Bil
        patterns Algengustu mynstur
        legend Í mynstrum stendur A fyrir hástaf, a fyrir annan bókstaf, 9 fyrir tölustaf, ⁺ fyrir fleiri en einn og … fyrir hvað sem er.
        """
}
