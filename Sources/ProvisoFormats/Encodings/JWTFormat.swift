/// A JSON Web Token in its compact form (RFC 7519, RFC 7515 section 7.1), by its structure alone.
///
/// Three parts of Base64url without padding, with dots between; header and payload are JSON objects. The header names an
/// algorithm: `alg` is there, and is a text (RFC 7515 section 4.1.1). The signature is empty only when `alg` is `none`
/// (RFC 7519 section 6). Nothing is said about who signed it: never trust a token for its format.
///
/// Names are compared without their JSON escapes. Of several members `alg` the last counts: RFC 7515 section 4 lets a reader
/// refuse a token with such a header, or take the last.
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
        var header: JWTHeader? = JWTHeader()
        if let failure = Self.headerFailure(in: utf8, to: starts.1 - 1, &header) { return failure }
        if let failure = Self.objectFailure(in: utf8, from: starts.1, to: starts.2 - 1) { return failure }
        let signatureLength = utf8.count - starts.2
        guard signatureLength % 4 != 1 else { return FormatFailure("not Base64url", at: utf8.count - 1) }
        if signatureLength == 0, header?.algorithm != .unsecured {
            return FormatFailure("no signature", at: utf8.count)
        }
        return nil
    }

    /// Checks that the first part is a JSON object that names an algorithm.
    static func headerFailure(in utf8: Span<UInt8>, to end: Int, _ header: inout JWTHeader?) -> FormatFailure? {
        if let failure = objectFailure(in: utf8, from: 0, to: end, &header) { return failure }
        return header?.namesAlgorithm ?? true ? nil : FormatFailure("no algorithm", at: 0)
    }

    /// Checks that a part, decoded on the way, is a JSON object in UTF-8.
    static func objectFailure(in utf8: Span<UInt8>, from start: Int, to end: Int) -> FormatFailure? {
        var header: JWTHeader?
        return objectFailure(in: utf8, from: start, to: end, &header)
    }

    /// Checks that a part is a JSON object, and reads it as a header where one is to be read.
    private static func objectFailure(
        in utf8: Span<UInt8>, from start: Int, to end: Int, _ header: inout JWTHeader?
    ) -> FormatFailure? {
        var decoder = Base64URLDecoder(start: start, end: end)
        var json = JSONScanner(maxDepth: 512)
        var unicode = UTF8Machine()
        while let byte = decoder.next(utf8) {
            guard byte < 0x80 || json.isInString, unicode.take(byte), json.take(byte) == nil else {
                return FormatFailure("not an object", at: start)
            }
            header?.take(byte)
        }
        guard (end - start) % 4 != 1 else { return FormatFailure("not Base64url", at: start) }
        let isWhole = unicode.isAtBoundary && json.finish() == nil && json.isObject
        return isWhole ? nil : FormatFailure("not an object", at: start)
    }
}
