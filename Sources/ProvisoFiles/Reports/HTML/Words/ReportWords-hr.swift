extension ReportWords {
    static let hr: StaticString = """
        title Izvješće o provjeri podataka
        overview Pregled
        rules Pravila
        scenario Scenarij
        file Datoteka
        files Datoteke
        time Vrijeme
        records Zapisi
        valid Zapisi bez pogrešaka
        invalid Zapisi s pogreškama
        errors Pogreške
        warnings Upozorenja i napomene
        known Poznato od prije
        leftOut Izostavljeno prema pravilima
        headline {errors} {share}
        errorCount one=# pogreška|few=# pogreške|other=# pogrešaka
        warningCount one=# upozorenje|few=# upozorenja|other=# upozorenja
        share other=u @ od # zapisa
        noErrors nema pogrešaka
        stopped Provjera je prijevremeno zaustavljena. Svi se brojevi odnose na pročitani dio.
        failures Datoteke koje nije bilo moguće provjeriti
        otherFile Čini se da su pravila za drugu datoteku.
        unseen Stupci koji nedostaju u datoteci
        unruled Stupci koje ne navodi nijedno pravilo
        toFix Što ispraviti
        column Stupac
        info Napomena
        others Ostalo
        hidden Vrijednosti su skrivene.
        line Redak
        lines Redci
        record Zapis
        message Poruka
        value Vrijednost
        count Broj
        columns Stupci
        moreColumns Ostali stupci nisu prikazani.
        sensitive Osjetljivo: sadržaj nije prikazan.
        missing Nedostaje
        empty Prazno
        integer Cijeli broj
        decimal Decimalni broj
        boolean Istina ili laž
        date Datum
        dateTime Datum i vrijeme
        text Tekst
        list Popis
        object Objekt
        distinct Različite vrijednosti
        length Znakovi
        range Raspon
        patterns Najčešći uzorci
        legend U uzorcima A znači veliko slovo, a drugo slovo, 9 znamenku, ⁺ više njih, a … bilo koje znakove.
        """
}
