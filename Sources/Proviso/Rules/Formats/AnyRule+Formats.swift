public import ProvisoFormats

// A format with its default options has a name; with other options it is given: `.format(EmailFormat(enableIDN: true))`.

extension AnyRule where Value: StringProtocol {
    /// A text in a format, with options of its own; see ``TextFormat``.
    public static func format(_ format: some DocumentFormat) -> Self { Self(TextFormat(format)) }

    /// A payment card number of one of some brands; see `PaymentCardFormat`.
    public static func paymentCard(_ brands: Set<PaymentCardBrand>) -> Self {
        .format(PaymentCardFormat(brands: brands))
    }

    /// An email address; see `EmailFormat`.
    public static var email: Self { .format(EmailFormat()) }

    /// A payment card number of any brand; see `PaymentCardFormat`.
    public static var paymentCard: Self { .format(PaymentCardFormat()) }

    /// A host name (RFC 1123); see `HostnameFormat`.
    public static var hostname: Self { .format(HostnameFormat()) }

    /// A domain name, internationalized or not; see `DomainNameFormat`.
    public static var domainName: Self { .format(DomainNameFormat()) }

    /// An IPv4 or IPv6 address; see `IPAddressFormat`.
    public static var ip: Self { .format(IPAddressFormat()) }

    /// A port number; see `PortFormat`.
    public static var port: Self { .format(PortFormat()) }

    /// A MAC address; see `MACAddressFormat`.
    public static var mac: Self { .format(MACAddressFormat()) }

    /// A UUID (RFC 9562); see `UUIDFormat`.
    public static var uuid: Self { .format(UUIDFormat()) }

    /// A ULID; see `ULIDFormat`.
    public static var ulid: Self { .format(ULIDFormat()) }

    /// An IBAN; see `IBANFormat`.
    public static var iban: Self { .format(IBANFormat()) }

    /// A BIC; see `BICFormat`.
    public static var bic: Self { .format(BICFormat()) }

    /// An ISBN; see `ISBNFormat`.
    public static var isbn: Self { .format(ISBNFormat()) }

    /// An ISSN; see `ISSNFormat`.
    public static var issn: Self { .format(ISSNFormat()) }

    /// An EAN or GTIN; see `EANFormat`.
    public static var ean: Self { .format(EANFormat()) }

    /// An ISIN; see `ISINFormat`.
    public static var isin: Self { .format(ISINFormat()) }

    /// Digits with a check digit by Luhn; see `LuhnFormat`.
    public static var luhn: Self { .format(LuhnFormat()) }

    /// A telephone number (E.164); see `E164Format`.
    public static var e164: Self { .format(E164Format()) }

    /// A JSON web token; see `JWTFormat`.
    public static var jwt: Self { .format(JWTFormat()) }

    /// A semantic version; see `SemVerFormat`.
    public static var semver: Self { .format(SemVerFormat()) }

    /// A slug; see `SlugFormat`.
    public static var slug: Self { .format(SlugFormat()) }

    /// A country code (ISO 3166-1); see `CountryCodeFormat`.
    public static var country: Self { .format(CountryCodeFormat()) }

    /// A currency code (ISO 4217); see `CurrencyCodeFormat`.
    public static var currency: Self { .format(CurrencyCodeFormat()) }

    /// A language tag (BCP 47); see `LanguageTagFormat`.
    public static var language: Self { .format(LanguageTagFormat()) }

    /// The name of a time zone (IANA); see `TimeZoneFormat`.
    public static var timeZone: Self { .format(TimeZoneFormat()) }

    /// A duration (ISO 8601); see `DurationFormat`.
    public static var duration: Self { .format(DurationFormat()) }

    /// Hexadecimal digits; see `HexFormat`.
    public static var hex: Self { .format(HexFormat()) }

    /// Base64; see `Base64Format`.
    public static var base64: Self { .format(Base64Format()) }

    /// Base32; see `Base32Format`.
    public static var base32: Self { .format(Base32Format()) }

    /// JSON; see `JSONFormat`.
    public static var json: Self { .format(JSONFormat()) }

    /// A hexadecimal colour; see `HexColorFormat`.
    public static var hexColor: Self { .format(HexColorFormat()) }

    /// A CSS colour; see `CSSColorFormat`.
    public static var cssColor: Self { .format(CSSColorFormat()) }

    /// A MIME type; see `MIMETypeFormat`.
    public static var mimeType: Self { .format(MIMETypeFormat()) }

    /// Latitude and longitude; see `LatLongFormat`.
    public static var latLong: Self { .format(LatLongFormat()) }

    /// ASCII characters; see `ASCIIFormat`.
    public static var ascii: Self { .format(ASCIIFormat()) }

    /// Printable characters; see `PrintableFormat`.
    public static var printable: Self { .format(PrintableFormat()) }

    /// Letters; see `AlphabeticFormat`.
    public static var alphabetic: Self { .format(AlphabeticFormat()) }

    /// Letters and digits; see `AlphanumericFormat`.
    public static var alphanumeric: Self { .format(AlphanumericFormat()) }
}
