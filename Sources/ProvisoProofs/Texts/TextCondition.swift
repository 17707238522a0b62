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
}
