extension ReportWords {
    static let hu: StaticString = """
        title Adatellenőrzési jelentés
        overview Áttekintés
        rules Szabályok
        scenario Forgatókönyv
        file Fájl
        files Fájlok
        time Időpont
        records Rekordok
        valid Hibátlan rekordok
        invalid Hibás rekordok
        errors Hibák
        warnings Figyelmeztetések és megjegyzések
        known Már ismert
        leftOut A szabályok szerint kihagyva
        headline {errors}, {share}
        errorCount other=# hiba
        warningCount other=# figyelmeztetés
        share other=# rekordból @ hibás
        noErrors nincs hiba
        stopped Az ellenőrzés idő előtt leállt. Minden szám a beolvasott részre vonatkozik.
        failures Nem ellenőrizhető fájlok
        otherFile Úgy tűnik, a szabályok másik fájlhoz valók.
        unseen A fájlból hiányzó oszlopok
        unruled Oszlopok, amelyeket egyik szabály sem nevez meg
        toFix Javítandó
        column Oszlop
        info Megjegyzés
        others Egyéb
        hidden Az értékek rejtve vannak.
        line Sor
        lines Sorok
        record Rekord
        message Üzenet
        value Érték
        count Darab
        columns Oszlopok
        moreColumns A további oszlopok nem láthatók.
        sensitive Bizalmas: a tartalma nem látható.
        missing Hiányzik
        empty Üres
        integer Egész szám
        decimal Tizedes tört
        boolean Igaz vagy hamis
        date Dátum
        dateTime Dátum és időpont
        text Szöveg
        list Lista
        object Objektum
        distinct Különböző értékek
        length Karakterek
        range Tartomány
        patterns Leggyakoribb minták
        legend A mintákban A nagybetűt, a más betűt, 9 számjegyet, ⁺ ezekből többet, … bármilyen karaktert jelent.
        """
}
