#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Validatable`: makes the rule set of a type from the `@Rules` of its properties.
enum ValidatableMacro: MemberMacro, ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let kind = ModelKind(declaration, inheritsRules: protocols.isEmpty, in: context) else {
            context.diagnose(.error("notAModel", "@Validatable goes with structures and classes", at: node))
            return []
        }
        if let uncopyable = declaration.inheritanceClause?.inheritedTypes.first(where: { $0.type.code == "~Copyable" })
        {
            context.diagnose(
                .error(
                    "notCopyable", "rules judge a copy of a model, so a model cannot be '~Copyable'",
                    at: uncopyable.type))
            return []
        }
        if let pack = kind.parameterPack {
            // Swift's runtime stops at a key path of such a type.
            context.diagnose(.error("parameterPack", "a model cannot have a parameter pack", at: pack))
            return []
        }
        if let actor = kind.actor {
            let name = actor.attributeName.code
            let nothing = AttributeListSyntax([]).with(\.leadingTrivia, actor.leadingTrivia)
            context.diagnose(
                .error(
                    "isolated",
                    "rules run on any thread, so a model cannot belong to '\(name)'; what uses it can, and a form of it",
                    at: actor,
                    fixIts: [.replacing("removeActor", "Remove '@\(name)'", actor, with: nothing)]))
            return []
        }
        let properties = StoredProperty.all(of: declaration)
        AttributeChecks.report(properties, in: context)
        OwnRules.mistake(in: declaration, kind).map(context.diagnose)
        var rules = properties.flatMap { property in
            property.ruleAttributes.flatMap { BoundRuleSyntax.all(of: $0, on: property) }
        }
        rules = RuleChecks.withoutMistakes(rules, in: context)
        let places = rules.isEmpty ? nil : SourcePlaces(node, declaration, in: context)
        return ModelWriter(
            kind: kind, properties: properties, rules: rules, places: places,
            blank: BlankSyntax(kind, properties, in: declaration), renamed: CodingKeysSyntax.renamed(in: declaration)
        ).members
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else { return [] }
        let names = Set(protocols.map { String($0.code.split(separator: ".").last ?? "") })
        var extensions: [ExtensionDeclSyntax] = []
        if names.contains("Validatable") {
            extensions.append(try ExtensionDeclSyntax("extension \(type.trimmed): Proviso.Validatable {}"))
        }
        if names.contains("_GeneratedDecoding"), let decoding = DecodingWriter(node, declaration, in: context) {
            extensions.append(
                try ExtensionDeclSyntax(
                    "extension \(type.trimmed): Proviso._GeneratedDecoding {\n\(raw: decoding.members)\n}"))
        }
        return extensions
    }
}
#endif
