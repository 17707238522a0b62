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
        valid Gildar færslur
        invalid Færslur með villum
        errors Villur
        warnings Viðvaranir og ábendingar
        known Þekkt áður
        leftOut Undanskilið samkvæmt reglum
        clean Engar villur fundust.
        stopped Prófunin var stöðvuð áður en henni lauk. Allar tölur eiga við þann hluta sem var lesinn.
        failures Ekki tókst að prófa
        unseen Eigindi sem engin færsla hefur
        violations Brot
        byAttribute Brot eftir eigindi
        byRule Brot eftir reglu
        attribute Eigindi
        rule Regla
        code Kóði
        severity Alvarleiki
        error Villa
        warning Viðvörun
        info Ábending
        first Fyrst í
        others Annað
        samples Dæmi
        hidden Gildi eru falin.
        line Lína
        record Færsla
        message Skilaboð
        value Gildi
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
        shapes Algengustu form
        legend Í formum stendur A fyrir hástaf, a fyrir annan bókstaf, 9 fyrir tölustaf, ⁺ fyrir fleiri en einn og … fyrir hvað sem er.
        """
}
