@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A rule of a document as it stands in `@Rules(…)`.
enum MacroRuleSource {
    /// The whole attribute: `@Rules(.required, on: "register")`; `nil` for what `@Rules` cannot say.
    static func attribute(_ rule: ParityRule, _ kind: MacroKind, in model: String) -> String? {
        guard rule.unsafeAttributes.isEmpty, rule.attributes.count == 1,
            let source = amended(rule, kind, in: model)
        else { return nil }
        var arguments = [source]
        if let condition = rule["when"] {
            // The compiler cannot read a property in the attribute that makes its rules.
            guard condition["attribute"]?.text != rule.attributes[0], let holds = self.condition(condition) else {
                return nil
            }
            arguments.append("when: { (model: \(model)) in \(holds) }")
        }
        if let scenario = rule.texts("on").first { arguments.append("on: \(literal(scenario))") }
        if let scenario = rule.texts("except").first { arguments.append("except: \(literal(scenario))") }
        if let message = rule["message"]?.text { arguments.append("message: \(literal(message))") }
        if let severity = rule["severity"]?.text { arguments.append("severity: .\(severity)") }
        if let group = rule["group"]?.text { arguments.append("group: \(literal(group))") }
        for name in ["skipOnEmpty", "skipOnError"] where rule[name] != nil {
            arguments.append("\(name): \(rule.isOn(name))")
        }
        return "@Rules(\(arguments.joined(separator: ", ")))"
    }

    /// The rule with its messages for single codes: `.length(2...).message("…", for: "string.tooShort")`.
    private static func amended(_ rule: ParityRule, _ kind: MacroKind, in model: String) -> String? {
        guard var source = source(rule, kind, in: model) else { return nil }
        for (code, message) in rule.codeMessages {
            source += ".message(\(literal(message.source)), for: \(literal(code.rawValue)))"
        }
        return source
    }

    /// The rule alone: `.length(2...4)`.
    private static func source(_ rule: ParityRule, _ kind: MacroKind, in model: String) -> String? {
        switch rule.type {
        case "required" where rule["requiredValue"] == nil:
            return rule["strict"] == nil ? ".required" : ".required(strict: \(rule.isOn("strict")))"
        case "nested": return ".nested"
        case "each":
            guard case .list(let element) = kind else { return nil }
            return inner(rule, element, in: model).map { ".each(\($0))" }
        case "any": return inner(rule, kind, in: model).map { ".any(\($0))" }
        case "count":
            let count = rule["exact"].flatMap { value($0, .integer) } ?? range(rule["min"], rule["max"], .integer)
            return count.map { ".count(\($0))" }
        // With case ignored, it is for lists of texts alone.
        case "uniqueElements":
            guard case .list = kind, !rule.isOn("ignoreCase") else { return nil }
            return ".uniqueElements"
        case "trim" where kind == .text || kind == .spelled:
            let side = ["left": ".left", "right": ".right"][rule["side"]?.text ?? ""] ?? ".both"
            guard let characters = rule["characters"]?.text else { return ".trim(\(side))" }
            return ".trim(\(side), characters: \(literal(characters)))"
        case "filter" where kind == .text || kind == .spelled: return rule["filter"]?.text.map { ".filter(.\($0))" }
        case "default": return rule["value"].flatMap { value($0, kind) }.map { ".default(\($0))" }
        case "in":
            guard case .array(let range)? = rule["range"], rule["allowArray"] == nil else { return nil }
            let values = range.compactMap { value($0, kind) }
            guard values.count == range.count else { return nil }
            let ending = rule.isOn("ignoreCase") && kind == .text ? ", ignoreCase: true" : ""
            return ".\(rule.isOn("not") ? "notIn" : "in")([\(values.joined(separator: ", "))]\(ending))"
        case "compare": return comparison(rule, kind, in: model)
        case "trim", "filter": return nil
        default: return kind == .text ? MacroTextSource.source(rule) : MacroNumberSource.source(rule, kind)
        }
    }

    /// The rules inside of another one, for values of a kind.
    private static func inner(_ rule: ParityRule, _ kind: MacroKind, in model: String) -> String? {
        let common = ["on", "except", "when", "skipOnEmpty", "skipOnError", "group"]
        var sources: [String] = []
        for inner in rule.inner {
            guard common.allSatisfy({ inner[$0] == nil }), var source = amended(inner, kind, in: model) else {
                return nil
            }
            if let message = inner["message"]?.text { source += ".message(\(literal(message)))" }
            if let severity = inner["severity"]?.text { source += ".severity(.\(severity))" }
            sources.append(source)
        }
        return sources.joined(separator: ", ")
    }

    private static func comparison(_ rule: ParityRule, _ kind: MacroKind, in model: String) -> String? {
        guard rule["as"] == nil else { return nil }
        let target: String
        if let other = rule.comparedAttribute {
            target = "\\\(model).\(other)"
        } else if let constant = rule["compareValue"].flatMap({ value($0, kind) }) {
            target = constant
        } else {
            return nil
        }
        let names = [">": ".greater", ">=": ".greaterOrEqual", "<": ".less", "<=": ".lessOrEqual"]
        switch rule["operator"]?.text ?? "==" {
        case "==": return ".equal(to: \(target))"
        case "!=": return ".notEqual(to: \(target))"
        case let symbol: return kind == .flag ? nil : names[symbol].map { ".compare(\($0), to: \(target))" }
        }
    }

    private static func condition(_ condition: DataValue) -> String? {
        guard let name = condition["attribute"]?.text else { return nil }
        switch (condition["operator"]?.text ?? "==", condition["value"]) {
        case ("empty", _): return "DataValue(exactly: model.\(name) as Any)?.isEmpty ?? false"
        case ("notEmpty", _): return "!(DataValue(exactly: model.\(name) as Any)?.isEmpty ?? false)"
        case (">", .number(let number)?): return "(model.\(name) ?? 0) > \(number)"
        case ("notIn", .array(let values)?):
            guard let value = values.first, values.count == 1 else { return nil }
            switch value {
            case .string(let text): return "model.\(name) != \(literal(text))"
            case .number(let number): return "model.\(name) != \(number)"
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: Literals

    /// A literal for a value of a kind, if it is one.
    static func value(_ value: DataValue, _ kind: MacroKind) -> String? {
        switch (value, kind) {
        case (.string(let text), .text): return literal(text)
        case (.number(let number), .integer): return number.integer.map { "\($0)" }
        case (.number(let number), .decimal): return "\(number.approximation)"
        case (.bool(let flag), .flag): return "\(flag)"
        default: return nil
        }
    }

    /// A range with the limits that there are; `nil` when they are none, or not of the kind.
    static func range(_ least: DataValue?, _ most: DataValue?, _ kind: MacroKind) -> String? {
        let limits: [String?] = [least, most].map { $0.flatMap { value($0, kind) } }
        guard (limits[0] == nil) == (least == nil), (limits[1] == nil) == (most == nil) else { return nil }
        switch (limits[0], limits[1]) {
        case (let least?, let most?): return "\(least)...\(most)"
        case (let least?, nil): return "(\(least))..."
        case (nil, let most?): return "...(\(most))"
        case (nil, nil): return nil
        }
    }

    static func literal(_ text: String) -> String { text.debugDescription }
}
