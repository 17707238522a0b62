#if Macros
import SwiftSyntax

/// Writes the function that makes the rule set of a model, `makeCompiledRules`.
///
/// It tells a `_RuleSetCompiler` of each property and its rules, and then how to run them: the code reads and writes the
/// properties directly. The type checker reads every line of it for every model, so lines are few, and what they call is
/// hardly ever overloaded.
struct RuleSetWriter {
    private let kind: ModelKind
    private let properties: [StoredProperty]
    private let places: SourcePlaces?
    /// Whether some of the rules are in groups, which any other rule ends.
    private let hasGroups: Bool
    /// Whether runs are counted at run time as they are here: none is left out under a condition of compilation.
    private let numbersAreKnown: Bool
    /// What makes the rules.
    private var bindings = ConditionalLines()
    /// What sees whether they have anything to say.
    private var guards = ConditionalLines()
    /// What runs them.
    private var statements = ConditionalLines()
    private var count = 0

    /// Writes the rules, and what else the compiler of the rules is told.
    init(
        _ kind: ModelKind, _ properties: [StoredProperty], _ rules: [BoundRuleSyntax], _ places: SourcePlaces?,
        _ others: [String] = []
    ) {
        self.kind = kind
        self.properties = properties
        self.places = places
        hasGroups = rules.contains { $0.options.contains { $0.label == "group" } }
        numbersAreKnown = !hasGroups && rules.allSatisfy(\.conditions.isEmpty)
        let options = hasGroups ? "tellsEveryRule: true" : ""
        bindings.append("let compiler = Proviso._RuleSetCompiler<\(kind.type)>(\(options))", under: [])
        // The rules are in the order of their properties.
        var rest = rules[...]
        for (index, property) in properties.enumerated() {
            let own = rest.prefix { $0.property.isSame(as: property) }
            rest = rest.dropFirst(own.count)
            write(property, index, RuleRun.all(of: own))
        }
        for other in others { bindings.append(other, under: []) }
    }

    /// The function as text.
    var function: String {
        let check = "check: inout Proviso.ModelCheck"
        let passing = "(model: \(kind.type), unchanged: Swift.Bool) -> Swift.Int"
        let lines =
            ["private static func makeCompiledRules() -> Proviso._CompiledRuleSet<\(kind.type)> {"] + bindings.closed
            + ["return compiler.finish(\(kind.ownRules), passing: { \(passing) in"]
            + guards.closed + ["return Swift.Int.max", "}) { (model: inout \(kind.type), \(check)) -> Swift.Void in"]
            + statements.closed + ["}", "}"]
        return lines.joined(separator: "\n")
    }

    private mutating func write(_ property: StoredProperty, _ index: Int, _ runs: [RuleRun]) {
        let arguments = "\(property.nameExpression), \(property.keyPathLabel)\\.\(property.spelling)"
        guard let first = runs.first else {
            return bindings.append("compiler.note(\(arguments))", under: property.conditions)
        }
        var names: [(name: String, attribute: AttributeSyntax)] = []
        var noted = ""
        if property.tellsItsOptional, first.isBoundByName {
            noted = "rules\(count)"
        } else {
            noted = "of\(index)"
            bindings.append("let \(noted) = compiler.note(\(arguments))", under: property.conditions)
        }
        for run in runs {
            if case .mark = run.kind {
                let options = run.first.modelOptions(among: properties) ?? "Proviso.ModelRuleOptions()"
                let call = "compiler.\(run.first.name)(\(noted), \(options))"
                guard hasGroups else {
                    bindings.append(call, under: run.conditions)
                    continue
                }
                bindings.append("let mark\(count) = \(call)", under: run.conditions)
                statements.append("_ = check.begins(mark\(count))", under: run.conditions)
                count += 1
                continue
            }
            let bound = "rules\(count)"
            let number = numbersAreKnown ? "\(count)" : "\(bound).number"
            count += 1
            let when = run.first.when.map { ConditionSyntax($0, "when_\(bound)", of: kind) }
            if let declaration = when?.declaration { bindings.append(declaration, under: run.conditions) }
            let condition = when.map { ", when: { \($0.function)(model) }" } ?? ""
            if case .comparison(_, let keyPath) = run.kind, let root = keyPath.foreignRoot(of: kind) {
                // Another name of the model or of a superclass: the compiler refuses any other type.
                bindings.append("let _: (\(kind.type)) -> \(root) = { $0 }", under: run.conditions)
            }
            let target = bound == noted ? arguments : "\(run.bindingLabel): \(noted)"
            bindings.append(binding(of: run, bound, target), under: run.conditions)
            if let unseen = run.unseenProperty(among: properties) {
                let read = "let other_\(bound) = Proviso._UnseenProperty(model)\(unseen.components.code)"
                guards.append(read, under: run.conditions)
                statements.append(read, under: run.conditions)
            }
            guards.append("guard \(passing(run, bound, condition)) else { return \(number) }", under: run.conditions)
            for statement in self.run(run, bound, condition) { statements.append(statement, under: run.conditions) }
            names.append((bound, run.attribute))
        }
        for attribute in property.ruleAttributes.map(\.syntax) {
            let sharing = names.filter { $0.attribute.id == attribute.id }.map { "\($0.name).codes" }
            guard let run = runs.first(where: { $0.attribute.id == attribute.id }), !sharing.isEmpty,
                let message = run.first.options.last(where: { $0.label == "message" })?.values.first
            else { continue }
            bindings.append(
                "compiler.check(\(message.code), of: \(property.nameLiteral), for: \(sharing.joined(separator: ", ")))",
                under: run.conditions)
        }
    }

    // Binding

    private mutating func binding(of run: RuleRun, _ bound: String, _ target: String) -> String {
        let rest = (run.first.modelOptions(among: properties).map { ", \($0)" } ?? "") + ")"
        let start = "let \(bound) = compiler"
        let rules: [BoundRuleSyntax]
        switch run.kind {
        case .mark: return ""
        case .rules(let several): rules = several
        case .comparison(let rule, let keyPath):
            let comparison = "Proviso._AttributeComparison(\(comparison(rule, keyPath)))" + rule.modifierCode
            let other = keyPath.propertyNames.joined(separator: ".")
            return "\(start).bind(\(target), \"\(rule.name)\", \(comparison), with: \"\(other)\"\(rest)"
        case .reading(let rule, let keyPaths):
            let names = Set(keyPaths.map { "\"\($0.propertyNames.joined(separator: "."))\"" }).sorted()
            let call = ".bind(\(target), "
            let end = ", with: [\(names.joined(separator: ", "))]\(rest)"
            return places?.code(start + call, [(rule.expression, rule.code + end)])
                ?? start + call + rule.code + end
        }
        let bind = ".bind(\(target), ["
        guard let places else {
            return start + bind + rules.map(\.code).joined(separator: ", ") + "]" + rest
        }
        // What may be wrong with rules of a type that the compiler finds out is wrong with the call.
        if run.bindingLabel != "to" {
            let code = rules.map(\.code).joined(separator: ", ")
            return places.code(start, at: run.first.expression, bind + code + "]" + rest)
        }
        let parts = rules.enumerated().map { index, rule in
            (rule.expression, rule.code + (index < rules.count - 1 ? "," : "]" + rest))
        }
        return places.code(start + bind, parts)
    }

    private mutating func comparison(_ rule: BoundRuleSyntax, _ keyPath: KeyPathExprSyntax) -> String {
        let target = label(of: keyPath)
        switch RuleNames.comparisons[rule.name] {
        case .equal: return "equalTo: \(target)"
        case .unequal: return "equalTo: \(target), not: true"
        case .ordered, nil:
            return "\(rule.call?.arguments.first?.expression.code ?? ".equal"), to: \(target)"
        }
    }

    /// How messages name the other attribute.
    private mutating func label(of keyPath: KeyPathExprSyntax) -> String {
        let names = keyPath.propertyNames
        let words = "Proviso.AttributeLabel(attribute: \"\(names.joined(separator: "."))\")"
        let others = properties.filter { names.count == 1 && $0.name == names[0] }
        guard others.contains(where: { $0.label != nil }) else { return words }
        if others.count == 1, others[0].conditions.isEmpty { return others[0].label ?? words }
        // Each condition may give it another one.
        let variable = "label\(count)"
        for other in others {
            bindings.append("let \(variable) = \(other.label ?? words)", under: other.conditions)
        }
        return variable
    }

    // Running

    /// Whether a run has nothing to say.
    private func passing(_ run: RuleRun, _ bound: String, _ condition: String) -> String {
        let place = "model.\(run.first.property.spelling)"
        if case .reading = run.kind { return "\(bound).passes(\(place), of: model\(condition))" }
        guard case .comparison(_, let keyPath) = run.kind else {
            // What an observer or a wrapper makes of a change is seen when it is made.
            let property = run.first.property
            let isSeen = property.isObserved || property.mayBeWrapped
            if isSeen { return "\(bound).passesUnchanged(\(place)\(condition))" }
            return "\(bound).passes(\(place), unchanged: unchanged\(condition))"
        }
        return "\(bound).passes(\(place), against: \(other(run, keyPath, bound))\(condition))"
    }

    /// The value that one is compared with.
    private func other(_ run: RuleRun, _ keyPath: KeyPathExprSyntax, _ bound: String) -> String {
        run.unseenProperty(among: properties) == nil ? "model\(keyPath.components.code)" : "other_\(bound)"
    }

    private func run(_ run: RuleRun, _ bound: String, _ condition: String) -> [String] {
        let property = run.first.property
        let place = "model.\(property.spelling)"
        let rest = "in: &check" + condition
        if case .comparison(_, let keyPath) = run.kind {
            let call = ".judge(\(place), against: \(other(run, keyPath, bound)), \(rest))"
            return [places?.code(bound, at: run.first.expression, call) ?? bound + call]
        }
        if run.changesNothing { return ["\(bound).judge(\(place), \(rest))"] }
        var whole = ""
        if case .reading = run.kind { whole = "of: model, " }
        let change = "\(bound).change(\(place), \(whole)\(rest))"
        if property.isConstant { return ["_ = \(change)"] }
        guard kind.isClass else { return ["if let changed = \(change) { \(place) = changed }"] }
        return [
            "if let changed = \(change) {", "if check.takesBackChanges {", "let (object, kept) = (model, \(place))",
            "check.willChange { object.\(property.spelling) = kept }", "}", "\(place) = changed", "}",
        ]
    }
}

extension StoredProperty {
    /// What the compiler is told of the property's names, and whether it may be assigned with others.
    fileprivate var nameExpression: String {
        if label == nil, !isUnsafe { return nameLiteral }
        return "Proviso._PropertyName(\(nameLiteral), \(label ?? "nil"), isSafe: \(!isUnsafe))"
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
