/// Matches texts in the cheapest way that a pattern allows.
final class Matcher: Sendable {
    /// The ways to match, from the cheapest on. Tests compare them with each other.
    enum Strategy: String, CaseIterable, Sendable {
        case literal, sequence, shift, dense, lazy, simulation
    }

    private enum Machine: Sendable {
        case literal([UInt8])
        case search(LiteralSearch)
        case sequence(SequenceScan)
        case shift(ShiftAutomaton)
        case dense(DenseAutomaton)
        case lazy(LazyAutomatonPool)
        case simulation(Program)
    }

    /// Shorter texts are not searched for a required literal first.
    private static let prefilterLength = 48

    let strategy: Strategy
    private let machine: Machine
    private let isSearch: Bool
    private let prefilter: (search: LiteralSearch, isPrefix: Bool)?

    /// - Parameters:
    ///   - isSearch: Whether to find the pattern anywhere instead of matching the whole text.
    ///   - only: The one way to match, for tests; the initializer fails where it does not apply.
    init?(_ node: Node, _ program: Program, isSearch: Bool, only: Strategy? = nil) {
        func isAllowed(_ strategy: Strategy) -> Bool { only == nil || only == strategy }
        self.isSearch = isSearch
        var made: (Machine, Strategy)?
        if isAllowed(.literal), let literal = Literals.exact(node) {
            if !isSearch {
                made = (.literal(literal), .literal)
            } else if literal.count <= LiteralSearch.maximumLength, let search = LiteralSearch(literal) {
                made = (.search(search), .literal)
            }
        }
        if made == nil, isAllowed(.sequence), !isSearch, let scan = SequenceScan(node) {
            made = (.sequence(scan), .sequence)
        }
        if made == nil, isAllowed(.shift) || isAllowed(.dense), let dense = DenseAutomaton(program, isSearch: isSearch) {
            if isAllowed(.shift), let shift = ShiftAutomaton(dense) {
                made = (.shift(shift), .shift)
            } else if isAllowed(.dense) {
                made = (.dense(dense), .dense)
            }
        }
        if made == nil, isAllowed(.lazy) {
            made = (.lazy(LazyAutomatonPool(program, isSearch: isSearch)), .lazy)
        }
        if made == nil, isAllowed(.simulation) {
            made = (.simulation(program), .simulation)
        }
        guard let (machine, strategy) = made else { return nil }
        self.machine = machine
        self.strategy = strategy
        var prefilter: (LiteralSearch, Bool)?
        if isSearch, strategy == .shift || strategy == .dense || strategy == .lazy {
            let required = Literals.required(node)
            prefilter = LiteralSearch(required.literal).map { ($0, required.isPrefix && !program.hasAssertions) }
        }
        self.prefilter = prefilter
    }

    /// Whether the text matches, or contains a match.
    @inline(__always)
    func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 0
        if isSearch, let prefilter, bytes.count >= Self.prefilterLength {
            guard let found = prefilter.search.first(in: bytes) else { return false }
            if prefilter.isPrefix { place = found }
        }
        switch machine {
        case .shift(let automaton): return automaton.run(bytes, from: place)
        case .dense(let automaton): return automaton.run(bytes, from: place)
        case .sequence(let scan): return scan.run(bytes)
        case .literal(let literal): return bytes.elementsEqual(literal)
        case .search(let search): return search.first(in: bytes) != nil
        case .lazy(let pool): return pool.run(bytes)
        case .simulation(let program):
            var simulation = Simulation(program, isSearch: isSearch)
            return simulation.run(bytes)
        }
    }
}
