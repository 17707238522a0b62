// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let it = read(
        #"""
        Il campo «{attribute}» deve essere un numero di conto bancario valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di conto bancario valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un codice bancario valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un codice bancario valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di registro delle imprese valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di registro delle imprese valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un riferimento di pagamento (RF) valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un importo valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un indirizzo {name} valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un codice {name} valido, ad esempio {example}.
        Il campo «{attribute}» non può essere controllato perché il paese non è indicato o non è noto.
        Il campo «{attribute}» deve essere un identificativo {name} valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero {name} valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di carta d’identità valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di carta d’identità valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di container valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di targa valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di targa valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di passaporto valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di passaporto valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di telefono valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di telefono valido con prefisso internazionale, ad esempio {example}.
        Il campo «{attribute}» deve essere un codice postale valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un codice postale valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di previdenza sociale valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di previdenza sociale valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un codice fiscale valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un codice fiscale valido, ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di partita IVA valido ({country}), ad esempio {example}.
        Il campo «{attribute}» deve essere un numero di partita IVA valido, ad esempio {example}.
        """#)
}
