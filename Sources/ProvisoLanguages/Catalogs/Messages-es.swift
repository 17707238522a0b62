// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let es = CatalogTable.read(
        "es",
        #"""
        El campo «{attribute}» debe quedar vacío.
        El campo «{attribute}» también es obligatorio, porque se ha indicado lo siguiente: {given}.
        El campo «{attribute}» solo puede contener letras.
        El campo «{attribute}» solo puede contener letras y dígitos.
        El campo «{attribute}» no tiene ninguna de las formas aceptadas.
        El campo «{attribute}» solo puede contener caracteres ASCII.
        El campo «{attribute}» no es válido.
        No se ha podido comprobar el campo «{attribute}».
        El campo «{attribute}» aún no se ha comprobado.
        No hay ningún campo «{name}».
        No hay ningún campo «{name}». ¿Quería decir «{suggestion}»?
        El campo «{attribute}» no es un valor Base32 válido.
        El campo «{attribute}» no es un valor Base64 válido.
        El campo «{attribute}» no es un BIC válido.
        El campo «{attribute}» debe ser {true} o {false}.
        El campo «{attribute}» no es una fecha de caducidad válida.
        La fecha del campo «{attribute}» ya ha pasado.
        El campo «{attribute}» no es un código de seguridad válido.
        El campo «{attribute}» debe ser igual a {compareValue}.
        El campo «{attribute}» debe coincidir con el campo «{compareAttribute}».
        El campo «{attribute}» no tiene el valor esperado.
        El campo «{attribute}» debe ser mayor que {compareValue}.
        El campo «{attribute}» debe ser mayor que «{compareAttribute}».
        El campo «{attribute}» debe ser mayor.
        El campo «{attribute}» debe ser mayor o igual que {compareValue}.
        El campo «{attribute}» debe ser mayor o igual que «{compareAttribute}».
        El campo «{attribute}» debe ser mayor.
        El campo «{attribute}» debe ser menor que {compareValue}.
        El campo «{attribute}» debe ser menor que «{compareAttribute}».
        El campo «{attribute}» debe ser menor.
        El campo «{attribute}» debe ser menor o igual que {compareValue}.
        El campo «{attribute}» debe ser menor o igual que «{compareAttribute}».
        El campo «{attribute}» debe ser menor.
        El campo «{attribute}» no debe ser igual a {compareValue}.
        El campo «{attribute}» debe ser distinto del campo «{compareAttribute}».
        El valor del campo «{attribute}» no está permitido.
        El campo «{attribute}» no se puede comparar con {compareValue}.
        El campo «{attribute}» no se puede comparar con el campo «{compareAttribute}».
        El campo «{attribute}» no se puede comparar.
        El campo «{attribute}» no es válido.
        El campo «{attribute}» debe contener «{containedValue}».
        El campo «{attribute}» no es una posición válida.
        El campo «{attribute}» debe tener exactamente {count} elemento.|El campo «{attribute}» debe tener exactamente {count} de elementos.|El campo «{attribute}» debe tener exactamente {count} elementos.
        El campo «{attribute}» debe tener al menos {min} elemento.|El campo «{attribute}» debe tener al menos {min} de elementos.|El campo «{attribute}» debe tener al menos {min} elementos.
        El campo «{attribute}» debe tener como máximo {max} elemento.|El campo «{attribute}» debe tener como máximo {max} de elementos.|El campo «{attribute}» debe tener como máximo {max} elementos.
        El campo «{attribute}» debe ser una lista.
        El campo «{attribute}» no es un código de país válido.
        El campo «{attribute}» no es un color válido.
        El campo «{attribute}» no es un código de moneda válido.
        El campo «{attribute}» no es válido.
        El campo «{attribute}» no es un URI de datos válido.
        El campo «{attribute}» no es una fecha válida.
        El campo «{attribute}» no debe ser anterior al {earliest}.
        El campo «{attribute}» no debe ser posterior al {latest}.
        La fecha del campo «{attribute}» debe estar en el futuro.
        La fecha del campo «{attribute}» debe estar en el pasado.
        El campo «{attribute}» debe ser posterior al {after}.
        El campo «{attribute}» debe ser anterior al {before}.
        La fecha del campo «{attribute}» debe ser de hace al menos {minAge} año.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} de años.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} años.
        El campo «{attribute}» no es una fecha con hora válida.
        El campo «{attribute}» no debe ser anterior al {earliest}.
        El campo «{attribute}» no debe ser posterior al {latest}.
        La fecha del campo «{attribute}» debe estar en el futuro.
        La fecha del campo «{attribute}» debe estar en el pasado.
        El campo «{attribute}» debe ser posterior al {after}.
        El campo «{attribute}» debe ser anterior al {before}.
        La fecha del campo «{attribute}» debe ser de hace al menos {minAge} año.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} de años.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} años.
        El campo «{attribute}» debe ser un número.
        El campo «{attribute}» debe tener al menos {min} decimal.|El campo «{attribute}» debe tener al menos {min} de decimales.|El campo «{attribute}» debe tener al menos {min} decimales.
        El campo «{attribute}» debe tener como máximo {max} decimal.|El campo «{attribute}» debe tener como máximo {max} de decimales.|El campo «{attribute}» debe tener como máximo {max} decimales.
        El campo «{attribute}» no es un nombre de dominio válido.
        El campo «{attribute}» no es una duración válida.
        El campo «{attribute}» no es un número de teléfono válido.
        El campo «{attribute}» debe ser una lista.
        El campo «{attribute}» no es un código EAN válido.
        El campo «{attribute}» no es una dirección de correo electrónico válida.
        El dominio del campo «{attribute}» no acepta correo.
        No se ha podido comprobar el dominio del campo «{attribute}».
        El campo «{attribute}» debe terminar en «{suffix}».
        No se ha comprobado el formulario.
        El campo «{attribute}» no se envió correctamente: {reason}.
        El campo «{attribute}» no se envió correctamente: {reason}.
        El campo «{attribute}» no se envió correctamente: {reason}.
        El campo «{attribute}» no es un hash válido.
        El campo «{attribute}» no es un valor hexadecimal válido.
        El campo «{attribute}» no es un color válido.
        El campo «{attribute}» no es un nombre de host válido.
        El campo «{attribute}» no es un IBAN válido.
        El valor del campo «{attribute}» no es uno de los aceptados.
        El valor del campo «{attribute}» no está permitido.
        El campo «{attribute}» debe ser un número entero.
        El campo «{attribute}» no es una dirección IP válida.
        El campo «{attribute}» no es un IRI válido.
        El campo «{attribute}» no es una referencia de IRI válida.
        El campo «{attribute}» no es un ISBN válido.
        El campo «{attribute}» no es un código ISIN válido.
        El campo «{attribute}» no es un ISSN válido.
        El campo «{attribute}» no es un documento JSON válido.
        El campo «{attribute}» no es un puntero JSON válido.
        El campo «{attribute}» no es un JSON Web Token válido.
        El campo «{attribute}» no es un código de idioma válido.
        El campo «{attribute}» no es una posición válida.
        El campo «{attribute}» no es una latitud válida.
        El campo «{attribute}» no es una longitud válida.
        El campo «{attribute}» debe estar en minúsculas.
        El campo «{attribute}» no es un número válido.
        El campo «{attribute}» no es una dirección MAC válida.
        El campo «{attribute}» no tiene la forma esperada.
        El campo «{attribute}» debe contener un dígito.
        El campo «{attribute}» debe contener una letra minúscula.
        El campo «{attribute}» debe contener un símbolo.
        El campo «{attribute}» debe contener una letra mayúscula.
        El campo «{attribute}» tiene una forma que no está permitida.
        El campo «{attribute}» es demasiado largo.
        El campo «{attribute}» no es un tipo de medio válido.
        El campo «{attribute}» debe ser múltiplo de {divisor}.
        El campo «{attribute}» no es un Nano ID válido.
        El campo «{attribute}» debe ser menor que 0.
        El campo «{attribute}» tiene demasiados niveles.
        El campo «{attribute}» debe ser un objeto.
        El valor del campo «{attribute}» no está permitido.
        El campo «{attribute}» debe ser un número entero.
        El campo «{attribute}» debe ser {max} o menos.
        El campo «{attribute}» debe ser menor que {max}.
        El campo «{attribute}» debe ser {min} o más.
        El campo «{attribute}» debe ser un número.
        El campo «{attribute}» debe contener un dígito.
        El campo «{attribute}» debe contener una letra minúscula.
        El campo «{attribute}» debe contener un símbolo.
        El campo «{attribute}» debe contener una letra mayúscula.
        El campo «{attribute}» debe tener al menos {min} carácter.|El campo «{attribute}» debe tener al menos {min} de caracteres.|El campo «{attribute}» debe tener al menos {min} caracteres.
        El campo «{attribute}» debe ser un texto.
        El campo «{attribute}» no es un número de tarjeta válido.
        El campo «{attribute}» no es un número de puerto válido.
        El campo «{attribute}» debe ser mayor que 0.
        El campo «{attribute}» solo puede contener caracteres imprimibles.
        No se puede leer el registro: {reason}.
        El campo «{attribute}» no es un puntero JSON relativo válido.
        {attribute}: {message}
        Hay {count} problema.|Hay {count} de problemas.|Hay {count} problemas.
        El campo «{attribute}» es obligatorio.
        El campo «{attribute}» debe ser {requiredValue}.
        No hay ningún escenario «{name}».
        No hay ningún escenario «{name}». ¿Quería decir «{suggestion}»?
        El campo «{attribute}» no es un número de versión válido.
        El campo «{attribute}» no es un slug válido.
        El campo «{attribute}» contiene caracteres que podrían engañar al lector.
        El campo «{attribute}» debe empezar por «{prefix}».
        El campo «{attribute}» debe tener exactamente {length} carácter.|El campo «{attribute}» debe tener exactamente {length} de caracteres.|El campo «{attribute}» debe tener exactamente {length} caracteres.
        El campo «{attribute}» debe tener como máximo {max} carácter.|El campo «{attribute}» debe tener como máximo {max} de caracteres.|El campo «{attribute}» debe tener como máximo {max} caracteres.
        El campo «{attribute}» debe tener al menos {min} carácter.|El campo «{attribute}» debe tener al menos {min} de caracteres.|El campo «{attribute}» debe tener al menos {min} caracteres.
        El campo «{attribute}» debe ser un texto.
        El campo «{attribute}» no es una hora válida.
        El campo «{attribute}» debe ser posterior a {after}.
        El campo «{attribute}» debe ser anterior a {before}.
        El campo «{attribute}» no es una zona horaria válida.
        Ha caducado
        Valor no válido
        No coincide
        Falta un carácter
        Debe ser diferente
        No es un número
        Valor no permitido
        Sin comprobar
        No se ha encontrado
        No está en la lista
        No es un número entero
        Campo obligatorio
        Valor demasiado grande
        Demasiado pronto
        Cantidad insuficiente
        Demasiado tarde
        Texto demasiado largo
        Cantidad excesiva
        Texto demasiado corto
        Valor demasiado pequeño
        No se puede leer
        Caracteres no permitidos
        Cantidad incorrecta
        Formato incorrecto
        Longitud incorrecta
        Tipo incorrecto
        El campo «{attribute}» no es un ULID válido.
        El campo «{attribute}» debe estar en mayúsculas.
        El campo «{attribute}» no es un URI válido.
        El campo «{attribute}» no es una referencia de URI válida.
        El campo «{attribute}» no es una plantilla de URI válida.
        El campo «{attribute}» no es una URL válida.
        El campo «{attribute}» no es un UUID válido.
        """#)
}
