// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let en = read(
        #"""
        {attribute} must be a valid bank account number ({country}), like {example}.
        {attribute} must be a valid bank account number, like {example}.
        {attribute} must be a valid bank code ({country}), like {example}.
        {attribute} must be a valid bank code, like {example}.
        {attribute} must be a valid company registration number ({country}), like {example}.
        {attribute} must be a valid company registration number, like {example}.
        {attribute} must be a valid payment reference (RF), like {example}.
        {attribute} must be an amount of money, like {example}.
        {attribute} must be a valid {name} address, like {example}.
        {attribute} must be a valid {name} code, like {example}.
        {attribute} cannot be checked, because the country is missing or not known.
        {attribute} must be a valid {name} identifier, like {example}.
        {attribute} must be a valid {name} number, like {example}.
        {attribute} must be a valid identity card number ({country}), like {example}.
        {attribute} must be a valid identity card number, like {example}.
        {attribute} must be a valid container number, like {example}.
        {attribute} must be a valid license plate number ({country}), like {example}.
        {attribute} must be a valid license plate number, like {example}.
        {attribute} must be a valid passport number ({country}), like {example}.
        {attribute} must be a valid passport number, like {example}.
        {attribute} must be a valid phone number ({country}), like {example}.
        {attribute} must be a phone number in international format, like {example}.
        {attribute} must be a valid postal code ({country}), like {example}.
        {attribute} must be a valid postal code, like {example}.
        {attribute} must be a valid social security number ({country}), like {example}.
        {attribute} must be a valid social security number, like {example}.
        {attribute} must be a valid tax identification number ({country}), like {example}.
        {attribute} must be a valid tax identification number, like {example}.
        {attribute} must be a valid VAT number ({country}), like {example}.
        {attribute} must be a valid VAT number, like {example}.
        """#)
}
