/// A set of Unicode scalar values: closed ranges, ascending, neither overlapping nor adjacent.
///
/// Surrogates may lie inside a range. They never occur in text, so it does not matter.
struct ScalarSet: Hashable, Sendable {
    /// The greatest scalar value.
    static let limit: UInt32 = 0x10FFFF

    private(set) var ranges: [ClosedRange<UInt32>]

    init() {
        ranges = []
    }

    init(_ range: ClosedRange<UInt32>) {
        ranges = [range]
    }

    init(_ scalar: Unicode.Scalar) {
        ranges = [scalar.value...scalar.value]
    }

    /// Ranges in any order, which may overlap.
    init(unsorted: [ClosedRange<UInt32>]) {
        ranges = Self.normalized(unsorted)
    }

    static let all = ScalarSet(0...limit)
    static let ascii = ScalarSet(0...0x7F)
    static let lineFeed = ScalarSet(0x0A...0x0A)

    var isEmpty: Bool {
        ranges.isEmpty
    }

    /// Whether only ASCII is in it.
    var isASCII: Bool {
        guard let last = ranges.last else { return true }
        return last.upperBound < 0x80
    }

    /// The one member, when there is exactly one.
    var single: UInt32? {
        guard ranges.count == 1, let range = ranges.first, range.lowerBound == range.upperBound else { return nil }
        return range.lowerBound
    }

    /// - Complexity: O(log *n*) in the number of ranges.
    func contains(_ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < ranges.count && ranges[low].lowerBound <= value
    }

    var complement: ScalarSet {
        var result = ScalarSet()
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next {
                result.ranges.append(next...(range.lowerBound - 1))
            }
            next = range.upperBound + 1
        }
        if next <= Self.limit {
            result.ranges.append(next...Self.limit)
        }
        return result
    }

    func union(_ other: ScalarSet) -> ScalarSet {
        if other.isEmpty { return self }
        if isEmpty { return other }
        return ScalarSet(unsorted: ranges + other.ranges)
    }

    func intersection(_ other: ScalarSet) -> ScalarSet {
        var result = ScalarSet()
        var left = 0
        var right = 0
        while left < ranges.count, right < other.ranges.count {
            let a = ranges[left]
            let b = other.ranges[right]
            let low = max(a.lowerBound, b.lowerBound)
            let high = min(a.upperBound, b.upperBound)
            if low <= high {
                result.ranges.append(low...high)
            }
            if a.upperBound < b.upperBound {
                left += 1
            } else {
                right += 1
            }
        }
        return result
    }

    func subtracting(_ other: ScalarSet) -> ScalarSet {
        intersection(other.complement)
    }

    func symmetricDifference(_ other: ScalarSet) -> ScalarSet {
        union(other).subtracting(intersection(other))
    }

    func isDisjoint(with other: ScalarSet) -> Bool {
        intersection(other).isEmpty
    }

    /// Hashes the ends alone: sets with hundreds of ranges are looked up for every instruction of a large repetition.
    func hash(into hasher: inout Hasher) {
        hasher.combine(ranges.count)
        hasher.combine(ranges.first)
        hasher.combine(ranges.last)
    }

    private static func normalized(_ unsorted: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        guard unsorted.count > 1 else { return unsorted }
        var result: [ClosedRange<UInt32>] = []
        for range in unsorted.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound + 1 {
                if range.upperBound > last.upperBound {
                    result[result.count - 1] = last.lowerBound...range.upperBound
                }
            } else {
                result.append(range)
            }
        }
        return result
    }
}
