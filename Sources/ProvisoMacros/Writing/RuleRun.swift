#if Macros
import SwiftSyntax

/// Rules of a property that are bound together and run one after the other.
struct RuleRun {
    enum Kind {
        /// Rules that need the value alone.
        case rules([BoundRuleSyntax])
        /// A comparison with another property.
        case comparison(BoundRuleSyntax, KeyPathExprSyntax)
        /// A rule that reads other properties of the model.
        case reading(BoundRuleSyntax, [KeyPathExprSyntax])
        /// A mark of the property, which judges nothing: `safe`.
        case mark
    }

    let kind: Kind
    let first: BoundRuleSyntax

    /// The attribute that the rules stand in.
    var attribute: AttributeSyntax { first.attribute }

    /// The conditions of compilation that the rules stand under.
    var conditions: [ConditionalClause] { first.conditions }

    /// How the rules are bound to a property whose type the compiler finds out: by what they are all for, where that can
    /// be said, so that the compiler can say it.
    var bindingLabel: String {
        if case .reading = kind { return "reading" }
        guard case .rules(let rules) = kind, first.property.type.kind == .unknown else { return "to" }
        let labels = Set(rules.map(\.name).filter { !RuleNames.forAnyValue.contains($0) }.map(Self.label(of:)))
        return labels.count == 1 ? labels.first ?? "to" : "to"
    }

    /// Whether the rules can be bound to a property that nothing was said of before.
    var isBoundByName: Bool {
        guard case .rules = kind else { return false }
        return bindingLabel == "to" && first.attributeConditions.isEmpty
    }

    private static func label(of name: String) -> String { RuleNames.subjects[name]?.bindingLabel ?? "to" }

    /// Whether no rule changes the value, as far as their names tell.
    var changesNothing: Bool {
        switch kind {
        case .rules(let rules): rules.allSatisfy(\.changesNothing)
        case .comparison, .mark: true
        case .reading: false
        }
    }

    /// The rules of a property in as few runs as possible.
    ///
    /// A condition may ask for the property itself, so that each rule under one that changes something is a run.
    static func all(of rules: ArraySlice<BoundRuleSyntax>) -> [RuleRun] {
        var runs: [RuleRun] = []
        for rule in rules {
            if RuleNames.marks.contains(rule.name) {
                runs.append(RuleRun(kind: .mark, first: rule))
            } else if let keyPath = rule.comparedKeyPath {
                runs.append(RuleRun(kind: .comparison(rule, keyPath), first: rule))
            } else if case let keyPaths = rule.keyPathsOfModel, !keyPaths.isEmpty {
                runs.append(RuleRun(kind: .reading(rule, keyPaths), first: rule))
            } else if let last = runs.last, case .rules(let others) = last.kind,
                last.attribute.id == rule.attribute.id, rule.when == nil || last.changesNothing
            {
                runs[runs.count - 1] = RuleRun(kind: .rules(others + [rule]), first: last.first)
            } else {
                runs.append(RuleRun(kind: .rules([rule]), first: rule))
            }
        }
        return runs
    }
}

extension BoundRuleSyntax {
    /// What is called on the rule, as code: `.message("…").severity(.warning)`.
    var modifierCode: String {
        String(decoding: code.utf8.dropFirst(call?.code.utf8.count ?? 0), as: UTF8.self)
    }

    /// Whether the rule is known by its name to judge only.
    var changesNothing: Bool { modifiers.isEmpty && isKnownToJudge }

    /// Whether the rule without what is called on it is known to judge only.
    var isKnownToJudge: Bool { Self.changesNothing(name, call) }

    private static func changesNothing(_ name: String, _ call: FunctionCallExprSyntax?) -> Bool {
        if RuleNames.judges.contains(name) { return true }
        if RuleNames.judgesWithoutOptions.contains(name) { return call == nil }
        switch RuleNames.parts[name] {
        // Keys are judged only.
        case .key: return true
        case .element, .value:
            guard let call, call.trailingClosure == nil else { return false }
            return call.arguments.allSatisfy { argument in
                if let member = argument.expression.as(MemberAccessExprSyntax.self), member.base == nil {
                    return changesNothing(member.declName.baseName.text, nil)
                }
                guard let inner = argument.expression.as(FunctionCallExprSyntax.self),
                    let member = inner.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
                else { return false }
                return changesNothing(member.declName.baseName.text, inner)
            }
        case .whole, nil: return false
        }
    }

    /// The options as an expression, or `nil` when there are none.
    ///
    /// - Parameter properties: The stored properties of the model.
    func modelOptions(among properties: [StoredProperty]) -> String? {
        if options.isEmpty, !property.isUnsafe { return nil }
        var arguments: [String] = []
        for label in ["on", "except", "message", "severity", "group", "skipOnEmpty", "skipOnError"] {
            let values = options.filter { $0.label == label }.flatMap(\.values).map(\.code)
            guard !values.isEmpty else { continue }
            let isList = label == "on" || label == "except"
            arguments.append("\(label): " + (isList ? "[\(values.joined(separator: ", "))]" : values[0]))
        }
        if property.isUnsafe { arguments.append("isUnsafe: \(property.nameLiteral)") }
        if when != nil { arguments.append("isConditional: true") }
        if let read = propertiesOfCondition(among: properties) {
            arguments.append("conditionReads: [\(read.map { "\"\($0)\"" }.joined(separator: ", "))]")
        }
        return arguments.isEmpty ? nil : "Proviso.ModelRuleOptions(\(arguments.joined(separator: ", ")))"
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
#endif
