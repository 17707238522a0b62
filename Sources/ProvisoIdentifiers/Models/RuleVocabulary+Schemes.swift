public import ProvisoCore
public import ProvisoIdentifierFormats

extension RuleVocabulary where Value: StringProtocol {
    /// A number of a kind, with schemes of the app: they add a country, or replace the definition of one.
    ///
    /// ```swift
    /// let membership = NationalNumberScheme(country: "DE", pattern: "M-n{6}", check: "luhn@1-7", example: "M-123455")
    /// Validator.validate("M-123455", .nationalNumber(.identityCard, countries: ["DE"], schemes: [membership]))
    /// ```
    ///
    /// - Parameters:
    ///   - kind: The kind, which also has the code and the messages.
    ///   - countries: The countries whose numbers pass; any when there are none.
    ///   - schemes: Schemes that replace the built-in ones of their countries.
    public static func nationalNumber(
        _ kind: NationalNumberKind, countries: [CountryCode] = [], schemes: [NationalNumberScheme]
    ) -> Self {
        func rule<Kind: NationalKind>(_ kind: Kind) -> Self {
            var kind = kind
            kind.schemes = schemes
            return Self(InCountryFormat(kind, countries))
        }
        return switch kind {
        case .postalCode: rule(PostalCodeKind())
        case .vat: rule(VATKind())
        case .taxID: rule(TaxIDKind())
        case .identityCard: rule(IdentityCardKind())
        case .passport: rule(PassportKind())
        case .licensePlate: rule(LicensePlateKind())
        case .companyNumber: rule(CompanyNumberKind())
        case .bankCode: rule(BankCodeKind())
        case .bankAccount: rule(BankAccountKind())
        case .socialSecurity: rule(SocialSecurityKind())
        }
    }
}
