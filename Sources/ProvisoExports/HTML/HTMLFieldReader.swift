import ProvisoCore

/// Reads the rules of a scenario, in their order, into what HTML can say of each attribute.
struct HTMLFieldReader {
    private let document: RuleDocument
    /// The attributes of which it is not known what rules see of them.
    private let changed: Set<String>
    private(set) var facts: [String: HTMLFieldFacts] = [:]

    init(document: RuleDocument, changed: Set<String>) {
        self.document = document
        self.changed = changed
    }

    /// How the document says that values are read in a way of its own.
    private static let readings = ["missing", "decimal", "thousands", "unit", "column"]

    mutating func take(_ rules: [ExportedRule]) {
        let data = document.data
        guard data["where"] == nil, Self.readings.allSatisfy({ data[$0] == nil }) else { return }
        // Once a rule of a group has found something, even a warning, the group's other rules are left out.
        let uncertain = Set(rules.filter { !$0.refuses }.compactMap { $0.data["group"]?.text })
        for rule in rules where rule.data["group"]?.text.map({ !uncertain.contains($0) }) ?? true {
            take(rule, prefix: "", isAlwaysThere: true)
        }
    }

    private mutating func take(_ rule: ExportedRule, prefix: String, isAlwaysThere: Bool) {
        guard !rule.facts.spansAttributes, !isRead(rule.attribute), !changed.contains(prefix + rule.attribute) else {
            return
        }
        let name = prefix + rule.attribute
        if rule.condition != nil {
            // A filter that runs at times leaves nothing to be known.
            if rule.facts.change != nil { facts[name, default: HTMLFieldFacts()].judged.take(.anything) }
            return
        }
        if let place = rule.facts.innerPlace {
            takeInside(rule, place, name: name, isAlwaysThere: isAlwaysThere)
        } else {
            facts[name, default: HTMLFieldFacts()].take(rule, isAlwaysThere: isAlwaysThere)
        }
        if let change = rule.facts.change { facts[name, default: HTMLFieldFacts()].judged.take(change) }
    }

    private mutating func takeInside(
        _ rule: ExportedRule, _ place: PartsConstraint.Place, name: String, isAlwaysThere: Bool
    ) {
        let outer = facts[name] ?? HTMLFieldFacts()
        guard rule.refuses, outer.judged.text != .unknown else { return }
        switch place {
        case .members:
            // What belongs to an object may be missing with it.
            for inner in rule.inner {
                take(inner, prefix: name + ".", isAlwaysThere: isAlwaysThere && outer.isRequired)
            }
        case .elements:
            for inner in rule.inner { take(inner, prefix: name + "[]", isAlwaysThere: true) }
        case .values, .keys: break
        }
    }

    private func isRead(_ attribute: String) -> Bool {
        let own = document.data["attributes"]?[attribute]
        return Self.readings.contains { own?[$0] != nil }
    }
}
