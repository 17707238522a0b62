/// Matches texts in the cheapest way that a pattern allows.
final class Matcher: Sendable {
    /// The ways to match, from the cheapest on.
    ///
    /// Tests compare them with each other.
    enum Strategy: String, CaseIterable, Sendable {
        case literal, member, sequence, shift, dense, lazy, bits, simulation
    }

    let strategy: Strategy
    private let machine: Machine
    private let prefilter: Prefilter?

    /// - Parameters:
    ///   - isSearch: Whether to find the pattern anywhere instead of matching the whole text.
    ///   - only: The one way to match, for tests; the initializer fails where it does not apply.
    init?(_ node: Node, _ program: Program, isSearch: Bool, only: Strategy? = nil) {
        func isAllowed(_ strategy: Strategy) -> Bool { only == nil || only == strategy }
        var made: (Machine, Strategy)?
        if isAllowed(.literal), let literal = Literals.exact(node) {
            made = LiteralMachine(literal, isSearch: isSearch).map { ($0, .literal) }
        }
        if made == nil, isAllowed(.member), isSearch, let scan = MemberScan(node) {
            made = (scan, .member)
        }
        if made == nil, isAllowed(.sequence), !isSearch, let scan = SequenceScan(node) {
            made = (scan, .sequence)
        }
        if made == nil, isAllowed(.shift) || isAllowed(.dense), let dense = DenseAutomaton(program, isSearch: isSearch)
        {
            if isAllowed(.shift), let shift = ShiftAutomaton(dense) {
                made = (shift, .shift)
            } else if isAllowed(.dense) {
                made = (dense, .dense)
            }
        }
        if made == nil, isAllowed(.lazy) {
            made = (LazyAutomatonPool(program, isSearch: isSearch), .lazy)
        }
        if made == nil, only == .bits, let bits = BitSimulation(program, isSearch: isSearch) {
            made = (bits, .bits)
        }
        if made == nil, isAllowed(.simulation) {
            made = (SimulationMachine(program, isSearch: isSearch), .simulation)
        }
        guard let (machine, strategy) = made else { return nil }
        self.machine = machine
        self.strategy = strategy
        if isSearch, strategy == .shift || strategy == .dense || strategy == .lazy {
            prefilter = Prefilter(node, program)
        } else {
            prefilter = nil
        }
    }

    /// Whether the text matches, or contains a match.
    @inline(__always)
    func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.count >= Prefilter.minimumLength, let prefilter {
            guard let place = prefilter.place(in: bytes) else { return false }
            return machine.run(bytes, from: place)
        }
        return machine.run(bytes, from: 0)
    }
}
