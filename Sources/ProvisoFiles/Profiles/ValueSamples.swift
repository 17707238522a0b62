internal import ProvisoBase

/// Some values of a column, with how often they come.
///
/// Of the different values those are kept whose hashes are smallest, up to 1024, which depends on the values alone; where there are no
/// more, these are all. A value that is kept was kept from its first occurrence on, so its count is exact, also where parts of the data
/// were looked at apart.
struct ValueSamples: Sendable {
    /// A value and how often it comes.
    struct Value: Sendable {
        let text: String
        fileprivate(set) var count: Int
    }

    /// So many different values of a column are kept.
    static let mostValues = 1024
    /// Longer values, in bytes of UTF-8, are not kept.
    static let longestValue = 200
    /// What people write for nothing.
    private static let markerTexts: Set = [
        "NA", "N/A", "n/a", "na", "#N/A", "NaN", "nan", "NULL", "null", "Null", "None", "none", "nil", "-", "--", "—",
        "?", ".", "\\N",
        "(null)", "<NA>",
    ]
    /// The longest of them, in bytes.
    private static let longestMarker = markerTexts.map(\.utf8.count).max() ?? 0
    /// Whether one of them begins with a byte: nearly no other value has to be compared.
    private static let beginsMarker = {
        var begins = [Bool](repeating: false, count: 256)
        for text in markerTexts { if let first = text.utf8.first { begins[Int(first)] = true } }
        return begins
    }()

    private var hashes: [UInt64] = []
    private var kept: [Value] = []
    /// Where a value is found, as its number from 1 on: in the place of its hash's last bits, or in one of the next until an empty one.
    private var places: [UInt16] = []
    /// The largest hash that may still be kept.
    fileprivate(set) var limit: UInt64
    /// How often each of the texts occurs that stand for a missing value.
    private(set) var markers: [String: Int] = [:]
    /// Whether the values are all that there are.
    private(set) var isComplete: Bool
    /// How often a number, or a day, comes right before a smaller one. Where parts of the data meet, nothing is counted.
    private(set) var descents = 0
    /// The value before, where it is a number or a day.
    private var before = Before.other

    /// What numbers and days are compared by.
    private enum Before {
        case number(FixedNumber)
        /// A day as ISO 8601 writes it, in the order of its text.
        case date(UInt64, UInt64)
        case other
    }

    /// Before there are a quarter more than are kept, none is let go of.
    private static let mostBeforeShrinking = mostValues + mostValues / 4
    private static let placeCount = 4 * mostValues

    /// Creates samples of no values.
    ///
    /// - Parameter limit: The largest hash that may be kept, where values seen elsewhere have told it.
    init(limit: UInt64 = .max) {
        self.limit = limit
        isComplete = limit == .max
    }

    /// The values, the most frequent first.
    var values: [Value] { kept.sorted { ($1.count, $0.text) < ($0.count, $1.text) } }

    /// Notes a value.
    ///
    /// - Parameters:
    ///   - type: What it looks like.
    ///   - hash: Its hash.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ type: ValueType, hash: UInt64) {
        noteOrder(of: bytes, type)
        if bytes.count <= Self.longestMarker, let first = bytes.first, Self.beginsMarker[Int(first)] {
            let text = String(decoding: bytes, as: UTF8.self)
            if Self.markerTexts.contains(text) { markers[text, default: 0] += 1 }
        }
        guard bytes.count <= Self.longestValue else { return isComplete = false }
        guard hash <= limit else { return }
        count(hash, 1) { String(decoding: bytes, as: UTF8.self) }
    }

    /// Takes over what was seen in another part of the data.
    mutating func merge(_ other: ValueSamples) {
        markers.merge(other.markers, uniquingKeysWith: +)
        isComplete = isComplete && other.isComplete
        descents += other.descents
        if other.limit < limit {
            limit = other.limit
            dropBeyondLimit()
        }
        for (hash, value) in zip(other.hashes, other.kept) where hash <= limit {
            count(hash, value.count) { value.text }
        }
        finish()
    }

    /// Lets go of what is more than is kept.
    mutating func finish() {
        guard kept.count > Self.mostValues else { return }
        limit = hashes.sorted()[Self.mostValues - 1]
        isComplete = false
        dropBeyondLimit()
    }

    private mutating func noteOrder(of bytes: UnsafeBufferPointer<UInt8>, _ type: ValueType) {
        switch type {
        case .integer:
            guard let number = FixedNumber(bytes) else { return before = .other }
            if case .number(let last) = before, number < last { descents += 1 }
            before = .number(number)
        case .date:
            let (first, second) = ByteOrder.words(ofDay: bytes)
            if case .date(let lastFirst, let lastSecond) = before, (first, second) < (lastFirst, lastSecond) {
                descents += 1
            }
            before = .date(first, second)
        default: before = .other
        }
    }

    private mutating func count(_ hash: UInt64, _ count: Int, _ text: () -> String) {
        if places.isEmpty { places = Array(repeating: 0, count: Self.placeCount) }
        var place = Int(truncatingIfNeeded: hash) & (Self.placeCount - 1)
        while places[place] != 0 {
            let position = Int(places[place]) - 1
            if hashes[position] == hash { return kept[position].count += count }
            place = (place + 1) & (Self.placeCount - 1)
        }
        hashes.append(hash)
        kept.append(Value(text: text(), count: count))
        places[place] = UInt16(kept.count)
        if kept.count > Self.mostBeforeShrinking { finish() }
    }

    private mutating func dropBeyondLimit() {
        let (oldHashes, old) = (hashes, kept)
        (hashes, kept, places) = ([], [], [])
        for (hash, value) in zip(oldHashes, old) where hash <= limit { count(hash, value.count) { value.text } }
    }
}

/// Compares texts by numbers.
private enum ByteOrder {
    /// Two numbers that are in the order of the text of a day, which has ten bytes.
    static func words(ofDay bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
        var words: (UInt64, UInt64) = (0, 0)
        for byte in bytes.prefix(8) { words.0 = words.0 << 8 | UInt64(byte) }
        for byte in bytes.dropFirst(8) { words.1 = words.1 << 8 | UInt64(byte) }
        return words
    }
}

/// What is known of the columns while parts of the data are looked at apart: values that cannot be among those kept in the end need
/// not be kept in a part.
final class SampleLimits: Sendable {
    private let limits = Locked<[String: UInt64]>([:])

    func samples(of column: String) -> ValueSamples {
        ValueSamples(limit: limits.withLock { $0[column] ?? .max })
    }

    /// Notes what a part of the data has come to.
    func note(_ samples: ValueSamples, of column: String) {
        guard samples.limit < .max else { return }
        limits.withLock { $0[column] = min($0[column] ?? .max, samples.limit) }
    }
}
