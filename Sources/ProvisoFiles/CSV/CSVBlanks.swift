internal import ProvisoCore

/// The blanks around a value: white space of Unicode, as the rule `trim` takes it off.
enum CSVBlanks {
    /// The value without them.
    static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let first = text.first, let last = text.last else { return text }
        // Nearly every value begins and ends with a letter or a digit.
        if isInk(first), isInk(last) { return text }
        let string = Substring(String(decoding: text, as: UTF8.self)).unicodeScalars
        guard let start = string.firstIndex(where: { !$0.properties.isWhitespace }),
            let end = string.lastIndex(where: { !$0.properties.isWhitespace })
        else { return UnsafeBufferPointer(rebasing: text[..<0]) }
        let lower = string[..<start].utf8Count
        let upper = text.count - string[string.index(after: end)...].utf8Count
        return UnsafeBufferPointer(rebasing: text[lower..<upper])
    }

    /// Whether a value has some.
    static func surround(_ text: String) -> Bool {
        text.unicodeScalars.first?.properties.isWhitespace ?? false
            || text.unicodeScalars.last?.properties.isWhitespace ?? false
    }

    /// Whether a byte is a character of ASCII that is seen.
    private static func isInk(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}

extension Substring.UnicodeScalarView {
    fileprivate var utf8Count: Int { reduce(0) { $0 + UTF8.width($1) } }
}
