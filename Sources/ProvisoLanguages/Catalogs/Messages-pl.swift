// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let pl = CatalogTable.read(
        "pl",
        #"""
        Pole „{attribute}” musi pozostać puste.
        Pole „{attribute}” też jest wymagane, ponieważ podano: {given}.
        Pole „{attribute}” może zawierać tylko litery.
        Pole „{attribute}” może zawierać tylko litery i cyfry.
        Pole „{attribute}” nie ma żadnej z dozwolonych postaci.
        Pole „{attribute}” może zawierać tylko znaki ASCII.
        Wartość pola „{attribute}” jest nieprawidłowa.
        Nie udało się sprawdzić pola „{attribute}”.
        Pole „{attribute}” nie zostało jeszcze sprawdzone.
        Nie ma pola „{name}”.
        Nie ma pola „{name}”. Czy chodziło o „{suggestion}”?
        Pole „{attribute}” nie zawiera prawidłowej wartości Base32.
        Pole „{attribute}” nie zawiera prawidłowej wartości Base64.
        Pole „{attribute}” nie zawiera prawidłowego kodu BIC.
        Pole „{attribute}” musi mieć wartość {true} lub {false}.
        Pole „{attribute}” nie zawiera prawidłowej daty ważności.
        Data w polu „{attribute}” już minęła.
        Pole „{attribute}” nie zawiera prawidłowego kodu zabezpieczającego.
        Wartość pola „{attribute}” musi być równa {compareValue}.
        Wartość pola „{attribute}” musi być taka sama jak w polu „{compareAttribute}”.
        Pole „{attribute}” nie ma oczekiwanej wartości.
        Wartość pola „{attribute}” musi być większa niż {compareValue}.
        Wartość pola „{attribute}” musi być większa niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” musi być większa.
        Wartość pola „{attribute}” nie może być mniejsza niż {compareValue}.
        Wartość pola „{attribute}” nie może być mniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” musi być większa.
        Wartość pola „{attribute}” musi być mniejsza niż {compareValue}.
        Wartość pola „{attribute}” musi być mniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” musi być mniejsza.
        Wartość pola „{attribute}” nie może być większa niż {compareValue}.
        Wartość pola „{attribute}” nie może być większa niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” musi być mniejsza.
        Wartość pola „{attribute}” nie może być równa {compareValue}.
        Wartość pola „{attribute}” musi być inna niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” jest niedozwolona.
        Wartości pola „{attribute}” nie można porównać z {compareValue}.
        Wartości pola „{attribute}” nie można porównać z wartością pola „{compareAttribute}”.
        Wartości pola „{attribute}” nie można porównać.
        Wartość pola „{attribute}” jest nieprawidłowa.
        Pole „{attribute}” musi zawierać „{containedValue}”.
        Pole „{attribute}” nie zawiera prawidłowego położenia.
        Pole „{attribute}” musi mieć dokładnie {count} element.|Pole „{attribute}” musi mieć dokładnie {count} elementy.|Pole „{attribute}” musi mieć dokładnie {count} elementów.|Pole „{attribute}” musi mieć dokładnie {count} elementu.
        Pole „{attribute}” musi mieć co najmniej {min} element.|Pole „{attribute}” musi mieć co najmniej {min} elementy.|Pole „{attribute}” musi mieć co najmniej {min} elementów.|Pole „{attribute}” musi mieć co najmniej {min} elementu.
        Pole „{attribute}” może mieć najwyżej {max} element.|Pole „{attribute}” może mieć najwyżej {max} elementy.|Pole „{attribute}” może mieć najwyżej {max} elementów.|Pole „{attribute}” może mieć najwyżej {max} elementu.
        Pole „{attribute}” musi być listą.
        Pole „{attribute}” nie zawiera prawidłowego kodu kraju.
        Pole „{attribute}” nie zawiera prawidłowego koloru.
        Pole „{attribute}” nie zawiera prawidłowego kodu waluty.
        Wartość pola „{attribute}” jest nieprawidłowa.
        Pole „{attribute}” nie zawiera prawidłowego identyfikatora URI danych.
        Pole „{attribute}” nie zawiera prawidłowej daty.
        Wartość pola „{attribute}” nie może być wcześniejsza niż {earliest}.
        Wartość pola „{attribute}” nie może być późniejsza niż {latest}.
        Data w polu „{attribute}” musi być z przyszłości.
        Data w polu „{attribute}” musi być z przeszłości.
        Wartość pola „{attribute}” musi być późniejsza niż {after}.
        Wartość pola „{attribute}” musi być wcześniejsza niż {before}.
        Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} rok.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lata.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lat.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} roku.
        Pole „{attribute}” nie zawiera prawidłowej daty z godziną.
        Wartość pola „{attribute}” nie może być wcześniejsza niż {earliest}.
        Wartość pola „{attribute}” nie może być późniejsza niż {latest}.
        Data w polu „{attribute}” musi być z przyszłości.
        Data w polu „{attribute}” musi być z przeszłości.
        Wartość pola „{attribute}” musi być późniejsza niż {after}.
        Wartość pola „{attribute}” musi być wcześniejsza niż {before}.
        Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} rok.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lata.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lat.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} roku.
        Pole „{attribute}” musi być liczbą.
        Pole „{attribute}” musi mieć co najmniej {min} miejsce po przecinku.|Pole „{attribute}” musi mieć co najmniej {min} miejsca po przecinku.|Pole „{attribute}” musi mieć co najmniej {min} miejsc po przecinku.|Pole „{attribute}” musi mieć co najmniej {min} miejsca po przecinku.
        Pole „{attribute}” może mieć najwyżej {max} miejsce po przecinku.|Pole „{attribute}” może mieć najwyżej {max} miejsca po przecinku.|Pole „{attribute}” może mieć najwyżej {max} miejsc po przecinku.|Pole „{attribute}” może mieć najwyżej {max} miejsca po przecinku.
        Pole „{attribute}” nie zawiera prawidłowej nazwy domeny.
        Pole „{attribute}” nie zawiera prawidłowego czasu trwania.
        Pole „{attribute}” nie zawiera prawidłowego numeru telefonu.
        Pole „{attribute}” musi być listą.
        Pole „{attribute}” nie zawiera prawidłowego kodu EAN.
        Pole „{attribute}” nie zawiera prawidłowego adresu e-mail.
        Domena w polu „{attribute}” nie przyjmuje poczty.
        Nie udało się sprawdzić domeny w polu „{attribute}”.
        Pole „{attribute}” musi kończyć się na „{suffix}”.
        Formularz nie został sprawdzony.
        Pole „{attribute}” zostało wysłane nieprawidłowo: {reason}.
        Pole „{attribute}” zostało wysłane nieprawidłowo: {reason}.
        Pole „{attribute}” zostało wysłane nieprawidłowo: {reason}.
        Pole „{attribute}” nie zawiera prawidłowego skrótu.
        Pole „{attribute}” nie zawiera prawidłowej wartości szesnastkowej.
        Pole „{attribute}” nie zawiera prawidłowego koloru.
        Pole „{attribute}” nie zawiera prawidłowej nazwy hosta.
        Pole „{attribute}” nie zawiera prawidłowego numeru IBAN.
        Wartość pola „{attribute}” nie jest jedną z dozwolonych.
        Wartość pola „{attribute}” jest niedozwolona.
        Pole „{attribute}” musi być liczbą całkowitą.
        Pole „{attribute}” nie zawiera prawidłowego adresu IP.
        Pole „{attribute}” nie zawiera prawidłowego identyfikatora IRI.
        Pole „{attribute}” nie zawiera prawidłowego odwołania IRI.
        Pole „{attribute}” nie zawiera prawidłowego numeru ISBN.
        Pole „{attribute}” nie zawiera prawidłowego kodu ISIN.
        Pole „{attribute}” nie zawiera prawidłowego numeru ISSN.
        Pole „{attribute}” nie zawiera prawidłowej wartości JSON.
        Pole „{attribute}” nie zawiera prawidłowego wskaźnika JSON Pointer.
        Pole „{attribute}” nie zawiera prawidłowego tokenu JSON Web Token.
        Pole „{attribute}” nie zawiera prawidłowego kodu języka.
        Pole „{attribute}” nie zawiera prawidłowego położenia.
        Pole „{attribute}” nie zawiera prawidłowej szerokości geograficznej.
        Pole „{attribute}” nie zawiera prawidłowej długości geograficznej.
        Pole „{attribute}” musi być zapisane małymi literami.
        Pole „{attribute}” nie zawiera prawidłowego numeru.
        Pole „{attribute}” nie zawiera prawidłowego adresu MAC.
        Pole „{attribute}” nie ma oczekiwanej postaci.
        Pole „{attribute}” musi zawierać cyfrę.
        Pole „{attribute}” musi zawierać małą literę.
        Pole „{attribute}” musi zawierać symbol.
        Pole „{attribute}” musi zawierać wielką literę.
        Pole „{attribute}” ma niedozwoloną postać.
        Wartość pola „{attribute}” jest za długa.
        Pole „{attribute}” nie zawiera prawidłowego typu MIME.
        Wartość pola „{attribute}” musi być wielokrotnością {divisor}.
        Pole „{attribute}” nie zawiera prawidłowego identyfikatora Nano ID.
        Wartość pola „{attribute}” musi być mniejsza niż 0.
        Pole „{attribute}” ma zbyt wiele poziomów.
        Pole „{attribute}” musi być obiektem.
        Wartość pola „{attribute}” jest niedozwolona.
        Pole „{attribute}” musi być liczbą całkowitą.
        Wartość pola „{attribute}” nie może być większa niż {max}.
        Wartość pola „{attribute}” musi być mniejsza niż {max}.
        Wartość pola „{attribute}” nie może być mniejsza niż {min}.
        Pole „{attribute}” musi być liczbą.
        Pole „{attribute}” musi zawierać cyfrę.
        Pole „{attribute}” musi zawierać małą literę.
        Pole „{attribute}” musi zawierać symbol.
        Pole „{attribute}” musi zawierać wielką literę.
        Pole „{attribute}” musi mieć co najmniej {min} znak.|Pole „{attribute}” musi mieć co najmniej {min} znaki.|Pole „{attribute}” musi mieć co najmniej {min} znaków.|Pole „{attribute}” musi mieć co najmniej {min} znaku.
        Pole „{attribute}” musi być tekstem.
        Pole „{attribute}” nie zawiera prawidłowego numeru karty.
        Pole „{attribute}” nie zawiera prawidłowego numeru portu.
        Wartość pola „{attribute}” musi być większa niż 0.
        Pole „{attribute}” może zawierać tylko znaki drukowalne.
        Nie można odczytać rekordu: {reason}.
        Pole „{attribute}” nie zawiera prawidłowego względnego wskaźnika JSON Pointer.
        {attribute}: {message}
        Znaleziono {count} problem.|Znaleziono {count} problemy.|Znaleziono {count} problemów.|Znaleziono {count} problemu.
        Pole „{attribute}” jest wymagane.
        Pole „{attribute}” musi mieć wartość {requiredValue}.
        Nie ma scenariusza „{name}”.
        Nie ma scenariusza „{name}”. Czy chodziło o „{suggestion}”?
        Pole „{attribute}” nie zawiera prawidłowego numeru wersji.
        Pole „{attribute}” nie zawiera prawidłowego sluga.
        Pole „{attribute}” zawiera znaki, które mogą wprowadzić w błąd.
        Pole „{attribute}” musi zaczynać się od „{prefix}”.
        Pole „{attribute}” musi mieć dokładnie {length} znak.|Pole „{attribute}” musi mieć dokładnie {length} znaki.|Pole „{attribute}” musi mieć dokładnie {length} znaków.|Pole „{attribute}” musi mieć dokładnie {length} znaku.
        Pole „{attribute}” może mieć najwyżej {max} znak.|Pole „{attribute}” może mieć najwyżej {max} znaki.|Pole „{attribute}” może mieć najwyżej {max} znaków.|Pole „{attribute}” może mieć najwyżej {max} znaku.
        Pole „{attribute}” musi mieć co najmniej {min} znak.|Pole „{attribute}” musi mieć co najmniej {min} znaki.|Pole „{attribute}” musi mieć co najmniej {min} znaków.|Pole „{attribute}” musi mieć co najmniej {min} znaku.
        Pole „{attribute}” musi być tekstem.
        Pole „{attribute}” nie zawiera prawidłowej godziny.
        Wartość pola „{attribute}” musi być późniejsza niż {after}.
        Wartość pola „{attribute}” musi być wcześniejsza niż {before}.
        Pole „{attribute}” nie zawiera prawidłowej strefy czasowej.
        Termin minął
        Nieprawidłowa wartość
        Brak zgodności
        Brakuje znaku
        Musi się różnić
        To nie liczba
        Niedozwolona wartość
        Nie sprawdzono
        Nie znaleziono
        Brak na liście
        To nie liczba całkowita
        Pole wymagane
        Zbyt duża wartość
        Zbyt wcześnie
        Zbyt mało
        Zbyt późno
        Zbyt długi tekst
        Zbyt wiele
        Zbyt krótki tekst
        Zbyt mała wartość
        Nie można odczytać
        Niedozwolone znaki
        Niewłaściwa liczba elementów
        Nieprawidłowy format
        Nieprawidłowa długość
        Nieprawidłowy typ
        Pole „{attribute}” nie zawiera prawidłowego identyfikatora ULID.
        Pole „{attribute}” musi być zapisane wielkimi literami.
        Pole „{attribute}” nie zawiera prawidłowego identyfikatora URI.
        Pole „{attribute}” nie zawiera prawidłowego odwołania URI.
        Pole „{attribute}” nie zawiera prawidłowego szablonu URI.
        Pole „{attribute}” nie zawiera prawidłowego adresu URL.
        Pole „{attribute}” nie zawiera prawidłowego identyfikatora UUID.
        """#)
}
