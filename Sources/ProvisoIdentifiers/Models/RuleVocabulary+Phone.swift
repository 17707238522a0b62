public import ProvisoCore
public import ProvisoIdentifierFormats

extension RuleVocabulary where Value: StringProtocol {
    /// A telephone number of any country, written with its country code: `+49 30 123456`.
    ///
    /// Valid means that the numbering plan has the number, as the public metadata of libphonenumber says it; whether it is in
    /// use, only a call can tell.
    public static var phone: Self { Self(InCountryFormat(PhoneKind(), [])) }

    /// A telephone number of a country, as it is written there or with the country code: `030 123456`, `+49 30 123456`.
    public static func phone(country: CountryCode) -> Self { Self(InCountryFormat(PhoneKind(), [country])) }

    /// A telephone number, with options.
    ///
    /// - Parameters:
    ///   - countries: The countries whose numbers pass; any when there are none.
    ///   - types: What the number may be for; anything when there are none.
    ///   - allowExtension: Whether an extension may follow.
    ///   - allowOtherCountries: Whether a number of another country passes where it has its country code.
    ///   - allowPossible: Whether a number passes that has the right length, though no numbering plan has it.
    public static func phone(
        countries: [CountryCode], types: [PhoneNumberType] = [], allowExtension: Bool = false,
        allowOtherCountries: Bool = false, allowPossible: Bool = false
    ) -> Self {
        var kind = PhoneKind()
        kind.types = types
        kind.allowExtension = allowExtension
        kind.allowOtherCountries = allowOtherCountries
        kind.allowPossible = allowPossible
        return Self(InCountryFormat(kind, countries))
    }
}

extension RuleVocabulary where Value == String {
    /// Writes a telephone number in one spelling, E.164 by default, and leaves what is no number as it is. Judges nothing.
    ///
    /// - Parameters:
    ///   - spelling: The spelling.
    ///   - country: The country that a number without a country code is of.
    public static func phoneSpelled(_ spelling: PhoneSpelling = .e164, country: CountryCode? = nil) -> Self {
        Self(PhoneSpelled(spelling: spelling, country: country))
    }
}

/// Writes a telephone number in one spelling.
private struct PhoneSpelled: ValidationRule {
    let spelling: PhoneSpelling
    let country: CountryCode?

    var skipsEmptyValues: Bool { false }
    func check(_ value: String, into report: inout Report) {}
    func checkMissing(into report: inout Report) {}

    func tidy(_ value: String) -> String {
        let region = country.flatMap { $0.phoneRegion }
        guard let number = try? PhoneNumber(value, region: region), number.isPossible() else { return value }
        return number.formatted(spelling)
    }
}

extension ListedRule where Value == String {
    /// A telephone number of the country that another attribute has: `Rule(for: \.phone, .phone(country: \.country))`.
    ///
    /// Where the country is empty the rule is skipped; where it is unknown there is a warning with the code
    /// `phone.countryUnknown`. A form checks the number again when the country changes.
    ///
    /// - Parameters:
    ///   - country: The attribute with the code of two letters (ISO 3166-1).
    ///   - requireCountry: Whether a country that is empty or unknown is an error.
    public static func phone(country: any KeyPath<Model, String> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(PhoneKind(), country, requireCountry))
    }

    /// A telephone number of the country that another attribute may have.
    public static func phone(country: any KeyPath<Model, String?> & Sendable, requireCountry: Bool = false) -> Self {
        Self(OfAttributesCountry(PhoneKind(), country, requireCountry))
    }
}
