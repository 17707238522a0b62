/// A sum of multiples of attributes and of numbers, which is what every expression comes to.
struct Expression: Sendable, Equatable {
    struct Term: Sendable, Equatable {
        let factor: DecimalFactor
        /// The attribute; `nil` for a number alone.
        let name: String?
        /// Whether the attribute is that of the record above: `previous.total`.
        var isPrevious = false

        /// The term with the other sign.
        var negated: Term { Term(factor: factor.negated, name: name, isPrevious: isPrevious) }
    }

    /// A piece of the text.
    enum Piece: Sendable, Equatable {
        case text(String)
        case name(String)
        /// The name of an attribute of the record above.
        case previous(String)
    }

    let terms: [Term]
    /// The text, with the names apart.
    let pieces: [Piece]

    /// Whether no attribute is in it.
    var isConstant: Bool { terms.allSatisfy { $0.name == nil } }
}
