extension ReportWords {
    static let sk: StaticString = """
        title Správa o kontrole údajov
        overview Prehľad
        rules Pravidlá
        scenario Scenár
        file Súbor
        files Súbory
        time Čas
        records Záznamy
        valid Platné záznamy
        invalid Záznamy s chybami
        errors Chyby
        warnings Upozornenia a poznámky
        known Známe z minulosti
        leftOut Vynechané podľa pravidiel
        clean Nenašli sa žiadne chyby.
        stopped Kontrola bola predčasne ukončená. Všetky čísla sa týkajú prečítanej časti.
        failures Nepodarilo sa skontrolovať
        unseen Atribúty, ktoré nemá žiadny záznam
        violations Porušenia
        byAttribute Porušenia podľa atribútu
        byRule Porušenia podľa pravidla
        attribute Atribút
        rule Pravidlo
        code Kód
        severity Závažnosť
        error Chyba
        warning Upozornenie
        info Poznámka
        first Prvýkrát v
        others Ostatné
        samples Príklady
        hidden Hodnoty sú skryté.
        line Riadok
        record Záznam
        message Hlásenie
        value Hodnota
        columns Stĺpce
        moreColumns Ďalšie stĺpce sa nezobrazujú.
        sensitive Citlivé: obsah sa nezobrazuje.
        missing Chýba
        empty Prázdne
        integer Celé číslo
        decimal Desatinné číslo
        boolean Pravda alebo nepravda
        date Dátum
        dateTime Dátum a čas
        text Text
        list Zoznam
        object Objekt
        distinct Rôzne hodnoty
        length Znaky
        range Rozsah
        shapes Najčastejšie tvary
        legend V tvaroch znamená A veľké písmeno, a iné písmeno, 9 číslicu, ⁺ niekoľko z nich a … čokoľvek.
        """
}
