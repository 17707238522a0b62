/// The absolute URL of something on a host: `https://example.com/a?b#c`.
///
/// That is a URI of RFC 3986 with an authority, whose scheme is one of ``validSchemes`` and whose host is a domain name
/// as ``DomainNameFormat`` judges it, an IPv4 address in four decimal parts, or an IPv6 address in brackets (without a
/// zone, and no `IPvFuture`, since there is none). An empty host, port or user is refused. Brackets, braces, spaces,
/// double quotes, carets and back-slashes are not characters of a URI and need an escape.
///
/// ```swift
/// URLFormat().failure(in: "http://example.com:65536")?.reason      // "port out of range"
/// URLFormat(enableIDN: true).isValid("https://例え.jp/引き割り")       // true
/// URLFormat(allowLocalHost: true).isValid("http://localhost:3000")  // true
/// ```
///
/// - Complexity: O(*n*). Without an internationalized host nothing is allocated.
public struct URLFormat: StringFormat {
    /// The schemes that pass, in any case; `http` and `https` by default.
    ///
    /// With an empty list no URL with a scheme passes.
    public var validSchemes: [String] {
        didSet { knownSchemes = KnownSchemes(validSchemes) }
    }

    /// Those that nearly every format asks for, which are compared faster than strings.
    private var knownSchemes: KnownSchemes

    private var options = URLOptions()

    /// Whether the host may be written in Unicode (judged by UTS #46) and path, query and fragment may hold what an
    /// IRI may (RFC 3987); off by default.
    ///
    /// User information stays in ASCII.
    public var enableIDN: Bool {
        get { options.contains(.enableIDN) }
        set { options.set(.enableIDN, newValue) }
    }

    /// Whether an internationalized host must obey IDNA 2008 too (RFC 5892), off by default.
    public var idna2008: Bool {
        get { options.contains(.idna2008) }
        set { options.set(.idna2008, newValue) }
    }

    /// Whether a host that could deceive the eye is refused, by UTS #39; off by default.
    ///
    /// See ``DomainNameFormat/checkSpoofing``.
    public var checkSpoofing: Bool {
        get { options.contains(.checkSpoofing) }
        set { options.set(.checkSpoofing, newValue) }
    }

    /// Whether a host of a single label passes, such as `localhost`; off by default.
    public var allowLocalHost: Bool {
        get { options.contains(.allowLocalHost) }
        set { options.set(.allowLocalHost, newValue) }
    }

    /// Whether `user:password@` may stand before the host, off by default.
    public var allowUserInfo: Bool {
        get { options.contains(.allowUserInfo) }
        set { options.set(.allowUserInfo, newValue) }
    }

    /// Whether the labels of the host may hold underscores, off by default.
    public var allowUnderscore: Bool {
        get { options.contains(.allowUnderscore) }
        set { options.set(.allowUnderscore, newValue) }
    }

    /// Whether one dot may follow the last label of the host, off by default.
    public var allowTrailingDot: Bool {
        get { options.contains(.allowTrailingDot) }
        set { options.set(.allowTrailingDot, newValue) }
    }

    /// Whether the scheme may be left out, as in `//example.com/a`; off by default.
    public var allowProtocolRelative: Bool {
        get { options.contains(.allowProtocolRelative) }
        set { options.set(.allowProtocolRelative, newValue) }
    }

    /// Whether a port, 1 to 65535, may follow the host; on by default.
    public var allowPort: Bool {
        get { options.contains(.allowPort) }
        set { options.set(.allowPort, newValue) }
    }

    /// Whether there may be a query, on by default.
    public var allowQuery: Bool {
        get { options.contains(.allowQuery) }
        set { options.set(.allowQuery, newValue) }
    }

    /// Whether there may be a fragment, on by default.
    public var allowFragment: Bool {
        get { options.contains(.allowFragment) }
        set { options.set(.allowFragment, newValue) }
    }

    /// Whether the host may be an IP address, on by default.
    public var allowIPAddress: Bool {
        get { options.contains(.allowIPAddress) }
        set { options.set(.allowIPAddress, newValue) }
    }

    /// The greatest length in bytes of UTF-8, 2048 by default.
    public var maxLength: Int

    /// Creates a format with these options.
    public init(
        validSchemes: [String] = ["http", "https"],
        enableIDN: Bool = false,
        idna2008: Bool = false,
        checkSpoofing: Bool = false,
        allowLocalHost: Bool = false,
        allowUserInfo: Bool = false,
        allowUnderscore: Bool = false,
        allowTrailingDot: Bool = false,
        allowProtocolRelative: Bool = false,
        allowPort: Bool = true,
        allowQuery: Bool = true,
        allowFragment: Bool = true,
        allowIPAddress: Bool = true,
        maxLength: Int = 2048
    ) {
        self.validSchemes = validSchemes
        knownSchemes = KnownSchemes(validSchemes)
        self.maxLength = maxLength
        options.set(.enableIDN, enableIDN)
        options.set(.idna2008, idna2008)
        options.set(.checkSpoofing, checkSpoofing)
        options.set(.allowLocalHost, allowLocalHost)
        options.set(.allowUserInfo, allowUserInfo)
        options.set(.allowUnderscore, allowUnderscore)
        options.set(.allowTrailingDot, allowTrailingDot)
        options.set(.allowProtocolRelative, allowProtocolRelative)
        options.set(.allowPort, allowPort)
        options.set(.allowQuery, allowQuery)
        options.set(.allowFragment, allowFragment)
        options.set(.allowIPAddress, allowIPAddress)
    }

    /// Says why a text is not such a URL, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        switch plainResult(in: utf8) {
        case .passes: return nil
        case .fails(let failure): return failure
        case .isNotPlain:
            var offsets = URIOffsets()
            return scan(utf8, &offsets)
        }
    }
}

extension URLFormat {
    /// Says what is wrong with a URL, or where its parts lie.
    func scan(_ utf8: Span<UInt8>, _ offsets: inout URIOffsets) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8.count <= maxLength else { return FormatFailure("too long", at: max(maxLength, 0)) }
        offsets.scanHead(utf8)
        if let end = offsets.schemeEnd {
            guard isValidScheme(utf8, 0..<end) else { return FormatFailure("scheme not allowed", at: 0) }
        } else if !allowProtocolRelative || offsets.authority == nil {
            return FormatFailure("no scheme", at: 0)
        }
        guard let authority = offsets.authority else { return FormatFailure("no host", at: offsets.path.lowerBound) }
        if let failure = failure(utf8, authority) { return failure }
        if let failure = offsets.scanRest(utf8, international: enableIDN) { return failure }
        if !allowQuery, let query = offsets.query {
            return FormatFailure("query not allowed", at: query.lowerBound - 1)
        }
        if !allowFragment, let fragment = offsets.fragment {
            return FormatFailure("fragment not allowed", at: fragment.lowerBound - 1)
        }
        return nil
    }

    private func isValidScheme(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var packed: UInt64 = 0
        if range.count <= 8 {
            for offset in range { packed = packed &<< 8 | UInt64(ASCII.lowercased(utf8[offset])) }
        }
        return isValidScheme(packed: packed, utf8, range)
    }

    /// Whether a scheme is one of those that pass.
    ///
    /// - Parameters:
    ///   - packed: Its bytes in lower case as a number; 0 for a scheme of more than eight.
    ///   - utf8: The text.
    ///   - range: Where in the text it stands.
    @inline(__always)
    func isValidScheme(packed: UInt64, _ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        knownSchemes.contains(packed) || knownSchemes.areNotAll && isOtherScheme(utf8, range)
    }

    @inline(never)
    private func isOtherScheme(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        validSchemes.contains { scheme in
            scheme.utf8.count == range.count
                && zip(scheme.utf8, range).allSatisfy { ASCII.lowercased($0) == ASCII.lowercased(utf8[$1]) }
        }
    }
}
