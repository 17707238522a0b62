/// SHA-256 (FIPS 180-4) of short messages, without an allocation.
struct SHA256 {
    /// A digest, as eight words, the first one first.
    typealias Digest = SIMD8<UInt32>

    /// The digest of the bytes that a function gives.
    ///
    /// - Parameters:
    ///   - count: How many bytes there are.
    ///   - byte: Gives the byte at an offset below the count.
    static func digest(count: Int, _ byte: (Int) -> UInt8) -> Digest {
        var state = Digest(
            0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19)
        let blocks = (count + 8) / 64 + 1
        for block in 0..<blocks {
            var words = SIMD16<UInt32>()
            for index in 0..<64 {
                let offset = block * 64 + index
                let value: UInt8 =
                    if offset < count {
                        byte(offset)
                    } else if offset == count {
                        0x80
                    } else if offset >= blocks * 64 - 8 {
                        // The length in bits, in eight bytes at the end.
                        UInt8(truncatingIfNeeded: (count * 8) >> ((blocks * 64 - 1 - offset) * 8))
                    } else {
                        0
                    }
                words[index / 4] |= UInt32(value) << UInt32(24 - index % 4 * 8)
            }
            compress(words, into: &state)
        }
        return state
    }

    private static func compress(_ block: SIMD16<UInt32>, into state: inout Digest) {
        var words = block
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            if round >= 16 {
                // Of the schedule only the last sixteen words are kept.
                let (old, recent) = (words[(round &- 15) & 15], words[(round &- 2) & 15])
                let first = rotate(old, 7) ^ rotate(old, 18) ^ old >> 3
                let second = rotate(recent, 17) ^ rotate(recent, 19) ^ recent >> 10
                words[round & 15] = words[round & 15] &+ first &+ words[(round &- 7) & 15] &+ second
            }
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let first =
                h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[round]
                &+ words[round & 15]
            let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        state = state &+ Digest(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
