#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// Finds ranges whose lower end is above the upper one: `24...4`.
enum RangeCheck {
    static func mistake(_ rule: BoundRuleSyntax) -> Diagnostic? {
        guard RuleNames.limits[rule.name] != nil, let argument = rule.call?.arguments.first,
            let (lower, symbol, upper) = bounds(of: argument.expression), let low = number(lower),
            let high = number(upper), symbol == "..." ? low > high : low >= high
        else { return nil }
        if low == high {
            return .error(
                "emptyRange", "nothing lies in '\(argument.expression.code)'", at: argument.expression)
        }
        let swapped: ExprSyntax =
            "\(raw: upper.code)\(raw: symbol)\(raw: lower.code)"
        return .error(
            "minimumAboveMaximum",
            "the least value, \(lower.code), is above the greatest, \(upper.code)",
            at: argument.expression,
            fixIts: [.replacing("swapBounds", "Swap them", argument.expression, with: swapped)])
    }

    private static func bounds(of expression: ExprSyntax) -> (ExprSyntax, String, ExprSyntax)? {
        var operands: (ExprSyntax, ExprSyntax, ExprSyntax)?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3 else { return nil }
            operands = (elements[0], elements[1], elements[2])
        } else if let infix = expression.as(InfixOperatorExprSyntax.self) {
            operands = (infix.leftOperand, infix.operator, infix.rightOperand)
        }
        guard let (left, middle, right) = operands,
            let symbol = middle.as(BinaryOperatorExprSyntax.self)?.operator.text, symbol == "..." || symbol == "..<"
        else { return nil }
        return (left, symbol, right)
    }

    private static func number(_ expression: ExprSyntax) -> Double? {
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            return number(prefix.expression).map { -$0 }
        }
        let text =
            expression.as(IntegerLiteralExprSyntax.self)?.literal.text
            ?? expression.as(FloatLiteralExprSyntax.self)?.literal.text
        return text.flatMap { Double($0.filter { $0 != "_" }) }
    }
}
#endif
