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

    private let machines: [TextMachine]
    private let formula: NumberedTextFormula
    private let groups: [(scalar: Unicode.Scalar, classes: [Int])]

    init(_ formula: NumberedTextFormula, _ machines: [TextMachine]) {
        self.formula = formula
        self.machines = machines
        groups = Self.groups(machines)
    }

    /// One scalar of each kind, plain ones first.
    private static func groups(_ machines: [TextMachine]) -> [(scalar: Unicode.Scalar, classes: [Int])] {
        var starts: Set<UInt32> = [0, 0x20, 0x7F, 0xE000]
        for machine in machines { starts.formUnion(machine.starts) }
        var known: Set<[Int]> = []
        var groups: [(scalar: Unicode.Scalar, classes: [Int])] = []
        // Letters and digits stand for their kind where they can.
        let plain: [UInt32] = [0x61, 0x30, 0x41, 0x2D, 0x20]
        for value in plain + starts.sorted() {
            // No text has surrogates.
            guard let scalar = Unicode.Scalar(value) else { continue }
            let classes = machines.map { $0.classNumber(of: value) }
            if known.insert(classes).inserted { groups.append((scalar, classes)) }
        }
        return groups
    }

    /// Looks for texts.
    ///
    /// - Parameter isWanted: Is given a text and whether it surely meets the conditions; says whether to stop at it.
    func run(_ limits: Limits = Limits(), isWanted: (String, _ isSure: Bool) -> Bool) -> Outcome {
        var numbers: [[Int32]: Int32] = [:]
        var states: [[Int32]] = []
        var origins: [(state: Int32, group: Int)] = []
        let first = machines.map { $0.start() }
        func isLost(_ state: [Int32]) -> Bool { formula.isLost { machines[$0].fate(state[$0]) } }
        if isLost(first) { return .none }
        numbers[first] = 0
        states.append(first)
        origins.append((-1, 0))
        let before = machines.reduce(0) { $0 + $1.work }
        var (next, steps, asked, isCertain) = (0, 0, 0, true)
        while next < states.count {
            let state = states[next]
            switch formula.truth({ machines[$0].accepts(state[$0]) }) {
            case false?: break
            case let truth:
                // Of one state only one text is asked about; others of it may differ where it is not sure.
                isCertain = false
                asked += 1
                if isWanted(text(of: next, origins), truth == true) { return .stopped }
                if asked == 32 { return .unknown }
            }
            for (index, group) in groups.enumerated() {
                steps += 1
                var target = state
                for place in target.indices {
                    target[place] = machines[place].next(state[place], class: group.classes[place])
                }
                if numbers[target] != nil || isLost(target) { continue }
                if states.count >= limits.states { return .unknown }
                numbers[target] = Int32(states.count)
                states.append(target)
                origins.append((Int32(next), index))
            }
            if steps > limits.steps || machines.reduce(0, { $0 + $1.work }) - before > limits.work { return .unknown }
            next += 1
        }
        return isCertain ? .none : .unknown
    }

    private func text(of place: Int, _ origins: [(state: Int32, group: Int)]) -> String {
        var scalars: [Unicode.Scalar] = []
        var place = place
        while origins[place].state >= 0 {
            scalars.append(groups[origins[place].group].scalar)
            place = Int(origins[place].state)
        }
        return String(String.UnicodeScalarView(scalars.reversed()))
    }
}
