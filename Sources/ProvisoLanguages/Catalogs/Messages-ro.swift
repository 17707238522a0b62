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
        Câmpul „{attribute}” poate conține doar litere și cifre.
        Câmpul „{attribute}” nu are niciuna dintre formele acceptate.
        Câmpul „{attribute}” poate conține doar caractere ASCII.
        Câmpul „{attribute}” nu este valid.
        Câmpul „{attribute}” nu a putut fi verificat.
        Câmpul „{attribute}” nu a fost încă verificat.
        Nu există câmpul „{name}”.
        Nu există câmpul „{name}”. Ați vrut să spuneți „{suggestion}”?
        Câmpul „{attribute}” nu este o valoare Base32 validă.
        Câmpul „{attribute}” nu este o valoare Base64 validă.
        Câmpul „{attribute}” nu este un cod BIC valid.
        Câmpul „{attribute}” trebuie să fie {true} sau {false}.
        Câmpul „{attribute}” nu este o dată de expirare validă.
        Data din câmpul „{attribute}” a trecut deja.
        Câmpul „{attribute}” nu este un cod de securitate valid.
        Câmpul „{attribute}” trebuie să fie egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să coincidă cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” nu are valoarea așteptată.
        Câmpul „{attribute}” trebuie să fie mai mare decât {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare decât câmpul „{compareAttribute}”.
        Câmpul „{attribute}” trebuie să fie mai mare.
        Câmpul „{attribute}” trebuie să fie mai mare sau egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mare sau egal cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” trebuie să fie mai mare.
        Câmpul „{attribute}” trebuie să fie mai mic decât {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic decât câmpul „{compareAttribute}”.
        Câmpul „{attribute}” trebuie să fie mai mic.
        Câmpul „{attribute}” trebuie să fie mai mic sau egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să fie mai mic sau egal cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” trebuie să fie mai mic.
        Câmpul „{attribute}” nu trebuie să fie egal cu {compareValue}.
        Câmpul „{attribute}” trebuie să difere de câmpul „{compareAttribute}”.
        Valoarea câmpului „{attribute}” nu este permisă.
        Câmpul „{attribute}” nu poate fi comparat cu {compareValue}.
        Câmpul „{attribute}” nu poate fi comparat cu câmpul „{compareAttribute}”.
        Câmpul „{attribute}” nu poate fi comparat.
        Câmpul „{attribute}” nu este valid.
        Câmpul „{attribute}” trebuie să conțină „{containedValue}”.
        Câmpul „{attribute}” nu este o poziție validă.
        Câmpul „{attribute}” trebuie să aibă exact {count} element.|Câmpul „{attribute}” trebuie să aibă exact {count} elemente.|Câmpul „{attribute}” trebuie să aibă exact {count} de elemente.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} element.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} elemente.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de elemente.
        Câmpul „{attribute}” poate avea cel mult {max} element.|Câmpul „{attribute}” poate avea cel mult {max} elemente.|Câmpul „{attribute}” poate avea cel mult {max} de elemente.
        Câmpul „{attribute}” trebuie să fie o listă.
        Câmpul „{attribute}” nu este un cod de țară valid.
        Câmpul „{attribute}” nu este o culoare validă.
        Câmpul „{attribute}” nu este un cod de monedă valid.
        Câmpul „{attribute}” nu este valid.
        Câmpul „{attribute}” nu este un URI de date valid.
        Câmpul „{attribute}” nu este o dată validă.
        Câmpul „{attribute}” nu poate fi anterior datei {earliest}.
        Câmpul „{attribute}” nu poate fi ulterior datei {latest}.
        Data din câmpul „{attribute}” trebuie să fie în viitor.
        Data din câmpul „{attribute}” trebuie să fie în trecut.
        Câmpul „{attribute}” trebuie să fie după {after}.
        Câmpul „{attribute}” trebuie să fie înainte de {before}.
        De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} an.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} ani.|De la data din câmpul „{attribute}” trebuie să fi trecut cel puțin {minAge} de ani.
        Câmpul „{attribute}” nu este o dată cu oră validă.
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
        Câmpul „{attribute}” nu este un nume de domeniu valid.
        Câmpul „{attribute}” nu este o durată validă.
        Câmpul „{attribute}” nu este un număr de telefon valid.
        Câmpul „{attribute}” trebuie să fie o listă.
        Câmpul „{attribute}” nu este un cod EAN valid.
        Câmpul „{attribute}” nu este o adresă de e-mail validă.
        Domeniul din câmpul „{attribute}” nu primește e-mailuri.
        Domeniul din câmpul „{attribute}” nu a putut fi verificat.
        Câmpul „{attribute}” trebuie să se termine cu „{suffix}”.
        Formularul nu a fost verificat.
        Câmpul „{attribute}” nu a fost trimis corect: {reason}.
        Câmpul „{attribute}” nu a fost trimis corect: {reason}.
        Câmpul „{attribute}” nu a fost trimis corect: {reason}.
        Câmpul „{attribute}” nu este un hash valid.
        Câmpul „{attribute}” nu este o valoare hexazecimală validă.
        Câmpul „{attribute}” nu este o culoare validă.
        Câmpul „{attribute}” nu este un nume de gazdă valid.
        Câmpul „{attribute}” nu este un IBAN valid.
        Valoarea câmpului „{attribute}” nu este una dintre cele acceptate.
        Valoarea câmpului „{attribute}” nu este permisă.
        Câmpul „{attribute}” trebuie să fie un număr întreg.
        Câmpul „{attribute}” nu este o adresă IP validă.
        Câmpul „{attribute}” nu este un IRI valid.
        Câmpul „{attribute}” nu este o referință IRI validă.
        Câmpul „{attribute}” nu este un ISBN valid.
        Câmpul „{attribute}” nu este un cod ISIN valid.
        Câmpul „{attribute}” nu este un ISSN valid.
        Câmpul „{attribute}” nu este un document JSON valid.
        Câmpul „{attribute}” nu este un pointer JSON valid.
        Câmpul „{attribute}” nu este un JSON Web Token valid.
        Câmpul „{attribute}” nu este un cod de limbă valid.
        Câmpul „{attribute}” nu este o poziție validă.
        Câmpul „{attribute}” nu este o latitudine validă.
        Câmpul „{attribute}” nu este o longitudine validă.
        Câmpul „{attribute}” trebuie scris cu litere mici.
        Câmpul „{attribute}” nu este un număr valid.
        Câmpul „{attribute}” nu este o adresă MAC validă.
        Câmpul „{attribute}” nu are forma așteptată.
        Câmpul „{attribute}” trebuie să conțină o cifră.
        Câmpul „{attribute}” trebuie să conțină o literă mică.
        Câmpul „{attribute}” trebuie să conțină un simbol.
        Câmpul „{attribute}” trebuie să conțină o literă mare.
        Câmpul „{attribute}” are o formă care nu este permisă.
        Câmpul „{attribute}” este prea lung.
        Câmpul „{attribute}” nu este un tip de conținut valid.
        Câmpul „{attribute}” trebuie să fie un multiplu de {divisor}.
        Câmpul „{attribute}” nu este un Nano ID valid.
        Câmpul „{attribute}” trebuie să fie mai mic decât 0.
        Câmpul „{attribute}” are prea multe niveluri.
        Câmpul „{attribute}” trebuie să fie un obiect.
        Valoarea câmpului „{attribute}” nu este permisă.
        Câmpul „{attribute}” trebuie să fie un număr întreg.
        Câmpul „{attribute}” trebuie să fie cel mult {max}.
        Câmpul „{attribute}” trebuie să fie mai mic decât {max}.
        Câmpul „{attribute}” trebuie să fie cel puțin {min}.
        Câmpul „{attribute}” trebuie să fie un număr.
        Câmpul „{attribute}” trebuie să conțină o cifră.
        Câmpul „{attribute}” trebuie să conțină o literă mică.
        Câmpul „{attribute}” trebuie să conțină un simbol.
        Câmpul „{attribute}” trebuie să conțină o literă mare.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} caracter.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} caractere.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de caractere.
        Câmpul „{attribute}” trebuie să fie un text.
        Câmpul „{attribute}” nu este un număr de card valid.
        Câmpul „{attribute}” nu este un număr de port valid.
        Câmpul „{attribute}” trebuie să fie mai mare decât 0.
        Câmpul „{attribute}” poate conține doar caractere imprimabile.
        Înregistrarea nu poate fi citită: {reason}.
        Câmpul „{attribute}” nu este un pointer JSON relativ valid.
        {attribute}: {message}
        S-a găsit {count} problemă.|S-au găsit {count} probleme.|S-au găsit {count} de probleme.
        Câmpul „{attribute}” este obligatoriu.
        Câmpul „{attribute}” trebuie să fie {requiredValue}.
        Nu există scenariul „{name}”.
        Nu există scenariul „{name}”. Ați vrut să spuneți „{suggestion}”?
        Câmpul „{attribute}” nu este un număr de versiune valid.
        Câmpul „{attribute}” nu este un slug valid.
        Câmpul „{attribute}” conține caractere care ar putea înșela cititorul.
        Câmpul „{attribute}” trebuie să înceapă cu „{prefix}”.
        Câmpul „{attribute}” trebuie să aibă exact {length} caracter.|Câmpul „{attribute}” trebuie să aibă exact {length} caractere.|Câmpul „{attribute}” trebuie să aibă exact {length} de caractere.
        Câmpul „{attribute}” poate avea cel mult {max} caracter.|Câmpul „{attribute}” poate avea cel mult {max} caractere.|Câmpul „{attribute}” poate avea cel mult {max} de caractere.
        Câmpul „{attribute}” trebuie să aibă cel puțin {min} caracter.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} caractere.|Câmpul „{attribute}” trebuie să aibă cel puțin {min} de caractere.
        Câmpul „{attribute}” trebuie să fie un text.
        Câmpul „{attribute}” nu este o oră validă.
        Câmpul „{attribute}” trebuie să fie după {after}.
        Câmpul „{attribute}” trebuie să fie înainte de {before}.
        Câmpul „{attribute}” nu este un fus orar valid.
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
        Text prea scurt
        Valoare prea mică
        Nu se poate citi
        Caractere nepermise
        Cantitate incorectă
        Format incorect
        Lungime incorectă
        Tip incorect
        Câmpul „{attribute}” nu este un ULID valid.
        Câmpul „{attribute}” trebuie scris cu majuscule.
        Câmpul „{attribute}” nu este un URI valid.
        Câmpul „{attribute}” nu este o referință URI validă.
        Câmpul „{attribute}” nu este un șablon URI valid.
        Câmpul „{attribute}” nu este un URL valid.
        Câmpul „{attribute}” nu este un UUID valid.
        """#)
}
