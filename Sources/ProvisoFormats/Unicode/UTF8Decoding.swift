/// Reading one scalar at a time from bytes that may be anything.
enum UTF8Decoding {
    /// The scalar at a position and its length in bytes, or `nil` where the bytes before `end` are not UTF-8.
    ///
    /// Only well-formed sequences of the Unicode Standard's table 3-7 are read: no surrogates, no overlong forms,
    /// nothing above U+10FFFF.
    @inline(__always)
    static func scalar(in utf8: Span<UInt8>, at position: Int, end: Int) -> (value: UInt32, length: Int)? {
        guard position < end else { return nil }
        let lead = utf8[position]
        if lead < 0x80 { return (UInt32(lead), 1) }
        return multibyteScalar(in: utf8, at: position, end: end, lead: lead)
    }

    private static func multibyteScalar(
        in utf8: Span<UInt8>, at position: Int, end: Int, lead: UInt8
    ) -> (value: UInt32, length: Int)? {
        let length: Int
        var lowest: UInt8 = 0x80
        var highest: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lowest) = (3, 0xA0)
        case 0xED: (length, highest) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lowest) = (4, 0x90)
        case 0xF4: (length, highest) = (4, 0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard end &- position >= length else { return nil }
        let second = utf8[position &+ 1]
        guard second >= lowest && second <= highest else { return nil }
        var value = UInt32(lead & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)) << 6 | UInt32(second & 0x3F)
        var offset = 2
        while offset < length {
            let byte = utf8[position &+ offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
            offset &+= 1
        }
        return (value, length)
    }
}
