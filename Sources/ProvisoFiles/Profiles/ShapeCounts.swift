internal import ProvisoCore

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
    /// How many values of the coarsest shape are not among the entries yet.
    private var furtherValues = 0
    /// Where the entry of a hash is found, as its number from 1 on: in the place of its last bits, or in one of the next until an empty one.
    private var places: [UInt8] = []

    private static let placeCount = 256
    /// Shapes that came lately, by the signatures of the values that have them.
    private var recent = RecentShapes()

    init() {}

    /// The shapes, the most frequent first: capitals as `A`, other letters as `a`, digits as `9`, `⁺` behind what comes several
    /// times, `…` for anything.
    public var mostFrequent: [(shape: String, count: Int)] {
        settled.map { (String(decoding: $0.shape, as: UTF8.self), $0.count) }.sorted {
            ($1.count, $0.shape) < ($0.count, $1.shape)
        }
    }

    /// How many values were counted.
    var total: Int { entries.reduce(furtherValues) { $0 + $1.count } }

    /// The entries with all that was counted.
    private var settled: [Entry] {
        var counts = self
        counts.settle()
        return counts.entries
    }

    private mutating func settle() {
        guard furtherValues > 0 else { return }
        // The coarsest shape is the only one.
        entries[0].count += furtherValues
        furtherValues = 0
    }

    /// Counts the shape of a text.
    ///
    /// - Parameters:
    ///   - isASCII: Whether all of it is ASCII.
    ///   - scratch: Memory that is used again for each value.
    /// - Returns: The number of the shape, as long as ``coarseness`` stays the same, and how many characters the text surely has.
    @inline(__always)
    mutating func add(
        _ text: UnsafeBufferPointer<UInt8>, isASCII: Bool, _ scratch: inout ShapeScratch
    ) -> (number: Int, characters: Int) {
        guard coarseness < ValueShape.coarsest else {
            if entries.isEmpty { return (count(text, &scratch), 0) }
            furtherValues &+= 1
            return (0, 0)
        }
        return addFiner(text, isASCII: isASCII, &scratch)
    }

    private mutating func addFiner(
        _ text: UnsafeBufferPointer<UInt8>, isASCII: Bool, _ scratch: inout ShapeScratch
    ) -> (number: Int, characters: Int) {
        if let signature = ValueShape.signature(of: text, coarseness: coarseness) {
            // Bytes of ASCII are characters. What comes behind them may join the last one, and makes no other.
            return (count(text, signature, &scratch), min(text.count, ValueShape.longest))
        }
        guard !isASCII, let signature = ValueShape.signature(ofLetters: text, coarseness: coarseness) else {
            return (count(text, &scratch), 0)
        }
        return (count(text, signature, &scratch), 0)
    }

    @inline(__always)
    private mutating func count(
        _ text: UnsafeBufferPointer<UInt8>, _ signature: UInt64, _ scratch: inout ShapeScratch
    ) -> Int {
        if let number = recent[signature] {
            entries[number].count += 1
            return number
        }
        let before = coarseness
        let number = count(text, &scratch)
        if coarseness == before { recent[signature] = number }
        return number
    }

    /// - Returns: The number of the shape.
    private mutating func count(_ text: UnsafeBufferPointer<UInt8>, _ scratch: inout ShapeScratch) -> Int {
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

    /// Lets go of what only helps to count.
    mutating func finish() {
        settle()
        recent = RecentShapes()
    }

    mutating func merge(_ other: ShapeCounts) {
        settle()
        var other = other
        other.settle()
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
            if entries[position].hash == hash,
                entries[position].shape.withUnsafeBufferPointer({ ByteSearch.areEqual($0, shape) })
            {
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
        (entries, places, recent) = ([], [], RecentShapes())
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
        Dictionary(settled.map { ($0.shape, $0.count) }, uniquingKeysWith: +)
    }
}

/// The numbers of shapes, by the signatures of values that came lately.
private struct RecentShapes: Sendable {
    /// By the last bits of a signature, its other bits with the number in place of the last ones.
    private var shapes: [UInt64] = []

    private static let count = 256
    private static let lastBits: UInt64 = 0xFF
    /// No shape has its number.
    private static let none = UInt64.max

    subscript(signature: UInt64) -> Int? {
        get {
            guard !shapes.isEmpty else { return nil }
            let known = shapes[Int(truncatingIfNeeded: signature & Self.lastBits)]
            guard known != Self.none, (known ^ signature) & ~Self.lastBits == 0 else { return nil }
            return Int(truncatingIfNeeded: known & Self.lastBits)
        }
        set {
            guard let newValue else { return }
            if shapes.isEmpty { shapes = Array(repeating: Self.none, count: Self.count) }
            shapes[Int(truncatingIfNeeded: signature & Self.lastBits)] =
                signature & ~Self.lastBits | UInt64(truncatingIfNeeded: newValue)
        }
    }
}

/// Memory in which shapes are made, used again for each value.
struct ShapeScratch {
    var shape = ShapeText()
    var coarse = ShapeText()
}
