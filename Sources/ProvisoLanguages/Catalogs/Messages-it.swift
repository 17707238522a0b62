// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let it = CatalogTable.read(
        "it",
        #"""
        Il campo «{attribute}» deve restare vuoto.
        Anche il campo «{attribute}» è obbligatorio, perché è stato indicato quanto segue: {given}.
        Il campo «{attribute}» può contenere solo lettere.
        Il campo «{attribute}» può contenere solo lettere (A–Z).
        Il campo «{attribute}» può contenere solo lettere e cifre.
        Il campo «{attribute}» può contenere solo lettere e cifre (A–Z, 0–9).
        Il campo «{attribute}» non è in nessuno dei formati accettati.
        Il campo «{attribute}» può contenere solo lettere non accentate (A–Z), cifre e segni di punteggiatura comuni.
        Il campo «{attribute}» non è valido. Controllalo e riprova.
        Non è stato possibile verificare il campo «{attribute}». Riprova più tardi.
        Il campo «{attribute}» non è ancora stato verificato.
        Il campo «{attribute}» presenta un problema in {count} record su {total}. Il massimo consentito è {limit}.
        La combinazione dei campi {attributes} presenta un problema in {count} record su {total}. Il massimo consentito è {limit}.
        Non esiste il campo «{name}».
        Non esiste il campo «{name}». Forse intendevi «{suggestion}»?
        Il campo «{attribute}» deve essere un valore Base32 valido (A–Z, 2–7).
        Il campo «{attribute}» deve essere un valore Base64 valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un BIC valido ({min} o {max} caratteri), ad esempio {example}.
        Il campo «{attribute}» deve essere {true} o {false}.
        Il campo «{attribute}» deve essere una data di scadenza valida, ad esempio {example}.
        La data del campo «{attribute}» è già trascorsa. Usa una carta non scaduta.
        Il campo «{attribute}» deve essere un codice di sicurezza valido ({min} o {max} cifre).
        Il campo «{attribute}» deve essere un codice di sicurezza valido ({count} cifre).
        La colonna «{column}» non è consentita.
        Manca la colonna «{column}».
        Manca la colonna «{column}». Le celle sembrano separate da «{delimiter}».
        Manca la colonna «{column}». È presente una colonna «{suggestion}».
        Il nome della colonna «{column}» non è nel formato previsto.
        La colonna «{column}» deve venire dopo la colonna «{previous}».
        La colonna «{column}» non è prevista.
        La colonna «{column}» non è prevista. Forse intendevi «{suggestion}»?
        Il campo «{attribute}» deve essere uguale a {compareValue}.
        Il campo «{attribute}» deve coincidere con il campo «{compareAttribute}».
        Il campo «{attribute}» non ha il valore previsto. Controllalo e riprova.
        Il campo «{attribute}» deve essere maggiore di {compareValue}.
        Il campo «{attribute}» deve essere maggiore di «{compareAttribute}».
        La data del campo «{attribute}» deve essere successiva a quella del campo «{compareAttribute}».
        Il valore del campo «{attribute}» è troppo basso.
        La data del campo «{attribute}» è troppo anticipata.
        La data del campo «{attribute}» deve essere successiva al limite {compareValue}.
        Il campo «{attribute}» deve essere maggiore o uguale a {compareValue}.
        Il campo «{attribute}» deve essere maggiore o uguale a «{compareAttribute}».
        La data del campo «{attribute}» non deve precedere quella del campo «{compareAttribute}».
        Il valore del campo «{attribute}» è troppo basso.
        La data del campo «{attribute}» è troppo anticipata.
        La data del campo «{attribute}» non deve precedere il limite {compareValue}.
        Il campo «{attribute}» deve essere minore di {compareValue}.
        Il campo «{attribute}» deve essere minore di «{compareAttribute}».
        La data del campo «{attribute}» deve precedere quella del campo «{compareAttribute}».
        Il valore del campo «{attribute}» è troppo alto.
        La data del campo «{attribute}» è troppo avanzata.
        La data del campo «{attribute}» deve essere precedente al limite {compareValue}.
        Il campo «{attribute}» deve essere minore o uguale a {compareValue}.
        Il campo «{attribute}» deve essere minore o uguale a «{compareAttribute}».
        La data del campo «{attribute}» non deve essere successiva a quella del campo «{compareAttribute}».
        Il valore del campo «{attribute}» è troppo alto.
        La data del campo «{attribute}» è troppo avanzata.
        La data del campo «{attribute}» non deve superare il limite {compareValue}.
        Il campo «{attribute}» non deve essere uguale a {compareValue}.
        Il campo «{attribute}» deve essere diverso dal campo «{compareAttribute}».
        Il valore del campo «{attribute}» non è consentito. Scegline un altro.
        Il valore del campo «{attribute}» deve essere dello stesso tipo di {compareValue}.
        Il valore del campo «{attribute}» deve essere dello stesso tipo di quello del campo «{compareAttribute}».
        Il valore del campo «{attribute}» non è del tipo giusto.
        Il campo «{attribute}» non è valido. Controllalo e riprova.
        Il campo «{attribute}» deve contenere «{containedValue}».
        Il campo «{attribute}» deve contenere «{containedValue}» almeno {min} volta.|Il campo «{attribute}» deve contenere «{containedValue}» almeno {min} di volte.|Il campo «{attribute}» deve contenere «{containedValue}» almeno {min} volte.
        Il campo «{attribute}» deve contenere coordinate valide, ad esempio {example}.
        Il campo «{attribute}» deve avere esattamente {count} elemento.|Il campo «{attribute}» deve avere esattamente {count} di elementi.|Il campo «{attribute}» deve avere esattamente {count} elementi.
        Il campo «{attribute}» deve essere esattamente in uno dei formati accettati. Formati corrispondenti: {count}.
        Il campo «{attribute}» deve avere almeno {min} elemento.|Il campo «{attribute}» deve avere almeno {min} di elementi.|Il campo «{attribute}» deve avere almeno {min} elementi.
        Il campo «{attribute}» deve avere al massimo {max} elemento.|Il campo «{attribute}» deve avere al massimo {max} di elementi.|Il campo «{attribute}» deve avere al massimo {max} elementi.
        Il campo «{attribute}» deve essere un elenco.
        Il campo «{attribute}» deve essere un codice paese valido, ad esempio {example}.
        Il campo «{attribute}» deve essere una pianificazione cron valida, ad esempio {example}.
        Il campo «{attribute}» deve essere un colore CSS valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un codice valuta valido, ad esempio {example}.
        Il campo «{attribute}» non è valido. Controllalo e riprova.
        Il campo «{attribute}» deve essere un URI di dati valido, ad esempio {example}.
        Il campo «{attribute}» deve essere una data valida, ad esempio {example}.
        La data del campo «{attribute}» non deve precedere il limite {earliest}.
        La data del campo «{attribute}» non deve superare il limite {latest}.
        La data del campo «{attribute}» deve essere nel futuro.
        La data del campo «{attribute}» deve essere nel passato.
        La data del campo «{attribute}» deve essere successiva al limite {after}.
        La data del campo «{attribute}» deve essere precedente al limite {before}.
        La data del campo «{attribute}» deve risalire ad almeno {minAge} anno fa.|La data del campo «{attribute}» deve risalire ad almeno {minAge} di anni fa.|La data del campo «{attribute}» deve risalire ad almeno {minAge} anni fa.
        Il campo «{attribute}» deve contenere una data e un’ora valide, ad esempio {example}.
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
        Il campo «{attribute}» deve avere almeno {min} valore distinto.|Il campo «{attribute}» deve avere almeno {min} di valori distinti.|Il campo «{attribute}» deve avere almeno {min} valori distinti.
        Il numero di combinazioni distinte dei campi {attributes} deve essere almeno {min}.
        Il campo «{attribute}» deve avere al massimo {max} valore distinto.|Il campo «{attribute}» deve avere al massimo {max} di valori distinti.|Il campo «{attribute}» deve avere al massimo {max} valori distinti.
        Il numero di combinazioni distinte dei campi {attributes} deve essere al massimo {max}.
        Il campo «{attribute}» deve essere un nome di dominio valido, ad esempio {example}.
        Il campo «{attribute}» deve essere una durata valida, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di telefono valido con prefisso internazionale, ad esempio {example}.
        Il campo «{attribute}» deve essere un elenco.
        Il campo «{attribute}» deve essere un codice {name} valido. Controlla le cifre.
        Il campo «{attribute}» deve essere un indirizzo e-mail valido, ad esempio {example}.
        Il dominio del campo «{attribute}» non accetta e-mail. Controlla la parte dopo la @.
        Il dominio del campo «{attribute}» sembra scritto male. Controlla la parte dopo la @.
        Non è stato possibile verificare il dominio del campo «{attribute}». Riprova più tardi.
        Il campo «{attribute}» deve terminare con «{suffix}».
        Il valore del campo «{attribute}» non è stato trovato in «{source}».
        Il valore del campo «{attribute}» non è stato trovato nella colonna «{column}».
        La combinazione dei campi {attributes} non è stata trovata nelle colonne «{column}».
        La combinazione dei campi {attributes} non è stata trovata in «{source}».
        Non è stato possibile verificare il modulo. Riprova.
        Non è stato possibile leggere il campo «{attribute}». Invia di nuovo il modulo.
        Non è stato possibile leggere il campo «{attribute}». Invia di nuovo il modulo.
        Non è stato possibile leggere il campo «{attribute}». Invia di nuovo il modulo.
        Il campo «{attribute}» deve essere un hash valido ({name}).
        Il campo «{attribute}» deve essere un valore esadecimale valido (0–9, A–F, a coppie).
        Il campo «{attribute}» deve essere un colore esadecimale valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un nome host valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un IBAN valido. Controlla che non ci siano errori di battitura.
        Il valore del campo «{attribute}» non è tra quelli accettati. Scegline un altro.
        Il valore del campo «{attribute}» non è consentito. Scegline un altro.
        Il valore del campo «{attribute}» non è tra quelli accettati: {values}.
        Il campo «{attribute}» deve essere un numero intero.
        Il campo «{attribute}» deve essere un numero intero senza cifre decimali.
        Il campo «{attribute}» deve essere un indirizzo IP valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un IRI valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un riferimento IRI valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un {name} valido. Controlla le cifre.
        Il campo «{attribute}» deve essere un codice ISIN valido. Controlla che non ci siano errori di battitura.
        Il campo «{attribute}» deve essere un ISSN valido. Controlla le cifre.
        Il campo «{attribute}» deve essere un documento JSON valido.
        Il campo «{attribute}» deve essere un puntatore JSON valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un JSON Web Token valido.
        Il campo «{attribute}» deve essere un oggetto.
        Il campo «{attribute}» deve essere un codice lingua valido, ad esempio {example}.
        Il campo «{attribute}» deve contenere coordinate valide, ad esempio {example}.
        Il campo «{attribute}» deve essere una latitudine valida, da {min} a {max}.
        Il campo «{attribute}» deve essere una longitudine valida, da {min} a {max}.
        Il campo «{attribute}» deve essere in minuscolo.
        Il campo «{attribute}» deve essere un numero valido. Controlla le cifre.
        Il campo «{attribute}» deve essere un indirizzo MAC valido, ad esempio {example}.
        Il campo «{attribute}» non è nel formato previsto.
        Il campo «{attribute}» deve contenere una cifra.
        Il campo «{attribute}» deve contenere una lettera minuscola.
        Il campo «{attribute}» deve contenere un carattere speciale, ad esempio ! o %.
        Il campo «{attribute}» deve contenere una lettera maiuscola.
        Il campo «{attribute}» non è nel formato previsto. Esempio: {example}.
        Il campo «{attribute}» ha un formato non consentito.
        Il campo «{attribute}» è troppo lungo. Accorcialo.
        Il campo «{attribute}» deve essere un tipo di media valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un multiplo di {divisor}.
        Il campo «{attribute}» deve essere un Nano ID valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un Nano ID valido.
        Il valore del campo «{attribute}» deve essere minore di {limit}.
        Il campo «{attribute}» ha troppi livelli.
        Il campo «{attribute}» deve essere un oggetto.
        Il valore del campo «{attribute}» non è consentito. Scegline un altro.
        Il campo «{attribute}» deve essere un numero intero.
        Il campo «{attribute}» deve essere un numero intero senza cifre decimali.
        Il valore del campo «{attribute}» deve essere al massimo {max}.
        Il valore del campo «{attribute}» deve essere minore di {max}.
        Il valore del campo «{attribute}» deve essere almeno {min}.
        Il campo «{attribute}» deve essere un numero.
        Il campo «{attribute}» deve contenere una cifra.
        Il campo «{attribute}» deve contenere una lettera minuscola.
        Il campo «{attribute}» deve contenere un carattere speciale, ad esempio ! o %.
        Il campo «{attribute}» deve contenere una lettera maiuscola.
        Il campo «{attribute}» deve avere almeno {min} carattere.|Il campo «{attribute}» deve avere almeno {min} di caratteri.|Il campo «{attribute}» deve avere almeno {min} caratteri.
        Il campo «{attribute}» deve essere un testo.
        Il campo «{attribute}» deve essere un numero di carta valido. Controlla le cifre.
        Il campo «{attribute}» deve essere un numero di carta valido ({name}). Controlla le cifre.
        Il campo «{attribute}» deve essere un numero di porta valido, da {min} a {max}.
        Il valore del campo «{attribute}» deve essere maggiore di {limit}.
        Il campo «{attribute}» contiene caratteri che non si possono visualizzare, come tabulazioni o interruzioni di riga. Eliminali.
        Il campo «{attribute}» può contenere solo lettere non accentate (A–Z), cifre e segni di punteggiatura comuni.
        indirizzo IP non consentito
        \u senza quattro cifre esadecimali
        segno di percentuale senza due cifre esadecimali
        bit dell’host impostati
        array non chiuso
        circuito della carta non accettato
        byte order mark all’interno del testo
        annullato
        carattere non consentito
        carattere non consentito in questo punto
        parentesi di chiusura che non corrisponde
        parentesi di chiusura mancante
        parentesi di chiusura senza apertura
        due punti mancanti dopo la chiave
        segno diacritico senza lettera
        virgola dopo l’ultimo valore
        virgola mancante
        virgola senza un valore prima
        commento
        carattere di controllo
        carattere di controllo in una stringa
        paese non accettato
        nome visualizzato senza virgolette
        dominio troppo lungo
        chiave duplicata
        vuoto
        parte vuota
        scaduto
        frammento non consentito
        metà di una coppia surrogata
        numero esadecimale
        ora fuori intervallo
        Punycode non valido
        UTF-8 non valido
        dominio di primo livello non valido
        carattere invisibile
        chiave duplicata
        due chiavi per lo stesso campo
        non è un oggetto
        UTF-8 non valido
        il suo nome ne contraddice un altro
        il suo nome non dice a quale elemento appartiene
        il numero di celle non è quello delle colonne
        la chiave non è una stringa
        chiave senza virgolette
        zero iniziale
        interruzione di riga non consentita
        risposta illeggibile
        minuto fuori intervallo
        punto fuori posto
        trattino fuori posto
        parte fuori posto
        separatore fuori posto
        cifre di sistemi diversi
        scritture mescolate
        separatori mescolati
        direzioni di scrittura mescolate
        più di un valore
        manca il nome
        annidamento troppo profondo
        manca il cancelletto
        manca AM o PM
        manca la P iniziale
        manca la T prima dell’ora
        nessuna risposta in tempo
        manca la chiocciola
        manca il dominio
        manca il segno di uguale
        manca l’host
        manca il trattino
        manca la lingua
        nessun secondo intercalare a quest’ora
        nessun server di posta
        manca il tipo di contenuto
        manca il nome del mese
        manca la differenza oraria
        manca il segno più
        manca la lunghezza del prefisso
        manca lo schema
        mancano i secondi
        mancano i separatori
        nessun server raggiunto
        manca la firma
        manca la barra
        nessun socket su questa piattaforma
        manca il sottotipo
        spazio colore inesistente
        paese inesistente
        valuta inesistente
        giorno inesistente
        dominio inesistente
        lingua inesistente
        mese inesistente
        numero inesistente
        regione inesistente
        scrittura inesistente
        fuso orario inesistente
        unità inesistente
        variante inesistente
        manca l’ora
        manca l’unità
        manca il nome utente
        nessun valore
        manca il nome del giorno
        carattere non ASCII
        non è Base64
        non è Base64url
        UTF-8 non valido
        non è un URL
        non è un colore
        non è una cifra
        non è un nome di dominio
        non è una cifra esadecimale
        non è una lettera
        né lettera né cifra
        non è un mese con l’anno
        non è un multiplo
        non è un numero
        non è un indirizzo IP
        non è un indirizzo IPv4
        non è un indirizzo IPv6
        non è un array
        né un array di oggetti né un oggetto
        non è un oggetto
        non è nel futuro
        non è nel passato
        non è minuscolo
        non è negativo
        non normalizzato (NFC)
        non è positivo
        non è stampabile
        non è testo
        non ha tre parti
        non sono due numeri
        non è maiuscolo
        non è un numero intero
        manca la parte prima della chiocciola
        numero non finito
        numero incompleto
        numero con uno zero iniziale
        numero con il segno più
        numero senza cifra prima del punto
        oggetto non chiuso
        numero dispari di cifre
        differenza oraria fuori intervallo
        fuori intervallo
        riempimento non consentito
        parte prima della chiocciola troppo lunga
        parte ripetuta
        parte troppo lunga
        parti in contraddizione
        la porta non è un numero
        porta non consentita
        porta fuori intervallo
        lunghezza del prefisso non consentita
        query non consentita
        virgolette non consentite
        rifiutato dal server
        segno diacritico ripetuto
        schema non consentito
        secondo fuori intervallo
        errore del server
        spazio non consentito
        stringa tra apici singoli
        stringa non chiusa
        non accetta posta
        testo dopo la fine
        troppo presto
        troppo pochi decimali
        troppo poche cifre
        troppo poche parti
        troppo tardi
        troppo lungo
        troppi decimali
        troppe cifre
        troppe parti
        troppo corto
        troppo giovane
        due punti di seguito
        tipo non accettato
        carattere inatteso
        fine inattesa
        unità omessa
        unità in ordine errato
        sequenza di escape sconosciuta in una stringa
        parola sconosciuta
        dati utente non consentiti
        valore mancante
        settimane insieme ad altre unità
        cifra di controllo errata
        cifra di controllo errata
        lunghezza errata
        numero di cifre errato
        riempimento errato
        prefisso errato
        unità errata
        variante errata
        versione errata
        giorno della settimana errato
        anno fuori intervallo
        zona non consentita
        Impossibile leggere il record: {reason}.
        La riga ha {found} cella invece di {expected}. Controlla i separatori e le virgolette.|La riga ha {found} celle invece di {expected}. Controlla i separatori e le virgolette.|La riga ha {found} celle invece di {expected}. Controlla i separatori e le virgolette.
        Impossibile leggere il record: {reason} (colonna {column}).
        Impossibile leggere il record: {reason} (riga {line}, colonna {column}).
        Impossibile leggere il record: supera i {max} MiB.
        Deve essere presente almeno {min} record.|Devono essere presenti almeno {min} di record.|Devono essere presenti almeno {min} record.
        Il numero di elementi accettati nel campo «{attribute}» deve essere almeno {min}. Ora è {count}.
        Può essere presente al massimo {max} record.|Possono essere presenti al massimo {max} di record.|Possono essere presenti al massimo {max} record.
        Il numero di elementi accettati nel campo «{attribute}» deve essere al massimo {max}. Ora è {count}.
        Il campo «{attribute}» deve essere un puntatore JSON relativo valido, ad esempio {example}.
        {attribute}: {message}
        Forse intendevi «{suggestion}»?
        Forse intendevi {suggestion}?
        È presente {count} problema.|Sono presenti {count} di problemi.|Sono presenti {count} problemi.
        Il campo «{attribute}» è obbligatorio.
        Devi accettare «{attribute}».
        Il campo «{attribute}» deve essere {requiredValue}.
        Non esiste lo scenario «{name}».
        Non esiste lo scenario «{name}». Forse intendevi «{suggestion}»?
        Il campo «{attribute}» deve essere un numero di versione valido, ad esempio {example}.
        Il campo «{attribute}» deve essere {expected}, il valore successivo.
        Il campo «{attribute}» deve essere un numero intero.
        Il campo «{attribute}» deve essere una data valida, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero intero senza cifre decimali.
        Il campo «{attribute}» può contenere solo lettere minuscole (a–z), cifre e, in mezzo, trattini singoli.
        Il campo «{attribute}» può contenere solo lettere minuscole (a–z), cifre e, in mezzo, trattini o trattini bassi singoli.
        Il valore del campo «{attribute}» non è nell’ordine corretto. Il suo posto è prima della riga {previousLine}.
        Il valore del campo «{attribute}» non è del tipo giusto.
        Il campo «{attribute}» deve essere una data valida, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero.
        Il valore del campo «{attribute}» non deve essere uguale a quello della riga {previousLine}.
        Il valore del campo «{attribute}» non è nell’ordine corretto. Il suo posto è prima del record {previousRecord}.
        Il valore del campo «{attribute}» non deve essere uguale a quello del record {previousRecord}.
        La combinazione dei campi {attributes} non è nell’ordine corretto. Il suo posto è prima del record {previousRecord}.
        La combinazione dei campi {attributes} non deve essere uguale a quella del record {previousRecord}.
        La combinazione dei campi {attributes} non è nell’ordine corretto. Il suo posto è prima della riga {previousLine}.
        La combinazione dei campi {attributes} non deve essere uguale a quella della riga {previousLine}.
        Il campo «{attribute}» mescola alfabeti diversi o contiene caratteri nascosti. Usa le lettere di un solo alfabeto.
        Il campo «{attribute}» deve iniziare con «{prefix}».
        Il campo «{attribute}» deve avere esattamente {length} carattere.|Il campo «{attribute}» deve avere esattamente {length} di caratteri.|Il campo «{attribute}» deve avere esattamente {length} caratteri.
        Il campo «{attribute}» deve avere esattamente {length} byte.|Il campo «{attribute}» deve avere esattamente {length} di byte.|Il campo «{attribute}» deve avere esattamente {length} byte.
        Il campo «{attribute}» deve avere al massimo {max} carattere.|Il campo «{attribute}» deve avere al massimo {max} di caratteri.|Il campo «{attribute}» deve avere al massimo {max} caratteri.
        Il campo «{attribute}» deve avere al massimo {max} byte.|Il campo «{attribute}» deve avere al massimo {max} di byte.|Il campo «{attribute}» deve avere al massimo {max} byte.
        Il campo «{attribute}» deve avere almeno {min} carattere.|Il campo «{attribute}» deve avere almeno {min} di caratteri.|Il campo «{attribute}» deve avere almeno {min} caratteri.
        Il campo «{attribute}» deve avere almeno {min} byte.|Il campo «{attribute}» deve avere almeno {min} di byte.|Il campo «{attribute}» deve avere almeno {min} byte.
        Il campo «{attribute}» deve essere un testo.
        Il campo «{attribute}» deve essere un orario valido, ad esempio {example}.
        Il campo «{attribute}» deve essere successivo a quest’ora: {after}.
        Il campo «{attribute}» deve essere precedente a quest’ora: {before}.
        Il campo «{attribute}» deve essere un fuso orario valido, ad esempio {example}.
        Valore duplicato
        Scadenza superata
        Valore non valido
        Non corrisponde
        Carattere mancante
        Possibile errore di battitura
        Deve essere differente
        Non è un numero
        Valore non consentito
        Verifica non eseguita
        Nessun risultato
        Non in elenco
        Non è un numero intero
        Ordine errato
        Campo obbligatorio
        Valore troppo grande
        Troppo presto
        Quantità insufficiente
        Troppo tardi
        Testo troppo lungo
        Quantità eccessiva
        Data troppo recente
        Testo troppo corto
        Valore troppo piccolo
        Illeggibile
        Caratteri non consentiti
        Quantità errata
        Formato errato
        Lunghezza errata
        Tipo errato
        Il campo «{attribute}» deve essere un ULID valido, ad esempio {example}.
        Il campo «{attribute}» non ha un valore e qui non può riceverne uno.
        Il valore del campo «{attribute}» deve essere univoco. È già presente alla riga {firstLine}.
        Il valore del campo «{attribute}» deve essere univoco. È già presente nel record {firstRecord}.
        La combinazione dei campi {attributes} deve essere univoca. La combinazione è già presente nel record {firstRecord}.
        Il valore del campo «{attribute}» deve essere univoco.
        La combinazione dei campi {attributes} deve essere univoca.
        La combinazione dei campi {attributes} deve essere univoca. La combinazione è già presente alla riga {firstLine}.
        Il campo «{attribute}» non può avere due volte lo stesso elemento. Gli elementi {first} e {second} sono uguali.
        Il campo «{attribute}» deve essere un elenco.
        Il campo «{attribute}» deve essere in maiuscolo.
        Il campo «{attribute}» deve essere un URI valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un riferimento URI valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un modello di URI valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un URL valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un {name} valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un UUID valido.
        Il campo «{attribute}» deve essere un oggetto.
        Il campo «{attribute}» deve essere un numero di telaio (VIN) valido. Controlla che non ci siano errori di battitura.
        falso
        (vuoto)
        vero
        valore
        """#)
}
