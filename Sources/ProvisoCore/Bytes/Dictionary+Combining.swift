// As `init(_:uniquingKeysWith:)` and `merge(_:uniquingKeysWith:)`, which cast errors, as Embedded Swift cannot.

extension Dictionary {
    /// Creates a dictionary of pairs; of values with one key, the closure makes one.
    init(_ pairs: some Sequence<(Key, Value)>, combining combine: (_ first: Value, _ next: Value) -> Value) {
        self.init()
        for (key, value) in pairs { self[key] = self[key].map { combine($0, value) } ?? value }
    }

    /// Adds another dictionary; of values with one key, the closure makes one.
    mutating func merge(_ other: Self, combining combine: (_ own: Value, _ other: Value) -> Value) {
        for (key, value) in other { self[key] = self[key].map { combine($0, value) } ?? value }
    }

    /// The dictionary with another one added.
    func merging(_ other: Self, combining combine: (_ own: Value, _ other: Value) -> Value) -> Self {
        var merged = self
        merged.merge(other, combining: combine)
        return merged
    }
}
