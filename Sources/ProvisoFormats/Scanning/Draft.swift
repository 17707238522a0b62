/// A text that is being typed, with what might be typed next.
struct Draft {
    private var bytes: [UInt8]
    private let count: Int

    init(_ utf8: Span<UInt8>) {
        bytes = utf8.withUnsafeBufferPointer { Array($0) }
        count = bytes.count
    }

    /// Whether the text is in a format once an ending is typed.
    mutating func isValid(with ending: some Sequence<UInt8>, in format: some StringFormat) -> Bool {
        bytes.removeSubrange(count...)
        bytes += ending
        return bytes.withUnsafeBufferPointer { format.failure(in: $0.span) } == nil
    }

    /// Whether the text is in a format once one of some characters is typed behind an ending.
    mutating func isValid(
        with ending: [UInt8], thenOneOf characters: some Sequence<UInt8>, in format: some StringFormat
    ) -> Bool {
        for character in characters where isValid(with: ending + CollectionOfOne(character), in: format) { return true }
        return false
    }
}

extension Draft {
    /// The digits.
    static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// The digits, and the X that stands for ten in check digits.
    static let digitsAndX = Array(digits) + [UInt8(ascii: "X")]

    /// The upper-case letters.
    static let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
}
