// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let lv = read(
        #"""
        Laukā “{attribute}” jāievada derīgs bankas konta numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs bankas konta numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs bankas kods ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs bankas kods, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs uzņēmuma reģistrācijas numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs uzņēmuma reģistrācijas numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga maksājuma atsauce (RF), piemēram, {example}.
        Laukā “{attribute}” jāievada derīga naudas summa, piemēram, {example}.
        Laukā “{attribute}” jāievada derīga {name} adrese, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs {name} kods, piemēram, {example}.
        Lauku “{attribute}” nevar pārbaudīt, jo valsts nav norādīta vai nav zināma.
        Laukā “{attribute}” jāievada derīgs {name} identifikators, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs {name} numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs personas apliecības numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs personas apliecības numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs konteinera numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs transportlīdzekļa reģistrācijas numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs transportlīdzekļa reģistrācijas numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs pases numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs pases numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs tālruņa numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs tālruņa numurs ar valsts kodu, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs pasta indekss ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs pasta indekss, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs sociālās apdrošināšanas numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs sociālās apdrošināšanas numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs nodokļu maksātāja numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs nodokļu maksātāja numurs, piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs PVN numurs ({country}), piemēram, {example}.
        Laukā “{attribute}” jāievada derīgs PVN numurs, piemēram, {example}.
        """#)
}
