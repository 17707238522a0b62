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
        valid Ispravni zapisi
        invalid Zapisi sa greškama
        errors Greške
        warnings Upozorenja i napomene
        known Poznato od ranije
        leftOut Izostavljeno prema pravilima
        clean Nema grešaka.
        stopped Provera je prevremeno zaustavljena. Svi brojevi se odnose na pročitani deo.
        failures Nije bilo moguće proveriti
        unseen Atributi koje nema nijedan zapis
        violations Kršenja
        byAttribute Kršenja po atributu
        byRule Kršenja po pravilu
        attribute Atribut
        rule Pravilo
        code Kod
        severity Ozbiljnost
        error Greška
        warning Upozorenje
        info Napomena
        first Prvi put u
        others Ostalo
        samples Primeri
        hidden Vrednosti su skrivene.
        line Red
        record Zapis
        message Poruka
        value Vrednost
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
        shapes Najčešći oblici
        legend U oblicima A znači veliko slovo, a drugo slovo, 9 cifru, ⁺ više njih, a … bilo šta.
        """
}
