#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Finds attributes that say the same twice, or whose place leaves open what they are about.
enum AttributeChecks {
    static func report(_ properties: [StoredProperty], in context: some MacroExpansionContext) {
        var seen: Set<SyntaxIdentifier> = []
        // Names of one declaration share its attributes.
        for property in properties where seen.insert(property.declaration.id).inserted {
            for name in ["Labeled", "Sensitive", "NotAssignable"] {
                report(property.attributes(named: name), name, of: property, in: context)
            }
        }
    }

    private static func report(
        _ attributes: [PropertyAttribute], _ name: String, of property: StoredProperty,
        in context: some MacroExpansionContext
    ) {
        for attribute in attributes where !attribute.conditions.isEmpty {
            context.diagnose(
                .error(
                    "conditionalAttribute",
                    "@\(name) cannot depend on '#if' by itself; put the whole of '\(property.name)' inside",
                    at: attribute.syntax))
        }
        for attribute in attributes.dropFirst() where attribute.conditions.isEmpty {
            let nothing = AttributeListSyntax([]).with(\.leadingTrivia, attribute.syntax.leadingTrivia)
            context.diagnose(
                .error(
                    "duplicateAttribute", "'\(property.name)' has @\(name) already", at: attribute.syntax,
                    fixIts: [.replacing("removeAttribute", "Remove the second one", attribute.syntax, with: nothing)]))
        }
    }
}
#endif
