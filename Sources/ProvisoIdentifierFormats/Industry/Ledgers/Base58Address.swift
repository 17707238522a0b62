internal import ProvisoFormats

/// An address in Base58Check: a version, 20 bytes and the first four bytes of their digest by SHA-256 twice.
///
/// Base58 is a number of 25 bytes with the digits and letters but `0`, `O`, `I` and `l`; each byte of zero in front is a `1`
/// (draft-msporny-base58-03, section 3).
enum Base58Address {
    /// The version of an address.
    static func version(in utf8: Span<UInt8>) -> Result<UInt8, FormatFailure> {
        // The number, the lowest 32 bits first.
        var number = SIMD8<UInt32>()
        var ones = 0
        for offset in utf8.indices {
            guard let value = value(of: utf8[offset]) else {
                return .failure(FormatFailure("character not allowed", at: offset))
            }
            // 58 to the 35th is less than 2 to the 206th.
            guard offset < 35 else { return .failure(FormatFailure("too long", at: offset)) }
            if value == 0, ones == offset { ones &+= 1 }
            var carry = UInt64(value)
            for word in 0..<8 {
                carry &+= UInt64(number[word]) &* 58
                number[word] = UInt32(truncatingIfNeeded: carry)
                carry &>>= 32
            }
        }
        let zeros = (0..<25).first { byte(of: number, at: $0) != 0 } ?? 25
        let isLonger = number[7] != 0 || number[6] > 0xFF
        guard !isLonger, zeros <= ones else {
            return .failure(isLonger ? FormatFailure("too long", at: 0) : FormatFailure("too short", at: utf8.count))
        }
        guard zeros == ones else { return .failure(FormatFailure("too long", at: 0)) }
        let once = SHA256.digest(count: 21) { byte(of: number, at: $0) }
        let twice = SHA256.digest(count: 32) { UInt8(truncatingIfNeeded: once[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }
        guard twice[0] == number[0] else {
            return .failure(FormatFailure("wrong check digits", at: max(utf8.count - 6, 0)))
        }
        return .success(byte(of: number, at: 0))
    }

    /// A byte of the 25, the highest one at 0.
    @inline(__always)
    private static func byte(of number: SIMD8<UInt32>, at offset: Int) -> UInt8 {
        let place = 24 &- offset
        return UInt8(truncatingIfNeeded: number[place / 4] >> UInt32(place % 4 * 8))
    }

    /// What a character is worth.
    static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "1")...UInt8(ascii: "9"): byte - UInt8(ascii: "1")
        case UInt8(ascii: "A")...UInt8(ascii: "H"): byte - UInt8(ascii: "A") + 9
        case UInt8(ascii: "J")...UInt8(ascii: "N"): byte - UInt8(ascii: "J") + 17
        case UInt8(ascii: "P")...UInt8(ascii: "Z"): byte - UInt8(ascii: "P") + 22
        case UInt8(ascii: "a")...UInt8(ascii: "k"): byte - UInt8(ascii: "a") + 33
        case UInt8(ascii: "m")...UInt8(ascii: "z"): byte - UInt8(ascii: "m") + 44
        default: nil
        }
    }

    /// Whether an address of a network can begin so. The versions make the first characters: `1` and `3`, or `m`, `n` and `2`.
    static func isBeginning(_ utf8: Span<UInt8>, network: BitcoinNetwork?) -> Bool {
        guard utf8.count > 0, utf8.count < (utf8[0] == UInt8(ascii: "1") ? 34 : 35) else { return false }
        for offset in utf8.indices where value(of: utf8[offset]) == nil { return false }
        switch utf8[0] {
        case UInt8(ascii: "1"), UInt8(ascii: "3"): return network != .testnet
        case UInt8(ascii: "m"), UInt8(ascii: "n"), UInt8(ascii: "2"): return network != .mainnet
        default: return false
        }
    }
}
