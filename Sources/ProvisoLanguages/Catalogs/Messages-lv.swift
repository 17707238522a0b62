// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let lv = CatalogTable.read(
        "lv",
        #"""
        Laukam “{attribute}” jāpaliek tukšam.
        Arī lauks “{attribute}” ir obligāts, jo ir norādīts: {given}.
        Laukā “{attribute}” drīkst būt tikai burti.
        Laukā “{attribute}” drīkst būt tikai burti (A–Z).
        Laukā “{attribute}” drīkst būt tikai burti un cipari.
        Laukā “{attribute}” drīkst būt tikai burti un cipari (A–Z, 0–9).
        Lauka “{attribute}” vērtība nav nevienā no atļautajiem formātiem.
        Laukā “{attribute}” drīkst būt tikai burti bez diakritiskajām zīmēm (A–Z), cipari un parastas pieturzīmes.
        Lauka “{attribute}” vērtība nav derīga. Pārbaudiet to un mēģiniet vēlreiz.
        Lauku “{attribute}” neizdevās pārbaudīt. Vēlāk mēģiniet vēlreiz.
        Lauks “{attribute}” vēl nav pārbaudīts.
        Lauka “{name}” nav.
        Lauka “{name}” nav. Vai domājāt “{suggestion}”?
        Laukā “{attribute}” jāievada derīga Base32 vērtība (A–Z, 2–7).
        Laukā “{attribute}” jāievada derīga Base64 vērtība, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs BIC kods ({min} vai {max} rakstzīmes), piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt {true} vai {false}.
        Laukā “{attribute}” jāievada pareizs derīguma termiņš, piemēram, {example}.
        Lauka “{attribute}” datums jau ir pagājis. Izmantojiet karti, kurai nav beidzies derīguma termiņš.
        Laukā “{attribute}” jāievada derīgs drošības kods ({min} vai {max} cipari).
        Lauka “{attribute}” vērtībai jābūt vienādai ar {compareValue}.
        Lauka “{attribute}” vērtībai jāsakrīt ar lauka “{compareAttribute}” vērtību.
        Lauka “{attribute}” vērtība nav gaidītā. Pārbaudiet to un mēģiniet vēlreiz.
        Lauka “{attribute}” vērtībai jābūt lielākai nekā {compareValue}.
        Lauka “{attribute}” vērtībai jābūt lielākai nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtība ir pārāk maza.
        Lauka “{attribute}” datums ir pārāk agrs.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā {compareValue}.
        Lauka “{attribute}” vērtība nedrīkst būt mazāka nekā {compareValue}.
        Lauka “{attribute}” vērtība nedrīkst būt mazāka nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtība nedrīkst būt agrāka nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtība ir pārāk maza.
        Lauka “{attribute}” datums ir pārāk agrs.
        Lauka “{attribute}” vērtība nedrīkst būt agrāka nekā {compareValue}.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā {compareValue}.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtība ir pārāk liela.
        Lauka “{attribute}” datums ir pārāk vēls.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā {compareValue}.
        Lauka “{attribute}” vērtība nedrīkst būt lielāka nekā {compareValue}.
        Lauka “{attribute}” vērtība nedrīkst būt lielāka nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtība nedrīkst būt vēlāka nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtība ir pārāk liela.
        Lauka “{attribute}” datums ir pārāk vēls.
        Lauka “{attribute}” vērtība nedrīkst būt vēlāka nekā {compareValue}.
        Lauka “{attribute}” vērtība nedrīkst būt vienāda ar {compareValue}.
        Lauka “{attribute}” vērtībai jāatšķiras no lauka “{compareAttribute}” vērtības.
        Lauka “{attribute}” vērtība nav atļauta. Izvēlieties citu.
        Lauka “{attribute}” vērtību nevar salīdzināt ar {compareValue}.
        Lauka “{attribute}” vērtību nevar salīdzināt ar lauka “{compareAttribute}” vērtību.
        Lauka “{attribute}” vērtību nevar salīdzināt.
        Lauka “{attribute}” vērtība nav derīga. Pārbaudiet to un mēģiniet vēlreiz.
        Laukā “{attribute}” jābūt “{containedValue}”.
        Laukā “{attribute}” jābūt “{containedValue}” vismaz {min} reižu.|Laukā “{attribute}” jābūt “{containedValue}” vismaz {min} reizi.|Laukā “{attribute}” jābūt “{containedValue}” vismaz {min} reizes.
        Laukā “{attribute}” jāievada derīgas koordinātas, piemēram, {example}.
        Laukā “{attribute}” jābūt tieši {count} vienumiem.|Laukā “{attribute}” jābūt tieši {count} vienumam.|Laukā “{attribute}” jābūt tieši {count} vienumiem.
        Laukā “{attribute}” jābūt vismaz {min} vienumiem.|Laukā “{attribute}” jābūt vismaz {min} vienumam.|Laukā “{attribute}” jābūt vismaz {min} vienumiem.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienumi.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienums.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienumi.
        Lauka “{attribute}” vērtībai jābūt sarakstam.
        Laukā “{attribute}” jāievada derīgs valsts kods, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga krāsa (CSS), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs valūtas kods, piemēram, {example}.
        Lauka “{attribute}” vērtība nav derīga. Pārbaudiet to un mēģiniet vēlreiz.
        Laukā “{attribute}” jāievada derīgs datu URI, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs datums, piemēram, {example}.
        Lauka “{attribute}” vērtība nedrīkst būt agrāka nekā {earliest}.
        Lauka “{attribute}” vērtība nedrīkst būt vēlāka nekā {latest}.
        Lauka “{attribute}” datumam jābūt nākotnē.
        Lauka “{attribute}” datumam jābūt pagātnē.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā {after}.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā {before}.
        Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gadiem.|Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gada.|Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gadiem.
        Laukā “{attribute}” jāievada derīgs datums ar laiku, piemēram, {example}.
        Lauka “{attribute}” vērtība nedrīkst būt agrāka nekā {earliest}.
        Lauka “{attribute}” vērtība nedrīkst būt vēlāka nekā {latest}.
        Lauka “{attribute}” datumam jābūt nākotnē.
        Lauka “{attribute}” datumam jābūt pagātnē.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā {after}.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā {before}.
        Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gadiem.|Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gada.|Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gadiem.
        Lauka “{attribute}” vērtībai jābūt skaitlim.
        Laukā “{attribute}” jābūt vismaz {min} cipariem aiz komata.|Laukā “{attribute}” jābūt vismaz {min} ciparam aiz komata.|Laukā “{attribute}” jābūt vismaz {min} cipariem aiz komata.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} cipari aiz komata.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} cipars aiz komata.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} cipari aiz komata.
        Laukā “{attribute}” jāievada derīgs domēna nosaukums, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs ilgums, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs tālruņa numurs ar valsts kodu, piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt sarakstam.
        Laukā “{attribute}” jāievada derīgs EAN kods. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīga e-pasta adrese, piemēram, {example}.
        Lauka “{attribute}” domēns nepieņem pastu. Pārbaudiet daļu aiz @.
        Lauka “{attribute}” domēnu neizdevās pārbaudīt. Vēlāk mēģiniet vēlreiz.
        Lauka “{attribute}” vērtībai jābeidzas ar “{suffix}”.
        Veidlapu neizdevās pārbaudīt. Mēģiniet vēlreiz.
        Lauku “{attribute}” neizdevās nolasīt. Nosūtiet veidlapu vēlreiz.
        Lauku “{attribute}” neizdevās nolasīt. Nosūtiet veidlapu vēlreiz.
        Lauku “{attribute}” neizdevās nolasīt. Nosūtiet veidlapu vēlreiz.
        Laukā “{attribute}” jāievada derīga jaucējvērtība.
        Laukā “{attribute}” jāievada derīga heksadecimāla vērtība (0–9, A–F, pa pāriem).
        Laukā “{attribute}” jāievada derīga krāsa (HEX), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs resursdatora nosaukums, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs IBAN numurs. Pārbaudiet, vai nav drukas kļūdu.
        Lauka “{attribute}” vērtība nav viena no atļautajām. Izvēlieties citu.
        Lauka “{attribute}” vērtība nav atļauta. Izvēlieties citu.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim.
        Laukā “{attribute}” jāievada derīga IP adrese, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs IRI, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga IRI atsauce, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs ISBN numurs. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīgs ISIN kods. Pārbaudiet, vai nav drukas kļūdu.
        Laukā “{attribute}” jāievada derīgs ISSN numurs. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīgs JSON dokuments.
        Laukā “{attribute}” jāievada derīgs JSON rādītājs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs JSON Web Token.
        Laukā “{attribute}” jāievada derīgs valodas kods, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgas koordinātas, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs ģeogrāfiskais platums no {min} līdz {max}.
        Laukā “{attribute}” jāievada derīgs ģeogrāfiskais garums no {min} līdz {max}.
        Lauks “{attribute}” jāraksta ar mazajiem burtiem.
        Laukā “{attribute}” jāievada derīgs numurs. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīga MAC adrese, piemēram, {example}.
        Lauka “{attribute}” vērtība nav gaidītajā formātā.
        Laukā “{attribute}” jābūt ciparam.
        Laukā “{attribute}” jābūt mazajam burtam.
        Laukā “{attribute}” jābūt īpašajai rakstzīmei, piemēram, ! vai %.
        Laukā “{attribute}” jābūt lielajam burtam.
        Lauka “{attribute}” vērtības formāts nav atļauts.
        Lauka “{attribute}” vērtība ir pārāk gara. Saīsiniet tekstu.
        Laukā “{attribute}” jāievada derīgs MIME tips, piemēram, {example}.
        Lauka “{attribute}” vērtībai jādalās ar {divisor}.
        Laukā “{attribute}” jāievada derīgs Nano ID.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā {limit}.
        Laukā “{attribute}” ir pārāk daudz līmeņu.
        Lauka “{attribute}” vērtībai jābūt objektam.
        Lauka “{attribute}” vērtība nav atļauta. Izvēlieties citu.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim.
        Lauka “{attribute}” vērtība drīkst būt ne lielāka kā {max}.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā {max}.
        Lauka “{attribute}” vērtībai jābūt vismaz {min}.
        Lauka “{attribute}” vērtībai jābūt skaitlim.
        Laukā “{attribute}” jābūt ciparam.
        Laukā “{attribute}” jābūt mazajam burtam.
        Laukā “{attribute}” jābūt īpašajai rakstzīmei, piemēram, ! vai %.
        Laukā “{attribute}” jābūt lielajam burtam.
        Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmei.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.
        Lauka “{attribute}” vērtībai jābūt tekstam.
        Laukā “{attribute}” jāievada derīgs kartes numurs. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīgs porta numurs no {min} līdz {max}.
        Lauka “{attribute}” vērtībai jābūt lielākai nekā {limit}.
        Laukā “{attribute}” ir rakstzīmes, ko nevar parādīt, piemēram, tabulatori vai rindu pārtraukumi. Noņemiet tās.
        Laukā “{attribute}” drīkst būt tikai burti bez diakritiskajām zīmēm (A–Z), cipari un parastas pieturzīmes.
        \u bez četriem heksadecimāliem cipariem
        procenta zīme bez diviem heksadecimāliem cipariem
        masīvs nav aizvērts
        baitu secības zīme teksta vidū
        neatļauta rakstzīme
        aizverošā iekava neatbilst
        aizverošā iekava bez atverošās
        aiz atslēgas trūkst kola
        komats aiz pēdējās vērtības
        trūkst komata
        pirms komata nav vērtības
        komentārs
        vadības rakstzīme
        vadības rakstzīme virknē
        atkārtota atslēga
        tukšs
        puse surogātpāra
        heksadecimāls skaitlis
        nederīgs UTF-8
        atkārtota atslēga
        garāks par 16 MiB
        nav objekts
        nederīgs UTF-8
        tā nosaukums ir pretrunā citam
        tā nosaukums nepasaka, kuram elementam tas pieder
        šūnu skaits neatbilst kolonnām
        atslēga nav virkne
        atslēga nav pēdiņās
        nulle sākumā
        atdalītājs nepareizā vietā
        vairāk nekā viena vērtība
        pārāk dziļa ligzdošana
        trūkst @
        trūkst domēna
        trūkst shēmas
        tādas valsts nav
        tādas dienas nav
        nav vērtības
        rakstzīme ārpus ASCII
        nederīgs UTF-8
        nav cipars
        nav heksadecimāls cipars
        nav skaitlis
        nav masīvs
        nav ne objektu masīvs, ne objekts
        nav objekts
        nav teksts
        skaitlis nav galīgs
        nepilnīgs skaitlis
        skaitlis ar nulli sākumā
        skaitlis ar plusa zīmi
        skaitlis bez cipara pirms punkta
        objekts nav aizvērts
        ārpus robežām
        virkne vienpēdiņās
        virkne nav aizvērta
        pārāk agri
        pārāk maz ciparu
        pārāk vēlu
        pārāk garš
        pārāk daudz ciparu
        pārāk īss
        divi punkti pēc kārtas
        negaidīta rakstzīme
        nezināma atsoļa secība virknē
        nezināms vārds
        trūkst vērtības
        nepareizs kontrolcipars
        nepareizs kontrolcipars
        nepareizs garums
        nepareizs ciparu skaits
        Ierakstu nevar nolasīt: {reason}.
        Ierakstu nevar nolasīt: atrastas šūnas: {found}, gaidītas: {expected}.
        Ierakstu nevar nolasīt: {reason} (kolonna {column}).
        Ierakstu nevar nolasīt: {reason} (rinda {line}, kolonna {column}).
        Laukā “{attribute}” jāievada derīgs relatīvais JSON rādītājs, piemēram, {example}.
        {attribute}: {message}
        Ir {count} problēmu.|Ir {count} problēma.|Ir {count} problēmas.
        Lauks “{attribute}” ir obligāts.
        Jums jāpiekrīt “{attribute}”.
        Lauka “{attribute}” vērtībai jābūt {requiredValue}.
        Scenārija “{name}” nav.
        Scenārija “{name}” nav. Vai domājāt “{suggestion}”?
        Laukā “{attribute}” jāievada derīgs versijas numurs, piemēram, {example}.
        Laukā “{attribute}” drīkst būt tikai mazie burti (a–z), cipari un atsevišķas defises.
        Laukā “{attribute}” drīkst būt tikai mazie burti (a–z), cipari un atsevišķas defises vai pasvītras.
        Laukā “{attribute}” ir sajaukti alfabēti vai ir slēptas rakstzīmes. Izmantojiet viena alfabēta burtus.
        Lauka “{attribute}” vērtībai jāsākas ar “{prefix}”.
        Laukā “{attribute}” jābūt tieši {length} rakstzīmēm.|Laukā “{attribute}” jābūt tieši {length} rakstzīmei.|Laukā “{attribute}” jābūt tieši {length} rakstzīmēm.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīmes.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīme.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīmes.
        Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmei.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.
        Lauka “{attribute}” vērtībai jābūt tekstam.
        Laukā “{attribute}” jāievada derīgs laiks, piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā {after}.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā {before}.
        Laukā “{attribute}” jāievada derīga laika josla, piemēram, {example}.
        Beidzies termiņš
        Nederīga vērtība
        Nesakrīt
        Trūkst rakstzīmes
        Jāatšķiras
        Nav skaitlis
        Neatļauta vērtība
        Pārbaude nav veikta
        Neizdevās atrast
        Nav sarakstā
        Nav vesels skaitlis
        Obligāts lauks
        Pārāk liela vērtība
        Pārāk agri
        Pārāk maz
        Pārāk vēlu
        Pārāk garš teksts
        Pārāk daudz
        Pārāk nesens datums
        Pārāk īss teksts
        Pārāk maza vērtība
        Nevar nolasīt
        Neatļautas rakstzīmes
        Nepareizs skaits
        Nepareizs formāts
        Nepareizs garums
        Nepareizs tips
        Laukā “{attribute}” jāievada derīgs ULID.
        Lauks “{attribute}” jāraksta ar lielajiem burtiem.
        Laukā “{attribute}” jāievada derīgs URI, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga URI atsauce, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga URI veidne, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga URL adrese, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs UUID.
        aplams
        (tukšs)
        patiess
        vērtība
        """#)
}
