// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let lt = CatalogTable.read(
        "lt",
        #"""
        Laukas „{attribute}“ turi likti tuščias.
        Laukas „{attribute}“ taip pat privalomas, nes nurodyta: {given}.
        Lauke „{attribute}“ gali būti tik raidės.
        Lauke „{attribute}“ gali būti tik raidės ir skaitmenys.
        Lauko „{attribute}“ reikšmė nėra nė vieno iš leidžiamų pavidalų.
        Lauke „{attribute}“ gali būti tik ASCII simboliai.
        Lauko „{attribute}“ reikšmė netinkama.
        Nepavyko patikrinti lauko „{attribute}“.
        Laukas „{attribute}“ dar nepatikrintas.
        Lauko „{name}“ nėra.
        Lauko „{name}“ nėra. Ar turėjote omenyje „{suggestion}“?
        Lauko „{attribute}“ reikšmė nėra tinkama Base32 reikšmė.
        Lauko „{attribute}“ reikšmė nėra tinkama Base64 reikšmė.
        Lauko „{attribute}“ reikšmė nėra tinkamas BIC kodas.
        Lauko „{attribute}“ reikšmė turi būti {true} arba {false}.
        Lauko „{attribute}“ reikšmė nėra tinkama galiojimo data.
        Lauko „{attribute}“ data jau praėjo.
        Lauko „{attribute}“ reikšmė nėra tinkamas saugos kodas.
        Lauko „{attribute}“ reikšmė turi būti lygi {compareValue}.
        Lauko „{attribute}“ reikšmė turi sutapti su lauko „{compareAttribute}“ reikšme.
        Lauko „{attribute}“ reikšmė nėra tokia, kokios tikėtasi.
        Lauko „{attribute}“ reikšmė turi būti didesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti didesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti didesnė.
        Lauko „{attribute}“ reikšmė turi būti ne mažesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti ne mažesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti didesnė.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti mažesnė.
        Lauko „{attribute}“ reikšmė turi būti ne didesnė nei {compareValue}.
        Lauko „{attribute}“ reikšmė turi būti ne didesnė nei lauko „{compareAttribute}“.
        Lauko „{attribute}“ reikšmė turi būti mažesnė.
        Lauko „{attribute}“ reikšmė negali būti lygi {compareValue}.
        Lauko „{attribute}“ reikšmė turi skirtis nuo lauko „{compareAttribute}“ reikšmės.
        Lauko „{attribute}“ reikšmė neleidžiama.
        Lauko „{attribute}“ reikšmės negalima palyginti su {compareValue}.
        Lauko „{attribute}“ reikšmės negalima palyginti su lauko „{compareAttribute}“ reikšme.
        Lauko „{attribute}“ reikšmės negalima palyginti.
        Lauko „{attribute}“ reikšmė netinkama.
        Lauke „{attribute}“ turi būti „{containedValue}“.
        Lauko „{attribute}“ reikšmė nėra tinkama padėtis.
        Lauke „{attribute}“ turi būti tiksliai {count} elementas.|Lauke „{attribute}“ turi būti tiksliai {count} elementai.|Lauke „{attribute}“ turi būti tiksliai {count} elemento.|Lauke „{attribute}“ turi būti tiksliai {count} elementų.
        Lauke „{attribute}“ turi būti bent {min} elementas.|Lauke „{attribute}“ turi būti bent {min} elementai.|Lauke „{attribute}“ turi būti bent {min} elemento.|Lauke „{attribute}“ turi būti bent {min} elementų.
        Lauke „{attribute}“ gali būti ne daugiau kaip {max} elementas.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} elementai.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} elemento.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} elementų.
        Lauko „{attribute}“ reikšmė turi būti sąrašas.
        Lauko „{attribute}“ reikšmė nėra tinkamas šalies kodas.
        Lauko „{attribute}“ reikšmė nėra tinkama spalva.
        Lauko „{attribute}“ reikšmė nėra tinkamas valiutos kodas.
        Lauko „{attribute}“ reikšmė netinkama.
        Lauko „{attribute}“ reikšmė nėra tinkamas duomenų URI.
        Lauko „{attribute}“ reikšmė nėra tinkama data.
        Lauko „{attribute}“ reikšmė turi būti ne ankstesnė nei {earliest}.
        Lauko „{attribute}“ reikšmė turi būti ne vėlesnė nei {latest}.
        Lauko „{attribute}“ data turi būti ateityje.
        Lauko „{attribute}“ data turi būti praeityje.
        Lauko „{attribute}“ reikšmė turi būti vėlesnė nei {after}.
        Lauko „{attribute}“ reikšmė turi būti ankstesnė nei {before}.
        Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metai.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metai.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metų.|Nuo lauko „{attribute}“ datos turi būti praėję bent {minAge} metų.
        Lauko „{attribute}“ reikšmė nėra tinkama data su laiku.
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
        Lauko „{attribute}“ reikšmė nėra tinkamas domeno vardas.
        Lauko „{attribute}“ reikšmė nėra tinkama trukmė.
        Lauko „{attribute}“ reikšmė nėra tinkamas telefono numeris.
        Lauko „{attribute}“ reikšmė turi būti sąrašas.
        Lauko „{attribute}“ reikšmė nėra tinkamas EAN kodas.
        Lauko „{attribute}“ reikšmė nėra tinkamas el. pašto adresas.
        Lauko „{attribute}“ domenas nepriima laiškų.
        Nepavyko patikrinti lauko „{attribute}“ domeno.
        Lauko „{attribute}“ reikšmė turi baigtis „{suffix}“.
        Forma nepatikrinta.
        Laukas „{attribute}“ išsiųstas netinkamai: {reason}.
        Laukas „{attribute}“ išsiųstas netinkamai: {reason}.
        Laukas „{attribute}“ išsiųstas netinkamai: {reason}.
        Lauko „{attribute}“ reikšmė nėra tinkama maiša.
        Lauko „{attribute}“ reikšmė nėra tinkama šešioliktainė reikšmė.
        Lauko „{attribute}“ reikšmė nėra tinkama spalva.
        Lauko „{attribute}“ reikšmė nėra tinkamas mazgo vardas.
        Lauko „{attribute}“ reikšmė nėra tinkamas IBAN numeris.
        Lauko „{attribute}“ reikšmė nėra viena iš leidžiamų.
        Lauko „{attribute}“ reikšmė neleidžiama.
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius.
        Lauko „{attribute}“ reikšmė nėra tinkamas IP adresas.
        Lauko „{attribute}“ reikšmė nėra tinkamas IRI.
        Lauko „{attribute}“ reikšmė nėra tinkama IRI nuoroda.
        Lauko „{attribute}“ reikšmė nėra tinkamas ISBN numeris.
        Lauko „{attribute}“ reikšmė nėra tinkamas ISIN kodas.
        Lauko „{attribute}“ reikšmė nėra tinkamas ISSN numeris.
        Lauko „{attribute}“ reikšmė nėra tinkamas JSON dokumentas.
        Lauko „{attribute}“ reikšmė nėra tinkama JSON rodyklė.
        Lauko „{attribute}“ reikšmė nėra tinkamas JSON Web Token.
        Lauko „{attribute}“ reikšmė nėra tinkamas kalbos kodas.
        Lauko „{attribute}“ reikšmė nėra tinkama padėtis.
        Lauko „{attribute}“ reikšmė nėra tinkama geografinė platuma.
        Lauko „{attribute}“ reikšmė nėra tinkama geografinė ilguma.
        Laukas „{attribute}“ turi būti užpildytas mažosiomis raidėmis.
        Lauko „{attribute}“ reikšmė nėra tinkamas numeris.
        Lauko „{attribute}“ reikšmė nėra tinkamas MAC adresas.
        Lauko „{attribute}“ reikšmė nėra tinkamo pavidalo.
        Lauke „{attribute}“ turi būti skaitmuo.
        Lauke „{attribute}“ turi būti mažoji raidė.
        Lauke „{attribute}“ turi būti specialusis simbolis.
        Lauke „{attribute}“ turi būti didžioji raidė.
        Lauko „{attribute}“ reikšmė yra neleidžiamo pavidalo.
        Lauko „{attribute}“ reikšmė per ilga.
        Lauko „{attribute}“ reikšmė nėra tinkamas duomenų tipas.
        Lauko „{attribute}“ reikšmė turi būti skaičiaus {divisor} kartotinis.
        Lauko „{attribute}“ reikšmė nėra tinkamas Nano ID.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei 0.
        Lauke „{attribute}“ per daug lygių.
        Lauko „{attribute}“ reikšmė turi būti objektas.
        Lauko „{attribute}“ reikšmė neleidžiama.
        Lauko „{attribute}“ reikšmė turi būti sveikasis skaičius.
        Lauko „{attribute}“ reikšmė turi būti ne didesnė nei {max}.
        Lauko „{attribute}“ reikšmė turi būti mažesnė nei {max}.
        Lauko „{attribute}“ reikšmė turi būti bent {min}.
        Lauko „{attribute}“ reikšmė turi būti skaičius.
        Lauke „{attribute}“ turi būti skaitmuo.
        Lauke „{attribute}“ turi būti mažoji raidė.
        Lauke „{attribute}“ turi būti specialusis simbolis.
        Lauke „{attribute}“ turi būti didžioji raidė.
        Lauke „{attribute}“ turi būti bent {min} simbolis.|Lauke „{attribute}“ turi būti bent {min} simboliai.|Lauke „{attribute}“ turi būti bent {min} simbolio.|Lauke „{attribute}“ turi būti bent {min} simbolių.
        Lauko „{attribute}“ reikšmė turi būti tekstas.
        Lauko „{attribute}“ reikšmė nėra tinkamas kortelės numeris.
        Lauko „{attribute}“ reikšmė nėra tinkamas prievado numeris.
        Lauko „{attribute}“ reikšmė turi būti didesnė nei 0.
        Lauke „{attribute}“ gali būti tik spausdinami simboliai.
        Įrašo nepavyko perskaityti: {reason}.
        Lauko „{attribute}“ reikšmė nėra tinkama santykinė JSON rodyklė.
        {attribute}: {message}
        Rasta {count} problema.|Rastos {count} problemos.|Rasta {count} problemos.|Rasta {count} problemų.
        Laukas „{attribute}“ yra privalomas.
        Lauko „{attribute}“ reikšmė turi būti {requiredValue}.
        Scenarijaus „{name}“ nėra.
        Scenarijaus „{name}“ nėra. Ar turėjote omenyje „{suggestion}“?
        Lauko „{attribute}“ reikšmė nėra tinkamas versijos numeris.
        Lauko „{attribute}“ reikšmė nėra tinkamas nuorodos trumpinys.
        Lauke „{attribute}“ yra simbolių, galinčių suklaidinti skaitytoją.
        Lauko „{attribute}“ reikšmė turi prasidėti „{prefix}“.
        Lauke „{attribute}“ turi būti tiksliai {length} simbolis.|Lauke „{attribute}“ turi būti tiksliai {length} simboliai.|Lauke „{attribute}“ turi būti tiksliai {length} simbolio.|Lauke „{attribute}“ turi būti tiksliai {length} simbolių.
        Lauke „{attribute}“ gali būti ne daugiau kaip {max} simbolis.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} simboliai.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} simbolio.|Lauke „{attribute}“ gali būti ne daugiau kaip {max} simbolių.
        Lauke „{attribute}“ turi būti bent {min} simbolis.|Lauke „{attribute}“ turi būti bent {min} simboliai.|Lauke „{attribute}“ turi būti bent {min} simbolio.|Lauke „{attribute}“ turi būti bent {min} simbolių.
        Lauko „{attribute}“ reikšmė turi būti tekstas.
        Lauko „{attribute}“ reikšmė nėra tinkamas laikas.
        Lauko „{attribute}“ reikšmė turi būti vėlesnė nei {after}.
        Lauko „{attribute}“ reikšmė turi būti ankstesnė nei {before}.
        Lauko „{attribute}“ reikšmė nėra tinkama laiko juosta.
        Baigėsi galiojimas
        Netinkama reikšmė
        Nesutampa
        Trūksta simbolio
        Turi skirtis
        Ne skaičius
        Neleidžiama reikšmė
        Nepatikrinta
        Nerasta
        Nėra sąraše
        Ne sveikasis skaičius
        Privalomas laukas
        Per didelė reikšmė
        Per anksti
        Per mažai
        Per vėlai
        Per ilgas tekstas
        Per daug
        Per trumpas tekstas
        Per maža reikšmė
        Nepavyko perskaityti
        Neleidžiami simboliai
        Netinkamas kiekis
        Netinkamas formatas
        Netinkamas ilgis
        Netinkamas tipas
        Lauko „{attribute}“ reikšmė nėra tinkamas ULID.
        Laukas „{attribute}“ turi būti užpildytas didžiosiomis raidėmis.
        Lauko „{attribute}“ reikšmė nėra tinkamas URI.
        Lauko „{attribute}“ reikšmė nėra tinkama URI nuoroda.
        Lauko „{attribute}“ reikšmė nėra tinkamas URI šablonas.
        Lauko „{attribute}“ reikšmė nėra tinkamas URL adresas.
        Lauko „{attribute}“ reikšmė nėra tinkamas UUID.
        """#)
}
