extension ReportWords {
    static let srLatn: StaticString = """
        title Izveštaj o proveri podataka
        overview Pregled
        rules Pravila
        scenario Scenario
        file Datoteka
        files Datoteke
        time Vreme
        records Zapisi
        valid Zapisi bez grešaka
        invalid Zapisi sa greškama
        errors Greške
        warnings Upozorenja i napomene
        known Poznato od ranije
        leftOut Izostavljeno prema pravilima
        headline {errors} {share}
        errorCount one=# greška|few=# greške|other=# grešaka
        warningCount one=# upozorenje|few=# upozorenja|other=# upozorenja
        share other=u @ od # zapisa
        noErrors nema grešaka
        stopped Provera je prevremeno zaustavljena. Svi brojevi se odnose na pročitani deo.
        failures Datoteke koje nije bilo moguće proveriti
        otherFile Izgleda da su pravila za drugu datoteku.
        unseen Kolone koje nedostaju u datoteci
        unruled Kolone koje ne pominje nijedno pravilo
        toFix Šta ispraviti
        column Kolona
        info Napomena
        others Ostalo
        hidden Vrednosti su skrivene.
        line Red
        lines Redovi
        record Zapis
        message Poruka
        value Vrednost
        count Broj
        columns Kolone
        moreColumns Ostale kolone nisu prikazane.
        sensitive Osetljivo: sadržaj nije prikazan.
        missing Nedostaje
        empty Prazno
        integer Ceo broj
        decimal Decimalni broj
        boolean Tačno ili netačno
        date Datum
        dateTime Datum i vreme
        text Tekst
        list Lista
        object Objekat
        distinct Različite vrednosti
        length Znakovi
        range Raspon
        patterns Najčešći obrasci
        legend U obrascima A znači veliko slovo, a drugo slovo, 9 cifru, ⁺ više njih, a … bilo koje znakove.
        """
}
