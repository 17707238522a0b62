// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

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
        Înregistrări cu probleme în câmpul „{attribute}”: {count} din {total}. Maximul permis este {limit}.
        Înregistrări cu probleme în combinația câmpurilor {attributes}: {count} din {total}. Maximul permis este {limit}.
        Nu există câmpul „{name}”.
        Nu există câmpul „{name}”. Ați vrut să spuneți „{suggestion}”?
        Câmpul „{attribute}” trebuie să fie o valoare Base32 validă (A–Z, 2–7).
        Câmpul „{attribute}” trebuie să fie o valoare Base64 validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod BIC valid ({min} sau {max} caractere), de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie {true} sau {false}.
        Câmpul „{attribute}” trebuie să fie o dată de expirare validă, de exemplu {example}.
        Data din câmpul „{attribute}” a trecut deja. Folosiți un card care nu a expirat.
        Câmpul „{attribute}” trebuie să fie un cod de securitate valid ({min} sau {max} cifre).
        Câmpul „{attribute}” trebuie să fie un cod de securitate valid ({count} cifre).
        Coloana „{column}” nu este permisă.
        Lipsește coloana „{column}”.
        Lipsește coloana „{column}”. Celulele par separate prin „{delimiter}”.
        Lipsește coloana „{column}”. Există o coloană „{suggestion}”.
        Numele coloanei „{column}” nu are formatul așteptat.
        Coloana „{column}” trebuie să fie după coloana „{previous}”.
        Coloana „{column}” nu este prevăzută.
        Coloana „{column}” nu este prevăzută. Ați vrut să spuneți „{suggestion}”?
        Câmpul „{attribute}” trebuie să fie egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să coincidă cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” nu are valoarea așteptată. Verificați și încercați din nou.
        Câmpul „{attribute}” trebuie să fie mai mare decât {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare decât câmpul „{compareAttribute}”.
        Data din câmpul „{attribute}” trebuie să fie după cea din câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mică.
        Data din câmpul „{attribute}” este prea timpurie.
        Data din câmpul „{attribute}” trebuie să fie după {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare sau egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare sau egal cu câmpul „{compareAttribute}”.
        Data din câmpul „{attribute}” nu poate fi înainte de cea din câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mică.
        Data din câmpul „{attribute}” este prea timpurie.
        Data din câmpul „{attribute}” nu poate fi anterioară datei {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic decât {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic decât câmpul „{compareAttribute}”.
        Data din câmpul „{attribute}” trebuie să fie înainte de cea din câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mare.
        Data din câmpul „{attribute}” este prea târzie.
        Data din câmpul „{attribute}” trebuie să fie înainte de {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic sau egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic sau egal cu câmpul „{compareAttribute}”.
        Data din câmpul „{attribute}” nu poate fi după cea din câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este prea mare.
        Data din câmpul „{attribute}” este prea târzie.
        Data din câmpul „{attribute}” nu poate fi ulterioară datei {compareValue}.
        Câmpul „{attribute}” nu trebuie să fie egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să difere de câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” nu este permisă. Alegeți alta.
        Valoarea câmpului „{attribute}” trebuie să fie de același tip cu {compareValue}.
        Valoarea câmpului „{attribute}” trebuie să fie de același tip cu cea a câmpului „{compareAttribute}”.
        Valoarea câmpului „{attribute}” este de tip greșit.
        Câmpul „{attribute}” nu este valid. Verificați și încercați din nou.
        Câmpul „{attribute}” trebuie să conțină „{containedValue}”.
        Câmpul „{attribute}” trebuie să conțină „{containedValue}” cel puțin {min} dată.|Câmpul „{attribute}” trebuie să conțină „{containedValue}” de cel puțin {min} ori.|Câmpul „{attribute}” trebuie să conțină „{containedValue}” de cel puțin {min} de ori.
        Câmpul „{attribute}” trebuie să conțină coordonate valide, de exemplu {example}.
        Câmpul „{attribute}” trebuie să aibă exact {count} element.|Câmpul „{attribute}” trebuie să aibă exact {count} elemente.|Câmpul „{attribute}” trebuie să aibă exact {count} de elemente.
        Câmpul „{attribute}” trebuie să aibă exact unul dintre formatele acceptate. Numărul formatelor potrivite: {count}.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} element.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} elemente.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de elemente.
        Câmpul „{attribute}” poate avea cel mult {max} element.|Câmpul „{attribute}” poate avea cel mult {max} elemente.|Câmpul „{attribute}” poate avea cel mult {max} de elemente.
        Câmpul „{attribute}” trebuie să fie o listă.
        Câmpul „{attribute}” trebuie să fie un cod de țară valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o planificare cron validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o culoare CSS validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un cod de monedă valid, de exemplu {example}.
        Câmpul „{attribute}” nu este valid. Verificați și încercați din nou.
        Câmpul „{attribute}” trebuie să fie un URI de date valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o dată validă, de exemplu {example}.
        Data din câmpul „{attribute}” nu poate fi anterioară datei {earliest}.
        Data din câmpul „{attribute}” nu poate fi ulterioară datei {latest}.
        Data din câmpul „{attribute}” trebuie să fie în viitor.
        Data din câmpul „{attribute}” trebuie să fie în trecut.
        Data din câmpul „{attribute}” trebuie să fie după {after}.
        Data din câmpul „{attribute}” trebuie să fie înainte de {before}.
        De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} an.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} ani.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} de ani.
        Câmpul „{attribute}” trebuie să conțină o dată și o oră valide, de exemplu {example}.
        Data din câmpul „{attribute}” nu poate fi anterioară datei {earliest}.
        Data din câmpul „{attribute}” nu poate fi ulterioară datei {latest}.
        Data din câmpul „{attribute}” trebuie să fie în viitor.
        Data din câmpul „{attribute}” trebuie să fie în trecut.
        Data din câmpul „{attribute}” trebuie să fie după {after}.
        Data din câmpul „{attribute}” trebuie să fie înainte de {before}.
        De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} an.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} ani.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} de ani.
        Câmpul „{attribute}” trebuie să fie un număr.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} zecimală.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} zecimale.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de zecimale.
        Câmpul „{attribute}” poate avea cel mult {max} zecimală.|Câmpul „{attribute}” poate avea cel mult {max} zecimale.|Câmpul „{attribute}” poate avea cel mult {max} de zecimale.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} valoare distinctă.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} valori distincte.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de valori distincte.
        Numărul de combinații distincte ale câmpurilor {attributes} trebuie să fie cel puțin {min}.
        Câmpul „{attribute}” poate avea cel mult {max} valoare distinctă.|Câmpul „{attribute}” poate avea cel mult {max} valori distincte.|Câmpul „{attribute}” poate avea cel mult {max} de valori distincte.
        Numărul de combinații distincte ale câmpurilor {attributes} trebuie să fie cel mult {max}.
        Câmpul „{attribute}” trebuie să fie un nume de domeniu valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o durată validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr de telefon valid cu prefix internațional, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o listă.
        Câmpul „{attribute}” trebuie să fie un cod {name} valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie o adresă de e-mail validă, de exemplu {example}.
        Domeniul din câmpul „{attribute}” nu primește e-mailuri. Verificați partea de după @.
        Domeniul din câmpul „{attribute}” pare scris greșit. Verificați partea de după @.
        Domeniul din câmpul „{attribute}” nu a putut fi verificat. Încercați din nou mai târziu.
        Câmpul „{attribute}” trebuie să se termine cu „{suffix}”.
        Valoarea câmpului „{attribute}” nu a fost găsită în „{source}”.
        Valoarea câmpului „{attribute}” nu a fost găsită în coloana „{column}”.
        Combinația câmpurilor {attributes} nu a fost găsită în coloanele „{column}”.
        Combinația câmpurilor {attributes} nu a fost găsită în „{source}”.
        Formularul nu a putut fi verificat. Încercați din nou.
        Câmpul „{attribute}” nu a putut fi citit. Trimiteți din nou formularul.
        Câmpul „{attribute}” nu a putut fi citit. Trimiteți din nou formularul.
        Câmpul „{attribute}” nu a putut fi citit. Trimiteți din nou formularul.
        Câmpul „{attribute}” trebuie să fie un hash valid ({name}).
        Câmpul „{attribute}” trebuie să fie o valoare hexazecimală validă (0–9, A–F, în perechi).
        Câmpul „{attribute}” trebuie să fie o culoare hexazecimală validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un nume de gazdă valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un IBAN valid. Verificați dacă există greșeli de tastare.
        Valoarea câmpului „{attribute}” nu este una dintre cele acceptate. Alegeți alta.
        Valoarea câmpului „{attribute}” nu este permisă. Alegeți alta.
        Valoarea câmpului „{attribute}” nu este una dintre cele acceptate: {values}.
        Câmpul „{attribute}” trebuie să fie un număr întreg.
        Câmpul „{attribute}” trebuie să fie un număr întreg fără zecimale.
        Câmpul „{attribute}” trebuie să fie o adresă IP validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un IRI valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o referință IRI validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un {name} valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie un cod ISIN valid. Verificați dacă există greșeli de tastare.
        Câmpul „{attribute}” trebuie să fie un ISSN valid. Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie un document JSON valid.
        Câmpul „{attribute}” trebuie să fie un pointer JSON valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un JSON Web Token valid.
        Câmpul „{attribute}” trebuie să fie un obiect.
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
        Câmpul „{attribute}” nu are formatul așteptat. Exemplu: {example}.
        Câmpul „{attribute}” are un format care nu este permis.
        Câmpul „{attribute}” este prea lung. Scurtați textul.
        Câmpul „{attribute}” trebuie să fie un tip de conținut valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un multiplu de {divisor}.
        Câmpul „{attribute}” trebuie să fie un Nano ID valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un Nano ID valid.
        Câmpul „{attribute}” trebuie să fie mai mic decât {limit}.
        Câmpul „{attribute}” are prea multe niveluri.
        Câmpul „{attribute}” trebuie să fie un obiect.
        Valoarea câmpului „{attribute}” nu este permisă. Alegeți alta.
        Câmpul „{attribute}” trebuie să fie un număr întreg.
        Câmpul „{attribute}” trebuie să fie un număr întreg fără zecimale.
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
        Câmpul „{attribute}” trebuie să fie un număr de card valid ({name}). Verificați cifrele.
        Câmpul „{attribute}” trebuie să fie un număr de port valid între {min} și {max}.
        Câmpul „{attribute}” trebuie să fie mai mare decât {limit}.
        Câmpul „{attribute}” conține caractere care nu pot fi afișate, de exemplu taburi sau sfârșituri de rând. Ștergeți-le.
        Câmpul „{attribute}” poate conține doar litere fără diacritice (A–Z), cifre și semne de punctuație obișnuite.
        adresă IP nepermisă
        \u fără patru cifre hexazecimale
        semnul procent fără două cifre hexazecimale
        biți de gazdă setați
        tablou neînchis
        tip de card neacceptat
        marcaj de ordine a octeților în interiorul textului
        anulat
        caracter nepermis
        caracter nepermis în acest loc
        paranteza de închidere nu se potrivește
        lipsește paranteza de închidere
        paranteză de închidere fără una de deschidere
        lipsesc două puncte după cheie
        semn diacritic fără literă
        virgulă după ultima valoare
        lipsește virgula
        virgulă fără o valoare înainte
        comentariu
        caracter de control
        caracter de control într-un șir
        țară neacceptată
        nume afișat fără ghilimele
        domeniu prea lung
        cheie dublată
        gol
        parte goală
        expirat
        fragment nepermis
        jumătate de pereche surogat
        număr hexazecimal
        oră în afara limitelor
        Punycode nevalid
        UTF-8 nevalid
        domeniu de nivel superior nevalid
        caracter invizibil
        cheie dublată
        două chei pentru același câmp
        nu este un obiect
        UTF-8 nevalid
        numele său îl contrazice pe altul
        numele său nu spune cărui element îi aparține
        numărul de celule nu este cel al coloanelor
        cheia nu este un șir
        cheie fără ghilimele
        zero la început
        sfârșit de rând nepermis
        răspuns ilizibil
        minut în afara limitelor
        punct plasat greșit
        cratimă plasată greșit
        parte plasată greșit
        separator plasat greșit
        cifre amestecate
        scrieri amestecate
        separatori amestecați
        direcții de scriere amestecate
        mai mult de o valoare
        lipsește numele
        imbricare prea adâncă
        lipsește diezul
        lipsește AM sau PM
        lipsește P la început
        lipsește T înaintea orei
        niciun răspuns la timp
        lipsește @
        lipsește domeniul
        lipsește semnul egal
        lipsește gazda
        lipsește cratima
        lipsește limba
        nu există secundă intercalată la această oră
        niciun server de e-mail
        lipsește tipul media
        lipsește numele lunii
        lipsește decalajul orar
        lipsește semnul plus
        lipsește lungimea prefixului
        lipsește schema
        lipsesc secundele
        lipsesc separatorii
        niciun server disponibil
        lipsește semnătura
        lipsește bara oblică
        socluri indisponibile pe această platformă
        lipsește subtipul
        spațiul de culoare nu există
        țara nu există
        moneda nu există
        ziua nu există
        domeniul nu există
        limba nu există
        luna nu există
        numărul nu există
        regiunea nu există
        sistemul de scriere nu există
        fusul orar nu există
        unitatea nu există
        varianta nu există
        lipsește ora
        lipsește unitatea
        lipsește numele de utilizator
        nicio valoare
        lipsește numele zilei
        caracter din afara ASCII
        nu este Base64
        nu este Base64url
        UTF-8 nevalid
        nu este un URL
        nu este o culoare
        nu este o cifră
        nu este un nume de domeniu
        nu este o cifră hexazecimală
        nu este o literă
        nu este literă sau cifră
        nu este o lună și un an
        nu este un multiplu
        nu este un număr
        nu este o adresă IP
        nu este o adresă IPv4
        nu este o adresă IPv6
        nu este un tablou
        nici tablou de obiecte, nici obiect
        nu este un obiect
        nu este în viitor
        nu este în trecut
        nu este cu minuscule
        nu este negativ
        nu este normalizat (NFC)
        nu este pozitiv
        nu este imprimabil
        nu este text
        nu sunt trei părți
        nu sunt două numere
        nu este cu majuscule
        nu este număr întreg
        lipsește partea dinaintea semnului @
        numărul nu este finit
        număr incomplet
        număr cu zero la început
        număr cu semnul plus
        număr fără cifră înainte de punct
        obiect neînchis
        număr impar de cifre
        decalaj orar în afara limitelor
        în afara limitelor
        umplutură nepermisă
        partea dinaintea semnului @ prea lungă
        parte repetată
        parte prea lungă
        părțile se contrazic
        portul nu este un număr
        port nepermis
        port în afara limitelor
        lungime de prefix nepermisă
        interogare nepermisă
        ghilimele nepermise
        refuzat de server
        semn diacritic repetat
        schemă nepermisă
        secundă în afara limitelor
        eroare de server
        spațiu nepermis
        șir între apostrofuri
        șir neînchis
        nu acceptă e-mailuri
        text după sfârșit
        prea devreme
        prea puține zecimale
        prea puține cifre
        prea puține părți
        prea târziu
        prea lung
        prea multe zecimale
        prea multe cifre
        prea multe părți
        prea scurt
        prea tânăr
        două puncte la rând
        tip neacceptat
        caracter neașteptat
        sfârșit neașteptat
        unitate omisă
        unități în ordine greșită
        secvență de escape necunoscută într-un șir
        cuvânt necunoscut
        date de utilizator nepermise
        lipsește valoarea
        săptămâni împreună cu alte unități
        cifră de control greșită
        cifră de control greșită
        lungime greșită
        număr greșit de cifre
        umplutură greșită
        prefix greșit
        unitate greșită
        variantă greșită
        versiune greșită
        zi a săptămânii greșită
        an în afara limitelor
        zonă nepermisă
        Înregistrarea nu poate fi citită: {reason}.
        Celule în rând: {found} în loc de {expected}. Verificați separatorii și ghilimelele.|Celule în rând: {found} în loc de {expected}. Verificați separatorii și ghilimelele.|Celule în rând: {found} în loc de {expected}. Verificați separatorii și ghilimelele.
        Înregistrarea nu poate fi citită: {reason} (coloana {column}).
        Înregistrarea nu poate fi citită: {reason} (rândul {line}, coloana {column}).
        Înregistrarea nu poate fi citită: are peste {max} MiB.
        Trebuie să existe cel puțin {min} înregistrare.|Trebuie să existe cel puțin {min} înregistrări.|Trebuie să existe cel puțin {min} de înregistrări.
        Numărul de elemente acceptate din câmpul „{attribute}” trebuie să fie cel puțin {min}. Acum este {count}.
        Poate exista cel mult {max} înregistrare.|Pot exista cel mult {max} înregistrări.|Pot exista cel mult {max} de înregistrări.
        Numărul de elemente acceptate din câmpul „{attribute}” trebuie să fie cel mult {max}. Acum este {count}.
        Câmpul „{attribute}” trebuie să fie un pointer JSON relativ valid, de exemplu {example}.
        {attribute}: {message}
        Ați vrut să spuneți „{suggestion}”?
        Ați vrut să spuneți {suggestion}?
        S-a găsit {count} problemă.|S-au găsit {count} probleme.|S-au găsit {count} de probleme.
        Câmpul „{attribute}” este obligatoriu.
        Trebuie să acceptați „{attribute}”.
        Câmpul „{attribute}” trebuie să fie {requiredValue}.
        Nu există scenariul „{name}”.
        Nu există scenariul „{name}”. Ați vrut să spuneți „{suggestion}”?
        Câmpul „{attribute}” trebuie să fie un număr de versiune valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie {expected}, valoarea următoare.
        Câmpul „{attribute}” trebuie să fie un număr întreg.
        Câmpul „{attribute}” trebuie să fie o dată validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr întreg fără zecimale.
        Câmpul „{attribute}” poate conține doar litere mici (a–z), cifre și cratime izolate între ele.
        Câmpul „{attribute}” poate conține doar litere mici (a–z), cifre și cratime sau liniuțe de subliniere izolate între ele.
        Valoarea câmpului „{attribute}” nu este în ordinea corectă. Locul ei este înainte de rândul {previousLine}.
        Valoarea câmpului „{attribute}” este de tip greșit.
        Câmpul „{attribute}” trebuie să fie o dată validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un număr.
        Valoarea câmpului „{attribute}” nu trebuie să fie aceeași ca pe rândul {previousLine}.
        Valoarea câmpului „{attribute}” nu este în ordinea corectă. Locul ei este înainte de înregistrarea {previousRecord}.
        Valoarea câmpului „{attribute}” nu trebuie să fie aceeași ca în înregistrarea {previousRecord}.
        Combinația câmpurilor {attributes} nu este în ordinea corectă. Locul ei este înainte de înregistrarea {previousRecord}.
        Combinația câmpurilor {attributes} nu trebuie să fie aceeași ca în înregistrarea {previousRecord}.
        Combinația câmpurilor {attributes} nu este în ordinea corectă. Locul ei este înainte de rândul {previousLine}.
        Combinația câmpurilor {attributes} nu trebuie să fie aceeași ca pe rândul {previousLine}.
        Câmpul „{attribute}” amestecă alfabete sau conține caractere ascunse. Folosiți literele unui singur alfabet.
        Câmpul „{attribute}” trebuie să înceapă cu „{prefix}”.
        Câmpul „{attribute}” trebuie să aibă exact {length} caracter.|Câmpul „{attribute}” trebuie să aibă exact {length} caractere.|Câmpul „{attribute}” trebuie să aibă exact {length} de caractere.
        Câmpul „{attribute}” trebuie să aibă exact {length} octet.|Câmpul „{attribute}” trebuie să aibă exact {length} octeți.|Câmpul „{attribute}” trebuie să aibă exact {length} de octeți.
        Câmpul „{attribute}” poate avea cel mult {max} caracter.|Câmpul „{attribute}” poate avea cel mult {max} caractere.|Câmpul „{attribute}” poate avea cel mult {max} de caractere.
        Câmpul „{attribute}” poate avea cel mult {max} octet.|Câmpul „{attribute}” poate avea cel mult {max} octeți.|Câmpul „{attribute}” poate avea cel mult {max} de octeți.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} caracter.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} caractere.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de caractere.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} octet.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} octeți.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de octeți.
        Câmpul „{attribute}” trebuie să fie un text.
        Câmpul „{attribute}” trebuie să fie o oră validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie după ora {after}.
        Câmpul „{attribute}” trebuie să fie înainte de ora {before}.
        Câmpul „{attribute}” trebuie să fie un fus orar valid, de exemplu {example}.
        Valoare dublată
        A expirat
        Valoare nevalidă
        Nu coincide
        Lipsește un caracter
        Posibilă greșeală de scriere
        Trebuie să difere
        Nu este un număr
        Valoare nepermisă
        Nu s-a verificat
        Nu s-a găsit
        Nu este în listă
        Nu este un număr întreg
        Ordine incorectă
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
        Câmpul „{attribute}” trebuie să fie un ULID valid, de exemplu {example}.
        Câmpul „{attribute}” nu are o valoare și nu poate fi stabilit aici.
        Valoarea câmpului „{attribute}” trebuie să fie unică. Există deja pe rândul {firstLine}.
        Valoarea câmpului „{attribute}” trebuie să fie unică. Există deja în înregistrarea {firstRecord}.
        Combinația câmpurilor {attributes} trebuie să fie unică. Aceasta există deja în înregistrarea {firstRecord}.
        Valoarea câmpului „{attribute}” trebuie să fie unică.
        Combinația câmpurilor {attributes} trebuie să fie unică.
        Combinația câmpurilor {attributes} trebuie să fie unică. Aceasta există deja pe rândul {firstLine}.
        Câmpul „{attribute}” nu poate avea același element de două ori. Elementele {first} și {second} sunt identice.
        Câmpul „{attribute}” trebuie să fie o listă.
        Câmpul „{attribute}” trebuie scris cu majuscule.
        Câmpul „{attribute}” trebuie să fie un URI valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie o referință URI validă, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un șablon URI valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un URL valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un {name} valid, de exemplu {example}.
        Câmpul „{attribute}” trebuie să fie un UUID valid.
        Câmpul „{attribute}” trebuie să fie un obiect.
        Câmpul „{attribute}” trebuie să fie un număr de identificare a vehiculului (VIN) valid. Verificați dacă există greșeli de tastare.
        fals
        (gol)
        adevărat
        valoare
        """#)
}
