// Patterns that people ask for, to be found anywhere in a text with `isFound(in:)` or as a `PatternSet`.
extension Pattern {
    /// A digit, `0` to `9`.
    public static let containsNumber = common("[0-9]")
    /// A lower-case letter, `a` to `z`.
    public static let containsLowercase = common("[a-z]")
    /// An upper-case letter, `A` to `Z`.
    public static let containsUppercase = common("[A-Z]")
    /// A punctuation mark or symbol of ASCII, as in `[[:punct:]]`.
    public static let containsSymbol = common("[[:punct:]]")
    /// White space of ASCII.
    public static let containsWhitespace = common("\\s")
    /// A letter of any script that is lower case.
    public static let containsUnicodeLowercase = common("\\p{Lowercase}")
    /// A letter of any script that is upper case.
    public static let containsUnicodeUppercase = common("\\p{Uppercase}")

    /// A pattern of this file, which is known to be right.
    private static func common(_ text: String) -> Pattern {
        do {
            return try Pattern(text)
        } catch {
            preconditionFailure("\(text): \(error)")
        }
    }
}

extension PatternSet {
    /// The four parts of a password: a lower-case letter, an upper-case letter, a number and a symbol, in this order.
    public static let passwordParts = PatternSet([
        .containsLowercase, .containsUppercase, .containsNumber, .containsSymbol,
    ])
}
