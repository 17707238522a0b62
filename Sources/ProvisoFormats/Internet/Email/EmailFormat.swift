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
    /// The name is a phrase of RFC 5322: atoms and quoted strings. A name with a dot has to be quoted, `"A. Byron"`, since
    /// outside of quotes it is of the obsolete grammar (`obs-phrase`). The bare address and `<a@example.com>` pass as well.
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
        switch plainResult(in: utf8) {
        case .passes: return nil
        // What is no plain address may be a display name with one behind it.
        case .fails(let failure) where !allowDisplayName: return failure
        case .fails, .isNotPlain: break
        }
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

// MARK: - The fast path

extension EmailFormat {
    /// Judges what nearly every address is meant to be: a dot-atom, an at sign and a domain name.
    ///
    /// ``EmailScanner`` would say the same of it; here nothing is kept of the parts.
    @inline(__always)
    private func plainResult(in utf8: Span<UInt8>) -> PlainResult {
        if checkSpoofing { return .isNotPlain }
        var position = 0
        if let failure = dotAtomFailure(in: utf8, at: &position) { return .fails(failure) }
        guard position < utf8.count else {
            return .fails(FormatFailure(position == 0 ? "empty" : "no at sign", at: position))
        }
        guard utf8[position] == ASCII.at else {
            if allowQuotedLocal || allowComments || allowDisplayName { return .isNotPlain }
            let isQuoted = position == 0 && utf8[position] == ASCII.quote
            return .fails(
                FormatFailure(isQuoted ? "quotation marks not allowed" : "character not allowed", at: position))
        }
        if let failure = Self.localLengthFailure(position, from: 0) { return .fails(failure) }
        let domainStart = position &+ 1
        guard domainStart < utf8.count else { return .fails(FormatFailure("no domain", at: domainStart)) }
        var length = 0
        if let failure = domainName.failure(in: utf8, from: domainStart, to: utf8.count, asciiLength: &length) {
            return allowComments || utf8[domainStart] == ASCII.openBracket ? .isNotPlain : .fails(failure)
        }
        if domainStart &+ length > Self.maximumLength { return .fails(FormatFailure("too long", at: 0)) }
        return .passes
    }

    /// Passes `dot-atom-text`, extended by RFC 6531 with every scalar beyond ASCII where that is asked for.
    @inline(__always)
    func dotAtomFailure(in utf8: Span<UInt8>, at position: inout Int) -> FormatFailure? {
        let start = position
        var current = position
        var atomStart = position
        defer { position = current }
        while current < utf8.count {
            let byte = utf8[current]
            if ASCIIClasses.atom.contains(byte) {
                current &+= 1
            } else if byte == ASCII.dot {
                if current == start { return FormatFailure("misplaced dot", at: current) }
                if current == atomStart { return FormatFailure("two dots in a row", at: current) }
                current &+= 1
                atomStart = current
            } else if byte >= 0x80 {
                // A variable of its own, so that the loop's stays in a register.
                var end = current
                if let failure = nonASCIIFailure(in: utf8, at: &end) { return failure }
                current = end
            } else {
                break
            }
        }
        if current == atomStart, current > start {
            return FormatFailure("misplaced dot", at: current &- 1)
        }
        return nil
    }

    /// Passes scalars beyond ASCII, where they are asked for.
    @inline(never)
    private func nonASCIIFailure(in utf8: Span<UInt8>, at position: inout Int) -> FormatFailure? {
        guard enableIDN else { return FormatFailure("non-ASCII character", at: position) }
        while position < utf8.count, utf8[position] >= 0x80 {
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: position, end: utf8.count) else {
                return FormatFailure("invalid UTF-8", at: position)
            }
            position &+= scalar.length
        }
        return nil
    }

    /// What the length of a local part that begins at an offset asks for.
    @inline(__always)
    static func localLengthFailure(_ length: Int, from start: Int) -> FormatFailure? {
        if length == 0 { return FormatFailure("nothing before the @", at: start) }
        if length > maximumLocalLength {
            return FormatFailure("part before the @ too long", at: start &+ maximumLocalLength)
        }
        return nil
    }
}
