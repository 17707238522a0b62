// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let hu = CatalogTable.read(
        "hu",
        #"""
        „{attribute}”: a mezőt üresen kell hagyni.
        „{attribute}”: ez a mező is kötelező, mert meg van adva: {given}.
        „{attribute}”: csak betűk adhatók meg.
        „{attribute}”: csak betűk és számjegyek adhatók meg.
        „{attribute}”: az érték egyik elfogadott alaknak sem felel meg.
        „{attribute}”: csak ASCII karakterek adhatók meg.
        „{attribute}”: az érték érvénytelen.
        „{attribute}”: az ellenőrzés nem sikerült.
        „{attribute}”: az ellenőrzés még nem történt meg.
        Nincs „{name}” nevű mező.
        Nincs „{name}” nevű mező. Erre gondolt: „{suggestion}”?
        „{attribute}”: ez nem érvényes Base32 érték.
        „{attribute}”: ez nem érvényes Base64 érték.
        „{attribute}”: ez nem érvényes BIC-kód.
        „{attribute}”: az érték csak {true} vagy {false} lehet.
        „{attribute}”: ez nem érvényes lejárati dátum.
        „{attribute}”: a dátum már elmúlt.
        „{attribute}”: ez nem érvényes biztonsági kód.
        „{attribute}”: az értéknek meg kell egyeznie ezzel: {compareValue}.
        „{attribute}”: az értéknek pontosan meg kell egyeznie e mezőével: „{compareAttribute}”.
        „{attribute}”: az érték nem a várt érték.
        „{attribute}”: az értéknek nagyobbnak kell lennie, mint {compareValue}.
        „{attribute}”: az értéknek nagyobbnak kell lennie, mint „{compareAttribute}”.
        „{attribute}”: az értéknek nagyobbnak kell lennie.
        „{attribute}”: az érték nem lehet kisebb, mint {compareValue}.
        „{attribute}”: az érték nem lehet kisebb, mint „{compareAttribute}”.
        „{attribute}”: az értéknek nagyobbnak kell lennie.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint {compareValue}.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint „{compareAttribute}”.
        „{attribute}”: az értéknek kisebbnek kell lennie.
        „{attribute}”: az érték nem lehet nagyobb, mint {compareValue}.
        „{attribute}”: az érték nem lehet nagyobb, mint „{compareAttribute}”.
        „{attribute}”: az értéknek kisebbnek kell lennie.
        „{attribute}”: az érték nem lehet a következő: {compareValue}.
        „{attribute}”: az értéknek különböznie kell e mezőétől: „{compareAttribute}”.
        „{attribute}”: az érték nem engedélyezett.
        „{attribute}”: az érték nem hasonlítható össze ezzel: {compareValue}.
        „{attribute}”: az érték nem hasonlítható össze e mezőével: „{compareAttribute}”.
        „{attribute}”: az érték nem hasonlítható össze.
        „{attribute}”: az érték érvénytelen.
        „{attribute}”: az értéknek tartalmaznia kell a következőt: „{containedValue}”.
        „{attribute}”: ez nem érvényes hely.
        „{attribute}”: pontosan {count} elem szükséges.|„{attribute}”: pontosan {count} elem szükséges.
        „{attribute}”: legalább {min} elem szükséges.|„{attribute}”: legalább {min} elem szükséges.
        „{attribute}”: legfeljebb {max} elem lehet.|„{attribute}”: legfeljebb {max} elem lehet.
        „{attribute}”: az értéknek listának kell lennie.
        „{attribute}”: ez nem érvényes országkód.
        „{attribute}”: ez nem érvényes szín.
        „{attribute}”: ez nem érvényes pénznemkód.
        „{attribute}”: az érték érvénytelen.
        „{attribute}”: ez nem érvényes adat-URI.
        „{attribute}”: ez nem érvényes dátum.
        „{attribute}”: az érték nem lehet korábbi, mint {earliest}.
        „{attribute}”: az érték nem lehet későbbi, mint {latest}.
        „{attribute}”: a dátumnak a jövőben kell lennie.
        „{attribute}”: a dátumnak a múltban kell lennie.
        „{attribute}”: az értéknek későbbinek kell lennie, mint {after}.
        „{attribute}”: az értéknek korábbinak kell lennie, mint {before}.
        „{attribute}”: a dátum óta legalább {minAge} évnek el kellett telnie.|„{attribute}”: a dátum óta legalább {minAge} évnek el kellett telnie.
        „{attribute}”: ez nem érvényes dátum és időpont.
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
        „{attribute}”: ez nem érvényes tartománynév.
        „{attribute}”: ez nem érvényes időtartam.
        „{attribute}”: ez nem érvényes telefonszám.
        „{attribute}”: az értéknek listának kell lennie.
        „{attribute}”: ez nem érvényes EAN-kód.
        „{attribute}”: ez nem érvényes e-mail-cím.
        „{attribute}”: a tartomány nem fogad leveleket.
        „{attribute}”: a tartományt nem sikerült ellenőrizni.
        „{attribute}”: az érték vége a következő legyen: „{suffix}”.
        Az űrlap ellenőrzése nem történt meg.
        „{attribute}”: a küldött adat hibás: {reason}.
        „{attribute}”: a küldött adat hibás: {reason}.
        „{attribute}”: a küldött adat hibás: {reason}.
        „{attribute}”: ez nem érvényes kivonat.
        „{attribute}”: ez nem érvényes hexadecimális érték.
        „{attribute}”: ez nem érvényes szín.
        „{attribute}”: ez nem érvényes gépnév.
        „{attribute}”: ez nem érvényes IBAN-szám.
        „{attribute}”: az érték nem szerepel az elfogadottak között.
        „{attribute}”: az érték nem engedélyezett.
        „{attribute}”: az értéknek egész számnak kell lennie.
        „{attribute}”: ez nem érvényes IP-cím.
        „{attribute}”: ez nem érvényes IRI.
        „{attribute}”: ez nem érvényes IRI-hivatkozás.
        „{attribute}”: ez nem érvényes ISBN-szám.
        „{attribute}”: ez nem érvényes ISIN-kód.
        „{attribute}”: ez nem érvényes ISSN-szám.
        „{attribute}”: ez nem érvényes JSON.
        „{attribute}”: ez nem érvényes JSON-mutató.
        „{attribute}”: ez nem érvényes JSON Web Token.
        „{attribute}”: ez nem érvényes nyelvkód.
        „{attribute}”: ez nem érvényes hely.
        „{attribute}”: ez nem érvényes szélességi fok.
        „{attribute}”: ez nem érvényes hosszúsági fok.
        „{attribute}”: csak kisbetűk adhatók meg.
        „{attribute}”: ez nem érvényes szám.
        „{attribute}”: ez nem érvényes MAC-cím.
        „{attribute}”: az érték nem a várt alakú.
        „{attribute}”: legalább egy számjegy szükséges.
        „{attribute}”: legalább egy kisbetű szükséges.
        „{attribute}”: legalább egy írásjel vagy más szimbólum szükséges.
        „{attribute}”: legalább egy nagybetű szükséges.
        „{attribute}”: az érték alakja nem engedélyezett.
        „{attribute}”: az érték túl hosszú.
        „{attribute}”: ez nem érvényes médiatípus.
        „{attribute}”: az értéknek a következő többszörösének kell lennie: {divisor}.
        „{attribute}”: ez nem érvényes Nano ID.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint 0.
        „{attribute}”: túl sok szintet tartalmaz.
        „{attribute}”: az értéknek objektumnak kell lennie.
        „{attribute}”: az érték nem engedélyezett.
        „{attribute}”: az értéknek egész számnak kell lennie.
        „{attribute}”: az érték legfeljebb {max} lehet.
        „{attribute}”: az értéknek kisebbnek kell lennie, mint {max}.
        „{attribute}”: az érték legalább {min} legyen.
        „{attribute}”: az értéknek számnak kell lennie.
        „{attribute}”: legalább egy számjegy szükséges.
        „{attribute}”: legalább egy kisbetű szükséges.
        „{attribute}”: legalább egy írásjel vagy más szimbólum szükséges.
        „{attribute}”: legalább egy nagybetű szükséges.
        „{attribute}”: legalább {min} karakter szükséges.|„{attribute}”: legalább {min} karakter szükséges.
        „{attribute}”: az értéknek szövegnek kell lennie.
        „{attribute}”: ez nem érvényes kártyaszám.
        „{attribute}”: ez nem érvényes portszám.
        „{attribute}”: az értéknek nagyobbnak kell lennie, mint 0.
        „{attribute}”: csak nyomtatható karakterek adhatók meg.
        A rekord nem olvasható: {reason}.
        „{attribute}”: ez nem érvényes relatív JSON-mutató.
        {attribute}: {message}
        {count} probléma található.|{count} probléma található.
        „{attribute}”: a mező kitöltése kötelező.
        „{attribute}”: az érték csak a következő lehet: {requiredValue}.
        Nincs „{name}” nevű forgatókönyv.
        Nincs „{name}” nevű forgatókönyv. Erre gondolt: „{suggestion}”?
        „{attribute}”: ez nem érvényes verziószám.
        „{attribute}”: ez nem érvényes slug.
        „{attribute}”: az érték olyan karaktereket tartalmaz, amelyek megtéveszthetik az olvasót.
        „{attribute}”: az érték eleje a következő legyen: „{prefix}”.
        „{attribute}”: pontosan {length} karakter szükséges.|„{attribute}”: pontosan {length} karakter szükséges.
        „{attribute}”: legfeljebb {max} karakter lehet.|„{attribute}”: legfeljebb {max} karakter lehet.
        „{attribute}”: legalább {min} karakter szükséges.|„{attribute}”: legalább {min} karakter szükséges.
        „{attribute}”: az értéknek szövegnek kell lennie.
        „{attribute}”: ez nem érvényes időpont.
        „{attribute}”: az értéknek későbbinek kell lennie, mint {after}.
        „{attribute}”: az értéknek korábbinak kell lennie, mint {before}.
        „{attribute}”: ez nem érvényes időzóna.
        Lejárt
        Érvénytelen
        Nem egyezik
        Hiányzó karakter
        Különböznie kell
        Nem szám
        Nem engedélyezett
        Nincs ellenőrizve
        Nem található
        Nincs a listán
        Nem egész szám
        Kötelező
        Túl nagy
        Túl korai
        Túl kevés
        Túl késői
        Túl hosszú
        Túl sok
        Túl rövid
        Túl kicsi
        Nem olvasható
        Nem engedélyezett karakterek
        Hibás darabszám
        Hibás formátum
        Hibás hossz
        Hibás típus
        „{attribute}”: ez nem érvényes ULID.
        „{attribute}”: csak nagybetűk adhatók meg.
        „{attribute}”: ez nem érvényes URI.
        „{attribute}”: ez nem érvényes URI-hivatkozás.
        „{attribute}”: ez nem érvényes URI-sablon.
        „{attribute}”: ez nem érvényes URL-cím.
        „{attribute}”: ez nem érvényes UUID.
        """#)
}
