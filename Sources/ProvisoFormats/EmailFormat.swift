/// An email address: by default what mail systems on the public internet accept and people type.
///
/// That is a dot-atom of at most 64 bytes, `@`, and a domain name of two or more labels (``DomainNameFormat``), in 254
/// bytes. RFC 5321 section 4.1.2 is the grammar, RFC 5322 section 3.4 for comments and display names, RFC 6531 for
/// addresses beyond ASCII. Obsolete forms (RFC 5322 section 4) never pass.
///
/// ```swift
/// EmailFormat().isValid("o'brien@example.com")                       // true
/// EmailFormat(enableIDN: true).isValid("δοκιμή@παράδειγμα.example")   // true
/// EmailFormat().failure(in: "a..b@example.com")?.reason              // "two dots in a row"
/// ```
///
/// - Complexity: O(*n*). An ASCII address is read once and nothing is allocated.
public struct EmailFormat: StringFormat {
    /// Whether the local part may be a quoted string: `"john doe"@example.com`.
    ///
    /// Off by default.
    public var allowQuotedLocal: Bool

    /// Whether comments and folding white space may stand where RFC 5322 has them, off by default.
    ///
    /// They are allowed around the local part and the domain, inside a quoted string and an address literal (white
    /// space alone). They do not count towards a length.
    public var allowComments: Bool

    /// Whether the domain may be an address literal, `[192.0.2.1]` or `[IPv6:2001:db8::1]`; off by default.
    public var allowAddressLiteral: Bool

    /// Whether the domain may have a single label (`root@localhost`), off by default.
    public var allowLocalDomain: Bool

    /// Whether a display name may precede the address in angle brackets, `Name <a@example.com>`; off by default.
    ///
    /// The name is a phrase of RFC 5322: atoms and quoted strings. The bare address and `<a@example.com>` pass as well.
    public var allowDisplayName: Bool

    /// Whether local part, domain and display name may go beyond ASCII (RFC 6531), off by default.
    ///
    /// The domain must then be acceptable to UTS #46, and lengths count its A-labels.
    public var enableIDN: Bool

    /// Whether an internationalized domain must also obey IDNA 2008, off by default.
    public var idna2008: Bool

    /// Whether labels of the domain may hold underscores, off by default.
    public var allowUnderscore: Bool

    /// Whether one dot may follow the domain, off by default; it does not count towards a length.
    public var allowTrailingDot: Bool

    /// Whether local part, display name and each label of the domain must not mix scripts or hold what does not show
    /// (``SpoofingFormat``), off by default.
    public var checkSpoofing: Bool

    /// Creates a format with these options.
    public init(
        allowQuotedLocal: Bool = false,
        allowComments: Bool = false,
        allowAddressLiteral: Bool = false,
        allowLocalDomain: Bool = false,
        allowDisplayName: Bool = false,
        enableIDN: Bool = false,
        idna2008: Bool = false,
        allowUnderscore: Bool = false,
        allowTrailingDot: Bool = false,
        checkSpoofing: Bool = false
    ) {
        self.allowQuotedLocal = allowQuotedLocal
        self.allowComments = allowComments
        self.allowAddressLiteral = allowAddressLiteral
        self.allowLocalDomain = allowLocalDomain
        self.allowDisplayName = allowDisplayName
        self.enableIDN = enableIDN
        self.idna2008 = idna2008
        self.allowUnderscore = allowUnderscore
        self.allowTrailingDot = allowTrailingDot
        self.checkSpoofing = checkSpoofing
    }

    /// The longest address in bytes: a path of 256 octets less its angle brackets (RFC 5321 section 4.5.3.1.3).
    static let maximumLength = 254

    /// The longest local part in bytes, quotes included (RFC 5321 section 4.5.3.1.1).
    static let maximumLocalLength = 64

    /// Says why a text is not an email address, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            _ = try EmailScanner(format: self).parts(of: utf8)
            return nil
        } catch {
            return error
        }
    }

    /// The rules for the domain of an address.
    var domainName: DomainNameFormat {
        DomainNameFormat(
            minimumLabels: allowLocalDomain ? 1 : 2,
            allowUnderscore: allowUnderscore,
            allowTrailingDot: allowTrailingDot,
            enableIDN: enableIDN,
            idna2008: idna2008,
            checkSpoofing: checkSpoofing
        )
    }
}
