/// A JSON Web Token in its compact form (RFC 7519, RFC 7515 section 7.1), by its structure alone.
///
/// Three parts of Base64url without padding, with dots between; header and payload are JSON objects. The signature is
/// empty only when the header's `alg` is `none` (RFC 7519 section 6). Nothing is said about who signed it: never trust a
/// token for its format.
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
        if let failure = Self.object(in: utf8, from: 0, to: starts.1 - 1, not: "not an object") {
            return failure
        }
        if let failure = Self.object(in: utf8, from: starts.1, to: starts.2 - 1, not: "not an object") {
            return failure
        }
        let signatureLength = utf8.count - starts.2
        guard signatureLength % 4 != 1 else { return FormatFailure("not Base64url", at: utf8.count - 1) }
        if signatureLength == 0, !Self.isUnsecured(utf8, headerEnd: starts.1 - 1) {
            return FormatFailure("no signature", at: utf8.count)
        }
        return nil
    }

    /// Checks that a part, decoded on the way, is a JSON object in UTF-8.
    static func object(
        in utf8: Span<UInt8>, from start: Int, to end: Int, not reason: StaticString
    ) -> FormatFailure? {
        var decoder = Base64URLDecoder(start: start, end: end)
        var json = JSONScanner(maxDepth: 512)
        var unicode = UTF8Machine()
        while let byte = decoder.next(utf8) {
            guard byte < 0x80 || json.isInString, unicode.take(byte), json.take(byte) == nil else {
                return FormatFailure(reason, at: start)
            }
        }
        guard (end - start) % 4 != 1 else { return FormatFailure("not Base64url", at: start) }
        let isWhole = unicode.isAtBoundary && json.finish() == nil && json.isObject
        return isWhole ? nil : FormatFailure(reason, at: start)
    }

    /// Whether the header, which is a JSON object, has `"alg": "none"`.
    private static func isUnsecured(_ utf8: Span<UInt8>, headerEnd: Int) -> Bool {
        var decoder = Base64URLDecoder(start: 0, end: headerEnd)
        // The names and plain values of the outermost level, one after the other.
        var depth = 0
        var isInString = false
        var isEscaped = false
        var text: [UInt8] = []
        var name: [UInt8] = []
        while let byte = decoder.next(utf8) {
            if isInString {
                if isEscaped {
                    isEscaped = false
                    text.append(byte)
                } else if byte == ASCII.quote {
                    isInString = false
                    if depth == 1, name.elementsEqual("alg:".utf8), text.elementsEqual("none".utf8) { return true }
                } else {
                    isEscaped = byte == ASCII.backslash
                    text.append(byte)
                }
                continue
            }
            switch byte {
            case ASCII.quote:
                isInString = true
                text.removeAll(keepingCapacity: true)
            case ASCII.colon where depth == 1: name = text + [ASCII.colon]
            case ASCII.comma where depth == 1: name = []
            case ASCII.openBrace, ASCII.openBracket: depth += 1
            case ASCII.closeBrace, ASCII.closeBracket: depth -= 1
            default: break
            }
        }
        return false
    }
}
