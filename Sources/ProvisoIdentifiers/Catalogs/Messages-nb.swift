// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let nb = read(
        #"""
        {attribute} må være et gyldig bankkontonummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig bankkontonummer, f.eks. {example}.
        {attribute} må være en gyldig bankkode ({country}), f.eks. {example}.
        {attribute} må være en gyldig bankkode, f.eks. {example}.
        {attribute} må være et gyldig organisasjonsnummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig organisasjonsnummer, f.eks. {example}.
        {attribute} må være en gyldig betalingsreferanse (RF), f.eks. {example}.
        {attribute} må være et gyldig beløp, f.eks. {example}.
        {attribute} må være en gyldig {name}-adresse, f.eks. {example}.
        {attribute} må være en gyldig {name}-kode, f.eks. {example}.
        {attribute} kan ikke kontrolleres fordi landet mangler eller ikke er kjent.
        {attribute} må være en gyldig {name}-identifikator, f.eks. {example}.
        {attribute} må være et gyldig {name}-nummer, f.eks. {example}.
        {attribute} må være et gyldig ID-kortnummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig ID-kortnummer, f.eks. {example}.
        {attribute} må være et gyldig containernummer, f.eks. {example}.
        {attribute} må være et gyldig kjennemerke for kjøretøy ({country}), f.eks. {example}.
        {attribute} må være et gyldig kjennemerke for kjøretøy, f.eks. {example}.
        {attribute} må være et gyldig passnummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig passnummer, f.eks. {example}.
        {attribute} må være et gyldig telefonnummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig telefonnummer med landkode, f.eks. {example}.
        {attribute} må være et gyldig postnummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig postnummer, f.eks. {example}.
        {attribute} må være et gyldig trygdenummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig trygdenummer, f.eks. {example}.
        {attribute} må være et gyldig skattenummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig skattenummer, f.eks. {example}.
        {attribute} må være et gyldig mva-nummer ({country}), f.eks. {example}.
        {attribute} må være et gyldig mva-nummer, f.eks. {example}.
        """#)
}
