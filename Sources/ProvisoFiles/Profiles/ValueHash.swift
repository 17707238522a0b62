@_spi(Bytes) internal import ProvisoCore

/// A hash of bytes that is the same in every process, so that what is estimated by it is too.
enum ValueHash {
    /// The hash of a value.
    ///
    /// Sixteen bytes at a time, each by one multiplication whose two halves are put together. A file has one hash for each of its cells:
    /// a hash by SplitMix64, eight bytes at a time, took a seventh of what a profile takes.
    ///
    /// - Parameter seed: Tells values of different types apart.
    /// - Complexity: Linear in the length.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0) -> UInt64 { look(at: bytes, seed: seed).hash }

    /// The hash of a value, and whether all of it is ASCII, which is seen in passing.
    @inline(__always)
    static func look(at bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> (hash: UInt64, isASCII: Bool) {
        let raw = UnsafeRawBufferPointer(bytes)
        let count = raw.count
        var hash = seed ^ firstKey
        var (first, second): (UInt64, UInt64)
        var all: UInt64 = 0
        if count > 16 {
            var offset = 0
            repeat {
                (first, second) = (word(raw, offset), word(raw, offset &+ 8))
                all |= first | second
                hash = folded(first ^ secondKey, second ^ hash)
                offset &+= 16
            } while count &- offset > 16
            // The last words may repeat bytes of those before, always the same for a length.
            (first, second) = (word(raw, count &- 16), word(raw, count &- 8))
        } else if count >= 4 {
            // Four half words, which overlap, without a branch for each length: lengths follow no order.
            let step = (count >> 3) << 2
            first = halfWord(raw, 0) << 32 | halfWord(raw, step)
            second = halfWord(raw, count &- 4) << 32 | halfWord(raw, count &- 4 &- step)
        } else {
            (first, second) = (0, 0)
            for byte in raw { first = first << 8 | UInt64(byte) }
        }
        all |= first | second
        return (
            folded(folded(first ^ secondKey, second ^ hash), UInt64(count) ^ thirdKey), all & ByteWord.highs == 0
        )
    }

    /// A hash of what was taken before, and eight bytes more.
    @inline(__always)
    static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 { folded(hash ^ firstKey, word ^ secondKey) }

    // Digits of π.
    private static let firstKey: UInt64 = 0x243F_6A88_85A3_08D3
    private static let secondKey: UInt64 = 0x1319_8A2E_0370_7344
    private static let thirdKey: UInt64 = 0xA409_3822_299F_31D0

    @inline(__always)
    private static func word(_ raw: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private static func halfWord(_ raw: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// The two halves of a product, each of whose bits depends on many of both factors.
    @inline(__always)
    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let (high, low) = left.multipliedFullWidth(by: right)
        return high ^ low
    }

    /// The hash of a text.
    static func of(_ text: String, seed: UInt64 = 0) -> UInt64 {
        var text = text
        return text.withUTF8 { of($0, seed: seed) }
    }
}
