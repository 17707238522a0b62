#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What a type declares for its model as a whole: `static var modelRules: some RuleSet<Model> { … }`.
enum OwnRules {
    /// Whether a type declares them as a function.
    static func areFunction(in members: MemberBlockItemListSyntax) -> Bool {
        members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "modelRules" }
    }

    /// A list of rules that the compiler would not take for one. It finds out what builds the value of a property where the
    /// conformance is written, and the macro writes that in an extension.
    static func mistake(in declaration: some DeclGroupSyntax, _ kind: ModelKind) -> Diagnostic? {
        if kind.saysConformance { return nil }
        for member in declaration.memberBlock.members {
            let (attributes, keyword): (AttributeListSyntax, TokenSyntax)
            if let variable = member.decl.as(VariableDeclSyntax.self), isList(variable) {
                (attributes, keyword) = (
                    variable.attributes, variable.modifiers.first?.name ?? variable.bindingSpecifier
                )
            } else if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "modelRules" {
                (attributes, keyword) = (function.attributes, function.modifiers.first?.name ?? function.funcKeyword)
            } else {
                continue
            }
            guard attributes.isEmpty else { return nil }
            let builder = "@RuleSetBuilder<\(kind.type)>"
            let token: TokenSyntax = "\(raw: builder + " " + keyword.text)"
            return .error(
                "listNeedsBuilder", "a list of rules needs '\(builder)' before it", at: keyword,
                fixIts: [.replacing("addBuilder", "Add '\(builder)'", keyword, with: token)])
        }
        return nil
    }

    /// Whether a property is the list, and its code is not a value that is made elsewhere.
    private static func isList(_ variable: VariableDeclSyntax) -> Bool {
        guard let binding = variable.bindings.first,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "modelRules",
            case .getter(let body) = binding.accessorBlock?.accessors
        else { return false }
        guard body.count == 1, case .expr(let expression) = body.first?.item else { return true }
        let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression.code ?? expression.code
        return !call.hasPrefix("ModelRules") && call != "propertyRules" && !call.hasPrefix("EmptyRuleSet")
    }
}
#endif
