import ProvisoCore

/// One thing that can be wrong with a record: a code of a rule, at an attribute.
struct SampleTarget {
    /// The rule of the document, or the one that the rule stands in.
    let outer: SampleRule
    /// The rule itself.
    let rule: SampleRule
    let code: String
    /// The attribute: `tags[].name`; `prices.*` for whatever value of an object.
    let attribute: String
    /// The attribute of the record that the value belongs to: `tags`.
    let leaf: String

    func isMet(by finding: RuleFinding) -> Bool {
        finding.rule == rule.number && finding.code == code && covers(finding.attribute)
    }

    /// Whether an attribute is the one of the target.
    func covers(_ other: String) -> Bool {
        guard attribute.contains("*") else { return attribute == other }
        let (parts, others) = (attribute.split(separator: "."), other.split(separator: "."))
        return parts.count == others.count
            && zip(parts, others).allSatisfy { part, other in
                // Elements of a value follow its name: `*[]`.
                part == other || (part.first == "*" && other.hasSuffix(part.dropFirst()))
            }
    }

    /// What the rules of a document can find in records, one by one.
    static func targets(of marked: MarkedRules, in scenario: Scenario) -> [SampleTarget] {
        marked.rules.filter { $0.isActive(in: scenario) && !$0.changesValues && !$0.looksAcrossRecords }.flatMap {
            rule in
            rule.attributes.flatMap { targets(of: rule, inside: rule, at: $0, of: $0, marked, scenario) }
        }
    }

    private static func targets(
        of rule: SampleRule, inside outer: SampleRule, at attribute: String, of leaf: String, _ marked: MarkedRules,
        _ scenario: Scenario
    ) -> [SampleTarget] {
        guard rule.isActive(in: scenario) else { return [] }
        let own = PossibleCodes.codes(of: rule, marked).map {
            SampleTarget(outer: outer, rule: rule, code: $0, attribute: attribute, leaf: leaf)
        }
        let inner = rule.inner.flatMap { inner -> [SampleTarget] in
            if rule.type == "values" || rule.type == "keys" {
                let found = targets(of: inner, inside: outer, at: attribute + ".*", of: leaf, marked, scenario)
                // A key is a text always.
                return rule.type == "keys" ? found.filter { $0.code != "string.type" } : found
            }
            if rule.type == "each" {
                return targets(of: inner, inside: outer, at: attribute + "[]", of: leaf, marked, scenario)
            }
            return inner.attributes.flatMap {
                targets(of: inner, inside: outer, at: "\(attribute).\($0)", of: leaf, marked, scenario)
            }
        }
        return own + inner
    }
}

/// The codes that a rule can give as it is written: without `max` nothing is too long.
enum PossibleCodes {
    static func codes(of rule: SampleRule, _ marked: MarkedRules) -> [String] {
        marked.codes(of: rule.type).filter { isPossible($0, for: rule) }
    }

    private static func isPossible(_ code: String, for rule: SampleRule) -> Bool {
        switch code {
        case "string.tooShort", "string.tooLong", "string.notEqual":
            if case .number? = rule["length"] { return code == "string.notEqual" }
            let limits = LengthLimits.limits(of: rule)
            return switch code {
            case "string.tooShort": (limits.least ?? 0) > 0
            case "string.tooLong": limits.most != nil
            default: false
            }
        case "number.tooSmall": return rule["min"] != nil
        case "number.tooBig": return rule["max"] != nil
        case "number.notInteger": return rule.flag("integerOnly")
        case "compare.equal": return operators(rule, "==")
        case "compare.notEqual": return operators(rule, "!=")
        case "compare.greater": return operators(rule, ">")
        case "compare.greaterOrEqual": return operators(rule, ">=")
        case "compare.less": return operators(rule, "<")
        case "compare.lessOrEqual": return operators(rule, "<=")
        case "compare.type": return !operators(rule, "==") && !operators(rule, "!=")
        case "password.tooShort": return true
        case "password.noDigit": return rule.flag("digit")
        case "password.noLowercase": return rule.flag("lowercase")
        case "password.noUppercase": return rule.flag("uppercase")
        case "password.noSymbol": return rule.flag("symbol")
        case "email.domainTypo": return rule.flag("checkDomainSpelling")
        case "email.domainNotFound", "email.domainUnchecked": return false
        case "distinct.tooFew": return rule["min"] != nil
        case "distinct.tooMany": return rule["max"] != nil
        case "sequence", "sequence.type", "sorted", "sorted.type": return true
        default: return true
        }
    }

    private static func operators(_ rule: SampleRule, _ name: String) -> Bool {
        (rule.text("operator") ?? "==") == name
    }
}
