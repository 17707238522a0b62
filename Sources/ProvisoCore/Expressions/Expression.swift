/// A sum of multiples of attributes and of numbers, which is what every expression comes to.
struct Expression: Sendable, Hashable {
    struct Term: Sendable, Hashable {
        let factor: DecimalFactor
        /// The attribute; `nil` for a number alone.
        let name: String?

        /// The term with the other sign.
        var negated: Term { Term(factor: factor.negated, name: name) }
    }

    /// A piece of the text.
    enum Piece: Sendable, Hashable {
        case text(String)
        case name(String)
    }

    let terms: [Term]
    /// The text, with the names apart.
    let pieces: [Piece]

    /// Whether no attribute is in it.
    var isConstant: Bool { terms.allSatisfy { $0.name == nil } }
}
