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
        valid Záznamy bez chyb
        invalid Záznamy s chybami
        errors Chyby
        warnings Varování a poznámky
        known Známé z dřívějška
        leftOut Vynecháno podle pravidel
        headline {errors} {share}
        errorCount one=# chyba|few=# chyby|many=# chyby|other=# chyb
        warningCount other=# varování
        share one=v @ z # záznamu|other=v @ z # záznamů
        noErrors žádné chyby
        stopped Kontrola byla předčasně ukončena. Všechna čísla se týkají přečtené části.
        failures Soubory, které nelze zkontrolovat
        otherFile Zdá se, že pravidla jsou pro jiný soubor.
        unseen Sloupce, které v souboru chybí
        unruled Sloupce, které žádné pravidlo neuvádí
        toFix Co opravit
        column Sloupec
        info Poznámka
        others Ostatní
        hidden Hodnoty jsou skryté.
        line Řádek
        lines Řádky
        record Záznam
        message Hlášení
        value Hodnota
        count Počet
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
        patterns Nejčastější vzory
        legend Ve vzorech znamená A velké písmeno, a jiné písmeno, 9 číslici, ⁺ několik z nich a … libovolné znaky.
        """
}
