/// What more text can make of a text: whether it can match yet, and whether it can do without a match.
struct Outcomes {
    private let program: Program
    private let isSearch: Bool

    init(_ program: Program, isSearch: Bool) {
        self.program = program
        self.isSearch = isSearch
    }

    /// Whether a text matches with more text behind it.
    ///
    /// One way through the program is followed at a time, so what stands before and behind a place is known on it, and assertions
    /// are decided by what is to come. Each instruction is looked at once for each pair of such neighbours.
    ///
    /// - Complexity: O(*n* · *m*) for a text of *n* bytes and a program of *m* instructions.
    func canMatch(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var simulation = Simulation(program, isSearch: isSearch)
        let standing = simulation.standing(behind: bytes)
        var ways = Ways(program, isSearch: isSearch)
        for instruction in standing.instructions { ways.add(instruction, after: standing.context) }
        // A search begins anew behind whatever comes.
        if isSearch { ways.addStarts() }
        return ways.leadToMatch()
    }

    /// How many states are looked at for a text that must not match.
    private static let budget = 1000

    /// Whether a text has no match with some text behind it, or the automaton is too large to tell.
    func canMiss(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var determinizer = Determinizer(program, isSearch: isSearch)
        var target = determinizer.start()
        var index = 0
        while index < bytes.count, case .state(let state) = target {
            target = determinizer.next(state, class: Simulation.nextClass(bytes, &index, program.alphabet))
        }
        var seen: Set<Determinizer.State> = []
        var open = [target]
        while let target = open.popLast() {
            guard case .state(let state) = target else {
                if case .dead = target { return true }
                continue
            }
            guard seen.insert(state).inserted else { continue }
            if seen.count > Self.budget || !determinizer.acceptsAtEnd(state) { return true }
            for member in 0..<program.alphabet.count where member != Int(program.alphabet.invalid) {
                open.append(determinizer.next(state, class: member))
            }
        }
        return false
    }
}

/// The ways through a program, each with the scalars before and behind its place.
private struct Ways {
    private let program: Program
    private let isSearch: Bool
    /// What there is to know of scalars, and of the end behind them.
    private let contexts: [Context]
    /// For each set, the contexts of its scalars, a bit each.
    private let contextsOfSets: [UInt64]
    /// The contexts of all scalars, a bit each; no set has it.
    private let end: Int
    private var visited: Set<Way> = []
    private var open: [Way] = []

    private struct Way: Hashable {
        var instruction: Int32
        var before: Context
        /// The place in the contexts of what stands behind.
        var behind: Int
    }

    init(_ program: Program, isSearch: Bool) {
        self.program = program
        self.isSearch = isSearch
        let alphabet = program.alphabet
        var contexts: [Context] = []
        var numbers = [Int](repeating: 0, count: alphabet.count)
        for member in 0..<alphabet.count where member != Int(alphabet.invalid) {
            let context = alphabet.contexts[member]
            let number = contexts.firstIndex(of: context) ?? contexts.count
            if number == contexts.count { contexts.append(context) }
            numbers[member] = number
        }
        contextsOfSets = alphabet.classes.map { $0.reduce(0) { $0 | 1 << UInt64(numbers[Int($1)]) } }
        end = contexts.count
        self.contexts = contexts + [.edge]
    }

    /// Adds the ways from an instruction, whatever comes next.
    mutating func add(_ instruction: Int32, after context: Context) {
        for behind in contexts.indices {
            let way = Way(instruction: instruction, before: context, behind: behind)
            if visited.insert(way).inserted { open.append(way) }
        }
    }

    /// Adds the ways from the start behind any scalar.
    mutating func addStarts() {
        for context in contexts.dropLast() { add(program.start, after: context) }
    }

    /// Whether one of the ways leads to a match.
    mutating func leadToMatch() -> Bool {
        while let way = open.popLast() {
            switch program.instructions[Int(way.instruction)] {
            case .match:
                if isSearch || way.behind == end { return true }
            case .split(let first, let second):
                go(to: first, from: way)
                go(to: second, from: way)
            case .assert(let assertion, let target):
                if assertion.holds(after: way.before, before: contexts[way.behind]) { go(to: target, from: way) }
            case .consume(let set, let next):
                if way.behind != end, contextsOfSets[Int(set)] >> UInt64(way.behind) & 1 == 1 {
                    add(next, after: contexts[way.behind])
                }
            }
        }
        return false
    }

    private mutating func go(to instruction: Int32, from way: Way) {
        let way = Way(instruction: instruction, before: way.before, behind: way.behind)
        if visited.insert(way).inserted { open.append(way) }
    }
}
