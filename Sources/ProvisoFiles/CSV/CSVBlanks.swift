/// The blanks around a value: spaces and tabs.
enum CSVBlanks {
    /// The value without them.
    static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        var range = text.indices
        while let first = range.first, isBlank(text[first]) { range = range.dropFirst() }
        while let last = range.last, isBlank(text[last]) { range = range.dropLast() }
        return UnsafeBufferPointer(rebasing: text[range])
    }

    /// Whether a value has some.
    static func surround(_ text: String) -> Bool {
        text.utf8.first.map(isBlank) ?? false || text.utf8.last.map(isBlank) ?? false
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
