/// A host name as RFC 1123 section 2.1 defines it: ASCII labels of letters, digits and hyphens; one label is enough.
///
/// This is `hostname` of JSON Schema: U-labels never pass, and labels that begin with `xn--` must be A-labels of
/// IDNA 2008 (RFC 5890 to 5893), since nothing else may be registered under that prefix. Of several labels the last is
/// no number, so that an IPv4 address is not a host name (RFC 1123 section 2.1). A host need not have a public name, so
/// a last label of one character is fine: for names of the public DNS ask ``DomainNameFormat``.
///
/// - Complexity: O(*n*). A name without A-labels is read once and nothing is allocated.
public struct HostnameFormat: StringFormat {
    /// Whether labels may hold underscores, which many networks have in spite of RFC 1123; off by default.
    public var allowUnderscore: Bool

    /// Whether one dot may follow the last label; off by default.
    public var allowTrailingDot: Bool

    /// Creates a format with these options.
    public init(allowUnderscore: Bool = false, allowTrailingDot: Bool = false) {
        self.allowUnderscore = allowUnderscore
        self.allowTrailingDot = allowTrailingDot
    }

    /// Says why a text is not a host name, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        domainName.failure(in: utf8, from: 0, to: utf8.count, unicodeLabels: false)
    }

    private var domainName: DomainNameFormat {
        DomainNameFormat(
            minimumLabels: 1,
            allowUnderscore: allowUnderscore,
            allowTrailingDot: allowTrailingDot,
            enableIDN: true,
            idna2008: true,
            minimumTopLevelLength: 1
        )
    }
}

extension HostnameFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        domainName.endings(behind: utf8).complete(utf8, in: self)
    }
}
