@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What a rule of a document says beside its own options, said in Swift.
extension ParityRule {
    /// The messages for single codes.
    var codeMessages: [(code: ViolationCode, message: MessageTemplate)] {
        guard let rule = RuleRegistry.standard.rule(named: type) else { return [] }
        return RuleCompiler.messageKeys(of: rule).sorted { $0.key < $1.key }.compactMap { key, code in
            members[key]?.text.map { (ViolationCode(rawValue: code), MessageTemplate($0)) }
        }
    }

    /// What the rule is for in all: it is none that a list of rules cannot give its rules one by one.
    var isPlainEnoughForAllOrNone: Bool {
        ["skipOnEmpty", "skipOnError"].allSatisfy { members[$0] == nil } && unsafeAttributes.isEmpty
    }

    func bound<Model: ParityModel>(to rule: Rule<Model>) -> Rule<Model>? {
        let unsafe = Set(unsafeAttributes)
        guard unsafe.isEmpty || unsafe == Set(attributes) else { return nil }
        var bound = rule
        if !unsafe.isEmpty { bound = bound.notAssignable() }
        for scenario in texts("on") { bound = bound.on(Scenario(rawValue: scenario)) }
        for scenario in texts("except") { bound = bound.except(Scenario(rawValue: scenario)) }
        if case .bool(let skips)? = members["skipOnEmpty"] { bound = bound.skipOnEmpty(skips) }
        if case .bool(let skips)? = members["skipOnError"] { bound = bound.skipOnError(skips) }
        if let message = members["message"]?.text { bound = bound.message(MessageTemplate(message)) }
        for (code, message) in codeMessages { bound = bound.message(message, for: code) }
        if let severity = members["severity"]?.text.flatMap(Severity.init(rawValue:)) {
            bound = bound.severity(severity)
        }
        if let group = members["group"]?.text { bound = bound.group(group) }
        if let condition = members["when"] { bound = bound.when { ParityCondition.holds(condition, for: $0.data) } }
        return bound
    }

    func bound<Model: ParityModel>(to rule: AllOrNone<Model>) -> AllOrNone<Model> {
        var bound = rule
        for scenario in texts("on") { bound = bound.on(Scenario(rawValue: scenario)) }
        for scenario in texts("except") { bound = bound.except(Scenario(rawValue: scenario)) }
        if let message = members["message"]?.text { bound = bound.message(MessageTemplate(message)) }
        if let severity = members["severity"]?.text.flatMap(Severity.init(rawValue:)) {
            bound = bound.severity(severity)
        }
        if let group = members["group"]?.text { bound = bound.group(group) }
        if let condition = members["when"] { bound = bound.when { ParityCondition.holds(condition, for: $0.data) } }
        return bound
    }

    /// The rules for the elements of a list; `nil` when one of them cannot be said in Swift.
    func elementRules<Element: ParityValue>(for _: Element.Type) -> [AnyRule<Element>]? {
        var rules: [AnyRule<Element>] = []
        for rule in inner {
            let common = ["on", "except", "when", "skipOnEmpty", "skipOnError", "group"]
            guard !rule.isOfDocumentsAlone, common.allSatisfy({ rule[$0] == nil }), var typed = Element.typed(rule)
            else {
                return nil
            }
            if let message = rule["message"]?.text { typed = typed.message(MessageTemplate(message)) }
            for (code, message) in rule.codeMessages { typed = typed.message(message, for: code) }
            if let severity = rule["severity"]?.text.flatMap(Severity.init(rawValue:)) {
                typed = typed.severity(severity)
            }
            rules.append(typed)
        }
        return rules
    }
}

/// Conditions of documents, read anew, so that the reading of the library is compared with another one.
enum ParityCondition {
    static func holds(_ condition: DataValue, for model: DataValue) -> Bool {
        if case .array(let conditions)? = condition["all"] { return conditions.allSatisfy { holds($0, for: model) } }
        if case .array(let conditions)? = condition["any"] { return conditions.contains { holds($0, for: model) } }
        if let condition = condition["not"] { return !holds(condition, for: model) }
        var value: DataValue? = model
        for key in (condition["attribute"]?.text ?? "").split(separator: ".") { value = value?[String(key)] }
        let found: DataValue = value ?? .null
        let other: DataValue = condition["value"] ?? .null
        switch condition["operator"]?.text ?? "==" {
        case "empty": return found.isEmpty
        case "notEmpty": return !found.isEmpty
        case "in": return isMember(found, of: other)
        case "notIn": return !isMember(found, of: other)
        case "!=": return found != other
        case ">":
            guard case .number(let number) = found, case .number(let limit) = other else { return false }
            return limit < number
        default: return found == other
        }
    }

    private static func isMember(_ value: DataValue, of list: DataValue) -> Bool {
        if case .array(let elements) = list { elements.contains(value) } else { false }
    }
}
