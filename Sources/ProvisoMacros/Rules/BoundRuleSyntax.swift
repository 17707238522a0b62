#if Macros
import SwiftSyntax

/// A rule of a property as written in `@Rules(…)`.
struct BoundRuleSyntax {
    let property: StoredProperty
    let attribute: AttributeSyntax
    /// The conditions of compilation that the attribute stands under by itself.
    let attributeConditions: [ConditionalClause]
    /// The argument.
    let argument: LabeledExprSyntax
    let expression: ExprSyntax
    /// The expression as text.
    let code: String
    /// The rule's name: `length`; empty for an expression that does not begin with a dot.
    let name: String
    /// The first of the calls in the expression: `.length(4...24)` in `.length(4...24).message("…")`.
    let call: FunctionCallExprSyntax?
    /// The name's token.
    let nameToken: TokenSyntax?
    /// What is called on the rule: message, severity and others.
    let modifiers: [FunctionCallExprSyntax]
    /// What the attribute says besides the rules: on, except, when, …, each with its expressions.
    let options: [(label: String, values: [ExprSyntax])]

    /// The conditions of compilation that the rule stands under.
    var conditions: [ConditionalClause] { property.conditions + attributeConditions }
    var when: ExprSyntax? { options.first { $0.label == "when" }?.values.first }

    /// The other attribute, when the rule is a comparison with one.
    var comparedKeyPath: KeyPathExprSyntax? {
        guard RuleNames.comparisons[name] != nil else { return nil }
        return call?.arguments.first { $0.label?.text == "to" }?.expression.as(KeyPathExprSyntax.self)
    }

    /// The properties of the model that the rule is given, where it is no comparison: `.vat(country: \Invoice.country)`.
    ///
    /// A key path without a label is a function of the value, as in `.map(\Name.short)`, and one that begins at another type
    /// is about the value too.
    var keyPathsOfModel: [KeyPathExprSyntax] {
        let keyPaths = labeledKeyPaths
        guard !keyPaths.isEmpty, comparedKeyPath == nil, let model = property.model else { return [] }
        return keyPaths.filter { keyPath in
            guard let root = keyPath.root?.code else { return false }
            if root == "Self" || root.prefix(while: { $0 != "<" }) == model.name { return true }
            return property.type.kind == .text && !Self.textTypes.contains(root)
        }
    }

    /// The types that a key path begins at which is about a text.
    static let textTypes: Set<String> = ["String", "Substring", "Character"]

    /// The key paths that are given with a label.
    var labeledKeyPaths: [KeyPathExprSyntax] {
        call?.arguments.compactMap { $0.label == nil ? nil : $0.expression.as(KeyPathExprSyntax.self) } ?? []
    }

    /// The rules of an attribute, in order.
    static func all(of attribute: PropertyAttribute, on property: StoredProperty) -> [BoundRuleSyntax] {
        guard let arguments = attribute.syntax.arguments?.as(LabeledExprListSyntax.self) else { return [] }
        var rules: [LabeledExprSyntax] = []
        var options: [(label: String, values: [ExprSyntax])] = []
        for argument in arguments {
            if let label = argument.label?.text {
                options.append((label, [argument.expression]))
            } else if let last = options.indices.last, options[last].label != "for" {
                options[last].values.append(argument.expression)
            } else {
                rules.append(argument)
            }
        }
        return rules.map { BoundRuleSyntax(property, attribute, $0, options) }
    }

    private init(
        _ property: StoredProperty, _ attribute: PropertyAttribute, _ argument: LabeledExprSyntax,
        _ options: [(label: String, values: [ExprSyntax])]
    ) {
        self.property = property
        self.attribute = attribute.syntax
        attributeConditions = attribute.conditions
        self.argument = argument
        self.options = options
        expression = argument.expression
        code = expression.code
        var modifiers: [FunctionCallExprSyntax] = []
        var rest = expression
        while true {
            if let call = rest.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            {
                if let base = member.base {
                    modifiers.insert(call, at: 0)
                    rest = base
                    continue
                }
                (name, nameToken, self.call) = (
                    member.declName.baseName.text.filter { $0 != "`" }, member.declName.baseName, call
                )
            } else if let member = rest.as(MemberAccessExprSyntax.self), member.base == nil {
                (name, nameToken, call) = (
                    member.declName.baseName.text.filter { $0 != "`" }, member.declName.baseName, nil
                )
            } else {
                (name, nameToken, call) = ("", nil, nil)
            }
            break
        }
        self.modifiers = modifiers
    }
}
#endif
