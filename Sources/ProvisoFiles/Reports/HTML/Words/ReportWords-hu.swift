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
        valid Érvényes rekordok
        invalid Hibás rekordok
        errors Hibák
        warnings Figyelmeztetések és megjegyzések
        known Már ismert
        leftOut A szabályok szerint kihagyva
        clean Nem találhatók hibák.
        stopped Az ellenőrzés idő előtt leállt. Minden szám a beolvasott részre vonatkozik.
        failures Nem volt ellenőrizhető
        unseen Attribútumok, amelyek egyetlen rekordban sincsenek
        violations Szabálysértések
        byAttribute Szabálysértések attribútum szerint
        byRule Szabálysértések szabály szerint
        attribute Attribútum
        rule Szabály
        code Kód
        severity Súlyosság
        error Hiba
        warning Figyelmeztetés
        info Megjegyzés
        first Először itt
        others Egyéb
        samples Példák
        hidden Az értékek rejtve vannak.
        line Sor
        record Rekord
        message Üzenet
        value Érték
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
        shapes Leggyakoribb formák
        legend A formákban A nagybetűt, a más betűt, 9 számjegyet, ⁺ ezekből többet, … bármit jelent.
        """
}
