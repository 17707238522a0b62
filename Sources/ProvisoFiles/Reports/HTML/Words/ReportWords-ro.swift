extension ReportWords {
    static let ro: StaticString = """
        title Raport de verificare a datelor
        overview Prezentare generală
        rules Reguli
        scenario Scenariu
        file Fișier
        files Fișiere
        time Momentul verificării
        records Înregistrări
        valid Înregistrări fără erori
        invalid Înregistrări cu erori
        errors Erori
        warnings Avertismente și note
        known Deja cunoscute
        leftOut Excluse prin reguli
        headline {errors} {share}
        errorCount one=# eroare|few=# erori|other=# de erori
        warningCount one=# avertisment|few=# avertismente|other=# de avertismente
        share one=în @ din # înregistrare|few=în @ din # înregistrări|other=în @ din # de înregistrări
        noErrors nicio eroare
        stopped Verificarea a fost oprită înainte de sfârșit. Toate numerele se referă la partea citită.
        failures Fișiere care nu s-au putut verifica
        otherFile Regulile par să fie pentru alt fișier.
        unseen Coloane care lipsesc din fișier
        unruled Coloane pe care nu le menționează nicio regulă
        toFix Ce trebuie corectat
        column Coloană
        info Notă
        others Altele
        hidden Valorile sunt ascunse.
        line Linie
        lines Linii
        record Înregistrare
        message Mesaj
        value Valoare
        count Număr
        columns Coloane
        moreColumns Celelalte coloane nu sunt afișate.
        sensitive Confidențial: conținutul nu este afișat.
        missing Lipsă
        empty Gol
        integer Număr întreg
        decimal Număr zecimal
        boolean Adevărat sau fals
        date Dată
        dateTime Dată și oră
        text Text
        list Listă
        object Obiect
        distinct Valori diferite
        length Caractere
        range Interval
        patterns Cele mai frecvente modele
        legend În modele, A înseamnă o majusculă, a altă literă, 9 o cifră, ⁺ mai multe dintre ele și … orice caractere.
        """
}
