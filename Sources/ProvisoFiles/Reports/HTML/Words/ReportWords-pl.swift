extension ReportWords {
    static let pl: StaticString = """
        title Raport z kontroli danych
        overview Przegląd
        rules Reguły
        scenario Scenariusz
        file Plik
        files Pliki
        time Czas
        records Rekordy
        valid Rekordy bez błędów
        invalid Rekordy z błędami
        errors Błędy
        warnings Ostrzeżenia i uwagi
        known Znane wcześniej
        leftOut Pominięte przez reguły
        headline {errors} {share}
        errorCount one=# błąd|few=# błędy|many=# błędów|other=# błędu
        warningCount one=# ostrzeżenie|few=# ostrzeżenia|many=# ostrzeżeń|other=# ostrzeżenia
        share one=w @ z # rekordu|other=w @ z # rekordów
        noErrors brak błędów
        stopped Kontrolę przerwano przed końcem. Wszystkie liczby dotyczą odczytanej części.
        failures Pliki, których nie udało się sprawdzić
        otherFile Reguły wyglądają na przeznaczone dla innego pliku.
        unseen Kolumny, których brakuje w pliku
        unruled Kolumny, których nie wymienia żadna reguła
        toFix Co poprawić
        column Kolumna
        info Uwaga
        others Pozostałe
        hidden Wartości są ukryte.
        line Wiersz
        lines Wiersze
        record Rekord
        message Komunikat
        value Wartość
        count Liczba
        columns Kolumny
        moreColumns Pozostałe kolumny nie są pokazane.
        sensitive Poufne: zawartość nie jest pokazana.
        missing Brak
        empty Puste
        integer Liczba całkowita
        decimal Liczba dziesiętna
        boolean Prawda lub fałsz
        date Data
        dateTime Data i godzina
        text Tekst
        list Lista
        object Obiekt
        distinct Różne wartości
        length Znaki
        range Zakres
        patterns Najczęstsze wzorce
        legend We wzorcach A oznacza wielką literę, a – inną literę, 9 – cyfrę, ⁺ – kilka takich znaków, … – dowolne znaki.
        """
}
