/// What is known of values that came lately, by their hashes.
struct RecentValues: Sendable, Hashable {
    struct Value: Sendable, Hashable {
        let type: ValueType
        /// The number of its shape.
        let shape: UInt8
    }

    /// By the last bits of the hash, each with the whole hash.
    private var values: [(hash: UInt64, value: Value)] = []
    /// How many values may be new, one after the other, until they are no longer looked up.
    private var credit = Self.mostCredit
    /// How many values are looked at without looking them up.
    private var pause = 0

    private static let count = 256
    private static let mostCredit = 128
    private static let creditOfKnown = 4
    private static let longestPause = 4096

    /// What is known of a value.
    ///
    /// Where fewer than one value in five came lately, looking them up takes longer than it saves: values are not looked up for a while.
    mutating func find(_ hash: UInt64) -> Value? {
        guard pause == 0 else {
            pause &-= 1
            return nil
        }
        if !values.isEmpty {
            let known = values[Int(truncatingIfNeeded: hash) & (Self.count - 1)]
            if known.hash == hash {
                credit = min(credit &+ Self.creditOfKnown, Self.mostCredit)
                return known.value
            }
        }
        credit &-= 1
        if credit == 0 { (credit, pause) = (Self.mostCredit, Self.longestPause) }
        return nil
    }

    /// Notes what is known of a value that was not found.
    @inline(__always)
    mutating func note(_ value: Value, _ hash: UInt64) {
        if pause == 0 { keep(value, hash) }
    }

    private mutating func keep(_ value: Value, _ hash: UInt64) {
        if values.isEmpty {
            values = Array(repeating: (0, Value(type: .text, shape: 0)), count: Self.count)
            // Zero belongs to the first place, where another hash stands at first.
            values[0].hash = 1
        }
        values[Int(truncatingIfNeeded: hash) & (Self.count - 1)] = (hash, value)
    }

    mutating func removeAll() { values = [] }

    // What came lately says nothing of the data.
    static func == (left: Self, right: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
