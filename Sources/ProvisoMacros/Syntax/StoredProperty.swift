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
    /// The conditions of compilation that the declaration stands under.
    let conditions: [ConditionalClause]
    /// Whether the declaration gives it a value.
    let hasDefault: Bool
    /// Whether that is `nil`, which nobody had to write.
    let isNilByDefault: Bool
    /// Whether an attribute may be a property wrapper, which stores something else.
    let mayBeWrapped: Bool
    private let attributes: [PropertyAttribute]

    /// Whether something else may happen when the value changes.
    var isObserved: Bool { declaration.bindings.contains { $0.accessorBlock != nil } }

    /// The attributes with a name.
    func attributes(named name: String) -> [PropertyAttribute] {
        attributes.filter { $0.name == name }
    }

    private func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    var ruleAttributes: [PropertyAttribute] { attributes(named: "Rules") }
    var isUnsafe: Bool { has("NotAssignable") }

    /// The name as the label of an argument, where only these keywords need back-ticks: others have the compiler warn.
    var argumentLabel: String {
        let isWord = name.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        return isWord && !["inout", "let", "var"].contains(name) ? name : spelling
    }

    /// The name as a literal. One with a quotation mark is in back-ticks.
    var nameLiteral: String {
        "\"" + (name == spelling ? name : name.replacing("\"", with: "\\\"")) + "\""
    }

    /// Whether this is the property itself, and not one of the same name under another condition.
    func isSame(as other: Self) -> Bool { declaration.id == other.declaration.id && name == other.name }

    /// The expression that makes the label, or `nil` for the words of the name.
    var label: String? {
        guard !attributes.isEmpty else { return nil }
        let arguments = attributes(named: "Labeled").first?.syntax.arguments?.as(LabeledExprListSyntax.self) ?? []
        let isSensitive = has("Sensitive")
        guard !arguments.isEmpty || isSensitive else { return nil }
        let text = arguments.first { $0.label == nil }.map { $0.expression.code }
        let article = arguments.first { $0.label?.text == "article" }.map { ", article: \($0.expression.code)" }
        return
            "Proviso.AttributeLabel(\(text ?? "Proviso.AttributeLabel(attribute: \(nameLiteral)).text")\(article ?? "")"
            + (isSensitive ? ", isSensitive: true)" : ")")
    }
}

// Finding them

extension StoredProperty {
    /// The stored properties of a type, in order, those inside `#if` too.
    static func all(of declaration: some DeclGroupSyntax) -> [StoredProperty] {
        all(in: declaration.memberBlock.members, under: [])
    }

    /// Those among some members, in order.
    static func all(
        in members: MemberBlockItemListSyntax, under conditions: [ConditionalClause] = []
    ) -> [StoredProperty] {
        members.flatMap { member -> [StoredProperty] in
            if let variable = member.decl.as(VariableDeclSyntax.self) { return all(in: variable, under: conditions) }
            guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
            return ConditionalClause.all(of: block).flatMap { clause, elements -> [StoredProperty] in
                guard case .decls(let inner) = elements else { return [] }
                return all(in: inner, under: conditions + [clause])
            }
        }
    }

    private static func all(
        in variable: VariableDeclSyntax, under conditions: [ConditionalClause]
    ) -> [StoredProperty] {
        guard variable.storageProblem == nil else { return [] }
        let attributes = PropertyAttribute.all(in: variable.attributes)
        // A wrapper may make another type of a value than the value's own.
        let isWrapped = attributes.contains { attribute in
            !AttributePlace.own.contains(attribute.name) && attribute.name.first?.isUppercase ?? false
        }
        // In `var a, b: Int` the type stands behind the last name.
        var type: TypeSyntax?
        var found: [StoredProperty] = []
        for binding in variable.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            let names = PropertyNames.all(in: binding.pattern, type, isWrapped ? nil : binding.initializer?.value)
            let isConstant = variable.bindingSpecifier.text == "let"
            let isNil = !isConstant && !isWrapped && (type?.isOptionalBySign ?? false)
            found += names.reversed().map { name in
                StoredProperty(
                    declaration: variable, name: name.token.text.filter { $0 != "`" }, spelling: name.token.text,
                    type: PropertyType(name.type, name.value), isConstant: isConstant,
                    conditions: conditions, hasDefault: binding.initializer != nil || isNil,
                    isNilByDefault: binding.initializer == nil && isNil, mayBeWrapped: isWrapped,
                    attributes: attributes)
            }
        }
        return found.reversed()
    }
}

/// The names that a pattern gives: one, or those of a tuple.
private enum PropertyNames {
    typealias Name = (token: TokenSyntax, type: TypeSyntax?, value: ExprSyntax?)

    static func all(in pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) -> [Name] {
        if let name = pattern.as(IdentifierPatternSyntax.self) { return [(name.identifier, type, value)] }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
        let count = tuple.elements.count
        let types = type?.as(TupleTypeSyntax.self).map { $0.elements.map(\.type) } ?? []
        let values = value?.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) } ?? []
        return tuple.elements.enumerated().flatMap { index, element in
            // `let (a, b) = pair`: nothing is told of them.
            all(
                in: element.pattern, types.count == count ? types[index] : nil,
                values.count == count ? values[index] : nil)
        }
    }
}

extension TypeSyntax {
    /// Whether the type is written `T?` or `T!`: a variable of it is `nil` by itself.
    fileprivate var isOptionalBySign: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension VariableDeclSyntax {
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
