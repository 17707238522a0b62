#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Rules(…)`: read by `@Validatable`; says itself when it stands where nobody reads it.
enum RulesMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        AttributePlace.check(node, "@Rules", declaration, in: context)
        if let arguments = node.arguments?.as(LabeledExprListSyntax.self),
            arguments.contains(where: { $0.label == nil })
        {
            return []
        }
        context.diagnose(.error("noRules", "@Rules has no rules", at: node))
        return []
    }
}

/// `@Labeled(label:article:)`: read by `@Validatable`.
enum LabeledMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        AttributePlace.check(node, "@Labeled", declaration, in: context)
        return []
    }
}

/// `@NotAssignable`: read by `@Validatable`.
enum NotAssignableMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        AttributePlace.check(node, "@NotAssignable", declaration, in: context)
        return []
    }
}

/// Where the attributes of a property may stand.
enum AttributePlace {
    static func check(
        _ node: AttributeSyntax, _ name: String, _ declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            context.diagnose(.error("notAProperty", "\(name) goes with stored properties", at: node))
            return
        }
        if let problem = variable.storageProblem {
            let nothing = AttributeListSyntax([]).with(\.leadingTrivia, node.leadingTrivia)
            context.diagnose(
                .error(
                    "notStored", "\(name) goes with stored properties, and this one is \(problem)", at: node,
                    fixIts: [.replacing("removeAttribute", "Remove '\(name)'", node, with: nothing)]))
            return
        }
        guard let outer = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self),
            outer.attributes.contains(where: { $0.as(AttributeSyntax.self)?.baseName == "Validatable" })
        else {
            context.diagnose(
                .error("notInAModel", "\(name) does nothing here, since its type is not @Validatable", at: node))
            return
        }
    }
}
#endif
