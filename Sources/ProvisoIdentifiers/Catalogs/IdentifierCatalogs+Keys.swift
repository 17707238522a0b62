// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

extension IdentifierCatalogs {
    /// The keys of the messages.
    static let keys = #"""
        bankAccount
        bankAccount/anywhere
        bankCode
        bankCode/anywhere
        companyNumber
        companyNumber/anywhere
        creditorReference
        currencyAmount
        identifier/address
        identifier/code
        identifier/countryUnknown
        identifier/name
        identifier/number
        identityCard
        identityCard/anywhere
        iso6346
        licensePlate
        licensePlate/anywhere
        passport
        passport/anywhere
        phone
        phone/anywhere
        postalCode
        postalCode/anywhere
        socialSecurity
        socialSecurity/anywhere
        taxID
        taxID/anywhere
        vat
        vat/anywhere
        """#
}
