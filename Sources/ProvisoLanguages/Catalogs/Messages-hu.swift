// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let hu = CatalogTable.read(
        "hu",
        #"""
        „{attribute}”: a mezőt üresen kell hagyni.
        „{attribute}”: ez a mező is kötelező, mert meg van adva: {given}.
        „{attribute}”: csak betűk adhatók meg.
        „{attribute}”: csak betűk adhatók meg (A–Z).
        „{attribute}”: csak betűk és számjegyek adhatók meg.
        „{attribute}”: csak betűk és számjegyek adhatók meg (A–Z, 0–9).
        „{attribute}”: az érték egyik elfogadott formátumnak sem felel meg.
        „{attribute}”: csak ékezet nélküli betűk (A–Z), számjegyek és szokásos írásjelek adhatók meg.
        „{attribute}”: az érték érvénytelen. Ellenőrizze, és próbálja meg újra.
        „{attribute}”: az ellenőrzés nem sikerült. Próbálja meg később újra.
        „{attribute}”: az ellenőrzés még nem történt meg.
        „{attribute}”: {total} rekordból {count} esetében probléma van. Legfeljebb {limit} megengedett.
        A következő mezők kombinációjával {total} rekordból {count} esetében probléma van: {attributes}. Legfeljebb {limit} megengedett.
        Nincs „{name}” nevű mező.
        Nincs „{name}” nevű mező. Erre gondolt: „{suggestion}”?
        „{attribute}”: érvényes Base32 érték szükséges (A–Z, 2–7).
        „{attribute}”: érvényes Base64 érték szükséges, például {example}.
        „{attribute}”: érvényes BIC-kód szükséges ({min} vagy {max} karakter), például {example}.
        „{attribute}”: az érték csak {true} vagy {false} lehet.
        „{attribute}”: érvényes lejárati dátum szükséges, például {example}.
        „{attribute}”: a dátum már elmúlt. Használjon olyan kártyát, amely még nem járt le.
        „{attribute}”: érvényes biztonsági kód szükséges ({min} vagy {max} számjegy).
        „{attribute}”: érvényes biztonsági kód szükséges ({count} számjegy).
        A következő oszlop nem engedélyezett: „{column}”.
        Hiányzik a következő oszlop: „{column}”.
        Hiányzik a következő oszlop: „{column}”. Úgy tűnik, a cellákat ez választja el: „{delimiter}”.
        Hiányzik a következő oszlop: „{column}”. Van „{suggestion}” nevű oszlop.
        A következő oszlop neve nem a várt formátumú: „{column}”.
        „{column}”: ennek az oszlopnak a következő oszlop után kell állnia: „{previous}”.
        Nem várt oszlop: „{column}”.
        Nem várt oszlop: „{column}”. Erre gondolt: „{suggestion}”?
        „{attribute}”: az értéknek meg kell egyeznie ezzel: {compareValue}.
        „{attribute}”: az értéknek pontosan meg kell egyeznie a következő mező értékével: „{compareAttribute}”.
        „{attribute}”: az érték nem a várt érték. Ellenőrizze, és próbálja meg újra.
        „{attribute}”: az értéknek nagyobbnak kell lennie, mint {compareValue}.
        „{attribute}”: az értéknek nagyobbnak kell lennie, mint „{compareAttribute}”.
        „{attribute}”: a dátumnak későbbinek kell lennie, mint a következő mezőben: „{compareAttribute}”.
        „{attribute}”: az érték túl alacsony.
        „{attribute}”: a dátum túl korai.
        „{attribute}”: az értéknek későbbinek kell lennie, mint {compareValue}.
        „{attribute}”: az érték nem lehet kisebb, mint {compareValue}.
        „{attribute}”: az érték nem lehet kisebb, mint „{compareAttribute}”.
        „{attribute}”: a dátum nem lehet korábbi, mint a következő mezőben: „{compareAttribute}”.
        „{attribute}”: az érték túl alacsony.
        „{attribute}”: a dátum túl korai.
        „{attribute}”: az érték nem lehet korábbi, mint {compareValue}.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint {compareValue}.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint „{compareAttribute}”.
        „{attribute}”: a dátumnak korábbinak kell lennie, mint a következő mezőben: „{compareAttribute}”.
        „{attribute}”: az érték túl magas.
        „{attribute}”: a dátum túl késői.
        „{attribute}”: az értéknek korábbinak kell lennie, mint {compareValue}.
        „{attribute}”: az érték nem lehet nagyobb, mint {compareValue}.
        „{attribute}”: az érték nem lehet nagyobb, mint „{compareAttribute}”.
        „{attribute}”: a dátum nem lehet későbbi, mint a következő mezőben: „{compareAttribute}”.
        „{attribute}”: az érték túl magas.
        „{attribute}”: a dátum túl késői.
        „{attribute}”: az érték nem lehet későbbi, mint {compareValue}.
        „{attribute}”: az érték nem lehet a következő: {compareValue}.
        „{attribute}”: az értéknek különböznie kell a következő mező értékétől: „{compareAttribute}”.
        „{attribute}”: az érték nem engedélyezett. Válasszon másikat.
        „{attribute}”: az értéknek ugyanolyan fajtájúnak kell lennie, mint ez: {compareValue}.
        „{attribute}”: az értéknek ugyanolyan fajtájúnak kell lennie, mint a következő mező értéke: „{compareAttribute}”.
        „{attribute}”: az érték fajtája nem megfelelő.
        „{attribute}”: az érték érvénytelen. Ellenőrizze, és próbálja meg újra.
        „{attribute}”: az értéknek tartalmaznia kell a következőt: „{containedValue}”.
        „{attribute}”: az értéknek legalább {min} alkalommal tartalmaznia kell a következőt: „{containedValue}”.|„{attribute}”: az értéknek legalább {min} alkalommal tartalmaznia kell a következőt: „{containedValue}”.
        „{attribute}”: érvényes koordináták szükségesek, például {example}.
        „{attribute}”: pontosan {count} elem szükséges.|„{attribute}”: pontosan {count} elem szükséges.
        „{attribute}”: az értéknek pontosan egy elfogadott formátumnak kell megfelelnie. A megfelelő formátumok száma: {count}.
        „{attribute}”: legalább {min} elem szükséges.|„{attribute}”: legalább {min} elem szükséges.
        „{attribute}”: legfeljebb {max} elem lehet.|„{attribute}”: legfeljebb {max} elem lehet.
        „{attribute}”: az értéknek listának kell lennie.
        „{attribute}”: érvényes országkód szükséges, például {example}.
        „{attribute}”: érvényes cron-ütemezés szükséges, például {example}.
        „{attribute}”: érvényes CSS-szín szükséges, például {example}.
        „{attribute}”: érvényes pénznemkód szükséges, például {example}.
        „{attribute}”: az érték érvénytelen. Ellenőrizze, és próbálja meg újra.
        „{attribute}”: érvényes adat-URI szükséges, például {example}.
        „{attribute}”: érvényes dátum szükséges, például {example}.
        „{attribute}”: az érték nem lehet korábbi, mint {earliest}.
        „{attribute}”: az érték nem lehet későbbi, mint {latest}.
        „{attribute}”: a dátumnak a jövőben kell lennie.
        „{attribute}”: a dátumnak a múltban kell lennie.
        „{attribute}”: az értéknek későbbinek kell lennie, mint {after}.
        „{attribute}”: az értéknek korábbinak kell lennie, mint {before}.
        „{attribute}”: a dátum óta legalább {minAge} évnek el kellett telnie.|„{attribute}”: a dátum óta legalább {minAge} évnek el kellett telnie.
        „{attribute}”: érvényes dátum és időpont szükséges, például {example}.
        „{attribute}”: az érték nem lehet korábbi, mint {earliest}.
        „{attribute}”: az érték nem lehet későbbi, mint {latest}.
        „{attribute}”: a dátumnak a jövőben kell lennie.
        „{attribute}”: a dátumnak a múltban kell lennie.
        „{attribute}”: az értéknek későbbinek kell lennie, mint {after}.
        „{attribute}”: az értéknek korábbinak kell lennie, mint {before}.
        „{attribute}”: a dátum óta legalább {minAge} évnek el kellett telnie.|„{attribute}”: a dátum óta legalább {minAge} évnek el kellett telnie.
        „{attribute}”: az értéknek számnak kell lennie.
        „{attribute}”: legalább {min} tizedesjegy szükséges.|„{attribute}”: legalább {min} tizedesjegy szükséges.
        „{attribute}”: legfeljebb {max} tizedesjegy lehet.|„{attribute}”: legfeljebb {max} tizedesjegy lehet.
        „{attribute}”: legalább {min} különböző érték szükséges.|„{attribute}”: legalább {min} különböző érték szükséges.
        A következő mezők különböző kombinációinak száma legalább {min} legyen: {attributes}.
        „{attribute}”: legfeljebb {max} különböző érték lehet.|„{attribute}”: legfeljebb {max} különböző érték lehet.
        A következő mezők különböző kombinációinak száma legfeljebb {max} lehet: {attributes}.
        „{attribute}”: érvényes tartománynév szükséges, például {example}.
        „{attribute}”: érvényes időtartam szükséges, például {example}.
        „{attribute}”: érvényes telefonszám szükséges (országhívóval), például {example}.
        „{attribute}”: az értéknek listának kell lennie.
        „{attribute}”: érvényes {name}-kód szükséges. Ellenőrizze a számjegyeket.
        „{attribute}”: érvényes e-mail-cím szükséges, például {example}.
        „{attribute}”: a tartomány nem fogad leveleket. Ellenőrizze a @ utáni részt.
        „{attribute}”: a tartomány elírtnak tűnik. Ellenőrizze a @ utáni részt.
        „{attribute}”: a tartományt nem sikerült ellenőrizni. Próbálja meg később újra.
        „{attribute}”: az érték vége a következő legyen: „{suffix}”.
        „{attribute}”: az érték nem található a következő fájlban: „{source}”.
        „{attribute}”: az érték nem található a következő oszlopban: „{column}”.
        A következő mezők kombinációja nem található az oszlopokban („{column}”): {attributes}.
        A következő mezők kombinációja nem található a fájlban („{source}”): {attributes}.
        Az űrlapot nem sikerült ellenőrizni. Próbálja meg újra.
        „{attribute}”: nem sikerült beolvasni. Küldje el újra az űrlapot.
        „{attribute}”: nem sikerült beolvasni. Küldje el újra az űrlapot.
        „{attribute}”: nem sikerült beolvasni. Küldje el újra az űrlapot.
        „{attribute}”: érvényes kivonat ({name}) szükséges.
        „{attribute}”: érvényes hexadecimális érték szükséges (0–9, A–F, párosával).
        „{attribute}”: érvényes hexadecimális szín szükséges, például {example}.
        „{attribute}”: érvényes gépnév szükséges, például {example}.
        „{attribute}”: érvényes IBAN-szám szükséges. Ellenőrizze, nincs-e benne elírás.
        „{attribute}”: az érték nem szerepel az elfogadottak között. Válasszon másikat.
        „{attribute}”: az érték nem engedélyezett. Válasszon másikat.
        „{attribute}”: az érték nem szerepel az elfogadottak között: {values}.
        „{attribute}”: az értéknek egész számnak kell lennie.
        „{attribute}”: az értéknek tizedesjegyek nélküli egész számnak kell lennie.
        „{attribute}”: érvényes IP-cím szükséges, például {example}.
        „{attribute}”: érvényes IRI szükséges, például {example}.
        „{attribute}”: érvényes IRI-hivatkozás szükséges, például {example}.
        „{attribute}”: érvényes {name}-szám szükséges. Ellenőrizze a számjegyeket.
        „{attribute}”: érvényes ISIN-kód szükséges. Ellenőrizze, nincs-e benne elírás.
        „{attribute}”: érvényes ISSN-szám szükséges. Ellenőrizze a számjegyeket.
        „{attribute}”: érvényes JSON szükséges.
        „{attribute}”: érvényes JSON-mutató szükséges, például {example}.
        „{attribute}”: érvényes JSON Web Token szükséges.
        „{attribute}”: az értéknek objektumnak kell lennie.
        „{attribute}”: érvényes nyelvkód szükséges, például {example}.
        „{attribute}”: érvényes koordináták szükségesek, például {example}.
        „{attribute}”: érvényes szélességi fok szükséges ({min} és {max} között).
        „{attribute}”: érvényes hosszúsági fok szükséges ({min} és {max} között).
        „{attribute}”: csak kisbetűk adhatók meg.
        „{attribute}”: érvényes szám szükséges. Ellenőrizze a számjegyeket.
        „{attribute}”: érvényes MAC-cím szükséges, például {example}.
        „{attribute}”: az érték nem a várt formátumú.
        „{attribute}”: legalább egy számjegy szükséges.
        „{attribute}”: legalább egy kisbetű szükséges.
        „{attribute}”: legalább egy írásjel vagy más szimbólum szükséges, például ! vagy %.
        „{attribute}”: legalább egy nagybetű szükséges.
        „{attribute}”: az érték nem a várt formátumú. Példa: {example}.
        „{attribute}”: az érték formátuma nem engedélyezett.
        „{attribute}”: az érték túl hosszú. Rövidítse le.
        „{attribute}”: érvényes médiatípus szükséges, például {example}.
        „{attribute}”: az értéknek a következő többszörösének kell lennie: {divisor}.
        „{attribute}”: érvényes Nano ID szükséges, például {example}.
        „{attribute}”: érvényes Nano ID szükséges.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint {limit}.
        „{attribute}”: túl sok szintet tartalmaz.
        „{attribute}”: az értéknek objektumnak kell lennie.
        „{attribute}”: az érték nem engedélyezett. Válasszon másikat.
        „{attribute}”: az értéknek egész számnak kell lennie.
        „{attribute}”: az értéknek tizedesjegyek nélküli egész számnak kell lennie.
        „{attribute}”: az érték legfeljebb {max} lehet.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint {max}.
        „{attribute}”: az érték legalább {min} legyen.
        „{attribute}”: az értéknek számnak kell lennie.
        „{attribute}”: legalább egy számjegy szükséges.
        „{attribute}”: legalább egy kisbetű szükséges.
        „{attribute}”: legalább egy írásjel vagy más szimbólum szükséges, például ! vagy %.
        „{attribute}”: legalább egy nagybetű szükséges.
        „{attribute}”: legalább {min} karakter szükséges.|„{attribute}”: legalább {min} karakter szükséges.
        „{attribute}”: az értéknek szövegnek kell lennie.
        „{attribute}”: érvényes kártyaszám szükséges. Ellenőrizze a számjegyeket.
        „{attribute}”: érvényes kártyaszám ({name}) szükséges. Ellenőrizze a számjegyeket.
        „{attribute}”: érvényes portszám szükséges ({min} és {max} között).
        „{attribute}”: az értéknek nagyobbnak kell lennie, mint {limit}.
        „{attribute}”: az érték nem megjeleníthető karaktereket tartalmaz, például tabulátort vagy sortörést. Távolítsa el őket.
        „{attribute}”: csak ékezet nélküli betűk (A–Z), számjegyek és szokásos írásjelek adhatók meg.
        nem megengedett IP-cím
        \u négy hexadecimális számjegy nélkül
        százalékjel két hexadecimális számjegy nélkül
        beállított gazdagépbitek
        a tömb nincs lezárva
        el nem fogadott kártyatípus
        bájtsorrendjel a szöveg belsejében
        megszakítva
        nem megengedett karakter
        itt nem megengedett karakter
        a záró zárójel nem illik a nyitóhoz
        hiányzó záró zárójel
        záró zárójel nyitó nélkül
        hiányzó kettőspont a kulcs után
        ékezet betű nélkül
        vessző az utolsó érték után
        hiányzó vessző
        vessző előtte álló érték nélkül
        megjegyzés
        vezérlőkarakter
        vezérlőkarakter egy karakterláncban
        el nem fogadott ország
        a megjelenített név nincs idézőjelben
        túl hosszú tartománynév
        ismétlődő kulcs
        üres
        üres rész
        lejárt
        nem megengedett töredék
        fél helyettesítő pár
        hexadecimális szám
        tartományon kívüli óra
        érvénytelen Punycode
        érvénytelen UTF-8
        érvénytelen legfelső szintű tartomány
        láthatatlan karakter
        ismétlődő kulcs
        két kulcs ugyanahhoz a mezőhöz
        nem objektum
        érvénytelen UTF-8
        a neve ellentmond egy másiknak
        a nevéből nem derül ki, melyik elemhez tartozik
        a cellák száma nem egyezik az oszlopokéval
        a kulcs nem karakterlánc
        a kulcs nincs idézőjelben
        kezdő nulla
        nem megengedett sortörés
        olvashatatlan válasz
        tartományon kívüli perc
        rossz helyen álló pont
        rossz helyen álló kötőjel
        rossz helyen álló rész
        rossz helyen álló elválasztó
        kevert számjegyek
        kevert írásrendszerek
        kevert elválasztók
        kevert írásirányok
        egynél több érték
        hiányzó név
        túl mély beágyazás
        hiányzó kettős kereszt
        hiányzó AM vagy PM
        hiányzó P az elején
        hiányzó T az idő előtt
        nem érkezett időben válasz
        hiányzó kukac
        hiányzó tartomány
        hiányzó egyenlőségjel
        hiányzó gazdagép
        hiányzó kötőjel
        hiányzó nyelv
        ebben az időpontban nincs szökőmásodperc
        nincs levelezőkiszolgáló
        hiányzó médiatípus
        hiányzó hónapnév
        hiányzó időeltolás
        hiányzó pluszjel
        hiányzó előtaghossz
        hiányzó séma
        hiányzó másodpercek
        hiányzó elválasztók
        egy kiszolgáló sem érhető el
        hiányzó aláírás
        hiányzó perjel
        ezen a platformon nincsenek szoftvercsatornák
        hiányzó altípus
        nincs ilyen színtér
        nincs ilyen ország
        nincs ilyen pénznem
        nincs ilyen nap
        nincs ilyen tartomány
        nincs ilyen nyelv
        nincs ilyen hónap
        nincs ilyen szám
        nincs ilyen régió
        nincs ilyen írásrendszer
        nincs ilyen időzóna
        nincs ilyen mértékegység
        nincs ilyen változat
        hiányzó idő
        hiányzó mértékegység
        hiányzó felhasználónév
        nincs érték
        hiányzó napnév
        nem ASCII karakter
        nem Base64
        nem Base64url
        érvénytelen UTF-8
        nem URL
        nem szín
        nem számjegy
        nem tartománynév
        nem hexadecimális számjegy
        nem betű
        nem betű vagy számjegy
        nem hónap és év
        nem többszörös
        nem szám
        nem IP-cím
        nem IPv4-cím
        nem IPv6-cím
        nem tömb
        sem objektumok tömbje, sem objektum
        nem objektum
        nem a jövőben van
        nem a múltban van
        nem kisbetűs
        nem negatív
        nincs normalizálva (NFC)
        nem pozitív
        nem nyomtatható
        nem szöveg
        nem három rész
        nem két szám
        nem nagybetűs
        nem egész szám
        hiányzó rész a kukac előtt
        a szám nem véges
        hiányos szám
        nullával kezdődő szám
        szám pluszjellel
        a pont előtt nincs számjegy
        az objektum nincs lezárva
        páratlan számú számjegy
        tartományon kívüli időeltolás
        tartományon kívüli
        nem megengedett kitöltés
        túl hosszú rész a kukac előtt
        ismétlődő rész
        túl hosszú rész
        egymásnak ellentmondó részek
        a port nem szám
        nem megengedett port
        tartományon kívüli port
        nem megengedett előtaghossz
        nem megengedett lekérdezés
        nem megengedett idézőjel
        a kiszolgáló elutasította
        ismétlődő ékezet
        nem megengedett séma
        tartományon kívüli másodperc
        kiszolgálóhiba
        nem megengedett szóköz
        karakterlánc egyszeres idézőjelben
        a karakterlánc nincs lezárva
        nem fogad levelet
        szöveg a vége után
        túl korai
        túl kevés tizedesjegy
        túl kevés számjegy
        túl kevés rész
        túl késői
        túl hosszú
        túl sok tizedesjegy
        túl sok számjegy
        túl sok rész
        túl rövid
        túl fiatal
        két pont egymás után
        el nem fogadott típus
        váratlan karakter
        váratlan vég
        kihagyott mértékegység
        rossz sorrendű mértékegységek
        ismeretlen escape-sorozat egy karakterláncban
        ismeretlen szó
        nem megengedett felhasználói adatok
        hiányzó érték
        hetek más mértékegységekkel együtt
        hibás ellenőrző számjegy
        hibás ellenőrző számjegy
        hibás hossz
        hibás számú számjegy
        hibás kitöltés
        hibás előtag
        hibás mértékegység
        hibás változat
        hibás verzió
        hibás nap
        tartományon kívüli év
        nem megengedett zóna
        A rekord nem olvasható: {reason}.
        A sorban {expected} helyett {found} cella van. Ellenőrizze az elválasztókat és az idézőjeleket.|A sorban {expected} helyett {found} cella van. Ellenőrizze az elválasztókat és az idézőjeleket.
        A rekord nem olvasható: {reason} ({column}. oszlop).
        A rekord nem olvasható: {reason} ({line}. sor, {column}. oszlop).
        A rekord nem olvasható: hosszabb {max} MiB-nál.
        Legalább {min} rekord szükséges.|Legalább {min} rekord szükséges.
        „{attribute}”: az elfogadott elemek száma legalább {min} legyen. Most {count}.
        Legfeljebb {max} rekord lehet.|Legfeljebb {max} rekord lehet.
        „{attribute}”: az elfogadott elemek száma legfeljebb {max} lehet. Most {count}.
        „{attribute}”: érvényes relatív JSON-mutató szükséges, például {example}.
        {attribute}: {message}
        Erre gondolt: „{suggestion}”?
        Erre gondolt: {suggestion}?
        {count} probléma található.|{count} probléma található.
        „{attribute}”: a mező kitöltése kötelező.
        El kell fogadni: „{attribute}”.
        „{attribute}”: az érték csak a következő lehet: {requiredValue}.
        Nincs „{name}” nevű forgatókönyv.
        Nincs „{name}” nevű forgatókönyv. Erre gondolt: „{suggestion}”?
        „{attribute}”: érvényes verziószám szükséges, például {example}.
        „{attribute}”: az érték csak a soron következő lehet: {expected}.
        „{attribute}”: az értéknek egész számnak kell lennie.
        „{attribute}”: érvényes dátum szükséges, például {example}.
        „{attribute}”: az értéknek tizedesjegyek nélküli egész számnak kell lennie.
        „{attribute}”: csak kisbetűk (a–z), számjegyek és köztük önálló kötőjelek adhatók meg.
        „{attribute}”: csak kisbetűk (a–z), számjegyek és köztük önálló kötőjelek vagy aláhúzásjelek adhatók meg.
        „{attribute}”: az érték nem a megfelelő sorrendben van. Ez elé a sor elé tartozik: {previousLine}.
        „{attribute}”: az érték fajtája nem megfelelő.
        „{attribute}”: érvényes dátum szükséges, például {example}.
        „{attribute}”: az értéknek számnak kell lennie.
        „{attribute}”: az érték nem egyezhet meg ennek a sornak az értékével: {previousLine}.
        „{attribute}”: az érték nem a megfelelő sorrendben van. Ez elé a rekord elé tartozik: {previousRecord}.
        „{attribute}”: az érték nem egyezhet meg ennek a rekordnak az értékével: {previousRecord}.
        A következő mezők kombinációja nem a megfelelő sorrendben van: {attributes}. Ez elé a rekord elé tartozik: {previousRecord}.
        A következő mezők kombinációja nem lehet ugyanaz, mint ebben a rekordban ({previousRecord}): {attributes}.
        A következő mezők kombinációja nem a megfelelő sorrendben van: {attributes}. Ez elé a sor elé tartozik: {previousLine}.
        A következő mezők kombinációja nem lehet ugyanaz, mint ebben a sorban ({previousLine}): {attributes}.
        „{attribute}”: az érték ábécéket kever, vagy rejtett karaktereket tartalmaz. Egyetlen ábécé betűit használja.
        „{attribute}”: az érték eleje a következő legyen: „{prefix}”.
        „{attribute}”: pontosan {length} karakter szükséges.|„{attribute}”: pontosan {length} karakter szükséges.
        „{attribute}”: pontosan {length} bájt szükséges.|„{attribute}”: pontosan {length} bájt szükséges.
        „{attribute}”: legfeljebb {max} karakter lehet.|„{attribute}”: legfeljebb {max} karakter lehet.
        „{attribute}”: legfeljebb {max} bájt lehet.|„{attribute}”: legfeljebb {max} bájt lehet.
        „{attribute}”: legalább {min} karakter szükséges.|„{attribute}”: legalább {min} karakter szükséges.
        „{attribute}”: legalább {min} bájt szükséges.|„{attribute}”: legalább {min} bájt szükséges.
        „{attribute}”: az értéknek szövegnek kell lennie.
        „{attribute}”: érvényes időpont szükséges, például {example}.
        „{attribute}”: az értéknek későbbinek kell lennie, mint {after}.
        „{attribute}”: az értéknek korábbinak kell lennie, mint {before}.
        „{attribute}”: érvényes időzóna szükséges, például {example}.
        Ismétlődő érték
        Lejárt
        Érvénytelen
        Nem egyezik
        Hiányzó karakter
        Lehetséges elírás
        Különböznie kell
        Nem szám
        Nem engedélyezett
        Nincs ellenőrizve
        Nem található
        Nincs a listán
        Nem egész szám
        Hibás sorrend
        Kötelező
        Túl nagy
        Túl korai
        Túl kevés
        Túl késői
        Túl hosszú
        Túl sok
        Túl friss dátum
        Túl rövid
        Túl kicsi
        Nem olvasható
        Nem engedélyezett karakterek
        Hibás darabszám
        Hibás formátum
        Hibás hossz
        Hibás típus
        „{attribute}”: érvényes ULID szükséges, például {example}.
        „{attribute}”: nincs értéke, és itt nem is adható meg.
        „{attribute}”: az értéknek egyedinek kell lennie. Az érték már szerepel ({firstLine}. sor).
        „{attribute}”: az értéknek egyedinek kell lennie. Az érték már szerepel ({firstRecord}. rekord).
        A következő mezők kombinációjának egyedinek kell lennie: {attributes}. A kombináció már szerepel ({firstRecord}. rekord).
        „{attribute}”: az értéknek egyedinek kell lennie.
        A következő mezők kombinációjának egyedinek kell lennie: {attributes}.
        A következő mezők kombinációjának egyedinek kell lennie: {attributes}. A kombináció már szerepel ({firstLine}. sor).
        „{attribute}”: egy elem nem szerepelhet kétszer. A(z) {first}. és a(z) {second}. elem azonos.
        „{attribute}”: az értéknek listának kell lennie.
        „{attribute}”: csak nagybetűk adhatók meg.
        „{attribute}”: érvényes URI szükséges, például {example}.
        „{attribute}”: érvényes URI-hivatkozás szükséges, például {example}.
        „{attribute}”: érvényes URI-sablon szükséges, például {example}.
        „{attribute}”: érvényes URL-cím szükséges, például {example}.
        „{attribute}”: érvényes {name} szükséges, például {example}.
        „{attribute}”: érvényes UUID szükséges.
        „{attribute}”: az értéknek objektumnak kell lennie.
        „{attribute}”: érvényes alvázszám (VIN) szükséges. Ellenőrizze, nincs-e benne elírás.
        hamis
        (üres)
        igaz
        érték
        """#)
}
