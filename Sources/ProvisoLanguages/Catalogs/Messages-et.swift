// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let et = CatalogTable.read(
        "et",
        #"""
        Väli „{attribute}“ peab jääma tühjaks.
        Ka väli „{attribute}“ on kohustuslik, sest on antud: {given}.
        Väli „{attribute}“ võib sisaldada ainult tähti.
        Väli „{attribute}“ võib sisaldada ainult tähti (A–Z).
        Väli „{attribute}“ võib sisaldada ainult tähti ja numbreid.
        Väli „{attribute}“ võib sisaldada ainult tähti ja numbreid (A–Z, 0–9).
        Välja „{attribute}“ väärtus ei ole üheski lubatud vormingus.
        Väli „{attribute}“ võib sisaldada ainult rõhumärkideta tähti (A–Z), numbreid ja tavalisi kirjavahemärke.
        Välja „{attribute}“ väärtus ei sobi. Kontrolli seda ja proovi uuesti.
        Välja „{attribute}“ ei õnnestunud kontrollida. Proovi hiljem uuesti.
        Välja „{attribute}“ pole veel kontrollitud.
        Väljal „{attribute}“ on probleem {count} kirjes (kokku {total}). Lubatud on kõige rohkem {limit}.
        Väljade {attributes} kombinatsioonil on probleem {count} kirjes (kokku {total}). Lubatud on kõige rohkem {limit}.
        Välja „{name}“ ei ole.
        Välja „{name}“ ei ole. Kas mõtlesite „{suggestion}“?
        Välja „{attribute}“ väärtus peab olema kehtiv Base32 väärtus (A–Z, 2–7).
        Välja „{attribute}“ väärtus peab olema kehtiv Base64 väärtus, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv BIC-kood ({min} või {max} märki), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kas {true} või {false}.
        Välja „{attribute}“ väärtus peab olema kehtiv aegumiskuupäev, näiteks {example}.
        Välja „{attribute}“ kuupäev on möödas. Kasuta kaarti, mis pole aegunud.
        Välja „{attribute}“ väärtus peab olema kehtiv turvakood ({min} või {max} numbrit).
        Välja „{attribute}“ väärtus peab olema kehtiv turvakood ({count} numbrit).
        Veerg „{column}“ ei ole lubatud.
        Veerg „{column}“ puudub.
        Veerg „{column}“ puudub. Lahtrid näivad olevat eraldatud märgiga „{delimiter}“.
        Veerg „{column}“ puudub. Olemas on veerg „{suggestion}“.
        Veeru „{column}“ nimi ei ole oodatud vormingus.
        Veerg „{column}“ peab olema pärast veergu „{previous}“.
        Veerg „{column}“ ei ole oodatud veergude hulgas.
        Veerg „{column}“ ei ole oodatud veergude hulgas. Kas mõtlesite „{suggestion}“?
        Välja „{attribute}“ väärtus peab olema võrdne väärtusega {compareValue}.
        Välja „{attribute}“ väärtus peab kattuma välja „{compareAttribute}“ väärtusega.
        Välja „{attribute}“ väärtus ei vasta oodatule. Kontrolli seda ja proovi uuesti.
        Välja „{attribute}“ väärtus peab olema suurem kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema suurem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus peab olema hilisem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus on liiga väike.
        Välja „{attribute}“ kuupäev on liiga varajane.
        Välja „{attribute}“ väärtus peab olema hilisem kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema suurem kui {compareValue} või sellega võrdne.
        Välja „{attribute}“ väärtus peab olema suurem kui välja „{compareAttribute}“ väärtus või sellega võrdne.
        Välja „{attribute}“ väärtus ei tohi olla varasem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus on liiga väike.
        Välja „{attribute}“ kuupäev on liiga varajane.
        Välja „{attribute}“ väärtus ei tohi olla varasem kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema väiksem kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema väiksem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus peab olema varasem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus on liiga suur.
        Välja „{attribute}“ kuupäev on liiga hiline.
        Välja „{attribute}“ väärtus peab olema varasem kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema väiksem kui {compareValue} või sellega võrdne.
        Välja „{attribute}“ väärtus peab olema väiksem kui välja „{compareAttribute}“ väärtus või sellega võrdne.
        Välja „{attribute}“ väärtus ei tohi olla hilisem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus on liiga suur.
        Välja „{attribute}“ kuupäev on liiga hiline.
        Välja „{attribute}“ väärtus ei tohi olla hilisem kui {compareValue}.
        Välja „{attribute}“ väärtus ei tohi olla {compareValue}.
        Välja „{attribute}“ väärtus peab erinema välja „{compareAttribute}“ väärtusest.
        Välja „{attribute}“ väärtus ei ole lubatud. Vali mõni teine.
        Välja „{attribute}“ väärtus peab olema sama liiki kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema sama liiki kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus on vale liiki.
        Välja „{attribute}“ väärtus ei sobi. Kontrolli seda ja proovi uuesti.
        Väli „{attribute}“ peab sisaldama „{containedValue}“.
        Väli „{attribute}“ peab sisaldama „{containedValue}“ vähemalt {min} korra.|Väli „{attribute}“ peab sisaldama „{containedValue}“ vähemalt {min} korda.
        Välja „{attribute}“ väärtus peab olema kehtivad koordinaadid, näiteks {example}.
        Väljal „{attribute}“ peab olema täpselt {count} kirje.|Väljal „{attribute}“ peab olema täpselt {count} kirjet.
        Välja „{attribute}“ väärtus peab olema täpselt ühes lubatud vormingus. Sobivate vormingute arv: {count}.
        Väljal „{attribute}“ peab olema vähemalt {min} kirje.|Väljal „{attribute}“ peab olema vähemalt {min} kirjet.
        Väljal „{attribute}“ võib olla kõige rohkem {max} kirje.|Väljal „{attribute}“ võib olla kõige rohkem {max} kirjet.
        Välja „{attribute}“ väärtus peab olema loend.
        Välja „{attribute}“ väärtus peab olema kehtiv riigikood, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv croni ajakava, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv CSS-värv, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv valuutakood, näiteks {example}.
        Välja „{attribute}“ väärtus ei sobi. Kontrolli seda ja proovi uuesti.
        Välja „{attribute}“ väärtus peab olema kehtiv andme-URI, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv kuupäev, näiteks {example}.
        Välja „{attribute}“ väärtus ei tohi olla varasem kui {earliest}.
        Välja „{attribute}“ väärtus ei tohi olla hilisem kui {latest}.
        Välja „{attribute}“ kuupäev peab olema tulevikus.
        Välja „{attribute}“ kuupäev peab olema minevikus.
        Välja „{attribute}“ väärtus peab olema hilisem kui {after}.
        Välja „{attribute}“ väärtus peab olema varasem kui {before}.
        Välja „{attribute}“ kuupäevast peab olema möödas vähemalt {minAge} aasta.|Välja „{attribute}“ kuupäevast peab olema möödas vähemalt {minAge} aastat.
        Välja „{attribute}“ väärtus peab olema kehtiv kuupäev ja kellaaeg, näiteks {example}.
        Välja „{attribute}“ väärtus ei tohi olla varasem kui {earliest}.
        Välja „{attribute}“ väärtus ei tohi olla hilisem kui {latest}.
        Välja „{attribute}“ kuupäev peab olema tulevikus.
        Välja „{attribute}“ kuupäev peab olema minevikus.
        Välja „{attribute}“ väärtus peab olema hilisem kui {after}.
        Välja „{attribute}“ väärtus peab olema varasem kui {before}.
        Välja „{attribute}“ kuupäevast peab olema möödas vähemalt {minAge} aasta.|Välja „{attribute}“ kuupäevast peab olema möödas vähemalt {minAge} aastat.
        Välja „{attribute}“ väärtus peab olema arv.
        Väljal „{attribute}“ peab olema vähemalt {min} komakoht.|Väljal „{attribute}“ peab olema vähemalt {min} komakohta.
        Väljal „{attribute}“ võib olla kõige rohkem {max} komakoht.|Väljal „{attribute}“ võib olla kõige rohkem {max} komakohta.
        Väljal „{attribute}“ peab olema vähemalt {min} erinev väärtus.|Väljal „{attribute}“ peab olema vähemalt {min} erinevat väärtust.
        Väljade {attributes} erinevate kombinatsioonide arv peab olema vähemalt {min}.
        Väljal „{attribute}“ võib olla kõige rohkem {max} erinev väärtus.|Väljal „{attribute}“ võib olla kõige rohkem {max} erinevat väärtust.
        Väljade {attributes} erinevate kombinatsioonide arv tohib olla kuni {max}.
        Välja „{attribute}“ väärtus peab olema kehtiv domeeninimi, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv kestus, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv telefoninumber koos riigi suunakoodiga, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema loend.
        Välja „{attribute}“ väärtus peab olema kehtiv {name}-kood. Kontrolli numbreid.
        Välja „{attribute}“ väärtus peab olema kehtiv e-posti aadress, näiteks {example}.
        Välja „{attribute}“ domeen ei võta e-kirju vastu. Kontrolli @-märgi järel olevat osa.
        Välja „{attribute}“ domeenis näib olevat kirjaviga. Kontrolli @-märgi järel olevat osa.
        Välja „{attribute}“ domeeni ei õnnestunud kontrollida. Proovi hiljem uuesti.
        Välja „{attribute}“ lõpus peab olema „{suffix}“.
        Välja „{attribute}“ väärtust ei leitud failist „{source}“.
        Välja „{attribute}“ väärtust ei leitud veerust „{column}“.
        Väljade {attributes} kombinatsiooni ei leitud veergudest „{column}“.
        Väljade {attributes} kombinatsiooni ei leitud failist „{source}“.
        Vormi ei õnnestunud kontrollida. Proovi uuesti.
        Välja „{attribute}“ ei õnnestunud lugeda. Saada vorm uuesti.
        Välja „{attribute}“ ei õnnestunud lugeda. Saada vorm uuesti.
        Välja „{attribute}“ ei õnnestunud lugeda. Saada vorm uuesti.
        Välja „{attribute}“ väärtus peab olema kehtiv räsi ({name}).
        Välja „{attribute}“ väärtus peab olema kehtiv kuueteistkümnendväärtus (0–9, A–F, paarikaupa).
        Välja „{attribute}“ väärtus peab olema kehtiv kuueteistkümnendsüsteemi värv, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv hostinimi, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv IBAN. Kontrolli, ega seal pole trükivigu.
        Välja „{attribute}“ väärtus ei ole lubatute hulgas. Vali mõni teine.
        Välja „{attribute}“ väärtus ei ole lubatud. Vali mõni teine.
        Välja „{attribute}“ väärtus ei ole lubatute hulgas: {values}.
        Välja „{attribute}“ väärtus peab olema täisarv.
        Välja „{attribute}“ väärtus peab olema komakohtadeta täisarv.
        Välja „{attribute}“ väärtus peab olema kehtiv IP-aadress, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv IRI, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv IRI viide, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv {name}. Kontrolli numbreid.
        Välja „{attribute}“ väärtus peab olema kehtiv ISIN-kood. Kontrolli, ega seal pole trükivigu.
        Välja „{attribute}“ väärtus peab olema kehtiv ISSN. Kontrolli numbreid.
        Välja „{attribute}“ väärtus peab olema kehtiv JSON.
        Välja „{attribute}“ väärtus peab olema kehtiv JSON-viit, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv JSON Web Token.
        Välja „{attribute}“ väärtus peab olema objekt.
        Välja „{attribute}“ väärtus peab olema kehtiv keelekood, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtivad koordinaadid, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv laiuskraad vahemikus {min} kuni {max}.
        Välja „{attribute}“ väärtus peab olema kehtiv pikkuskraad vahemikus {min} kuni {max}.
        Väli „{attribute}“ peab olema väiketähtedega.
        Välja „{attribute}“ väärtus peab olema kehtiv number. Kontrolli numbreid.
        Välja „{attribute}“ väärtus peab olema kehtiv MAC-aadress, näiteks {example}.
        Välja „{attribute}“ väärtus ei ole oodatud vormingus.
        Väli „{attribute}“ peab sisaldama numbrit.
        Väli „{attribute}“ peab sisaldama väiketähte.
        Väli „{attribute}“ peab sisaldama sümbolit, näiteks ! või %.
        Väli „{attribute}“ peab sisaldama suurtähte.
        Välja „{attribute}“ väärtus ei ole oodatud vormingus. Näide: {example}.
        Välja „{attribute}“ väärtuse vorming ei ole lubatud.
        Välja „{attribute}“ väärtus on liiga pikk. Lühenda teksti.
        Välja „{attribute}“ väärtus peab olema kehtiv meediumitüüp, näiteks {example}.
        Välja „{attribute}“ väärtus peab jaguma arvuga {divisor}.
        Välja „{attribute}“ väärtus peab olema kehtiv Nano ID, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv Nano ID.
        Välja „{attribute}“ väärtus peab olema väiksem kui {limit}.
        Väljal „{attribute}“ on liiga palju tasemeid.
        Välja „{attribute}“ väärtus peab olema objekt.
        Välja „{attribute}“ väärtus ei ole lubatud. Vali mõni teine.
        Välja „{attribute}“ väärtus peab olema täisarv.
        Välja „{attribute}“ väärtus peab olema komakohtadeta täisarv.
        Välja „{attribute}“ väärtus võib olla kõige rohkem {max}.
        Välja „{attribute}“ väärtus peab olema väiksem kui {max}.
        Välja „{attribute}“ väärtus peab olema vähemalt {min}.
        Välja „{attribute}“ väärtus peab olema arv.
        Väli „{attribute}“ peab sisaldama numbrit.
        Väli „{attribute}“ peab sisaldama väiketähte.
        Väli „{attribute}“ peab sisaldama sümbolit, näiteks ! või %.
        Väli „{attribute}“ peab sisaldama suurtähte.
        Väljal „{attribute}“ peab olema vähemalt {min} märk.|Väljal „{attribute}“ peab olema vähemalt {min} märki.
        Välja „{attribute}“ väärtus peab olema tekst.
        Välja „{attribute}“ väärtus peab olema kehtiv kaardi number. Kontrolli numbreid.
        Välja „{attribute}“ väärtus peab olema kehtiv kaardi number ({name}). Kontrolli numbreid.
        Välja „{attribute}“ väärtus peab olema kehtiv pordi number vahemikus {min} kuni {max}.
        Välja „{attribute}“ väärtus peab olema suurem kui {limit}.
        Väli „{attribute}“ sisaldab märke, mida ei saa kuvada, näiteks tabeldusmärke või reavahetusi. Eemalda need.
        Väli „{attribute}“ võib sisaldada ainult rõhumärkideta tähti (A–Z), numbreid ja tavalisi kirjavahemärke.
        IP-aadress pole lubatud
        \u ilma nelja kuueteistkümnendnumbrita
        protsendimärk ilma kahe kuueteistkümnendnumbrita
        hosti bitid on seatud
        massiiv on sulgemata
        kaardi liiki ei aktsepteerita
        baidijärjemärk teksti sees
        tühistatud
        lubamatu märk
        märk pole siin lubatud
        sulgev sulg ei sobi
        sulgev sulg puudub
        sulgev sulg ilma avavata
        koolon võtme järel puudub
        ühendmärk ilma täheta
        koma viimase väärtuse järel
        koma puudub
        koma ees pole väärtust
        kommentaar
        juhtmärk
        juhtmärk sõnes
        riiki ei aktsepteerita
        kuvatav nimi pole jutumärkides
        domeen liiga pikk
        korduv võti
        tühi
        tühi osa
        aegunud
        fragment pole lubatud
        pool asenduspaarist
        kuueteistkümnendarv
        tund väljaspool vahemikku
        vigane Punycode
        vigane UTF-8
        vigane tippdomeen
        nähtamatu märk
        korduv võti
        kaks võtit sama välja jaoks
        ei ole objekt
        vigane UTF-8
        selle nimi on vastuolus teisega
        selle nimi ei ütle, millise elemendi juurde see kuulub
        lahtrite arv ei vasta veergudele
        võti ei ole sõne
        võti pole jutumärkides
        null alguses
        reavahetus pole lubatud
        loetamatu vastus
        minut väljaspool vahemikku
        punkt vales kohas
        sidekriips vales kohas
        osa vales kohas
        eraldaja vales kohas
        numbrid segamini
        kirjad segamini
        eraldajad segamini
        kirjasuunad segamini
        rohkem kui üks väärtus
        nimi puudub
        liiga sügav pesastus
        trellimärk puudub
        AM või PM puudub
        algusest puudub P
        kellaaja eest puudub T
        õigeaegset vastust ei tulnud
        @-märk puudub
        domeen puudub
        võrdusmärk puudub
        host puudub
        sidekriips puudub
        keel puudub
        sel ajal liigsekundit ei ole
        meiliserver puudub
        meediatüüp puudub
        kuu nimi puudub
        ajanihe puudub
        plussmärk puudub
        prefiksi pikkus puudub
        skeem puudub
        sekundid puuduvad
        eraldajad puuduvad
        serveriga ei saadud ühendust
        allkiri puudub
        kaldkriips puudub
        sellel platvormil pole sokleid
        alamtüüp puudub
        sellist värviruumi ei ole
        sellist riiki ei ole
        sellist valuutat ei ole
        sellist päeva ei ole
        sellist domeeni ei ole
        sellist keelt ei ole
        sellist kuud ei ole
        sellist numbrit ei ole
        sellist piirkonda ei ole
        sellist kirja ei ole
        sellist ajavööndit ei ole
        sellist ühikut ei ole
        sellist varianti ei ole
        kellaaeg puudub
        ühik puudub
        kasutajanimi puudub
        väärtus puudub
        nädalapäeva nimi puudub
        mitte-ASCII märk
        ei ole Base64
        ei ole Base64url
        vigane UTF-8
        ei ole URL
        ei ole värv
        ei ole number
        ei ole domeeninimi
        ei ole kuueteistkümnendnumber
        ei ole täht
        ei ole täht ega number
        ei ole kuu ja aasta
        ei ole kordne
        ei ole arv
        ei ole IP-aadress
        ei ole IPv4-aadress
        ei ole IPv6-aadress
        ei ole massiiv
        ei objektide massiiv ega objekt
        ei ole objekt
        ei ole tulevikus
        ei ole minevikus
        ei ole väiketähtedega
        ei ole negatiivne
        ei ole normaliseeritud (NFC)
        ei ole positiivne
        ei ole prinditav
        ei ole tekst
        ei ole kolme osa
        ei ole kaht arvu
        ei ole suurtähtedega
        ei ole täisarv
        @-märgi eelne osa puudub
        arv ei ole lõplik
        poolik arv
        arv algab nulliga
        arv plussmärgiga
        arv ilma numbrita punkti ees
        objekt on sulgemata
        paaritu arv numbreid
        ajanihe väljaspool vahemikku
        väljaspool vahemikku
        täidis pole lubatud
        @-märgi eelne osa liiga pikk
        korduv osa
        osa liiga pikk
        osad on vastuolus
        port ei ole arv
        port pole lubatud
        port väljaspool vahemikku
        prefiksi pikkus pole lubatud
        päringuosa pole lubatud
        jutumärgid pole lubatud
        server keeldus
        korduv diakriitik
        skeem pole lubatud
        sekund väljaspool vahemikku
        serveri viga
        tühik pole lubatud
        sõne ülakomade vahel
        sõne on sulgemata
        ei võta e-kirju vastu
        tekst pärast lõppu
        liiga vara
        liiga vähe kümnendkohti
        liiga vähe numbreid
        liiga vähe osi
        liiga hilja
        liiga pikk
        liiga palju kümnendkohti
        liiga palju numbreid
        liiga palju osi
        liiga lühike
        liiga noor
        kaks punkti järjest
        liiki ei aktsepteerita
        ootamatu märk
        ootamatu lõpp
        ühik vahele jäetud
        ühikud vales järjekorras
        tundmatu paojada sõnes
        tundmatu sõna
        kasutajaandmed pole lubatud
        väärtus on puudu
        nädalad koos teiste ühikutega
        vale kontrollnumber
        vale kontrollnumber
        vale pikkus
        vale arv numbreid
        vale täidis
        vale prefiks
        vale ühik
        vale variant
        vale versioon
        vale nädalapäev
        aasta väljaspool vahemikku
        tsoon pole lubatud
        Kirjet ei saa lugeda: {reason}.
        Real on {found} lahter, kuid peaks olema {expected}. Kontrolli eraldajaid ja jutumärke.|Real on {found} lahtrit, kuid peaks olema {expected}. Kontrolli eraldajaid ja jutumärke.
        Kirjet ei saa lugeda: {reason} (veerg {column}).
        Kirjet ei saa lugeda: {reason} (rida {line}, veerg {column}).
        Kirjet ei saa lugeda: pikem kui {max} MiB.
        Kirjeid peab olema vähemalt {min}.|Kirjeid peab olema vähemalt {min}.
        Sobivate kirjete arv väljal „{attribute}“ peab olema vähemalt {min}. Praegu on see {count}.
        Kirjeid võib olla kõige rohkem {max}.|Kirjeid võib olla kõige rohkem {max}.
        Sobivate kirjete arv väljal „{attribute}“ tohib olla kuni {max}. Praegu on see {count}.
        Välja „{attribute}“ väärtus peab olema kehtiv suhteline JSON-viit, näiteks {example}.
        {attribute}: {message}
        Kas mõtlesite „{suggestion}“?
        Kas mõtlesite {suggestion}?
        Leiti {count} probleem.|Leiti {count} probleemi.
        Väli „{attribute}“ on kohustuslik.
        „{attribute}“ tuleb heaks kiita.
        Välja „{attribute}“ väärtus peab olema {requiredValue}.
        Stsenaariumi „{name}“ ei ole.
        Stsenaariumi „{name}“ ei ole. Kas mõtlesite „{suggestion}“?
        Välja „{attribute}“ väärtus peab olema kehtiv versiooninumber, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema {expected}, reas järgmine.
        Välja „{attribute}“ väärtus peab olema täisarv.
        Välja „{attribute}“ väärtus peab olema kehtiv kuupäev, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema komakohtadeta täisarv.
        Väli „{attribute}“ võib sisaldada ainult väiketähti (a–z), numbreid ja nende vahel üksikuid sidekriipse.
        Väli „{attribute}“ võib sisaldada ainult väiketähti (a–z), numbreid ja nende vahel üksikuid side- või allkriipse.
        Välja „{attribute}“ väärtus on vales järjekorras. Selle koht on enne rida {previousLine}.
        Välja „{attribute}“ väärtus on vale liiki.
        Välja „{attribute}“ väärtus peab olema kehtiv kuupäev, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema arv.
        Välja „{attribute}“ väärtus ei tohi olla sama mis real {previousLine}.
        Välja „{attribute}“ väärtus on vales järjekorras. Selle koht on enne kirjet {previousRecord}.
        Välja „{attribute}“ väärtus ei tohi olla sama mis kirjes {previousRecord}.
        Väljade {attributes} kombinatsioon on vales järjekorras. Selle koht on enne kirjet {previousRecord}.
        Väljade {attributes} kombinatsioon ei tohi olla sama mis kirjes {previousRecord}.
        Väljade {attributes} kombinatsioon on vales järjekorras. Selle koht on enne rida {previousLine}.
        Väljade {attributes} kombinatsioon ei tohi olla sama mis real {previousLine}.
        Väljal „{attribute}“ on segamini eri tähestikke või peidetud märke. Kasuta ainult ühe tähestiku tähti.
        Välja „{attribute}“ alguses peab olema „{prefix}“.
        Väljal „{attribute}“ peab olema täpselt {length} märk.|Väljal „{attribute}“ peab olema täpselt {length} märki.
        Väljal „{attribute}“ peab olema täpselt {length} bait.|Väljal „{attribute}“ peab olema täpselt {length} baiti.
        Väljal „{attribute}“ võib olla kõige rohkem {max} märk.|Väljal „{attribute}“ võib olla kõige rohkem {max} märki.
        Väljal „{attribute}“ võib olla kõige rohkem {max} bait.|Väljal „{attribute}“ võib olla kõige rohkem {max} baiti.
        Väljal „{attribute}“ peab olema vähemalt {min} märk.|Väljal „{attribute}“ peab olema vähemalt {min} märki.
        Väljal „{attribute}“ peab olema vähemalt {min} bait.|Väljal „{attribute}“ peab olema vähemalt {min} baiti.
        Välja „{attribute}“ väärtus peab olema tekst.
        Välja „{attribute}“ väärtus peab olema kehtiv kellaaeg, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema hilisem kui {after}.
        Välja „{attribute}“ väärtus peab olema varasem kui {before}.
        Välja „{attribute}“ väärtus peab olema kehtiv ajavöönd, näiteks {example}.
        Korduv väärtus
        Aegunud
        Vigane väärtus
        Ei kattu
        Märk puudub
        Võimalik kirjaviga
        Peab erinema
        Pole arv
        Pole lubatud
        Kontrollimata
        Ei leitud
        Pole loendis
        Pole täisarv
        Vale järjekord
        Kohustuslik
        Liiga suur
        Liiga vara
        Liiga vähe
        Liiga hilja
        Liiga pikk
        Liiga palju
        Liiga hiljutine kuupäev
        Liiga lühike
        Liiga väike
        Ei saa lugeda
        Keelatud märgid
        Vale kogus
        Vale vorming
        Vale pikkus
        Vale tüüp
        Välja „{attribute}“ väärtus peab olema kehtiv ULID, näiteks {example}.
        Väljal „{attribute}“ ei ole väärtust ja seda ei saa siin määrata.
        Välja „{attribute}“ väärtus peab olema kordumatu. See on juba real {firstLine}.
        Välja „{attribute}“ väärtus peab olema kordumatu. See on juba kirjes {firstRecord}.
        Väljade {attributes} kombinatsioon peab olema kordumatu. Sama kombinatsioon on juba kirjes {firstRecord}.
        Välja „{attribute}“ väärtus peab olema kordumatu.
        Väljade {attributes} kombinatsioon peab olema kordumatu.
        Väljade {attributes} kombinatsioon peab olema kordumatu. Sama kombinatsioon on juba real {firstLine}.
        Väljal „{attribute}“ ei tohi sama kirje olla kaks korda. Kirjed {first} ja {second} on samad.
        Välja „{attribute}“ väärtus peab olema loend.
        Väli „{attribute}“ peab olema suurtähtedega.
        Välja „{attribute}“ väärtus peab olema kehtiv URI, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv URI viide, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv URI mall, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv URL, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv {name}, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv UUID.
        Välja „{attribute}“ väärtus peab olema objekt.
        Välja „{attribute}“ väärtus peab olema kehtiv sõiduki VIN-kood. Kontrolli, ega seal pole trükivigu.
        väär
        (tühi)
        tõene
        väärtus
        """#)
}
