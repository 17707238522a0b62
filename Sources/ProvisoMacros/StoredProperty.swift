#if Macros
import SwiftSyntax

/// A stored property of a model.
struct StoredProperty {
    let declaration: VariableDeclSyntax
    /// The name, without back-ticks.
    let name: String
    /// The name as code spells it.
    let spelling: String
    let type: PropertyType
    let isConstant: Bool
    /// Whether the declaration gives it a value.
    let hasDefault: Bool

    /// The attributes with a name.
    func attributes(named name: String) -> [AttributeSyntax] {
        declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { $0.baseName == name }
    }

    var ruleAttributes: [AttributeSyntax] { attributes(named: "Rules") }
    var isUnsafe: Bool { !attributes(named: "NotAssignable").isEmpty }

    /// The expression that makes the label, or `nil` for the words of the name.
    var label: String? {
        guard let field = attributes(named: "Labeled").first,
            let arguments = field.arguments?.as(LabeledExprListSyntax.self), !arguments.isEmpty
        else { return nil }
        func argument(_ label: String) -> String? {
            arguments.first { $0.label?.text == label }.map { $0.expression.code }
        }
        let others = ["article", "isSensitive"].compactMap { name in argument(name).map { ", \(name): \($0)" } }
        let text = argument("label") ?? "Proviso.AttributeLabel(attribute: \"\(name)\").text"
        return "Proviso.AttributeLabel(\(text)\(others.joined()))"
    }

    /// The stored properties of a type, in order.
    static func all(of declaration: some DeclGroupSyntax) -> [StoredProperty] {
        declaration.memberBlock.members.flatMap { member in
            member.decl.as(VariableDeclSyntax.self).map(all(in:)) ?? []
        }
    }

    static func all(in variable: VariableDeclSyntax) -> [StoredProperty] {
        guard variable.storageProblem == nil else { return [] }
        // In `var a, b: Int` the type stands behind the last name.
        var type: TypeSyntax?
        var found: [StoredProperty] = []
        for binding in variable.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let isConstant = variable.bindingSpecifier.text == "let"
            let isNil = !isConstant && (type?.isOptionalBySign ?? false) && !variable.hasAttributesOfOthers
            found.append(
                StoredProperty(
                    declaration: variable, name: pattern.identifier.text.filter { $0 != "`" },
                    spelling: pattern.identifier.text, type: PropertyType(type, binding.initializer?.value),
                    isConstant: isConstant, hasDefault: binding.initializer != nil || isNil))
        }
        return found.reversed()
    }
}

extension TypeSyntax {
    /// Whether the type is written `T?` or `T!`: a variable of it is `nil` by itself.
    fileprivate var isOptionalBySign: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension VariableDeclSyntax {
    /// Whether there are attributes that may be property wrappers.
    var hasAttributesOfOthers: Bool {
        attributes.contains { attribute in
            guard let name = attribute.as(AttributeSyntax.self)?.baseName else { return true }
            return name != "Rules" && name != "Labeled" && name != "NotAssignable"
        }
    }

    /// Why the declaration is not one of a stored property of each value, or `nil` when it is.
    var storageProblem: String? {
        let names = modifiers.map(\.name.text)
        if names.contains("static") || names.contains("class") { return "static" }
        if names.contains("lazy") { return "lazy" }
        for binding in bindings {
            guard let accessors = binding.accessorBlock?.accessors else { continue }
            switch accessors {
            case .getter: return "computed"
            case .accessors(let list):
                let observes = list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
                if !observes { return "computed" }
            }
        }
        return nil
    }
}
#endif
