// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let sl = read(
        #"""
        Polje „{attribute}“ mora vsebovati veljavno številko bančnega računa ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko bančnega računa, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno kodo banke ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno kodo banke, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno matično številko podjetja ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno matično številko podjetja, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno plačilno referenco (RF), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven denarni znesek, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljaven naslov {name}, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno kodo {name}, na primer {example}.
        Polja „{attribute}“ ni mogoče preveriti, ker država ni navedena ali ni znana.
        Polje „{attribute}“ mora vsebovati veljaven identifikator {name}, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko {name}, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko osebne izkaznice ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko osebne izkaznice, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko zabojnika, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno registrsko številko vozila ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno registrsko številko vozila, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko potnega lista ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko potnega lista, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno telefonsko številko ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno telefonsko številko s klicno kodo države, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno poštno številko ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno poštno številko, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko socialnega zavarovanja ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno številko socialnega zavarovanja, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno davčno številko ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno davčno številko, na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno identifikacijsko številko za DDV ({country}), na primer {example}.
        Polje „{attribute}“ mora vsebovati veljavno identifikacijsko številko za DDV, na primer {example}.
        """#)
}
