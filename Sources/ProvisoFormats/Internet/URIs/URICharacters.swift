/// The characters of the parts of a URI (RFC 3986) or IRI (RFC 3987).
struct URICharacters {
    /// The ASCII characters that stand for themselves.
    let ascii: ASCIISet

    /// Which characters beyond ASCII may stand.
    let nonASCII: NonASCII

    /// The characters beyond ASCII that a part may hold.
    enum NonASCII {
        case none

        /// `ucschar` of RFC 3987 section 2.2.
        case ucschar

        /// `ucschar` and `iprivate`.
        case ucscharAndPrivate
    }

    /// Skips the characters of the set and percent-escapes.
    ///
    /// - Returns: The offset of the first byte that is of neither, or `end`.
    @inline(__always)
    func skip(_ utf8: Span<UInt8>, from start: Int, to end: Int) -> Int {
        Self.skip(utf8, from: start, to: end, nonASCII) { ascii.contains($0) }
    }

    /// Skips characters that stand for themselves and percent-escapes.
    @inline(__always)
    static func skip(
        _ utf8: Span<UInt8>, from start: Int, to end: Int, _ nonASCII: NonASCII, _ standsForItself: (UInt8) -> Bool
    ) -> Int {
        var offset = start
        while offset < end {
            let byte = utf8[offset]
            if standsForItself(byte) {
                offset &+= 1
            } else if byte == ASCII.percent {
                guard isEscape(utf8, at: offset, end: end) else { return offset }
                offset &+= 3
            } else if byte >= 0x80, nonASCII != .none, let scalar = UTF8Decoding.scalar(in: utf8, at: offset, end: end),
                isAllowed(scalar.value, nonASCII)
            {
                offset &+= scalar.length
            } else {
                return offset
            }
        }
        return offset
    }

    /// Whether an ASCII character stands for itself in a query or fragment (RFC 3986 sections 3.4 and 3.5).
    @inline(__always)
    static func isQuery(_ byte: UInt8) -> Bool { ASCIIClasses.path.contains(byte) || byte == ASCII.questionMark }

    /// Whether a percent sign and two hexadecimal digits stand at an offset.
    @inline(__always)
    static func isEscape(_ utf8: Span<UInt8>, at offset: Int, end: Int) -> Bool {
        end - offset >= 3 && utf8[offset] == ASCII.percent
            && ASCII.hexValue(utf8[offset + 1]) != nil && ASCII.hexValue(utf8[offset + 2]) != nil
    }

    /// What is wrong with a byte at which ``skip(_:from:to:)`` stopped though nothing else may follow.
    static func failure(_ utf8: Span<UInt8>, at offset: Int) -> FormatFailure {
        let byte = utf8[offset]
        let reason: StaticString =
            switch byte {
            case ASCII.percent: "a percent sign without two hexadecimal digits"
            case ASCII.space: "space not allowed"
            case 0..<0x20, ASCII.delete: "control character"
            case 0x80...:
                UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count) == nil
                    ? "invalid UTF-8" : "character not allowed"
            default: "character not allowed"
            }
        return FormatFailure(reason, at: offset)
    }

    /// Whether a scalar beyond ASCII may stand in an IRI.
    ///
    /// Besides the grammar this holds RFC 3987 section 4.1: the characters that format bidirectional text must not
    /// stand in an IRI. The isolates, which are younger than the RFC, are counted among them.
    static func isAllowed(_ scalar: UInt32, _ characters: NonASCII) -> Bool {
        switch scalar {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return false
        case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: return true
        case 0xE000...0xF8FF: return characters == .ucscharAndPrivate
        case 0x10000...0xDFFFF, 0xE1000...0xEFFFF: return scalar & 0xFFFF <= 0xFFFD
        case 0xF0000...0x10FFFF: return characters == .ucscharAndPrivate && scalar & 0xFFFF <= 0xFFFD
        default: return false
        }
    }
}

extension ASCIISet {
    /// The characters of user information (section 3.2.1).
    static let userInfo = unreserved | subDelimiters | ASCIISet(":")

    /// The characters of a registered name (section 3.2.2).
    static let registeredName = unreserved | subDelimiters

    /// The characters of a path: `pchar` and the slash (section 3.3).
    static let path = unreserved | subDelimiters | ASCIISet(":") | ASCIISet("@") | ASCIISet("/")

    /// The characters of a query and of a fragment (sections 3.4 and 3.5).
    static let query = path | ASCIISet("?")

    /// The characters of a scheme after its first (section 3.1).
    static let scheme = alphanumerics | ASCIISet("+") | ASCIISet("-") | ASCIISet(".")
}
