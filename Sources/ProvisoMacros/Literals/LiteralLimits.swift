#if Macros
import SwiftSyntax

/// The limits that stand in a rule as a range of literals: `4...24`, `8...`, `..<5`, or a single number.
enum LiteralLimits {
    /// Limits of a length or a count.
    static func lengths(_ expression: ExprSyntax) -> LiteralInterval<Int>? {
        func length(_ literal: ExprSyntax) -> Int? {
            literal.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text.filter { $0 != "_" }) }
        }
        if let exact = length(expression) { return LiteralInterval(min: exact, max: exact) }
        guard let range = read(expression, length) else { return nil }
        guard range.excludesMax, let max = range.max else { return range }
        return LiteralInterval(min: range.min, max: max - 1)
    }

    /// Limits of numbers.
    static func numbers(_ expression: ExprSyntax, _ type: LiteralType) -> LiteralInterval<LiteralNumber>? {
        read(expression) { LiteralNumber($0, type) }
    }

    private static func read<Bound>(
        _ expression: ExprSyntax, _ bound: (ExprSyntax) -> Bound?
    ) -> LiteralInterval<Bound>? {
        var (low, symbol, high): (ExprSyntax?, String?, ExprSyntax?) = (nil, nil, nil)
        if let sequence = expression.as(SequenceExprSyntax.self), case let parts = Array(sequence.elements),
            parts.count == 3
        {
            (low, symbol, high) = (parts[0], parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, parts[2])
        } else if let infix = expression.as(InfixOperatorExprSyntax.self) {
            let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
            (low, symbol, high) = (infix.leftOperand, name, infix.rightOperand)
        } else if let postfix = expression.as(PostfixOperatorExprSyntax.self) {
            (low, symbol) = (postfix.expression, postfix.operator.text)
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            (symbol, high) = (prefix.operator.text, prefix.expression)
        }
        guard symbol == "..." || symbol == "..<" else { return nil }
        let (min, max) = (low.flatMap(bound), high.flatMap(bound))
        // What is no literal limits too.
        guard (low == nil) == (min == nil), (high == nil) == (max == nil) else { return nil }
        return LiteralInterval(min: min, max: max, excludesMax: symbol == "..<" && max != nil)
    }
}
#endif
