/// A JSON Web Token in its compact form (RFC 7519, RFC 7515 section 7.1), by its structure alone.
///
/// Three parts of Base64url without padding, with dots between; header and payload are JSON objects. No part is empty, so a token without a
/// signature (RFC 7519 section 6) is refused. The signature itself is not checked: never trust a token for its format.
public struct JWTFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a token, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var starts = (0, 0, 0)
        var dots = 0
        for offset in utf8.indices {
            let byte = utf8[offset]
            if byte == ASCII.dot {
                dots += 1
                switch dots {
                case 1: starts.1 = offset + 1
                case 2: starts.2 = offset + 1
                default: return FormatFailure("not three parts", at: offset)
                }
            } else if !ASCIISet.base64URL.contains(byte) {
                return FormatFailure("not Base64url", at: offset)
            }
        }
        guard dots == 2 else { return FormatFailure("not three parts", at: utf8.count) }
        if let failure = Self.objectFailure(in: utf8, from: 0, to: starts.1 - 1) { return failure }
        if let failure = Self.objectFailure(in: utf8, from: starts.1, to: starts.2 - 1) { return failure }
        let signatureLength = utf8.count - starts.2
        guard signatureLength % 4 != 1 else { return FormatFailure("not Base64url", at: utf8.count - 1) }
        return signatureLength == 0 ? FormatFailure("no signature", at: utf8.count) : nil
    }

    /// Checks that a part, decoded on the way, is a JSON object in UTF-8.
    static func objectFailure(in utf8: Span<UInt8>, from start: Int, to end: Int) -> FormatFailure? {
        var decoder = Base64URLDecoder(start: start, end: end)
        var json = JSONScanner(maxDepth: 512)
        var unicode = UTF8Machine()
        while let byte = decoder.next(utf8) {
            guard byte < 0x80 || json.isInString, unicode.take(byte), json.take(byte) == nil else {
                return FormatFailure("not an object", at: start)
            }
        }
        guard (end - start) % 4 != 1 else { return FormatFailure("not Base64url", at: start) }
        let isWhole = unicode.isAtBoundary && json.finish() == nil && json.isObject
        return isWhole ? nil : FormatFailure("not an object", at: start)
    }
}
