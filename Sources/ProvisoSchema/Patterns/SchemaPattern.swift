internal import ProvisoExpressions
internal import ProvisoPatterns

/// A `pattern` of a schema: an expression of ECMA-262 that is found anywhere in a text, in time linear in the text.
final class SchemaPattern: Sendable {
    /// The expression as the schema spells it.
    let source: String
    private let pattern: Pattern
    /// What look-ahead at the start asks besides; most expressions have none.
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
        let (main, others) = try ExpressionReader.clauses(of: source)
        self.source = source
        pattern = try Self.compiled(main)
        var clauses: [Clause] = []
        for clause in others {
            clauses.append(Clause(pattern: try Self.compiled(clause.source), isNegated: clause.isNegated))
        }
        self.others = clauses
    }

    private static func compiled(_ source: String) throws(ExpressionError) -> Pattern {
        do throws(PatternError) {
            return try Pattern(source, limits: limits)
        } catch {
            throw ExpressionError(kind: .unsupported, message: error.message, offset: 0)
        }
    }

    /// Whether it is found in a text.
    func isFound(in text: Span<UInt8>) -> Bool {
        guard pattern.isFound(in: text) else { return false }
        for clause in others where clause.pattern.isFound(in: text) == clause.isNegated { return false }
        return true
    }
}
