/// Why a text is no regular expression that can be used.
struct ExpressionError: Error {
    enum Kind {
        /// It is none of ECMA-262.
        case syntax
        /// It is one, but can only be matched by trying ways one after the other.
        case unsupported
    }

    let kind: Kind
    /// What is wrong, as the end of a sentence.
    let message: String
    /// Which scalar of the text, counted from 0.
    let offset: Int
}
