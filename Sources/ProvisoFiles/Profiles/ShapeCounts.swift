/// How often each shape of a column's values comes, in bounded memory and exactly.
///
/// Shapes are told sign by sign (`AA-999`) as long as there are no more than 64 of them, and as coarsely as it takes
/// otherwise (`A⁺-9⁺`, `a⁺@a⁺.a⁺`). How coarsely depends on the values alone, and a coarse shape follows from a finer one, so
/// that parts of a file which were counted apart make the same counts as the whole, in any order.
public struct ShapeCounts: Sendable, Hashable {
    /// So many shapes are kept.
    static let mostShapes = 64

    private var coarseness = 0
    private var counts: [[UInt8]: Int] = [:]

    init() {}

    /// The shapes, the most frequent first: capitals as `A`, other letters as `a`, digits as `9`, `⁺` behind what comes several
    /// times, `…` for anything.
    public var mostFrequent: [(shape: String, count: Int)] {
        counts.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }.sorted {
            ($1.count, $0.shape) < ($0.count, $1.shape)
        }
    }

    /// How many values were counted.
    var total: Int { counts.values.reduce(0, +) }

    /// Counts the shape of a text.
    ///
    /// - Parameter scratch: Memory that is used again for each value.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ scratch: inout ShapeScratch) {
        if coarseness == ValueShape.coarsest { return counts[ValueShape.anything, default: 0] += 1 }
        ValueShape.write(text, to: &scratch.shape)
        if coarseness == 0 {
            counts[scratch.shape, default: 0] += 1
        } else {
            ValueShape.coarsen(scratch.shape, to: coarseness, into: &scratch.coarse)
            counts[scratch.coarse, default: 0] += 1
        }
        shrink()
    }

    mutating func merge(_ other: ShapeCounts) {
        var other = other
        while coarseness < other.coarseness { coarsen() }
        while other.coarseness < coarseness { other.coarsen() }
        counts.merge(other.counts, uniquingKeysWith: +)
        shrink()
    }

    private mutating func shrink() {
        while counts.count > Self.mostShapes { coarsen() }
    }

    private mutating func coarsen() {
        coarseness += 1
        var coarse: [[UInt8]: Int] = [:]
        var shape: [UInt8] = []
        for (finer, count) in counts {
            ValueShape.coarsen(finer, to: coarseness, into: &shape)
            coarse[shape, default: 0] += count
        }
        counts = coarse
    }
}

/// Memory in which shapes are made, used again for each value.
struct ShapeScratch {
    var shape: [UInt8] = []
    var coarse: [UInt8] = []
}
