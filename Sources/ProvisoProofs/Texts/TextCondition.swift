import ProvisoCore

/// A condition on a text that an automaton decides.
enum TextCondition: Hashable {
    /// The text matches a pattern; `isExcluded` is not looked at.
    case pattern(PatternConstraint)
    /// The text is of a length.
    case length(LengthConstraint)
    /// The text is one of some, or canonically equivalent to one.
    case literals([String])

    /// The texts that spell a number as rules read it.
    static let number = Self.pattern(
        PatternConstraint(#"[+-]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"#, isWhole: true))
}

/// Conditions on texts, joined.
indirect enum TextFormula {
    case known(Bool?)
    case meeting(TextCondition)
    /// A text that breaks the condition is not meant; of one that meets it nothing is known.
    case within(TextCondition)
    case not(TextFormula)
    case all([TextFormula])
    case any([TextFormula])

    /// The formula with a machine for each condition.
    func numbered(_ number: (TextCondition) -> Int?) -> NumberedTextFormula {
        switch self {
        case .known(let truth): .known(truth)
        case .meeting(let condition): number(condition).map { .meeting($0) } ?? .known(nil)
        case .within(let condition): number(condition).map { .all([.meeting($0), .known(nil)]) } ?? .known(nil)
        case .not(let inner): .not(inner.numbered(number))
        case .all(let parts): .all(parts.map { $0.numbered(number) })
        case .any(let parts): .any(parts.map { $0.numbered(number) })
        }
    }
}

/// A formula whose conditions are numbers of machines.
indirect enum NumberedTextFormula {
    case known(Bool?)
    case meeting(Int)
    case not(NumberedTextFormula)
    case all([NumberedTextFormula])
    case any([NumberedTextFormula])

    /// Whether it holds, where each machine says whether its condition does.
    func truth(_ machine: (Int) -> Bool?) -> Bool? {
        switch self {
        case .known(let truth): return truth
        case .meeting(let number): return machine(number)
        case .not(let inner): return inner.truth(machine).map { !$0 }
        case .all(let parts): return parts.all { $0.truth(machine) }
        case .any(let parts): return parts.any { $0.truth(machine) }
        }
    }

    /// Whether it can still hold, where each machine says what is decided whatever follows.
    ///
    /// What is unknown of a text and what is not yet decided are both `nil`, so that only a formula which is lost is `false`.
    func isLost(_ fate: (Int) -> Bool?) -> Bool { truth(fate) == false }
}
