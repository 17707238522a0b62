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
        Laukā “{attribute}” drīkst būt tikai burti un cipari.
        Lauka “{attribute}” vērtībai nav nevienas no atļautajām formām.
        Laukā “{attribute}” drīkst būt tikai ASCII rakstzīmes.
        Lauka “{attribute}” vērtība nav derīga.
        Lauku “{attribute}” neizdevās pārbaudīt.
        Lauks “{attribute}” vēl nav pārbaudīts.
        Lauka “{name}” nav.
        Lauka “{name}” nav. Vai domājāt “{suggestion}”?
        Lauka “{attribute}” vērtība nav derīga Base32 vērtība.
        Lauka “{attribute}” vērtība nav derīga Base64 vērtība.
        Lauka “{attribute}” vērtība nav derīgs BIC kods.
        Lauka “{attribute}” vērtībai jābūt {true} vai {false}.
        Lauka “{attribute}” vērtība nav pareizs derīguma termiņš.
        Lauka “{attribute}” datums jau ir pagājis.
        Lauka “{attribute}” vērtība nav derīgs drošības kods.
        Lauka “{attribute}” vērtībai jābūt vienādai ar {compareValue}.
        Lauka “{attribute}” vērtībai jāsakrīt ar lauka “{compareAttribute}” vērtību.
        Lauka “{attribute}” vērtība nav gaidītā.
        Lauka “{attribute}” vērtībai jābūt lielākai nekā {compareValue}.
        Lauka “{attribute}” vērtībai jābūt lielākai nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtībai jābūt lielākai.
        Lauka “{attribute}” vērtība nedrīkst būt mazāka nekā {compareValue}.
        Lauka “{attribute}” vērtība nedrīkst būt mazāka nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtībai jābūt lielākai.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā {compareValue}.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtībai jābūt mazākai.
        Lauka “{attribute}” vērtība nedrīkst būt lielāka nekā {compareValue}.
        Lauka “{attribute}” vērtība nedrīkst būt lielāka nekā laukā “{compareAttribute}”.
        Lauka “{attribute}” vērtībai jābūt mazākai.
        Lauka “{attribute}” vērtība nedrīkst būt vienāda ar {compareValue}.
        Lauka “{attribute}” vērtībai jāatšķiras no lauka “{compareAttribute}” vērtības.
        Lauka “{attribute}” vērtība nav atļauta.
        Lauka “{attribute}” vērtību nevar salīdzināt ar {compareValue}.
        Lauka “{attribute}” vērtību nevar salīdzināt ar lauka “{compareAttribute}” vērtību.
        Lauka “{attribute}” vērtību nevar salīdzināt.
        Lauka “{attribute}” vērtība nav derīga.
        Laukā “{attribute}” jābūt “{containedValue}”.
        Lauka “{attribute}” vērtība nav derīga atrašanās vieta.
        Laukā “{attribute}” jābūt tieši {count} vienumiem.|Laukā “{attribute}” jābūt tieši {count} vienumam.|Laukā “{attribute}” jābūt tieši {count} vienumiem.
        Laukā “{attribute}” jābūt vismaz {min} vienumiem.|Laukā “{attribute}” jābūt vismaz {min} vienumam.|Laukā “{attribute}” jābūt vismaz {min} vienumiem.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienumi.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienums.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} vienumi.
        Lauka “{attribute}” vērtībai jābūt sarakstam.
        Lauka “{attribute}” vērtība nav derīgs valsts kods.
        Lauka “{attribute}” vērtība nav derīga krāsa.
        Lauka “{attribute}” vērtība nav derīgs valūtas kods.
        Lauka “{attribute}” vērtība nav derīga.
        Lauka “{attribute}” vērtība nav derīgs datu URI.
        Lauka “{attribute}” vērtība nav derīgs datums.
        Lauka “{attribute}” vērtība nedrīkst būt agrāka nekā {earliest}.
        Lauka “{attribute}” vērtība nedrīkst būt vēlāka nekā {latest}.
        Lauka “{attribute}” datumam jābūt nākotnē.
        Lauka “{attribute}” datumam jābūt pagātnē.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā {after}.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā {before}.
        Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gadiem.|Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gada.|Lauka “{attribute}” datumam jābūt vismaz pirms {minAge} gadiem.
        Lauka “{attribute}” vērtība nav derīgs datums ar laiku.
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
        Lauka “{attribute}” vērtība nav derīgs domēna nosaukums.
        Lauka “{attribute}” vērtība nav derīgs ilgums.
        Lauka “{attribute}” vērtība nav derīgs tālruņa numurs.
        Lauka “{attribute}” vērtībai jābūt sarakstam.
        Lauka “{attribute}” vērtība nav derīgs EAN kods.
        Lauka “{attribute}” vērtība nav derīga e-pasta adrese.
        Lauka “{attribute}” domēns nepieņem pastu.
        Lauka “{attribute}” domēnu neizdevās pārbaudīt.
        Lauka “{attribute}” vērtībai jābeidzas ar “{suffix}”.
        Veidlapa netika pārbaudīta.
        Lauks “{attribute}” nav nosūtīts pareizi: {reason}.
        Lauks “{attribute}” nav nosūtīts pareizi: {reason}.
        Lauks “{attribute}” nav nosūtīts pareizi: {reason}.
        Lauka “{attribute}” vērtība nav derīga jaucējvērtība.
        Lauka “{attribute}” vērtība nav derīga heksadecimāla vērtība.
        Lauka “{attribute}” vērtība nav derīga krāsa.
        Lauka “{attribute}” vērtība nav derīgs resursdatora nosaukums.
        Lauka “{attribute}” vērtība nav derīgs IBAN numurs.
        Lauka “{attribute}” vērtība nav viena no atļautajām.
        Lauka “{attribute}” vērtība nav atļauta.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim.
        Lauka “{attribute}” vērtība nav derīga IP adrese.
        Lauka “{attribute}” vērtība nav derīgs IRI.
        Lauka “{attribute}” vērtība nav derīga IRI atsauce.
        Lauka “{attribute}” vērtība nav derīgs ISBN numurs.
        Lauka “{attribute}” vērtība nav derīgs ISIN kods.
        Lauka “{attribute}” vērtība nav derīgs ISSN numurs.
        Lauka “{attribute}” vērtība nav derīgs JSON dokuments.
        Lauka “{attribute}” vērtība nav derīgs JSON rādītājs.
        Lauka “{attribute}” vērtība nav derīgs JSON Web Token.
        Lauka “{attribute}” vērtība nav derīgs valodas kods.
        Lauka “{attribute}” vērtība nav derīga atrašanās vieta.
        Lauka “{attribute}” vērtība nav derīgs ģeogrāfiskais platums.
        Lauka “{attribute}” vērtība nav derīgs ģeogrāfiskais garums.
        Lauks “{attribute}” jāraksta ar mazajiem burtiem.
        Lauka “{attribute}” vērtība nav derīgs numurs.
        Lauka “{attribute}” vērtība nav derīga MAC adrese.
        Lauka “{attribute}” vērtībai nav gaidītās formas.
        Laukā “{attribute}” jābūt ciparam.
        Laukā “{attribute}” jābūt mazajam burtam.
        Laukā “{attribute}” jābūt simbolam.
        Laukā “{attribute}” jābūt lielajam burtam.
        Lauka “{attribute}” vērtības forma nav atļauta.
        Lauka “{attribute}” vērtība ir pārāk gara.
        Lauka “{attribute}” vērtība nav derīgs satura tips.
        Lauka “{attribute}” vērtībai jādalās ar {divisor}.
        Lauka “{attribute}” vērtība nav derīgs Nano ID.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā 0.
        Laukā “{attribute}” ir pārāk daudz līmeņu.
        Lauka “{attribute}” vērtībai jābūt objektam.
        Lauka “{attribute}” vērtība nav atļauta.
        Lauka “{attribute}” vērtībai jābūt veselam skaitlim.
        Lauka “{attribute}” vērtība drīkst būt ne lielāka kā {max}.
        Lauka “{attribute}” vērtībai jābūt mazākai nekā {max}.
        Lauka “{attribute}” vērtībai jābūt vismaz {min}.
        Lauka “{attribute}” vērtībai jābūt skaitlim.
        Laukā “{attribute}” jābūt ciparam.
        Laukā “{attribute}” jābūt mazajam burtam.
        Laukā “{attribute}” jābūt simbolam.
        Laukā “{attribute}” jābūt lielajam burtam.
        Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmei.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.
        Lauka “{attribute}” vērtībai jābūt tekstam.
        Lauka “{attribute}” vērtība nav derīgs kartes numurs.
        Lauka “{attribute}” vērtība nav derīgs porta numurs.
        Lauka “{attribute}” vērtībai jābūt lielākai nekā 0.
        Laukā “{attribute}” drīkst būt tikai drukājamas rakstzīmes.
        Ierakstu nevar nolasīt: {reason}.
        Lauka “{attribute}” vērtība nav derīgs relatīvais JSON rādītājs.
        {attribute}: {message}
        Ir {count} problēmu.|Ir {count} problēma.|Ir {count} problēmas.
        Lauks “{attribute}” ir obligāts.
        Lauka “{attribute}” vērtībai jābūt {requiredValue}.
        Scenārija “{name}” nav.
        Scenārija “{name}” nav. Vai domājāt “{suggestion}”?
        Lauka “{attribute}” vērtība nav derīgs versijas numurs.
        Lauka “{attribute}” vērtība nav derīgs slug.
        Laukā “{attribute}” ir rakstzīmes, kas varētu maldināt lasītāju.
        Lauka “{attribute}” vērtībai jāsākas ar “{prefix}”.
        Laukā “{attribute}” jābūt tieši {length} rakstzīmēm.|Laukā “{attribute}” jābūt tieši {length} rakstzīmei.|Laukā “{attribute}” jābūt tieši {length} rakstzīmēm.
        Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīmes.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīme.|Laukā “{attribute}” drīkst būt ne vairāk kā {max} rakstzīmes.
        Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmei.|Laukā “{attribute}” jābūt vismaz {min} rakstzīmēm.
        Lauka “{attribute}” vērtībai jābūt tekstam.
        Lauka “{attribute}” vērtība nav derīgs laiks.
        Lauka “{attribute}” vērtībai jābūt vēlākai nekā {after}.
        Lauka “{attribute}” vērtībai jābūt agrākai nekā {before}.
        Lauka “{attribute}” vērtība nav derīga laika josla.
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
        Pārāk īss teksts
        Pārāk maza vērtība
        Nevar nolasīt
        Neatļautas rakstzīmes
        Nepareizs skaits
        Nepareizs formāts
        Nepareizs garums
        Nepareizs tips
        Lauka “{attribute}” vērtība nav derīgs ULID.
        Lauks “{attribute}” jāraksta ar lielajiem burtiem.
        Lauka “{attribute}” vērtība nav derīgs URI.
        Lauka “{attribute}” vērtība nav derīga URI atsauce.
        Lauka “{attribute}” vērtība nav derīga URI veidne.
        Lauka “{attribute}” vērtība nav derīga URL adrese.
        Lauka “{attribute}” vērtība nav derīgs UUID.
        """#)
}
