#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Rules(…)`: read by `@Validatable`; reports itself if nothing reads it.
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

/// `@Labeled(_:article:)`: read by `@Validatable`.
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

/// `@Sensitive`: read by `@Validatable`.
enum SensitiveMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        AttributePlace.check(node, "@Sensitive", declaration, in: context)
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
#endif
