/// How often each shape of a column's values comes, in bounded memory and exactly.
///
/// Shapes are kept sign by sign (`AA-999`) as long as there are no more than 64 of them, and as coarsely as it takes
/// otherwise (`A⁺-9⁺`, `a⁺@a⁺.a⁺`). How coarsely depends on the values alone, and a coarse shape follows from a finer one, so
/// that parts of a file which were counted apart make the same counts as the whole, in any order.
public struct ShapeCounts: Sendable {
    /// So many shapes are kept.
    static let mostShapes = 64

    private struct Entry {
        let shape: [UInt8]
        let hash: UInt64
        var count: Int
    }

    private(set) var coarseness = 0
    private var entries: [Entry] = []
    /// Where the entry of a hash is found, as its number from 1 on: in the place of its last bits, or in one of the next until an empty one.
    private var places: [UInt8] = []

    private static let placeCount = 256

    init() {}

    /// The shapes, the most frequent first: capitals as `A`, other letters as `a`, digits as `9`, `⁺` behind what comes several
    /// times, `…` for anything.
    public var mostFrequent: [(shape: String, count: Int)] {
        entries.map { (String(decoding: $0.shape, as: UTF8.self), $0.count) }.sorted {
            ($1.count, $0.shape) < ($0.count, $1.shape)
        }
    }

    /// How many values were counted.
    var total: Int { entries.reduce(0) { $0 + $1.count } }

    /// Counts the shape of a text.
    ///
    /// - Parameter scratch: Memory that is used again for each value.
    /// - Returns: The number of the shape, as long as ``coarseness`` stays the same.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ scratch: inout ShapeScratch) -> Int {
        if coarseness == ValueShape.coarsest, !entries.isEmpty {
            entries[0].count += 1
            return 0
        }
        let number = count(text, 1, &scratch)
        guard entries.count > Self.mostShapes else { return number }
        shrink()
        // The value is counted with the others of its coarser shape.
        return count(text, 0, &scratch)
    }

    /// - Returns: The number of the shape.
    private mutating func count(_ text: UnsafeBufferPointer<UInt8>, _ times: Int, _ scratch: inout ShapeScratch) -> Int
    {
        ValueShape.write(text, coarseness: coarseness, to: &scratch)
        return coarseness == 0
            ? scratch.shape.withBytes { count($0, times) } : scratch.coarse.withBytes { count($0, times) }
    }

    /// Counts a shape by its number.
    mutating func countAgain(_ number: Int) { entries[number].count += 1 }

    /// Begins another part of the data, whose shapes are told no finer than those of the part before: they end at least as coarse.
    mutating func begin(coarseness: Int) {
        while self.coarseness < coarseness { coarsen() }
    }

    mutating func merge(_ other: ShapeCounts) {
        var other = other
        while coarseness < other.coarseness { coarsen() }
        while other.coarseness < coarseness { other.coarsen() }
        for entry in other.entries { entry.shape.withUnsafeBufferPointer { _ = count($0, entry.count) } }
        shrink()
    }

    /// - Returns: The number of the shape.
    private mutating func count(_ shape: UnsafeBufferPointer<UInt8>, _ count: Int) -> Int {
        let hash = ValueHash.of(shape)
        if places.isEmpty { places = Array(repeating: 0, count: Self.placeCount) }
        var place = Int(truncatingIfNeeded: hash) & (Self.placeCount - 1)
        while places[place] != 0 {
            let position = Int(places[place]) - 1
            if entries[position].hash == hash, ValueHash.areEqual(entries[position].shape, shape) {
                entries[position].count += count
                return position
            }
            place = (place + 1) & (Self.placeCount - 1)
        }
        // What merging leaves for a moment is no more than twice as many as are kept: there is room.
        entries.append(Entry(shape: Array(shape), hash: hash, count: count))
        places[place] = UInt8(entries.count)
        return entries.count - 1
    }

    private mutating func shrink() {
        while entries.count > Self.mostShapes { coarsen() }
    }

    private mutating func coarsen() {
        coarseness += 1
        let finer = entries
        (entries, places) = ([], [])
        var shape = ShapeText()
        for entry in finer {
            entry.shape.withUnsafeBufferPointer { ValueShape.coarsen($0, to: coarseness, into: &shape) }
            shape.withBytes { _ = count($0, entry.count) }
        }
    }
}

extension ShapeCounts: Hashable {
    /// Whether both have counted the same, in whatever order.
    public static func == (left: Self, right: Self) -> Bool {
        left.coarseness == right.coarseness && left.counts == right.counts
    }

    /// Hashes the counts.
    public func hash(into hasher: inout Hasher) { hasher.combine(counts) }

    private var counts: [[UInt8]: Int] {
        Dictionary(entries.map { ($0.shape, $0.count) }, uniquingKeysWith: +)
    }
}

/// Memory in which shapes are made, used again for each value.
struct ShapeScratch {
    var shape = ShapeText()
    var coarse = ShapeText()
}
