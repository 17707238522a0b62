/// Looks for the texts that conditions describe, shortest first, by running their automata side by side.
///
/// All scalars that no automaton tells apart are one. Automata are made as far as they are met, and no further than the limits say:
/// what is beyond is unknown.
struct TextSearch {
    /// How far a search goes.
    struct Limits {
        /// How many states of all automata together are looked at.
        var states = 20_000
        /// How many steps between them.
        var steps = 400_000
        /// How many instructions of patterns, when states are made.
        var work = 8_000_000
    }

    /// What came of a search.
    enum Outcome {
        /// There is no text.
        case none
        /// The search was stopped at a text.
        case stopped
        /// Nothing that was found was wanted, and there may be more.
        case unknown
    }

    private let tables: [TextTable]
    private let formula: FlatFormula
    private let groups: TextGroups
    /// How many steps were looked at, and how many instructions of patterns.
    private(set) var steps = 0
    private(set) var work = 0

    init(_ formula: FlatFormula, _ tables: [TextTable], _ groups: TextGroups) {
        (self.formula, self.tables, self.groups) = (formula, tables, groups)
    }

    /// Looks for texts.
    ///
    /// - Parameter isWanted: Is given a text and whether it surely meets the conditions; says whether to stop at it.
    mutating func run(_ limits: Limits, isWanted: (() -> String, _ isSure: Bool) -> Bool) -> Outcome {
        let before = tables.reduce(0) { $0 + $1.work }
        defer { work = tables.reduce(0) { $0 + $1.work } - before }
        var states = TextStates(width: tables.count)
        var origins: [(state: Int32, group: Int32)] = []
        var target = tables.map { $0.start() }
        // What is unknown of a text and what is not yet decided are both `nil`, so that only a formula which is lost is false.
        if formula.truth(tables.indices.map { tables[$0].fate(target[$0]) }) == false { return .none }
        _ = states.insert(target)
        origins.append((-1, 0))
        // Where one state leads, for the classes of each table.
        var row = Array(repeating: Int32(0), count: groups.classCount)
        var fates: [Bool?] = Array(repeating: nil, count: groups.classCount)
        var truths: [Bool?] = Array(repeating: nil, count: tables.count)
        var (next, asked, isCertain) = (0, 0, true)
        while next < states.count {
            for (place, table) in tables.enumerated() {
                let state = states.state(next, of: place)
                truths[place] = table.accepts(state)
                table.write(state, to: &row, &fates, from: groups.firstClasses[place])
            }
            let truth = formula.truth(truths)
            if truth != false {
                // Of one state only one text is asked about; others of it may differ where it is not sure.
                isCertain = false
                asked += 1
                if isWanted({ text(of: next, origins) }, truth == true) { return .stopped }
                if asked == 32 { return .unknown }
            }
            for group in groups.scalars.indices {
                let first = group * tables.count
                var isOpen = true
                for place in tables.indices {
                    let member = Int(groups.classes[first + place])
                    target[place] = row[member]
                    truths[place] = fates[member]
                    if fates[member] != nil { isOpen = false }
                }
                if !isOpen, formula.truth(truths) == false { continue }
                if !states.insert(target) { continue }
                origins.append((Int32(next), Int32(group)))
                if states.count > limits.states { return .unknown }
            }
            steps += groups.scalars.count
            if steps > limits.steps || tables.reduce(0, { $0 + $1.work }) - before > limits.work { return .unknown }
            next += 1
        }
        return isCertain ? .none : .unknown
    }

    private func text(of place: Int, _ origins: [(state: Int32, group: Int32)]) -> String {
        var scalars: [Unicode.Scalar] = []
        var place = place
        while origins[place].state >= 0 {
            scalars.append(groups.scalars[Int(origins[place].group)])
            place = Int(origins[place].state)
        }
        return String(String.UnicodeScalarView(scalars.reversed()))
    }
}
