#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

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
        if mayBeWrittenByMacro(variable, in: context), isWrittenByMacro(node, in: context) {
            guard !variable.isPlaceOfAnother else { return }
            context.diagnose(
                Diagnostic(
                    node: Syntax(node),
                    message: MacroMessage(
                        id: "writtenByMacro", message: "\(name) does nothing on what another macro writes",
                        severity: .warning)))
            return
        }
        if let problem = variable.storageProblem ?? context.variableProblem {
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

    /// Whether there is another attribute, which may be a macro that writes properties. Where there is none, the place need not be asked
    /// for: that takes a seventh of what the plug-in takes for an attribute.
    private static func mayBeWrittenByMacro(
        _ variable: VariableDeclSyntax, in context: some MacroExpansionContext
    ) -> Bool {
        guard let outer = context.lexicalContext.first?.asProtocol((any WithAttributesSyntax).self) else { return true }
        return !outer.attributes.allSatisfy { $0.as(AttributeSyntax.self)?.baseName == "Validatable" }
            || !variable.attributes.allSatisfy {
                $0.as(AttributeSyntax.self).map { own.contains($0.baseName) } ?? false
            }
    }

    /// The attributes of properties that `@Validatable` reads.
    static let own: Set = ["Rules", "Labeled", "Sensitive", "NotAssignable"]

    /// Whether the attribute is in what another macro made, such as that of `@Observable`, which moves each property
    /// to one of another name and copies its attributes.
    private static func isWrittenByMacro(_ node: AttributeSyntax, in context: some MacroExpansionContext) -> Bool {
        let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
        return place.map { $0.file.code.contains("@__swiftmacro_") } ?? false
    }
}

extension VariableDeclSyntax {
    /// Whether this looks like the place where a macro keeps the value of a property, whose rules run on that property.
    fileprivate var isPlaceOfAnother: Bool {
        if modifiers.contains(where: { $0.name.text == "private" || $0.name.text == "fileprivate" }) { return true }
        return bindings.allSatisfy { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.first == "_" }
    }
}

extension MacroExpansionContext {
    /// Why a variable is no property, or `nil` if it is in a type.
    fileprivate var variableProblem: String? {
        guard let outer = lexicalContext.first else { return "global" }
        return outer.isProtocol((any DeclGroupSyntax).self) ? nil : "local"
    }
}
#endif
