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
        let own = rule.facts.possibleCodes.map {
            SampleTarget(outer: outer, rule: rule, code: $0, attribute: attribute, leaf: leaf)
        }
        let inner = rule.inner.flatMap { inner -> [SampleTarget] in
            switch rule.innerPlace {
            case .values?: return targets(of: inner, inside: outer, at: attribute + ".*", of: leaf, marked, scenario)
            case .keys?:
                // A key is a text always.
                return targets(of: inner, inside: outer, at: attribute + ".*", of: leaf, marked, scenario)
                    .filter { !$0.code.hasSuffix(".type") || $0.rule.asksForNumbers }
            case .elements?: return targets(of: inner, inside: outer, at: attribute + "[]", of: leaf, marked, scenario)
            case .members?, nil:
                return inner.attributes.flatMap {
                    targets(of: inner, inside: outer, at: "\(attribute).\($0)", of: leaf, marked, scenario)
                }
            }
        }
        return own + inner
    }
}

extension SampleRule {
    /// Whether it asks for numbers, so that texts are of the wrong kind.
    fileprivate var asksForNumbers: Bool {
        constraints.conditions.contains { if case .number = $0 { true } else { false } }
    }
}
