import ProvisoCore

/// A rule of a document for one attribute, or for several that it sees together, with all that decides whether it runs.
struct ExportedRule {
    /// The attributes; empty for a rule inside of `each`.
    let attributes: [String]
    /// The rule in the long form.
    let data: DataObject
    /// What the rule says of itself.
    let facts: RuleFacts
    /// The rules inside of it.
    let inner: [ExportedRule]

    var attribute: String { attributes.first ?? "" }
    /// The attributes that values are compared with.
    var comparedAttributes: [String] {
        facts.constraints.all.compactMap { constraint in
            guard case .comparison(let comparison) = constraint, case .attribute(let name) = comparison.other else {
                return nil
            }
            return name
        }
    }
    /// The condition under which it runs.
    var condition: DataValue? { data["when"] }
    /// What a filter makes of a value: anything, when it only runs under a condition.
    var change: FilterChange? { condition == nil ? facts.change : facts.change.map { _ in .anything } }
    /// Whether empty values are left alone.
    var skipsEmptyValues: Bool {
        if case .bool(let skips)? = data["skipOnEmpty"], !facts.isFilter { return skips }
        return facts.skipsEmptyValues
    }
    /// Whether what it finds makes a record invalid.
    var refuses: Bool { claimOfHarmless == nil }
    /// What is said of a rule that makes no single record invalid.
    var claimOfHarmless: (extent: ExportExtent, reason: String)? {
        if data["atMost"] != nil { return (.notExpressible, "a share of the records may break it") }
        guard let severity = data["severity"], severity != .string(Severity.error.rawValue) else { return nil }
        return (.exact, "what it finds is no error, so nothing is refused")
    }
}

/// Reads the rules of a document that run in a scenario.
struct ExportedRuleReader {
    let registry: RuleRegistry
    let files: RuleFiles?
    let scenario: Scenario

    /// The rules of a document, those for several attributes taken apart.
    func rules(of document: RuleDocument) -> [ExportedRule] {
        let listed = Self.names(document.data["scenarios"]?[scenario.rawValue])
        return rules(document.data["rules"]).flatMap { rule -> [ExportedRule] in
            guard let listed else { return [rule] }
            let kept = rule.attributes.filter { name in
                listed.contains(name) || name.split(separator: ".").first.map { listed.contains(String($0)) } ?? false
            }
            if kept.isEmpty { return [] }
            return [ExportedRule(attributes: kept, data: rule.data, facts: rule.facts, inner: rule.inner)]
        }
    }

    private func rules(_ rules: DataValue?) -> [ExportedRule] {
        guard case .array(let rules)? = rules else { return [] }
        return rules.compactMap { RuleIntrospection.longForm(of: $0) }.flatMap(apart)
    }

    private func apart(_ rule: DataObject) -> [ExportedRule] {
        guard isActive(rule), let facts = RuleFacts(of: rule, in: registry, files) else { return [] }
        let names = Self.names(rule["attributes"]) ?? []
        let inner = inner(of: rule, facts)
        if facts.spansAttributes {
            return [ExportedRule(attributes: names, data: rule, facts: facts, inner: inner)]
        }
        return names.compactMap { name in
            var alone = rule
            alone["attributes"] = [.string(name)]
            // What a rule compares with may follow from the name.
            guard let facts = names.count == 1 ? facts : RuleFacts(of: alone, in: registry, files) else { return nil }
            return ExportedRule(attributes: [name], data: alone, facts: facts, inner: inner)
        }
    }

    private func inner(of rule: DataObject, _ facts: RuleFacts) -> [ExportedRule] {
        guard let place = facts.innerPlace else { return [] }
        if place == .members { return rules(rule["rules"]) }
        var elements = rule["rule"].map { [$0] } ?? []
        if case .array(let more)? = rule["rules"] { elements += more }
        return elements.compactMap { RuleIntrospection.longForm(ofInner: $0) }.compactMap { rule in
            guard isActive(rule), let facts = RuleFacts(of: rule, in: registry, files) else { return nil }
            return ExportedRule(attributes: [], data: rule, facts: facts, inner: self.inner(of: rule, facts))
        }
    }

    private func isActive(_ rule: DataObject) -> Bool {
        if Self.names(rule["except"])?.contains(scenario.rawValue) ?? false { return false }
        return Self.names(rule["on"])?.contains(scenario.rawValue) ?? true
    }

    /// A list of names, without the marks of those that are not safe.
    private static func names(_ value: DataValue?) -> [String]? {
        let texts: [String]
        switch value {
        case .array(let elements)?: texts = elements.compactMap(\.text)
        case .string(let text)?: texts = text.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
        default: return nil
        }
        return texts.map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
    }
}
