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
        if let failure = Self.object(in: utf8, from: 0, to: starts.1 - 1, not: "header not a JSON object") {
            return failure
        }
        if let failure = Self.object(in: utf8, from: starts.1, to: starts.2 - 1, not: "payload not a JSON object") {
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
    private static func object(
        in utf8: Span<UInt8>, from start: Int, to end: Int, not reason: String
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

/// Decodes Base64url without padding byte by byte; the characters were looked at before.
private struct Base64URLDecoder {
    private var position: Int
    private let end: Int
    private var bits: UInt32 = 0
    private var bitCount = 0

    init(start: Int, end: Int) {
        position = start
        self.end = end
    }

    mutating func next(_ utf8: Span<UInt8>) -> UInt8? {
        while bitCount < 8 {
            guard position < end else { return nil }
            bits = bits << 6 | UInt32(Self.value(utf8[position]))
            bitCount += 6
            position += 1
        }
        bitCount -= 8
        return UInt8(truncatingIfNeeded: bits >> UInt32(bitCount))
    }

    private static func value(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case ASCII.hyphen: 62
        default: 63
        }
    }
}

/// A machine that takes bytes one by one and says when they stop being UTF-8.
struct UTF8Machine {
    private var remaining = 0
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// Whether no scalar is unfinished.
    var isAtBoundary: Bool { remaining == 0 }

    /// Takes a byte; returns whether it may stand here (the Unicode Standard, table 3-7).
    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        if remaining == 0 && byte < 0x80 { return true }
        return takeSlowly(byte)
    }

    private mutating func takeSlowly(_ byte: UInt8) -> Bool {
        if remaining > 0 {
            guard byte >= lowest && byte <= highest else { return false }
            (remaining, lowest, highest) = (remaining - 1, 0x80, 0xBF)
            return true
        }
        switch byte {
        case 0xC2...0xDF: remaining = 1
        case 0xE0: (remaining, lowest) = (2, 0xA0)
        case 0xED: (remaining, highest) = (2, 0x9F)
        case 0xE1...0xEF: remaining = 2
        case 0xF0: (remaining, lowest) = (3, 0x90)
        case 0xF4: (remaining, highest) = (3, 0x8F)
        case 0xF1...0xF3: remaining = 3
        default: return false
        }
        return true
    }
}
