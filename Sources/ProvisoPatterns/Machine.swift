/// One way to match a text.
///
/// A class with overridden methods and not an enumeration, whose payload would be retained for each text.
class Machine: @unchecked Sendable {
    /// Whether the text matches from a place on, as though it began there.
    func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        preconditionFailure("every machine runs in its own way")
    }
}

/// Matches or finds a literal.
final class LiteralMachine: Machine, @unchecked Sendable {
    private let literal: [UInt8]
    private let search: LiteralSearch?

    /// Nil where the literal is too long to be found.
    init?(_ literal: [UInt8], isSearch: Bool) {
        self.literal = literal
        search = isSearch ? LiteralSearch(literal) : nil
        if isSearch, search == nil || literal.count > LiteralSearch.maximumLength { return nil }
    }

    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        if let search { return search.first(in: bytes, from: place) != nil }
        return bytes.count == literal.count && bytes.elementsEqual(literal)
    }
}

/// Simulates a program.
final class SimulationMachine: Machine, @unchecked Sendable {
    private let program: Program
    private let isSearch: Bool

    init(_ program: Program, isSearch: Bool) {
        self.program = program
        self.isSearch = isSearch
    }

    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        var simulation = Simulation(program, isSearch: isSearch)
        return simulation.resume(bytes, at: place, from: [program.start], after: .edge)
    }
}
