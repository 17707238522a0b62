internal import ProvisoPatterns

/// An expression of ECMA-262 as patterns for a reader: what a rule can ask of a text in its place.
package struct TranslatedExpression: Sendable {
    /// What must be found anywhere in a text; `nil` where every text will do.
    package let pattern: String?
    /// What look-ahead at the start asks besides; most expressions have none.
    package let others: [ExpressionReader.Clause]

    /// Translates an expression.
    ///
    /// The spelling of its author stays where `Pattern` reads it alike. Otherwise it is written as short as can be.
    ///
    /// - Throws: Why it is no expression, or none that `Pattern` can match.
    package init(_ text: String) throws(ExpressionError) {
        let (main, others) = try ExpressionReader.clauses(of: text)
        pattern = try Self.spelled(main, given: [text])
        self.others = try others.map { clause throws(ExpressionError) in
            guard let source = try Self.spelled(clause.source) else {
                throw ExpressionError(kind: .unsupported, message: "look-ahead that always matches", offset: 0)
            }
            return ExpressionReader.Clause(source: source, isNegated: clause.isNegated)
        }
    }

    /// The first spelling that means the same as what a translation says to the letter; `nil` where that is empty.
    private static func spelled(_ exact: String, given: [String] = []) throws(ExpressionError) -> String? {
        if exact.isEmpty { return nil }
        do throws(PatternError) {
            // What a pattern is written as for ECMA-262 shows every set, every assertion and every count of its tree.
            let written = try Pattern(exact).ecmaScriptSource()
            let short = given + [written]
            return short.first { !$0.isEmpty && (try? Pattern($0))?.ecmaScriptSource() == written } ?? exact
        } catch {
            throw ExpressionError(kind: .unsupported, message: error.message, offset: 0)
        }
    }
}
