@_spi(Bytes) internal import ProvisoCore

/// The hash of a name, the same for keys of data and for names of schemas.
///
/// It is made of the length, and the first, the middle and the last eight bytes: names of up to 24 bytes count whole. Nothing relies on
/// different hashes for different names.
enum NameHash {
    @inline(__always)
    static func of(_ bytes: Span<UInt8>) -> UInt32 {
        let count = bytes.count
        var (first, last): (UInt64, UInt64) = (0, 0)
        if count >= 8 {
            first = ByteWord(bytes, at: 0).bits
            last = ByteWord(bytes, at: count &- 8).bits
            // An odd factor, so that equal words in both places do not cancel out.
            if count > 16 { first ^= ByteWord(bytes, at: count &>> 1 &- 4).bits &* 0x9E37_79B9_7F4A_7C15 }
        } else if count >= 4 {
            first = word(bytes, at: 0)
            last = word(bytes, at: count &- 4)
        } else if count > 0 {
            first = UInt64(bytes[0]) | UInt64(bytes[count &>> 1]) &<< 8 | UInt64(bytes[count &- 1]) &<< 16
        }
        var hash = (first ^ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        hash ^= hash &>> 29
        hash = (hash ^ last ^ UInt64(truncatingIfNeeded: count) &<< 56) &* 0x94D0_49BB_1331_11EB
        return UInt32(truncatingIfNeeded: hash &>> 32)
    }

    /// The bit of a name among those of an object.
    @inline(__always)
    static func bit(_ hash: UInt32) -> UInt64 { 1 &<< UInt64(hash &>> 26) }

    @inline(__always)
    private static func word(_ bytes: Span<UInt8>, at offset: Int) -> UInt64 {
        UInt64(UInt32(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// Whether two names of the same length are the same, byte by byte.
    static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        var index = 0
        while ByteWord.fits(left, at: index), ByteWord.fits(right, at: index) {
            if ByteWord(left, at: index).bits != ByteWord(right, at: index).bits { return false }
            index &+= ByteWord.size
        }
        while index < left.count {
            if left[index] != right[index] { return false }
            index &+= 1
        }
        return true
    }
}

/// A hash of a whole text, made eight bytes at a time.
enum TextHash {
    static func of(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
        var index = 0
        while ByteWord.fits(bytes, at: index) {
            hash = (hash ^ ByteWord(bytes, at: index).bits) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash &>> 29
            index &+= ByteWord.size
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest &<< 8 | UInt64(bytes[index])
            index &+= 1
        }
        hash = (hash ^ rest) &* 0x94D0_49BB_1331_11EB
        return hash ^ hash &>> 32
    }
}
