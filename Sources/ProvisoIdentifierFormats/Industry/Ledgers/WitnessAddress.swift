internal import ProvisoFormats

/// An address of a witness program (BIP 141) in Bech32 (BIP 173) or Bech32m (BIP 350), whose first three characters have been read.
enum WitnessAddress {
    /// Says why a text is not such an address.
    static func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        var sum: UInt32 = 1
        let (first, second) = (utf8[0] | 0x20, utf8[1] | 0x20)
        // The prefix counts as the high bits of its characters, a zero, and their low bits.
        sum = step(step(step(sum, first >> 5), second >> 5), 0)
        sum = step(step(sum, first & 31), second & 31)
        var hasLower = utf8[0] > 0x60 || utf8[1] > 0x60
        var hasUpper = utf8[0] < 0x60 || utf8[1] < 0x60
        var version: UInt8 = 0
        var padding: UInt32 = 0
        for offset in 3..<utf8.count {
            // A program has 40 bytes at most.
            guard offset < 74 else { return FormatFailure("too long", at: offset) }
            let byte = utf8[offset]
            guard let value = value(of: byte) else { return FormatFailure("character not allowed", at: offset) }
            if byte > 0x60 { hasLower = true } else if byte > 0x40 { hasUpper = true }
            guard !(hasLower && hasUpper) else {
                return FormatFailure(byte > 0x60 ? "not upper case" : "not lower case", at: offset)
            }
            if offset == 3 {
                guard value <= 16 else { return FormatFailure("wrong version", at: offset) }
                version = value
            }
            // The last character before the six of the checksum has the padding.
            if offset == utf8.count &- 7 { padding = UInt32(value) }
            sum = step(sum, value)
        }
        let characters = utf8.count - 10
        let (bytes, bits) = (characters * 5 / 8, characters * 5 % 8)
        guard characters > 0, bytes >= 2 else { return FormatFailure("too short", at: utf8.count) }
        guard version != 0 || bytes <= 32 else { return FormatFailure("too long", at: 62) }
        guard version != 0 || (bytes == 20 || bytes == 32) && bits < 5, bits < 5 else {
            return FormatFailure("wrong length", at: utf8.count)
        }
        guard sum == (version == 0 ? 1 : 0x2BC8_30A3) else {
            return FormatFailure("wrong check digits", at: utf8.count - 6)
        }
        return padding & (1 << UInt32(bits) - 1) == 0 ? nil : FormatFailure("wrong padding", at: utf8.count - 7)
    }

    /// Adds a value to the checksum, a remainder by a polynomial over the field of 32 elements.
    @inline(__always)
    private static func step(_ sum: UInt32, _ value: UInt8) -> UInt32 {
        let top = sum >> 25
        var sum = (sum & 0x1FF_FFFF) << 5 ^ UInt32(value)
        if top & 1 != 0 { sum ^= 0x3B6A_57B2 }
        if top & 2 != 0 { sum ^= 0x2650_8E6D }
        if top & 4 != 0 { sum ^= 0x1EA1_19FA }
        if top & 8 != 0 { sum ^= 0x3D42_33DD }
        if top & 16 != 0 { sum ^= 0x2A14_62B3 }
        return sum
    }

    /// What a character is worth; `nil` for what is none of the 32.
    private static func value(of byte: UInt8) -> UInt8? {
        let isLetter = byte & 0xDF &- 0x41 < 26
        guard isLetter || byte &- 0x30 < 10 else { return nil }
        let place = isLetter ? Int(byte & 0x1F) &+ 9 : Int(byte &- 0x30)
        let value = values.utf8Start[place]
        return value == 0x7E ? nil : value &- 0x40
    }

    /// For the digits and the letters what they are worth and 64, which makes characters; `~` for those that are not used.
    private static let values: StaticString = #"O~JQUTZ^GE]~XMYIHW~RV_[S~A@CPK\LNFDB"#

    /// Whether an address can begin so, leaving its checksum aside.
    static func isBeginning(_ utf8: Span<UInt8>) -> Bool {
        var hasLower = utf8[0] > 0x60 || utf8[1] > 0x60
        var hasUpper = utf8[0] < 0x60 || utf8[1] < 0x60
        var version: UInt8 = 0
        for offset in 3..<utf8.count {
            guard let value = value(of: utf8[offset]) else { return false }
            if utf8[offset] > 0x60 { hasLower = true } else if utf8[offset] > 0x40 { hasUpper = true }
            if offset == 3 { version = value }
        }
        return !(hasLower && hasUpper) && version <= 16 && utf8.count < (version == 0 ? 62 : 74)
    }
}
