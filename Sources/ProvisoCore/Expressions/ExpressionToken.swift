/// A word or a sign of an expression.
struct ExpressionToken: Equatable {
    enum Kind: Equatable {
        case number(DecimalFactor)
        case name(String)
        case plus
        case minus
        case times
        case open
        case close
    }

    let kind: Kind
    /// As it stands in the expression.
    let text: String
    /// Where it begins, in characters (Unicode scalars).
    let offset: Int
}
