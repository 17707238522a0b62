/// A set of scripts, augmented by the writing systems of UTS #39 section 5.1; its bits are ``ScriptSetTable``'.
package struct ScriptSet: Hashable, Sendable {
    private let low: UInt64
    private let middle: UInt64
    private let high: UInt64

    init(_ low: UInt64, _ middle: UInt64, _ high: UInt64) {
        self.low = low
        self.middle = middle
        self.high = high
    }

    /// The scripts of a code point; all of them for one that is common or inherited, none for one that is unassigned.
    package init(of codePoint: UInt32) {
        let key = UInt64(codePoint) << 10 | 0x3FF
        let position = ScriptSetTable.last(notAbove: key, in: ScriptSetTable.ranges, count: ScriptSetTable.rangeCount)
        let set = 3 * Int(ScriptSetTable.half(position, of: ScriptSetTable.ranges) & 0x3FF)
        self.init(ScriptSetTable.sets[set], ScriptSetTable.sets[set + 1], ScriptSetTable.sets[set + 2])
    }

    package var isEmpty: Bool { low | middle | high == 0 }

    package func intersection(_ other: ScriptSet) -> ScriptSet {
        ScriptSet(low & other.low, middle & other.middle, high & other.high)
    }

    package func intersects(_ other: ScriptSet) -> Bool { !intersection(other).isEmpty }
}

extension ScriptSetTable {
    /// The zero of the decimal digits that a code point belongs to; `nil` when it is no decimal digit.
    package static func zero(of codePoint: UInt32) -> UInt32? {
        guard codePoint >= 0x30 else { return nil }
        let position = last(notAbove: UInt64(codePoint), in: zeros, count: zeroCount)
        let zero = UInt32(half(position, of: zeros))
        return codePoint - zero < 10 ? zero : nil
    }

    /// A value of an array that holds two of them in a word.
    fileprivate static func half(_ position: Int, of words: [UInt64]) -> UInt64 {
        words[position >> 1] >> UInt64((position & 1) << 5) & 0xFFFF_FFFF
    }

    /// The position of the last value that is not above a key.
    ///
    /// The first value never is.
    fileprivate static func last(notAbove key: UInt64, in words: [UInt64], count: Int) -> Int {
        var low = 1
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if half(middle, of: words) <= key { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
