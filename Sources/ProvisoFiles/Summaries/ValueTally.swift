internal import ProvisoCore

/// A value that is wrong in the same way as often as it comes.
struct ViolatingValue: Sendable, Hashable {
    /// The value, shortened where it is long.
    let text: String
    /// Where it comes first.
    let file: String
    /// The line of the record in which it comes first; 0 for a file as a whole.
    let line: Int
    /// The question whether something else was meant.
    let suggestion: String?
    /// How often it comes.
    var count: Int
}

/// Counts the different values that violate a rule in one way, exactly or not at all.
///
/// When there are more than are kept nothing is kept, so that parts of a file which were counted apart come to the same as
/// the whole.
struct ValueTally: Sendable, Hashable {
    /// So many different values are counted.
    static let mostValues = 64

    private var values: [ViolatingValue] = []
    private var positions: [TextKey: Int] = [:]
    /// Whether there are more different values than are counted.
    private(set) var isFull = false

    /// The count of more different values than are counted.
    static let full = {
        var tally = ValueTally()
        tally.isFull = true
        return tally
    }()

    /// The values, the most frequent first.
    var mostFrequent: [ViolatingValue] {
        values.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    }

    mutating func add(_ value: ViolatingValue) {
        guard !isFull else { return }
        let key = TextKey(value.text)
        if let position = positions[key] {
            values[position].count += value.count
        } else if values.count == Self.mostValues {
            (values, positions, isFull) = ([], [:], true)
        } else {
            positions[key] = values.count
            values.append(value)
        }
    }

    /// Takes over what was counted in the part that comes next.
    mutating func merge(_ next: ValueTally) {
        if next.isFull { (values, positions, isFull) = ([], [:], true) }
        for value in next.values { add(value) }
    }
}
