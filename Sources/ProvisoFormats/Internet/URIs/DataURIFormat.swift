/// A `data` URI (RFC 2397): `data:text/plain;charset=UTF-8,A%20note`, `data:image/png;base64,iVBORw0KGgo=`.
///
/// The media type may be left out (`data:,x`), or only its type with parameters kept (`data:;charset=UTF-8,x`). What is
/// not a URI character needs an escape. After `;base64` the data must be Base64 with padding (RFC 2045 section 6.8); its
/// characters may be escaped. A fragment is not part of a `data` URI.
public struct DataURIFormat: StringFormat {
    /// Creates a format.
    public init() {}

    /// Says why a text is not a data URI, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do throws(FormatFailure) {
            let isBase64: Bool
            var offset = 0
            try Self.skipScheme(utf8, &offset)
            try Self.skipMediaType(utf8, &offset)
            isBase64 = try Self.skipParameters(utf8, &offset)
            guard offset < utf8.count, utf8[offset] == ASCII.comma else {
                throw offset < utf8.count
                    ? FormatFailure("unexpected character", at: offset) : FormatFailure("comma missing", at: offset)
            }
            offset += 1
            if isBase64 {
                try Self.checkBase64(utf8, from: offset)
            } else {
                if let failure = URIFormat.failure(utf8, offset..<utf8.count, .query, .none) { throw failure }
            }
            return nil
        } catch {
            return error
        }
    }
}

extension DataURIFormat {
    /// The characters of a token of RFC 2045 that are characters of a URI.
    private static let token =
        ASCIISet.unreserved | ASCIISet("!") | ASCIISet("$") | ASCIISet("&") | ASCIISet("'") | ASCIISet("*")
        | ASCIISet("+")

    private static func skipScheme(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        let scheme: StaticString = "data"
        guard utf8.count > 4, utf8[4] == ASCII.colon else { throw FormatFailure("scheme not allowed", at: 0) }
        let isData = scheme.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { ASCII.lowercased(utf8[$0]) == bytes[$0] }
        }
        guard isData else { throw FormatFailure("scheme not allowed", at: 0) }
        offset = 5
    }

    /// Passes `type/subtype`, if it stands there.
    private static func skipMediaType(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        guard offset < utf8.count, utf8[offset] != ASCII.semicolon, utf8[offset] != ASCII.comma else { return }
        let characters = URICharacters(ascii: token, nonASCII: .none)
        let typeEnd = characters.skip(utf8, from: offset, to: utf8.count)
        guard typeEnd > offset else { throw FormatFailure("no media type", at: offset) }
        guard typeEnd < utf8.count, utf8[typeEnd] == ASCII.slash else {
            throw FormatFailure("no subtype", at: typeEnd)
        }
        offset = characters.skip(utf8, from: typeEnd + 1, to: utf8.count)
        guard offset > typeEnd + 1 else { throw FormatFailure("no subtype", at: offset) }
    }

    /// Passes `;attribute=value` any number of times, and `;base64` at the end.
    ///
    /// - Returns: Whether `;base64` stands there.
    private static func skipParameters(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) -> Bool {
        let characters = URICharacters(ascii: token, nonASCII: .none)
        while offset < utf8.count, utf8[offset] == ASCII.semicolon {
            let start = offset + 1
            offset = characters.skip(utf8, from: start, to: utf8.count)
            guard offset > start else { throw FormatFailure("name missing", at: start) }
            guard offset < utf8.count, utf8[offset] == ASCII.equals else {
                guard isBase64(utf8, start..<offset) else { throw FormatFailure("value missing", at: start) }
                return true
            }
            let valueStart = offset + 1
            offset = characters.skip(utf8, from: valueStart, to: utf8.count)
            guard offset > valueStart else {
                let isMissing =
                    offset == utf8.count || utf8[offset] == ASCII.semicolon || utf8[offset] == ASCII.comma
                throw FormatFailure(isMissing ? "value missing" : "character not allowed", at: valueStart)
            }
        }
        return false
    }

    private static func isBase64(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let name: StaticString = "base64"
        guard range.count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { ASCII.lowercased(utf8[range.lowerBound + $0]) == bytes[$0] }
        }
    }

    /// Checks that the rest is Base64 in groups of four, each character as itself or escaped.
    private static func checkBase64(_ utf8: Span<UInt8>, from start: Int) throws(FormatFailure) {
        var offset = start
        var count = 0
        var padding = 0
        while offset < utf8.count {
            var byte = utf8[offset]
            var length = 1
            if byte == ASCII.percent {
                guard URICharacters.isEscape(utf8, at: offset, end: utf8.count),
                    let high = ASCII.hexValue(utf8[offset + 1]), let low = ASCII.hexValue(utf8[offset + 2])
                else { throw FormatFailure("a percent sign without two hexadecimal digits", at: offset) }
                byte = high << 4 | low
                length = 3
            }
            if byte == ASCII.equals {
                padding += 1
                guard padding <= 2, count % 4 >= 2 else { throw FormatFailure("wrong padding", at: offset) }
            } else {
                guard base64.contains(byte) else { throw FormatFailure("not Base64", at: offset) }
                guard padding == 0 else { throw FormatFailure("wrong padding", at: offset) }
            }
            count += 1
            offset += length
        }
        guard count % 4 == 0 else { throw FormatFailure("wrong length", at: offset) }
    }

    private static let base64 = ASCIISet.alphanumerics | ASCIISet("+") | ASCIISet("/")
}

extension DataURIFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // An escape, or a character that needs one, then what is missing of the head or of the data.
        let escapes = Endings("0", "1", "00", "41", "B")
        let heads = Endings.suffixes(of: "data:,") + Endings("/a,", "a,", ";a=a,", "a=a,", "=a,")
        let data = Endings("A", "AA", "AAA", "=", "==", "A=", "A==", "AA=")
        return escapes.perhaps(then: heads + data).complete(utf8, in: self)
    }
}
