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
        valid Registros válidos
        invalid Registros con errores
        errors Errores
        warnings Advertencias y notas
        known Ya conocidas
        leftOut Excluidos por las reglas
        clean No se han encontrado errores.
        stopped La comprobación se detuvo antes de terminar. Todas las cifras corresponden a la parte leída.
        failures No se pudo comprobar
        unseen Atributos que no tiene ningún registro
        violations Infracciones
        byAttribute Infracciones por atributo
        byRule Infracciones por regla
        attribute Atributo
        rule Regla
        code Código
        severity Gravedad
        error Error
        warning Advertencia
        info Nota
        first Primera vez en
        others Otros
        samples Ejemplos
        hidden Los valores están ocultos.
        line Línea
        record Registro
        message Mensaje
        value Valor
        columns Columnas
        moreColumns No se muestran más columnas.
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
        shapes Formas más frecuentes
        legend En las formas, A es una mayúscula, a otra letra, 9 una cifra, ⁺ varias de ellas y … cualquier cosa.
        """
}
