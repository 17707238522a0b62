// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let ca = CatalogTable.read(
        "ca",
        #"""
        El camp «{attribute}» ha de quedar buit.
        El camp «{attribute}» també és obligatori, perquè s’ha indicat el següent: {given}.
        El camp «{attribute}» només pot contenir lletres.
        El camp «{attribute}» només pot contenir lletres i dígits.
        El camp «{attribute}» no té cap de les formes acceptades.
        El camp «{attribute}» només pot contenir caràcters ASCII.
        El camp «{attribute}» no és vàlid.
        No s’ha pogut comprovar el camp «{attribute}».
        El camp «{attribute}» encara no s’ha comprovat.
        No hi ha cap camp «{name}».
        No hi ha cap camp «{name}». Volíeu dir «{suggestion}»?
        El camp «{attribute}» no és un valor Base32 vàlid.
        El camp «{attribute}» no és un valor Base64 vàlid.
        El camp «{attribute}» no és un codi BIC vàlid.
        El camp «{attribute}» ha de ser {true} o {false}.
        El camp «{attribute}» no és una data de caducitat vàlida.
        La data del camp «{attribute}» ja ha passat.
        El camp «{attribute}» no és un codi de seguretat vàlid.
        El camp «{attribute}» ha de ser igual a {compareValue}.
        El camp «{attribute}» ha de coincidir amb el camp «{compareAttribute}».
        El camp «{attribute}» no té el valor esperat.
        El camp «{attribute}» ha de ser més gran que {compareValue}.
        El camp «{attribute}» ha de ser més gran que «{compareAttribute}».
        El camp «{attribute}» ha de ser més gran.
        El camp «{attribute}» ha de ser més gran o igual que {compareValue}.
        El camp «{attribute}» ha de ser més gran o igual que «{compareAttribute}».
        El camp «{attribute}» ha de ser més gran.
        El camp «{attribute}» ha de ser més petit que {compareValue}.
        El camp «{attribute}» ha de ser més petit que «{compareAttribute}».
        El camp «{attribute}» ha de ser més petit.
        El camp «{attribute}» ha de ser més petit o igual que {compareValue}.
        El camp «{attribute}» ha de ser més petit o igual que «{compareAttribute}».
        El camp «{attribute}» ha de ser més petit.
        El camp «{attribute}» no ha de ser igual a {compareValue}.
        El camp «{attribute}» ha de ser diferent del camp «{compareAttribute}».
        El valor del camp «{attribute}» no està permès.
        El camp «{attribute}» no es pot comparar amb {compareValue}.
        El camp «{attribute}» no es pot comparar amb el camp «{compareAttribute}».
        El camp «{attribute}» no es pot comparar.
        El camp «{attribute}» no és vàlid.
        El camp «{attribute}» ha de contenir «{containedValue}».
        El camp «{attribute}» no és una posició vàlida.
        El camp «{attribute}» ha de tenir exactament {count} element.|El camp «{attribute}» ha de tenir exactament {count} elements.
        El camp «{attribute}» ha de tenir almenys {min} element.|El camp «{attribute}» ha de tenir almenys {min} elements.
        El camp «{attribute}» pot tenir com a màxim {max} element.|El camp «{attribute}» pot tenir com a màxim {max} elements.
        El camp «{attribute}» ha de ser una llista.
        El camp «{attribute}» no és un codi de país vàlid.
        El camp «{attribute}» no és un color vàlid.
        El camp «{attribute}» no és un codi de moneda vàlid.
        El camp «{attribute}» no és vàlid.
        El camp «{attribute}» no és un URI de dades vàlid.
        El camp «{attribute}» no és una data vàlida.
        El camp «{attribute}» no ha de ser anterior a la data {earliest}.
        El camp «{attribute}» no ha de ser posterior a la data {latest}.
        La data del camp «{attribute}» ha de ser en el futur.
        La data del camp «{attribute}» ha de ser en el passat.
        El camp «{attribute}» ha de ser posterior a la data {after}.
        El camp «{attribute}» ha de ser anterior a la data {before}.
        La data del camp «{attribute}» ha de ser de fa almenys {minAge} any.|La data del camp «{attribute}» ha de ser de fa almenys {minAge} anys.
        El camp «{attribute}» no és una data amb hora vàlida.
        El camp «{attribute}» no ha de ser anterior a la data {earliest}.
        El camp «{attribute}» no ha de ser posterior a la data {latest}.
        La data del camp «{attribute}» ha de ser en el futur.
        La data del camp «{attribute}» ha de ser en el passat.
        El camp «{attribute}» ha de ser posterior a la data {after}.
        El camp «{attribute}» ha de ser anterior a la data {before}.
        La data del camp «{attribute}» ha de ser de fa almenys {minAge} any.|La data del camp «{attribute}» ha de ser de fa almenys {minAge} anys.
        El camp «{attribute}» ha de ser un nombre.
        El camp «{attribute}» ha de tenir almenys {min} decimal.|El camp «{attribute}» ha de tenir almenys {min} decimals.
        El camp «{attribute}» pot tenir com a màxim {max} decimal.|El camp «{attribute}» pot tenir com a màxim {max} decimals.
        El camp «{attribute}» no és un nom de domini vàlid.
        El camp «{attribute}» no és una durada vàlida.
        El camp «{attribute}» no és un número de telèfon vàlid.
        El camp «{attribute}» ha de ser una llista.
        El camp «{attribute}» no és un codi EAN vàlid.
        El camp «{attribute}» no és una adreça electrònica vàlida.
        El domini del camp «{attribute}» no accepta correu.
        No s’ha pogut comprovar el domini del camp «{attribute}».
        El camp «{attribute}» ha d’acabar amb «{suffix}».
        No s’ha comprovat el formulari.
        El camp «{attribute}» no s’ha enviat correctament: {reason}.
        El camp «{attribute}» no s’ha enviat correctament: {reason}.
        El camp «{attribute}» no s’ha enviat correctament: {reason}.
        El camp «{attribute}» no és un hash vàlid.
        El camp «{attribute}» no és un valor hexadecimal vàlid.
        El camp «{attribute}» no és un color vàlid.
        El camp «{attribute}» no és un nom d’amfitrió vàlid.
        El camp «{attribute}» no és un IBAN vàlid.
        El valor del camp «{attribute}» no és cap dels acceptats.
        El valor del camp «{attribute}» no està permès.
        El camp «{attribute}» ha de ser un nombre enter.
        El camp «{attribute}» no és una adreça IP vàlida.
        El camp «{attribute}» no és un IRI vàlid.
        El camp «{attribute}» no és una referència d’IRI vàlida.
        El camp «{attribute}» no és un ISBN vàlid.
        El camp «{attribute}» no és un codi ISIN vàlid.
        El camp «{attribute}» no és un ISSN vàlid.
        El camp «{attribute}» no és un document JSON vàlid.
        El camp «{attribute}» no és un punter JSON vàlid.
        El camp «{attribute}» no és un JSON Web Token vàlid.
        El camp «{attribute}» no és un codi de llengua vàlid.
        El camp «{attribute}» no és una posició vàlida.
        El camp «{attribute}» no és una latitud vàlida.
        El camp «{attribute}» no és una longitud vàlida.
        El camp «{attribute}» ha d’estar en minúscules.
        El camp «{attribute}» no és un número vàlid.
        El camp «{attribute}» no és una adreça MAC vàlida.
        El camp «{attribute}» no té la forma esperada.
        El camp «{attribute}» ha de contenir un dígit.
        El camp «{attribute}» ha de contenir una lletra minúscula.
        El camp «{attribute}» ha de contenir un símbol.
        El camp «{attribute}» ha de contenir una lletra majúscula.
        El camp «{attribute}» té una forma que no està permesa.
        El camp «{attribute}» és massa llarg.
        El camp «{attribute}» no és un tipus de contingut vàlid.
        El camp «{attribute}» ha de ser múltiple de {divisor}.
        El camp «{attribute}» no és un Nano ID vàlid.
        El camp «{attribute}» ha de ser més petit que 0.
        El camp «{attribute}» té massa nivells.
        El camp «{attribute}» ha de ser un objecte.
        El valor del camp «{attribute}» no està permès.
        El camp «{attribute}» ha de ser un nombre enter.
        El camp «{attribute}» ha de ser {max} o menys.
        El camp «{attribute}» ha de ser més petit que {max}.
        El camp «{attribute}» ha de ser {min} o més.
        El camp «{attribute}» ha de ser un nombre.
        El camp «{attribute}» ha de contenir un dígit.
        El camp «{attribute}» ha de contenir una lletra minúscula.
        El camp «{attribute}» ha de contenir un símbol.
        El camp «{attribute}» ha de contenir una lletra majúscula.
        El camp «{attribute}» ha de tenir almenys {min} caràcter.|El camp «{attribute}» ha de tenir almenys {min} caràcters.
        El camp «{attribute}» ha de ser un text.
        El camp «{attribute}» no és un número de targeta vàlid.
        El camp «{attribute}» no és un número de port vàlid.
        El camp «{attribute}» ha de ser més gran que 0.
        El camp «{attribute}» només pot contenir caràcters imprimibles.
        No es pot llegir el registre: {reason}.
        El camp «{attribute}» no és un punter JSON relatiu vàlid.
        {attribute}: {message}
        Hi ha {count} problema.|Hi ha {count} problemes.
        El camp «{attribute}» és obligatori.
        El camp «{attribute}» ha de ser {requiredValue}.
        No hi ha cap escenari «{name}».
        No hi ha cap escenari «{name}». Volíeu dir «{suggestion}»?
        El camp «{attribute}» no és un número de versió vàlid.
        El camp «{attribute}» no és un slug vàlid.
        El camp «{attribute}» conté caràcters que podrien enganyar el lector.
        El camp «{attribute}» ha de començar amb «{prefix}».
        El camp «{attribute}» ha de tenir exactament {length} caràcter.|El camp «{attribute}» ha de tenir exactament {length} caràcters.
        El camp «{attribute}» pot tenir com a màxim {max} caràcter.|El camp «{attribute}» pot tenir com a màxim {max} caràcters.
        El camp «{attribute}» ha de tenir almenys {min} caràcter.|El camp «{attribute}» ha de tenir almenys {min} caràcters.
        El camp «{attribute}» ha de ser un text.
        El camp «{attribute}» no és una hora vàlida.
        El camp «{attribute}» ha de ser posterior a {after}.
        El camp «{attribute}» ha de ser anterior a {before}.
        El camp «{attribute}» no és un fus horari vàlid.
        Ha caducat
        Valor no vàlid
        No coincideix
        Falta un caràcter
        Ha de ser diferent
        No és un nombre
        Valor no permès
        Sense comprovar
        No s’ha trobat
        No és a la llista
        No és un nombre enter
        Camp obligatori
        Valor massa gran
        Massa aviat
        Quantitat insuficient
        Massa tard
        Text massa llarg
        Quantitat excessiva
        Text massa curt
        Valor massa petit
        No es pot llegir
        Caràcters no permesos
        Quantitat incorrecta
        Format incorrecte
        Longitud incorrecta
        Tipus incorrecte
        El camp «{attribute}» no és un ULID vàlid.
        El camp «{attribute}» ha d’estar en majúscules.
        El camp «{attribute}» no és un URI vàlid.
        El camp «{attribute}» no és una referència d’URI vàlida.
        El camp «{attribute}» no és una plantilla d’URI vàlida.
        El camp «{attribute}» no és un URL vàlid.
        El camp «{attribute}» no és un UUID vàlid.
        """#)
}
