internal import ProvisoPatterns

/// A `pattern` of a schema: an expression of ECMA-262 that is found anywhere in a text, in time linear in the text.
struct SchemaPattern: Sendable {
    /// The expression as the schema spells it.
    let source: String
    /// What must be found, or must not be; most patterns have one clause.
    private let first: Clause?
    private let others: [Clause]

    private struct Clause: Sendable {
        let pattern: Pattern
        let isNegated: Bool
    }

    /// Repetitions up to this number are written out as states.
    private static let limits = Pattern.Limits(length: 1 << 20, repetition: 100_000, states: 200_000)

    /// Compiles an expression.
    ///
    /// - Throws: Why it is none, or cannot be matched in linear time.
    init(_ source: String) throws(ExpressionError) {
        var clauses: [Clause] = []
        for clause in try ExpressionReader.clauses(of: source) {
            do throws(PatternError) {
                clauses.append(
                    Clause(pattern: try Pattern(clause.source, limits: Self.limits), isNegated: clause.isNegated))
            } catch {
                throw ExpressionError(kind: .unsupported, message: error.message, offset: 0)
            }
        }
        self.source = source
        first = clauses.first
        others = Array(clauses.dropFirst())
    }

    /// Whether it is found in a text.
    @inline(__always)
    func isFound(in text: Span<UInt8>) -> Bool {
        guard let first else { return true }
        if first.pattern.isFound(in: text) == first.isNegated { return false }
        for clause in others where clause.pattern.isFound(in: text) == clause.isNegated { return false }
        return true
    }
}
