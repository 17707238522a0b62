/// A URI or IRI of any scheme, by the generic syntax of RFC 3986 or RFC 3987.
///
/// The syntax alone is judged, not what a scheme makes of it: `http://999.999.999.999/` is a URI whose host is a
/// registered name. For addresses of web pages ask ``URLFormat``.
///
/// ```swift
/// URIFormat().isValid("urn:isbn:0451450523")                 // true
/// URIFormat(kind: .uriReference).isValid("../a?b#c")         // true
/// URIFormat(kind: .iri).isValid("http://例え.jp/引き割り")     // true
/// ```
public struct URIFormat: StringFormat {
    /// What is asked for: with a scheme or without, in ASCII or in Unicode.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A URI: it has a scheme (RFC 3986 section 3).
        case uri

        /// A URI or a relative reference (RFC 3986 section 4.1); also the empty text, which means the same document.
        case uriReference

        /// An IRI: it has a scheme (RFC 3987 section 2.2).
        case iri

        /// An IRI or a relative reference (RFC 3987 section 2.2).
        case iriReference
    }

    /// What is asked for; a URI by default.
    public var kind: Kind

    /// Creates a format with these options.
    public init(kind: Kind = .uri) {
        self.kind = kind
    }

    /// Says why a text is not a URI of this kind, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            try check(utf8)
            return nil
        } catch {
            return error
        }
    }
}

extension URIFormat {
    private func check(_ utf8: Span<UInt8>) throws(FormatFailure) {
        var offsets = URIOffsets()
        offsets.scanHead(utf8)
        let isInternational = kind == .iri || kind == .iriReference
        if offsets.schemeEnd == nil {
            guard kind == .uriReference || kind == .iriReference else { throw FormatFailure("no scheme", at: 0) }
        }
        if let authority = offsets.authority {
            try Self.checkAuthority(utf8, authority, isInternational ? .ucschar : .none)
        }
        if let failure = offsets.scanRest(utf8, international: isInternational) { throw failure }
        if offsets.schemeEnd == nil, offsets.authority == nil {
            // path-noscheme: a colon in the first segment would make it a scheme.
            for offset in offsets.path {
                if utf8[offset] == ASCII.slash { break }
                if utf8[offset] == ASCII.colon { throw FormatFailure("character not allowed here", at: offset) }
            }
        }
    }

    /// What is wrong with a part that may hold certain characters alone.
    static func failure(
        _ utf8: Span<UInt8>, _ range: Range<Int>, _ ascii: ASCIISet, _ nonASCII: URICharacters.NonASCII
    ) -> FormatFailure? {
        let characters = URICharacters(ascii: ascii, nonASCII: nonASCII)
        let end = characters.skip(utf8, from: range.lowerBound, to: range.upperBound)
        return end == range.upperBound ? nil : URICharacters.failure(utf8, at: end)
    }

    private static func checkAuthority(
        _ utf8: Span<UInt8>, _ authority: URIOffsets.Authority, _ nonASCII: URICharacters.NonASCII
    ) throws(FormatFailure) {
        if let userInfo = authority.userInfo {
            if let failure = failure(utf8, userInfo, .userInfo, nonASCII) { throw failure }
        }
        if authority.isBracketed {
            try checkLiteral(utf8, authority.host)
        } else {
            if let failure = failure(utf8, authority.host, .registeredName, nonASCII) { throw failure }
        }
        if let port = authority.port {
            for offset in port where !ASCII.isDigit(utf8[offset]) {
                throw FormatFailure("port not a number", at: offset)
            }
        }
    }

    /// Checks an IP literal with its brackets: an IPv6 address without a zone, or `IPvFuture` (section 3.2.2).
    ///
    /// RFC 6874 let a zone stand here; RFC 9844 has taken it back.
    private static func checkLiteral(_ utf8: Span<UInt8>, _ host: Range<Int>) throws(FormatFailure) {
        let literal = try bracketed(utf8, host)
        guard !literal.isEmpty, ASCII.lowercased(utf8[literal.lowerBound]) == UInt8(ascii: "v") else {
            if let failure = IPScanner.ipv6Failure(utf8, literal) { throw failure }
            return
        }
        var offset = literal.lowerBound + 1
        let versionStart = offset
        while offset < literal.upperBound, ASCII.hexValue(utf8[offset]) != nil { offset += 1 }
        guard offset > versionStart, offset < literal.upperBound, utf8[offset] == ASCII.dot else {
            throw FormatFailure("not an IP address", at: offset)
        }
        offset += 1
        guard offset < literal.upperBound else { throw FormatFailure("not an IP address", at: offset) }
        while offset < literal.upperBound {
            guard ASCIISet.userInfo.contains(utf8[offset]) else { throw URICharacters.failure(utf8, at: offset) }
            offset += 1
        }
    }

    /// The bytes between the brackets of a host that begins with one.
    static func bracketed(_ utf8: Span<UInt8>, _ host: Range<Int>) throws(FormatFailure) -> Range<Int> {
        for offset in host where utf8[offset] == ASCII.closeBracket {
            guard offset + 1 == host.upperBound else {
                throw FormatFailure("unexpected character", at: offset + 1)
            }
            return host.lowerBound + 1..<offset
        }
        throw FormatFailure("closing bracket missing", at: host.upperBound)
    }
}

extension URIFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // The rest of an escape; a scheme; what had no port was a user; the rest of an IP literal.
        let escapes = Endings("0", "00")
        let rests = Endings("a:", ":", "@") + Endings.ipv6.perhaps(then: Endings("]")) + .suffixes(of: "v0.a]")
        if escapes.perhaps(then: rests).complete(utf8, in: self) { return true }
        guard let cut = CutScalar(endOf: utf8) else { return false }
        return cut.endings.perhaps(then: Endings("@")).complete(utf8, in: self)
    }
}
