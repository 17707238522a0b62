/// Tells whether bytes are well-formed UTF-8 (Unicode 3.9, table 3-7; RFC 3629).
///
/// The standard library's `UTF8Span(validating:)` does the same, but needs newer Apple systems than this package does.
package enum UTF8Check {
    /// The offset of the first byte that is not part of a well-formed sequence, or `nil` when all is well-formed.
    ///
    /// Overlong forms, surrogates, values above U+10FFFF and sequences cut short are not well-formed.
    ///
    /// - Complexity: One pass, eight bytes at a time where they are ASCII.
    package static func firstInvalid(in bytes: Span<UInt8>) -> Int? {
        let count = bytes.count
        var index = 0
        while index < count {
            while index >= 0, index &+ 4 &* ByteWord.size <= count, ByteWord.areASCII(bytes, fourWordsAt: index) {
                index &+= 4 &* ByteWord.size
            }
            while ByteWord.fits(bytes, at: index), ByteWord(bytes, at: index).isASCII { index &+= ByteWord.size }
            guard index < count else { return nil }
            if bytes[index] < 0x80 {
                index &+= 1
                continue
            }
            let length = sequenceLength(in: bytes, at: index)
            guard length > 0 else { return index }
            index &+= length
        }
        return nil
    }

    /// Whether all bytes are well-formed UTF-8.
    package static func isValid(_ bytes: Span<UInt8>) -> Bool { firstInvalid(in: bytes) == nil }

    /// The length of the well-formed sequence at an offset, or 0 when there is none.
    static func sequenceLength(in bytes: Span<UInt8>, at index: Int) -> Int {
        let left = bytes.count &- index
        guard left > 0 else { return 0 }
        let lead = bytes[index]
        let length: Int
        var (lowest, highest): (UInt8, UInt8) = (0x80, 0xBF)
        switch lead {
        case 0..<0x80: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lowest) = (3, 0xA0)
        case 0xED: (length, highest) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lowest) = (4, 0x90)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, highest) = (4, 0x8F)
        default: return 0
        }
        guard length <= left, bytes[index &+ 1] >= lowest, bytes[index &+ 1] <= highest else { return 0 }
        if length > 2, bytes[index &+ 2] & 0xC0 != 0x80 { return 0 }
        if length > 3, bytes[index &+ 3] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
