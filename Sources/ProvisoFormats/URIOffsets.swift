/// Where the parts of a URI reference lie in its bytes (RFC 3986 section 3), before their characters are judged.
///
/// The five parts are told apart by their delimiters alone (appendix B), so every text has offsets.
struct URIOffsets: Hashable, Sendable {
    /// The offset of the colon behind the scheme; `nil` without a scheme.
    var schemeEnd: Int?

    /// The bytes of the authority, behind the two slashes; `nil` without an authority.
    var authority: Range<Int>?

    /// The bytes of the path.
    var path: Range<Int>

    /// The bytes of the query, behind the question mark; `nil` without a query.
    var query: Range<Int>?

    /// The bytes of the fragment, behind the hash; `nil` without a fragment.
    var fragment: Range<Int>?

    init(_ utf8: Span<UInt8>) {
        var offset = 0
        if let end = Self.schemeEnd(utf8) {
            schemeEnd = end
            offset = end + 1
        }
        if utf8.count - offset >= 2, utf8[offset] == ASCII.slash, utf8[offset + 1] == ASCII.slash {
            let start = offset + 2
            offset = start
            while offset < utf8.count, !Self.endsAuthority(utf8[offset]) { offset &+= 1 }
            authority = start..<offset
        }
        let pathStart = offset
        while offset < utf8.count, utf8[offset] != ASCII.questionMark, utf8[offset] != ASCII.hash { offset &+= 1 }
        path = pathStart..<offset
        if offset < utf8.count, utf8[offset] == ASCII.questionMark {
            let start = offset + 1
            while offset < utf8.count, utf8[offset] != ASCII.hash { offset &+= 1 }
            query = start..<offset
        }
        if offset < utf8.count {
            fragment = offset + 1..<utf8.count
        }
    }

    /// The offset of the colon behind a well-formed scheme, or `nil`.
    private static func schemeEnd(_ utf8: Span<UInt8>) -> Int? {
        guard !utf8.isEmpty, ASCII.isLetter(utf8[0]) else { return nil }
        var offset = 1
        while offset < utf8.count, ASCIISet.scheme.contains(utf8[offset]) { offset &+= 1 }
        return offset < utf8.count && utf8[offset] == ASCII.colon ? offset : nil
    }

    private static func endsAuthority(_ byte: UInt8) -> Bool {
        byte == ASCII.slash || byte == ASCII.questionMark || byte == ASCII.hash
    }
}

extension URIOffsets {
    /// The parts of an authority (RFC 3986 section 3.2).
    struct Authority: Hashable, Sendable {
        /// The bytes before the at sign; `nil` without one.
        var userInfo: Range<Int>?

        /// The bytes of the host, with the brackets of an IP literal.
        var host: Range<Int>

        /// The bytes behind the colon that follows the host; `nil` without one.
        var port: Range<Int>?

        /// Whether the host begins with a bracket, and so must be an IP literal.
        var isBracketed: Bool

        /// Finds the parts by their delimiters.
        ///
        /// Of several at signs the first counts, so that the host then holds the second, which no host may.
        init(_ utf8: Span<UInt8>, _ authority: Range<Int>) {
            var start = authority.lowerBound
            for offset in authority where utf8[offset] == ASCII.at {
                userInfo = start..<offset
                start = offset + 1
                break
            }
            isBracketed = start < authority.upperBound && utf8[start] == ASCII.openBracket
            var end = start
            if isBracketed {
                while end < authority.upperBound, utf8[end] != ASCII.closeBracket { end &+= 1 }
            }
            while end < authority.upperBound, utf8[end] != ASCII.colon { end &+= 1 }
            host = start..<end
            if end < authority.upperBound {
                port = end + 1..<authority.upperBound
            }
        }
    }
}
