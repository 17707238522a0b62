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
        if raw.count >= 8 {
            // The end of the last word, whose first bytes were taken already.
            let last = UInt64(bigEndian: raw.loadUnaligned(fromByteOffset: raw.count &- 8, as: UInt64.self))
            rest = last & ((1 as UInt64) << UInt64(8 &* (raw.count &- offset)) &- 1)
        } else {
            rest = number(raw)
        }
        return mixed(hash ^ rest)
    }

    /// The number that less than eight bytes spell, the first as the highest.
    @inline(__always)
    private static func number(_ raw: UnsafeRawBufferPointer) -> UInt64 {
        guard raw.count >= 4 else {
            var number: UInt64 = 0
            for byte in raw { number = number << 8 | UInt64(byte) }
            return number
        }
        // Two words that overlap, where both have the same bits.
        let first = UInt32(bigEndian: raw.loadUnaligned(as: UInt32.self))
        let last = UInt32(bigEndian: raw.loadUnaligned(fromByteOffset: raw.count &- 4, as: UInt32.self))
        return UInt64(first) << UInt64(8 &* (raw.count &- 4)) | UInt64(last)
    }

    /// The hash of a text.
    static func of(_ text: String, seed: UInt64 = 0) -> UInt64 {
        var text = text
        return text.withUTF8 { of($0, seed: seed) }
    }

    /// Whether bytes are the same, eight at a time.
    static func areEqual(_ left: [UInt8], _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        return left.withUnsafeBytes { left in
            let right = UnsafeRawBufferPointer(right)
            var offset = 0
            while left.count &- offset >= 8 {
                if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                {
                    return false
                }
                offset &+= 8
            }
            while offset < left.count {
                if left[offset] != right[offset] { return false }
                offset &+= 1
            }
            return true
        }
    }

    /// Changes every bit with a chance of a half for each bit that changes (the finalizer of SplitMix64).
    private static func mixed(_ word: UInt64) -> UInt64 {
        var word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
