public import ProvisoCore

// In lists of rules the country can be that of another attribute.

extension ListedRule where Value == String {
    /// A postal code of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func postalCode(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false) -> Self
    {
        Self(OfAttributesCountry(PostalCodeKind(), country, requireCountry))
    }

    /// A postal code of the country that another attribute may have.
    public static func postalCode(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false) -> Self
    {
        Self(OfAttributesCountry(PostalCodeKind(), country, requireCountry))
    }

    /// A number of value added tax of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func vat(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(VATKind(), country, requireCountry))
    }

    /// A number of value added tax of the country that another attribute may have.
    public static func vat(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(VATKind(), country, requireCountry))
    }

    /// The number of a taxpayer of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func taxID(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(TaxIDKind(), country, requireCountry))
    }

    /// The number of a taxpayer of the country that another attribute may have.
    public static func taxID(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(TaxIDKind(), country, requireCountry))
    }

    /// The number of a person or of an identity card of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func identityCard(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(IdentityCardKind(), country, requireCountry))
    }

    /// The number of a person or of an identity card of the country that another attribute may have.
    public static func identityCard(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(IdentityCardKind(), country, requireCountry))
    }

    /// The number of a passport of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func passport(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(PassportKind(), country, requireCountry))
    }

    /// The number of a passport of the country that another attribute may have.
    public static func passport(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(PassportKind(), country, requireCountry))
    }

    /// The registration of a vehicle of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func licensePlate(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(LicensePlateKind(), country, requireCountry))
    }

    /// The registration of a vehicle of the country that another attribute may have.
    public static func licensePlate(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(LicensePlateKind(), country, requireCountry))
    }

    /// The number of a company of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func companyNumber(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(CompanyNumberKind(), country, requireCountry))
    }

    /// The number of a company of the country that another attribute may have.
    public static func companyNumber(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(CompanyNumberKind(), country, requireCountry))
    }

    /// The national number of a bank of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func bankCode(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(BankCodeKind(), country, requireCountry))
    }

    /// The national number of a bank of the country that another attribute may have.
    public static func bankCode(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(BankCodeKind(), country, requireCountry))
    }

    /// The national number of a bank account of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func bankAccount(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false) -> Self
    {
        Self(OfAttributesCountry(BankAccountKind(), country, requireCountry))
    }

    /// The national number of a bank account of the country that another attribute may have.
    public static func bankAccount(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(BankAccountKind(), country, requireCountry))
    }

    /// A number of the social insurance of the country that another attribute has, by its code of two letters (ISO 3166-1). An empty country skips the
    /// rule, and an unknown one is a warning, unless `requireCountry` makes both an error.
    public static func socialSecurity(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(SocialSecurityKind(), country, requireCountry))
    }

    /// A number of the social insurance of the country that another attribute may have.
    public static func socialSecurity(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false)
        -> Self
    {
        Self(OfAttributesCountry(SocialSecurityKind(), country, requireCountry))
    }
}
