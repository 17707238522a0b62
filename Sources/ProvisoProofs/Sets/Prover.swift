import ProvisoCore

/// Decides whether sets have values, kind of value by kind of value. Keeps the automata that it made.
final class Prover {
    private var machines: [TextCondition: TextMachine?] = [:]
    /// What was decided: many attributes of a document have the same rules.
    private var decided: [Formula: Emptiness] = [:]
    let limits: TextSearch.Limits

    init(limits: TextSearch.Limits = TextSearch.Limits()) { self.limits = limits }

    /// Looks for a value of a set; what it learns in one kind of values.
    struct Search {
        let formula: Formula
        let passes: (DataValue) -> Bool?
        var witness: DataValue?
        var isCertain = true

        init(_ formula: Formula, _ passes: @escaping (DataValue) -> Bool?) {
            (self.formula, self.passes) = (formula, passes)
        }

        /// Looks at a value; whether it is a witness.
        mutating func look(at value: DataValue, _ truth: Bool?) -> Bool {
            guard truth != false else { return false }
            let judged = passes(value)
            if judged == true || judged == nil && truth == true {
                witness = value
                return true
            }
            return false
        }
    }

    func emptiness(of set: ValueSet) -> Emptiness {
        if let known = decided[set.formula] { return known }
        let found = emptiness(of: set) { _ in nil }
        decided[set.formula] = found
        return found
    }

    func emptiness(of set: ValueSet, passes: (DataValue) -> Bool?) -> Emptiness {
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
            for lane in [lookAtSingleValues, lookAtNumbers, lookAtTexts, lookAtCells, lookAtLists] {
                lane(&search)
                if let witness = search.witness { return .witness(witness) }
            }
            return search.isCertain ? .empty : .unknown
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

    /// Null, the flags, and what is empty.
    private func lookAtSingleValues(_ search: inout Search) {
        for value in [
            .null, .bool(true), .bool(false), .string(""), .untyped(""), .array([]), .object([:]),
        ] as [DataValue] {
            let truth = search.formula.truth { $0.truth(of: value) }
            if search.look(at: value, truth) { return }
            if truth != false, search.passes(value) != false || truth == true { search.isCertain = false }
        }
    }

    private func lookAtLists(_ search: inout Search) {
        var counts: Set<Int> = [1]
        search.formula.forEachCondition { condition in
            guard case .count(let min, let max) = condition else { return }
            for limit in [min, max].compactMap(\.self) where limit < 1 << 20 {
                counts.formUnion([limit - 1, limit, limit + 1])
            }
        }
        for count in counts.sorted() where count > 0 {
            let truth = search.formula.truth { $0.truth(ofListCounting: count) }
            if truth == false { continue }
            search.isCertain = false
            guard count <= 1000 else { continue }
            for element in ["a", 1] as [DataValue] {
                let list = DataValue.array(Array(repeating: element, count: count))
                if search.look(at: list, search.formula.truth { $0.truth(of: list) }) { return }
            }
        }
        if search.formula.truth({ $0.truthOfObject }) == false { return }
        search.isCertain = false
        let object: DataValue = ["a": 1]
        _ = search.look(at: object, search.formula.truth { $0.truth(of: object) })
    }

    /// Follows the automata of a formula.
    ///
    /// - Parameter isWhole: Whether the formula says all that the set does of a text. Otherwise each text is judged by the set.
    func lookAtTexts(
        of formula: TextFormula, _ search: inout Search, isWhole: Bool = true, as value: (String) -> DataValue
    ) {
        var used: [TextMachine] = []
        var numbers: [TextCondition: Int?] = [:]
        let numbered = formula.numbered { condition in
            if let number = numbers[condition] { return number }
            let machine = machine(for: condition)
            numbers[condition] = machine.map { _ in used.count }
            if let machine { used.append(machine) }
            return machine.map { _ in used.count - 1 }
        }
        if numbered.truth({ _ in nil }) == false { return }
        let set = search.formula
        let outcome = TextSearch(numbered, used).run(limits) { text, isSure in
            let found = value(text)
            // The text is judged as a whole where that tells more than the automata.
            let truth = isSure && isWhole ? true : set.truth { $0.truth(of: found) }
            return search.look(at: found, truth)
        }
        if case .unknown = outcome { search.isCertain = false }
    }

    private func machine(for condition: TextCondition) -> TextMachine? {
        if let known = machines[condition] { return known }
        let made = TextMachine.make(condition)
        machines[condition] = made
        return made
    }
}
