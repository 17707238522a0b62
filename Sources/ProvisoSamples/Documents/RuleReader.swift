import ProvisoCore

/// Reads the rules of a document and gives each a number as its message, so that what is found says which rule found it.
struct RuleReader {
    private let registry: RuleRegistry
    private let files: RuleFiles?
    private(set) var count = 0

    init(_ registry: RuleRegistry, _ files: RuleFiles?) { (self.registry, self.files) = (registry, files) }

    mutating func read(_ rules: DataValue?) -> [SampleRule] {
        guard case .array(let rules)? = rules else { return [] }
        return rules.compactMap { RuleIntrospection.longForm(of: $0) }.compactMap { read($0) }
    }

    private mutating func read(_ rule: DataObject) -> SampleRule? {
        guard let facts = RuleFacts(of: rule, in: registry, files) else { return nil }
        let number = count
        count += 1
        var rule = rule
        var names: [String] = []
        if case .array(let attributes)? = rule["attributes"] {
            names = attributes.compactMap { $0.text }.map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
        }
        var others: [String: RuleFacts] = [:]
        for name in names.dropFirst() where !facts.spansAttributes {
            var alone = rule
            alone["attributes"] = [.string(name)]
            others[name] = RuleFacts(of: alone, in: registry, files)
        }
        for option in facts.messageOptions { rule[option] = nil }
        rule["message"] = .string("\(Self.mark)\(number)")
        let inner = inner(of: &rule, facts)
        return SampleRule(
            number: number, attributes: names, data: rule, inner: inner, alternatives: alternatives(of: rule, facts),
            facts: facts, factsOfOthers: others)
    }

    /// The first lists of rules of which one has to pass. What they find is not told, so that they need no numbers.
    private func alternatives(of rule: DataObject, _ facts: RuleFacts) -> [[SampleRule]] {
        guard facts.holdsAlternatives, case .array(let elements)? = rule["rules"] else { return [] }
        var reader = RuleReader(registry, files)
        return elements.prefix(SampleRule.mostAlternatives).map { element in
            let rules = if case .array(let rules) = element { rules } else { [element] }
            return rules.compactMap { RuleIntrospection.longForm(ofInner: $0) }.compactMap { reader.read($0) }
        }
    }

    /// The rules inside of another one, which has them in one list afterwards.
    private mutating func inner(of rule: inout DataObject, _ facts: RuleFacts) -> [SampleRule] {
        guard let place = facts.innerPlace else { return [] }
        var inner: [SampleRule] = []
        if place == .members {
            inner = read(rule["rules"])
        } else {
            var elements = rule["rule"].map { [$0] } ?? []
            if case .array(let more)? = rule["rules"] { elements += more }
            inner = elements.compactMap { RuleIntrospection.longForm(ofInner: $0) }.compactMap { read($0) }
            rule["rule"] = nil
        }
        rule["rules"] = .array(inner.map { .object($0.data) })
        return inner
    }

    private static let mark = "rule "

    /// The number of the rule that found something.
    static func number(in violation: Violation) -> Int? {
        let message = violation.message
        return message.lowercased().hasPrefix(mark) ? Int(message.dropFirst(mark.count)) : nil
    }
}
