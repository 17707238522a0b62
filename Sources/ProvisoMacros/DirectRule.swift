#if Macros
import SwiftSyntax

/// The rules whose types the macro knows, so that the compiler can call them directly.
enum DirectRule {
    private static let types = [
        "trim": "Trim", "required": "Required", "length": "Length", "matches": "Matches", "range": "InRange",
        "in": "OneOf", "count": "Count", "email": "Email", "url": "URLText", "paymentCard": "PaymentCard",
    ]

    /// The expression that makes the rule by its type, or `nil` for a rule whose type is not known.
    static func expression(_ rule: ExprSyntax) -> String? {
        if let call = rule.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
            let type = types[member.name], call.trailingClosure == nil, !takesOwnOptions(member.name)
        {
            return "Proviso.\(type)(\(call.arguments.trimmedDescription))"
        }
        guard let member = rule.as(MemberAccessExprSyntax.self), member.base == nil, let type = types[member.name]
        else { return nil }
        return "Proviso.\(type)()"
    }

    /// Rules whose options as a member are not those of the type.
    private static func takesOwnOptions(_ name: String) -> Bool { ["url", "paymentCard", "email"].contains(name) }
}

extension MemberAccessExprSyntax {
    fileprivate var name: String { declName.baseName.text.filter { $0 != "`" } }
}

extension BoundRuleSyntax {
    /// The rules for each element of an array, when the types of all are known.
    var directElements: [String]? {
        guard name == "each", modifiers.isEmpty, property.type.kind == .array, !property.type.isOptional, let call
        else { return nil }
        let elements = call.arguments.map { DirectRule.expression($0.expression) }
        let known = elements.compactMap { $0 }
        return known.count == elements.count && !known.isEmpty ? known : nil
    }

    /// Whether one of the rules for each element may change it.
    var changesElements: Bool {
        call?.arguments.contains { $0.expression.trimmedDescription.hasPrefix(".trim") } ?? false
    }
}
#endif
