extension ReportWords {
    static let et: StaticString = """
        title Andmete kontrolli aruanne
        overview Ülevaade
        rules Reeglid
        scenario Stsenaarium
        file Fail
        files Failid
        time Aeg
        records Kirjed
        valid Vigadeta kirjed
        invalid Vigadega kirjed
        errors Vead
        warnings Hoiatused ja märkused
        known Varem teada
        leftOut Reeglitega välja jäetud
        headline {errors} {share}
        errorCount one=# viga|other=# viga
        warningCount one=# hoiatus|other=# hoiatust
        share one=(@/# kirje)|other=(@/# kirjet)
        noErrors vigu ei ole
        stopped Kontroll lõpetati enne lõppu. Kõik arvud käivad loetud osa kohta.
        failures Failid, mida ei õnnestunud kontrollida
        otherFile Reeglid näivad olevat mõne teise faili jaoks.
        unseen Veerud, mis failis puuduvad
        unruled Veerud, mida ükski reegel ei nimeta
        toFix Mida parandada
        column Veerg
        info Märkus
        others Muud
        hidden Väärtused on peidetud.
        line Rida
        lines Read
        record Kirje
        message Teade
        value Väärtus
        count Arv
        columns Veerud
        moreColumns Ülejäänud veerge ei näidata.
        sensitive Tundlik: sisu ei näidata.
        missing Puudub
        empty Tühi
        integer Täisarv
        decimal Kümnendarv
        boolean Tõene või väär
        date Kuupäev
        dateTime Kuupäev ja kellaaeg
        text Tekst
        list Loend
        object Objekt
        distinct Erinevaid väärtusi
        length Märke
        range Vahemik
        patterns Sagedasemad mustrid
        legend Mustrites tähendab A suurtähte, a muud tähte, 9 numbrit, ⁺ mitut neist ja … mis tahes märke.
        """
}
