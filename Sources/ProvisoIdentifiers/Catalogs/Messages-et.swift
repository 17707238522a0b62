// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let et = read(
        #"""
        Välja „{attribute}“ väärtus peab olema kehtiv pangakonto number ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv pangakonto number, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv pangakood ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv pangakood, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv ettevõtte registrikood ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv ettevõtte registrikood, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv makseviide (RF), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv rahasumma, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv {name}-aadress, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv {name}-kood, näiteks {example}.
        Välja „{attribute}“ väärtust ei saa kontrollida, sest riik puudub või pole teada.
        Välja „{attribute}“ väärtus peab olema kehtiv {name}-identifikaator, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv {name}-number, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv isikutunnistuse number ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv isikutunnistuse number, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv konteineri number, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv sõiduki registreerimisnumber ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv sõiduki registreerimisnumber, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv passi number ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv passi number, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv telefoninumber ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv telefoninumber koos riigi suunakoodiga, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv postiindeks ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv postiindeks, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv sotsiaalkindlustusnumber ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv sotsiaalkindlustusnumber, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv maksukohustuslase number ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv maksukohustuslase number, näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv käibemaksukohustuslase number ({country}), näiteks {example}.
        Välja „{attribute}“ väärtus peab olema kehtiv käibemaksukohustuslase number, näiteks {example}.
        """#)
}
