/// What a document says that cannot be meant, and that keeps it from nothing.
extension RuleDocumentLoader {
    /// A rule that is active in a listed scenario never runs there for an attribute which the list lacks.
    func warnAboutUnlisted() {
        for (scenario, listed) in plan.listedScenarios.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let names = Set(listed.map(\.name))
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
        let rules = plan.steps.all.flatMap(\.allRules)
        let scenarios = Set(rules.flatMap { $0.on + $0.except }).union(plan.listedScenarios.keys).union([.default])
        for rule in rules where rule.on.isEmpty && scenarios.isSubset(of: rule.except) {
            problems.warning(
                "The rule never runs, since `except` names every scenario of the document.",
                at: rule.document?.position)
        }
    }

    /// For so many names the right one is looked for; nobody reads more.
    private static let mostSuggestions = 20

    /// What an attribute is called is of no use when no rule names it, and perhaps its name is misspelled.
    func warnAboutUnnamed(_ node: DocumentNode) {
        guard case .mapping(let members) = node.content else { return }
        let names = AttributeTree(plan).nodes.dropFirst().map { $0.name.replacing("[]", with: "") }
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
