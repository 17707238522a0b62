extension ReportWords {
    static let es: StaticString = """
        title Informe de comprobación de datos
        overview Resumen
        rules Reglas
        scenario Escenario
        file Archivo
        files Archivos
        time Fecha de la comprobación
        records Registros
        valid Registros sin errores
        invalid Registros con errores
        errors Errores
        warnings Advertencias y notas
        known Ya conocidas
        leftOut Excluidos por las reglas
        headline {errors} {share}
        errorCount one=# error|many=# de errores|other=# errores
        warningCount one=# advertencia|many=# de advertencias|other=# advertencias
        share one=en @ de # registro|many=en @ de # de registros|other=en @ de # registros
        noErrors sin errores
        stopped La comprobación se detuvo antes de terminar. Todas las cifras corresponden a la parte leída.
        failures Archivos que no se pudieron comprobar
        otherFile Las reglas parecen ser para otro archivo.
        unseen Columnas que faltan en el archivo
        unruled Columnas que ninguna regla menciona
        toFix Qué corregir
        column Columna
        info Nota
        others Otros
        hidden Los valores están ocultos.
        line Línea
        lines Líneas
        record Registro
        message Mensaje
        value Valor
        count Cantidad
        columns Columnas
        moreColumns Hay más columnas que no se muestran.
        sensitive Confidencial: el contenido no se muestra.
        missing Ausente
        empty Vacío
        integer Número entero
        decimal Número decimal
        boolean Verdadero o falso
        date Fecha
        dateTime Fecha y hora
        text Texto
        list Lista
        object Objeto
        distinct Valores distintos
        length Caracteres
        range Intervalo
        patterns Patrones más frecuentes
        legend En los patrones, A es una mayúscula, a otra letra, 9 una cifra, ⁺ varias de ellas y … cualquier carácter.
        """
}
