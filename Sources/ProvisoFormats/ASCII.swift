/// The ASCII characters that the internet scanners ask about.
///
/// The tests are branch-free comparisons: a scanner asks them once a byte.
enum ASCII {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let openParenthesis: UInt8 = 0x28
    static let closeParenthesis: UInt8 = 0x29
    static let hyphen: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let colon: UInt8 = 0x3A
    static let lessThan: UInt8 = 0x3C
    static let greaterThan: UInt8 = 0x3E
    static let at: UInt8 = 0x40
    static let openBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closeBracket: UInt8 = 0x5D
    static let underscore: UInt8 = 0x5F
    static let delete: UInt8 = 0x7F

    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Whether a byte may stand in an atom of RFC 5322 section 3.2.3 (`atext`).
    @inline(__always)
    static func isAtomText(_ byte: UInt8) -> Bool {
        // One bit a character: ! # $ % & ' * + - / 0-9 = ? in the first word, A-Z ^ _ ` a-z { | } ~ in the second.
        let mask: UInt64 = byte < 0x40 ? 0xA3FF_ACFA_0000_0000 : 0x7FFF_FFFF_C7FF_FFFE
        return byte < 0x80 && mask >> UInt64(byte & 0x3F) & 1 == 1
    }

    /// Whether a byte may stand in a label of a host name, or is an underscore where that may.
    @inline(__always)
    static func isLabelText(_ byte: UInt8, underscore: Bool) -> Bool {
        // One bit a character: - 0-9 in the first word, A-Z a-z in the second.
        let letters: UInt64 = underscore ? 0x07FF_FFFE_87FF_FFFE : 0x07FF_FFFE_07FF_FFFE
        let mask: UInt64 = byte < 0x40 ? 0x03FF_2000_0000_0000 : letters
        return byte < 0x80 && mask >> UInt64(byte & 0x3F) & 1 == 1
    }

    /// Whether a byte is a visible character: `VCHAR` of RFC 5234.
    @inline(__always)
    static func isVisible(_ byte: UInt8) -> Bool { byte > space && byte < delete }

    /// Whether a byte is a blank: `WSP` of RFC 5234.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    @inline(__always)
    static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }
}
