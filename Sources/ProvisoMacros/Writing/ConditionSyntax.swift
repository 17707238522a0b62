#if Macros
import SwiftSyntax

/// How the rules of a run ask for their condition, which they do at two places.
struct ConditionSyntax {
    /// What declares a function for both; `nil` where the condition is written twice.
    let declaration: String?
    /// What is called with the model.
    let function: String

    init(_ condition: ExprSyntax, _ name: String, of kind: ModelKind) {
        if let closure = condition.as(ClosureExprSyntax.self) {
            declaration = closure.declaration(named: name)
            // A closure that is called where it stands needs no copy of the model.
            function = declaration == nil ? closure.code : name
        } else {
            declaration = "let \(name): @Sendable (\(kind.type)) -> Swift.Bool = \(condition.code)"
            function = name
        }
    }
}

extension ClosureExprSyntax {
    /// The closure as a function, which the compiler reads once; `nil` where it says more than the type of its parameter.
    fileprivate func declaration(named name: String) -> String? {
        guard let signature, signature.attributes.isEmpty, signature.capture == nil, signature.effectSpecifiers == nil,
            signature.returnClause == nil, case .parameterClause(let clause) = signature.parameterClause,
            clause.parameters.count == 1, let parameter = clause.parameters.first, let type = parameter.type,
            parameter.attributes.isEmpty, parameter.modifiers.isEmpty, parameter.ellipsis == nil
        else { return nil }
        let inner = (parameter.secondName ?? parameter.firstName).text
        // A function needs no label for it.
        guard inner != "_" else { return nil }
        // With the word the compiler need not find out whether the expression is the result.
        let isExpression = if statements.count == 1, case .expr = statements.first?.item { true } else { false }
        let body = (isExpression ? "return " : "") + statements.code
        return "@Sendable func \(name)(_ \(inner): \(type.code)) -> Swift.Bool { \(body) }"
    }
}
#endif
