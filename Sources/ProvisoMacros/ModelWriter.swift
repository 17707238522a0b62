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

    /// The members, as text: the compiler reads it anyway, and to parse it here too would double the time.
    var members: [DeclSyntax] { memberTexts.map(DeclSyntax.init(unparsed:)) }

    private var memberTexts: [String] {
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
                ruleSet(named: "ModelRuleSet", access: inner, statics: []),
                "\(access)static var rules: ModelRuleSet { ModelRuleSet() }",
            ]
        }
        return [
            ruleSet(named: "ModelRuleSet", access: inner, statics: []),
            "\(access)static let compiledRules = ModelRuleSet()",
            "\(access)static var rules: ModelRuleSet { compiledRules }",
        ]
    }

    /// A class can be subclassed, so that what its rules are is found out by the object's own class.
    private func classMembers(_ access: String, _ inner: String, stored: Bool) -> [String] {
        let own = "OwnRuleSet"
        let made =
            kind.superclass.map { "ModelRuleSet(Proviso.InheritedRuleSet(\($0).compiledRules, OwnRuleSet()))" }
            ?? "ModelRuleSet(OwnRuleSet())"
        let statics = stored ? ["static let compiled = \(made)"] : []
        var members = [ruleSet(named: own, access: inner, statics: statics)]
        if kind.superclass == nil {
            members.append("\(inner)typealias ModelRuleSet = Proviso.AnyRuleSet<\(kind.type)>")
            if stored {
                members.append("\(access)class var rules: ModelRuleSet { compiledRules }")
            }
        }
        let override = kind.superclass == nil ? "" : "override "
        let name = stored ? "compiledRules" : "rules"
        members.append(
            "\(access)\(override)class var \(name): ModelRuleSet { \(stored ? "OwnRuleSet.compiled" : made) }"
        )
        return members
    }

    private func ruleSet(named name: String, access: String, statics: [String]) -> String {
        var lines = ["\(access)final class \(name): Proviso.RuleSet {"]
        // A type of that name is found by itself.
        if kind.type != "Model" { lines.append("\(access)typealias Model = \(kind.type)") }
        let storage = RuleStorage(rules, of: properties)
        // An object is handed on by one reference, whatever it holds.
        lines += storage.declarations + ["init() {"] + storage.assignments + ["}"] + statics
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

    // Statements

    /// Whether every rule has to be told of, also one whose value surely passes: where there are groups.
    private var tellsEveryRule: Bool { rules.contains { $0.options.contains { $0.label == "group" } } }

    private func statement(for rule: BoundRuleSyntax, _ index: Int) -> [String] {
        if rule.name == "safe" { return [] }
        let place = "model.\(rule.property.spelling)"
        let condition = rule.when == nil ? "" : ", when: { condition\(index)(model) }"
        let begins = tellsEveryRule ? "check.begins(rule\(index).info)" : nil
        if let keyPath = rule.comparedKeyPath {
            let other = "model" + keyPath.components.trimmedDescription
            let judgement = "check.judge(\(place), against: \(other), by: rule\(index)\(condition))"
            let differs = rule.name == "equal" && !tellsEveryRule ? "\(place) != \(other)" : nil
            return block(if: [differs ?? begins], [judgement])
        }
        if let elements = rule.directElements {
            let passes = elements.indices.map { "rule\(index)_\($0).passes($0)" }.joined(separator: " && ")
            let checks = elements.indices.map { "rule\(index)_\($0).check($0, into: &$1)" }.joined(separator: " && ")
            let judgement = "check.judge(elements: \(place), by: rule\(index)\(condition)) { _ = \(checks) }"
            return block(if: [begins ?? "!\(place).allSatisfy({ \(passes) })"], [judgement])
        }
        if DirectRule(rule.expression)?.changesNothing ?? false {
            return block(if: [begins], ["check.judge(\(place), by: rule\(index)\(condition))"])
        }
        let change = "check.change(\(place), by: rule\(index)\(condition))"
        if rule.property.isConstant { return block(if: [begins], ["_ = \(change)"]) }
        var lines = ["\(place) = changed"]
        if kind.isClass {
            lines.insert(
                contentsOf: [
                    "if check.takesBackChanges {", "let (object, kept) = (model, \(place))",
                    "check.willChange { object.\(rule.property.spelling) = kept }", "}",
                ], at: 0)
        }
        return block(if: [begins, "let changed = \(change)"], lines)
    }

    /// Statements under conditions, of which there may be none.
    private func block(if conditions: [String?], _ statements: [String]) -> [String] {
        let conditions = conditions.compactMap(\.self)
        return conditions.isEmpty
            ? statements : ["if \(conditions.joined(separator: ", ")) {"] + statements + ["}"]
    }
}

extension DeclSyntax {
    /// Declarations as they are written, which nobody looks into.
    fileprivate init(unparsed text: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(text)))
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
