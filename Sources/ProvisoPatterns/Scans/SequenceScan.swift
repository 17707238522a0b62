/// Matches classes with counts behind each other, as in `[a-z][a-z0-9_]{2,15}`, the way one would by hand.
///
/// It is used only where taking as much as possible is always right: where no class with a variable count shares a scalar with
/// what can follow it. All classes are within ASCII.
final class SequenceScan: Sendable {
    private struct Item: Sendable {
        var bit: UInt8
        var min: Int
        var max: Int
    }

    private let items: [Item]
    /// Bit *k* of an entry tells whether the byte is in the class with that bit.
    private let membership: [UInt8]

    /// Nil when the node is of another form. Anchors at its ends are left out: it always matches a whole text.
    init?(_ node: Node) {
        guard let parts = Self.parts(node) else { return nil }
        for (index, part) in parts.enumerated() where part.min != part.max {
            for follower in parts[(index + 1)...] {
                guard part.set.isDisjoint(with: follower.set) else { return nil }
                if follower.min > 0 { break }
            }
        }
        var sets: [ScalarSet] = []
        var membership = [UInt8](repeating: 0, count: 256)
        var items: [Item] = []
        for part in parts {
            let number: Int
            if let known = sets.firstIndex(of: part.set) {
                number = known
            } else {
                guard sets.count < 8 else { return nil }
                number = sets.count
                sets.append(part.set)
                for range in part.set.ranges {
                    for value in range { membership[Int(value)] |= 1 << UInt8(number) }
                }
            }
            items.append(Item(bit: 1 << UInt8(number), min: part.min, max: part.max ?? Int.max))
        }
        self.items = items
        self.membership = membership
    }

    private struct Part {
        var set: ScalarSet
        var min: Int
        var max: Int?
    }

    private static func parts(_ node: Node) -> [Part]? {
        var nodes: [Node]
        if case .concatenation(let inner) = node { nodes = inner } else { nodes = [node] }
        while case .assertion(.textStart)? = nodes.first { nodes.removeFirst() }
        while case .assertion(.textEnd)? = nodes.last { nodes.removeLast() }
        var parts: [Part] = []
        for node in nodes {
            var part: Part
            switch node {
            case .set(let set): part = Part(set: set, min: 1, max: 1)
            case .repetition(.set(let set), let min, let max): part = Part(set: set, min: min, max: max)
            default: return nil
            }
            guard part.set.isASCII, !part.set.isEmpty else { return nil }
            if let last = parts.last, last.set == part.set {
                part.min += last.min
                part.max = part.max.flatMap { max in last.max.map { $0 + max } }
                parts.removeLast()
            }
            parts.append(part)
        }
        return parts
    }

    /// - Complexity: O(*n*) in the number of bytes.
    @inline(__always)
    func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        membership.withUnsafeBufferPointer { membership in
            let end = bytes.count
            var index = 0
            for item in items {
                let start = index
                let limit = end &- index > item.max ? index &+ item.max : end
                while index < limit, membership[Int(bytes[index])] & item.bit != 0 { index &+= 1 }
                if index &- start < item.min { return false }
            }
            return index == end
        }
    }
}
