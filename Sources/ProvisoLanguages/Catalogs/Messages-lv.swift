// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

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
        Ieraksti ar problēmu laukā “{attribute}”: {count} no {total}. Atļauts ne vairāk kā {limit}.
        Ieraksti ar problēmu lauku {attributes} kombinācijā: {count} no {total}. Atļauts ne vairāk kā {limit}.
        Lauka “{name}” nav.
        Lauka “{name}” nav. Vai domājāt “{suggestion}”?
        Laukā “{attribute}” jāievada derīga Base32 vērtība (A–Z, 2–7).
        Laukā “{attribute}” jāievada derīga Base64 vērtība, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs BIC kods ({min} vai {max} rakstzīmes), piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt {true} vai {false}.
        Laukā “{attribute}” jāievada pareizs derīguma termiņš, piemēram, {example}.
        Lauka “{attribute}” datums jau ir pagājis. Izmantojiet karti, kurai nav beidzies derīguma termiņš.
        Laukā “{attribute}” jāievada derīgs drošības kods ({min} vai {max} cipari).
        Laukā “{attribute}” jāievada derīgs drošības kods ({count} cipari).
        Kolonna “{column}” nav atļauta.
        Trūkst kolonnas “{column}”.
        Trūkst kolonnas “{column}”. Šķiet, ka šūnas ir atdalītas ar “{delimiter}”.
        Trūkst kolonnas “{column}”. Ir kolonna “{suggestion}”.
        Kolonnas “{column}” nosaukums nav gaidītajā formātā.
        Kolonnai “{column}” jābūt aiz kolonnas “{previous}”.
        Kolonna “{column}” nav paredzēta.
        Kolonna “{column}” nav paredzēta. Vai domājāt “{suggestion}”?
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
        Lauka “{attribute}” vērtībai jābūt tāda paša veida kā {compareValue}.
        Lauka “{attribute}” vērtībai jābūt tāda paša veida kā lauka “{compareAttribute}” vērtībai.
        Lauka “{attribute}” vērtība ir nepareiza veida.
        Lauka “{attribute}” vērtība nav derīga. Pārbaudiet to un mēģiniet vēlreiz.
        Laukā “{attribute}” jābūt “{containedValue}”.
        Laukā “{attribute}” jābūt “{containedValue}” vismaz {min} reižu.|Laukā “{attribute}” jābūt “{containedValue}” vismaz {min} reizi.|Laukā “{attribute}” jābūt “{containedValue}” vismaz {min} reizes.
        Laukā “{attribute}” jāievada derīgas koordinātas, piemēram, {example}.
        Laukā “{attribute}” jābūt tieši {count} vienumiem.|Laukā “{attribute}” jābūt tieši {count} vienumam.|Laukā “{attribute}” jābūt tieši {count} vienumiem.
        Lauka “{attribute}” vērtībai jābūt tieši vienā no atļautajiem formātiem. Atbilstošo formātu skaits: {count}.
        Laukā “{attribute}” jābūt vismaz {min} vienumiem.|Laukā “{attribute}” jābūt vismaz {min} vienumam.|Laukā “{attribute}” jābūt vismaz {min} vienumiem.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienumi.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienums.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienumi.
        Lauka “{attribute}” vērtībai jābūt sarakstam.
        Laukā “{attribute}” jāievada derīgs valsts kods, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs cron grafiks, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga CSS krāsa, piemēram, {example}.
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
        Dažādu vērtību skaitam laukā “{attribute}” jābūt vismaz {min}.|Dažādu vērtību skaitam laukā “{attribute}” jābūt vismaz {min}.|Dažādu vērtību skaitam laukā “{attribute}” jābūt vismaz {min}.
        Dažādu lauku {attributes} kombināciju skaitam jābūt vismaz {min}.
        Dažādu vērtību skaits laukā “{attribute}” nedrīkst pārsniegt {max}.|Dažādu vērtību skaits laukā “{attribute}” nedrīkst pārsniegt {max}.|Dažādu vērtību skaits laukā “{attribute}” nedrīkst pārsniegt {max}.
        Dažādu lauku {attributes} kombināciju skaits nedrīkst pārsniegt {max}.
        Laukā “{attribute}” jāievada derīgs domēna nosaukums, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs ilgums, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs tālruņa numurs ar valsts kodu, piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt sarakstam.
        Laukā “{attribute}” jāievada derīgs {name} kods. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīga e-pasta adrese, piemēram, {example}.
        Lauka “{attribute}” domēns nepieņem pastu. Pārbaudiet daļu aiz @.
        Lauka “{attribute}” domēnā, šķiet, ir pārrakstīšanās kļūda. Pārbaudiet daļu aiz @.
        Lauka “{attribute}” domēnu neizdevās pārbaudīt. Vēlāk mēģiniet vēlreiz.
        Lauka “{attribute}” vērtībai jābeidzas ar “{suffix}”.
        Lauka “{attribute}” vērtība nav atrasta failā “{source}”.
        Lauka “{attribute}” vērtība nav atrasta kolonnā “{column}”.
        Lauku {attributes} kombinācija nav atrasta kolonnās “{column}”.
        Lauku {attributes} kombinācija nav atrasta failā “{source}”.
        Veidlapu neizdevās pārbaudīt. Mēģiniet vēlreiz.
        Lauku “{attribute}” neizdevās nolasīt. Nosūtiet veidlapu vēlreiz.
        Lauku “{attribute}” neizdevās nolasīt. Nosūtiet veidlapu vēlreiz.
        Lauku “{attribute}” neizdevās nolasīt. Nosūtiet veidlapu vēlreiz.
        Laukā “{attribute}” jāievada derīga jaucējvērtība ({name}).
        Laukā “{attribute}” jāievada derīga heksadecimāla vērtība (0–9, A–F, pa pāriem).
        Laukā “{attribute}” jāievada derīga heksadecimālā krāsa, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs resursdatora nosaukums, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs IBAN numurs. Pārbaudiet, vai nav drukas kļūdu.
        Lauka “{attribute}” vērtība nav viena no atļautajām. Izvēlieties citu.
        Lauka “{attribute}” vērtība nav atļauta. Izvēlieties citu.
        Lauka “{attribute}” vērtība nav viena no atļautajām: {values}.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim bez cipariem aiz komata.
        Laukā “{attribute}” jāievada derīga IP adrese, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs IRI, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga IRI atsauce, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs {name} numurs. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīgs ISIN kods. Pārbaudiet, vai nav drukas kļūdu.
        Laukā “{attribute}” jāievada derīgs ISSN numurs. Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīgs JSON dokuments.
        Laukā “{attribute}” jāievada derīgs JSON rādītājs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs JSON Web Token.
        Lauka “{attribute}” vērtībai jābūt objektam.
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
        Lauka “{attribute}” vērtība nav gaidītajā formātā. Piemērs: {example}.
        Lauka “{attribute}” vērtības formāts nav atļauts.
        Lauka “{attribute}” vērtība ir pārāk gara. Saīsiniet tekstu.
        Laukā “{attribute}” jāievada derīgs MIME tips, piemēram, {example}.
        Lauka “{attribute}” vērtībai jādalās ar {divisor}.
        Laukā “{attribute}” jāievada derīgs Nano ID, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs Nano ID.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā {limit}.
        Laukā “{attribute}” ir pārāk daudz līmeņu.
        Lauka “{attribute}” vērtībai jābūt objektam.
        Lauka “{attribute}” vērtība nav atļauta. Izvēlieties citu.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim bez cipariem aiz komata.
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
        Laukā “{attribute}” jāievada derīgs kartes numurs ({name}). Pārbaudiet ciparus.
        Laukā “{attribute}” jāievada derīgs porta numurs no {min} līdz {max}.
        Lauka “{attribute}” vērtībai jābūt lielākai nekā {limit}.
        Laukā “{attribute}” ir rakstzīmes, ko nevar parādīt, piemēram, tabulatori vai rindu pārtraukumi. Noņemiet tās.
        Laukā “{attribute}” drīkst būt tikai burti bez diakritiskajām zīmēm (A–Z), cipari un parastas pieturzīmes.
        neatļauta IP adrese
        \u bez četriem heksadecimāliem cipariem
        procenta zīme bez diviem heksadecimāliem cipariem
        iestatīti resursdatora biti
        masīvs nav aizvērts
        kartes veids netiek pieņemts
        baitu secības zīme teksta vidū
        atcelts
        neatļauta rakstzīme
        rakstzīme šajā vietā nav atļauta
        aizverošā iekava neatbilst
        trūkst aizverošās iekavas
        aizverošā iekava bez atverošās
        aiz atslēgas trūkst kola
        diakritiskā zīme bez burta
        komats aiz pēdējās vērtības
        trūkst komata
        pirms komata nav vērtības
        komentārs
        vadības rakstzīme
        vadības rakstzīme virknē
        valsts netiek pieņemta
        parādāmais vārds nav pēdiņās
        domēns pārāk garš
        atkārtota atslēga
        tukšs
        tukša daļa
        beidzies derīguma termiņš
        neatļauts fragments
        puse surogātpāra
        heksadecimāls skaitlis
        stunda ārpus robežām
        nederīgs Punycode
        nederīgs UTF-8
        nederīgs augstākā līmeņa domēns
        neredzama rakstzīme
        atkārtota atslēga
        divas atslēgas vienam laukam
        nav objekts
        nederīgs UTF-8
        tā nosaukums ir pretrunā citam
        tā nosaukums nepasaka, kuram elementam tas pieder
        šūnu skaits neatbilst kolonnām
        atslēga nav virkne
        atslēga nav pēdiņās
        nulle sākumā
        neatļauts rindiņas pārtraukums
        nelasāma atbilde
        minūte ārpus robežām
        punkts nepareizā vietā
        defise nepareizā vietā
        daļa nepareizā vietā
        atdalītājs nepareizā vietā
        sajaukti cipari
        sajauktas rakstības
        sajaukti atdalītāji
        sajaukti rakstīšanas virzieni
        vairāk nekā viena vērtība
        trūkst nosaukuma
        pārāk dziļa ligzdošana
        trūkst numura zīmes
        trūkst AM vai PM
        sākumā trūkst P
        pirms laika trūkst T
        atbilde nav saņemta laikā
        trūkst @
        trūkst domēna
        trūkst vienādības zīmes
        trūkst resursdatora
        trūkst defises
        trūkst valodas
        šajā laikā nav garās sekundes
        nav pasta servera
        trūkst multivides veida
        trūkst mēneša nosaukuma
        trūkst laika nobīdes
        trūkst plusa zīmes
        trūkst prefiksa garuma
        trūkst shēmas
        trūkst sekunžu
        trūkst atdalītāju
        serveris nav sasniedzams
        trūkst paraksta
        trūkst slīpsvītras
        šajā platformā nav ligzdu
        trūkst apakštipa
        tādas krāsu telpas nav
        tādas valsts nav
        tādas valūtas nav
        tādas dienas nav
        tāda domēna nav
        tādas valodas nav
        tāda mēneša nav
        tāda numura nav
        tāda reģiona nav
        tādas rakstības nav
        tādas laika joslas nav
        tādas mērvienības nav
        tāda varianta nav
        trūkst laika
        trūkst mērvienības
        trūkst lietotājvārda
        nav vērtības
        trūkst nedēļas dienas nosaukuma
        rakstzīme ārpus ASCII
        nav Base64
        nav Base64url
        nederīgs UTF-8
        nav URL
        nav krāsa
        nav cipars
        nav domēna vārds
        nav heksadecimāls cipars
        nav burts
        nav ne burts, ne cipars
        nav mēnesis un gads
        nav dalāms bez atlikuma
        nav skaitlis
        nav IP adrese
        nav IPv4 adrese
        nav IPv6 adrese
        nav masīvs
        nav ne objektu masīvs, ne objekts
        nav objekts
        nav nākotnē
        nav pagātnē
        nav mazie burti
        nav negatīvs
        nav normalizēts (NFC)
        nav pozitīvs
        nav drukājams
        nav teksts
        nav trīs daļu
        nav divu skaitļu
        nav lielie burti
        nav vesels skaitlis
        trūkst daļas pirms @
        skaitlis nav galīgs
        nepilnīgs skaitlis
        skaitlis ar nulli sākumā
        skaitlis ar plusa zīmi
        skaitlis bez cipara pirms punkta
        objekts nav aizvērts
        nepāra ciparu skaits
        laika nobīde ārpus robežām
        ārpus robežām
        neatļauts aizpildījums
        daļa pirms @ pārāk gara
        daļa atkārtojas
        daļa pārāk gara
        daļas ir pretrunā
        ports nav skaitlis
        neatļauts ports
        ports ārpus robežām
        neatļauts prefiksa garums
        neatļauts vaicājums
        neatļautas pēdiņas
        serveris atteica
        diakritiskā zīme atkārtojas
        neatļauta shēma
        sekunde ārpus robežām
        servera kļūda
        neatļauta atstarpe
        virkne vienpēdiņās
        virkne nav aizvērta
        nepieņem e-pastu
        teksts pēc beigām
        pārāk agri
        pārāk maz decimāldaļas ciparu
        pārāk maz ciparu
        pārāk maz daļu
        pārāk vēlu
        pārāk garš
        pārāk daudz decimāldaļas ciparu
        pārāk daudz ciparu
        pārāk daudz daļu
        pārāk īss
        pārāk jauns vecums
        divi punkti pēc kārtas
        veids netiek pieņemts
        negaidīta rakstzīme
        negaidītas beigas
        izlaista mērvienība
        mērvienības nepareizā secībā
        nezināma atsoļa secība virknē
        nezināms vārds
        neatļauti lietotāja dati
        trūkst vērtības
        nedēļas kopā ar citām mērvienībām
        nepareizs kontrolcipars
        nepareizs kontrolcipars
        nepareizs garums
        nepareizs ciparu skaits
        nepareizs aizpildījums
        nepareizs prefikss
        nepareiza mērvienība
        nepareizs variants
        nepareiza versija
        nepareiza nedēļas diena
        gads ārpus robežām
        neatļauta zona
        Ierakstu nevar nolasīt: {reason}.
        Šūnu skaits rindā: {found}, nevis {expected}. Pārbaudiet atdalītājus un pēdiņas.|Šūnu skaits rindā: {found}, nevis {expected}. Pārbaudiet atdalītājus un pēdiņas.|Šūnu skaits rindā: {found}, nevis {expected}. Pārbaudiet atdalītājus un pēdiņas.
        Ierakstu nevar nolasīt: {reason} (kolonna {column}).
        Ierakstu nevar nolasīt: {reason} (rinda {line}, kolonna {column}).
        Ierakstu nevar nolasīt: garāks par {max} MiB.
        Ierakstu skaitam jābūt vismaz {min}.|Ierakstu skaitam jābūt vismaz {min}.|Ierakstu skaitam jābūt vismaz {min}.
        Derīgo vienumu skaitam laukā “{attribute}” jābūt vismaz {min}. Tagad tas ir {count}.
        Ierakstu skaits nedrīkst pārsniegt {max}.|Ierakstu skaits nedrīkst pārsniegt {max}.|Ierakstu skaits nedrīkst pārsniegt {max}.
        Derīgo vienumu skaits laukā “{attribute}” nedrīkst pārsniegt {max}. Tagad tas ir {count}.
        Laukā “{attribute}” jāievada derīgs relatīvais JSON rādītājs, piemēram, {example}.
        {attribute}: {message}
        Vai domājāt “{suggestion}”?
        Vai domājāt {suggestion}?
        Ir {count} problēmu.|Ir {count} problēma.|Ir {count} problēmas.
        Lauks “{attribute}” ir obligāts.
        Jums jāpiekrīt “{attribute}”.
        Lauka “{attribute}” vērtībai jābūt {requiredValue}.
        Scenārija “{name}” nav.
        Scenārija “{name}” nav. Vai domājāt “{suggestion}”?
        Laukā “{attribute}” jāievada derīgs versijas numurs, piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt {expected} (nākamā pēc kārtas).
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim.
        Laukā “{attribute}” jāievada derīgs datums, piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim bez cipariem aiz komata.
        Laukā “{attribute}” drīkst būt tikai mazie burti (a–z), cipari un starp tiem atsevišķas defises.
        Laukā “{attribute}” drīkst būt tikai mazie burti (a–z), cipari un starp tiem atsevišķas defises vai pasvītras.
        Lauka “{attribute}” vērtība nav pareizā secībā. Tās vieta ir pirms rindas {previousLine}.
        Lauka “{attribute}” vērtība ir nepareiza veida.
        Laukā “{attribute}” jāievada derīgs datums, piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt skaitlim.
        Lauka “{attribute}” vērtība nedrīkst būt tāda pati kā rindā {previousLine}.
        Lauka “{attribute}” vērtība nav pareizā secībā. Tās vieta ir pirms ieraksta {previousRecord}.
        Lauka “{attribute}” vērtība nedrīkst būt tāda pati kā ierakstā {previousRecord}.
        Lauku {attributes} kombinācija nav pareizā secībā. Tās vieta ir pirms ieraksta {previousRecord}.
        Lauku {attributes} kombinācija nedrīkst būt tāda pati kā ierakstā {previousRecord}.
        Lauku {attributes} kombinācija nav pareizā secībā. Tās vieta ir pirms rindas {previousLine}.
        Lauku {attributes} kombinācija nedrīkst būt tāda pati kā rindā {previousLine}.
        Laukā “{attribute}” ir sajaukti alfabēti vai ir slēptas rakstzīmes. Izmantojiet viena alfabēta burtus.
        Lauka “{attribute}” vērtībai jāsākas ar “{prefix}”.
        Laukā “{attribute}” jābūt tieši {length} rakstzīmēm.|Laukā “{attribute}” jābūt tieši {length} rakstzīmei.|Laukā “{attribute}” jābūt tieši {length} rakstzīmēm.
        Laukā “{attribute}” jābūt tieši {length} baitiem.|Laukā “{attribute}” jābūt tieši {length} baitam.|Laukā “{attribute}” jābūt tieši {length} baitiem.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīmes.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīme.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīmes.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} baiti.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} baits.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} baiti.
        Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmei.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.
        Laukā “{attribute}” jābūt vismaz {min} baitiem.|Laukā “{attribute}” jābūt vismaz {min} baitam.|Laukā “{attribute}” jābūt vismaz {min} baitiem.
        Lauka “{attribute}” vērtībai jābūt tekstam.
        Laukā “{attribute}” jāievada derīgs laiks, piemēram, {example}.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā {after}.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā {before}.
        Laukā “{attribute}” jāievada derīga laika josla, piemēram, {example}.
        Vērtība atkārtojas
        Beidzies termiņš
        Nederīga vērtība
        Nesakrīt
        Trūkst rakstzīmes
        Iespējama pārrakstīšanās kļūda
        Jāatšķiras
        Nav skaitlis
        Neatļauta vērtība
        Pārbaude nav veikta
        Neizdevās atrast
        Nav sarakstā
        Nav vesels skaitlis
        Nepareiza secība
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
        Laukā “{attribute}” jāievada derīgs ULID, piemēram, {example}.
        Laukam “{attribute}” nav vērtības, un šeit to nevar norādīt.
        Lauka “{attribute}” vērtībai jābūt unikālai. Tā jau ir rindā {firstLine}.
        Lauka “{attribute}” vērtībai jābūt unikālai. Tā jau ir ierakstā {firstRecord}.
        Lauku {attributes} kombinācijai jābūt unikālai. Tā jau ir ierakstā {firstRecord}.
        Lauka “{attribute}” vērtībai jābūt unikālai.
        Lauku {attributes} kombinācijai jābūt unikālai.
        Lauku {attributes} kombinācijai jābūt unikālai. Tā jau ir rindā {firstLine}.
        Laukā “{attribute}” viens un tas pats vienums nedrīkst būt divreiz. {first}. un {second}. vienums ir vienādi.
        Lauka “{attribute}” vērtībai jābūt sarakstam.
        Lauks “{attribute}” jāraksta ar lielajiem burtiem.
        Laukā “{attribute}” jāievada derīgs URI, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga URI atsauce, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga URI veidne, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga URL adrese, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs {name}, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs UUID.
        Lauka “{attribute}” vērtībai jābūt objektam.
        Laukā “{attribute}” jāievada derīgs transportlīdzekļa identifikācijas numurs (VIN). Pārbaudiet, vai nav drukas kļūdu.
        aplams
        (tukšs)
        patiess
        vērtība
        """#)
}
