/// A Unicode scalar in UTF-8 bytes.
struct UTF8Scalar {
    /// The code point.
    let value: UInt32

    /// The number of bytes, 1 to 4.
    let length: Int

    /// Reads the scalar that starts at an offset, as the table of well-formed sequences of the Unicode Standard
    /// (table 3-7) has it: no surrogate, no overlong form, nothing above U+10FFFF.
    ///
    /// - Returns: `nil` when the bytes there are not valid UTF-8 or lie behind the end.
    @inline(__always)
    init?(_ utf8: Span<UInt8>, at offset: Int, end: Int) {
        guard offset < end else { return nil }
        let lead = utf8[offset]
        if lead < 0x80 {
            self.init(value: UInt32(lead), length: 1)
        } else {
            self.init(multibyte: utf8, at: offset, end: end)
        }
    }

    private init(value: UInt32, length: Int) {
        self.value = value
        self.length = length
    }

    private init?(multibyte utf8: Span<UInt8>, at offset: Int, end: Int) {
        let lead = utf8[offset]
        let length: Int
        let least: UInt32
        var value: UInt32
        switch lead {
        case 0xC2...0xDF: (length, least, value) = (2, 0x80, UInt32(lead & 0x1F))
        case 0xE0...0xEF: (length, least, value) = (3, 0x800, UInt32(lead & 0x0F))
        case 0xF0...0xF4: (length, least, value) = (4, 0x10000, UInt32(lead & 0x07))
        default: return nil
        }
        guard end - offset >= length else { return nil }
        for index in 1..<length {
            let byte = utf8[offset + index]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        self.init(value: value, length: length)
    }
}
