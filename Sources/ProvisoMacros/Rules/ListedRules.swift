#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// A type that lists its rules itself: `static var rules: some RuleSet<Model> { … }`.
enum ListedRules {
    /// The declaration of the list among the members of a type.
    static func declaration(in members: MemberBlockItemListSyntax) -> VariableDeclSyntax? {
        members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
            variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
                && variable.bindings.contains { binding in
                    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "rules"
                }
        }
    }

    /// Whether a list does not take in the `@Rules` of the properties.
    static func leavesOutRules(in members: MemberBlockItemListSyntax) -> Bool {
        guard let list = declaration(in: members) else { return false }
        return !list.tokens(viewMode: .sourceAccurate).contains { $0.text == "propertyRules" }
    }

    /// `@Rules` that nobody would run, since the list does not take them in.
    static func mistake(_ rule: BoundRuleSyntax, of model: StoredProperty.Model) -> Diagnostic {
        .error(
            "rulesNotListed",
            "'\(model.name)' lists its rules itself, and these are not among them: begin the list with 'propertyRules'",
            at: rule.attribute)
    }
}
#endif
