// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let ca = CatalogTable.read(
        "ca",
        #"""
        El camp «{attribute}» ha de quedar buit.
        El camp «{attribute}» també és obligatori, perquè s’ha indicat el següent: {given}.
        El camp «{attribute}» només pot contenir lletres.
        El camp «{attribute}» només pot contenir lletres (A–Z).
        El camp «{attribute}» només pot contenir lletres i dígits.
        El camp «{attribute}» només pot contenir lletres i dígits (A–Z, 0–9).
        El camp «{attribute}» no té cap dels formats acceptats.
        El camp «{attribute}» només pot contenir lletres sense accent (A–Z), xifres i signes de puntuació habituals.
        El camp «{attribute}» no és vàlid. Comproveu-lo i torneu-ho a provar.
        No s’ha pogut comprovar el camp «{attribute}». Torneu-ho a provar més tard.
        El camp «{attribute}» encara no s’ha comprovat.
        El camp «{attribute}» té un problema en {count} de {total} registres. El màxim permès és {limit}.
        La combinació de {attributes} té un problema en {count} de {total} registres. El màxim permès és {limit}.
        No hi ha cap camp «{name}».
        No hi ha cap camp «{name}». Volíeu dir «{suggestion}»?
        El camp «{attribute}» ha de ser un valor Base32 vàlid (A–Z, 2–7).
        El camp «{attribute}» ha de ser un valor Base64 vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un codi BIC vàlid ({min} o {max} caràcters), per exemple, {example}.
        El camp «{attribute}» ha de ser {true} o {false}.
        El camp «{attribute}» ha de ser una data de caducitat vàlida, per exemple, {example}.
        La data del camp «{attribute}» ja ha passat. Feu servir una targeta que no hagi caducat.
        El camp «{attribute}» ha de ser un codi de seguretat vàlid ({min} o {max} xifres).
        El camp «{attribute}» ha de ser un codi de seguretat vàlid ({count} xifres).
        La columna «{column}» no està permesa.
        Falta la columna «{column}».
        Falta la columna «{column}». Sembla que les cel·les estan separades per «{delimiter}».
        Falta la columna «{column}». Hi ha una columna «{suggestion}».
        El nom de la columna «{column}» no té el format esperat.
        La columna «{column}» ha d’anar després de la columna «{previous}».
        La columna «{column}» no està prevista.
        La columna «{column}» no està prevista. Volíeu dir «{suggestion}»?
        El camp «{attribute}» ha de ser igual a {compareValue}.
        El camp «{attribute}» ha de coincidir amb el camp «{compareAttribute}».
        El camp «{attribute}» no té el valor esperat. Comproveu-lo i torneu-ho a provar.
        El camp «{attribute}» ha de ser més gran que {compareValue}.
        El camp «{attribute}» ha de ser més gran que «{compareAttribute}».
        La data del camp «{attribute}» ha de ser posterior a la del camp «{compareAttribute}».
        El valor del camp «{attribute}» és massa baix.
        La data del camp «{attribute}» és massa primerenca.
        La data del camp «{attribute}» ha de ser posterior a la data {compareValue}.
        El camp «{attribute}» ha de ser més gran o igual que {compareValue}.
        El camp «{attribute}» ha de ser més gran o igual que «{compareAttribute}».
        La data del camp «{attribute}» no ha de ser anterior a la del camp «{compareAttribute}».
        El valor del camp «{attribute}» és massa baix.
        La data del camp «{attribute}» és massa primerenca.
        La data del camp «{attribute}» no ha de ser anterior a la data {compareValue}.
        El camp «{attribute}» ha de ser més petit que {compareValue}.
        El camp «{attribute}» ha de ser més petit que «{compareAttribute}».
        La data del camp «{attribute}» ha de ser anterior a la del camp «{compareAttribute}».
        El valor del camp «{attribute}» és massa alt.
        La data del camp «{attribute}» és massa tardana.
        La data del camp «{attribute}» ha de ser anterior a la data {compareValue}.
        El camp «{attribute}» ha de ser més petit o igual que {compareValue}.
        El camp «{attribute}» ha de ser més petit o igual que «{compareAttribute}».
        La data del camp «{attribute}» no ha de ser posterior a la del camp «{compareAttribute}».
        El valor del camp «{attribute}» és massa alt.
        La data del camp «{attribute}» és massa tardana.
        La data del camp «{attribute}» no ha de ser posterior a la data {compareValue}.
        El camp «{attribute}» no ha de ser igual a {compareValue}.
        El camp «{attribute}» ha de ser diferent del camp «{compareAttribute}».
        El valor del camp «{attribute}» no està permès. Trieu-ne un altre.
        El valor del camp «{attribute}» ha de ser del mateix tipus que {compareValue}.
        El valor del camp «{attribute}» ha de ser del mateix tipus que el del camp «{compareAttribute}».
        El valor del camp «{attribute}» no és del tipus correcte.
        El camp «{attribute}» no és vàlid. Comproveu-lo i torneu-ho a provar.
        El camp «{attribute}» ha de contenir «{containedValue}».
        El camp «{attribute}» ha de contenir «{containedValue}» com a mínim {min} vegada.|El camp «{attribute}» ha de contenir «{containedValue}» com a mínim {min} de vegades.|El camp «{attribute}» ha de contenir «{containedValue}» com a mínim {min} vegades.
        El camp «{attribute}» ha de contenir coordenades vàlides, per exemple, {example}.
        El camp «{attribute}» ha de tenir exactament {count} element.|El camp «{attribute}» ha de tenir exactament {count} d’elements.|El camp «{attribute}» ha de tenir exactament {count} elements.
        El camp «{attribute}» ha de tenir exactament un dels formats acceptats. Formats que coincideixen: {count}.
        El camp «{attribute}» ha de tenir almenys {min} element.|El camp «{attribute}» ha de tenir almenys {min} d’elements.|El camp «{attribute}» ha de tenir almenys {min} elements.
        El camp «{attribute}» pot tenir com a màxim {max} element.|El camp «{attribute}» pot tenir com a màxim {max} d’elements.|El camp «{attribute}» pot tenir com a màxim {max} elements.
        El camp «{attribute}» ha de ser una llista.
        El camp «{attribute}» ha de ser un codi de país vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una planificació de cron vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un color CSS vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un codi de moneda vàlid, per exemple, {example}.
        El camp «{attribute}» no és vàlid. Comproveu-lo i torneu-ho a provar.
        El camp «{attribute}» ha de ser un URI de dades vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una data vàlida, per exemple, {example}.
        La data del camp «{attribute}» no ha de ser anterior a la data {earliest}.
        La data del camp «{attribute}» no ha de ser posterior a la data {latest}.
        La data del camp «{attribute}» ha de ser en el futur.
        La data del camp «{attribute}» ha de ser en el passat.
        La data del camp «{attribute}» ha de ser posterior a la data {after}.
        La data del camp «{attribute}» ha de ser anterior a la data {before}.
        La data del camp «{attribute}» ha de ser de fa almenys {minAge} any.|La data del camp «{attribute}» ha de ser de fa almenys {minAge} d’anys.|La data del camp «{attribute}» ha de ser de fa almenys {minAge} anys.
        El camp «{attribute}» ha de contenir una data i una hora vàlides, per exemple, {example}.
        La data del camp «{attribute}» no ha de ser anterior a la data {earliest}.
        La data del camp «{attribute}» no ha de ser posterior a la data {latest}.
        La data del camp «{attribute}» ha de ser en el futur.
        La data del camp «{attribute}» ha de ser en el passat.
        La data del camp «{attribute}» ha de ser posterior a la data {after}.
        La data del camp «{attribute}» ha de ser anterior a la data {before}.
        La data del camp «{attribute}» ha de ser de fa almenys {minAge} any.|La data del camp «{attribute}» ha de ser de fa almenys {minAge} d’anys.|La data del camp «{attribute}» ha de ser de fa almenys {minAge} anys.
        El camp «{attribute}» ha de ser un nombre.
        El camp «{attribute}» ha de tenir almenys {min} decimal.|El camp «{attribute}» ha de tenir almenys {min} de decimals.|El camp «{attribute}» ha de tenir almenys {min} decimals.
        El camp «{attribute}» pot tenir com a màxim {max} decimal.|El camp «{attribute}» pot tenir com a màxim {max} de decimals.|El camp «{attribute}» pot tenir com a màxim {max} decimals.
        El camp «{attribute}» ha de tenir almenys {min} valor diferent.|El camp «{attribute}» ha de tenir almenys {min} de valors diferents.|El camp «{attribute}» ha de tenir almenys {min} valors diferents.
        El nombre de combinacions diferents de {attributes} ha de ser com a mínim {min}.
        El camp «{attribute}» pot tenir com a màxim {max} valor diferent.|El camp «{attribute}» pot tenir com a màxim {max} de valors diferents.|El camp «{attribute}» pot tenir com a màxim {max} valors diferents.
        El nombre de combinacions diferents de {attributes} ha de ser com a màxim {max}.
        El camp «{attribute}» ha de ser un nom de domini vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una durada vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un número de telèfon vàlid amb prefix internacional, per exemple, {example}.
        El camp «{attribute}» ha de ser una llista.
        El camp «{attribute}» ha de ser un codi {name} vàlid. Comproveu les xifres.
        El camp «{attribute}» ha de ser una adreça electrònica vàlida, per exemple, {example}.
        El domini del camp «{attribute}» no accepta correu. Comproveu la part que va darrere de l’@.
        Sembla que el domini del camp «{attribute}» està mal escrit. Comproveu la part que va darrere de l’@.
        No s’ha pogut comprovar el domini del camp «{attribute}». Torneu-ho a provar més tard.
        El camp «{attribute}» ha d’acabar amb «{suffix}».
        No s’ha trobat el valor del camp «{attribute}» a «{source}».
        No s’ha trobat el valor del camp «{attribute}» a la columna «{column}».
        No s’ha trobat la combinació de {attributes} a les columnes «{column}».
        No s’ha trobat la combinació de {attributes} a «{source}».
        No s’ha pogut comprovar el formulari. Torneu-ho a provar.
        No s’ha pogut llegir el camp «{attribute}». Torneu a enviar el formulari.
        No s’ha pogut llegir el camp «{attribute}». Torneu a enviar el formulari.
        No s’ha pogut llegir el camp «{attribute}». Torneu a enviar el formulari.
        El camp «{attribute}» ha de ser un hash vàlid ({name}).
        El camp «{attribute}» ha de ser un valor hexadecimal vàlid (0–9, A–F, en parells).
        El camp «{attribute}» ha de ser un color hexadecimal vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un nom d’amfitrió vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un IBAN vàlid. Comproveu que no hi hagi errors de tecleig.
        El valor del camp «{attribute}» no és cap dels acceptats. Trieu-ne un altre.
        El valor del camp «{attribute}» no està permès. Trieu-ne un altre.
        El valor del camp «{attribute}» no és cap dels acceptats: {values}.
        El camp «{attribute}» ha de ser un nombre enter.
        El camp «{attribute}» ha de ser un nombre enter sense decimals.
        El camp «{attribute}» ha de ser una adreça IP vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un IRI vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una referència d’IRI vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un {name} vàlid. Comproveu les xifres.
        El camp «{attribute}» ha de ser un codi ISIN vàlid. Comproveu que no hi hagi errors de tecleig.
        El camp «{attribute}» ha de ser un ISSN vàlid. Comproveu les xifres.
        El camp «{attribute}» ha de ser un document JSON vàlid.
        El camp «{attribute}» ha de ser un punter JSON vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un JSON Web Token vàlid.
        El camp «{attribute}» ha de ser un objecte.
        El camp «{attribute}» ha de ser un codi de llengua vàlid, per exemple, {example}.
        El camp «{attribute}» ha de contenir coordenades vàlides, per exemple, {example}.
        El camp «{attribute}» ha de ser una latitud vàlida entre {min} i {max}.
        El camp «{attribute}» ha de ser una longitud vàlida entre {min} i {max}.
        El camp «{attribute}» ha d’estar en minúscules.
        El camp «{attribute}» ha de ser un número vàlid. Comproveu les xifres.
        El camp «{attribute}» ha de ser una adreça MAC vàlida, per exemple, {example}.
        El camp «{attribute}» no té el format esperat.
        El camp «{attribute}» ha de contenir un dígit.
        El camp «{attribute}» ha de contenir una lletra minúscula.
        El camp «{attribute}» ha de contenir un símbol, per exemple, ! o %.
        El camp «{attribute}» ha de contenir una lletra majúscula.
        El camp «{attribute}» no té el format esperat. Exemple: {example}.
        El camp «{attribute}» té un format que no està permès.
        El camp «{attribute}» és massa llarg. Escurceu-lo.
        El camp «{attribute}» ha de ser un tipus de contingut vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser múltiple de {divisor}.
        El camp «{attribute}» ha de ser un Nano ID vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un Nano ID vàlid.
        El camp «{attribute}» ha de ser més petit que {limit}.
        El camp «{attribute}» té massa nivells.
        El camp «{attribute}» ha de ser un objecte.
        El valor del camp «{attribute}» no està permès. Trieu-ne un altre.
        El camp «{attribute}» ha de ser un nombre enter.
        El camp «{attribute}» ha de ser un nombre enter sense decimals.
        El camp «{attribute}» ha de ser {max} o menys.
        El camp «{attribute}» ha de ser més petit que {max}.
        El camp «{attribute}» ha de ser {min} o més.
        El camp «{attribute}» ha de ser un nombre.
        El camp «{attribute}» ha de contenir un dígit.
        El camp «{attribute}» ha de contenir una lletra minúscula.
        El camp «{attribute}» ha de contenir un símbol, per exemple, ! o %.
        El camp «{attribute}» ha de contenir una lletra majúscula.
        El camp «{attribute}» ha de tenir almenys {min} caràcter.|El camp «{attribute}» ha de tenir almenys {min} de caràcters.|El camp «{attribute}» ha de tenir almenys {min} caràcters.
        El camp «{attribute}» ha de ser un text.
        El camp «{attribute}» ha de ser un número de targeta vàlid. Comproveu les xifres.
        El camp «{attribute}» ha de ser un número de targeta vàlid ({name}). Comproveu les xifres.
        El camp «{attribute}» ha de ser un número de port vàlid entre {min} i {max}.
        El camp «{attribute}» ha de ser més gran que {limit}.
        El camp «{attribute}» conté caràcters que no es poden mostrar, com ara tabulacions o salts de línia. Elimineu-los.
        El camp «{attribute}» només pot contenir lletres sense accent (A–Z), xifres i signes de puntuació habituals.
        adreça IP no permesa
        \u sense quatre xifres hexadecimals
        signe de percentatge sense dues xifres hexadecimals
        bits d’amfitrió actius
        matriu sense tancar
        marca de targeta no acceptada
        marca d’ordre de bytes dins del text
        cancel·lat
        caràcter no permès
        caràcter no permès aquí
        el claudàtor de tancament no correspon
        falta un parèntesi o claudàtor de tancament
        claudàtor de tancament sense obertura
        falten els dos punts després de la clau
        signe diacrític sense lletra
        coma després de l’últim valor
        falta una coma
        coma sense cap valor davant
        comentari
        caràcter de control
        caràcter de control en una cadena
        país no acceptat
        nom visible sense cometes
        domini massa llarg
        clau duplicada
        buit
        part buida
        caducat
        fragment no permès
        meitat d’un parell substitut
        nombre hexadecimal
        hora fora dels límits
        Punycode no vàlid
        UTF-8 no vàlid
        domini de primer nivell no vàlid
        caràcter invisible
        clau duplicada
        dues claus per al mateix camp
        no és un objecte
        UTF-8 no vàlid
        el seu nom en contradiu un altre
        el seu nom no diu a quin element pertany
        el nombre de cel·les no és el de les columnes
        la clau no és una cadena
        clau sense cometes
        zero inicial
        salt de línia no permès
        resposta il·legible
        minut fora dels límits
        punt mal col·locat
        guionet mal col·locat
        part mal col·locada
        separador mal col·locat
        xifres barrejades
        escriptures barrejades
        separadors barrejats
        sentits d’escriptura barrejats
        més d’un valor
        falta el nom
        imbricació massa profunda
        falta el coixinet
        falta AM o PM
        falta la P inicial
        falta la T abans de l’hora
        no hi ha hagut resposta a temps
        falta l’arrova
        falta el domini
        falta el signe igual
        falta l’amfitrió
        falta un guionet
        falta la llengua
        no hi ha segon intercalar a aquesta hora
        no hi ha servidor de correu
        falta el tipus de contingut
        falta el nom del mes
        falta el desfasament horari
        falta el signe més
        falta la longitud del prefix
        falta l’esquema
        falten els segons
        falten els separadors
        no s’ha pogut contactar amb cap servidor
        falta la signatura
        falta una barra
        no hi ha sòcols en aquesta plataforma
        falta el subtipus
        aquest espai de color no existeix
        aquest país no existeix
        aquesta moneda no existeix
        aquest dia no existeix
        aquest domini no existeix
        aquesta llengua no existeix
        aquest mes no existeix
        aquest número no existeix
        aquesta regió no existeix
        aquesta escriptura no existeix
        aquest fus horari no existeix
        aquesta unitat no existeix
        aquesta variant no existeix
        falta l’hora
        falta la unitat
        falta el nom d’usuari
        cap valor
        falta el nom del dia
        caràcter no ASCII
        no és Base64
        no és Base64url
        UTF-8 no vàlid
        no és un URL
        no és un color
        no és una xifra
        no és un nom de domini
        no és una xifra hexadecimal
        no és una lletra
        no és lletra ni xifra
        no és un mes i un any
        no és un múltiple
        no és un nombre
        no és una adreça IP
        no és una adreça IPv4
        no és una adreça IPv6
        no és una matriu
        ni una matriu d’objectes ni un objecte
        no és un objecte
        no és en el futur
        no és en el passat
        no és en minúscules
        no és negatiu
        no està normalitzat (NFC)
        no és positiu
        no és imprimible
        no és text
        no són tres parts
        no són dos nombres
        no és en majúscules
        no és un nombre enter
        falta la part anterior a l’arrova
        nombre no finit
        nombre incomplet
        nombre amb un zero inicial
        nombre amb signe més
        nombre sense cap xifra abans del punt
        objecte sense tancar
        nombre senar de xifres
        desfasament horari fora dels límits
        fora dels límits
        farciment no permès
        part anterior a l’arrova massa llarga
        part repetida
        part massa llarga
        les parts es contradiuen
        el port no és un nombre
        port no permès
        port fora dels límits
        longitud de prefix no permesa
        consulta no permesa
        cometes no permeses
        rebutjat pel servidor
        signe diacrític repetit
        esquema no permès
        segon fora dels límits
        error del servidor
        espai no permès
        cadena entre cometes simples
        cadena sense tancar
        no admet correu
        text després del final
        massa d’hora
        falten decimals
        falten xifres
        falten parts
        massa tard
        massa llarg
        massa decimals
        massa xifres
        massa parts
        massa curt
        massa jove
        dos punts seguits
        tipus no acceptat
        caràcter inesperat
        final inesperat
        unitat omesa
        unitats desordenades
        seqüència d’escapament desconeguda en una cadena
        paraula desconeguda
        dades d’usuari no permeses
        falta un valor
        setmanes amb altres unitats
        dígit de control incorrecte
        dígit de control incorrecte
        longitud incorrecta
        nombre de xifres incorrecte
        farciment incorrecte
        prefix incorrecte
        unitat incorrecta
        variant incorrecta
        versió incorrecta
        dia de la setmana incorrecte
        any fora dels límits
        zona no permesa
        No es pot llegir el registre: {reason}.
        La fila té {found} cel·la en lloc de {expected}. Comproveu els separadors i les cometes.|La fila té {found} cel·les en lloc de {expected}. Comproveu els separadors i les cometes.|La fila té {found} cel·les en lloc de {expected}. Comproveu els separadors i les cometes.
        No es pot llegir el registre: {reason} (columna {column}).
        No es pot llegir el registre: {reason} (línia {line}, columna {column}).
        No es pot llegir el registre: ocupa més de {max} MiB.
        Hi ha d’haver almenys {min} registre.|Hi ha d’haver almenys {min} de registres.|Hi ha d’haver almenys {min} registres.
        El nombre d’elements acceptats del camp «{attribute}» ha de ser com a mínim {min}. Ara és {count}.
        Hi pot haver com a màxim {max} registre.|Hi pot haver com a màxim {max} de registres.|Hi pot haver com a màxim {max} registres.
        El nombre d’elements acceptats del camp «{attribute}» ha de ser com a màxim {max}. Ara és {count}.
        El camp «{attribute}» ha de ser un punter JSON relatiu vàlid, per exemple, {example}.
        {attribute}: {message}
        Volíeu dir «{suggestion}»?
        Volíeu dir {suggestion}?
        Hi ha {count} problema.|Hi ha {count} de problemes.|Hi ha {count} problemes.
        El camp «{attribute}» és obligatori.
        Cal acceptar «{attribute}».
        El camp «{attribute}» ha de ser {requiredValue}.
        No hi ha cap escenari «{name}».
        No hi ha cap escenari «{name}». Volíeu dir «{suggestion}»?
        El camp «{attribute}» ha de ser un número de versió vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser {expected}, el valor següent.
        El camp «{attribute}» ha de ser un nombre enter.
        El camp «{attribute}» ha de ser una data vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un nombre enter sense decimals.
        El camp «{attribute}» només pot contenir lletres minúscules (a–z), xifres i guionets solts entremig.
        El camp «{attribute}» només pot contenir lletres minúscules (a–z), xifres i guionets o guions baixos solts entremig.
        El valor del camp «{attribute}» no està en l’ordre correcte. Ha d’anar abans de la línia {previousLine}.
        El valor del camp «{attribute}» no és del tipus correcte.
        El camp «{attribute}» ha de ser una data vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un nombre.
        El valor del camp «{attribute}» no pot ser el mateix que a la línia {previousLine}.
        El valor del camp «{attribute}» no està en l’ordre correcte. Ha d’anar abans del registre {previousRecord}.
        El valor del camp «{attribute}» no pot ser el mateix que al registre {previousRecord}.
        La combinació de {attributes} no està en l’ordre correcte. Ha d’anar abans del registre {previousRecord}.
        La combinació de {attributes} no pot ser la mateixa que al registre {previousRecord}.
        La combinació de {attributes} no està en l’ordre correcte. Ha d’anar abans de la línia {previousLine}.
        La combinació de {attributes} no pot ser la mateixa que a la línia {previousLine}.
        El camp «{attribute}» barreja alfabets o conté caràcters ocults. Feu servir les lletres d’un sol alfabet.
        El camp «{attribute}» ha de començar amb «{prefix}».
        El camp «{attribute}» ha de tenir exactament {length} caràcter.|El camp «{attribute}» ha de tenir exactament {length} de caràcters.|El camp «{attribute}» ha de tenir exactament {length} caràcters.
        El camp «{attribute}» ha de tenir exactament {length} byte.|El camp «{attribute}» ha de tenir exactament {length} de bytes.|El camp «{attribute}» ha de tenir exactament {length} bytes.
        El camp «{attribute}» pot tenir com a màxim {max} caràcter.|El camp «{attribute}» pot tenir com a màxim {max} de caràcters.|El camp «{attribute}» pot tenir com a màxim {max} caràcters.
        El camp «{attribute}» pot tenir com a màxim {max} byte.|El camp «{attribute}» pot tenir com a màxim {max} de bytes.|El camp «{attribute}» pot tenir com a màxim {max} bytes.
        El camp «{attribute}» ha de tenir almenys {min} caràcter.|El camp «{attribute}» ha de tenir almenys {min} de caràcters.|El camp «{attribute}» ha de tenir almenys {min} caràcters.
        El camp «{attribute}» ha de tenir almenys {min} byte.|El camp «{attribute}» ha de tenir almenys {min} de bytes.|El camp «{attribute}» ha de tenir almenys {min} bytes.
        El camp «{attribute}» ha de ser un text.
        El camp «{attribute}» ha de ser una hora vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser posterior a aquesta hora: {after}.
        El camp «{attribute}» ha de ser anterior a aquesta hora: {before}.
        El camp «{attribute}» ha de ser un fus horari vàlid, per exemple, {example}.
        Valor duplicat
        Ha caducat
        Valor no vàlid
        No coincideix
        Falta un caràcter
        Possible error d’escriptura
        Ha de ser diferent
        No és un nombre
        Valor no permès
        Sense comprovar
        No s’ha trobat
        No és a la llista
        No és un nombre enter
        Ordre incorrecte
        Camp obligatori
        Valor massa gran
        Massa aviat
        Quantitat insuficient
        Massa tard
        Text massa llarg
        Quantitat excessiva
        Data massa recent
        Text massa curt
        Valor massa petit
        No es pot llegir
        Caràcters no permesos
        Quantitat incorrecta
        Format incorrecte
        Longitud incorrecta
        Tipus incorrecte
        El camp «{attribute}» ha de ser un ULID vàlid, per exemple, {example}.
        El camp «{attribute}» no té cap valor i aquí no se li’n pot donar cap.
        El valor del camp «{attribute}» ha de ser únic. Ja és a la línia {firstLine}.
        El valor del camp «{attribute}» ha de ser únic. Ja és al registre {firstRecord}.
        La combinació de {attributes} ha de ser única. La combinació ja és al registre {firstRecord}.
        El valor del camp «{attribute}» ha de ser únic.
        La combinació de {attributes} ha de ser única.
        La combinació de {attributes} ha de ser única. La combinació ja és a la línia {firstLine}.
        El camp «{attribute}» no pot tenir el mateix element dues vegades. Els elements {first} i {second} són iguals.
        El camp «{attribute}» ha de ser una llista.
        El camp «{attribute}» ha d’estar en majúscules.
        El camp «{attribute}» ha de ser un URI vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una referència d’URI vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser una plantilla d’URI vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un URL vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un {name} vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un UUID vàlid.
        El camp «{attribute}» ha de ser un objecte.
        El camp «{attribute}» ha de ser un número d’identificació de vehicle (VIN) vàlid. Comproveu que no hi hagi errors de tecleig.
        fals
        (buit)
        cert
        valor
        """#)
}
