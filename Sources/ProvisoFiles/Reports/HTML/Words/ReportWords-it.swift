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
        valid Record validi
        invalid Record con errori
        errors Errori
        warnings Avvisi e note
        known Già note
        leftOut Esclusi dalle regole
        clean Nessun errore trovato.
        stopped Il controllo è stato interrotto prima della fine. Tutti i numeri si riferiscono alla parte letta.
        failures Impossibile controllare
        unseen Attributi che nessun record ha
        violations Violazioni
        byAttribute Violazioni per attributo
        byRule Violazioni per regola
        attribute Attributo
        rule Regola
        code Codice
        severity Gravità
        error Errore
        warning Avviso
        info Nota
        first Prima volta in
        others Altri
        samples Esempi
        hidden I valori sono nascosti.
        line Riga
        record Record
        message Messaggio
        value Valore
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
        shapes Forme più frequenti
        legend Nelle forme A indica una maiuscola, a un’altra lettera, 9 una cifra, ⁺ più di esse e … qualsiasi cosa.
        """
}
