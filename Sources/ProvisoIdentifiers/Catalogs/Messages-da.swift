// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let da = read(
        #"""
        {attribute} skal være et gyldigt bankkontonummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt bankkontonummer, f.eks. {example}.
        {attribute} skal være en gyldig bankkode ({country}), f.eks. {example}.
        {attribute} skal være en gyldig bankkode, f.eks. {example}.
        {attribute} skal være et gyldigt virksomhedsnummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt virksomhedsnummer, f.eks. {example}.
        {attribute} skal være en gyldig betalingsreference (RF), f.eks. {example}.
        {attribute} skal være et gyldigt beløb, f.eks. {example}.
        {attribute} skal være en gyldig {name}-adresse, f.eks. {example}.
        {attribute} skal være en gyldig {name}-kode, f.eks. {example}.
        {attribute} kan ikke kontrolleres, fordi landet mangler eller ikke er kendt.
        {attribute} skal være en gyldig {name}-identifikator, f.eks. {example}.
        {attribute} skal være et gyldigt {name}-nummer, f.eks. {example}.
        {attribute} skal være et gyldigt ID-kortnummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt ID-kortnummer, f.eks. {example}.
        {attribute} skal være et gyldigt containernummer, f.eks. {example}.
        {attribute} skal være et gyldigt registreringsnummer for et køretøj ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt registreringsnummer for et køretøj, f.eks. {example}.
        {attribute} skal være et gyldigt pasnummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt pasnummer, f.eks. {example}.
        {attribute} skal være et gyldigt telefonnummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt telefonnummer med landekode, f.eks. {example}.
        {attribute} skal være et gyldigt postnummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt postnummer, f.eks. {example}.
        {attribute} skal være et gyldigt socialsikringsnummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt socialsikringsnummer, f.eks. {example}.
        {attribute} skal være et gyldigt skattenummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt skattenummer, f.eks. {example}.
        {attribute} skal være et gyldigt momsnummer ({country}), f.eks. {example}.
        {attribute} skal være et gyldigt momsnummer, f.eks. {example}.
        """#)
}
