extension ReportWords {
    static let sl: StaticString = """
        title Poročilo o preverjanju podatkov
        overview Pregled
        rules Pravila
        scenario Scenarij
        file Datoteka
        files Datoteke
        time Čas
        records Zapisi
        valid Veljavni zapisi
        invalid Zapisi z napakami
        errors Napake
        warnings Opozorila in opombe
        known Znano od prej
        leftOut Izpuščeno po pravilih
        clean Napak ni bilo.
        stopped Preverjanje je bilo predčasno ustavljeno. Vse številke se nanašajo na prebrani del.
        failures Ni bilo mogoče preveriti
        unseen Atributi, ki jih nima noben zapis
        violations Kršitve
        byAttribute Kršitve po atributih
        byRule Kršitve po pravilih
        attribute Atribut
        rule Pravilo
        code Koda
        severity Resnost
        error Napaka
        warning Opozorilo
        info Opomba
        first Prvič v
        others Drugo
        samples Primeri
        hidden Vrednosti so skrite.
        line Vrstica
        record Zapis
        message Sporočilo
        value Vrednost
        columns Stolpci
        moreColumns Drugi stolpci niso prikazani.
        sensitive Občutljivo: vsebina ni prikazana.
        missing Manjka
        empty Prazno
        integer Celo število
        decimal Decimalno število
        boolean Resnično ali neresnično
        date Datum
        dateTime Datum in čas
        text Besedilo
        list Seznam
        object Objekt
        distinct Različne vrednosti
        length Znaki
        range Razpon
        shapes Najpogostejše oblike
        legend V oblikah pomeni A veliko črko, a drugo črko, 9 števko, ⁺ več teh in … karkoli.
        """
}
