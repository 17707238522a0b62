internal import ProvisoCore

/// The values of `enum` or `const`, found by hash where there are many.
final class ConstantSet: Sendable {
    private static let searchesLinearlyUpTo = 8

    /// The values, as the elements of an array.
    private let tape: ValueTape
    private let elements: [Int]
    /// Where the values of a hash stand.
    private let positions: [Int: [Int]]

    /// Creates the set of the elements of a list.
    init(_ values: [DocumentNode]) {
        let tape = ValueTape(DocumentNode(.sequence(values), at: nil))
        var elements: [Int] = []
        var child = 1
        while child < tape.entries.count {
            elements.append(child)
            child = Int(tape.entries[child].next)
        }
        var positions: [Int: [Int]] = [:]
        if elements.count > Self.searchesLinearlyUpTo {
            for element in elements { positions[tape.valueHash(of: element), default: []].append(element) }
        }
        (self.tape, self.elements, self.positions) = (tape, elements, positions)
    }

    /// The values, for messages.
    var values: [DataValue] { elements.map { tape.value(of: $0) } }

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
