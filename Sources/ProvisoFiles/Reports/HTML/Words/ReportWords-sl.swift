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
        valid Zapisi brez napak
        invalid Zapisi z napakami
        errors Napake
        warnings Opozorila in opombe
        known Znano od prej
        leftOut Izpuščeno po pravilih
        headline {errors} {share}
        errorCount one=# napaka|two=# napaki|few=# napake|other=# napak
        warningCount one=# opozorilo|two=# opozorili|few=# opozorila|other=# opozoril
        share one=v @ od # zapisa|other=v @ od # zapisov
        noErrors ni napak
        stopped Preverjanje je bilo predčasno ustavljeno. Vse številke se nanašajo na prebrani del.
        failures Datoteke, ki jih ni bilo mogoče preveriti
        otherFile Pravila so očitno za drugo datoteko.
        unseen Stolpci, ki v datoteki manjkajo
        unruled Stolpci, ki jih ne omenja nobeno pravilo
        toFix Kaj popraviti
        column Stolpec
        info Opomba
        others Drugo
        hidden Vrednosti so skrite.
        line Vrstica
        lines Vrstice
        record Zapis
        message Sporočilo
        value Vrednost
        count Število
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
        patterns Najpogostejši vzorci
        legend V vzorcih pomeni A veliko črko, a drugo črko, 9 števko, ⁺ več teh in … poljubne znake.
        """
}
