/// Matches classes with counts, and alternatives of one length, behind each other, the way one would by hand: as in
/// `[a-z][a-z0-9_]{2,15}` or `\d{4}-(?:0[1-9]|1[0-2])`.
///
/// It is used only where taking as much as possible is always right: where no class with a variable count shares a scalar with
/// what can follow it. All classes are within ASCII.
final class SequenceScan: Machine, @unchecked Sendable {
    /// A class with a count, or a template: places each of which takes one of some classes.
    private struct Item: BitwiseCopyable, Sendable {
        var bit: UInt8
        var min: Int
        var max: Int
        /// Where the template's tables begin, and its number of places; 0 for a class.
        var table: Int
        var length: Int
    }

    private let items: FixedTable<Item>
    /// Bit *k* of an entry tells whether the byte is in the class with that bit.
    private let membership: FixedTable<UInt8>
    /// For each place of a template, bit *k* of an entry tells whether alternative *k* allows the byte there.
    ///
    /// The table behind them tells for which sets of alternatives there is one of each choice.
    private let templates: FixedTable<UInt8>

    /// Nil when the node is of another form.
    ///
    /// Anchors at its ends are left out: it always matches a whole text.
    init?(_ node: Node) {
        guard let parts = SequencePart.parts(node), SequencePart.areDeterministic(parts) else { return nil }
        var sets: [ScalarSet] = []
        var membership = [UInt8](repeating: 0, count: 256)
        var templates: [UInt8] = []
        var items: [Item] = []
        var rest = parts[...]
        while let part = rest.first {
            if let template = SequenceTemplate(&rest) {
                items.append(Item(bit: 0, min: 0, max: 0, table: templates.count, length: template.length))
                templates += template.tables
                continue
            }
            guard case .class(let set, let min, let max) = part else { return nil }
            rest.removeFirst()
            let number = sets.firstIndex(of: set) ?? sets.count
            if number == sets.count {
                guard number < 8 else { return nil }
                sets.append(set)
                for range in set.ranges {
                    for value in range { membership[Int(value)] |= 1 << UInt8(number) }
                }
            }
            items.append(Item(bit: 1 << UInt8(number), min: min, max: max ?? Int.max, table: 0, length: 0))
        }
        self.items = FixedTable(items)
        self.membership = FixedTable(membership)
        self.templates = FixedTable(templates)
    }

    /// - Complexity: O(*n*) in the number of bytes.
    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        defer { withExtendedLifetime(self) {} }
        let membership = membership.base
        let items = UnsafeBufferPointer(start: items.base, count: items.count)
        let end = bytes.count
        var index = place
        for item in items {
            if item.length > 0 {
                guard end &- index >= item.length else { return false }
                var table = templates.base + item.table
                var left: UInt8 = 0xFF
                for _ in 0..<item.length {
                    left &= table[Int(bytes[index])]
                    index &+= 1
                    table += 256
                }
                if table[Int(left)] == 0 { return false }
                continue
            }
            let start = index
            let limit = end &- index > item.max ? index &+ item.max : end
            while index < limit, membership[Int(bytes[index])] & item.bit != 0 { index &+= 1 }
            if index &- start < item.min { return false }
        }
        return index == end
    }
}
