internal import ProvisoPatterns

/// A `pattern` of a schema: an expression of ECMA-262 that is found anywhere in a text, in time linear in the text.
struct SchemaPattern: Sendable {
    /// The expression as the schema spells it.
    let source: String
    private let clauses: [(pattern: Pattern, isNegated: Bool)]
    /// Repetitions up to this number are written out as states.
    private static let limits = Pattern.Limits(length: 1 << 20, repetition: 100_000, states: 200_000)

    /// Compiles an expression.
    ///
    /// - Throws: Why it is none, or cannot be matched in linear time.
    init(_ source: String) throws(ExpressionError) {
        var clauses: [(Pattern, Bool)] = []
        for clause in try ExpressionReader.clauses(of: source) {
            do throws(PatternError) {
                clauses.append((try Pattern(clause.source, limits: Self.limits), clause.isNegated))
            } catch {
                throw ExpressionError(kind: .unsupported, message: error.message, offset: 0)
            }
        }
        self.source = source
        self.clauses = clauses
    }

    /// Whether it is found in a text.
    @inline(__always)
    func isFound(in text: Span<UInt8>) -> Bool {
        for clause in clauses where clause.pattern.isFound(in: text) == clause.isNegated { return false }
        return true
    }
}
