#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// Finds rules that are given a property of another type: `.equal(to: \Other.name)` would compare with the model's own `name`.
enum ComparedModel {
    static func mistake(_ rule: BoundRuleSyntax) -> Diagnostic? {
        let given = rule.comparedKeyPath ?? foreignKeyPath(of: rule)
        guard let keyPath = given, let root = keyPath.root, let model = rule.property.model,
            let name = root.as(IdentifierTypeSyntax.self)?.name.text, name != model.name, name != "Self",
            // `\Outer.Model.name` is parsed as if `Model` were a property; there the compiler sees to it too.
            keyPath.propertyNames.first?.first?.isUppercase == false,
            // The property may be that of a superclass, and then the compiler sees to it.
            !model.mayHaveSuperclass
        else { return nil }
        let own = "\(raw: model.name)" as TypeSyntax
        return .error(
            "foreignProperty",
            "'\(keyPath.code)' is a property of '\(root.code)', and '\(rule.property.name)' is "
                + (rule.comparedKeyPath == nil ? "judged by properties of " : "compared with properties of ")
                + "'\(model.name)'",
            at: root, fixIts: [.replacing("useOwnProperty", "Use '\\\(model.name)'", root, with: own)])
    }

    /// A key path to a property of another type that a rule for a text is given: of what else there is, it can read only the
    /// model.
    private static func foreignKeyPath(of rule: BoundRuleSyntax) -> KeyPathExprSyntax? {
        guard rule.property.type.kind == .text else { return nil }
        return rule.labeledKeyPaths.first { !BoundRuleSyntax.textTypes.contains($0.root?.code ?? "String") }
    }
}

extension RuleRun {
    /// The property that a comparison reads, where its declaration is not to be seen: it may be one of an extension, or be
    /// misspelt, of which the compiler tells once.
    ///
    /// - Parameter properties: The stored properties of the model, which are nearly always the ones compared.
    func unseenProperty(among properties: [StoredProperty]) -> KeyPathExprSyntax? {
        guard case .comparison(_, let keyPath) = kind, case let names = keyPath.propertyNames, names.count == 1,
            names[0].first?.isUppercase == false, !properties.contains(where: { $0.name == names[0] }),
            let model = first.property.model, !model.mayHaveSuperclass
        else { return nil }
        let declared = DeclaredNames(viewMode: .sourceAccurate)
        declared.walk(model.members)
        return declared.names.contains(names[0]) ? nil : keyPath
    }
}

/// The names that variables have in some code.
private final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text.filter { $0 != "`" })
        return .skipChildren
    }
}

extension KeyPathExprSyntax {
    /// The type that the key path begins at, where its name alone does not tell that it is the model.
    func foreignRoot(of kind: ModelKind) -> String? {
        guard let root = root?.code, root != kind.type, root != "Self",
            propertyNames.first?.first?.isUppercase == false
        else { return nil }
        return root == kind.type.prefix(while: { $0 != "<" }) ? nil : root
    }
}

extension StoredProperty {
    typealias Model = (name: String, mayHaveSuperclass: Bool, members: MemberBlockItemListSyntax)

    /// The type that the property is declared in.
    var model: Model? {
        var node = declaration.parent
        while let current = node {
            if let type = current.as(StructDeclSyntax.self) { return (type.name.text, false, type.memberBlock.members) }
            if let type = current.as(ClassDeclSyntax.self) {
                return (type.name.text, type.inheritanceClause != nil, type.memberBlock.members)
            }
            node = current.parent
        }
        return nil
    }
}
#endif
