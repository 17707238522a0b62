import ProvisoCore

/// Reads the rules of a document and gives each a number as its message, so that what is found says which rule found it.
struct RuleReader {
    private let registry: RuleRegistry
    private(set) var count = 0

    init(_ registry: RuleRegistry) { self.registry = registry }

    mutating func read(_ rules: DataValue?) -> [SampleRule] {
        guard case .array(let rules)? = rules else { return [] }
        return rules.compactMap { RuleForms.longForm(of: $0) }.map { read($0) }
    }

    private mutating func read(_ rule: DataObject) -> SampleRule {
        let number = count
        count += 1
        var rule = rule
        let type = rule["type"]?.text ?? ""
        for option in RuleForms.messageOptions(of: type, in: registry) { rule[option] = nil }
        rule["message"] = .string("\(Self.mark)\(number)")
        // Who makes data asks nobody on the network.
        if type == "email" { rule["checkDNS"] = nil }
        var inner: [SampleRule] = []
        switch type {
        case "nested":
            inner = read(rule["rules"])
            rule["rules"] = .array(inner.map { .object($0.data) })
        case "each", "values", "keys":
            var elements = rule["rule"].map { [$0] } ?? []
            if case .array(let more)? = rule["rules"] { elements += more }
            inner = elements.compactMap { RuleForms.longForm(ofInner: $0) }.map { read($0) }
            rule["rule"] = nil
            rule["rules"] = .array(inner.map { .object($0.data) })
        default: break
        }
        var names: [String] = []
        if case .array(let attributes)? = rule["attributes"] {
            names = attributes.compactMap(\.text).map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
        }
        return SampleRule(
            number: number, type: type, attributes: names, data: rule, inner: inner,
            shape: RuleFacts(of: rule, in: registry)?.constraints.textShape)
    }

    private static let mark = "rule "

    /// The number of the rule that found something.
    static func number(in violation: Violation) -> Int? {
        let message = violation.message
        return message.lowercased().hasPrefix(mark) ? Int(message.dropFirst(mark.count)) : nil
    }
}
