// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let et = CatalogTable.read(
        "et",
        #"""
        Väli „{attribute}“ peab jääma tühjaks.
        Ka väli „{attribute}“ on kohustuslik, sest on antud: {given}.
        Väli „{attribute}“ võib sisaldada ainult tähti.
        Väli „{attribute}“ võib sisaldada ainult tähti ja numbreid.
        Välja „{attribute}“ väärtusel ei ole ühtegi lubatud kuju.
        Väli „{attribute}“ võib sisaldada ainult ASCII-märke.
        Välja „{attribute}“ väärtus ei sobi.
        Välja „{attribute}“ ei õnnestunud kontrollida.
        Välja „{attribute}“ pole veel kontrollitud.
        Välja „{name}“ ei ole.
        Välja „{name}“ ei ole. Kas mõtlesite „{suggestion}“?
        Välja „{attribute}“ väärtus ei ole kehtiv Base32 väärtus.
        Välja „{attribute}“ väärtus ei ole kehtiv Base64 väärtus.
        Välja „{attribute}“ väärtus ei ole kehtiv BIC-kood.
        Välja „{attribute}“ väärtus peab olema kas {true} või {false}.
        Välja „{attribute}“ väärtus ei ole kehtiv aegumiskuupäev.
        Välja „{attribute}“ kuupäev on möödas.
        Välja „{attribute}“ väärtus ei ole kehtiv turvakood.
        Välja „{attribute}“ väärtus peab olema võrdne väärtusega {compareValue}.
        Välja „{attribute}“ väärtus peab kattuma välja „{compareAttribute}“ väärtusega.
        Välja „{attribute}“ väärtus ei ole oodatud.
        Välja „{attribute}“ väärtus peab olema suurem kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema suurem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus peab olema suurem.
        Välja „{attribute}“ väärtus peab olema suurem kui {compareValue} või sellega võrdne.
        Välja „{attribute}“ väärtus peab olema suurem kui välja „{compareAttribute}“ väärtus või sellega võrdne.
        Välja „{attribute}“ väärtus peab olema suurem.
        Välja „{attribute}“ väärtus peab olema väiksem kui {compareValue}.
        Välja „{attribute}“ väärtus peab olema väiksem kui välja „{compareAttribute}“ väärtus.
        Välja „{attribute}“ väärtus peab olema väiksem.
        Välja „{attribute}“ väärtus peab olema väiksem kui {compareValue} või sellega võrdne.
        Välja „{attribute}“ väärtus peab olema väiksem kui välja „{compareAttribute}“ väärtus või sellega võrdne.
        Välja „{attribute}“ väärtus peab olema väiksem.
        Välja „{attribute}“ väärtus ei tohi olla {compareValue}.
        Välja „{attribute}“ väärtus peab erinema välja „{compareAttribute}“ väärtusest.
        Välja „{attribute}“ väärtus ei ole lubatud.
        Välja „{attribute}“ väärtust ei saa võrrelda väärtusega {compareValue}.
        Välja „{attribute}“ väärtust ei saa võrrelda välja „{compareAttribute}“ väärtusega.
        Välja „{attribute}“ väärtust ei saa võrrelda.
        Välja „{attribute}“ väärtus ei sobi.
        Väli „{attribute}“ peab sisaldama „{containedValue}“.
        Välja „{attribute}“ väärtus ei ole kehtiv asukoht.
        Väljal „{attribute}“ peab olema täpselt {count} kirje.|Väljal „{attribute}“ peab olema täpselt {count} kirjet.
        Väljal „{attribute}“ peab olema vähemalt {min} kirje.|Väljal „{attribute}“ peab olema vähemalt {min} kirjet.
        Väljal „{attribute}“ võib olla kõige rohkem {max} kirje.|Väljal „{attribute}“ võib olla kõige rohkem {max} kirjet.
        Välja „{attribute}“ väärtus peab olema loend.
        Välja „{attribute}“ väärtus ei ole kehtiv riigikood.
        Välja „{attribute}“ väärtus ei ole kehtiv värv.
        Välja „{attribute}“ väärtus ei ole kehtiv valuutakood.
        Välja „{attribute}“ väärtus ei sobi.
        Välja „{attribute}“ väärtus ei ole kehtiv andme-URI.
        Välja „{attribute}“ väärtus ei ole kehtiv kuupäev.
        Välja „{attribute}“ väärtus ei tohi olla varasem kui {earliest}.
        Välja „{attribute}“ väärtus ei tohi olla hilisem kui {latest}.
        Välja „{attribute}“ kuupäev peab olema tulevikus.
        Välja „{attribute}“ kuupäev peab olema minevikus.
        Välja „{attribute}“ väärtus peab olema hilisem kui {after}.
        Välja „{attribute}“ väärtus peab olema varasem kui {before}.
        Välja „{attribute}“ kuupäevast peab olema möödas vähemalt {minAge} aasta.|Välja „{attribute}“ kuupäevast peab olema möödas vähemalt {minAge} aastat.
        Välja „{attribute}“ väärtus ei ole kehtiv kuupäev koos kellaajaga.
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
        Välja „{attribute}“ väärtus ei ole kehtiv domeeninimi.
        Välja „{attribute}“ väärtus ei ole kehtiv kestus.
        Välja „{attribute}“ väärtus ei ole kehtiv telefoninumber.
        Välja „{attribute}“ väärtus peab olema loend.
        Välja „{attribute}“ väärtus ei ole kehtiv EAN-kood.
        Välja „{attribute}“ väärtus ei ole kehtiv e-posti aadress.
        Välja „{attribute}“ domeen ei võta e-kirju vastu.
        Välja „{attribute}“ domeeni ei õnnestunud kontrollida.
        Välja „{attribute}“ lõpus peab olema „{suffix}“.
        Vormi ei kontrollitud.
        Välja „{attribute}“ ei saadetud õigesti: {reason}.
        Välja „{attribute}“ ei saadetud õigesti: {reason}.
        Välja „{attribute}“ ei saadetud õigesti: {reason}.
        Välja „{attribute}“ väärtus ei ole kehtiv räsi.
        Välja „{attribute}“ väärtus ei ole kehtiv kuueteistkümnendväärtus.
        Välja „{attribute}“ väärtus ei ole kehtiv värv.
        Välja „{attribute}“ väärtus ei ole kehtiv hostinimi.
        Välja „{attribute}“ väärtus ei ole kehtiv IBAN.
        Välja „{attribute}“ väärtus ei ole lubatute hulgas.
        Välja „{attribute}“ väärtus ei ole lubatud.
        Välja „{attribute}“ väärtus peab olema täisarv.
        Välja „{attribute}“ väärtus ei ole kehtiv IP-aadress.
        Välja „{attribute}“ väärtus ei ole kehtiv IRI.
        Välja „{attribute}“ väärtus ei ole kehtiv IRI viide.
        Välja „{attribute}“ väärtus ei ole kehtiv ISBN.
        Välja „{attribute}“ väärtus ei ole kehtiv ISIN-kood.
        Välja „{attribute}“ väärtus ei ole kehtiv ISSN.
        Välja „{attribute}“ väärtus ei ole kehtiv JSON.
        Välja „{attribute}“ väärtus ei ole kehtiv JSON-viit.
        Välja „{attribute}“ väärtus ei ole kehtiv JSON Web Token.
        Välja „{attribute}“ väärtus ei ole kehtiv keelekood.
        Välja „{attribute}“ väärtus ei ole kehtiv asukoht.
        Välja „{attribute}“ väärtus ei ole kehtiv laiuskraad.
        Välja „{attribute}“ väärtus ei ole kehtiv pikkuskraad.
        Väli „{attribute}“ peab olema väiketähtedega.
        Välja „{attribute}“ väärtus ei ole kehtiv number.
        Välja „{attribute}“ väärtus ei ole kehtiv MAC-aadress.
        Välja „{attribute}“ väärtusel ei ole oodatud kuju.
        Väli „{attribute}“ peab sisaldama numbrit.
        Väli „{attribute}“ peab sisaldama väiketähte.
        Väli „{attribute}“ peab sisaldama sümbolit.
        Väli „{attribute}“ peab sisaldama suurtähte.
        Välja „{attribute}“ väärtuse kuju ei ole lubatud.
        Välja „{attribute}“ väärtus on liiga pikk.
        Välja „{attribute}“ väärtus ei ole kehtiv meediumitüüp.
        Välja „{attribute}“ väärtus peab jaguma arvuga {divisor}.
        Välja „{attribute}“ väärtus ei ole kehtiv Nano ID.
        Välja „{attribute}“ väärtus peab olema väiksem kui 0.
        Väljal „{attribute}“ on liiga palju tasemeid.
        Välja „{attribute}“ väärtus peab olema objekt.
        Välja „{attribute}“ väärtus ei ole lubatud.
        Välja „{attribute}“ väärtus peab olema täisarv.
        Välja „{attribute}“ väärtus võib olla kõige rohkem {max}.
        Välja „{attribute}“ väärtus peab olema väiksem kui {max}.
        Välja „{attribute}“ väärtus peab olema vähemalt {min}.
        Välja „{attribute}“ väärtus peab olema arv.
        Väli „{attribute}“ peab sisaldama numbrit.
        Väli „{attribute}“ peab sisaldama väiketähte.
        Väli „{attribute}“ peab sisaldama sümbolit.
        Väli „{attribute}“ peab sisaldama suurtähte.
        Väljal „{attribute}“ peab olema vähemalt {min} märk.|Väljal „{attribute}“ peab olema vähemalt {min} märki.
        Välja „{attribute}“ väärtus peab olema tekst.
        Välja „{attribute}“ väärtus ei ole kehtiv kaardi number.
        Välja „{attribute}“ väärtus ei ole kehtiv pordi number.
        Välja „{attribute}“ väärtus peab olema suurem kui 0.
        Väli „{attribute}“ võib sisaldada ainult prinditavaid märke.
        Kirjet ei saa lugeda: {reason}.
        Välja „{attribute}“ väärtus ei ole kehtiv suhteline JSON-viit.
        {attribute}: {message}
        Leiti {count} probleem.|Leiti {count} probleemi.
        Väli „{attribute}“ on kohustuslik.
        Välja „{attribute}“ väärtus peab olema {requiredValue}.
        Stsenaariumi „{name}“ ei ole.
        Stsenaariumi „{name}“ ei ole. Kas mõtlesite „{suggestion}“?
        Välja „{attribute}“ väärtus ei ole kehtiv versiooninumber.
        Välja „{attribute}“ väärtus ei ole kehtiv slug.
        Väli „{attribute}“ sisaldab märke, mis võivad lugejat eksitada.
        Välja „{attribute}“ alguses peab olema „{prefix}“.
        Väljal „{attribute}“ peab olema täpselt {length} märk.|Väljal „{attribute}“ peab olema täpselt {length} märki.
        Väljal „{attribute}“ võib olla kõige rohkem {max} märk.|Väljal „{attribute}“ võib olla kõige rohkem {max} märki.
        Väljal „{attribute}“ peab olema vähemalt {min} märk.|Väljal „{attribute}“ peab olema vähemalt {min} märki.
        Välja „{attribute}“ väärtus peab olema tekst.
        Välja „{attribute}“ väärtus ei ole kehtiv kellaaeg.
        Välja „{attribute}“ väärtus peab olema hilisem kui {after}.
        Välja „{attribute}“ väärtus peab olema varasem kui {before}.
        Välja „{attribute}“ väärtus ei ole kehtiv ajavöönd.
        Aegunud
        Vigane väärtus
        Ei kattu
        Märk puudub
        Peab erinema
        Pole arv
        Pole lubatud
        Kontrollimata
        Ei leitud
        Pole loendis
        Pole täisarv
        Kohustuslik
        Liiga suur
        Liiga vara
        Liiga vähe
        Liiga hilja
        Liiga pikk
        Liiga palju
        Liiga lühike
        Liiga väike
        Ei saa lugeda
        Keelatud märgid
        Vale kogus
        Vale vorming
        Vale pikkus
        Vale tüüp
        Välja „{attribute}“ väärtus ei ole kehtiv ULID.
        Väli „{attribute}“ peab olema suurtähtedega.
        Välja „{attribute}“ väärtus ei ole kehtiv URI.
        Välja „{attribute}“ väärtus ei ole kehtiv URI viide.
        Välja „{attribute}“ väärtus ei ole kehtiv URI mall.
        Välja „{attribute}“ väärtus ei ole kehtiv URL.
        Välja „{attribute}“ väärtus ei ole kehtiv UUID.
        """#)
}
