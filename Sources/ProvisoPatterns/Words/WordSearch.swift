/// Makes texts that several patterns ask for at once: that match all that should match, and none that should not.
///
/// The automata of the patterns run side by side, as far as a limit on their states allows. Which lengths there are texts of, and
/// what can follow at each place, is known from the end backwards, so that no text is begun that cannot be finished.
package struct WordSearch {
    /// A pattern, and what is asked of it.
    package struct Part {
        package let pattern: Pattern
        package let demand: Pattern.Demand

        package init(_ pattern: Pattern, _ demand: Pattern.Demand) {
            self.pattern = pattern
            self.demand = demand
        }
    }

    /// A text is of at most so many scalars.
    package static let longest = 4096
    /// So many places in texts, times states and kinds of scalars, are looked at.
    private static let work = 20_000_000

    private let alphabet: WordAlphabet
    /// For each state, where each group of scalars leads; `nil` for nowhere.
    private var edges: [[Int32]] = []
    /// For each state, the states that can follow, each once.
    private var followers: [[Int]] = []
    private var accepts: [Bool] = []
    /// For each length, the states from which a text of that length leads to the end.
    private var reach: [[Bool]] = []
    /// Whether all greater lengths have the states of the last one.
    private var isSteady = false

    /// Whether some states were left out, so that a text may exist and not be found.
    package private(set) var isCutShort = false

    /// Looks at the states of the patterns.
    ///
    /// - Parameter limit: How many of them at most.
    /// - Complexity: O(*s* · *a* · *m*) for *s* states, *a* kinds of scalars and patterns of *m* instructions.
    package init(_ parts: [Part], limit: Int = 1500) {
        var machines = parts.map(WordMachine.init)
        alphabet = WordAlphabet(machines.map { $0.program.alphabet })
        var numbers: [[Int32]: Int32] = [:]
        var states: [[Int32]] = []
        func number(_ state: [Int32]) -> Int32? {
            if let known = numbers[state] { return known }
            guard states.count < limit else { return nil }
            numbers[state] = Int32(states.count)
            states.append(state)
            return Int32(states.count - 1)
        }
        let first = machines.indices.map { machines[$0].start() }
        guard zip(machines, first).allSatisfy({ !$0.isHopeless($1) }) else { return }
        _ = number(first)
        var next = 0
        while next < states.count {
            let state = states[next]
            accepts.append(machines.indices.allSatisfy { machines[$0].accepts(state[$0]) })
            edges.append(
                alphabet.groups.map { group in
                    var target: [Int32] = []
                    target.reserveCapacity(state.count)
                    for index in machines.indices {
                        let after = machines[index].next(state[index], class: Int(group.classes[index]))
                        if machines[index].isHopeless(after) { return -1 }
                        target.append(after)
                    }
                    guard let number = number(target) else {
                        isCutShort = true
                        return -1
                    }
                    return number
                })
            next += 1
        }
        followers = edges.map { Set($0).subtracting([-1]).map { Int($0) } }
        reach = [accepts]
    }

    /// The lengths, in scalars, of the texts that there are, ascending.
    ///
    /// - Parameter most: So many lengths at most.
    package mutating func lengths(in range: ClosedRange<Int>, atMost most: Int = 64) -> [Int] {
        guard !edges.isEmpty else { return [] }
        let end = Swift.min(range.upperBound, Self.longest, Self.work / (edges.count * max(1, alphabet.groups.count)))
        // The shortest text is no longer than there are states.
        if end < Swift.min(range.upperBound, edges.count) { isCutShort = true }
        guard range.lowerBound <= end else { return [] }
        var found: [Int] = []
        for length in range.lowerBound...end {
            prepare(length)
            let isFound = states(before: length)[0]
            if isFound { found.append(length) }
            if found.count == most || !isFound && isSteady && length >= reach.count { break }
        }
        return found
    }

    /// The states from which a text of a length that was prepared leads to the end.
    private func states(before length: Int) -> [Bool] { reach[Swift.min(length, reach.count - 1)] }

    private mutating func prepare(_ length: Int) {
        while reach.count <= length, !isSteady {
            let last = reach[reach.count - 1]
            let next = followers.map { states in states.contains { last[$0] } }
            if next == last { isSteady = true } else { reach.append(next) }
        }
    }

    /// A text of a length that ``lengths(in:atMost:)`` gave.
    package func word(ofLength length: Int, using generator: inout some RandomNumberGenerator) -> String? {
        guard length < reach.count || isSteady, !edges.isEmpty, states(before: length)[0] else { return nil }
        var word = String.UnicodeScalarView()
        var state = 0
        for rest in stride(from: length - 1, through: 0, by: -1) {
            let ends = states(before: rest)
            let ways = edges[state].indices.filter { group in
                let target = edges[state][group]
                return target >= 0 && ends[Int(target)]
            }
            guard let group = alphabet.choose(among: ways, using: &generator) else { return nil }
            word.append(alphabet.scalar(of: group, using: &generator))
            state = Int(edges[state][group])
        }
        return String(word)
    }
}

/// The automaton of one pattern, whose states are numbered as they are met.
private struct WordMachine {
    private static let dead: Int32 = -1
    private static let found: Int32 = -2

    let program: Program
    private let isWanted: Bool
    private var determinizer: Determinizer
    private var numbers: [Determinizer.State: Int32] = [:]
    private var states: [Determinizer.State] = []
    private var targets: [Int: Int32] = [:]

    init(_ part: WordSearch.Part) {
        let isSearch = part.demand == .isFound || part.demand == .isNotFound
        isWanted = part.demand == .matches || part.demand == .isFound
        program = part.pattern.engine.program
        determinizer = Determinizer(program, isSearch: isSearch)
    }

    private mutating func number(_ target: Determinizer.Target) -> Int32 {
        switch target {
        case .dead: return Self.dead
        case .found: return Self.found
        case .state(let state):
            if let known = numbers[state] { return known }
            numbers[state] = Int32(states.count)
            states.append(state)
            return Int32(states.count - 1)
        }
    }

    mutating func start() -> Int32 { number(determinizer.start()) }

    mutating func next(_ state: Int32, class member: Int) -> Int32 {
        guard state >= 0 else { return state }
        let key = Int(state) << 16 | member
        if let known = targets[key] { return known }
        let target = number(determinizer.next(states[Int(state)], class: member))
        targets[key] = target
        return target
    }

    mutating func accepts(_ state: Int32) -> Bool {
        let isMatch = state == Self.found || (state >= 0 && determinizer.acceptsAtEnd(states[Int(state)]))
        return isMatch == isWanted
    }

    /// Whether nothing that follows can be as it should.
    func isHopeless(_ state: Int32) -> Bool { state == (isWanted ? Self.dead : Self.found) }
}
