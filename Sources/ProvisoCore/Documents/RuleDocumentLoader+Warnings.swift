/// What a document says that cannot be meant, and that keeps it from nothing.
extension RuleDocumentLoader {
    /// A rule that is active in a listed scenario never runs there for an attribute which the list lacks.
    func warnAboutUnlisted() {
        for (scenario, listed) in plan.listedScenarios.sortedByName() {
            let names = Set(listed.map { $0.name })
            var unlisted: [String] = []
            var noted: Set<String> = []
            var position: SourcePosition?
            for step in plan.steps.all where step.rule.isActive(in: scenario) {
                for slot in step.slots.map({ plan.layout.slots[$0] })
                where !plan.isListed(slot, in: names) && noted.insert(slot.name).inserted {
                    unlisted.append(slot.name)
                    position = position ?? step.rule.document?.position
                }
            }
            guard !unlisted.isEmpty else { continue }
            let attributes = RuleOptions.list(unlisted.map { "`\($0)`" }, "and")
            problems.warning(
                "The rules for \(attributes) never run in the scenario `\(scenario)`, whose list lacks "
                    + (unlisted.count == 1 ? "it." : "them."), at: position)
        }
    }

    /// A rule without `on` whose `except` names every scenario that can be asked for never runs.
    func warnAboutRulesThatNeverRun() {
        let rules = plan.steps.all.flatMap { $0.allRules }
        let scenarios = Set(rules.flatMap { $0.on + $0.except }).union(plan.listedScenarios.keys).union([.default])
        for rule in rules where rule.on.isEmpty && scenarios.isSubset(of: rule.except) {
            problems.warning(
                "The rule never runs, since `except` names every scenario of the document.",
                at: rule.document?.position)
        }
    }

    /// A scenario in `on` or `except` that is named less often than one with nearly the same name is probably misspelled.
    func warnAboutMisspelledScenarios() {
        let rules = plan.steps.all.flatMap { $0.allRules }
        var uses: [Scenario: Int] = [.default: .max]
        for scenario in plan.listedScenarios.keys { uses[scenario] = .max }
        for scenario in rules.flatMap({ Set($0.on + $0.except) }) where uses[scenario] != .max {
            uses[scenario, default: 0] += 1
        }
        guard uses.count <= Self.mostSuggestions * 5 else { return }
        let order = Dictionary(
            rules.flatMap { $0.on + $0.except }.enumerated().map { ($0.element, $0.offset) },
            combining: { first, _ in first })
        for (scenario, count) in uses.sortedByName() where count < .max {
            // Of two that are named as often, the one that comes later.
            let others = uses.filter { other, times in
                other != scenario
                    && (times > count || times == count && order[other, default: 0] < order[scenario, default: 0])
            }
            guard
                let near = others.keys.map({ $0.rawValue }).sorted()
                    .first(where: { EditDistance.isSlip(scenario.rawValue, for: $0) })
            else { continue }
            let rule = rules.first { $0.on.contains(scenario) || $0.except.contains(scenario) }
            problems.warning(
                "The scenario `\(scenario.rawValue)` differs from `\(near)` by one letter.",
                at: rule?.document?.position, suggestion: "Did you mean `\(near)`?")
        }
    }

    /// For so many names the right one is looked for; nobody reads more.
    private static let mostSuggestions = 20

    /// What an attribute is called is of no use when no rule names it, and perhaps its name is misspelled.
    func warnAboutUnnamed(_ node: DocumentNode) {
        guard case .mapping(let members) = node.content else { return }
        let names = AttributeTree(plan).nodes.dropFirst().map { $0.name.exchanging("[]", for: "") }
        let known = Set(names)
        let unnamed = members.filter { !known.contains($0.key.text ?? "") }
        for (index, (key, _)) in unnamed.enumerated() {
            let name = key.text ?? ""
            let near = index < Self.mostSuggestions ? Suggestion.nearest(to: name, among: names) : nil
            problems.warning(
                "No rule names the attribute `\(name)` of `attributes`.", at: key.position,
                suggestion: near.map { "Did you mean `\($0)`?" })
        }
    }
}
