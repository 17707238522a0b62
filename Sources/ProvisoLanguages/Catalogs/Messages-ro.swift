// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let ro = CatalogTable.read(
        "ro",
        #"""
        Câmpul „{attribute}” trebuie lăsat gol.
        Și câmpul „{attribute}” este obligatoriu, deoarece s-a completat: {given}.
        Câmpul „{attribute}” poate conține doar litere.
        Câmpul „{attribute}” poate conține doar litere (A–Z).
        Câmpul „{attribute}” poate conține doar litere și cifre.
        Câmpul „{attribute}” poate conține doar litere și cifre (A–Z, 0–9).
        Câmpul „{attribute}” nu are niciunul dintre formatele acceptate.
        Câmpul „{attribute}” poate conține doar litere fără diacritice (A–Z), cifre și semne de punctuație obișnuite.
        Câmpul „{attribute}” nu este valid. Verificați și încercați din nou.
        Câmpul „{attribute}” nu a putut fi verificat. Încercați din nou mai târziu.
        Câmpul „{attribute}” nu a fost încă verificat.
        Nu există câmpul „{name}”.
        Nu există câmpul „{name}”. Ați vrut să spuneți „{suggestion}”?
        Câmpul „{attribute}” trebuie să fie o valoare Base32 validă (A–Z, 2–7).
        Câmpul „{attribute}” trebuie să fie o valoare Base64 validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod BIC valid ({min} sau {max} caractere), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie {true} sau {false}.
        Câmpul „{attribute}” trebuie să fie o dată de expirare validă, de exemplu {example}.
        Data din câmpul „{attribute}” a trecut deja. Folosiți un card care nu a expirat.
        Câmpul „{attribute}” trebuie să fie un cod de securitate valid ({min} sau {max} cifre).
        Câmpul „{attribute}” trebuie să fie egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să coincidă cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” nu are valoarea așteptată. Verificați și încercați din nou.
        Câmpul „{attribute}” trebuie să fie mai mare decât {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare decât câmpul „{compareAttribute}”.
        Câmpul „{attribute}” trebuie să fie după câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mică.
        Data din câmpul „{attribute}” este prea devreme.
        Câmpul „{attribute}” trebuie să fie după {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare sau egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare sau egal cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” nu poate fi înainte de câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mică.
        Data din câmpul „{attribute}” este prea devreme.
        Câmpul „{attribute}” nu poate fi anterior datei {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic decât {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic decât câmpul „{compareAttribute}”.
        Câmpul „{attribute}” trebuie să fie înainte de câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mare.
        Data din câmpul „{attribute}” este prea târziu.
        Câmpul „{attribute}” trebuie să fie înainte de {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic sau egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic sau egal cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” nu poate fi după câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mare.
        Data din câmpul „{attribute}” este prea târziu.
        Câmpul „{attribute}” nu poate fi ulterior datei {compareValue}.
        Câmpul „{attribute}” nu trebuie să fie egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să difere de câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” nu este permisă. Alegeți alta.
        Câmpul „{attribute}” nu poate fi comparat cu {compareValue}.
        Câmpul „{attribute}” nu poate fi comparat cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” nu poate fi comparat.
        Câmpul „{attribute}” nu este valid. Verificați și încercați din nou.
        Câmpul „{attribute}” trebuie să conțină „{containedValue}”.
        Câmpul „{attribute}” trebuie să conțină „{containedValue}” cel puțin {min} dată.|Câmpul „{attribute}” trebuie să conțină „{containedValue}” de cel puțin {min} ori.|Câmpul „{attribute}” trebuie să conțină „{containedValue}” de cel puțin {min} de ori.
        Câmpul „{attribute}” trebuie să conțină coordonate valide, de exemplu {example}.
        Câmpul „{attribute}” trebuie să aibă exact {count} element.|Câmpul „{attribute}” trebuie să aibă exact {count} elemente.|Câmpul „{attribute}” trebuie să aibă exact {count} de elemente.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} element.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} elemente.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de elemente.
        Câmpul „{attribute}” poate avea cel mult {max} element.|Câmpul „{attribute}” poate avea cel mult {max} elemente.|Câmpul „{attribute}” poate avea cel mult {max} de elemente.
        Câmpul „{attribute}” trebuie să fie o listă.
        Câmpul „{attribute}” trebuie să fie un cod de țară valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o culoare validă (CSS), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod de monedă valid, de exemplu {example}.
        Câmpul „{attribute}” nu este valid. Verificați și încercați din nou.
        Câmpul „{attribute}” trebuie să fie un URI de date valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o dată validă, de exemplu {example}.
        Câmpul „{attribute}” nu poate fi anterior datei {earliest}.
        Câmpul „{attribute}” nu poate fi ulterior datei {latest}.
        Data din câmpul „{attribute}” trebuie să fie în viitor.
        Data din câmpul „{attribute}” trebuie să fie în trecut.
        Câmpul „{attribute}” trebuie să fie după {after}.
        Câmpul „{attribute}” trebuie să fie înainte de {before}.
        De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} an.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} ani.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} de ani.
        Câmpul „{attribute}” trebuie să conțină o dată și o oră valide, de exemplu {example}.
        Câmpul „{attribute}” nu poate fi anterior datei {earliest}.
        Câmpul „{attribute}” nu poate fi ulterior datei {latest}.
        Data din câmpul „{attribute}” trebuie să fie în viitor.
        Data din câmpul „{attribute}” trebuie să fie în trecut.
        Câmpul „{attribute}” trebuie să fie după {after}.
        Câmpul „{attribute}” trebuie să fie înainte de {before}.
        De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} an.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} ani.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} de ani.
        Câmpul „{attribute}” trebuie să fie un număr.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} zecimală.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} zecimale.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de zecimale.
        Câmpul „{attribute}” poate avea cel mult {max} zecimală.|Câmpul „{attribute}” poate avea cel mult {max} zecimale.|Câmpul „{attribute}” poate avea cel mult {max} de zecimale.
        Câmpul „{attribute}” trebuie să fie un nume de domeniu valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o durată validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de telefon valid cu prefix internațional, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o listă.
        Câmpul „{attribute}” trebuie să fie un cod EAN valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie o adresă de e-mail validă, de exemplu {example}.
        Domeniul din câmpul „{attribute}” nu primește e-mailuri. Verificați partea de după @.
        Domeniul din câmpul „{attribute}” nu a putut fi verificat. Încercați din nou mai târziu.
        Câmpul „{attribute}” trebuie să se termine cu „{suffix}”.
        Formularul nu a putut fi verificat. Încercați din nou.
        Câmpul „{attribute}” nu a putut fi citit. Trimiteți din nou formularul.
        Câmpul „{attribute}” nu a putut fi citit. Trimiteți din nou formularul.
        Câmpul „{attribute}” nu a putut fi citit. Trimiteți din nou formularul.
        Câmpul „{attribute}” trebuie să fie un hash valid.
        Câmpul „{attribute}” trebuie să fie o valoare hexazecimală validă (0–9, A–F, în perechi).
        Câmpul „{attribute}” trebuie să fie o culoare validă (HEX), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un nume de gazdă valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un IBAN valid. Verificați dacă există greșeli de tastare.
        Valoarea câmpului „{attribute}” nu este una dintre cele acceptate. Alegeți alta.
        Valoarea câmpului „{attribute}” nu este permisă. Alegeți alta.
        Câmpul „{attribute}” trebuie să fie un număr întreg.
        Câmpul „{attribute}” trebuie să fie o adresă IP validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un IRI valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o referință IRI validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un ISBN valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie un cod ISIN valid. Verificați dacă există greșeli de tastare.
        Câmpul „{attribute}” trebuie să fie un ISSN valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie un document JSON valid.
        Câmpul „{attribute}” trebuie să fie un pointer JSON valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un JSON Web Token valid.
        Câmpul „{attribute}” trebuie să fie un cod de limbă valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să conțină coordonate valide, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o latitudine validă între {min} și {max}.
        Câmpul „{attribute}” trebuie să fie o longitudine validă între {min} și {max}.
        Câmpul „{attribute}” trebuie scris cu litere mici.
        Câmpul „{attribute}” trebuie să fie un număr valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie o adresă MAC validă, de exemplu {example}.
        Câmpul „{attribute}” nu are formatul așteptat.
        Câmpul „{attribute}” trebuie să conțină o cifră.
        Câmpul „{attribute}” trebuie să conțină o literă mică.
        Câmpul „{attribute}” trebuie să conțină un caracter special, de exemplu ! sau %.
        Câmpul „{attribute}” trebuie să conțină o literă mare.
        Câmpul „{attribute}” are un format care nu este permis.
        Câmpul „{attribute}” este prea lung. Scurtați textul.
        Câmpul „{attribute}” trebuie să fie un tip de conținut valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un multiplu de {divisor}.
        Câmpul „{attribute}” trebuie să fie un Nano ID valid.
        Câmpul „{attribute}” trebuie să fie mai mic decât {limit}.
        Câmpul „{attribute}” are prea multe niveluri.
        Câmpul „{attribute}” trebuie să fie un obiect.
        Valoarea câmpului „{attribute}” nu este permisă. Alegeți alta.
        Câmpul „{attribute}” trebuie să fie un număr întreg.
        Câmpul „{attribute}” trebuie să fie cel mult {max}.
        Câmpul „{attribute}” trebuie să fie mai mic decât {max}.
        Câmpul „{attribute}” trebuie să fie cel puțin {min}.
        Câmpul „{attribute}” trebuie să fie un număr.
        Câmpul „{attribute}” trebuie să conțină o cifră.
        Câmpul „{attribute}” trebuie să conțină o literă mică.
        Câmpul „{attribute}” trebuie să conțină un caracter special, de exemplu ! sau %.
        Câmpul „{attribute}” trebuie să conțină o literă mare.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} caracter.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} caractere.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de caractere.
        Câmpul „{attribute}” trebuie să fie un text.
        Câmpul „{attribute}” trebuie să fie un număr de card valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie un număr de port valid între {min} și {max}.
        Câmpul „{attribute}” trebuie să fie mai mare decât {limit}.
        Câmpul „{attribute}” conține caractere care nu pot fi afișate, de exemplu taburi sau sfârșituri de rând. Ștergeți-le.
        Câmpul „{attribute}” poate conține doar litere fără diacritice (A–Z), cifre și semne de punctuație obișnuite.
        \u fără patru cifre hexazecimale
        semnul procent fără două cifre hexazecimale
        tablou neînchis
        marcaj de ordine a octeților în interiorul textului
        caracter nepermis
        paranteza de închidere nu se potrivește
        paranteză de închidere fără una de deschidere
        lipsesc două puncte după cheie
        virgulă după ultima valoare
        lipsește virgula
        virgulă fără o valoare înainte
        comentariu
        caracter de control
        caracter de control într-un șir
        cheie dublată
        gol
        jumătate de pereche surogat
        număr hexazecimal
        UTF-8 nevalid
        cheie dublată
        are peste 16 MiB
        nu este un obiect
        UTF-8 nevalid
        numele său îl contrazice pe altul
        numele său nu spune cărui element îi aparține
        numărul de celule nu este cel al coloanelor
        cheia nu este un șir
        cheie fără ghilimele
        zero la început
        separator plasat greșit
        mai mult de o valoare
        imbricare prea adâncă
        lipsește @
        lipsește domeniul
        lipsește schema
        țara nu există
        ziua nu există
        nicio valoare
        caracter din afara ASCII
        UTF-8 nevalid
        nu este o cifră
        nu este o cifră hexazecimală
        nu este un număr
        nu este un tablou
        nici tablou de obiecte, nici obiect
        nu este un obiect
        nu este text
        numărul nu este finit
        număr incomplet
        număr cu zero la început
        număr cu semnul plus
        număr fără cifră înainte de punct
        obiect neînchis
        în afara limitelor
        șir între apostrofuri
        șir neînchis
        prea devreme
        prea puține cifre
        prea târziu
        prea lung
        prea multe cifre
        prea scurt
        două puncte la rând
        caracter neașteptat
        secvență de escape necunoscută într-un șir
        cuvânt necunoscut
        lipsește valoarea
        cifră de control greșită
        cifră de control greșită
        lungime greșită
        număr greșit de cifre
        Înregistrarea nu poate fi citită: {reason}.
        Înregistrarea nu poate fi citită: celule găsite: {found}, așteptate: {expected}.
        Înregistrarea nu poate fi citită: {reason} (coloana {column}).
        Înregistrarea nu poate fi citită: {reason} (rândul {line}, coloana {column}).
        Câmpul „{attribute}” trebuie să fie un pointer JSON relativ valid, de exemplu {example}.
        {attribute}: {message}
        S-a găsit {count} problemă.|S-au găsit {count} probleme.|S-au găsit {count} de probleme.
        Câmpul „{attribute}” este obligatoriu.
        Trebuie să acceptați „{attribute}”.
        Câmpul „{attribute}” trebuie să fie {requiredValue}.
        Nu există scenariul „{name}”.
        Nu există scenariul „{name}”. Ați vrut să spuneți „{suggestion}”?
        Câmpul „{attribute}” trebuie să fie un număr de versiune valid, de exemplu {example}.
        Câmpul „{attribute}” poate conține doar litere mici (a–z), cifre și cratime izolate.
        Câmpul „{attribute}” poate conține doar litere mici (a–z), cifre și cratime sau liniuțe de subliniere izolate.
        Câmpul „{attribute}” amestecă alfabete sau conține caractere ascunse. Folosiți literele unui singur alfabet.
        Câmpul „{attribute}” trebuie să înceapă cu „{prefix}”.
        Câmpul „{attribute}” trebuie să aibă exact {length} caracter.|Câmpul „{attribute}” trebuie să aibă exact {length} caractere.|Câmpul „{attribute}” trebuie să aibă exact {length} de caractere.
        Câmpul „{attribute}” poate avea cel mult {max} caracter.|Câmpul „{attribute}” poate avea cel mult {max} caractere.|Câmpul „{attribute}” poate avea cel mult {max} de caractere.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} caracter.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} caractere.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de caractere.
        Câmpul „{attribute}” trebuie să fie un text.
        Câmpul „{attribute}” trebuie să fie o oră validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie după ora {after}.
        Câmpul „{attribute}” trebuie să fie înainte de ora {before}.
        Câmpul „{attribute}” trebuie să fie un fus orar valid, de exemplu {example}.
        A expirat
        Valoare nevalidă
        Nu coincide
        Lipsește un caracter
        Trebuie să difere
        Nu este un număr
        Valoare nepermisă
        Nu s-a verificat
        Nu s-a găsit
        Nu este în listă
        Nu este un număr întreg
        Câmp obligatoriu
        Valoare prea mare
        Prea devreme
        Cantitate insuficientă
        Prea târziu
        Text prea lung
        Cantitate prea mare
        Dată prea recentă
        Text prea scurt
        Valoare prea mică
        Nu se poate citi
        Caractere nepermise
        Cantitate incorectă
        Format incorect
        Lungime incorectă
        Tip incorect
        Câmpul „{attribute}” trebuie să fie un ULID valid.
        Câmpul „{attribute}” trebuie scris cu majuscule.
        Câmpul „{attribute}” trebuie să fie un URI valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o referință URI validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un șablon URI valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un URL valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un UUID valid.
        fals
        (gol)
        adevărat
        valoare
        """#)
}
