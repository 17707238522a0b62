#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members that make a model of a type.
///
/// Rules are stored in a rule set with their types found out by the compiler; the code that runs them reads and writes
/// the properties directly.
struct ModelWriter {
    let kind: ModelKind
    let properties: [StoredProperty]
    let rules: [BoundRuleSyntax]

    var members: [DeclSyntax] {
        let access = kind.access
        let inner = access == "open " ? "public " : access
        if kind.isOpenToSubclasses || kind.superclass != nil {
            guard kind.storesStatics || kind.superclass == nil else {
                return classMembers(access, inner, stored: false)
            }
            return classMembers(access, inner, stored: kind.storesStatics)
        }
        guard kind.storesStatics else {
            return [
                "\(raw: ruleSet(named: "ModelRuleSet", access: inner, statics: []))",
                "\(raw: access)static var rules: ModelRuleSet { ModelRuleSet() }",
            ]
        }
        return [
            "\(raw: ruleSet(named: "ModelRuleSet", access: inner, statics: []))",
            "\(raw: access)static let compiledRules = ModelRuleSet()",
            "\(raw: access)static var rules: ModelRuleSet { compiledRules }",
        ]
    }

    /// A class can be subclassed, so that what its rules are is found out by the object's own class.
    private func classMembers(_ access: String, _ inner: String, stored: Bool) -> [DeclSyntax] {
        let own = "OwnRuleSet"
        let made =
            kind.superclass.map { "ModelRuleSet(Proviso.InheritedRuleSet(\($0).compiledRules, OwnRuleSet()))" }
            ?? "ModelRuleSet(OwnRuleSet())"
        let statics = stored ? ["static let compiled = \(made)"] : []
        var members: [DeclSyntax] = ["\(raw: ruleSet(named: own, access: inner, statics: statics))"]
        if kind.superclass == nil {
            members.append("\(raw: inner)typealias ModelRuleSet = Proviso.AnyRuleSet<\(raw: kind.type)>")
            if stored {
                members.append("\(raw: access)class var rules: ModelRuleSet { compiledRules }")
            }
        }
        let override = kind.superclass == nil ? "" : "override "
        let name = stored ? "compiledRules" : "rules"
        members.append(
            "\(raw: access)\(raw: override)class var \(raw: name): ModelRuleSet { \(raw: stored ? "OwnRuleSet.compiled" : made) }"
        )
        return members
    }

    private func ruleSet(named name: String, access: String, statics: [String]) -> String {
        var lines = ["\(access)final class \(name): Proviso.RuleSet {"]
        // A type of that name is found by itself.
        if kind.type != "Model" { lines.append("\(access)typealias Model = \(kind.type)") }
        // An object is handed on by one reference, whatever it holds.
        lines += ["init() {}"] + statics
        lines += rules.enumerated().flatMap { storage(of: $1, $0) }
        lines.append("\(access)func run(on model: inout Model, in check: inout Proviso.ModelCheck) {")
        lines += rules.enumerated().flatMap { statement(for: $1, $0) }
        lines.append("}")
        lines.append("\(access)var attributes: [Proviso.Attribute<Model>] {")
        lines.append("[" + properties.map(attribute).joined(separator: ",\n") + "]")
        lines.append("}")
        lines.append("\(access)var modelRules: [Proviso.ModelRule] {")
        lines.append(
            "["
                + rules.indices.map { rules[$0].name == "safe" ? "rule\($0)" : "rule\($0).info" }.joined(
                    separator: ", ") + "]")
        lines.append("}")
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    private func attribute(_ property: StoredProperty) -> String {
        let label = property.label.map { ", label: \($0)" } ?? ""
        let safety = property.isUnsafe ? ", isSafe: false" : ""
        return "Proviso.Attribute(\"\(property.name)\", \\Model.\(property.spelling)\(label)\(safety))"
    }

    // Stored properties

    private func storage(of rule: BoundRuleSyntax, _ index: Int) -> [String] {
        let property = rule.property
        let label = property.label.map { ", \($0)" } ?? ""
        let binder = "Proviso.RuleBinder(\\Model.\(property.spelling), \"\(property.name)\"\(label))"
        var lines: [String] = []
        if let when = rule.when {
            lines.append("let condition\(index): @Sendable (Model) -> Bool = \(when.trimmedDescription)")
        }
        let options = options(of: rule)
        if rule.name == "safe" {
            lines.append("let rule\(index) = \(binder).safe(\(options ?? ""))")
            return lines
        }
        let name = rule.name.isEmpty ? "custom" : rule.name
        let rest = options.map { ", \($0)" } ?? ""
        if let keyPath = rule.comparedKeyPath {
            let target = comparedLabel(keyPath)
            let comparison: String
            switch rule.name {
            case "equal": comparison = "equalTo: \(target)"
            case "notEqual": comparison = "equalTo: \(target), not: true"
            default:
                comparison = "\(rule.call?.arguments.first?.expression.trimmedDescription ?? ".equal"), to: \(target)"
            }
            lines.append(
                "let rule\(index) = \(binder).bind(\"\(name)\", comparison: Proviso.AttributeComparison(\(comparison))\(rest))"
            )
        } else {
            let bound = DirectRule.expression(rule.expression) ?? "any: \(rule.expression.trimmedDescription)"
            lines.append("let rule\(index) = \(binder).bind(\"\(name)\", \(bound)\(rest))")
            let elements = "Proviso.RuleBinder(elementsOf: \\Model.\(property.spelling), \"\(property.name)\")"
            for (position, element) in (rule.directElements ?? []).enumerated() {
                lines.append("let rule\(index)_\(position) = \(elements).bind(\"element\", \(element))")
            }
        }
        return lines
    }

    private func comparedLabel(_ keyPath: KeyPathExprSyntax) -> String {
        let names = keyPath.propertyNames
        if names.count == 1, let label = properties.first(where: { $0.name == names[0] })?.label { return label }
        return "Proviso.Label(attribute: \"\(names.joined(separator: "."))\")"
    }

    /// The options as an expression, or `nil` when there are none.
    private func options(of rule: BoundRuleSyntax) -> String? {
        var arguments: [String] = []
        for label in ["on", "except", "message", "severity", "group", "skipOnEmpty", "skipOnError"] {
            var values = rule.options.filter { $0.label == label }.flatMap(\.values).map(\.trimmedDescription)
            if rule.comparedKeyPath != nil, label == "message" || label == "severity" {
                let modifier = rule.modifiers.last { $0.modifierName == label && $0.arguments.count == 1 }
                if let value = modifier?.arguments.first?.expression { values = [value.trimmedDescription] }
            }
            guard !values.isEmpty else { continue }
            let isList = label == "on" || label == "except"
            arguments.append("\(label): " + (isList ? "[\(values.joined(separator: ", "))]" : values[0]))
        }
        if rule.property.isUnsafe { arguments.append("isUnsafe: \"\(rule.property.name)\"") }
        if rule.when != nil { arguments.append("isConditional: true") }
        return arguments.isEmpty ? nil : "Proviso.ModelRuleOptions(\(arguments.joined(separator: ", ")))"
    }

    // Statements

    /// What is asked first: whether the rule surely finds nothing. Where there are groups every rule has to be told of.
    private func guarding(_ rule: BoundRuleSyntax, _ index: Int) -> String {
        if rules.contains(where: { $0.options.contains { $0.label == "group" } }) { return "" }
        let place = "model.\(rule.property.spelling)"
        if let keyPath = rule.comparedKeyPath {
            return rule.name == "equal" ? "\(place) != model\(keyPath.components.trimmedDescription), " : ""
        }
        if let elements = rule.directElements {
            let passes = elements.indices.map { "rule\(index)_\($0).passes($0)" }.joined(separator: " && ")
            return "!\(place).allSatisfy({ \(passes) }), "
        }
        return DirectRule.expression(rule.expression) == nil ? "" : "!rule\(index).passes(\(place)), "
    }

    private func statement(for rule: BoundRuleSyntax, _ index: Int) -> [String] {
        if rule.name == "safe" { return [] }
        let place = "model.\(rule.property.spelling)"
        let condition = rule.when == nil ? "" : ", when: { condition\(index)(model) }"
        let begins = guarding(rule, index) + "check.begins(rule\(index).info)"
        if let keyPath = rule.comparedKeyPath {
            let other = "model" + keyPath.components.trimmedDescription
            return ["if \(begins) {", "check.judge(\(place), against: \(other), by: rule\(index)\(condition))", "}"]
        }
        if let elements = rule.directElements, !rule.changesElements {
            let checks = elements.indices.map { "rule\(index)_\($0).check($0, into: &$1)" }.joined(separator: " && ")
            let judgement = "check.judge(elements: \(place), by: rule\(index)\(condition)) { _ = \(checks) }"
            return ["if \(begins) {", judgement, "}"]
        }
        let judgement = "check.judge(\(place), by: rule\(index)\(condition))"
        if rule.property.isConstant { return ["if \(begins) {", "_ = \(judgement)", "}"] }
        var lines = ["if \(begins), let changed = \(judgement) {"]
        if kind.isClass {
            lines += [
                "if check.takesBackChanges {", "let (object, kept) = (model, \(place))",
                "check.willChange { object.\(rule.property.spelling) = kept }", "}",
            ]
        }
        return lines + ["\(place) = changed", "}"]
    }
}

extension KeyPathExprSyntax {
    /// The names of the properties on the way.
    var propertyNames: [String] {
        components.compactMap { component in
            guard case .property(let property) = component.component else { return nil }
            return property.declName.baseName.text.filter { $0 != "`" }
        }
    }
}

extension FunctionCallExprSyntax {
    /// The name of the member that is called.
    var modifierName: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}
#endif
