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
        valid Poprawne rekordy
        invalid Rekordy z błędami
        errors Błędy
        warnings Ostrzeżenia i uwagi
        known Znane wcześniej
        leftOut Pominięte przez reguły
        clean Nie znaleziono błędów.
        stopped Kontrolę przerwano przed końcem. Wszystkie liczby dotyczą odczytanej części.
        failures Nie udało się sprawdzić
        unseen Atrybuty, których nie ma żaden rekord
        violations Naruszenia
        byAttribute Naruszenia według atrybutu
        byRule Naruszenia według reguły
        attribute Atrybut
        rule Reguła
        code Kod
        severity Waga
        error Błąd
        warning Ostrzeżenie
        info Uwaga
        first Pierwszy raz w
        others Pozostałe
        samples Przykłady
        hidden Wartości są ukryte.
        line Wiersz
        record Rekord
        message Komunikat
        value Wartość
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
        shapes Najczęstsze kształty
        legend W kształtach A oznacza wielką literę, a inną literę, 9 cyfrę, ⁺ kilka z nich, a … cokolwiek.
        """
}
