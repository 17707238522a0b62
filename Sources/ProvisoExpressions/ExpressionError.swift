/// Why a text is no regular expression that can be used.
package struct ExpressionError: Error {
    package enum Kind: Sendable {
        /// It is none of ECMA-262.
        case syntax
        /// It is one, but can only be matched by trying ways one after the other.
        case unsupported
        /// It is one, and asks for what `Pattern` does not know.
        case unknown
    }

    package let kind: Kind
    /// What is wrong, as the end of a sentence.
    package let message: String
    /// Which scalar of the text, counted from 0.
    package let offset: Int

    package init(kind: Kind, message: String, offset: Int) {
        (self.kind, self.message, self.offset) = (kind, message, offset)
    }
}
