extension ReportWords {
    static let it: StaticString = """
        title Rapporto di controllo dei dati
        overview Panoramica
        rules Regole
        scenario Scenario
        file File
        files File
        time Data del controllo
        records Record
        valid Record senza errori
        invalid Record con errori
        errors Errori
        warnings Avvisi e note
        known Già note
        leftOut Esclusi dalle regole
        headline {errors} {share}
        errorCount one=# errore|many=# di errori|other=# errori
        warningCount one=# avviso|many=# di avvisi|other=# avvisi
        share other=in @ su # record|many=in @ su # di record
        noErrors nessun errore
        stopped Il controllo è stato interrotto prima della fine. Tutti i numeri si riferiscono alla parte letta.
        failures File che non è stato possibile controllare
        otherFile Le regole sembrano destinate a un altro file.
        unseen Colonne assenti dal file
        unruled Colonne che nessuna regola nomina
        toFix Cosa correggere
        column Colonna
        info Nota
        others Altri
        hidden I valori sono nascosti.
        line Riga
        lines Righe
        record Record
        message Messaggio
        value Valore
        count Numero
        columns Colonne
        moreColumns Le altre colonne non sono mostrate.
        sensitive Riservato: il contenuto non è mostrato.
        missing Mancante
        empty Vuoto
        integer Numero intero
        decimal Numero decimale
        boolean Vero o falso
        date Data
        dateTime Data e ora
        text Testo
        list Elenco
        object Oggetto
        distinct Valori diversi
        length Caratteri
        range Intervallo
        patterns Schemi più frequenti
        legend Negli schemi A indica una maiuscola, a un’altra lettera, 9 una cifra, ⁺ più di esse e … qualsiasi carattere.
        """
}
