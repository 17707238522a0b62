import ProvisoCore

extension Prover {
    /// Texts of JSON.
    func lookAtTexts(_ search: inout Search) {
        let formula = search.formula.texts { $0.onText }
        lookAtTexts(of: .all([formula, .meeting(.filled)]), &search) { .string($0) }
    }

    /// Cells of CSV: those that spell no number, and those that do.
    func lookAtCells(_ search: inout Search) {
        let words = search.formula.texts { $0.onCell(spelling: nil) }
        lookAtTexts(of: .all([words, .meeting(.filled), .not(.meeting(.number))]), &search) { .untyped($0) }
        if search.isDone { return }
        let (spellings, isComplete) = search.numbers
        if !isComplete { search.isCertain = false }
        if search.isDone { return }
        // What the conditions on numbers come to, and the conditions on texts that are left.
        var known: Set<[Bool?]> = []
        for spelling in spellings {
            var truths: [Bool?] = []
            let possible = search.formula.truth { condition in
                let truth: Bool? =
                    if case .known(let truth) = condition.onCell(spelling: spelling) { truth } else { nil }
                truths.append(truth)
                return truth
            }
            // No cell that spells this number meets the conditions.
            if possible == false { continue }
            let value = DataValue.untyped(spelling)
            if search.look(at: value, search.formula.truth { $0.truth(of: value) }) { return }
            guard known.insert(truths).inserted else { continue }
            let formula = search.formula.texts { $0.onCell(spelling: spelling) }
            // What is found may spell another number.
            lookAtTexts(of: .all([formula, .meeting(.number)]), &search, isWhole: false) { .untyped($0) }
            if search.isDone { return }
        }
    }
}

extension TextCondition {
    /// The texts that are not empty.
    static let filled = Self.length(LengthConstraint(min: 1, unit: .unicodeScalars))
    /// The cells that are flags.
    static let flag = Self.literals(["true", "false", "1", "0"])
    /// The cells that are flags, spelled as words.
    static let flagWord = Self.literals(["true", "false"])
}

extension Formula {
    /// The formula for texts alone.
    func texts(_ condition: (Constraint) -> TextFormula) -> TextFormula {
        switch self {
        case .everything: .known(true)
        case .nothing: .known(false)
        case .unknown: .known(nil)
        case .condition(let own): condition(own.constraint)
        case .not(let inner): .not(inner.texts(condition))
        case .all(let parts): .all(parts.map { $0.texts(condition) })
        case .any(let parts): .any(parts.map { $0.texts(condition) })
        }
    }
}

extension Constraint {
    /// What the condition asks of a text of JSON that is not empty.
    var onText: TextFormula {
        switch self {
        case .kinds(let kinds): .known(kinds.contains(.text))
        case .number, .boolean, .contains, .uniqueElements: .known(false)
        case .members(let members):
            Self.members(members.values.filter { if case .string = $0 { true } else { false } }, members.isExcluded)
        case .comparison(let comparison): Self.comparison(comparison, of: .string("x"))
        default: onAnyText
        }
    }

    /// What the condition asks of a cell that is not empty.
    ///
    /// - Parameter spelling: A number; what the condition says of numbers, it says of this one. `nil` for cells that spell none.
    func onCell(spelling: String?) -> TextFormula {
        let cell = spelling.map { DataValue.untyped($0) }
        switch self {
        case .kinds(let kinds):
            if kinds.contains(.text) { return .known(true) }
            if cell != nil, kinds.contains(.number) { return .known(true) }
            return kinds.contains(.boolean) ? .meeting(.flag) : .known(false)
        case .boolean(let isStrict): return .meeting(isStrict ? .flagWord : .flag)
        case .number: return .known(cell.map { allows($0) } ?? false)
        case .contains, .uniqueElements: return .known(nil)
        case .members(let members):
            let texts = members.values.filter { if case .string = $0 { true } else { false } }
            let others = members.values.filter { if case .string = $0 { false } else { true } }
            let isFlag = others.contains { if case .bool = $0 { true } else { false } }
            // A number among the members is met by any spelling of it.
            let spellsNumber = texts.contains { $0.text.map { ExactNumber($0) != nil } ?? false }
            if let cell {
                let numbers = Constraint.members(MembersConstraint(others)).allows(cell)
                if numbers == true { return .known(!members.isExcluded) }
                if spellsNumber || isFlag {
                    let literals = Self.members(texts, false)
                    let either = TextFormula.any([literals, .known(nil)])
                    return members.isExcluded ? .not(either) : either
                }
            } else if isFlag {
                let either = TextFormula.any([Self.members(texts, false), .known(nil)])
                return members.isExcluded ? .not(either) : either
            }
            return Self.members(texts, members.isExcluded)
        case .comparison(let comparison):
            guard case .value(let other) = comparison.other else { return .known(nil) }
            switch other {
            // A cell may spell a flag, and a number may be compared as text.
            case .bool: return .known(nil)
            case .string where cell != nil: return .known(nil)
            default: break
            }
            return Self.comparison(comparison, of: cell ?? .untyped("x"))
        default: return onAnyText
        }
    }

    private var onAnyText: TextFormula {
        switch self {
        case .filled: return .known(true)
        case .empty: return .known(false)
        case .length(let length): return .meeting(.length(length))
        case .count(let min, let max):
            // Counted without the limit of bytes that lengths have.
            return .meeting(.length(LengthConstraint(min: min, max: max)))
        case .pattern(var pattern):
            let isExcluded = pattern.isExcluded
            pattern.isExcluded = false
            return isExcluded ? .not(.meeting(.pattern(pattern))) : .meeting(.pattern(pattern))
        case .shape(let shape):
            guard let text = shape.pattern else { return .known(nil) }
            let pattern = TextCondition.pattern(PatternConstraint(text, isWhole: true))
            return shape.isExact ? .meeting(pattern) : .within(pattern)
        case .moment(let moment):
            guard moment.format == nil else { return .known(nil) }
            return .within(.pattern(PatternConstraint(moment.kind.outline, isWhole: true)))
        case .parts(let parts): return .known(parts.separator == nil || parts.place != .elements ? false : nil)
        default: return .known(nil)
        }
    }

    private static func members(_ texts: [DataValue], _ isExcluded: Bool) -> TextFormula {
        let texts = texts.compactMap(\.text)
        let formula = texts.isEmpty ? TextFormula.known(false) : .meeting(.literals(texts))
        return isExcluded ? .not(formula) : formula
    }

    /// - Parameter value: A text that stands for all others, where the constant is no text.
    private static func comparison(_ comparison: ComparisonConstraint, of value: DataValue) -> TextFormula {
        guard case .value(let other) = comparison.other, comparison.kind == nil, comparison.format == nil else {
            return .known(nil)
        }
        guard case .string = other else { return .known(Constraint.comparison(comparison).allows(value)) }
        switch comparison.relation {
        case .equal: return members([other], false)
        case .notEqual: return members([other], true)
        default: return .known(nil)
        }
    }
}

extension MomentConstraint.Kind {
    /// What all texts of the kind look like in ISO 8601.
    fileprivate var outline: String {
        switch self {
        case .date: "[0-9]{4}-[0-9]{2}-[0-9]{2}"
        case .dateTime: "[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:.*"
        case .time: "[0-9]{2}:.*"
        }
    }
}
