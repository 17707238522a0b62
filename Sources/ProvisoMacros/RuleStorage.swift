#if Macros
import SwiftSyntax

/// Writes the stored properties of a rule set, `rule0` and so on, and what its initializer gives them.
///
/// Where the declaration of a property tells its type, the types of its rules are written out: the compiler takes much
/// longer to find them out. Else they are found out by a key path.
struct RuleStorage {
    private(set) var declarations: [String] = []
    private(set) var assignments: [String] = []
    private let properties: [StoredProperty]
    /// The properties whose rules are made by a local constant.
    private var binders: Set<String> = []

    init(_ rules: [BoundRuleSyntax], of properties: [StoredProperty]) {
        self.properties = properties
        for (index, rule) in rules.enumerated() {
            if let when = rule.when {
                declarations.append(
                    "private let condition\(index): @Sendable (Model) -> Bool = \(when.trimmedDescription)")
            }
            store(rule, "rule\(index)")
        }
        checkSharedMessages(of: rules)
    }

    /// The message of one `@Rules` may have the places of each of its rules.
    private mutating func checkSharedMessages(of rules: [BoundRuleSyntax]) {
        for (_, sharing) in Dictionary(grouping: rules.indices, by: { rules[$0].attribute.id })
            .sorted(by: { $0.value[0] < $1.value[0] })
        {
            guard let message = rules[sharing[0]].options.last(where: { $0.label == "message" })?.values.first else {
                continue
            }
            let codes = sharing.filter { rules[$0].name != "safe" }.map { "rule\($0).codes" }
            guard !codes.isEmpty else { continue }
            assignments.append(
                "Proviso.RuleBinder<Model>.check(\(message.trimmedDescription), for: \(codes.joined(separator: ", ")))")
        }
    }

    private mutating func store(_ rule: BoundRuleSyntax, _ variable: String) {
        let property = rule.property
        let type = property.type.spelling
        let options = rule.modelOptions
        if rule.name == "safe" {
            return store(variable, "Proviso.ModelRule", "safe(\(options ?? ""))", property)
        }
        let name = rule.name.isEmpty ? "custom" : rule.name
        let rest = options.map { ", \($0)" } ?? ""
        if let keyPath = rule.comparedKeyPath {
            let made = "comparison: Proviso.AttributeComparison(\(comparison(rule, keyPath)))"
            store(
                variable, type.map { "Proviso.BoundComparison<\($0)>" }, "bind(\"\(name)\", \(made)\(rest))", property)
        } else if let direct = DirectRule(rule.expression) {
            store(
                variable, type.map { "Proviso.BoundRule<\(direct.type)<\($0)>>" },
                "bind(\"\(name)\", \(direct.expression)\(rest))", property)
        } else {
            store(
                variable, type.map { "Proviso.BoundRule<Proviso.AnyRule<\($0)>>" },
                "bind(\"\(name)\", any: \(rule.expression.trimmedDescription)\(rest))", property)
            for (position, element) in (rule.directElements ?? []).enumerated() {
                store("\(variable)_\(position)", element, property)
            }
        }
    }

    private mutating func store(_ variable: String, _ type: String?, _ call: String, _ property: StoredProperty) {
        let name = "\"\(property.name)\"" + (property.label.map { ", \($0)" } ?? "")
        guard let type, let value = property.type.spelling else {
            declarations.append(
                "private let \(variable) = Proviso.RuleBinder(\\Model.\(property.spelling), \(name)).\(call)")
            return
        }
        let binder = "of_\(property.name)"
        if binders.insert(property.name).inserted {
            assignments.append("let \(binder) = Proviso.RuleBinder<\(value)>(\(name))")
        }
        declarations.append("private let \(variable): \(type)")
        assignments.append("\(variable) = \(binder).\(call)")
    }

    private mutating func store(_ variable: String, _ element: DirectRule, _ property: StoredProperty) {
        let name = "\"\(property.name)\""
        let call = "bind(\"element\", \(element.expression))"
        guard let value = property.type.elementSpelling else {
            declarations.append(
                "private let \(variable) = Proviso.RuleBinder(elementsOf: \\Model.\(property.spelling), \(name)).\(call)"
            )
            return
        }
        declarations.append("private let \(variable): Proviso.BoundRule<\(element.type)<\(value)>>")
        assignments.append("\(variable) = Proviso.RuleBinder<\(value)>(\(name)).\(call)")
    }

    private func comparison(_ rule: BoundRuleSyntax, _ keyPath: KeyPathExprSyntax) -> String {
        let target = label(of: keyPath)
        switch rule.name {
        case "equal": return "equalTo: \(target)"
        case "notEqual": return "equalTo: \(target), not: true"
        default:
            return "\(rule.call?.arguments.first?.expression.trimmedDescription ?? ".equal"), to: \(target)"
        }
    }

    /// How messages name the other attribute.
    private func label(of keyPath: KeyPathExprSyntax) -> String {
        let names = keyPath.propertyNames
        if names.count == 1, let label = properties.first(where: { $0.name == names[0] })?.label { return label }
        return "Proviso.Label(attribute: \"\(names.joined(separator: "."))\")"
    }
}

extension BoundRuleSyntax {
    /// The options as an expression, or `nil` when there are none.
    fileprivate var modelOptions: String? {
        var arguments: [String] = []
        for label in ["on", "except", "message", "severity", "group", "skipOnEmpty", "skipOnError"] {
            var values = options.filter { $0.label == label }.flatMap(\.values).map(\.trimmedDescription)
            if comparedKeyPath != nil, label == "message" || label == "severity" {
                let modifier = modifiers.last { $0.modifierName == label && $0.arguments.count == 1 }
                if let value = modifier?.arguments.first?.expression { values = [value.trimmedDescription] }
            }
            guard !values.isEmpty else { continue }
            let isList = label == "on" || label == "except"
            arguments.append("\(label): " + (isList ? "[\(values.joined(separator: ", "))]" : values[0]))
        }
        if property.isUnsafe { arguments.append("isUnsafe: \"\(property.name)\"") }
        if when != nil { arguments.append("isConditional: true") }
        return arguments.isEmpty ? nil : "Proviso.ModelRuleOptions(\(arguments.joined(separator: ", ")))"
    }
}
#endif
