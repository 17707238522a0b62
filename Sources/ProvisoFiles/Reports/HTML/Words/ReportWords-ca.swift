extension ReportWords {
    static let ca: StaticString = """
        title Informe de comprovació de les dades
        overview Resum
        rules Regles
        scenario Escenari
        file Fitxer
        files Fitxers
        time Data de la comprovació
        records Registres
        valid Registres vàlids
        invalid Registres amb errors
        errors Errors
        warnings Advertències i notes
        known Ja coneguts
        leftOut Exclosos per les regles
        clean No s’ha trobat cap error.
        stopped La comprovació s’ha aturat abans d’acabar. Tots els nombres corresponen a la part llegida.
        failures No s’ha pogut comprovar
        unseen Atributs que no té cap registre
        violations Infraccions
        byAttribute Infraccions per atribut
        byRule Infraccions per regla
        attribute Atribut
        rule Regla
        code Codi
        severity Gravetat
        error Error
        warning Advertència
        info Nota
        first Primera vegada a
        others Altres
        samples Exemples
        hidden Els valors estan ocults.
        line Línia
        record Registre
        message Missatge
        value Valor
        columns Columnes
        moreColumns No es mostren més columnes.
        sensitive Confidencial: el contingut no es mostra.
        missing Absent
        empty Buit
        integer Nombre enter
        decimal Nombre decimal
        boolean Cert o fals
        date Data
        dateTime Data i hora
        text Text
        list Llista
        object Objecte
        distinct Valors diferents
        length Caràcters
        range Interval
        shapes Formes més freqüents
        legend En les formes, A és una majúscula, a una altra lletra, 9 una xifra, ⁺ diverses d’elles i … qualsevol cosa.
        """
}
