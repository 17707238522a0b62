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
        valid Registres sense errors
        invalid Registres amb errors
        errors Errors
        warnings Advertències i notes
        known Ja coneguts
        leftOut Exclosos per les regles
        headline {errors} {share}
        errorCount one=# error|many=# d’errors|other=# errors
        warningCount one=# advertència|many=# d’advertències|other=# advertències
        share one=en @ de # registre|many=en @ de # de registres|other=en @ de # registres
        noErrors sense errors
        stopped La comprovació s’ha aturat abans d’acabar. Tots els nombres corresponen a la part llegida.
        failures Fitxers que no s’han pogut comprovar
        otherFile Sembla que les regles són per a un altre fitxer.
        unseen Columnes que falten al fitxer
        unruled Columnes que cap regla no esmenta
        toFix Què cal corregir
        column Columna
        info Nota
        others Altres
        hidden Els valors estan ocults.
        line Línia
        lines Línies
        record Registre
        message Missatge
        value Valor
        count Nombre
        columns Columnes
        moreColumns Hi ha més columnes que no es mostren.
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
        patterns Patrons més freqüents
        legend En els patrons, A és una majúscula, a una altra lletra, 9 una xifra, ⁺ diverses d’elles i … qualsevol caràcter.
        """
}
