/// What is known of values that came lately, by their hashes.
struct RecentValues: Sendable, Hashable {
    struct Value: Sendable, Hashable {
        let type: ValueType
        /// The number of its shape.
        let shape: UInt8
    }

    /// By the last bits of the hash, each with the whole hash.
    private var values: [(hash: UInt64, value: Value)] = []

    private static let count = 256

    subscript(hash: UInt64) -> Value? {
        get {
            guard !values.isEmpty else { return nil }
            let known = values[Int(truncatingIfNeeded: hash) & (Self.count - 1)]
            return known.hash == hash ? known.value : nil
        }
        set {
            guard let newValue else { return }
            // No place is empty: what stands in one at first has a hash that belongs to another place.
            if values.isEmpty {
                values = (0..<UInt64(Self.count)).map { (~$0, Value(type: .text, shape: 0)) }
            }
            values[Int(truncatingIfNeeded: hash) & (Self.count - 1)] = (hash, newValue)
        }
    }

    mutating func removeAll() { values = [] }

    // What came lately says nothing of the data.
    static func == (left: Self, right: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
