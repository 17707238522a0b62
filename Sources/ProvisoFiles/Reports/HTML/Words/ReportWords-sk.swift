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
        valid Záznamy bez chýb
        invalid Záznamy s chybami
        errors Chyby
        warnings Upozornenia a poznámky
        known Známe z minulosti
        leftOut Vynechané podľa pravidiel
        headline {errors} {share}
        errorCount one=# chyba|few=# chyby|many=# chyby|other=# chýb
        warningCount one=# upozornenie|few=# upozornenia|many=# upozornenia|other=# upozornení
        share one=v @ z # záznamu|other=v @ z # záznamov
        noErrors žiadne chyby
        stopped Kontrola bola predčasne ukončená. Všetky čísla sa týkajú prečítanej časti.
        failures Súbory, ktoré sa nepodarilo skontrolovať
        otherFile Zdá sa, že pravidlá sú pre iný súbor.
        unseen Stĺpce, ktoré v súbore chýbajú
        unruled Stĺpce, ktoré neuvádza žiadne pravidlo
        toFix Čo opraviť
        column Stĺpec
        info Poznámka
        others Ostatné
        hidden Hodnoty sú skryté.
        line Riadok
        lines Riadky
        record Záznam
        message Hlásenie
        value Hodnota
        count Počet
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
        patterns Najčastejšie vzory
        legend Vo vzoroch znamená A veľké písmeno, a iné písmeno, 9 číslicu, ⁺ niekoľko z nich a … ľubovoľné znaky.
        """
}
