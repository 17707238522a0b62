/// Decodes Base64url without padding byte by byte; the characters were looked at before.
struct Base64URLDecoder {
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

    /// What bytes come next, once there are no more characters: the bits that are left over begin the first of them.
    var possibleNext: ClosedRange<UInt8> {
        let low = UInt8(truncatingIfNeeded: bits << UInt32(8 - bitCount))
        return low...low | UInt8(truncatingIfNeeded: 0xFF >> UInt32(bitCount))
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
