public import ProvisoCore

// The numbers that countries define in tables: of any country that has one, of some, or of that of another attribute.

extension RuleVocabulary where Value: StringProtocol {
    /// A postal code, of any country that there is a rule for.
    public static var postalCode: Self { Self(InCountryFormat(PostalCodeKind(), [])) }

    /// A postal code of a country; well formed as the country defines it, not issued.
    public static func postalCode(country: CountryCode) -> Self { Self(InCountryFormat(PostalCodeKind(), [country])) }

    /// A postal code of one of some countries.
    public static func postalCode(countries: [CountryCode]) -> Self {
        Self(InCountryFormat(PostalCodeKind(), countries))
    }

    /// A number of value added tax, of any country that there is a rule for.
    public static var vat: Self { Self(InCountryFormat(VATKind(), [])) }

    /// A number of value added tax of a country; well formed as the country defines it, not issued.
    public static func vat(country: CountryCode) -> Self { Self(InCountryFormat(VATKind(), [country])) }

    /// A number of value added tax of one of some countries.
    public static func vat(countries: [CountryCode]) -> Self { Self(InCountryFormat(VATKind(), countries)) }

    /// The number of a taxpayer, of any country that there is a rule for.
    public static var taxID: Self { Self(InCountryFormat(TaxIDKind(), [])) }

    /// The number of a taxpayer of a country; well formed as the country defines it, not issued.
    public static func taxID(country: CountryCode) -> Self { Self(InCountryFormat(TaxIDKind(), [country])) }

    /// The number of a taxpayer of one of some countries.
    public static func taxID(countries: [CountryCode]) -> Self { Self(InCountryFormat(TaxIDKind(), countries)) }

    /// The number of a person or of an identity card, of any country that there is a rule for.
    public static var identityCard: Self { Self(InCountryFormat(IdentityCardKind(), [])) }

    /// The number of a person or of an identity card of a country; well formed as the country defines it, not issued.
    public static func identityCard(country: CountryCode) -> Self {
        Self(InCountryFormat(IdentityCardKind(), [country]))
    }

    /// The number of a person or of an identity card of one of some countries.
    public static func identityCard(countries: [CountryCode]) -> Self {
        Self(InCountryFormat(IdentityCardKind(), countries))
    }

    /// The number of a passport, of any country that there is a rule for.
    public static var passport: Self { Self(InCountryFormat(PassportKind(), [])) }

    /// The number of a passport of a country; well formed as the country defines it, not issued.
    public static func passport(country: CountryCode) -> Self { Self(InCountryFormat(PassportKind(), [country])) }

    /// The number of a passport of one of some countries.
    public static func passport(countries: [CountryCode]) -> Self { Self(InCountryFormat(PassportKind(), countries)) }

    /// The registration of a vehicle, of any country that there is a rule for.
    public static var licensePlate: Self { Self(InCountryFormat(LicensePlateKind(), [])) }

    /// The registration of a vehicle of a country; well formed as the country defines it, not issued.
    public static func licensePlate(country: CountryCode) -> Self {
        Self(InCountryFormat(LicensePlateKind(), [country]))
    }

    /// The registration of a vehicle of one of some countries.
    public static func licensePlate(countries: [CountryCode]) -> Self {
        Self(InCountryFormat(LicensePlateKind(), countries))
    }

    /// The number of a company, of any country that there is a rule for.
    public static var companyNumber: Self { Self(InCountryFormat(CompanyNumberKind(), [])) }

    /// The number of a company of a country; well formed as the country defines it, not issued.
    public static func companyNumber(country: CountryCode) -> Self {
        Self(InCountryFormat(CompanyNumberKind(), [country]))
    }

    /// The number of a company of one of some countries.
    public static func companyNumber(countries: [CountryCode]) -> Self {
        Self(InCountryFormat(CompanyNumberKind(), countries))
    }

    /// The national number of a bank, of any country that there is a rule for.
    public static var bankCode: Self { Self(InCountryFormat(BankCodeKind(), [])) }

    /// The national number of a bank of a country; well formed as the country defines it, not issued.
    public static func bankCode(country: CountryCode) -> Self { Self(InCountryFormat(BankCodeKind(), [country])) }

    /// The national number of a bank of one of some countries.
    public static func bankCode(countries: [CountryCode]) -> Self { Self(InCountryFormat(BankCodeKind(), countries)) }

    /// The national number of a bank account, of any country that there is a rule for.
    public static var bankAccount: Self { Self(InCountryFormat(BankAccountKind(), [])) }

    /// The national number of a bank account of a country; well formed as the country defines it, not issued.
    public static func bankAccount(country: CountryCode) -> Self { Self(InCountryFormat(BankAccountKind(), [country])) }

    /// The national number of a bank account of one of some countries.
    public static func bankAccount(countries: [CountryCode]) -> Self {
        Self(InCountryFormat(BankAccountKind(), countries))
    }

    /// A number of the social insurance, of any country that there is a rule for.
    public static var socialSecurity: Self { Self(InCountryFormat(SocialSecurityKind(), [])) }

    /// A number of the social insurance of a country; well formed as the country defines it, not issued.
    public static func socialSecurity(country: CountryCode) -> Self {
        Self(InCountryFormat(SocialSecurityKind(), [country]))
    }

    /// A number of the social insurance of one of some countries.
    public static func socialSecurity(countries: [CountryCode]) -> Self {
        Self(InCountryFormat(SocialSecurityKind(), countries))
    }
}
