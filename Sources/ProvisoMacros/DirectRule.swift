#if Macros
import SwiftSyntax

/// A rule whose type the macro knows, so that the compiler can call it directly.
struct DirectRule {
    /// The generic type, whose parameter is the type of the values: `Proviso.Length`.
    let type: String
    /// The expression that makes the rule: `Proviso.Length(4...24)`.
    let expression: String
    /// Whether it is no filter.
    let changesNothing: Bool

    private static let types = [
        "trim": "Trim", "required": "Required", "length": "Length", "matches": "Matches", "range": "InRange",
        "in": "OneOf", "count": "Count", "email": "Email", "url": "URLText", "paymentCard": "PaymentCard",
    ]
    /// Rules whose options as a member are not those of the type.
    private static let withoutOptions: Set<String> = ["url", "paymentCard", "email"]

    /// Reads a rule as `@Rules` has it; `nil` when its type is not known.
    init?(_ rule: ExprSyntax) {
        let member: MemberAccessExprSyntax
        var arguments = ""
        if let call = rule.as(FunctionCallExprSyntax.self) {
            guard let called = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil,
                !Self.withoutOptions.contains(called.name)
            else { return nil }
            member = called
            arguments = call.arguments.trimmedDescription
        } else {
            guard let named = rule.as(MemberAccessExprSyntax.self) else { return nil }
            member = named
        }
        guard member.base == nil, let name = Self.types[member.name] else { return nil }
        type = "Proviso.\(name)"
        expression = "\(type)(\(arguments))"
        changesNothing = member.name != "trim"
    }
}

extension MemberAccessExprSyntax {
    fileprivate var name: String { declName.baseName.text.filter { $0 != "`" } }
}

extension BoundRuleSyntax {
    /// The rules for each element of an array, when the types of all are known and none is a filter.
    var directElements: [DirectRule]? {
        guard name == "each", modifiers.isEmpty, property.type.kind == .array, !property.type.isOptional, let call
        else { return nil }
        let elements = call.arguments.compactMap { DirectRule($0.expression) }
        guard elements.count == call.arguments.count, !elements.isEmpty, elements.allSatisfy(\.changesNothing) else {
            return nil
        }
        return elements
    }
}
#endif
