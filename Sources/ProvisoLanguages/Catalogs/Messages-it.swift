// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let it = CatalogTable.read(
        "it",
        #"""
        Il campo «{attribute}» deve restare vuoto.
        Anche il campo «{attribute}» è obbligatorio, perché è stato indicato quanto segue: {given}.
        Il campo «{attribute}» può contenere solo lettere.
        Il campo «{attribute}» può contenere solo lettere e cifre.
        Il campo «{attribute}» non ha nessuna delle forme accettate.
        Il campo «{attribute}» può contenere solo caratteri ASCII.
        Il campo «{attribute}» non è valido.
        Non è stato possibile verificare il campo «{attribute}».
        Il campo «{attribute}» non è ancora stato verificato.
        Non esiste il campo «{name}».
        Non esiste il campo «{name}». Forse si intendeva «{suggestion}»?
        Il campo «{attribute}» non è un valore Base32 valido.
        Il campo «{attribute}» non è un valore Base64 valido.
        Il campo «{attribute}» non è un BIC valido.
        Il campo «{attribute}» deve essere {true} o {false}.
        Il campo «{attribute}» non è una data di scadenza valida.
        La data del campo «{attribute}» è già trascorsa.
        Il campo «{attribute}» non è un codice di sicurezza valido.
        Il campo «{attribute}» deve essere uguale a {compareValue}.
        Il campo «{attribute}» deve coincidere con il campo «{compareAttribute}».
        Il campo «{attribute}» non ha il valore previsto.
        Il campo «{attribute}» deve essere maggiore di {compareValue}.
        Il campo «{attribute}» deve essere maggiore di «{compareAttribute}».
        Il campo «{attribute}» deve essere maggiore.
        Il campo «{attribute}» deve essere maggiore o uguale a {compareValue}.
        Il campo «{attribute}» deve essere maggiore o uguale a «{compareAttribute}».
        Il campo «{attribute}» deve essere maggiore.
        Il campo «{attribute}» deve essere minore di {compareValue}.
        Il campo «{attribute}» deve essere minore di «{compareAttribute}».
        Il campo «{attribute}» deve essere minore.
        Il campo «{attribute}» deve essere minore o uguale a {compareValue}.
        Il campo «{attribute}» deve essere minore o uguale a «{compareAttribute}».
        Il campo «{attribute}» deve essere minore.
        Il campo «{attribute}» non deve essere uguale a {compareValue}.
        Il campo «{attribute}» deve essere diverso dal campo «{compareAttribute}».
        Il valore del campo «{attribute}» non è consentito.
        Il campo «{attribute}» non può essere confrontato con {compareValue}.
        Il campo «{attribute}» non può essere confrontato con il campo «{compareAttribute}».
        Il campo «{attribute}» non può essere confrontato.
        Il campo «{attribute}» non è valido.
        Il campo «{attribute}» deve contenere «{containedValue}».
        Il campo «{attribute}» non è una posizione valida.
        Il campo «{attribute}» deve avere esattamente {count} elemento.|Il campo «{attribute}» deve avere esattamente {count} di elementi.|Il campo «{attribute}» deve avere esattamente {count} elementi.
        Il campo «{attribute}» deve avere almeno {min} elemento.|Il campo «{attribute}» deve avere almeno {min} di elementi.|Il campo «{attribute}» deve avere almeno {min} elementi.
        Il campo «{attribute}» deve avere al massimo {max} elemento.|Il campo «{attribute}» deve avere al massimo {max} di elementi.|Il campo «{attribute}» deve avere al massimo {max} elementi.
        Il campo «{attribute}» deve essere un elenco.
        Il campo «{attribute}» non è un codice paese valido.
        Il campo «{attribute}» non è un colore valido.
        Il campo «{attribute}» non è un codice valuta valido.
        Il campo «{attribute}» non è valido.
        Il campo «{attribute}» non è un URI di dati valido.
        Il campo «{attribute}» non è una data valida.
        La data del campo «{attribute}» non deve precedere il limite {earliest}.
        La data del campo «{attribute}» non deve superare il limite {latest}.
        La data del campo «{attribute}» deve essere nel futuro.
        La data del campo «{attribute}» deve essere nel passato.
        La data del campo «{attribute}» deve essere successiva al limite {after}.
        La data del campo «{attribute}» deve essere precedente al limite {before}.
        La data del campo «{attribute}» deve risalire ad almeno {minAge} anno fa.|La data del campo «{attribute}» deve risalire ad almeno {minAge} di anni fa.|La data del campo «{attribute}» deve risalire ad almeno {minAge} anni fa.
        Il campo «{attribute}» non è una data con ora valida.
        La data del campo «{attribute}» non deve precedere il limite {earliest}.
        La data del campo «{attribute}» non deve superare il limite {latest}.
        La data del campo «{attribute}» deve essere nel futuro.
        La data del campo «{attribute}» deve essere nel passato.
        La data del campo «{attribute}» deve essere successiva al limite {after}.
        La data del campo «{attribute}» deve essere precedente al limite {before}.
        La data del campo «{attribute}» deve risalire ad almeno {minAge} anno fa.|La data del campo «{attribute}» deve risalire ad almeno {minAge} di anni fa.|La data del campo «{attribute}» deve risalire ad almeno {minAge} anni fa.
        Il campo «{attribute}» deve essere un numero.
        Il campo «{attribute}» deve avere almeno {min} cifra decimale.|Il campo «{attribute}» deve avere almeno {min} di cifre decimali.|Il campo «{attribute}» deve avere almeno {min} cifre decimali.
        Il campo «{attribute}» deve avere al massimo {max} cifra decimale.|Il campo «{attribute}» deve avere al massimo {max} di cifre decimali.|Il campo «{attribute}» deve avere al massimo {max} cifre decimali.
        Il campo «{attribute}» non è un nome di dominio valido.
        Il campo «{attribute}» non è una durata valida.
        Il campo «{attribute}» non è un numero di telefono valido.
        Il campo «{attribute}» deve essere un elenco.
        Il campo «{attribute}» non è un codice EAN valido.
        Il campo «{attribute}» non è un indirizzo e-mail valido.
        Il dominio del campo «{attribute}» non accetta e-mail.
        Non è stato possibile verificare il dominio del campo «{attribute}».
        Il campo «{attribute}» deve terminare con «{suffix}».
        Il modulo non è stato verificato.
        Il campo «{attribute}» non è stato inviato correttamente: {reason}.
        Il campo «{attribute}» non è stato inviato correttamente: {reason}.
        Il campo «{attribute}» non è stato inviato correttamente: {reason}.
        Il campo «{attribute}» non è un hash valido.
        Il campo «{attribute}» non è un valore esadecimale valido.
        Il campo «{attribute}» non è un colore valido.
        Il campo «{attribute}» non è un nome host valido.
        Il campo «{attribute}» non è un IBAN valido.
        Il valore del campo «{attribute}» non è tra quelli accettati.
        Il valore del campo «{attribute}» non è consentito.
        Il campo «{attribute}» deve essere un numero intero.
        Il campo «{attribute}» non è un indirizzo IP valido.
        Il campo «{attribute}» non è un IRI valido.
        Il campo «{attribute}» non è un riferimento IRI valido.
        Il campo «{attribute}» non è un ISBN valido.
        Il campo «{attribute}» non è un codice ISIN valido.
        Il campo «{attribute}» non è un ISSN valido.
        Il campo «{attribute}» non è un documento JSON valido.
        Il campo «{attribute}» non è un puntatore JSON valido.
        Il campo «{attribute}» non è un JSON Web Token valido.
        Il campo «{attribute}» non è un codice lingua valido.
        Il campo «{attribute}» non è una posizione valida.
        Il campo «{attribute}» non è una latitudine valida.
        Il campo «{attribute}» non è una longitudine valida.
        Il campo «{attribute}» deve essere in minuscolo.
        Il campo «{attribute}» non è un numero valido.
        Il campo «{attribute}» non è un indirizzo MAC valido.
        Il campo «{attribute}» non ha la forma prevista.
        Il campo «{attribute}» deve contenere una cifra.
        Il campo «{attribute}» deve contenere una lettera minuscola.
        Il campo «{attribute}» deve contenere un simbolo.
        Il campo «{attribute}» deve contenere una lettera maiuscola.
        Il campo «{attribute}» ha una forma non consentita.
        Il campo «{attribute}» è troppo lungo.
        Il campo «{attribute}» non è un tipo di media valido.
        Il campo «{attribute}» deve essere un multiplo di {divisor}.
        Il campo «{attribute}» non è un Nano ID valido.
        Il campo «{attribute}» deve essere minore di 0.
        Il campo «{attribute}» ha troppi livelli.
        Il campo «{attribute}» deve essere un oggetto.
        Il valore del campo «{attribute}» non è consentito.
        Il campo «{attribute}» deve essere un numero intero.
        Il campo «{attribute}» deve essere al massimo {max}.
        Il campo «{attribute}» deve essere minore di {max}.
        Il campo «{attribute}» deve essere almeno {min}.
        Il campo «{attribute}» deve essere un numero.
        Il campo «{attribute}» deve contenere una cifra.
        Il campo «{attribute}» deve contenere una lettera minuscola.
        Il campo «{attribute}» deve contenere un simbolo.
        Il campo «{attribute}» deve contenere una lettera maiuscola.
        Il campo «{attribute}» deve avere almeno {min} carattere.|Il campo «{attribute}» deve avere almeno {min} di caratteri.|Il campo «{attribute}» deve avere almeno {min} caratteri.
        Il campo «{attribute}» deve essere un testo.
        Il campo «{attribute}» non è un numero di carta valido.
        Il campo «{attribute}» non è un numero di porta valido.
        Il campo «{attribute}» deve essere maggiore di 0.
        Il campo «{attribute}» può contenere solo caratteri stampabili.
        Impossibile leggere il record: {reason}.
        Il campo «{attribute}» non è un puntatore JSON relativo valido.
        {attribute}: {message}
        È presente {count} problema.|Sono presenti {count} di problemi.|Sono presenti {count} problemi.
        Il campo «{attribute}» è obbligatorio.
        Il campo «{attribute}» deve essere {requiredValue}.
        Non esiste lo scenario «{name}».
        Non esiste lo scenario «{name}». Forse si intendeva «{suggestion}»?
        Il campo «{attribute}» non è un numero di versione valido.
        Il campo «{attribute}» non è uno slug valido.
        Il campo «{attribute}» contiene caratteri che potrebbero trarre in inganno chi legge.
        Il campo «{attribute}» deve iniziare con «{prefix}».
        Il campo «{attribute}» deve avere esattamente {length} carattere.|Il campo «{attribute}» deve avere esattamente {length} di caratteri.|Il campo «{attribute}» deve avere esattamente {length} caratteri.
        Il campo «{attribute}» deve avere al massimo {max} carattere.|Il campo «{attribute}» deve avere al massimo {max} di caratteri.|Il campo «{attribute}» deve avere al massimo {max} caratteri.
        Il campo «{attribute}» deve avere almeno {min} carattere.|Il campo «{attribute}» deve avere almeno {min} di caratteri.|Il campo «{attribute}» deve avere almeno {min} caratteri.
        Il campo «{attribute}» deve essere un testo.
        Il campo «{attribute}» non è un orario valido.
        Il campo «{attribute}» deve essere successivo a {after}.
        Il campo «{attribute}» deve essere precedente a {before}.
        Il campo «{attribute}» non è un fuso orario valido.
        Scadenza superata
        Valore non valido
        Non corrisponde
        Carattere mancante
        Deve essere differente
        Non è un numero
        Valore non consentito
        Verifica non eseguita
        Elemento non trovato
        Non in elenco
        Non è un numero intero
        Campo obbligatorio
        Valore troppo grande
        Troppo presto
        Quantità insufficiente
        Troppo tardi
        Testo troppo lungo
        Quantità eccessiva
        Testo troppo corto
        Valore troppo piccolo
        Illeggibile
        Caratteri non consentiti
        Quantità errata
        Formato errato
        Lunghezza errata
        Tipo errato
        Il campo «{attribute}» non è un ULID valido.
        Il campo «{attribute}» deve essere in maiuscolo.
        Il campo «{attribute}» non è un URI valido.
        Il campo «{attribute}» non è un riferimento URI valido.
        Il campo «{attribute}» non è un modello di URI valido.
        Il campo «{attribute}» non è un URL valido.
        Il campo «{attribute}» non è un UUID valido.
        """#)
}
