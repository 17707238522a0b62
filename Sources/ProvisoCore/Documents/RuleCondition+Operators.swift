internal import ProvisoPatterns

/// Operators of conditions beside the six comparisons.
extension RuleCondition {
    static let listOperators = ["in", "notIn"]
    static let patternOperators = ["matches", "notMatches"]
    static let emptyOperators = ["empty", "notEmpty"]

    /// What a condition takes.
    static let keys = [
        "attribute", "operator", "value", "compareAttribute", "as", "format", "compareFormat", "expression",
        "compareExpression", "all", "any", "not",
    ]

    /// What other systems call them.
    private static let otherWords = [
        ("nin", "notIn"), ("oneOf", "in"), ("isEmpty", "empty"), ("blank", "empty"), ("null", "empty"),
        ("missing", "empty"), ("exists", "notEmpty"), ("present", "notEmpty"), ("filled", "notEmpty"),
        ("match", "matches"),
        ("regex", "matches"), ("regexp", "matches"), ("pattern", "matches"), ("like", "matches"), ("=~", "matches"),
        ("~", "matches"), ("notMatch", "notMatches"), ("notRegex", "notMatches"), ("notLike", "notMatches"),
        ("!~", "notMatches"),
    ].map { (other: $0.0, name: $0.1) }

    /// Notes an operator that there is not.
    ///
    /// - Parameters:
    ///   - symbol: The operator.
    ///   - node: Where it stands.
    ///   - words: The operators that there are beside the six comparisons.
    static func noteUnknownOperator(
        _ symbol: String, _ node: DocumentNode?, among words: [String], _ problems: RuleDocumentProblems
    ) {
        let known = ComparisonOperator.allCases.map { $0.rawValue } + words
        let name = node.map { node in node.text.map { "`\($0)`" } ?? node.kind } ?? ""
        let other =
            ComparisonOperator.otherWords.map { (other: $0.key, name: $0.value.rawValue) }
            + otherWords.filter { words.contains($0.name) }
        let isOfAttributes = words.isEmpty && otherWords.contains { $0.name == symbol }
        problems.error(
            isOfAttributes ? "An expression has no operator \(name)." : "There is no operator \(name).",
            at: node?.position,
            suggestion: Suggestion.nearest(to: symbol, among: known, otherNames: other).map { "Did you mean `\($0)`?" }
                ?? "Use one of \(known.joined(separator: ", ")).")
    }
}

extension TextPattern {
    /// Reads the pattern of a condition; mistakes are noted and `nil` is returned.
    init?(_ node: DocumentNode?, of symbol: String, in condition: DocumentNode, _ problems: RuleDocumentProblems) {
        guard let node, let text = node.text else {
            problems.error(
                "The operator `\(symbol)` needs `value`, a pattern" + (node.map { ", not \($0.kind)." } ?? "."),
                at: node?.position ?? condition.position, suggestion: node.flatMap(RuleOptions.textAdvice))
            return nil
        }
        if text.isEmpty {
            problems.error("The pattern is empty, so every text would match.", at: node.position)
            return nil
        }
        do throws(PatternError) {
            try self.init(text, caseInsensitive: false, unicode: false, isWhole: false)
        } catch {
            problems.error(
                "The pattern does not compile: \(error.message) (at its character \(error.position.unicodeScalars + 1)).",
                at: node.position, suggestion: error.suggestion.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
            )
            return nil
        }
    }
}
