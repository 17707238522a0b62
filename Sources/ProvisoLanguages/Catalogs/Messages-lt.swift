// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let lt = CatalogTable.read(
        "lt",
        #"""
        Laukas „{attribute}“ turi likti tuščias.
        Laukas „{attribute}“ taip pat privalomas, nes nurodyta: {given}.
        Lauke „{attribute}“ gali būti tik raidės.
        Lauke „{attribute}“ gali būti tik raidės (A–Z).
        Lauke „{attribute}“ gali būti tik raidės ir skaitmenys.
        Lauke „{attribute}“ gali būti tik raidės ir skaitmenys (A–Z, 0–9).
        Lauko „{attribute}“ reikšmė neatitinka nė vieno iš leidžiamų formatų.
        Lauke „{attribute}“ gali būti tik raidės be diakritinių ženklų (A–Z), skaitmenys ir įprasti skyrybos ženklai.
        Lauko „{attribute}“ reikšmė netinkama. Patikrinkite ją ir bandykite dar kartą.
        Nepavyko patikrinti lauko „{attribute}“. Bandykite dar kartą vėliau.
        Laukas „{attribute}“ dar nepatikrintas.
        Įrašai, kurių lauke „{attribute}“ yra problema: {count} iš {total}. Leidžiama ne daugiau kaip {limit}.
        Įrašai, kurių laukų {attributes} derinyje yra problema: {count} iš {total}. Leidžiama ne daugiau kaip {limit}.
        Lauko „{name}“ nėra.
        Lauko „{name}“ nėra. Ar turėjote omenyje „{suggestion}“?
        Lauko „{attribute}“ reikšmė turi būti tinkama Base32 reikšmė (A–Z, 2–7).
        Lauko „{attribute}“ reikšmė turi būti tinkama Base64 reikšmė, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas BIC kodas ({min} arba {max} simbolių), pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti {true} arba {false}.
        Lauko „{attribute}“ reikšmė turi būti tinkama galiojimo data, pvz., {example}.
        Lauko „{attribute}“ data jau praėjo. Naudokite kortelę, kurios galiojimas nesibaigęs.
        Lauko „{attribute}“ reikšmė turi būti tinkamas saugos kodas ({min} arba {max} skaitmenys).
        Lauko „{attribute}“ reikšmė turi būti tinkamas saugos kodas ({count} skaitmenys).
        Stulpelis „{column}“ neleidžiamas.
        Trūksta stulpelio „{column}“.
        Trūksta stulpelio „{column}“. Atrodo, kad langeliai atskirti ženklu „{delimiter}“.
        Trūksta stulpelio „{column}“. Yra stulpelis „{suggestion}“.
        Stulpelio „{column}“ pavadinimas nėra tinkamo formato.
        Stulpelis „{column}“ turi būti po stulpelio „{previous}“.
        Stulpelis „{column}“ nenumatytas.
        Stulpelis „{column}“ nenumatytas. Ar turėjote omenyje „{suggestion}“?
        Lauko „{attribute}“ reikšmė turi būti lygi {compareValue}.
        Lauko „{attribute}“ reikšmė turi sutapti su lauko „{compareAttribute}“ reikšme.
        Lauko „{attribute}“ reikšmė nėra tokia, kokios tikėtasi. Patikrinkite ją ir bandykite dar kartą.
        Lauko „{attribute}“ reikšmė turi būti didesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti didesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti vėlesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė per maža.
        Lauko „{attribute}“ data per ankstyva.
        Lauko „{attribute}“ reikšmė turi būti vėlesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti ne mažesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti ne mažesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti ne ankstesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė per maža.
        Lauko „{attribute}“ data per ankstyva.
        Lauko „{attribute}“ reikšmė turi būti ne ankstesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti ankstesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė per didelė.
        Lauko „{attribute}“ data per vėlyva.
        Lauko „{attribute}“ reikšmė turi būti ankstesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti ne didesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti ne didesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti ne vėlesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė per didelė.
        Lauko „{attribute}“ data per vėlyva.
        Lauko „{attribute}“ reikšmė turi būti ne vėlesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė negali būti lygi {compareValue}.
        Lauko „{attribute}“ reikšmė turi skirtis nuo lauko „{compareAttribute}“ reikšmės.
        Lauko „{attribute}“ reikšmė neleidžiama. Pasirinkite kitą.
        Lauko „{attribute}“ reikšmė turi būti tos pačios rūšies kaip {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti tos pačios rūšies kaip lauko „{compareAttribute}“ reikšmė.
        Lauko „{attribute}“ reikšmė yra netinkamos rūšies.
        Lauko „{attribute}“ reikšmė netinkama. Patikrinkite ją ir bandykite dar kartą.
        Lauke „{attribute}“ turi būti „{containedValue}“.
        Lauke „{attribute}“ turi būti „{containedValue}“ bent {min} kartą.|Lauke „{attribute}“ turi būti „{containedValue}“ bent {min} kartus.|Lauke „{attribute}“ turi būti „{containedValue}“ bent {min} karto.|Lauke „{attribute}“ turi būti „{containedValue}“ bent {min} kartų.
        Lauko „{attribute}“ reikšmė turi būti tinkamos koordinatės, pvz., {example}.
        Lauke „{attribute}“ turi būti tiksliai {count} elementas.|Lauke „{attribute}“ turi būti tiksliai {count} elementai.|Lauke „{attribute}“ turi būti tiksliai {count} elemento.|Lauke „{attribute}“ turi būti tiksliai {count} elementų.
        Lauko „{attribute}“ reikšmė turi atitikti lygiai vieną iš leidžiamų formatų. Atitinkančių formatų skaičius: {count}.
        Lauke „{attribute}“ turi būti bent {min} elementas.|Lauke „{attribute}“ turi būti bent {min} elementai.|Lauke „{attribute}“ turi būti bent {min} elemento.|Lauke „{attribute}“ turi būti bent {min} elementų.
        Lauke „{attribute}“ gali būti ne daugiau kaip {max} elementas.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} elementai.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} elemento.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} elementų.
        Lauko „{attribute}“ reikšmė turi būti sąrašas.
        Lauko „{attribute}“ reikšmė turi būti tinkamas šalies kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas „cron“ tvarkaraštis, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama CSS spalva, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas valiutos kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmė netinkama. Patikrinkite ją ir bandykite dar kartą.
        Lauko „{attribute}“ reikšmė turi būti tinkamas duomenų URI, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama data, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti ne ankstesnė nei {earliest}.
        Lauko „{attribute}“ reikšmė turi būti ne vėlesnė nei {latest}.
        Lauko „{attribute}“ data turi būti ateityje.
        Lauko „{attribute}“ data turi būti praeityje.
        Lauko „{attribute}“ reikšmė turi būti vėlesnė nei {after}.
        Lauko „{attribute}“ reikšmė turi būti ankstesnė nei {before}.
        Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metai.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metai.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metų.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metų.
        Lauko „{attribute}“ reikšmė turi būti tinkama data su laiku, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti ne ankstesnė nei {earliest}.
        Lauko „{attribute}“ reikšmė turi būti ne vėlesnė nei {latest}.
        Lauko „{attribute}“ data turi būti ateityje.
        Lauko „{attribute}“ data turi būti praeityje.
        Lauko „{attribute}“ reikšmė turi būti vėlesnė nei {after}.
        Lauko „{attribute}“ reikšmė turi būti ankstesnė nei {before}.
        Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metai.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metai.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metų.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metų.
        Lauko „{attribute}“ reikšmė turi būti skaičius.
        Lauke „{attribute}“ turi būti bent {min} skaitmuo po kablelio.|Lauke „{attribute}“ turi būti bent {min} skaitmenys po kablelio.|Lauke „{attribute}“ turi būti bent {min} skaitmens po kablelio.|Lauke „{attribute}“ turi būti bent {min} skaitmenų po kablelio.
        Lauke „{attribute}“ gali būti ne daugiau kaip {max} skaitmuo po kablelio.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} skaitmenys po kablelio.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} skaitmens po kablelio.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} skaitmenų po kablelio.
        Skirtingų lauko „{attribute}“ reikšmių turi būti bent {min}.|Skirtingų lauko „{attribute}“ reikšmių turi būti bent {min}.|Skirtingų lauko „{attribute}“ reikšmių turi būti bent {min}.|Skirtingų lauko „{attribute}“ reikšmių turi būti bent {min}.
        Skirtingų laukų {attributes} derinių turi būti bent {min}.
        Skirtingų lauko „{attribute}“ reikšmių gali būti ne daugiau kaip {max}.|Skirtingų lauko „{attribute}“ reikšmių gali būti ne daugiau kaip {max}.|Skirtingų lauko „{attribute}“ reikšmių gali būti ne daugiau kaip {max}.|Skirtingų lauko „{attribute}“ reikšmių gali būti ne daugiau kaip {max}.
        Skirtingų laukų {attributes} derinių gali būti daugiausia {max}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas domeno vardas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama trukmė, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas telefono numeris su šalies kodu, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti sąrašas.
        Lauko „{attribute}“ reikšmė turi būti tinkamas {name} kodas. Patikrinkite skaitmenis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas el. pašto adresas, pvz., {example}.
        Lauko „{attribute}“ domenas nepriima laiškų. Patikrinkite dalį po @.
        Atrodo, kad lauko „{attribute}“ domenas parašytas su klaida. Patikrinkite dalį po @.
        Nepavyko patikrinti lauko „{attribute}“ domeno. Bandykite dar kartą vėliau.
        Lauko „{attribute}“ reikšmė turi baigtis „{suffix}“.
        Lauko „{attribute}“ reikšmė nerasta faile „{source}“.
        Lauko „{attribute}“ reikšmė nerasta stulpelyje „{column}“.
        Laukų {attributes} derinys nerastas stulpeliuose „{column}“.
        Laukų {attributes} derinys nerastas faile „{source}“.
        Nepavyko patikrinti formos. Bandykite dar kartą.
        Nepavyko perskaityti lauko „{attribute}“. Išsiųskite formą dar kartą.
        Nepavyko perskaityti lauko „{attribute}“. Išsiųskite formą dar kartą.
        Nepavyko perskaityti lauko „{attribute}“. Išsiųskite formą dar kartą.
        Lauko „{attribute}“ reikšmė turi būti tinkama maiša ({name}).
        Lauko „{attribute}“ reikšmė turi būti tinkama šešioliktainė reikšmė (0–9, A–F, poromis).
        Lauko „{attribute}“ reikšmė turi būti tinkama šešioliktainė spalva, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas mazgo vardas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas IBAN numeris. Patikrinkite, ar nėra rašybos klaidų.
        Lauko „{attribute}“ reikšmė nėra viena iš leidžiamų. Pasirinkite kitą.
        Lauko „{attribute}“ reikšmė neleidžiama. Pasirinkite kitą.
        Lauko „{attribute}“ reikšmė nėra viena iš leidžiamų: {values}.
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius.
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius be skaitmenų po kablelio.
        Lauko „{attribute}“ reikšmė turi būti tinkamas IP adresas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas IRI, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama IRI nuoroda, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas {name} numeris. Patikrinkite skaitmenis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas ISIN kodas. Patikrinkite, ar nėra rašybos klaidų.
        Lauko „{attribute}“ reikšmė turi būti tinkamas ISSN numeris. Patikrinkite skaitmenis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas JSON dokumentas.
        Lauko „{attribute}“ reikšmė turi būti tinkama JSON rodyklė, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas JSON Web Token.
        Lauko „{attribute}“ reikšmė turi būti objektas.
        Lauko „{attribute}“ reikšmė turi būti tinkamas kalbos kodas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamos koordinatės, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama geografinė platuma nuo {min} iki {max}.
        Lauko „{attribute}“ reikšmė turi būti tinkama geografinė ilguma nuo {min} iki {max}.
        Laukas „{attribute}“ turi būti užpildytas mažosiomis raidėmis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas numeris. Patikrinkite skaitmenis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas MAC adresas, pvz., {example}.
        Lauko „{attribute}“ reikšmė nėra tinkamo formato.
        Lauke „{attribute}“ turi būti skaitmuo.
        Lauke „{attribute}“ turi būti mažoji raidė.
        Lauke „{attribute}“ turi būti specialusis simbolis, pvz., ! arba %.
        Lauke „{attribute}“ turi būti didžioji raidė.
        Lauko „{attribute}“ reikšmė nėra tinkamo formato. Pavyzdys: {example}.
        Lauko „{attribute}“ reikšmė yra neleidžiamo formato.
        Lauko „{attribute}“ reikšmė per ilga. Sutrumpinkite tekstą.
        Lauko „{attribute}“ reikšmė turi būti tinkamas MIME tipas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti skaičiaus {divisor} kartotinis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas Nano ID, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas Nano ID.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei {limit}.
        Lauke „{attribute}“ per daug lygių.
        Lauko „{attribute}“ reikšmė turi būti objektas.
        Lauko „{attribute}“ reikšmė neleidžiama. Pasirinkite kitą.
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius.
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius be skaitmenų po kablelio.
        Lauko „{attribute}“ reikšmė turi būti ne didesnė nei {max}.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei {max}.
        Lauko „{attribute}“ reikšmė turi būti bent {min}.
        Lauko „{attribute}“ reikšmė turi būti skaičius.
        Lauke „{attribute}“ turi būti skaitmuo.
        Lauke „{attribute}“ turi būti mažoji raidė.
        Lauke „{attribute}“ turi būti specialusis simbolis, pvz., ! arba %.
        Lauke „{attribute}“ turi būti didžioji raidė.
        Lauke „{attribute}“ turi būti bent {min} simbolis.|Lauke „{attribute}“ turi būti bent {min} simboliai.|Lauke „{attribute}“ turi būti bent {min} simbolio.|Lauke „{attribute}“ turi būti bent {min} simbolių.
        Lauko „{attribute}“ reikšmė turi būti tekstas.
        Lauko „{attribute}“ reikšmė turi būti tinkamas kortelės numeris. Patikrinkite skaitmenis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas kortelės numeris ({name}). Patikrinkite skaitmenis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas prievado numeris nuo {min} iki {max}.
        Lauko „{attribute}“ reikšmė turi būti didesnė nei {limit}.
        Lauke „{attribute}“ yra simbolių, kurių negalima parodyti, pvz., tabuliavimo ženklų ar eilučių pabaigų. Pašalinkite juos.
        Lauke „{attribute}“ gali būti tik raidės be diakritinių ženklų (A–Z), skaitmenys ir įprasti skyrybos ženklai.
        neleidžiamas IP adresas
        \u be keturių šešioliktainių skaitmenų
        procento ženklas be dviejų šešioliktainių skaitmenų
        nustatyti pagrindinio kompiuterio bitai
        masyvas neuždarytas
        nepriimama kortelės rūšis
        baitų tvarkos žymė teksto viduje
        atšaukta
        neleidžiamas simbolis
        simbolis šioje vietoje neleidžiamas
        uždaromasis skliaustas neatitinka
        trūksta uždaromojo skliausto
        uždaromasis skliaustas be atidaromojo
        po rakto trūksta dvitaškio
        diakritinis ženklas be raidės
        kablelis po paskutinės reikšmės
        trūksta kablelio
        prieš kablelį nėra reikšmės
        komentaras
        valdymo simbolis
        valdymo simbolis eilutėje
        nepriimama šalis
        rodomas vardas be kabučių
        domenas per ilgas
        pasikartojantis raktas
        tuščia
        tuščia dalis
        nebegalioja
        neleidžiamas fragmentas
        pusė pakaitų poros
        šešioliktainis skaičius
        valanda už ribų
        netinkamas Punycode
        netinkama UTF-8 koduotė
        netinkamas aukščiausiojo lygio domenas
        nematomas simbolis
        pasikartojantis raktas
        du raktai tam pačiam laukui
        ne objektas
        netinkama UTF-8 koduotė
        jo pavadinimas prieštarauja kitam
        jo pavadinimas nepasako, kuriam elementui jis priklauso
        langelių skaičius neatitinka stulpelių
        raktas nėra eilutė
        raktas be kabučių
        nulis pradžioje
        neleidžiamas eilutės lūžis
        neperskaitomas atsakymas
        minutė už ribų
        taškas ne vietoje
        brūkšnelis ne vietoje
        dalis ne vietoje
        skirtukas ne vietoje
        sumaišyti skaitmenys
        sumaišyti raštai
        sumaišyti skirtukai
        sumaišytos rašymo kryptys
        daugiau nei viena reikšmė
        trūksta pavadinimo
        per gilus įdėjimas
        trūksta grotelių ženklo
        trūksta AM arba PM
        pradžioje trūksta P
        prieš laiką trūksta T
        laiku negauta atsakymo
        trūksta @
        trūksta domeno
        trūksta lygybės ženklo
        trūksta serverio vardo
        trūksta brūkšnelio
        trūksta kalbos
        šiuo laiku nėra keliamosios sekundės
        nėra pašto serverio
        trūksta laikmenos tipo
        trūksta mėnesio pavadinimo
        trūksta laiko poslinkio
        trūksta pliuso ženklo
        trūksta prefikso ilgio
        trūksta schemos
        trūksta sekundžių
        trūksta skirtukų
        nepavyko pasiekti serverio
        trūksta parašo
        trūksta pasvirojo brūkšnio
        šioje platformoje nėra lizdų
        trūksta potipio
        tokios spalvų erdvės nėra
        tokios šalies nėra
        tokios valiutos nėra
        tokios dienos nėra
        tokio domeno nėra
        tokios kalbos nėra
        tokio mėnesio nėra
        tokio numerio nėra
        tokio regiono nėra
        tokio rašto nėra
        tokios laiko juostos nėra
        tokio vieneto nėra
        tokio varianto nėra
        trūksta laiko
        trūksta vieneto
        trūksta naudotojo vardo
        nėra reikšmės
        trūksta savaitės dienos pavadinimo
        ne ASCII simbolis
        ne Base64
        ne Base64url
        netinkama UTF-8 koduotė
        ne URL
        ne spalva
        ne skaitmuo
        ne domeno vardas
        ne šešioliktainis skaitmuo
        ne raidė
        ne raidė ir ne skaitmuo
        ne mėnuo ir metai
        ne kartotinis
        ne skaičius
        ne IP adresas
        ne IPv4 adresas
        ne IPv6 adresas
        ne masyvas
        nei objektų masyvas, nei objektas
        ne objektas
        ne ateityje
        ne praeityje
        ne mažosiomis raidėmis
        ne neigiamas
        nenormalizuota (NFC)
        ne teigiamas
        nespausdinama
        ne tekstas
        ne trys dalys
        ne du skaičiai
        ne didžiosiomis raidėmis
        ne sveikasis skaičius
        trūksta dalies prieš @
        skaičius nėra baigtinis
        nebaigtas skaičius
        skaičius su nuliu pradžioje
        skaičius su pliuso ženklu
        skaičius be skaitmens prieš tašką
        objektas neuždarytas
        nelyginis skaitmenų skaičius
        laiko poslinkis už ribų
        už ribų
        neleidžiamas užpildas
        dalis prieš @ per ilga
        dalis kartojasi
        dalis per ilga
        dalys prieštarauja viena kitai
        prievadas ne skaičius
        neleidžiamas prievadas
        prievadas už ribų
        neleidžiamas prefikso ilgis
        neleidžiama užklausa
        neleidžiamos kabutės
        serveris atmetė
        diakritinis ženklas kartojasi
        neleidžiama schema
        sekundė už ribų
        serverio klaida
        neleidžiamas tarpas
        eilutė viengubose kabutėse
        eilutė neuždaryta
        nepriima el. pašto
        tekstas po pabaigos
        per anksti
        per mažai skaitmenų po kablelio
        per mažai skaitmenų
        per mažai dalių
        per vėlai
        per ilga
        per daug skaitmenų po kablelio
        per daug skaitmenų
        per daug dalių
        per trumpa
        per jaunas amžius
        du taškai iš eilės
        nepriimama rūšis
        netikėtas simbolis
        netikėta pabaiga
        praleistas vienetas
        vienetai ne iš eilės
        nežinoma specialioji seka eilutėje
        nežinomas žodis
        neleidžiami naudotojo duomenys
        trūksta reikšmės
        savaitės kartu su kitais vienetais
        neteisingas kontrolinis skaitmuo
        neteisingas kontrolinis skaitmuo
        neteisingas ilgis
        neteisingas skaitmenų skaičius
        neteisingas užpildas
        neteisingas prefiksas
        neteisingas vienetas
        neteisingas variantas
        neteisinga versija
        neteisinga savaitės diena
        metai už ribų
        neleidžiama zona
        Įrašo nepavyko perskaityti: {reason}.
        Langelių eilutėje: {found} vietoj {expected}. Patikrinkite skyriklius ir kabutes.|Langelių eilutėje: {found} vietoj {expected}. Patikrinkite skyriklius ir kabutes.|Langelių eilutėje: {found} vietoj {expected}. Patikrinkite skyriklius ir kabutes.|Langelių eilutėje: {found} vietoj {expected}. Patikrinkite skyriklius ir kabutes.
        Įrašo nepavyko perskaityti: {reason} (stulpelis {column}).
        Įrašo nepavyko perskaityti: {reason} (eilutė {line}, stulpelis {column}).
        Įrašo nepavyko perskaityti: ilgesnis nei {max} MiB.
        Įrašų turi būti bent {min}.|Įrašų turi būti bent {min}.|Įrašų turi būti bent {min}.|Įrašų turi būti bent {min}.
        Tinkamų elementų skaičius lauke „{attribute}“ turi būti bent {min}. Dabar jis yra {count}.
        Įrašų gali būti ne daugiau kaip {max}.|Įrašų gali būti ne daugiau kaip {max}.|Įrašų gali būti ne daugiau kaip {max}.|Įrašų gali būti ne daugiau kaip {max}.
        Tinkamų elementų skaičius lauke „{attribute}“ gali būti daugiausia {max}. Dabar jis yra {count}.
        Lauko „{attribute}“ reikšmė turi būti tinkama santykinė JSON rodyklė, pvz., {example}.
        {attribute}: {message}
        Ar turėjote omenyje „{suggestion}“?
        Ar turėjote omenyje {suggestion}?
        Rasta {count} problema.|Rastos {count} problemos.|Rasta {count} problemos.|Rasta {count} problemų.
        Laukas „{attribute}“ yra privalomas.
        Reikia sutikti su „{attribute}“.
        Lauko „{attribute}“ reikšmė turi būti {requiredValue}.
        Scenarijaus „{name}“ nėra.
        Scenarijaus „{name}“ nėra. Ar turėjote omenyje „{suggestion}“?
        Lauko „{attribute}“ reikšmė turi būti tinkamas versijos numeris, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti {expected} (kita iš eilės).
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius.
        Lauko „{attribute}“ reikšmė turi būti tinkama data, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius be skaitmenų po kablelio.
        Lauke „{attribute}“ gali būti tik mažosios raidės (a–z), skaitmenys ir tarp jų pavieniai brūkšneliai.
        Lauke „{attribute}“ gali būti tik mažosios raidės (a–z), skaitmenys ir tarp jų pavieniai brūkšneliai ar pabraukimo ženklai.
        Lauko „{attribute}“ reikšmė yra ne iš eilės. Jos vieta – prieš {previousLine} eilutę.
        Lauko „{attribute}“ reikšmė yra netinkamos rūšies.
        Lauko „{attribute}“ reikšmė turi būti tinkama data, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti skaičius.
        Lauko „{attribute}“ reikšmė negali būti tokia pati kaip {previousLine} eilutėje.
        Lauko „{attribute}“ reikšmė yra ne iš eilės. Jos vieta – prieš {previousRecord} įrašą.
        Lauko „{attribute}“ reikšmė negali būti tokia pati kaip {previousRecord} įraše.
        Laukų {attributes} derinys yra ne iš eilės. Jo vieta – prieš {previousRecord} įrašą.
        Laukų {attributes} derinys negali būti toks pat kaip {previousRecord} įraše.
        Laukų {attributes} derinys yra ne iš eilės. Jo vieta – prieš {previousLine} eilutę.
        Laukų {attributes} derinys negali būti toks pat kaip {previousLine} eilutėje.
        Lauke „{attribute}“ sumaišytos skirtingos abėcėlės arba yra paslėptų simbolių. Naudokite vienos abėcėlės raides.
        Lauko „{attribute}“ reikšmė turi prasidėti „{prefix}“.
        Lauke „{attribute}“ turi būti tiksliai {length} simbolis.|Lauke „{attribute}“ turi būti tiksliai {length} simboliai.|Lauke „{attribute}“ turi būti tiksliai {length} simbolio.|Lauke „{attribute}“ turi būti tiksliai {length} simbolių.
        Lauke „{attribute}“ turi būti tiksliai {length} baitas.|Lauke „{attribute}“ turi būti tiksliai {length} baitai.|Lauke „{attribute}“ turi būti tiksliai {length} baito.|Lauke „{attribute}“ turi būti tiksliai {length} baitų.
        Lauke „{attribute}“ gali būti ne daugiau kaip {max} simbolis.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} simboliai.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} simbolio.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} simbolių.
        Lauke „{attribute}“ gali būti ne daugiau kaip {max} baitas.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} baitai.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} baito.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} baitų.
        Lauke „{attribute}“ turi būti bent {min} simbolis.|Lauke „{attribute}“ turi būti bent {min} simboliai.|Lauke „{attribute}“ turi būti bent {min} simbolio.|Lauke „{attribute}“ turi būti bent {min} simbolių.
        Lauke „{attribute}“ turi būti bent {min} baitas.|Lauke „{attribute}“ turi būti bent {min} baitai.|Lauke „{attribute}“ turi būti bent {min} baito.|Lauke „{attribute}“ turi būti bent {min} baitų.
        Lauko „{attribute}“ reikšmė turi būti tekstas.
        Lauko „{attribute}“ reikšmė turi būti tinkamas laikas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti vėlesnė nei {after}.
        Lauko „{attribute}“ reikšmė turi būti ankstesnė nei {before}.
        Lauko „{attribute}“ reikšmė turi būti tinkama laiko juosta, pvz., {example}.
        Pasikartojanti reikšmė
        Baigėsi galiojimas
        Netinkama reikšmė
        Nesutampa
        Trūksta simbolio
        Galima rašybos klaida
        Turi skirtis
        Ne skaičius
        Neleidžiama reikšmė
        Nepatikrinta
        Nerasta
        Nėra sąraše
        Ne sveikasis skaičius
        Neteisinga tvarka
        Privalomas laukas
        Per didelė reikšmė
        Per anksti
        Per mažai
        Per vėlai
        Per ilgas tekstas
        Per daug
        Per neseniai
        Per trumpas tekstas
        Per maža reikšmė
        Nepavyko perskaityti
        Neleidžiami simboliai
        Netinkamas kiekis
        Netinkamas formatas
        Netinkamas ilgis
        Netinkamas tipas
        Lauko „{attribute}“ reikšmė turi būti tinkamas ULID, pvz., {example}.
        Laukas „{attribute}“ neturi reikšmės, ir čia jos nurodyti negalima.
        Lauko „{attribute}“ reikšmė turi būti unikali. Ji jau yra {firstLine} eilutėje.
        Lauko „{attribute}“ reikšmė turi būti unikali. Ji jau yra {firstRecord} įraše.
        Laukų {attributes} derinys turi būti unikalus. Šis derinys jau yra {firstRecord} įraše.
        Lauko „{attribute}“ reikšmė turi būti unikali.
        Laukų {attributes} derinys turi būti unikalus.
        Laukų {attributes} derinys turi būti unikalus. Šis derinys jau yra {firstLine} eilutėje.
        Lauke „{attribute}“ tas pats elementas negali būti du kartus. {first} ir {second} elementai sutampa.
        Lauko „{attribute}“ reikšmė turi būti sąrašas.
        Laukas „{attribute}“ turi būti užpildytas didžiosiomis raidėmis.
        Lauko „{attribute}“ reikšmė turi būti tinkamas URI, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkama URI nuoroda, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas URI šablonas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas URL adresas, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas {name}, pvz., {example}.
        Lauko „{attribute}“ reikšmė turi būti tinkamas UUID.
        Lauko „{attribute}“ reikšmė turi būti objektas.
        Lauko „{attribute}“ reikšmė turi būti tinkamas transporto priemonės identifikavimo numeris (VIN). Patikrinkite, ar nėra rašybos klaidų.
        netiesa
        (tuščia)
        tiesa
        reikšmė
        """#)
}
