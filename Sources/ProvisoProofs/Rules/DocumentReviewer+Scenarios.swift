import ProvisoCore

extension DocumentReviewer {
    /// Finds scenarios that have the same rules, and the same attributes that may be set.
    func reviewScenarios() {
        var known: [(scenario: Scenario, rules: [String])] = []
        for scenario in document.scenarios {
            let attributes = (try? document.activeAttributes(in: scenario)) ?? []
            let names = Set(attributes.map(\.name))
            let rules =
                attributes.map { ($0.isSafe ? "" : "!") + $0.name }.sorted()
                + occurrences.filter { $0.isActive(in: scenario) && $0.isPart(ofOneOf: names) }
                .map { "\($0.number) \($0.attribute) \($0.choices(in: scenario))" }
            if let same = known.first(where: { $0.rules == rules }) {
                let rule = occurrences.first { rule in
                    (rule.activity + rule.choices).contains { $0.on.contains(scenario) || $0.except.contains(scenario) }
                }
                note(
                    .equalScenarios, .warning, rule,
                    "The scenarios `\(same.scenario.rawValue)` and `\(scenario.rawValue)` have the same rules. Give one of "
                        + "them rules of its own, or use one of the two.")
            }
            known.append((scenario, rules))
        }
    }

    /// Finds filters whose conditions read each other's attributes in a circle, so that their order decides.
    func reviewCircles() {
        var reads: [String: Set<String>] = [:]
        for rule in occurrences where rule.changesValue && rule.isConditional {
            guard let condition = rule.definition?["when"] else { continue }
            reads[rule.attribute, default: []].formUnion(ConditionFormula.attributes(of: condition))
        }
        for rule in occurrences where rule.changesValue && rule.isConditional {
            guard let path = circle(from: rule.attribute, reads), path.count > 1, path.min() == rule.attribute else {
                continue
            }
            note(
                .circularConditions, .warning, rule,
                "The conditions that change \(path.map { "`\($0)`" }.joined(separator: ", ")) read each other; which one changes "
                    + "depends on the order of the rules.")
        }
    }

    private func circle(from start: String, _ reads: [String: Set<String>]) -> [String]? {
        var queue = [[start]]
        var seen: Set<String> = [start]
        while !queue.isEmpty {
            let path = queue.removeFirst()
            for next in (reads[path.last ?? start] ?? []).sorted() {
                if next == start { return path }
                if reads[next] != nil, seen.insert(next).inserted { queue.append(path + [next]) }
            }
        }
        return nil
    }
}

extension RuleOccurrence {
    /// Whether the rule is about one of some attributes, or about a part of it.
    fileprivate func isPart(ofOneOf names: Set<String>) -> Bool {
        var name = attribute[...]
        while !name.isEmpty {
            if names.contains(String(name)) { return true }
            name = name.lastIndex(where: { ".[{".contains($0) }).map { name[..<$0] } ?? ""
        }
        return false
    }
}
