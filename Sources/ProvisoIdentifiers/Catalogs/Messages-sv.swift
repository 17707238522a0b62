// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let sv = read(
        #"""
        {attribute} måste vara ett giltigt bankkontonummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt bankkontonummer, t.ex. {example}.
        {attribute} måste vara en giltig bankkod ({country}), t.ex. {example}.
        {attribute} måste vara en giltig bankkod, t.ex. {example}.
        {attribute} måste vara ett giltigt organisationsnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt organisationsnummer, t.ex. {example}.
        {attribute} måste vara en giltig betalningsreferens (RF), t.ex. {example}.
        {attribute} måste vara ett giltigt belopp, t.ex. {example}.
        {attribute} måste vara en giltig {name}-adress, t.ex. {example}.
        {attribute} måste vara en giltig {name}-kod, t.ex. {example}.
        {attribute} kan inte kontrolleras eftersom landet saknas eller inte är känt.
        {attribute} måste vara en giltig {name}-identifierare, t.ex. {example}.
        {attribute} måste vara ett giltigt {name}-nummer, t.ex. {example}.
        {attribute} måste vara ett giltigt id-kortsnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt id-kortsnummer, t.ex. {example}.
        {attribute} måste vara ett giltigt containernummer, t.ex. {example}.
        {attribute} måste vara ett giltigt registreringsnummer för fordon ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt registreringsnummer för fordon, t.ex. {example}.
        {attribute} måste vara ett giltigt passnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt passnummer, t.ex. {example}.
        {attribute} måste vara ett giltigt telefonnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt telefonnummer med landskod, t.ex. {example}.
        {attribute} måste vara ett giltigt postnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt postnummer, t.ex. {example}.
        {attribute} måste vara ett giltigt socialförsäkringsnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt socialförsäkringsnummer, t.ex. {example}.
        {attribute} måste vara ett giltigt skatteregistreringsnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt skatteregistreringsnummer, t.ex. {example}.
        {attribute} måste vara ett giltigt momsregistreringsnummer ({country}), t.ex. {example}.
        {attribute} måste vara ett giltigt momsregistreringsnummer, t.ex. {example}.
        """#)
}
