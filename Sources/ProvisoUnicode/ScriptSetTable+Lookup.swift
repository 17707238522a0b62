/// The bits of a set of scripts, augmented by the writing systems of UTS #39 section 5.1.
package typealias ScriptBits = (low: UInt64, middle: UInt64, high: UInt64)

extension ScriptSetTable {
    /// The scripts of a code point; all of them for one that is common or inherited, none for one that is unassigned.
    package static func scripts(of codePoint: UInt32) -> ScriptBits {
        let key = UInt64(codePoint) << 10 | 0x3FF
        let position = last(notAbove: key, in: ranges, count: rangeCount)
        let set = 3 * Int(half(position, of: ranges) & 0x3FF)
        return (sets[set], sets[set + 1], sets[set + 2])
    }

    /// The zero of the decimal digits that a code point belongs to; `nil` when it is no decimal digit.
    package static func zero(of codePoint: UInt32) -> UInt32? {
        // The next zero after ASCII's is U+0660.
        guard codePoint >= 0x660 else { return codePoint &- 0x30 < 10 ? 0x30 : nil }
        let position = last(notAbove: UInt64(codePoint), in: zeros, count: zeroCount)
        let zero = UInt32(half(position, of: zeros))
        return codePoint - zero < 10 ? zero : nil
    }

    /// A value of an array that holds two of them in a word.
    private static func half(_ position: Int, of words: [UInt64]) -> UInt64 {
        words[position >> 1] >> UInt64((position & 1) << 5) & 0xFFFF_FFFF
    }

    /// The position of the last value that is not above a key.
    ///
    /// The first value never is.
    private static func last(notAbove key: UInt64, in words: [UInt64], count: Int) -> Int {
        var low = 1
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if half(middle, of: words) <= key { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
