// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let es = CatalogTable.read(
        "es",
        #"""
        El campo «{attribute}» debe quedar vacío.
        El campo «{attribute}» también es obligatorio, porque se ha indicado lo siguiente: {given}.
        El campo «{attribute}» solo puede contener letras.
        El campo «{attribute}» solo puede contener letras (A–Z).
        El campo «{attribute}» solo puede contener letras y dígitos.
        El campo «{attribute}» solo puede contener letras y dígitos (A–Z, 0–9).
        El campo «{attribute}» no tiene ninguno de los formatos aceptados.
        El campo «{attribute}» solo puede contener letras sin acento (A–Z), dígitos y signos de puntuación comunes.
        El campo «{attribute}» no es válido. Compruébelo e inténtelo de nuevo.
        No se ha podido comprobar el campo «{attribute}». Inténtelo de nuevo más tarde.
        El campo «{attribute}» aún no se ha comprobado.
        El campo «{attribute}» tiene un problema en {count} de {total} registros. El máximo permitido es {limit}.
        La combinación de {attributes} tiene un problema en {count} de {total} registros. El máximo permitido es {limit}.
        No hay ningún campo «{name}».
        No hay ningún campo «{name}». ¿Quería decir «{suggestion}»?
        El campo «{attribute}» debe ser un valor Base32 válido (A–Z, 2–7).
        El campo «{attribute}» debe ser un valor Base64 válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un BIC válido ({min} o {max} caracteres), por ejemplo, {example}.
        El campo «{attribute}» debe ser {true} o {false}.
        El campo «{attribute}» debe ser una fecha de caducidad válida, por ejemplo, {example}.
        La fecha del campo «{attribute}» ya ha pasado. Utilice una tarjeta que no haya caducado.
        El campo «{attribute}» debe ser un código de seguridad válido ({min} o {max} dígitos).
        El campo «{attribute}» debe ser un código de seguridad válido ({count} dígitos).
        La columna «{column}» no está permitida.
        Falta la columna «{column}».
        Falta la columna «{column}». Las celdas parecen estar separadas por «{delimiter}».
        Falta la columna «{column}». Hay una columna «{suggestion}».
        El nombre de la columna «{column}» no tiene el formato esperado.
        La columna «{column}» debe ir después de la columna «{previous}».
        La columna «{column}» no está prevista.
        La columna «{column}» no está prevista. ¿Quería decir «{suggestion}»?
        El campo «{attribute}» debe ser igual a {compareValue}.
        El campo «{attribute}» debe coincidir con el campo «{compareAttribute}».
        El campo «{attribute}» no tiene el valor esperado. Compruébelo e inténtelo de nuevo.
        El campo «{attribute}» debe ser mayor que {compareValue}.
        El campo «{attribute}» debe ser mayor que el campo «{compareAttribute}».
        La fecha del campo «{attribute}» debe ser posterior a la del campo «{compareAttribute}».
        El valor del campo «{attribute}» es demasiado bajo.
        La fecha del campo «{attribute}» es demasiado temprana.
        La fecha del campo «{attribute}» debe ser posterior al {compareValue}.
        El campo «{attribute}» debe ser mayor o igual que {compareValue}.
        El campo «{attribute}» debe ser mayor o igual que el campo «{compareAttribute}».
        La fecha del campo «{attribute}» no debe ser anterior a la del campo «{compareAttribute}».
        El valor del campo «{attribute}» es demasiado bajo.
        La fecha del campo «{attribute}» es demasiado temprana.
        La fecha del campo «{attribute}» no debe ser anterior al {compareValue}.
        El campo «{attribute}» debe ser menor que {compareValue}.
        El campo «{attribute}» debe ser menor que el campo «{compareAttribute}».
        La fecha del campo «{attribute}» debe ser anterior a la del campo «{compareAttribute}».
        El valor del campo «{attribute}» es demasiado alto.
        La fecha del campo «{attribute}» es demasiado tardía.
        La fecha del campo «{attribute}» debe ser anterior al {compareValue}.
        El campo «{attribute}» debe ser menor o igual que {compareValue}.
        El campo «{attribute}» debe ser menor o igual que el campo «{compareAttribute}».
        La fecha del campo «{attribute}» no debe ser posterior a la del campo «{compareAttribute}».
        El valor del campo «{attribute}» es demasiado alto.
        La fecha del campo «{attribute}» es demasiado tardía.
        La fecha del campo «{attribute}» no debe ser posterior al {compareValue}.
        El campo «{attribute}» no debe ser igual a {compareValue}.
        El campo «{attribute}» debe ser distinto del campo «{compareAttribute}».
        El valor del campo «{attribute}» no está permitido. Elija otro.
        El valor del campo «{attribute}» debe ser del mismo tipo que {compareValue}.
        El valor del campo «{attribute}» debe ser del mismo tipo que el del campo «{compareAttribute}».
        El valor del campo «{attribute}» no es del tipo correcto.
        El campo «{attribute}» no es válido. Compruébelo e inténtelo de nuevo.
        El campo «{attribute}» debe contener «{containedValue}».
        El campo «{attribute}» debe contener «{containedValue}» al menos {min} vez.|El campo «{attribute}» debe contener «{containedValue}» al menos {min} de veces.|El campo «{attribute}» debe contener «{containedValue}» al menos {min} veces.
        El campo «{attribute}» debe contener coordenadas válidas, por ejemplo, {example}.
        El campo «{attribute}» debe tener exactamente {count} elemento.|El campo «{attribute}» debe tener exactamente {count} de elementos.|El campo «{attribute}» debe tener exactamente {count} elementos.
        El campo «{attribute}» debe tener exactamente uno de los formatos aceptados. Formatos que coinciden: {count}.
        El campo «{attribute}» debe tener al menos {min} elemento.|El campo «{attribute}» debe tener al menos {min} de elementos.|El campo «{attribute}» debe tener al menos {min} elementos.
        El campo «{attribute}» debe tener como máximo {max} elemento.|El campo «{attribute}» debe tener como máximo {max} de elementos.|El campo «{attribute}» debe tener como máximo {max} elementos.
        El campo «{attribute}» debe ser una lista.
        El campo «{attribute}» debe ser un código de país válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una programación de cron válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un color CSS válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un código de moneda válido, por ejemplo, {example}.
        El campo «{attribute}» no es válido. Compruébelo e inténtelo de nuevo.
        El campo «{attribute}» debe ser un URI de datos válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una fecha válida, por ejemplo, {example}.
        La fecha del campo «{attribute}» no debe ser anterior al {earliest}.
        La fecha del campo «{attribute}» no debe ser posterior al {latest}.
        La fecha del campo «{attribute}» debe ser posterior a hoy.
        La fecha del campo «{attribute}» debe estar en el pasado.
        La fecha del campo «{attribute}» debe ser posterior al {after}.
        La fecha del campo «{attribute}» debe ser anterior al {before}.
        La fecha del campo «{attribute}» debe ser de hace al menos {minAge} año.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} de años.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} años.
        El campo «{attribute}» debe contener una fecha y una hora válidas, por ejemplo, {example}.
        La fecha del campo «{attribute}» no debe ser anterior al {earliest}.
        La fecha del campo «{attribute}» no debe ser posterior al {latest}.
        La fecha del campo «{attribute}» debe estar en el futuro.
        La fecha del campo «{attribute}» debe estar en el pasado.
        La fecha del campo «{attribute}» debe ser posterior al {after}.
        La fecha del campo «{attribute}» debe ser anterior al {before}.
        La fecha del campo «{attribute}» debe ser de hace al menos {minAge} año.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} de años.|La fecha del campo «{attribute}» debe ser de hace al menos {minAge} años.
        El campo «{attribute}» debe ser un número.
        El campo «{attribute}» debe tener al menos {min} decimal.|El campo «{attribute}» debe tener al menos {min} de decimales.|El campo «{attribute}» debe tener al menos {min} decimales.
        El campo «{attribute}» debe tener como máximo {max} decimal.|El campo «{attribute}» debe tener como máximo {max} de decimales.|El campo «{attribute}» debe tener como máximo {max} decimales.
        El campo «{attribute}» debe tener al menos {min} valor distinto.|El campo «{attribute}» debe tener al menos {min} de valores distintos.|El campo «{attribute}» debe tener al menos {min} valores distintos.
        El número de combinaciones distintas de {attributes} debe ser al menos {min}.
        El campo «{attribute}» debe tener como máximo {max} valor distinto.|El campo «{attribute}» debe tener como máximo {max} de valores distintos.|El campo «{attribute}» debe tener como máximo {max} valores distintos.
        El número de combinaciones distintas de {attributes} debe ser como máximo {max}.
        El campo «{attribute}» debe ser un nombre de dominio válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una duración válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de teléfono válido con prefijo internacional, por ejemplo, {example}.
        El campo «{attribute}» debe ser una lista.
        El campo «{attribute}» debe ser un código {name} válido. Compruebe los dígitos.
        El campo «{attribute}» debe ser una dirección de correo electrónico válida, por ejemplo, {example}.
        El dominio del campo «{attribute}» no acepta correo. Compruebe la parte que sigue a la @.
        El dominio del campo «{attribute}» parece mal escrito. Compruebe la parte que sigue a la @.
        No se ha podido comprobar el dominio del campo «{attribute}». Inténtelo de nuevo más tarde.
        El campo «{attribute}» debe terminar en «{suffix}».
        No se ha encontrado el valor del campo «{attribute}» en «{source}».
        No se ha encontrado el valor del campo «{attribute}» en la columna «{column}».
        No se ha encontrado la combinación de {attributes} en las columnas «{column}».
        No se ha encontrado la combinación de {attributes} en «{source}».
        No se ha podido comprobar el formulario. Inténtelo de nuevo.
        No se ha podido leer el campo «{attribute}». Envíe de nuevo el formulario.
        No se ha podido leer el campo «{attribute}». Envíe de nuevo el formulario.
        No se ha podido leer el campo «{attribute}». Envíe de nuevo el formulario.
        El campo «{attribute}» debe ser un hash válido ({name}).
        El campo «{attribute}» debe ser un valor hexadecimal válido (0–9, A–F, por pares).
        El campo «{attribute}» debe ser un color hexadecimal válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un nombre de host válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un IBAN válido. Compruebe que no contenga errores de escritura.
        El valor del campo «{attribute}» no es uno de los aceptados. Elija otro.
        El valor del campo «{attribute}» no está permitido. Elija otro.
        El valor del campo «{attribute}» no es uno de los aceptados: {values}.
        El campo «{attribute}» debe ser un número entero.
        El campo «{attribute}» debe ser un número entero sin decimales.
        El campo «{attribute}» debe ser una dirección IP válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un IRI válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una referencia de IRI válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un {name} válido. Compruebe los dígitos.
        El campo «{attribute}» debe ser un código ISIN válido. Compruebe que no contenga errores de escritura.
        El campo «{attribute}» debe ser un ISSN válido. Compruebe los dígitos.
        El campo «{attribute}» debe ser un documento JSON válido.
        El campo «{attribute}» debe ser un puntero JSON válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un JSON Web Token válido.
        El campo «{attribute}» debe ser un objeto.
        El campo «{attribute}» debe ser un código de idioma válido, por ejemplo, {example}.
        El campo «{attribute}» debe contener coordenadas válidas, por ejemplo, {example}.
        El campo «{attribute}» debe ser una latitud válida entre {min} y {max}.
        El campo «{attribute}» debe ser una longitud válida entre {min} y {max}.
        El campo «{attribute}» debe estar en minúsculas.
        El campo «{attribute}» debe ser un número válido. Compruebe los dígitos.
        El campo «{attribute}» debe ser una dirección MAC válida, por ejemplo, {example}.
        El campo «{attribute}» no tiene el formato esperado.
        El campo «{attribute}» debe contener un dígito.
        El campo «{attribute}» debe contener una letra minúscula.
        El campo «{attribute}» debe contener un carácter especial, por ejemplo, ! o %.
        El campo «{attribute}» debe contener una letra mayúscula.
        El campo «{attribute}» no tiene el formato esperado. Ejemplo: {example}.
        El campo «{attribute}» tiene un formato que no está permitido.
        El campo «{attribute}» es demasiado largo. Acórtelo.
        El campo «{attribute}» debe ser un tipo de contenido (MIME) válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser múltiplo de {divisor}.
        El campo «{attribute}» debe ser un Nano ID válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un Nano ID válido.
        El campo «{attribute}» debe ser menor que {limit}.
        El campo «{attribute}» tiene demasiados niveles.
        El campo «{attribute}» debe ser un objeto.
        El valor del campo «{attribute}» no está permitido. Elija otro.
        El campo «{attribute}» debe ser un número entero.
        El campo «{attribute}» debe ser un número entero sin decimales.
        El campo «{attribute}» debe ser {max} o menos.
        El campo «{attribute}» debe ser menor que {max}.
        El campo «{attribute}» debe ser {min} o más.
        El campo «{attribute}» debe ser un número.
        El campo «{attribute}» debe contener un dígito.
        El campo «{attribute}» debe contener una letra minúscula.
        El campo «{attribute}» debe contener un carácter especial, por ejemplo, ! o %.
        El campo «{attribute}» debe contener una letra mayúscula.
        El campo «{attribute}» debe tener al menos {min} carácter.|El campo «{attribute}» debe tener al menos {min} de caracteres.|El campo «{attribute}» debe tener al menos {min} caracteres.
        El campo «{attribute}» debe ser texto.
        El campo «{attribute}» debe ser un número de tarjeta válido. Compruebe los dígitos.
        El campo «{attribute}» debe ser un número de tarjeta válido ({name}). Compruebe los dígitos.
        El campo «{attribute}» debe ser un número de puerto válido entre {min} y {max}.
        El campo «{attribute}» debe ser mayor que {limit}.
        El campo «{attribute}» contiene caracteres que no se pueden mostrar, como tabulaciones o saltos de línea. Elimínelos.
        El campo «{attribute}» solo puede contener letras sin acento (A–Z), dígitos y signos de puntuación comunes.
        dirección IP no permitida
        \u sin cuatro dígitos hexadecimales
        signo de porcentaje sin dos dígitos hexadecimales
        bits de host activos
        matriz sin cerrar
        marca de tarjeta no aceptada
        marca de orden de bytes dentro del texto
        cancelado
        carácter no permitido
        carácter no permitido aquí
        el corchete de cierre no corresponde
        falta un paréntesis o corchete de cierre
        corchete de cierre sin uno de apertura
        faltan los dos puntos tras la clave
        signo diacrítico sin letra
        coma después del último valor
        falta una coma
        coma sin un valor delante
        comentario
        carácter de control
        carácter de control en una cadena
        país no aceptado
        nombre visible sin comillas
        dominio demasiado largo
        clave duplicada
        vacío
        parte vacía
        caducado
        fragmento no permitido
        mitad de un par sustituto
        número hexadecimal
        hora fuera de los límites
        Punycode no válido
        UTF-8 no válido
        dominio de nivel superior no válido
        carácter invisible
        clave duplicada
        dos claves para el mismo campo
        no es un objeto
        UTF-8 no válido
        su nombre contradice a otro
        su nombre no dice a qué elemento pertenece
        el número de celdas no es el de las columnas
        la clave no es una cadena
        clave sin comillas
        cero inicial
        salto de línea no permitido
        respuesta ilegible
        minuto fuera de los límites
        punto mal colocado
        guion mal colocado
        parte mal colocada
        separador mal colocado
        dígitos mezclados
        escrituras mezcladas
        separadores mezclados
        sentidos de escritura mezclados
        más de un valor
        falta el nombre
        anidamiento demasiado profundo
        falta la almohadilla
        falta AM o PM
        falta la P inicial
        falta la T antes de la hora
        no hubo respuesta a tiempo
        falta la arroba
        falta el dominio
        falta el signo igual
        falta el host
        falta un guion
        falta el idioma
        no hay segundo intercalar a esa hora
        no hay servidor de correo
        falta el tipo de contenido
        falta el nombre del mes
        falta el desfase horario
        falta el signo más
        falta la longitud del prefijo
        falta el esquema
        faltan los segundos
        faltan los separadores
        no se pudo contactar con ningún servidor
        falta la firma
        falta una barra
        no hay sockets en esta plataforma
        falta el subtipo
        ese espacio de color no existe
        ese país no existe
        esa moneda no existe
        ese día no existe
        ese dominio no existe
        ese idioma no existe
        ese mes no existe
        ese número no existe
        esa región no existe
        esa escritura no existe
        esa zona horaria no existe
        esa unidad no existe
        esa variante no existe
        falta la hora
        falta la unidad
        falta el nombre de usuario
        ningún valor
        falta el nombre del día
        carácter no ASCII
        no es Base64
        no es Base64url
        UTF-8 no válido
        no es una URL
        no es un color
        no es una cifra
        no es un nombre de dominio
        no es una cifra hexadecimal
        no es una letra
        no es letra ni cifra
        no es un mes y un año
        no es un múltiplo
        no es un número
        no es una dirección IP
        no es una dirección IPv4
        no es una dirección IPv6
        no es una matriz
        ni una matriz de objetos ni un objeto
        no es un objeto
        no está en el futuro
        no está en el pasado
        no está en minúsculas
        no es negativo
        no está normalizado (NFC)
        no es positivo
        no es imprimible
        no es texto
        no tiene tres partes
        no contiene dos números
        no está en mayúsculas
        no es un número entero
        falta la parte anterior a la arroba
        número no finito
        número incompleto
        número con un cero inicial
        número con signo más
        número sin cifra antes del punto
        objeto sin cerrar
        número impar de dígitos
        desfase horario fuera de los límites
        fuera de rango
        relleno no permitido
        parte anterior a la arroba demasiado larga
        parte repetida
        parte demasiado larga
        las partes se contradicen
        el puerto no es un número
        puerto no permitido
        puerto fuera de los límites
        longitud de prefijo no permitida
        consulta no permitida
        comillas no permitidas
        rechazado por el servidor
        signo diacrítico repetido
        esquema no permitido
        segundo fuera de los límites
        error del servidor
        espacio no permitido
        cadena entre comillas simples
        cadena sin cerrar
        no admite correo
        texto después del final
        demasiado pronto
        faltan decimales
        faltan dígitos
        faltan partes
        demasiado tarde
        demasiado largo
        demasiados decimales
        demasiados dígitos
        demasiadas partes
        demasiado corto
        demasiado joven
        dos puntos seguidos
        tipo no aceptado
        carácter inesperado
        final inesperado
        unidad omitida
        unidades desordenadas
        secuencia de escape desconocida en una cadena
        palabra desconocida
        datos de usuario no permitidos
        falta un valor
        semanas junto con otras unidades
        dígito de control incorrecto
        dígito de control incorrecto
        longitud incorrecta
        número de dígitos incorrecto
        relleno incorrecto
        prefijo incorrecto
        unidad incorrecta
        variante incorrecta
        versión incorrecta
        día de la semana incorrecto
        año fuera de los límites
        zona no permitida
        No se puede leer el registro: {reason}.
        La fila tiene {found} celda en lugar de {expected}. Compruebe los separadores y las comillas.|La fila tiene {found} celdas en lugar de {expected}. Compruebe los separadores y las comillas.|La fila tiene {found} celdas en lugar de {expected}. Compruebe los separadores y las comillas.
        No se puede leer el registro: {reason} (columna {column}).
        No se puede leer el registro: {reason} (línea {line}, columna {column}).
        No se puede leer el registro: ocupa más de {max} MiB.
        Debe haber al menos {min} registro.|Debe haber al menos {min} de registros.|Debe haber al menos {min} registros.
        El número de elementos aceptados en el campo «{attribute}» debe ser al menos {min}. Ahora es {count}.
        Debe haber como máximo {max} registro.|Debe haber como máximo {max} de registros.|Debe haber como máximo {max} registros.
        El número de elementos aceptados en el campo «{attribute}» debe ser como máximo {max}. Ahora es {count}.
        El campo «{attribute}» debe ser un puntero JSON relativo válido, por ejemplo, {example}.
        {attribute}: {message}
        ¿Quería decir «{suggestion}»?
        ¿Quería decir {suggestion}?
        Hay {count} problema.|Hay {count} de problemas.|Hay {count} problemas.
        El campo «{attribute}» es obligatorio.
        Debe aceptar «{attribute}».
        El campo «{attribute}» debe ser {requiredValue}.
        No hay ningún escenario «{name}».
        No hay ningún escenario «{name}». ¿Quería decir «{suggestion}»?
        El campo «{attribute}» debe ser un número de versión válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser {expected}, el valor siguiente.
        El campo «{attribute}» debe ser un número entero.
        El campo «{attribute}» debe ser una fecha válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número entero sin decimales.
        El campo «{attribute}» solo puede contener letras minúsculas (a–z), dígitos y guiones sueltos entre ellos.
        El campo «{attribute}» solo puede contener letras minúsculas (a–z), dígitos y guiones o guiones bajos sueltos entre ellos.
        El valor del campo «{attribute}» no está en el orden correcto. Debe ir antes de la línea {previousLine}.
        El valor del campo «{attribute}» no es del tipo correcto.
        El campo «{attribute}» debe ser una fecha válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número.
        El valor del campo «{attribute}» no debe ser el mismo que en la línea {previousLine}.
        El valor del campo «{attribute}» no está en el orden correcto. Debe ir antes del registro {previousRecord}.
        El valor del campo «{attribute}» no debe ser el mismo que en el registro {previousRecord}.
        La combinación de {attributes} no está en el orden correcto. Debe ir antes del registro {previousRecord}.
        La combinación de {attributes} no debe ser la misma que en el registro {previousRecord}.
        La combinación de {attributes} no está en el orden correcto. Debe ir antes de la línea {previousLine}.
        La combinación de {attributes} no debe ser la misma que en la línea {previousLine}.
        El campo «{attribute}» mezcla alfabetos o contiene caracteres ocultos. Utilice las letras de un solo alfabeto.
        El campo «{attribute}» debe empezar por «{prefix}».
        El campo «{attribute}» debe tener exactamente {length} carácter.|El campo «{attribute}» debe tener exactamente {length} de caracteres.|El campo «{attribute}» debe tener exactamente {length} caracteres.
        El campo «{attribute}» debe tener exactamente {length} byte.|El campo «{attribute}» debe tener exactamente {length} de bytes.|El campo «{attribute}» debe tener exactamente {length} bytes.
        El campo «{attribute}» debe tener como máximo {max} carácter.|El campo «{attribute}» debe tener como máximo {max} de caracteres.|El campo «{attribute}» debe tener como máximo {max} caracteres.
        El campo «{attribute}» debe tener como máximo {max} byte.|El campo «{attribute}» debe tener como máximo {max} de bytes.|El campo «{attribute}» debe tener como máximo {max} bytes.
        El campo «{attribute}» debe tener al menos {min} carácter.|El campo «{attribute}» debe tener al menos {min} de caracteres.|El campo «{attribute}» debe tener al menos {min} caracteres.
        El campo «{attribute}» debe tener al menos {min} byte.|El campo «{attribute}» debe tener al menos {min} de bytes.|El campo «{attribute}» debe tener al menos {min} bytes.
        El campo «{attribute}» debe ser texto.
        El campo «{attribute}» debe ser una hora válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser posterior a esta hora: {after}.
        El campo «{attribute}» debe ser anterior a esta hora: {before}.
        El campo «{attribute}» debe ser una zona horaria válida, por ejemplo, {example}.
        Valor duplicado
        Caducado
        Valor no válido
        No coincide
        Falta un carácter
        Posible errata
        Debe ser diferente
        No es un número
        Valor no permitido
        Sin comprobar
        No se ha encontrado
        No está en la lista
        No es un número entero
        Orden incorrecto
        Campo obligatorio
        Valor demasiado grande
        Demasiado pronto
        Cantidad insuficiente
        Demasiado tarde
        Texto demasiado largo
        Cantidad excesiva
        Fecha demasiado reciente
        Texto demasiado corto
        Valor demasiado pequeño
        No se puede leer
        Caracteres no permitidos
        Cantidad incorrecta
        Formato incorrecto
        Longitud incorrecta
        Tipo incorrecto
        El campo «{attribute}» debe ser un ULID válido, por ejemplo, {example}.
        El campo «{attribute}» no tiene valor y aquí no se le puede dar uno.
        El valor del campo «{attribute}» debe ser único. Ya está en la línea {firstLine}.
        El valor del campo «{attribute}» debe ser único. Ya está en el registro {firstRecord}.
        La combinación de {attributes} debe ser única. La combinación ya está en el registro {firstRecord}.
        El valor del campo «{attribute}» debe ser único.
        La combinación de {attributes} debe ser única.
        La combinación de {attributes} debe ser única. La combinación ya está en la línea {firstLine}.
        El campo «{attribute}» no puede tener el mismo elemento dos veces. Los elementos {first} y {second} son iguales.
        El campo «{attribute}» debe ser una lista.
        El campo «{attribute}» debe estar en mayúsculas.
        El campo «{attribute}» debe ser un URI válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una referencia de URI válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser una plantilla de URI válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser una URL válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un {name} válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un UUID válido.
        El campo «{attribute}» debe ser un objeto.
        El campo «{attribute}» debe ser un número de identificación de vehículo (VIN) válido. Compruebe que no contenga errores de escritura.
        falso
        (vacío)
        verdadero
        valor
        """#)
}
