// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let pl = CatalogTable.read(
        "pl",
        #"""
        Pole „{attribute}” musi pozostać puste.
        Pole „{attribute}” też jest wymagane, ponieważ podano: {given}.
        Pole „{attribute}” może zawierać tylko litery.
        Pole „{attribute}” może zawierać tylko litery (A–Z).
        Pole „{attribute}” może zawierać tylko litery i cyfry.
        Pole „{attribute}” może zawierać tylko litery i cyfry (A–Z, 0–9).
        Wartość pola „{attribute}” nie ma żadnego z dozwolonych formatów.
        Pole „{attribute}” może zawierać tylko litery bez znaków diakrytycznych (A–Z), cyfry i zwykłe znaki przestankowe.
        Wartość pola „{attribute}” jest nieprawidłowa. Sprawdź ją i spróbuj ponownie.
        Nie udało się sprawdzić pola „{attribute}”. Spróbuj ponownie później.
        Pole „{attribute}” nie zostało jeszcze sprawdzone.
        Rekordy z problemem w polu „{attribute}”: {count} z {total}. Dozwolone maksimum: {limit}.
        Rekordy z problemem w kombinacji pól {attributes}: {count} z {total}. Dozwolone maksimum: {limit}.
        Nie ma pola „{name}”.
        Nie ma pola „{name}”. Czy chodziło o „{suggestion}”?
        Pole „{attribute}” wymaga prawidłowej wartości Base32 (A–Z, 2–7).
        Pole „{attribute}” wymaga prawidłowej wartości Base64, np. {example}.
        Pole „{attribute}” wymaga prawidłowego kodu BIC ({min} lub {max} znaków), np. {example}.
        Pole „{attribute}” musi mieć wartość {true} lub {false}.
        Pole „{attribute}” wymaga prawidłowej daty ważności, np. {example}.
        Data w polu „{attribute}” już minęła. Użyj karty, która nie straciła ważności.
        Pole „{attribute}” wymaga prawidłowego kodu zabezpieczającego ({min} lub {max} cyfry).
        Pole „{attribute}” wymaga prawidłowego kodu zabezpieczającego ({count} cyfry).
        Kolumna „{column}” jest niedozwolona.
        Brakuje kolumny „{column}”.
        Brakuje kolumny „{column}”. Komórki wydają się rozdzielone znakiem „{delimiter}”.
        Brakuje kolumny „{column}”. Istnieje kolumna „{suggestion}”.
        Nazwa kolumny „{column}” nie ma oczekiwanego formatu.
        Kolumna „{column}” musi następować po kolumnie „{previous}”.
        Kolumna „{column}” nie jest przewidziana.
        Kolumna „{column}” nie jest przewidziana. Czy chodziło o „{suggestion}”?
        Wartość pola „{attribute}” musi być równa {compareValue}.
        Wartość pola „{attribute}” musi być taka sama jak w polu „{compareAttribute}”.
        Pole „{attribute}” nie ma oczekiwanej wartości. Sprawdź ją i spróbuj ponownie.
        Wartość pola „{attribute}” musi być większa niż {compareValue}.
        Wartość pola „{attribute}” musi być większa niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” musi być późniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” jest za mała.
        Data w polu „{attribute}” jest za wczesna.
        Wartość pola „{attribute}” musi być późniejsza niż {compareValue}.
        Wartość pola „{attribute}” nie może być mniejsza niż {compareValue}.
        Wartość pola „{attribute}” nie może być mniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” nie może być wcześniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” jest za mała.
        Data w polu „{attribute}” jest za wczesna.
        Wartość pola „{attribute}” nie może być wcześniejsza niż {compareValue}.
        Wartość pola „{attribute}” musi być mniejsza niż {compareValue}.
        Wartość pola „{attribute}” musi być mniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” musi być wcześniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” jest za duża.
        Data w polu „{attribute}” jest za późna.
        Wartość pola „{attribute}” musi być wcześniejsza niż {compareValue}.
        Wartość pola „{attribute}” nie może być większa niż {compareValue}.
        Wartość pola „{attribute}” nie może być większa niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” nie może być późniejsza niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” jest za duża.
        Data w polu „{attribute}” jest za późna.
        Wartość pola „{attribute}” nie może być późniejsza niż {compareValue}.
        Wartość pola „{attribute}” nie może być równa {compareValue}.
        Wartość pola „{attribute}” musi być inna niż w polu „{compareAttribute}”.
        Wartość pola „{attribute}” jest niedozwolona. Wybierz inną.
        Wartość pola „{attribute}” musi być tego samego rodzaju co wartość {compareValue}.
        Wartość pola „{attribute}” musi być tego samego rodzaju co wartość pola „{compareAttribute}”.
        Wartość pola „{attribute}” jest niewłaściwego rodzaju.
        Wartość pola „{attribute}” jest nieprawidłowa. Sprawdź ją i spróbuj ponownie.
        Pole „{attribute}” musi zawierać „{containedValue}”.
        Pole „{attribute}” musi zawierać „{containedValue}” co najmniej {min} raz.|Pole „{attribute}” musi zawierać „{containedValue}” co najmniej {min} razy.|Pole „{attribute}” musi zawierać „{containedValue}” co najmniej {min} razy.|Pole „{attribute}” musi zawierać „{containedValue}” co najmniej {min} raza.
        Pole „{attribute}” wymaga prawidłowych współrzędnych, np. {example}.
        Pole „{attribute}” musi mieć dokładnie {count} element.|Pole „{attribute}” musi mieć dokładnie {count} elementy.|Pole „{attribute}” musi mieć dokładnie {count} elementów.|Pole „{attribute}” musi mieć dokładnie {count} elementu.
        Wartość pola „{attribute}” musi mieć dokładnie jeden z dozwolonych formatów. Liczba pasujących formatów: {count}.
        Pole „{attribute}” musi mieć co najmniej {min} element.|Pole „{attribute}” musi mieć co najmniej {min} elementy.|Pole „{attribute}” musi mieć co najmniej {min} elementów.|Pole „{attribute}” musi mieć co najmniej {min} elementu.
        Pole „{attribute}” może mieć najwyżej {max} element.|Pole „{attribute}” może mieć najwyżej {max} elementy.|Pole „{attribute}” może mieć najwyżej {max} elementów.|Pole „{attribute}” może mieć najwyżej {max} elementu.
        Pole „{attribute}” musi być listą.
        Pole „{attribute}” wymaga prawidłowego kodu kraju, np. {example}.
        Pole „{attribute}” wymaga prawidłowego harmonogramu cron, np. {example}.
        Pole „{attribute}” wymaga prawidłowego koloru CSS, np. {example}.
        Pole „{attribute}” wymaga prawidłowego kodu waluty, np. {example}.
        Wartość pola „{attribute}” jest nieprawidłowa. Sprawdź ją i spróbuj ponownie.
        Pole „{attribute}” wymaga prawidłowego identyfikatora URI danych, np. {example}.
        Pole „{attribute}” wymaga prawidłowej daty, np. {example}.
        Wartość pola „{attribute}” nie może być wcześniejsza niż {earliest}.
        Wartość pola „{attribute}” nie może być późniejsza niż {latest}.
        Data w polu „{attribute}” musi przypadać w przyszłości.
        Data w polu „{attribute}” musi przypadać w przeszłości.
        Wartość pola „{attribute}” musi być późniejsza niż {after}.
        Wartość pola „{attribute}” musi być wcześniejsza niż {before}.
        Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} rok.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lata.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lat.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} roku.
        Pole „{attribute}” wymaga prawidłowej daty z godziną, np. {example}.
        Wartość pola „{attribute}” nie może być wcześniejsza niż {earliest}.
        Wartość pola „{attribute}” nie może być późniejsza niż {latest}.
        Data w polu „{attribute}” musi przypadać w przyszłości.
        Data w polu „{attribute}” musi przypadać w przeszłości.
        Wartość pola „{attribute}” musi być późniejsza niż {after}.
        Wartość pola „{attribute}” musi być wcześniejsza niż {before}.
        Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} rok.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lata.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} lat.|Od daty w polu „{attribute}” musi upłynąć co najmniej {minAge} roku.
        Pole „{attribute}” musi być liczbą.
        Pole „{attribute}” musi mieć co najmniej {min} miejsce po przecinku.|Pole „{attribute}” musi mieć co najmniej {min} miejsca po przecinku.|Pole „{attribute}” musi mieć co najmniej {min} miejsc po przecinku.|Pole „{attribute}” musi mieć co najmniej {min} miejsca po przecinku.
        Pole „{attribute}” może mieć najwyżej {max} miejsce po przecinku.|Pole „{attribute}” może mieć najwyżej {max} miejsca po przecinku.|Pole „{attribute}” może mieć najwyżej {max} miejsc po przecinku.|Pole „{attribute}” może mieć najwyżej {max} miejsca po przecinku.
        Liczba różnych wartości w polu „{attribute}” musi wynosić co najmniej {min}.|Liczba różnych wartości w polu „{attribute}” musi wynosić co najmniej {min}.|Liczba różnych wartości w polu „{attribute}” musi wynosić co najmniej {min}.|Liczba różnych wartości w polu „{attribute}” musi wynosić co najmniej {min}.
        Liczba różnych kombinacji pól {attributes} musi wynosić co najmniej {min}.
        Liczba różnych wartości w polu „{attribute}” może wynosić najwyżej {max}.|Liczba różnych wartości w polu „{attribute}” może wynosić najwyżej {max}.|Liczba różnych wartości w polu „{attribute}” może wynosić najwyżej {max}.|Liczba różnych wartości w polu „{attribute}” może wynosić najwyżej {max}.
        Liczba różnych kombinacji pól {attributes} może wynosić najwyżej {max}.
        Pole „{attribute}” wymaga prawidłowej nazwy domeny, np. {example}.
        Pole „{attribute}” wymaga prawidłowego czasu trwania, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru telefonu z numerem kierunkowym kraju, np. {example}.
        Pole „{attribute}” musi być listą.
        Pole „{attribute}” wymaga prawidłowego kodu {name}. Sprawdź cyfry.
        Pole „{attribute}” wymaga prawidłowego adresu e-mail, np. {example}.
        Domena w polu „{attribute}” nie przyjmuje poczty. Sprawdź część po znaku @.
        Domena w polu „{attribute}” wygląda na błędnie wpisaną. Sprawdź część po znaku @.
        Nie udało się sprawdzić domeny w polu „{attribute}”. Spróbuj ponownie później.
        Pole „{attribute}” musi kończyć się na „{suffix}”.
        Nie znaleziono wartości pola „{attribute}” w pliku „{source}”.
        Nie znaleziono wartości pola „{attribute}” w kolumnie „{column}”.
        Nie znaleziono kombinacji pól {attributes} w kolumnach „{column}”.
        Nie znaleziono kombinacji pól {attributes} w pliku „{source}”.
        Nie udało się sprawdzić formularza. Spróbuj ponownie.
        Nie udało się odczytać pola „{attribute}”. Wyślij formularz ponownie.
        Nie udało się odczytać pola „{attribute}”. Wyślij formularz ponownie.
        Nie udało się odczytać pola „{attribute}”. Wyślij formularz ponownie.
        Pole „{attribute}” wymaga prawidłowego skrótu ({name}).
        Pole „{attribute}” wymaga prawidłowej wartości szesnastkowej (0–9, A–F, parami).
        Pole „{attribute}” wymaga prawidłowego koloru szesnastkowego, np. {example}.
        Pole „{attribute}” wymaga prawidłowej nazwy hosta, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru IBAN. Sprawdź, czy nie ma literówek.
        Wartość pola „{attribute}” nie jest jedną z dozwolonych. Wybierz inną.
        Wartość pola „{attribute}” jest niedozwolona. Wybierz inną.
        Wartość pola „{attribute}” nie jest jedną z dozwolonych: {values}.
        Pole „{attribute}” musi być liczbą całkowitą.
        Pole „{attribute}” musi być liczbą całkowitą bez miejsc po przecinku.
        Pole „{attribute}” wymaga prawidłowego adresu IP, np. {example}.
        Pole „{attribute}” wymaga prawidłowego identyfikatora IRI, np. {example}.
        Pole „{attribute}” wymaga prawidłowego odwołania IRI, np. {example}.
        Pole „{attribute}” wymaga prawidłowego numeru {name}. Sprawdź cyfry.
        Pole „{attribute}” wymaga prawidłowego kodu ISIN. Sprawdź, czy nie ma literówek.
        Pole „{attribute}” wymaga prawidłowego numeru ISSN. Sprawdź cyfry.
        Pole „{attribute}” wymaga prawidłowej wartości JSON.
        Pole „{attribute}” wymaga prawidłowego wskaźnika JSON Pointer, np. {example}.
        Pole „{attribute}” wymaga prawidłowego tokenu JSON Web Token.
        Pole „{attribute}” musi być obiektem.
        Pole „{attribute}” wymaga prawidłowego kodu języka, np. {example}.
        Pole „{attribute}” wymaga prawidłowych współrzędnych, np. {example}.
        Pole „{attribute}” wymaga prawidłowej szerokości geograficznej od {min} do {max}.
        Pole „{attribute}” wymaga prawidłowej długości geograficznej od {min} do {max}.
        Pole „{attribute}” musi być zapisane małymi literami.
        Pole „{attribute}” wymaga prawidłowego numeru. Sprawdź cyfry.
        Pole „{attribute}” wymaga prawidłowego adresu MAC, np. {example}.
        Wartość pola „{attribute}” nie ma oczekiwanego formatu.
        Pole „{attribute}” musi zawierać cyfrę.
        Pole „{attribute}” musi zawierać małą literę.
        Pole „{attribute}” musi zawierać znak specjalny, np. ! lub %.
        Pole „{attribute}” musi zawierać wielką literę.
        Wartość pola „{attribute}” nie ma oczekiwanego formatu. Przykład: {example}.
        Wartość pola „{attribute}” ma niedozwolony format.
        Wartość pola „{attribute}” jest za długa. Skróć go.
        Pole „{attribute}” wymaga prawidłowego typu MIME, np. {example}.
        Wartość pola „{attribute}” musi być wielokrotnością liczby {divisor}.
        Pole „{attribute}” wymaga prawidłowego identyfikatora Nano ID, np. {example}.
        Pole „{attribute}” wymaga prawidłowego identyfikatora Nano ID.
        Wartość pola „{attribute}” musi być mniejsza niż {limit}.
        Pole „{attribute}” ma zbyt wiele poziomów.
        Pole „{attribute}” musi być obiektem.
        Wartość pola „{attribute}” jest niedozwolona. Wybierz inną.
        Pole „{attribute}” musi być liczbą całkowitą.
        Pole „{attribute}” musi być liczbą całkowitą bez miejsc po przecinku.
        Wartość pola „{attribute}” nie może być większa niż {max}.
        Wartość pola „{attribute}” musi być mniejsza niż {max}.
        Wartość pola „{attribute}” nie może być mniejsza niż {min}.
        Pole „{attribute}” musi być liczbą.
        Pole „{attribute}” musi zawierać cyfrę.
        Pole „{attribute}” musi zawierać małą literę.
        Pole „{attribute}” musi zawierać znak specjalny, np. ! lub %.
        Pole „{attribute}” musi zawierać wielką literę.
        Pole „{attribute}” musi mieć co najmniej {min} znak.|Pole „{attribute}” musi mieć co najmniej {min} znaki.|Pole „{attribute}” musi mieć co najmniej {min} znaków.|Pole „{attribute}” musi mieć co najmniej {min} znaku.
        Pole „{attribute}” musi być tekstem.
        Pole „{attribute}” wymaga prawidłowego numeru karty. Sprawdź cyfry.
        Pole „{attribute}” wymaga prawidłowego numeru karty ({name}). Sprawdź cyfry.
        Pole „{attribute}” wymaga prawidłowego numeru portu od {min} do {max}.
        Wartość pola „{attribute}” musi być większa niż {limit}.
        Pole „{attribute}” zawiera znaki, których nie można wyświetlić, np. tabulatory lub znaki końca wiersza. Usuń je.
        Pole „{attribute}” może zawierać tylko litery bez znaków diakrytycznych (A–Z), cyfry i zwykłe znaki przestankowe.
        niedozwolony adres IP
        \u bez czterech cyfr szesnastkowych
        znak procentu bez dwóch cyfr szesnastkowych
        ustawione bity hosta
        niezamknięta tablica
        nieakceptowany rodzaj karty
        znacznik kolejności bajtów wewnątrz tekstu
        anulowano
        niedozwolony znak
        znak niedozwolony w tym miejscu
        nawias zamykający nie pasuje
        brak nawiasu zamykającego
        nawias zamykający bez otwierającego
        brak dwukropka po kluczu
        znak diakrytyczny bez litery
        przecinek po ostatniej wartości
        brak przecinka
        przecinek bez wartości przed nim
        komentarz
        znak sterujący
        znak sterujący w ciągu
        nieakceptowany kraj
        nazwa wyświetlana bez cudzysłowu
        za długa domena
        powtórzony klucz
        puste
        pusta część
        po terminie ważności
        niedozwolony fragment
        połowa pary zastępczej
        liczba szesnastkowa
        godzina poza zakresem
        nieprawidłowy Punycode
        nieprawidłowy kod UTF-8
        nieprawidłowa domena najwyższego poziomu
        niewidoczny znak
        powtórzony klucz
        dwa klucze dla tego samego pola
        to nie jest obiekt
        nieprawidłowy kod UTF-8
        nazwa jest sprzeczna z inną
        nazwa nie mówi, do którego elementu należy
        liczba komórek nie zgadza się z liczbą kolumn
        klucz nie jest ciągiem
        klucz bez cudzysłowu
        zero na początku
        niedozwolony koniec wiersza
        nieczytelna odpowiedź
        minuta poza zakresem
        kropka w złym miejscu
        łącznik w złym miejscu
        część w złym miejscu
        separator w złym miejscu
        pomieszane cyfry
        pomieszane pisma
        pomieszane separatory
        pomieszane kierunki pisma
        więcej niż jedna wartość
        brak nazwy
        zbyt głębokie zagnieżdżenie
        brak znaku #
        brak AM lub PM
        brak P na początku
        brak T przed godziną
        brak odpowiedzi w porę
        brak znaku @
        brak domeny
        brak znaku równości
        brak hosta
        brak łącznika
        brak języka
        o tej godzinie nie ma sekundy przestępnej
        brak serwera poczty
        brak typu multimediów
        brak nazwy miesiąca
        brak różnicy czasu
        brak znaku plus
        brak długości prefiksu
        brak schematu
        brak sekund
        brak separatorów
        brak połączenia z serwerem
        brak podpisu
        brak ukośnika
        brak gniazd na tej platformie
        brak podtypu
        nie ma takiej przestrzeni barw
        nie ma takiego kraju
        nie ma takiej waluty
        nie ma takiego dnia
        nie ma takiej domeny
        nie ma takiego języka
        nie ma takiego miesiąca
        nie ma takiego numeru
        nie ma takiego regionu
        nie ma takiego pisma
        nie ma takiej strefy czasowej
        nie ma takiej jednostki
        nie ma takiego wariantu
        brak godziny
        brak jednostki
        brak nazwy użytkownika
        brak wartości
        brak nazwy dnia tygodnia
        znak spoza ASCII
        to nie jest Base64
        to nie jest Base64url
        nieprawidłowy kod UTF-8
        to nie jest adres URL
        to nie jest kolor
        to nie jest cyfra
        to nie jest nazwa domeny
        to nie jest cyfra szesnastkowa
        to nie jest litera
        to nie jest litera ani cyfra
        to nie jest miesiąc i rok
        to nie jest wielokrotność
        to nie jest liczba
        to nie jest adres IP
        to nie jest adres IPv4
        to nie jest adres IPv6
        to nie jest tablica
        ani tablica obiektów, ani obiekt
        to nie jest obiekt
        to nie jest przyszłość
        to nie jest przeszłość
        to nie są małe litery
        to nie jest liczba ujemna
        tekst nieznormalizowany (NFC)
        to nie jest liczba dodatnia
        znak niedrukowalny
        to nie jest tekst
        to nie są trzy części
        to nie są dwie liczby
        to nie są wielkie litery
        to nie jest liczba całkowita
        brak części przed znakiem @
        liczba nie jest skończona
        niepełna liczba
        liczba z zerem na początku
        liczba ze znakiem plus
        liczba bez cyfry przed kropką
        niezamknięty obiekt
        nieparzysta liczba cyfr
        różnica czasu poza zakresem
        poza zakresem
        niedozwolone dopełnienie
        za długa część przed znakiem @
        powtórzona część
        za długa część
        sprzeczne części
        port nie jest liczbą
        niedozwolony port
        port poza zakresem
        niedozwolona długość prefiksu
        niedozwolone zapytanie
        niedozwolony cudzysłów
        odmowa serwera
        powtórzony znak diakrytyczny
        niedozwolony schemat
        sekunda poza zakresem
        błąd serwera
        niedozwolona spacja
        ciąg w apostrofach
        niezamknięty ciąg
        nie przyjmuje poczty
        tekst po zakończeniu
        za wcześnie
        za mało miejsc po przecinku
        za mało cyfr
        za mało części
        za późno
        za długie
        za dużo miejsc po przecinku
        za dużo cyfr
        za dużo części
        za krótkie
        za młody wiek
        dwie kropki z rzędu
        nieakceptowany rodzaj
        nieoczekiwany znak
        nieoczekiwany koniec
        pominięta jednostka
        jednostki w złej kolejności
        nieznana sekwencja ucieczki w ciągu
        nieznane słowo
        niedozwolone dane użytkownika
        brakująca wartość
        tygodnie z innymi jednostkami
        błędna cyfra kontrolna
        błędna cyfra kontrolna
        błędna długość
        błędna liczba cyfr
        błędne dopełnienie
        błędny prefiks
        błędna jednostka
        błędny wariant
        błędna wersja
        błędny dzień tygodnia
        rok poza zakresem
        niedozwolona strefa
        Nie można odczytać rekordu: {reason}.
        Liczba komórek w wierszu: {found} zamiast {expected}. Sprawdź separatory i cudzysłowy.|Liczba komórek w wierszu: {found} zamiast {expected}. Sprawdź separatory i cudzysłowy.|Liczba komórek w wierszu: {found} zamiast {expected}. Sprawdź separatory i cudzysłowy.|Liczba komórek w wierszu: {found} zamiast {expected}. Sprawdź separatory i cudzysłowy.
        Nie można odczytać rekordu: {reason} (kolumna {column}).
        Nie można odczytać rekordu: {reason} (wiersz {line}, kolumna {column}).
        Nie można odczytać rekordu: ponad {max} MiB.
        Wymagany jest co najmniej {min} rekord.|Wymagane są co najmniej {min} rekordy.|Wymaganych jest co najmniej {min} rekordów.|Wymagane jest co najmniej {min} rekordu.
        Liczba akceptowanych elementów w polu „{attribute}” musi wynosić co najmniej {min}. Wynosi {count}.
        Dozwolony jest najwyżej {max} rekord.|Dozwolone są najwyżej {max} rekordy.|Dozwolonych jest najwyżej {max} rekordów.|Dozwolone jest najwyżej {max} rekordu.
        Liczba akceptowanych elementów w polu „{attribute}” może wynosić najwyżej {max}. Wynosi {count}.
        Pole „{attribute}” wymaga prawidłowego względnego wskaźnika JSON Pointer, np. {example}.
        {attribute}: {message}
        Czy chodziło o „{suggestion}”?
        Czy chodziło o {suggestion}?
        Znaleziono {count} problem.|Znaleziono {count} problemy.|Znaleziono {count} problemów.|Znaleziono {count} problemu.
        Pole „{attribute}” jest wymagane.
        Wymagana jest akceptacja: „{attribute}”.
        Pole „{attribute}” musi mieć wartość {requiredValue}.
        Nie ma scenariusza „{name}”.
        Nie ma scenariusza „{name}”. Czy chodziło o „{suggestion}”?
        Pole „{attribute}” wymaga prawidłowego numeru wersji, np. {example}.
        Pole „{attribute}” musi mieć wartość {expected} (kolejna w szeregu).
        Pole „{attribute}” musi być liczbą całkowitą.
        Pole „{attribute}” wymaga prawidłowej daty, np. {example}.
        Pole „{attribute}” musi być liczbą całkowitą bez miejsc po przecinku.
        Pole „{attribute}” może zawierać tylko małe litery (a–z), cyfry i między nimi pojedyncze łączniki.
        Pole „{attribute}” może zawierać tylko małe litery (a–z), cyfry i między nimi pojedyncze łączniki lub podkreślenia.
        Wartość pola „{attribute}” zaburza kolejność. Powinna znajdować się przed wierszem {previousLine}.
        Wartość pola „{attribute}” jest niewłaściwego rodzaju.
        Pole „{attribute}” wymaga prawidłowej daty, np. {example}.
        Pole „{attribute}” musi być liczbą.
        Wartość pola „{attribute}” nie może być taka sama jak w wierszu {previousLine}.
        Wartość pola „{attribute}” zaburza kolejność. Powinna znajdować się przed rekordem {previousRecord}.
        Wartość pola „{attribute}” nie może być taka sama jak w rekordzie {previousRecord}.
        Kombinacja pól {attributes} zaburza kolejność. Powinna znajdować się przed rekordem {previousRecord}.
        Kombinacja pól {attributes} nie może być taka sama jak w rekordzie {previousRecord}.
        Kombinacja pól {attributes} zaburza kolejność. Powinna znajdować się przed wierszem {previousLine}.
        Kombinacja pól {attributes} nie może być taka sama jak w wierszu {previousLine}.
        Pole „{attribute}” miesza alfabety lub zawiera ukryte znaki. Użyj liter jednego alfabetu.
        Pole „{attribute}” musi zaczynać się od „{prefix}”.
        Pole „{attribute}” musi mieć dokładnie {length} znak.|Pole „{attribute}” musi mieć dokładnie {length} znaki.|Pole „{attribute}” musi mieć dokładnie {length} znaków.|Pole „{attribute}” musi mieć dokładnie {length} znaku.
        Pole „{attribute}” musi mieć dokładnie {length} bajt.|Pole „{attribute}” musi mieć dokładnie {length} bajty.|Pole „{attribute}” musi mieć dokładnie {length} bajtów.|Pole „{attribute}” musi mieć dokładnie {length} bajta.
        Pole „{attribute}” może mieć najwyżej {max} znak.|Pole „{attribute}” może mieć najwyżej {max} znaki.|Pole „{attribute}” może mieć najwyżej {max} znaków.|Pole „{attribute}” może mieć najwyżej {max} znaku.
        Pole „{attribute}” może mieć najwyżej {max} bajt.|Pole „{attribute}” może mieć najwyżej {max} bajty.|Pole „{attribute}” może mieć najwyżej {max} bajtów.|Pole „{attribute}” może mieć najwyżej {max} bajta.
        Pole „{attribute}” musi mieć co najmniej {min} znak.|Pole „{attribute}” musi mieć co najmniej {min} znaki.|Pole „{attribute}” musi mieć co najmniej {min} znaków.|Pole „{attribute}” musi mieć co najmniej {min} znaku.
        Pole „{attribute}” musi mieć co najmniej {min} bajt.|Pole „{attribute}” musi mieć co najmniej {min} bajty.|Pole „{attribute}” musi mieć co najmniej {min} bajtów.|Pole „{attribute}” musi mieć co najmniej {min} bajta.
        Pole „{attribute}” musi być tekstem.
        Pole „{attribute}” wymaga prawidłowej godziny, np. {example}.
        Wartość pola „{attribute}” musi być późniejsza niż {after}.
        Wartość pola „{attribute}” musi być wcześniejsza niż {before}.
        Pole „{attribute}” wymaga prawidłowej strefy czasowej, np. {example}.
        Powtórzona wartość
        Termin minął
        Nieprawidłowa wartość
        Brak zgodności
        Brakuje znaku
        Możliwa literówka
        Musi się różnić
        To nie liczba
        Niedozwolona wartość
        Nie sprawdzono
        Nie znaleziono
        Brak na liście
        To nie liczba całkowita
        Nieprawidłowa kolejność
        Pole wymagane
        Zbyt duża wartość
        Zbyt wcześnie
        Zbyt mało
        Zbyt późno
        Zbyt długi tekst
        Zbyt wiele
        Data zbyt bliska
        Zbyt krótki tekst
        Zbyt mała wartość
        Nie można odczytać
        Niedozwolone znaki
        Niewłaściwa liczba elementów
        Nieprawidłowy format
        Nieprawidłowa długość
        Nieprawidłowy typ
        Pole „{attribute}” wymaga prawidłowego identyfikatora ULID, np. {example}.
        Pole „{attribute}” nie ma wartości i nie można jej tutaj podać.
        Wartość pola „{attribute}” musi być unikatowa. Występuje już w wierszu {firstLine}.
        Wartość pola „{attribute}” musi być unikatowa. Występuje już w rekordzie {firstRecord}.
        Kombinacja pól {attributes} musi być unikatowa. Ta kombinacja występuje już w rekordzie {firstRecord}.
        Wartość pola „{attribute}” musi być unikatowa.
        Kombinacja pól {attributes} musi być unikatowa.
        Kombinacja pól {attributes} musi być unikatowa. Ta kombinacja występuje już w wierszu {firstLine}.
        Pole „{attribute}” nie może mieć dwa razy tego samego elementu. Elementy {first} i {second} są takie same.
        Pole „{attribute}” musi być listą.
        Pole „{attribute}” musi być zapisane wielkimi literami.
        Pole „{attribute}” wymaga prawidłowego identyfikatora URI, np. {example}.
        Pole „{attribute}” wymaga prawidłowego odwołania URI, np. {example}.
        Pole „{attribute}” wymaga prawidłowego szablonu URI, np. {example}.
        Pole „{attribute}” wymaga prawidłowego adresu URL, np. {example}.
        Pole „{attribute}” wymaga prawidłowego identyfikatora {name}, np. {example}.
        Pole „{attribute}” wymaga prawidłowego identyfikatora UUID.
        Pole „{attribute}” musi być obiektem.
        Pole „{attribute}” wymaga prawidłowego numeru identyfikacyjnego pojazdu (VIN). Sprawdź, czy nie ma literówek.
        fałsz
        (puste)
        prawda
        wartość
        """#)
}
