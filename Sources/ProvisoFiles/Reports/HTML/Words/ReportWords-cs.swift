extension ReportWords {
    static let cs: StaticString = """
        title Zpráva o kontrole dat
        overview Přehled
        rules Pravidla
        scenario Scénář
        file Soubor
        files Soubory
        time Čas
        records Záznamy
        valid Platné záznamy
        invalid Záznamy s chybami
        errors Chyby
        warnings Varování a poznámky
        known Známé z dřívějška
        leftOut Vynecháno podle pravidel
        clean Nebyly nalezeny žádné chyby.
        stopped Kontrola byla předčasně ukončena. Všechna čísla se týkají přečtené části.
        failures Nelze zkontrolovat
        unseen Atributy, které nemá žádný záznam
        violations Porušení
        byAttribute Porušení podle atributu
        byRule Porušení podle pravidla
        attribute Atribut
        rule Pravidlo
        code Kód
        severity Závažnost
        error Chyba
        warning Varování
        info Poznámka
        first Poprvé v
        others Ostatní
        samples Příklady
        hidden Hodnoty jsou skryté.
        line Řádek
        record Záznam
        message Hlášení
        value Hodnota
        columns Sloupce
        moreColumns Další sloupce nejsou zobrazeny.
        sensitive Citlivé: obsah není zobrazen.
        missing Chybí
        empty Prázdné
        integer Celé číslo
        decimal Desetinné číslo
        boolean Pravda nebo nepravda
        date Datum
        dateTime Datum a čas
        text Text
        list Seznam
        object Objekt
        distinct Různé hodnoty
        length Znaky
        range Rozsah
        shapes Nejčastější tvary
        legend Ve tvarech znamená A velké písmeno, a jiné písmeno, 9 číslici, ⁺ několik z nich a … cokoli.
        """
}
