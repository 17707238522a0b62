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
        valid Kehtivad kirjed
        invalid Vigadega kirjed
        errors Vead
        warnings Hoiatused ja märkused
        known Varem teada
        leftOut Reeglitega välja jäetud
        clean Vigu ei leitud.
        stopped Kontroll lõpetati enne lõppu. Kõik arvud käivad loetud osa kohta.
        failures Ei õnnestunud kontrollida
        unseen Atribuudid, mida üheski kirjes ei ole
        violations Rikkumised
        byAttribute Rikkumised atribuudi järgi
        byRule Rikkumised reegli järgi
        attribute Atribuut
        rule Reegel
        code Kood
        severity Raskusaste
        error Viga
        warning Hoiatus
        info Märkus
        first Esimest korda
        others Muud
        samples Näited
        hidden Väärtused on peidetud.
        line Rida
        record Kirje
        message Teade
        value Väärtus
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
        shapes Sagedasemad kujud
        legend Kujudes tähendab A suurtähte, a muud tähte, 9 numbrit, ⁺ mitut neist ja … mida tahes.
        """
}
