/// What is wrong with an expression.
struct ExpressionMistake: Error, Equatable {
    let message: String
    /// The character (Unicode scalar) at which it is noticed, counted from 0; `nil` for the expression as a whole.
    let offset: Int?
    let suggestion: String?

    init(_ message: String, at offset: Int?, suggestion: String? = nil) {
        self.message = message
        self.offset = offset
        self.suggestion = suggestion
    }

    /// What is wrong, and where.
    var description: String { message + (offset.map { " (at its character \($0 + 1))" } ?? "") + "." }
}
