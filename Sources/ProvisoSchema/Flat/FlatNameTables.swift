/// Makes sets of names that are found by hash in about one step.
struct FlatNameTables {
    private(set) var slots: [FlatSlot] = []
    private(set) var sets: [FlatNames] = []
    private var bytes: [UInt8] = []
    private var empty: FlatNames?

    /// So many names may stand in a row. Names that are chosen to have the same hash are no reason to take long.
    private static let longestRow = 16

    /// The texts of all names, and enough behind them to read eight bytes from each.
    var paddedBytes: [UInt8] { bytes + [UInt8](repeating: 0, count: 8) }

    /// Makes a set; `nil` where too many hashes are the same.
    ///
    /// - Parameters:
    ///   - names: Names, each once, with what they lead to and their bits.
    ///   - patterns: The patterns of the object.
    mutating func add(
        _ names: [(name: [UInt8], target: Int32, bit: Int32)], patterns: [SchemaPattern] = []
    ) -> FlatNames? {
        if names.isEmpty, let empty { return empty }
        var size = 2
        while size < names.count * 2 { size *= 2 }
        var table = Array(repeating: FlatSlot(), count: size)
        for (name, target, bit) in names {
            let hash = NameHash.of(name.span)
            var place = Int(hash) & (size - 1)
            var length = 0
            while table[place].count >= 0 {
                place = (place + 1) & (size - 1)
                length += 1
                guard length < Self.longestRow else { return nil }
            }
            table[place] = FlatSlot(
                hash: hash, start: append(name), count: Int32(name.count), target: target, bit: bit,
                matchesNoPattern: !patterns.contains { $0.isFound(in: name.span) })
        }
        let set = FlatNames(first: Int32(slots.count), mask: UInt32(size - 1))
        slots += table
        if names.isEmpty { empty = set }
        return set
    }

    /// Makes a set with a number.
    mutating func addSet(_ names: [(name: [UInt8], target: Int32, bit: Int32)]) -> Int32? {
        guard let set = add(names) else { return nil }
        sets.append(set)
        return Int32(sets.count - 1)
    }

    /// Adds a text, and says where it is.
    mutating func append(_ text: [UInt8]) -> Int32 {
        bytes += text
        return Int32(bytes.count - text.count)
    }
}
