/// Keccak-256 as Ethereum has it: Keccak-f[1600] with a rate of 1088 bits and the padding of the submission to NIST (“The Keccak
/// reference”, version 3.0), not that of SHA-3 (FIPS 202). For messages of one block, without an allocation on the heap.
enum Keccak256 {
    /// How many bytes a message can have: one less than a block.
    static let longest = 135

    /// The first 160 bits of the digest of a message, as digits of four bits, the first one in the highest place of the first word.
    ///
    /// - Parameters:
    ///   - count: How many bytes there are, at most ``longest``.
    ///   - byte: Gives the byte at an offset below the count.
    static func start(count: Int, _ byte: (Int) -> UInt8) -> SIMD4<UInt64> {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 50) { lanes in
            lanes.initialize(repeating: 0)
            for offset in 0..<min(count, longest) {
                lanes[offset / 8] ^= UInt64(byte(offset)) << UInt64(offset % 8 * 8)
            }
            lanes[count / 8] ^= 1 << UInt64(count % 8 * 8)
            lanes[longest / 8] ^= 0x80 << UInt64(longest % 8 * 8)
            for constant in constants { round(lanes, constant) }
            return SIMD4(lanes[0].byteSwapped, lanes[1].byteSwapped, lanes[2].byteSwapped, lanes[3].byteSwapped)
        }
    }

    /// The steps θ, ρ and π, χ, and ι. Of the fifty words the last 25 are scratch.
    private static func round(_ lanes: UnsafeMutableBufferPointer<UInt64>, _ constant: UInt64) {
        for x in 0..<5 {
            lanes[25 + x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]
        }
        for x in 0..<5 {
            let mixed = lanes[25 + (x + 4) % 5] ^ rotate(lanes[25 + (x + 1) % 5], 1)
            for y in 0..<5 { lanes[x + 5 * y] ^= mixed }
        }
        for x in 0..<5 {
            for y in 0..<5 {
                lanes[25 + y + 5 * ((2 * x + 3 * y) % 5)] = rotate(lanes[x + 5 * y], rotations[x + 5 * y])
            }
        }
        for y in 0..<5 {
            for x in 0..<5 {
                let row = 25 + 5 * y
                lanes[x + 5 * y] = lanes[row + x] ^ (~lanes[row + (x + 1) % 5] & lanes[row + (x + 2) % 5])
            }
        }
        lanes[0] ^= constant
    }

    @inline(__always)
    private static func rotate(_ lane: UInt64, _ count: UInt64) -> UInt64 {
        count == 0 ? lane : lane << count | lane >> (64 - count)
    }

    private static let rotations: [UInt64] = [
        0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
    ]

    private static let constants: [UInt64] = [
        0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808A, 0x8000_0000_8000_8000,
        0x0000_0000_0000_808B, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
        0x0000_0000_0000_008A, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000A,
        0x0000_0000_8000_808B, 0x8000_0000_0000_008B, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
        0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800A, 0x8000_0000_8000_000A,
        0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
    ]
}
