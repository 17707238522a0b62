// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

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
        Vandamál er með reitinn „{attribute}“ í {count} af {total} færslum. Leyfilegt hámark er {limit}.
        Vandamál er með samsetningu reitanna {attributes} í {count} af {total} færslum. Leyfilegt hámark er {limit}.
        Enginn reitur heitir „{name}“.
        Enginn reitur heitir „{name}“. Áttirðu við „{suggestion}“?
        Gildið í reitnum „{attribute}“ þarf að vera gilt Base32-gildi (A–Z, 2–7).
        Gildið í reitnum „{attribute}“ þarf að vera gilt Base64-gildi, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur BIC-kóði ({min} eða {max} stafir), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera annaðhvort {true} eða {false}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur lokadagur, t.d. {example}.
        Dagsetningin í reitnum „{attribute}“ er liðin. Notaðu kort sem er ekki útrunnið.
        Gildið í reitnum „{attribute}“ þarf að vera gilt öryggisnúmer ({min} eða {max} tölustafir).
        Gildið í reitnum „{attribute}“ þarf að vera gilt öryggisnúmer ({count} tölustafir).
        Dálkurinn „{column}“ er ekki leyfilegur.
        Dálkinn „{column}“ vantar.
        Dálkinn „{column}“ vantar. Reitirnir virðast vera aðskildir með „{delimiter}“.
        Dálkinn „{column}“ vantar. Til er dálkur sem heitir „{suggestion}“.
        Heiti dálksins „{column}“ er ekki á því sniði sem búist var við.
        Dálkurinn „{column}“ þarf að koma á eftir dálkinum „{previous}“.
        Dálkurinn „{column}“ er ekki meðal þeirra sem búist er við.
        Dálkurinn „{column}“ er ekki meðal þeirra sem búist er við. Áttirðu við „{suggestion}“?
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
        Gildið í reitnum „{attribute}“ þarf að vera sömu tegundar og {compareValue}.
        Gildið í reitnum „{attribute}“ þarf að vera sömu tegundar og gildið í reitnum „{compareAttribute}“.
        Gildið í reitnum „{attribute}“ er af rangri tegund.
        Gildið í reitnum „{attribute}“ er ekki gilt. Athugaðu gildið og reyndu aftur.
        Reiturinn „{attribute}“ þarf að innihalda „{containedValue}“.
        Reiturinn „{attribute}“ þarf að innihalda „{containedValue}“ að minnsta kosti {min} sinni.|Reiturinn „{attribute}“ þarf að innihalda „{containedValue}“ að minnsta kosti {min} sinnum.
        Gildið í reitnum „{attribute}“ þarf að vera gild hnit, t.d. {example}.
        Í reitnum „{attribute}“ þarf að vera nákvæmlega {count} atriði.|Í reitnum „{attribute}“ þurfa að vera nákvæmlega {count} atriði.
        Gildið í reitnum „{attribute}“ þarf að vera á nákvæmlega einu af leyfilegum sniðum. Fjöldi sniða sem passa: {count}.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} atriði.|Í reitnum „{attribute}“ þurfa að vera að minnsta kosti {min} atriði.
        Í reitnum „{attribute}“ má mest vera {max} atriði.|Í reitnum „{attribute}“ mega mest vera {max} atriði.
        Gildið í reitnum „{attribute}“ þarf að vera listi.
        Gildið í reitnum „{attribute}“ þarf að vera gildur landskóði, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild cron-tímaáætlun, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur CSS-litur, t.d. {example}.
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
        Fjöldi mismunandi gilda í reitnum „{attribute}“ þarf að vera að minnsta kosti {min}.|Fjöldi mismunandi gilda í reitnum „{attribute}“ þarf að vera að minnsta kosti {min}.
        Fjöldi mismunandi samsetninga reitanna {attributes} þarf að vera að minnsta kosti {min}.
        Fjöldi mismunandi gilda í reitnum „{attribute}“ má mest vera {max}.|Fjöldi mismunandi gilda í reitnum „{attribute}“ má mest vera {max}.
        Fjöldi mismunandi samsetninga reitanna {attributes} má mest vera {max}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt lén, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild tímalengd, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt símanúmer með landsnúmeri, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera listi.
        Gildið í reitnum „{attribute}“ þarf að vera gildur {name}-kóði. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gilt netfang, t.d. {example}.
        Lénið í reitnum „{attribute}“ tekur ekki við tölvupósti. Athugaðu hlutann á eftir @.
        Lénið í reitnum „{attribute}“ virðist vera rangt skrifað. Athugaðu hlutann á eftir @.
        Ekki tókst að kanna lénið í reitnum „{attribute}“. Reyndu aftur síðar.
        Gildið í reitnum „{attribute}“ þarf að enda á „{suffix}“.
        Gildið í reitnum „{attribute}“ fannst ekki í „{source}“.
        Gildið í reitnum „{attribute}“ fannst ekki í dálkinum „{column}“.
        Samsetning reitanna {attributes} fannst ekki í dálkunum „{column}“.
        Samsetning reitanna {attributes} fannst ekki í „{source}“.
        Ekki tókst að athuga eyðublaðið. Reyndu aftur.
        Ekki tókst að lesa reitinn „{attribute}“. Sendu eyðublaðið aftur.
        Ekki tókst að lesa reitinn „{attribute}“. Sendu eyðublaðið aftur.
        Ekki tókst að lesa reitinn „{attribute}“. Sendu eyðublaðið aftur.
        Gildið í reitnum „{attribute}“ þarf að vera gilt tætigildi ({name}).
        Gildið í reitnum „{attribute}“ þarf að vera gilt sextándakerfisgildi (0–9, A–F, í pörum).
        Gildið í reitnum „{attribute}“ þarf að vera gildur HEX-litur, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt hýsilheiti, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt IBAN-númer. Athugaðu hvort innsláttarvilla er í gildinu.
        Gildið í reitnum „{attribute}“ er ekki eitt af leyfilegum gildum. Veldu annað.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt. Veldu annað.
        Gildið í reitnum „{attribute}“ er ekki eitt af leyfilegum gildum: {values}.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala án aukastafa.
        Gildið í reitnum „{attribute}“ þarf að vera gild IP-tala, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt IRI, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild IRI-tilvísun, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt {name}-númer. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gildur ISIN-kóði. Athugaðu hvort innsláttarvilla er í gildinu.
        Gildið í reitnum „{attribute}“ þarf að vera gilt ISSN-númer. Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gilt JSON.
        Gildið í reitnum „{attribute}“ þarf að vera gildur JSON-bendir, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt JSON Web Token.
        Gildið í reitnum „{attribute}“ þarf að vera hlutur.
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
        Gildið í reitnum „{attribute}“ er ekki á því sniði sem búist var við. Dæmi: {example}.
        Gildið í reitnum „{attribute}“ er á sniði sem er ekki leyfilegt.
        Gildið í reitnum „{attribute}“ er of langt. Styttu textann.
        Gildið í reitnum „{attribute}“ þarf að vera gild efnistegund, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera margfeldi af {divisor}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt Nano ID, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt Nano ID.
        Gildið í reitnum „{attribute}“ þarf að vera lægra en {limit}.
        Reiturinn „{attribute}“ er með of mörg þrep.
        Gildið í reitnum „{attribute}“ þarf að vera hlutur.
        Gildið í reitnum „{attribute}“ er ekki leyfilegt. Veldu annað.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala án aukastafa.
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
        Gildið í reitnum „{attribute}“ þarf að vera gilt kortanúmer ({name}). Athugaðu tölustafina.
        Gildið í reitnum „{attribute}“ þarf að vera gilt gáttarnúmer á bilinu {min} til {max}.
        Gildið í reitnum „{attribute}“ þarf að vera hærra en {limit}.
        Reiturinn „{attribute}“ inniheldur stafi sem ekki er hægt að birta, t.d. dálkmerki eða línuskil. Fjarlægðu þá.
        Reiturinn „{attribute}“ má aðeins innihalda bókstafi án brodds (A–Z), tölustafi og algeng greinarmerki.
        IP-tala ekki leyfð
        \u án fjögurra sextándakerfisstafa
        prósentumerki án tveggja sextándakerfisstafa
        hýsilbitar eru settir
        fylki er ekki lokað
        kortategund ekki samþykkt
        bætaraðarmerki inni í textanum
        hætt við
        stafur ekki leyfður
        stafur ekki leyfður hér
        lokasvigi passar ekki
        lokasviga vantar
        lokasvigi án upphafssviga
        tvípunkt vantar á eftir lykli
        samsetningarmerki án bókstafs
        komma á eftir síðasta gildinu
        kommu vantar
        komma án gildis á undan
        athugasemd
        stýristafur
        stýristafur í streng
        land ekki samþykkt
        birtingarnafn ekki í gæsalöppum
        lén of langt
        tvítekinn lykill
        autt
        tómur hluti
        útrunnið
        brot ekki leyft
        hálft staðgengilspar
        sextándakerfistala
        klukkustund utan marka
        ógildur Punycode-kóði
        ógilt UTF-8
        ógilt rótarlén
        ósýnilegur stafur
        tvítekinn lykill
        tveir lyklar fyrir sama reit
        ekki hlutur
        ógilt UTF-8
        nafnið stangast á við annað
        nafnið segir ekki hvaða staki það tilheyrir
        fjöldi reita er ekki sá sami og dálkanna
        lykill er ekki strengur
        lykill ekki í gæsalöppum
        núll fremst
        línuskil ekki leyfð
        ólæsilegt svar
        mínúta utan marka
        punktur á röngum stað
        bandstrik á röngum stað
        hluti á röngum stað
        skiltákn á röngum stað
        blandaðir tölustafir
        blönduð letur
        blönduð skiltákn
        blandaðar skriftarstefnur
        fleiri en eitt gildi
        nafn vantar
        of djúp hreiðrun
        myllumerki vantar
        AM eða PM vantar
        P vantar fremst
        T vantar á undan tímanum
        ekkert svar í tæka tíð
        @ vantar
        lén vantar
        jafnaðarmerki vantar
        hýsil vantar
        bandstrik vantar
        tungumál vantar
        engin hlaupsekúnda á þessum tíma
        enginn póstþjónn
        efnistegund vantar
        heiti mánaðar vantar
        tímamismun vantar
        plúsmerki vantar
        lengd forskeytis vantar
        skema vantar
        sekúndur vantar
        skiltákn vantar
        ekki náðist í þjón
        undirskrift vantar
        skástrik vantar
        engir sökklar á þessu stýrikerfi
        undirtegund vantar
        litrýmið er ekki til
        landið er ekki til
        gjaldmiðillinn er ekki til
        dagurinn er ekki til
        lénið er ekki til
        tungumálið er ekki til
        mánuðurinn er ekki til
        númerið er ekki til
        svæðið er ekki til
        leturgerðin er ekki til
        tímabeltið er ekki til
        einingin er ekki til
        afbrigðið er ekki til
        tíma vantar
        einingu vantar
        notandanafn vantar
        ekkert gildi
        heiti vikudags vantar
        stafur utan ASCII
        ekki Base64
        ekki Base64url
        ógilt UTF-8
        ekki vefslóð
        ekki litur
        ekki tölustafur
        ekki lén
        ekki sextándakerfistölustafur
        ekki bókstafur
        hvorki bókstafur né tölustafur
        ekki mánuður og ár
        ekki margfeldi
        ekki tala
        ekki IP-tala
        ekki IPv4-tala
        ekki IPv6-tala
        ekki fylki
        hvorki fylki af hlutum né hlutur
        ekki hlutur
        ekki í framtíðinni
        ekki í fortíðinni
        ekki lágstafir
        ekki neikvætt
        ekki staðlað (NFC)
        ekki jákvætt
        ekki prentanlegt
        ekki texti
        ekki þrír hlutar
        ekki tvær tölur
        ekki hástafir
        ekki heil tala
        hlutann á undan @ vantar
        tala er ekki endanleg
        ófullgerð tala
        tala með núlli fremst
        tala með plúsmerki
        tala án tölustafs á undan punktinum
        hlut er ekki lokað
        oddatala tölustafa
        tímamismunur utan marka
        utan marka
        fylling ekki leyfð
        hlutinn á undan @ of langur
        endurtekinn hluti
        hluti of langur
        hlutar stangast á
        gátt er ekki tala
        gátt ekki leyfð
        gátt utan marka
        lengd forskeytis ekki leyfð
        fyrirspurn ekki leyfð
        gæsalappir ekki leyfðar
        þjónninn hafnaði
        endurtekið broddmerki
        skema ekki leyft
        sekúnda utan marka
        villa á þjóni
        bil ekki leyft
        strengur í einföldum gæsalöppum
        streng er ekki lokað
        tekur ekki við pósti
        texti á eftir lokum
        of snemma
        of fáir aukastafir
        of fáir tölustafir
        of fáir hlutar
        of seint
        of langt
        of margir aukastafir
        of margir tölustafir
        of margir hlutar
        of stutt
        of ung manneskja
        tveir punktar í röð
        tegund ekki samþykkt
        óvæntur stafur
        óvæntur endir
        einingu sleppt
        einingar í rangri röð
        óþekkt lausnarruna í streng
        óþekkt orð
        notandaupplýsingar ekki leyfðar
        gildi vantar
        vikur ásamt öðrum einingum
        rangur vartölustafur
        rangur vartölustafur
        röng lengd
        rangur fjöldi tölustafa
        röng fylling
        rangt forskeyti
        röng eining
        rangt afbrigði
        röng útgáfa
        rangur vikudagur
        ár utan marka
        svæði ekki leyft
        Ekki er hægt að lesa færsluna: {reason}.
        Röðin er með {found} reit í stað {expected}. Athugaðu skiltákn og gæsalappir.|Röðin er með {found} reiti í stað {expected}. Athugaðu skiltákn og gæsalappir.
        Ekki er hægt að lesa færsluna: {reason} (dálkur {column}).
        Ekki er hægt að lesa færsluna: {reason} (lína {line}, dálkur {column}).
        Ekki er hægt að lesa færsluna: lengra en {max} MiB.
        Fjöldi færslna þarf að vera að minnsta kosti {min}.|Fjöldi færslna þarf að vera að minnsta kosti {min}.
        Fjöldi samþykktra atriða í reitnum „{attribute}“ þarf að vera að minnsta kosti {min}. Hann er {count}.
        Fjöldi færslna má mest vera {max}.|Fjöldi færslna má mest vera {max}.
        Fjöldi samþykktra atriða í reitnum „{attribute}“ má mest vera {max}. Hann er {count}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur afstæður JSON-bendir, t.d. {example}.
        {attribute}: {message}
        Áttirðu við „{suggestion}“?
        Áttirðu við {suggestion}?
        {count} vandamál fannst.|{count} vandamál fundust.
        Fylla þarf út reitinn „{attribute}“.
        Samþykkja þarf „{attribute}“.
        Gildið í reitnum „{attribute}“ þarf að vera {requiredValue}.
        Engin sviðsmynd heitir „{name}“.
        Engin sviðsmynd heitir „{name}“. Áttirðu við „{suggestion}“?
        Gildið í reitnum „{attribute}“ þarf að vera gilt útgáfunúmer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera {expected}, það næsta í röðinni.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala.
        Gildið í reitnum „{attribute}“ þarf að vera gild dagsetning, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera heil tala án aukastafa.
        Reiturinn „{attribute}“ má aðeins innihalda lágstafi (a–z), tölustafi og stök bandstrik á milli þeirra.
        Reiturinn „{attribute}“ má aðeins innihalda lágstafi (a–z), tölustafi og stök bandstrik eða undirstrik á milli þeirra.
        Gildið í reitnum „{attribute}“ er í rangri röð. Það á heima á undan línu {previousLine}.
        Gildið í reitnum „{attribute}“ er af rangri tegund.
        Gildið í reitnum „{attribute}“ þarf að vera gild dagsetning, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera tala.
        Gildið í reitnum „{attribute}“ má ekki vera það sama og í línu {previousLine}.
        Gildið í reitnum „{attribute}“ er í rangri röð. Það á heima á undan færslu {previousRecord}.
        Gildið í reitnum „{attribute}“ má ekki vera það sama og í færslu {previousRecord}.
        Samsetning reitanna {attributes} er í rangri röð. Hún á heima á undan færslu {previousRecord}.
        Samsetning reitanna {attributes} má ekki vera sú sama og í færslu {previousRecord}.
        Samsetning reitanna {attributes} er í rangri röð. Hún á heima á undan línu {previousLine}.
        Samsetning reitanna {attributes} má ekki vera sú sama og í línu {previousLine}.
        Í reitnum „{attribute}“ er stafrófum blandað saman eða þar eru faldir stafir. Notaðu bókstafi úr einu stafrófi.
        Gildið í reitnum „{attribute}“ þarf að byrja á „{prefix}“.
        Í reitnum „{attribute}“ þarf að vera nákvæmlega {length} stafur.|Í reitnum „{attribute}“ þurfa að vera nákvæmlega {length} stafir.
        Í reitnum „{attribute}“ þarf að vera nákvæmlega {length} bæti.|Í reitnum „{attribute}“ þurfa að vera nákvæmlega {length} bæti.
        Í reitnum „{attribute}“ má mest vera {max} stafur.|Í reitnum „{attribute}“ mega mest vera {max} stafir.
        Í reitnum „{attribute}“ má mest vera {max} bæti.|Í reitnum „{attribute}“ mega mest vera {max} bæti.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} stafur.|Í reitnum „{attribute}“ þurfa að vera að minnsta kosti {min} stafir.
        Í reitnum „{attribute}“ þarf að vera að minnsta kosti {min} bæti.|Í reitnum „{attribute}“ þurfa að vera að minnsta kosti {min} bæti.
        Gildið í reitnum „{attribute}“ þarf að vera texti.
        Gildið í reitnum „{attribute}“ þarf að vera gild tímasetning, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera á eftir {after}.
        Gildið í reitnum „{attribute}“ þarf að vera á undan {before}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt tímabelti, t.d. {example}.
        Tvítekið gildi
        Útrunnið
        Ógilt gildi
        Stemmir ekki
        Staf vantar
        Hugsanleg innsláttarvilla
        Þarf að vera frábrugðið
        Ekki tala
        Óleyfilegt gildi
        Ekki kannað
        Fannst ekki
        Ekki á listanum
        Ekki heil tala
        Röng röð
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
        Gildið í reitnum „{attribute}“ þarf að vera gilt ULID, t.d. {example}.
        Reiturinn „{attribute}“ hefur ekkert gildi og ekki er hægt að gefa honum gildi hér.
        Gildið í reitnum „{attribute}“ þarf að vera einkvæmt. Það er þegar í línu {firstLine}.
        Gildið í reitnum „{attribute}“ þarf að vera einkvæmt. Það er þegar í færslu {firstRecord}.
        Samsetning reitanna {attributes} þarf að vera einkvæm. Hún er þegar í færslu {firstRecord}.
        Gildið í reitnum „{attribute}“ þarf að vera einkvæmt.
        Samsetning reitanna {attributes} þarf að vera einkvæm.
        Samsetning reitanna {attributes} þarf að vera einkvæm. Hún er þegar í línu {firstLine}.
        Í reitnum „{attribute}“ má sama atriðið ekki vera tvisvar. Atriði {first} og {second} eru eins.
        Gildið í reitnum „{attribute}“ þarf að vera listi.
        Reiturinn „{attribute}“ þarf að vera skrifaður með hástöfum.
        Gildið í reitnum „{attribute}“ þarf að vera gilt URI, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild URI-tilvísun, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt URI-sniðmát, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild vefslóð, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt {name}, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt UUID.
        Gildið í reitnum „{attribute}“ þarf að vera hlutur.
        Gildið í reitnum „{attribute}“ þarf að vera gilt verksmiðjunúmer ökutækis (VIN). Athugaðu hvort innsláttarvilla er í gildinu.
        ósatt
        (autt)
        satt
        gildi
        """#)
}
