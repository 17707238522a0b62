internal import ProvisoCore

/// The values of `enum` or `const`, found by hash where there are many.
final class ConstantSet: Sendable {
    private static let searchesLinearlyUpTo = 8

    /// The values, as the elements of an array.
    private let tape: ValueTape
    private let elements: [Int]
    /// Where the values of a hash stand.
    private let positions: [Int: [Int]]
    /// One bit for each kind of value that is there.
    private let kinds: UInt16

    /// Creates the set of the elements of a list.
    init(_ values: [DocumentNode]) {
        let tape = ValueTape(DocumentNode(.sequence(values.map(\.withLastMembers)), at: nil))
        var elements: [Int] = []
        var kinds: UInt16 = 0
        var child = 1
        while child < tape.entries.count {
            elements.append(child)
            kinds |= 1 << UInt16(tape.entries[child].kind.rawValue)
            child = Int(tape.entries[child].next)
        }
        var positions: [Int: [Int]] = [:]
        if elements.count > Self.searchesLinearlyUpTo {
            for element in elements { positions[tape.valueHash(of: element), default: []].append(element) }
        }
        (self.tape, self.elements, self.positions, self.kinds) = (tape, elements, positions, kinds)
    }

    /// The values, for messages.
    var values: [DataValue] { elements.map { tape.value(of: $0) } }

    /// How many values there are, those counted that are there twice.
    var count: Int { elements.count }

    /// Whether a value of a kind is among them.
    func has(_ kind: ValueTape.Kind) -> Bool { kinds & 1 << UInt16(kind.rawValue) != 0 }

    /// Whether all are texts.
    var hasTextsOnly: Bool { kinds == 1 << UInt16(ValueTape.Kind.string.rawValue) }

    /// The texts among them, each once.
    var texts: [[UInt8]] {
        var known: Set<[UInt8]> = []
        return elements.compactMap { element in
            let entry = tape.entries[element]
            guard entry.kind == .string else { return nil }
            let text = Array(tape.bytes[Int(entry.start)..<Int(entry.end)])
            return known.insert(text).inserted ? text : nil
        }
    }

    /// Whether a value of a tape is one of them.
    ///
    /// - Complexity: Linear in the value, on average.
    func contains(_ index: Int, of other: borrowing ValueTape) -> Bool {
        if elements.count <= Self.searchesLinearlyUpTo {
            for element in elements where tape.isEqual(element, to: index, in: other) { return true }
            return false
        }
        for element in positions[other.valueHash(of: index)] ?? [] where tape.isEqual(element, to: index, in: other) {
            return true
        }
        return false
    }
}
