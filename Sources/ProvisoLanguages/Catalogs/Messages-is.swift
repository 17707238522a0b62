// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let `is` = CatalogTable.read(
        "is",
        #"""
        Reiturinn „{attribute}“ á að vera auður.
        Einnig þarf að fylla út reitinn „{attribute}“ þar sem eftirfarandi er gefið upp: {given}.
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi.
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi og tölustafi.
        Gildið í reitnum „{attribute}“ er ekki á neinu af leyfilegum sniðum.
        Reiturinn „{attribute}“ má aðeins innihalda ASCII-stafi.
        Gildið í reitnum „{attribute}“ er ekki gilt.
        Ekki tókst að kanna reitinn „{attribute}“.
        Reiturinn „{attribute}“ hefur ekki enn verið kannaður.
        Enginn reitur heitir „{name}“.
        Enginn reitur heitir „{name}“. Áttirðu við „{suggestion}“?
        Gildið í reitnum „{attribute}“ er ekki gilt Base32-gildi.
        Gildið í reitnum „{attribute}“ er ekki gilt Base64-gildi.
        Gildið í reitnum „{attribute}“ er ekki gildur BIC-kóði.
        Gildið í reitnum „{attribute}“ þarf að vera annaðhvort {true} eða {false}.
        Gildið í reitnum „{attribute}“ er ekki gildur lokadagur.
        Dagsetningin í reitnum „{attribute}“ er liðin.
        Gildið í reitnum „{attribute}“ er ekki gilt öryggisnúmer.
        Gildið í reitnum „{attribute}“ þarf að vera jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera eins og í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er ekki það sem búist var við.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ þarf að vera hærra.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en eða jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en eða jafnt og í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ þarf að vera hærra.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ þarf að vera lægra.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en eða jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en eða jafnt og í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ þarf að vera lægra.
        Gildið í reitnum „{attribute}“ má ekki vera jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera annað en í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt.
        Ekki er hægt að bera gildið í reitnum „{attribute}“ saman við {compareValue}.
        Ekki er hægt að bera gildið í reitnum „{attribute}“ saman við reitinn „{compareAttribute}“.
        Ekki er hægt að bera saman gildið í reitnum „{attribute}“.
        Gildið í reitnum „{attribute}“ er ekki gilt.
        Reiturinn „{attribute}“ þarf að innihalda „{containedValue}“.
        Gildið í reitnum „{attribute}“ er ekki gild staðsetning.
        Í reitnum „{attribute}“ þarf að vera nákvæmlega {count} atriði.|Í reitnum „{attribute}“ þarf að vera nákvæmlega {count} atriði.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} atriði.|Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} atriði.
        Í reitnum „{attribute}“ má mest vera {max} atriði.|Í reitnum „{attribute}“ má mest vera {max} atriði.
        Gildið í reitnum „{attribute}“ þarf að vera listi.
        Gildið í reitnum „{attribute}“ er ekki gildur landskóði.
        Gildið í reitnum „{attribute}“ er ekki gildur litur.
        Gildið í reitnum „{attribute}“ er ekki gildur gjaldmiðilskóði.
        Gildið í reitnum „{attribute}“ er ekki gilt.
        Gildið í reitnum „{attribute}“ er ekki gilt gagna-URI.
        Gildið í reitnum „{attribute}“ er ekki gild dagsetning.
        Gildið í reitnum „{attribute}“ má ekki vera á undan {earliest}.
        Gildið í reitnum „{attribute}“ má ekki vera á eftir {latest}.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í framtíðinni.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í fortíðinni.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {after}.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {before}.
        Frá dagsetningunni í reitnum „{attribute}“ þarf að vera liðið að minnsta kosti {minAge} ár.|Frá dagsetningunni í reitnum „{attribute}“ þarf að vera liðið að minnsta kosti {minAge} ár.
        Gildið í reitnum „{attribute}“ er ekki gild dagsetning með tíma.
        Gildið í reitnum „{attribute}“ má ekki vera á undan {earliest}.
        Gildið í reitnum „{attribute}“ má ekki vera á eftir {latest}.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í framtíðinni.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í fortíðinni.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {after}.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {before}.
        Frá dagsetningunni í reitnum „{attribute}“ þarf að vera liðið að minnsta kosti {minAge} ár.|Frá dagsetningunni í reitnum „{attribute}“ þarf að vera liðið að minnsta kosti {minAge} ár.
        Gildið í reitnum „{attribute}“ þarf að vera tala.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} aukastafur.|Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} aukastafir.
        Í reitnum „{attribute}“ má mest vera {max} aukastafur.|Í reitnum „{attribute}“ má mest vera {max} aukastafir.
        Gildið í reitnum „{attribute}“ er ekki gilt lén.
        Gildið í reitnum „{attribute}“ er ekki gild tímalengd.
        Gildið í reitnum „{attribute}“ er ekki gilt símanúmer.
        Gildið í reitnum „{attribute}“ þarf að vera listi.
        Gildið í reitnum „{attribute}“ er ekki gildur EAN-kóði.
        Gildið í reitnum „{attribute}“ er ekki gilt netfang.
        Lénið í reitnum „{attribute}“ tekur ekki við tölvupósti.
        Ekki tókst að kanna lénið í reitnum „{attribute}“.
        Gildið í reitnum „{attribute}“ þarf að enda á „{suffix}“.
        Eyðublaðið var ekki kannað.
        Reiturinn „{attribute}“ var ekki sendur rétt: {reason}.
        Reiturinn „{attribute}“ var ekki sendur rétt: {reason}.
        Reiturinn „{attribute}“ var ekki sendur rétt: {reason}.
        Gildið í reitnum „{attribute}“ er ekki gilt tætigildi.
        Gildið í reitnum „{attribute}“ er ekki gilt sextándakerfisgildi.
        Gildið í reitnum „{attribute}“ er ekki gildur litur.
        Gildið í reitnum „{attribute}“ er ekki gilt hýsilheiti.
        Gildið í reitnum „{attribute}“ er ekki gilt IBAN-númer.
        Gildið í reitnum „{attribute}“ er ekki eitt af leyfilegum gildum.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala.
        Gildið í reitnum „{attribute}“ er ekki gild IP-tala.
        Gildið í reitnum „{attribute}“ er ekki gilt IRI.
        Gildið í reitnum „{attribute}“ er ekki gild IRI-tilvísun.
        Gildið í reitnum „{attribute}“ er ekki gilt ISBN-númer.
        Gildið í reitnum „{attribute}“ er ekki gildur ISIN-kóði.
        Gildið í reitnum „{attribute}“ er ekki gilt ISSN-númer.
        Gildið í reitnum „{attribute}“ er ekki gilt JSON.
        Gildið í reitnum „{attribute}“ er ekki gildur JSON-bendir.
        Gildið í reitnum „{attribute}“ er ekki gilt JSON Web Token.
        Gildið í reitnum „{attribute}“ er ekki gildur tungumálakóði.
        Gildið í reitnum „{attribute}“ er ekki gild staðsetning.
        Gildið í reitnum „{attribute}“ er ekki gild breiddargráða.
        Gildið í reitnum „{attribute}“ er ekki gild lengdargráða.
        Reiturinn „{attribute}“ þarf að vera skrifaður með lágstöfum.
        Gildið í reitnum „{attribute}“ er ekki gilt númer.
        Gildið í reitnum „{attribute}“ er ekki gild MAC-tala.
        Gildið í reitnum „{attribute}“ er ekki á því sniði sem búist var við.
        Reiturinn „{attribute}“ þarf að innihalda tölustaf.
        Reiturinn „{attribute}“ þarf að innihalda lágstaf.
        Reiturinn „{attribute}“ þarf að innihalda tákn.
        Reiturinn „{attribute}“ þarf að innihalda hástaf.
        Gildið í reitnum „{attribute}“ er á sniði sem er ekki leyfilegt.
        Gildið í reitnum „{attribute}“ er of langt.
        Gildið í reitnum „{attribute}“ er ekki gild efnistegund.
        Gildið í reitnum „{attribute}“ þarf að vera margfeldi af {divisor}.
        Gildið í reitnum „{attribute}“ er ekki gilt Nano ID.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en 0.
        Reiturinn „{attribute}“ er með of mörg þrep.
        Gildið í reitnum „{attribute}“ þarf að vera hlutur.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala.
        Gildið í reitnum „{attribute}“ þarf að vera {max} eða lægra.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en {max}.
        Gildið í reitnum „{attribute}“ þarf að vera {min} eða hærra.
        Gildið í reitnum „{attribute}“ þarf að vera tala.
        Reiturinn „{attribute}“ þarf að innihalda tölustaf.
        Reiturinn „{attribute}“ þarf að innihalda lágstaf.
        Reiturinn „{attribute}“ þarf að innihalda tákn.
        Reiturinn „{attribute}“ þarf að innihalda hástaf.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} stafur.|Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} stafir.
        Gildið í reitnum „{attribute}“ þarf að vera texti.
        Gildið í reitnum „{attribute}“ er ekki gilt kortanúmer.
        Gildið í reitnum „{attribute}“ er ekki gilt gáttarnúmer.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en 0.
        Reiturinn „{attribute}“ má aðeins innihalda prentanlega stafi.
        Ekki er hægt að lesa færsluna: {reason}.
        Gildið í reitnum „{attribute}“ er ekki gildur afstæður JSON-bendir.
        {attribute}: {message}
        {count} vandamál fannst.|{count} vandamál fundust.
        Fylla þarf út reitinn „{attribute}“.
        Gildið í reitnum „{attribute}“ þarf að vera {requiredValue}.
        Engin sviðsmynd heitir „{name}“.
        Engin sviðsmynd heitir „{name}“. Áttirðu við „{suggestion}“?
        Gildið í reitnum „{attribute}“ er ekki gilt útgáfunúmer.
        Gildið í reitnum „{attribute}“ er ekki gildur slóðarstubbur.
        Reiturinn „{attribute}“ inniheldur stafi sem gætu blekkt lesanda.
        Gildið í reitnum „{attribute}“ þarf að byrja á „{prefix}“.
        Í reitnum „{attribute}“ þarf að vera nákvæmlega {length} stafur.|Í reitnum „{attribute}“ þarf að vera nákvæmlega {length} stafir.
        Í reitnum „{attribute}“ má mest vera {max} stafur.|Í reitnum „{attribute}“ má mest vera {max} stafir.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} stafur.|Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} stafir.
        Gildið í reitnum „{attribute}“ þarf að vera texti.
        Gildið í reitnum „{attribute}“ er ekki gild tímasetning.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {after}.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {before}.
        Gildið í reitnum „{attribute}“ er ekki gilt tímabelti.
        Útrunnið
        Ógilt gildi
        Stemmir ekki
        Staf vantar
        Þarf að vera frábrugðið
        Ekki tala
        Óleyfilegt gildi
        Ekki kannað
        Fannst ekki
        Ekki á listanum
        Ekki heil tala
        Skyldureitur
        Of hátt gildi
        Of snemmt
        Of lítill fjöldi
        Of seint
        Of langur texti
        Of mikill fjöldi
        Of stuttur texti
        Of lágt gildi
        Ólæsilegt
        Óleyfilegir stafir
        Rangur fjöldi
        Rangt snið
        Röng lengd
        Röng tegund
        Gildið í reitnum „{attribute}“ er ekki gilt ULID.
        Reiturinn „{attribute}“ þarf að vera skrifaður með hástöfum.
        Gildið í reitnum „{attribute}“ er ekki gilt URI.
        Gildið í reitnum „{attribute}“ er ekki gild URI-tilvísun.
        Gildið í reitnum „{attribute}“ er ekki gilt URI-sniðmát.
        Gildið í reitnum „{attribute}“ er ekki gild vefslóð.
        Gildið í reitnum „{attribute}“ er ekki gilt UUID.
        """#)
}
