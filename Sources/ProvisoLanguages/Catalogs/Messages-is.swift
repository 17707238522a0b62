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
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi (A–Z).
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi og tölustafi.
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi og tölustafi (A–Z, 0–9).
        Gildið í reitnum „{attribute}“ er ekki á neinu af leyfilegum sniðum.
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi án brodds (A–Z), tölustafi og algeng greinarmerki.
        Gildið í reitnum „{attribute}“ er ekki gilt. Athugaðu gildið og reyndu aftur.
        Ekki tókst að athuga reitinn „{attribute}“. Reyndu aftur síðar.
        Reiturinn „{attribute}“ hefur ekki enn verið athugaður.
        Enginn reitur heitir „{name}“.
        Enginn reitur heitir „{name}“. Áttirðu við „{suggestion}“?
        Gildið í reitnum „{attribute}“ þarf að vera gilt Base32-gildi (A–Z, 2–7).
        Gildið í reitnum „{attribute}“ þarf að vera gilt Base64-gildi, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur BIC-kóði ({min} eða {max} stafir), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera annaðhvort {true} eða {false}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur lokadagur, t.d. {example}.
        Dagsetningin í reitnum „{attribute}“ er liðin. Notaðu kort sem er ekki útrunnið.
        Gildið í reitnum „{attribute}“ þarf að vera gilt öryggisnúmer ({min} eða {max} tölustafir).
        Gildið í reitnum „{attribute}“ þarf að vera jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera eins og í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er ekki það sem búist var við. Athugaðu gildið og reyndu aftur.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en í reitnum „{compareAttribute}“.
        Dagsetningin í reitnum „{attribute}“ þarf að vera á eftir þeirri í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er of lágt.
        Dagsetningin í reitnum „{attribute}“ er of snemma.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en eða jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en eða jafnt og í reitnum „{compareAttribute}“.
        Dagsetningin í reitnum „{attribute}“ má ekki vera á undan þeirri í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er of lágt.
        Dagsetningin í reitnum „{attribute}“ er of snemma.
        Gildið í reitnum „{attribute}“ má ekki vera á undan {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en í reitnum „{compareAttribute}“.
        Dagsetningin í reitnum „{attribute}“ þarf að vera á undan þeirri í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er of hátt.
        Dagsetningin í reitnum „{attribute}“ er of seint.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en eða jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en eða jafnt og í reitnum „{compareAttribute}“.
        Dagsetningin í reitnum „{attribute}“ má ekki vera á eftir þeirri í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er of hátt.
        Dagsetningin í reitnum „{attribute}“ er of seint.
        Gildið í reitnum „{attribute}“ má ekki vera á eftir {compareValue}.
        Gildið í reitnum „{attribute}“ má ekki vera jafnt og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera annað en í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt. Veldu annað.
        Ekki er hægt að bera gildið í reitnum „{attribute}“ saman við {compareValue}.
        Ekki er hægt að bera gildið í reitnum „{attribute}“ saman við reitinn „{compareAttribute}“.
        Ekki er hægt að bera saman gildið í reitnum „{attribute}“.
        Gildið í reitnum „{attribute}“ er ekki gilt. Athugaðu gildið og reyndu aftur.
        Reiturinn „{attribute}“ þarf að innihalda „{containedValue}“.
        Reiturinn „{attribute}“ þarf að innihalda „{containedValue}“ að minnsta kosti {min} sinni.|Reiturinn „{attribute}“ þarf að innihalda „{containedValue}“ að minnsta kosti {min} sinnum.
        Gildið í reitnum „{attribute}“ þarf að vera gild hnit, t.d. {example}.
        Í reitnum „{attribute}“ þarf að vera nákvæmlega {count} atriði.|Í reitnum „{attribute}“ þurfa að vera nákvæmlega {count} atriði.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} atriði.|Í reitnum „{attribute}“ þurfa að vera að minnsta kosti {min} atriði.
        Í reitnum „{attribute}“ má mest vera {max} atriði.|Í reitnum „{attribute}“ mega mest vera {max} atriði.
        Gildið í reitnum „{attribute}“ þarf að vera listi.
        Gildið í reitnum „{attribute}“ þarf að vera gildur landskóði, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur litur (CSS), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur gjaldmiðilskóði, t.d. {example}.
        Gildið í reitnum „{attribute}“ er ekki gilt. Athugaðu gildið og reyndu aftur.
        Gildið í reitnum „{attribute}“ þarf að vera gilt gagna-URI, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild dagsetning, t.d. {example}.
        Gildið í reitnum „{attribute}“ má ekki vera á undan {earliest}.
        Gildið í reitnum „{attribute}“ má ekki vera á eftir {latest}.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í framtíðinni.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í fortíðinni.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {after}.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {before}.
        Frá dagsetningunni í reitnum „{attribute}“ þarf að vera liðið að minnsta kosti {minAge} ár.|Frá dagsetningunni í reitnum „{attribute}“ þurfa að vera liðin að minnsta kosti {minAge} ár.
        Gildið í reitnum „{attribute}“ þarf að vera gild dagsetning með tíma, t.d. {example}.
        Gildið í reitnum „{attribute}“ má ekki vera á undan {earliest}.
        Gildið í reitnum „{attribute}“ má ekki vera á eftir {latest}.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í framtíðinni.
        Dagsetningin í reitnum „{attribute}“ þarf að vera í fortíðinni.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {after}.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {before}.
        Frá dagsetningunni í reitnum „{attribute}“ þarf að vera liðið að minnsta kosti {minAge} ár.|Frá dagsetningunni í reitnum „{attribute}“ þurfa að vera liðin að minnsta kosti {minAge} ár.
        Gildið í reitnum „{attribute}“ þarf að vera tala.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} aukastafur.|Í reitnum „{attribute}“ þurfa að vera að minnsta kosti {min} aukastafir.
        Í reitnum „{attribute}“ má mest vera {max} aukastafur.|Í reitnum „{attribute}“ mega mest vera {max} aukastafir.
        Gildið í reitnum „{attribute}“ þarf að vera gilt lén, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild tímalengd, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt símanúmer með landsnúmeri, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera listi.
        Gildið í reitnum „{attribute}“ þarf að vera gildur EAN-kóði. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gilt netfang, t.d. {example}.
        Lénið í reitnum „{attribute}“ tekur ekki við tölvupósti. Athugaðu hlutann á eftir @.
        Ekki tókst að kanna lénið í reitnum „{attribute}“. Reyndu aftur síðar.
        Gildið í reitnum „{attribute}“ þarf að enda á „{suffix}“.
        Ekki tókst að athuga eyðublaðið. Reyndu aftur.
        Ekki tókst að lesa reitinn „{attribute}“. Sendu eyðublaðið aftur.
        Ekki tókst að lesa reitinn „{attribute}“. Sendu eyðublaðið aftur.
        Ekki tókst að lesa reitinn „{attribute}“. Sendu eyðublaðið aftur.
        Gildið í reitnum „{attribute}“ þarf að vera gilt tætigildi.
        Gildið í reitnum „{attribute}“ þarf að vera gilt sextándakerfisgildi (0–9, A–F, í pörum).
        Gildið í reitnum „{attribute}“ þarf að vera gildur litur (HEX), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt hýsilheiti, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt IBAN-númer. Athugaðu hvort innsláttarvilla er í gildinu.
        Gildið í reitnum „{attribute}“ er ekki eitt af leyfilegum gildum. Veldu annað.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt. Veldu annað.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala.
        Gildið í reitnum „{attribute}“ þarf að vera gild IP-tala, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt IRI, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild IRI-tilvísun, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt ISBN-númer. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gildur ISIN-kóði. Athugaðu hvort innsláttarvilla er í gildinu.
        Gildið í reitnum „{attribute}“ þarf að vera gilt ISSN-númer. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gilt JSON.
        Gildið í reitnum „{attribute}“ þarf að vera gildur JSON-bendir, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt JSON Web Token.
        Gildið í reitnum „{attribute}“ þarf að vera gildur tungumálakóði, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild hnit, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild breiddargráða á bilinu {min} til {max}.
        Gildið í reitnum „{attribute}“ þarf að vera gild lengdargráða á bilinu {min} til {max}.
        Reiturinn „{attribute}“ þarf að vera skrifaður með lágstöfum.
        Gildið í reitnum „{attribute}“ þarf að vera gilt númer. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gild MAC-tala, t.d. {example}.
        Gildið í reitnum „{attribute}“ er ekki á því sniði sem búist var við.
        Reiturinn „{attribute}“ þarf að innihalda tölustaf.
        Reiturinn „{attribute}“ þarf að innihalda lágstaf.
        Reiturinn „{attribute}“ þarf að innihalda tákn, t.d. ! eða %.
        Reiturinn „{attribute}“ þarf að innihalda hástaf.
        Gildið í reitnum „{attribute}“ er á sniði sem er ekki leyfilegt.
        Gildið í reitnum „{attribute}“ er of langt. Styttu textann.
        Gildið í reitnum „{attribute}“ þarf að vera gild efnistegund, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera margfeldi af {divisor}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt Nano ID.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en {limit}.
        Reiturinn „{attribute}“ er með of mörg þrep.
        Gildið í reitnum „{attribute}“ þarf að vera hlutur.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt. Veldu annað.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala.
        Gildið í reitnum „{attribute}“ þarf að vera {max} eða lægra.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en {max}.
        Gildið í reitnum „{attribute}“ þarf að vera {min} eða hærra.
        Gildið í reitnum „{attribute}“ þarf að vera tala.
        Reiturinn „{attribute}“ þarf að innihalda tölustaf.
        Reiturinn „{attribute}“ þarf að innihalda lágstaf.
        Reiturinn „{attribute}“ þarf að innihalda tákn, t.d. ! eða %.
        Reiturinn „{attribute}“ þarf að innihalda hástaf.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} stafur.|Í reitnum „{attribute}“ þurfa að vera að minnsta kosti {min} stafir.
        Gildið í reitnum „{attribute}“ þarf að vera texti.
        Gildið í reitnum „{attribute}“ þarf að vera gilt kortanúmer. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gilt gáttarnúmer á bilinu {min} til {max}.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en {limit}.
        Reiturinn „{attribute}“ inniheldur stafi sem ekki er hægt að birta, t.d. dálkmerki eða línuskil. Fjarlægðu þá.
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi án brodds (A–Z), tölustafi og algeng greinarmerki.
        \u án fjögurra sextándakerfisstafa
        prósentumerki án tveggja sextándakerfisstafa
        fylki er ekki lokað
        bætaraðarmerki inni í textanum
        stafur ekki leyfður
        lokasvigi passar ekki
        lokasvigi án upphafssviga
        tvípunkt vantar á eftir lykli
        komma á eftir síðasta gildinu
        kommu vantar
        komma án gildis á undan
        athugasemd
        stýristafur
        stýristafur í streng
        tvítekinn lykill
        autt
        hálft staðgengilspar
        sextándakerfistala
        ógilt UTF-8
        tvítekinn lykill
        lengra en 16 MiB
        ekki hlutur
        ógilt UTF-8
        nafnið stangast á við annað
        nafnið segir ekki hvaða staki það tilheyrir
        fjöldi reita er ekki sá sami og dálkanna
        lykill er ekki strengur
        lykill ekki í gæsalöppum
        núll fremst
        skiltákn á röngum stað
        fleiri en eitt gildi
        of djúp hreiðrun
        @ vantar
        lén vantar
        skema vantar
        landið er ekki til
        dagurinn er ekki til
        ekkert gildi
        stafur utan ASCII
        ógilt UTF-8
        ekki tölustafur
        ekki sextándakerfistölustafur
        ekki tala
        ekki fylki
        hvorki fylki af hlutum né hlutur
        ekki hlutur
        ekki texti
        tala er ekki endanleg
        ófullgerð tala
        tala með núlli fremst
        tala með plúsmerki
        tala án tölustafs á undan punktinum
        hlut er ekki lokað
        utan marka
        strengur í einföldum gæsalöppum
        streng er ekki lokað
        of snemma
        of fáir tölustafir
        of seint
        of langt
        of margir tölustafir
        of stutt
        tveir punktar í röð
        óvæntur stafur
        óþekkt lausnarruna í streng
        óþekkt orð
        gildi vantar
        rangur vartölustafur
        rangur vartölustafur
        röng lengd
        rangur fjöldi tölustafa
        Ekki er hægt að lesa færsluna: {reason}.
        Ekki er hægt að lesa færsluna: reitir fundust: {found}, vænst: {expected}.
        Ekki er hægt að lesa færsluna: {reason} (dálkur {column}).
        Ekki er hægt að lesa færsluna: {reason} (lína {line}, dálkur {column}).
        Gildið í reitnum „{attribute}“ þarf að vera gildur afstæður JSON-bendir, t.d. {example}.
        {attribute}: {message}
        {count} vandamál fannst.|{count} vandamál fundust.
        Fylla þarf út reitinn „{attribute}“.
        Samþykkja þarf „{attribute}“.
        Gildið í reitnum „{attribute}“ þarf að vera {requiredValue}.
        Engin sviðsmynd heitir „{name}“.
        Engin sviðsmynd heitir „{name}“. Áttirðu við „{suggestion}“?
        Gildið í reitnum „{attribute}“ þarf að vera gilt útgáfunúmer, t.d. {example}.
        Reiturinn „{attribute}“ má aðeins innihalda lágstafi (a–z), tölustafi og stök bandstrik.
        Reiturinn „{attribute}“ má aðeins innihalda lágstafi (a–z), tölustafi og stök bandstrik eða undirstrik.
        Í reitnum „{attribute}“ er stafrófum blandað saman eða þar eru faldir stafir. Notaðu bókstafi úr einu stafrófi.
        Gildið í reitnum „{attribute}“ þarf að byrja á „{prefix}“.
        Í reitnum „{attribute}“ þarf að vera nákvæmlega {length} stafur.|Í reitnum „{attribute}“ þurfa að vera nákvæmlega {length} stafir.
        Í reitnum „{attribute}“ má mest vera {max} stafur.|Í reitnum „{attribute}“ mega mest vera {max} stafir.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} stafur.|Í reitnum „{attribute}“ þurfa að vera að minnsta kosti {min} stafir.
        Gildið í reitnum „{attribute}“ þarf að vera texti.
        Gildið í reitnum „{attribute}“ þarf að vera gild tímasetning, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {after}.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {before}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt tímabelti, t.d. {example}.
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
        Of nýleg dagsetning
        Of stuttur texti
        Of lágt gildi
        Ólæsilegt
        Óleyfilegir stafir
        Rangur fjöldi
        Rangt snið
        Röng lengd
        Röng tegund
        Gildið í reitnum „{attribute}“ þarf að vera gilt ULID.
        Reiturinn „{attribute}“ þarf að vera skrifaður með hástöfum.
        Gildið í reitnum „{attribute}“ þarf að vera gilt URI, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild URI-tilvísun, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt URI-sniðmát, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild vefslóð, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt UUID.
        ósatt
        (autt)
        satt
        gildi
        """#)
}
