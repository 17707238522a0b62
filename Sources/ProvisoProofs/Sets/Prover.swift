import ProvisoCore

/// Decides whether sets have values, kind of value by kind of value. Keeps the automata that it made.
final class Prover {
    let limits: TextSearch.Limits
    /// How many steps, and instructions of patterns, all questions together may take; behind them, no automaton is followed any more.
    private let budget: Int
    /// How many were taken.
    private(set) var spent = 0
    /// Whether something was not decided because all questions together took too long.
    private(set) var isExhausted = false
    private var tables: [TextCondition: TextTable?] = [:]
    private var groups: [[ObjectIdentifier]: TextGroups] = [:]
    /// How many numbers the tables hold.
    private var size = 0
    /// What was decided, or cannot be: many attributes of a document have the same rules.
    private var decided: [Formula: Bool?] = [:]

    /// So many numbers are kept; beyond, all automata are made anew.
    private static let mostNumbers = 8_000_000

    init(limits: TextSearch.Limits = TextSearch.Limits(), budget: Int = .max) {
        (self.limits, self.budget) = (limits, budget)
    }

    /// Looks for a value of a set; what it learns in one kind of values.
    struct Search {
        let formula: Formula
        let passes: (DataValue) -> Bool?
        /// Whether a value is wanted. Otherwise the first that may be in the set ends the search.
        let wantsWitness: Bool
        var witness: DataValue?
        /// Whether there surely is a value.
        var hasValue = false
        /// The spellings of numbers that stand for all numbers, and whether they do.
        lazy var numbers = Prover.spellings(for: formula)
        var isCertain = true

        init(_ formula: Formula, wantsWitness: Bool = true, _ passes: @escaping (DataValue) -> Bool?) {
            (self.formula, self.wantsWitness, self.passes) = (formula, wantsWitness, passes)
        }

        /// Whether nothing more is to be learned.
        var isDone: Bool { witness != nil || !wantsWitness && !isCertain }

        /// Looks at a value; whether to stop there.
        mutating func look(at value: DataValue, _ truth: Bool?) -> Bool {
            guard truth != false else { return false }
            guard wantsWitness else {
                isCertain = false
                hasValue = truth == true
                return true
            }
            let judged = passes(value)
            if judged == true || judged == nil && truth == true {
                witness = value
                return true
            }
            return false
        }
    }

    // MARK: Proofs without witnesses

    /// Whether a set has no value; `nil` where that is not decided. This is known sooner than ``emptiness(of:passes:)`` finds a witness.
    func isEmpty(_ set: ValueSet) -> Bool? {
        switch set.formula {
        case .nothing: return true
        case .everything: return false
        case .unknown: return nil
        case .any(let parts): return parts.all { isEmpty(ValueSet($0)) }
        default: break
        }
        if let known = decided[set.formula] { return known }
        var search = Search(set.formula, wantsWitness: false) { _ in nil }
        for lane in [lookAtSingleValues, lookAtNumbers, lookAtLists, lookAtTexts, lookAtCells] where !search.isDone {
            lane(&search)
        }
        let answer: Bool? = search.isCertain ? true : search.hasValue ? false : nil
        decided[set.formula] = answer
        return answer
    }

    /// Whether all values of a set are in another one; `nil` where that is not decided.
    func isSubset(_ set: ValueSet, of other: ValueSet) -> Bool? {
        // What lies in an intersection lies in each of its parts, and so does a part of a union.
        if case .all(let parts) = other.formula { return parts.all { isSubset(set, of: ValueSet($0)) } }
        if case .any(let parts) = set.formula { return parts.all { isSubset(ValueSet($0), of: other) } }
        return isEmpty(set.intersection(other.complement))
    }

    // MARK: Witnesses

    func emptiness(of set: ValueSet, passes: (DataValue) -> Bool? = { _ in nil }) -> Emptiness {
        withoutActuallyEscaping(passes) { passes in
            switch set.formula {
            case .nothing: return .empty
            case .any(let parts):
                // A union has a value where a part has one.
                var isCertain = true
                for part in parts {
                    switch emptiness(of: ValueSet(part), passes: passes) {
                    case .empty: continue
                    case .witness(let value): return .witness(value)
                    case .unknown: isCertain = false
                    }
                }
                return isCertain ? .empty : .unknown
            default: break
            }
            var search = Search(set.formula, passes)
            for lane in [lookAtSingleValues, lookAtNumbers, lookAtTexts, lookAtCells, lookAtLists] where !search.isDone
            {
                lane(&search)
            }
            return search.witness.map { .witness($0) } ?? (search.isCertain ? .empty : .unknown)
        }
    }

    func inclusion(of set: ValueSet, in other: ValueSet) -> Inclusion {
        // What lies in an intersection lies in each of its parts.
        if case .all(let parts) = other.formula {
            var isCertain = true
            for part in parts {
                switch inclusion(of: set, in: ValueSet(part)) {
                case .yes: continue
                case .no(let witness): return .no(witness: witness)
                case .unknown: isCertain = false
                }
            }
            return isCertain ? .yes : .unknown
        }
        // And so does a part of a union.
        if case .any(let parts) = set.formula {
            var isCertain = true
            for part in parts {
                switch inclusion(of: ValueSet(part), in: other) {
                case .yes: continue
                case .no(let witness): return .no(witness: witness)
                case .unknown: isCertain = false
                }
            }
            return isCertain ? .yes : .unknown
        }
        return switch emptiness(of: set.intersection(other.complement)) {
        case .empty: .yes
        case .witness(let value): .no(witness: value)
        case .unknown: .unknown
        }
    }

    /// Follows the automata of a formula.
    ///
    /// - Parameter isWhole: Whether the formula says all that the set does of a text. Otherwise each text is judged by the set.
    func lookAtTexts(
        of formula: TextFormula, _ search: inout Search, isWhole: Bool = true, as value: (String) -> DataValue
    ) {
        var used: [TextTable] = []
        var numbers: [TextCondition: Int?] = [:]
        let flat = FlatFormula(formula) { condition in
            if let number = numbers[condition] { return number }
            let table = table(for: condition)
            numbers[condition] = table.map { _ in used.count }
            if let table { used.append(table) }
            return table.map { _ in used.count - 1 }
        }
        if flat.truth(Array(repeating: nil, count: used.count)) == false { return }
        guard spent < budget else {
            isExhausted = true
            search.isCertain = false
            return
        }
        let before = used.reduce(0) { $0 + $1.size }
        let set = search.formula
        var texts = TextSearch(flat, used, groups(of: used))
        let outcome = texts.run(limits) { text, isSure in
            guard search.wantsWitness else {
                search.hasValue = isSure && isWhole
                return true
            }
            let found = value(text())
            // The text is judged as a whole where that tells more than the automata.
            let truth = isSure && isWhole ? true : set.truth { $0.truth(of: found) }
            return search.look(at: found, truth)
        }
        switch outcome {
        case .none: break
        case .stopped: if search.witness == nil { search.isCertain = false }
        case .unknown: search.isCertain = false
        }
        spent += texts.steps + texts.work
        size += used.reduce(0) { $0 + $1.size } - before
        if size > Self.mostNumbers { forgetTables() }
    }

    func table(for condition: TextCondition) -> TextTable? {
        if let known = tables[condition] { return known }
        let made = TextMachine.make(condition).map { TextTable($0) }
        tables[condition] = made
        size += made?.size ?? 0
        return made
    }

    private func groups(of used: [TextTable]) -> TextGroups {
        let key = used.map { ObjectIdentifier($0) }
        if let known = groups[key] { return known }
        let made = TextGroups(used)
        groups[key] = made
        size += made.classes.count
        return made
    }

    private func forgetTables() {
        tables = [:]
        groups = [:]
        size = 0
    }
}
