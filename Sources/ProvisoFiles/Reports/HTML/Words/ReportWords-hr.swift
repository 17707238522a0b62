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
        valid Valjani zapisi
        invalid Zapisi s pogreškama
        errors Pogreške
        warnings Upozorenja i napomene
        known Poznato od prije
        leftOut Izostavljeno prema pravilima
        clean Nema pogrešaka.
        stopped Provjera je prijevremeno zaustavljena. Svi se brojevi odnose na pročitani dio.
        failures Nije bilo moguće provjeriti
        unseen Atributi koje nema nijedan zapis
        violations Kršenja
        byAttribute Kršenja po atributu
        byRule Kršenja po pravilu
        attribute Atribut
        rule Pravilo
        code Kod
        severity Ozbiljnost
        error Pogreška
        warning Upozorenje
        info Napomena
        first Prvi put u
        others Ostalo
        samples Primjeri
        hidden Vrijednosti su skrivene.
        line Redak
        record Zapis
        message Poruka
        value Vrijednost
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
        shapes Najčešći oblici
        legend U oblicima A znači veliko slovo, a drugo slovo, 9 znamenku, ⁺ više njih, a … bilo što.
        """
}
