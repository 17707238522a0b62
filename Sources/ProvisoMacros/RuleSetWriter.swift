#if Macros
import SwiftSyntax

/// Writes the function that makes the rule set of a model, `makeCompiledRules`.
///
/// It tells a `RuleSetCompiler` of each property and its rules, and then how to run them: the code reads and writes the
/// properties directly. The type checker reads every line of it for every model, so lines are few, and what they call is
/// hardly ever overloaded.
struct RuleSetWriter {
    private let kind: ModelKind
    private let properties: [StoredProperty]
    /// What makes the rules.
    private var bindings: [String] = []
    /// What runs them.
    private var statements: [String] = []
    private var count = 0

    /// Writes the rules, and what else the compiler of the rules is told.
    init(_ kind: ModelKind, _ properties: [StoredProperty], _ rules: [BoundRuleSyntax], _ others: [String] = []) {
        self.kind = kind
        self.properties = properties
        let hasGroups = rules.contains { $0.options.contains { $0.label == "group" } }
        bindings = ["let compiler = Proviso.RuleSetCompiler<\(kind.type)>(\(hasGroups ? "tellsEveryRule: true" : ""))"]
        for (index, property) in properties.enumerated() {
            write(property, index, RuleRun.all(of: rules.filter { $0.property.name == property.name }))
        }
        bindings += others
    }

    /// The function as text.
    var function: String {
        let lines =
            ["private static func makeCompiledRules() -> Proviso.CompiledRuleSet<\(kind.type)> {"] + bindings
            + ["return compiler.finish { (model: inout \(kind.type), check: inout Proviso.ModelCheck) -> Void in"]
            + statements + ["}", "}"]
        return lines.joined(separator: "\n")
    }

    private mutating func write(_ property: StoredProperty, _ index: Int, _ runs: [RuleRun]) {
        let arguments = "\(property.nameExpression), \(property.keyPathLabel)\\.\(property.spelling)"
        guard let first = runs.first else { return bindings.append("compiler.note(\(arguments))") }
        var names: [(name: String, attribute: AttributeSyntax)] = []
        var noted = ""
        if case .rules = first.kind, property.tellsItsOptional {
            noted = "rules\(count)"
        } else {
            noted = "of\(index)"
            bindings.append("let \(noted) = compiler.note(\(arguments))")
        }
        for run in runs {
            if case .safe = run.kind {
                bindings.append("compiler.safe(\(noted), \(run.first.modelOptions ?? "Proviso.ModelRuleOptions()"))")
                continue
            }
            let bound = "rules\(count)"
            count += 1
            if let when = run.first.when, !when.is(ClosureExprSyntax.self) {
                bindings.append("let when_\(bound): @Sendable (\(kind.type)) -> Bool = \(when.code)")
            }
            bindings.append(
                "let \(bound) = compiler.bind(\(bound == noted ? arguments : "to: \(noted)"), \(what(run)))")
            statements += self.run(run, bound)
            names.append((bound, run.attribute))
        }
        for attribute in property.ruleAttributes {
            let sharing = names.filter { $0.attribute.id == attribute.id }.map { "\($0.name).codes" }
            let options = runs.first { $0.attribute.id == attribute.id }?.first.options ?? []
            guard let message = options.last(where: { $0.label == "message" })?.values.first, !sharing.isEmpty
            else { continue }
            bindings.append(
                "compiler.check(\(message.code), for: \(sharing.joined(separator: ", ")))")
        }
    }

    // Binding

    private func what(_ run: RuleRun) -> String {
        let rest = run.first.modelOptions.map { ", \($0)" } ?? ""
        switch run.kind {
        case .rules(let rules):
            return "[" + rules.map(\.expression.code).joined(separator: ", ") + "]" + rest
        case .comparison(let rule, let keyPath):
            return
                "\"\(rule.name)\", Proviso.AttributeComparison(\(comparison(rule, keyPath))), with: \"\(keyPath.propertyNames.joined(separator: "."))\"\(rest)"
        case .safe: return ""
        }
    }

    private func comparison(_ rule: BoundRuleSyntax, _ keyPath: KeyPathExprSyntax) -> String {
        let target = label(of: keyPath)
        switch rule.name {
        case "equal": return "equalTo: \(target)"
        case "notEqual": return "equalTo: \(target), not: true"
        default:
            return "\(rule.call?.arguments.first?.expression.code ?? ".equal"), to: \(target)"
        }
    }

    /// How messages name the other attribute.
    private func label(of keyPath: KeyPathExprSyntax) -> String {
        let names = keyPath.propertyNames
        if names.count == 1, let label = properties.first(where: { $0.name == names[0] })?.label { return label }
        return "Proviso.AttributeLabel(attribute: \"\(names.joined(separator: "."))\")"
    }

    // Running

    private func run(_ run: RuleRun, _ bound: String) -> [String] {
        let property = run.first.property
        let place = "model.\(property.spelling)"
        let rest = "in: &check" + condition(run, bound)
        if case .comparison(_, let keyPath) = run.kind {
            return ["\(bound).judge(\(place), against: model\(keyPath.components.code), \(rest))"]
        }
        if run.changesNothing { return ["\(bound).judge(\(place), \(rest))"] }
        let change = "\(bound).change(\(place), \(rest))"
        if property.isConstant { return ["_ = \(change)"] }
        guard kind.isClass else { return ["if let changed = \(change) { \(place) = changed }"] }
        return [
            "if let changed = \(change) {", "if check.takesBackChanges {", "let (object, kept) = (model, \(place))",
            "check.willChange { object.\(property.spelling) = kept }", "}", "\(place) = changed", "}",
        ]
    }
}

extension RuleSetWriter {
    /// The condition of a run as an argument. A closure that is called where it stands needs no copy of the model.
    private func condition(_ run: RuleRun, _ bound: String) -> String {
        guard let when = run.first.when else { return "" }
        return ", when: { \(when.is(ClosureExprSyntax.self) ? when.code : "when_\(bound)")(model) }"
    }
}

extension StoredProperty {
    /// What the compiler is told of the property's names, and whether it may be assigned with others.
    fileprivate var nameExpression: String {
        if label == nil, !isUnsafe { return "\"\(name)\"" }
        return "Proviso.PropertyName(\"\(name)\", \(label ?? "nil"), isSafe: \(!isUnsafe))"
    }

    /// Whether the declaration tells that the property is optional, or that it is not.
    fileprivate var tellsItsOptional: Bool { !isConstant && (type.isOptional || type.kind != .unknown) }

    fileprivate var keyPathLabel: String {
        if isConstant { return "constant: " }
        if type.isOptional { return "optional: " }
        return type.kind == .unknown ? "inferred: " : ""
    }
}
#endif
