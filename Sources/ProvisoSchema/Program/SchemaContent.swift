internal import ProvisoCore
internal import ProvisoFormats

/// `contentEncoding` and `contentMediaType`, where they are checked.
struct SchemaContent: Sendable {
    /// Whether the text is Base64 (RFC 4648).
    let isBase64: Bool
    /// Whether what it encodes is JSON.
    let isJSON: Bool

    /// The keyword that a text fails, or `nil` when it passes.
    func failedKeyword(_ text: Span<UInt8>) -> String? {
        guard isBase64 else { return Self.isJSON(text) ? nil : "contentMediaType" }
        guard let decoded = Self.decoded(text) else { return "contentEncoding" }
        return !isJSON || Self.isJSON(decoded.span) ? nil : "contentMediaType"
    }

    private static func isJSON(_ text: Span<UInt8>) -> Bool {
        var tape = ValueTape()
        do {
            var reader = TapeReader()
            try tape.read(json: text, &reader)
            return true
        } catch {
            return false
        }
    }

    private static func decoded(_ text: Span<UInt8>) -> [UInt8]? {
        guard text.count % 4 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var end = text.count
        while end > 0, text.count - end < 2, text[end - 1] == UInt8(ascii: "=") { end -= 1 }
        var bits: UInt32 = 0
        var count = 0
        for index in 0..<end {
            guard let value = value(of: text[index]) else { return nil }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }

    private static func value(of letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
