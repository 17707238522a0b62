/// Where the parts of a URI reference lie in its bytes (RFC 3986 section 3).
struct URIOffsets: Hashable, Sendable {
    /// The offset of the colon behind the scheme; `nil` without a scheme.
    private(set) var schemeEnd: Int?

    /// Where the parts of the authority lie; `nil` without an authority.
    private(set) var authority: Authority?

    /// The bytes of the path.
    private(set) var path = 0..<0

    /// The bytes of the query, behind the question mark; `nil` without a query.
    private(set) var query: Range<Int>?

    /// The bytes of the fragment, behind the hash; `nil` without a fragment.
    private(set) var fragment: Range<Int>?

    /// Finds scheme and authority by their delimiters (RFC 3986 appendix B), without judging their characters.
    ///
    /// What follows is for ``scanRest(_:international:)``; until then it counts as path.
    @inline(__always)
    mutating func scanHead(_ utf8: Span<UInt8>) {
        var offset = 0
        if let end = Self.schemeEnd(utf8) {
            schemeEnd = end
            offset = end &+ 1
        }
        if utf8.count &- offset >= 2, utf8[offset] == ASCII.slash, utf8[offset &+ 1] == ASCII.slash {
            offset &+= 2
            authority = Authority(utf8, &offset)
        }
        path = offset..<utf8.count
    }

    /// Finds path, query and fragment, and says what is wrong with their characters.
    ///
    /// - Parameter international: Whether they may hold what an IRI may (RFC 3987).
    @inline(__always)
    mutating func scanRest(_ utf8: Span<UInt8>, international: Bool) -> FormatFailure? {
        let nonASCII: URICharacters.NonASCII = international ? .ucschar : .none
        let end = utf8.count
        let start = path.lowerBound
        var offset = URICharacters.skip(utf8, from: start, to: end, nonASCII) { ASCIIClasses.path.contains($0) }
        path = start..<offset
        if offset < end, utf8[offset] == ASCII.questionMark {
            let start = offset &+ 1
            offset = URICharacters.skip(utf8, from: start, to: end, international ? .ucscharAndPrivate : .none) {
                URICharacters.isQuery($0)
            }
            query = start..<offset
        }
        if offset < end, utf8[offset] == ASCII.hash {
            let start = offset &+ 1
            offset = URICharacters.skip(utf8, from: start, to: end, nonASCII) { URICharacters.isQuery($0) }
            fragment = start..<offset
        }
        return offset == end ? nil : URICharacters.failure(utf8, at: offset)
    }

    /// The offset of the colon behind a well-formed scheme, or `nil`.
    private static func schemeEnd(_ utf8: Span<UInt8>) -> Int? {
        guard !utf8.isEmpty, ASCII.isLetter(utf8[0]) else { return nil }
        var offset = 1
        while offset < utf8.count, ASCIISet.scheme.contains(utf8[offset]) { offset &+= 1 }
        return offset < utf8.count && utf8[offset] == ASCII.colon ? offset : nil
    }
}

extension URIOffsets {
    /// Where the parts of an authority lie (RFC 3986 section 3.2).
    struct Authority: Hashable, Sendable {
        /// The bytes before the at sign; `nil` without one.
        let userInfo: Range<Int>?

        /// The bytes of the host, with the brackets of an IP literal.
        let host: Range<Int>

        /// The bytes behind the colon that follows the host; `nil` without one.
        let port: Range<Int>?

        /// Whether the host begins with a bracket, and so must be an IP literal.
        let isBracketed: Bool

        /// Finds the parts by their delimiters, and leaves the offset behind the authority.
        ///
        /// Of several at signs the first counts, so that the host then holds the second, which no host may.
        @inline(__always)
        init(_ utf8: Span<UInt8>, _ position: inout Int) {
            let start = position
            // A variable of its own, so that the loop's stays in a register.
            var offset = start
            defer { position = offset }
            var at: Int?
            var colon: Int?
            var bracket: Int?
            scan: while offset < utf8.count {
                while offset < utf8.count, ASCIIClasses.name.contains(utf8[offset]) { offset &+= 1 }
                guard offset < utf8.count else { break }
                switch utf8[offset] {
                case ASCII.slash, ASCII.questionMark, ASCII.hash: break scan
                case ASCII.at where at == nil: (at, colon, bracket) = (offset, nil, nil)
                case ASCII.colon where colon == nil: colon = offset
                case ASCII.closeBracket where bracket == nil: (bracket, colon) = (offset, nil)
                default: break
                }
                offset &+= 1
            }
            userInfo = at.map { start..<$0 }
            let hostStart = at.map { $0 &+ 1 } ?? start
            isBracketed = hostStart < offset && utf8[hostStart] == ASCII.openBracket
            // The colons of an IP literal without its closing bracket are not those of a port.
            if isBracketed, bracket == nil { colon = nil }
            host = hostStart..<(colon ?? offset)
            port = colon.map { $0 &+ 1..<offset }
        }
    }
}
