/// A hash of bytes that is the same in every process, so that what is estimated by it is too.
enum ValueHash {
    /// The hash of a value.
    ///
    /// - Parameter seed: Tells values of different types apart.
    /// - Complexity: Linear in the length, eight bytes at a time.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash = mixed(seed &+ 0x9E37_79B9_7F4A_7C15 &+ UInt64(raw.count))
        var offset = 0
        while raw.count &- offset >= 8 {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            hash = mixed(hash ^ word)
            offset &+= 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset &+= 1
        }
        return mixed(hash ^ rest)
    }

    /// Changes every bit with a chance of a half for each bit that changes (the finalizer of SplitMix64).
    private static func mixed(_ word: UInt64) -> UInt64 {
        var word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
