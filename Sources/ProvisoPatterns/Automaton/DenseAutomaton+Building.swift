extension DenseAutomaton {
    /// How large an automaton is made in advance.
    ///
    /// Larger ones are made step by step by ``LazyAutomaton``.
    struct Budget: Sendable {
        var states = 2000
        /// Numbers in the table.
        var entries = 65_536
        /// Instructions in all states together.
        var instructions = 100_000
        /// Instructions looked at.
        var work = 400_000
    }

    /// The automaton for a program; nil when it would be beyond the budget.
    convenience init?(_ program: Program, isSearch: Bool, budget: Budget = Budget()) {
        var determinizer = Determinizer(program, isSearch: isSearch)
        let classes = program.alphabet.count
        // 0 is dead, 1 is found.
        var numbers: [Determinizer.State: Int] = [:]
        var states: [Determinizer.State] = []
        var instructions = 0
        func number(_ target: Determinizer.Target) -> Int {
            switch target {
            case .dead: return 0
            case .found: return 1
            case .state(let state):
                if let known = numbers[state] { return known }
                let number = states.count + 2
                numbers[state] = number
                states.append(state)
                instructions += state.instructions.count
                return number
            }
        }
        let start = number(determinizer.start())
        var rows = [[Int](repeating: 0, count: classes), [Int](repeating: 1, count: classes)]
        var accepts = [false, true]
        var work = 0
        while rows.count - 2 < states.count {
            let state = states[rows.count - 2]
            work += classes * (state.instructions.count + 1)
            if work > budget.work { return nil }
            var row: [Int] = []
            row.reserveCapacity(classes)
            for member in 0..<classes { row.append(number(determinizer.next(state, class: member))) }
            rows.append(row)
            accepts.append(determinizer.acceptsAtEnd(state))
            let isBeyond =
                states.count > budget.states || states.count * (classes + 1) > budget.entries
                || instructions > budget.instructions
            if isBeyond { return nil }
        }
        let merged = Minimization.merge(rows: rows, accepts: accepts, start: start)
        self.init(
            alphabet: program.alphabet, isSearch: isSearch, start: merged.start, rows: merged.rows,
            accepts: merged.accepts)
    }
}

/// Merges states that no text can tell apart, as Moore described.
enum Minimization {
    /// Automata with more states are left as they are: the number of rounds can be as large as that of states.
    static let limit = 192

    /// - Parameters:
    ///   - rows: Targets by class. The first row is dead, the second found; they stay where they are.
    ///   - accepts: Whether a text may end in a state.
    static func merge(
        rows: [[Int]], accepts: [Bool], start: Int
    ) -> (rows: [[Int]], accepts: [Bool], start: Int) {
        guard rows.count <= limit else { return (rows, accepts, start) }
        var group = accepts.map { $0 ? 1 : 0 }
        while true {
            var keys: [[Int]] = []
            keys.reserveCapacity(rows.count)
            for state in rows.indices {
                var key = [group[state]]
                key.reserveCapacity(rows[state].count + 1)
                for target in rows[state] { key.append(group[target]) }
                keys.append(key)
            }
            let next = renumbered(keys)
            if next == group { break }
            group = next
        }
        var newRows: [[Int]] = []
        var newAccepts: [Bool] = []
        for state in rows.indices where group[state] == newRows.count {
            newRows.append(rows[state].map { group[$0] })
            newAccepts.append(accepts[state])
        }
        return (newRows, newAccepts, group[start])
    }

    /// Numbers for keys, in the order of first appearance.
    private static func renumbered(_ keys: [[Int]]) -> [Int] {
        var numbers: [[Int]: Int] = [:]
        return keys.map { key in
            if let known = numbers[key] { return known }
            let number = numbers.count
            numbers[key] = number
            return number
        }
    }
}
