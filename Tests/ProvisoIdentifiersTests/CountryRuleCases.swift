/// The rules that have tests of their own.
enum CountryRuleCases {
    static let names: Set<String> = [
        "phone", "postalCode", "vat", "taxID", "identityCard", "passport", "licensePlate", "companyNumber", "bankCode",
        "bankAccount", "socialSecurity",
    ]
}
