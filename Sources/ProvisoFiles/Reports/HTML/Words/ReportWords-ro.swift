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
        valid Înregistrări valide
        invalid Înregistrări cu erori
        errors Erori
        warnings Avertismente și note
        known Deja cunoscute
        leftOut Excluse prin reguli
        clean Nu s-au găsit erori.
        stopped Verificarea a fost oprită înainte de sfârșit. Toate numerele se referă la partea citită.
        failures Nu s-a putut verifica
        unseen Atribute pe care nu le are nicio înregistrare
        violations Încălcări
        byAttribute Încălcări după atribut
        byRule Încălcări după regulă
        attribute Atribut
        rule Regulă
        code Cod
        severity Gravitate
        error Eroare
        warning Avertisment
        info Notă
        first Prima dată în
        others Altele
        samples Exemple
        hidden Valorile sunt ascunse.
        line Linie
        record Înregistrare
        message Mesaj
        value Valoare
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
        shapes Cele mai frecvente forme
        legend În forme, A înseamnă o majusculă, a altă literă, 9 o cifră, ⁺ mai multe dintre ele și … orice.
        """
}
