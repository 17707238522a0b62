extension Validatable {
    /// Whether a check asks for names that the model does not have, and so must not run. Says so in the report.
    @usableFromInline
    func refusesNames(in check: inout ModelCheck) -> Bool {
        guard check.asksByName else { return false }
        let type = type(of: self)
        let unknown = type.unknownNames(check.scenario, check.attributes)
        for violation in unknown { check.report.add(violation) }
        return !unknown.isEmpty
    }

    /// What is wrong with the names that are asked for.
    ///
    /// - Complexity: For a scenario that the model's own rules name, their number; otherwise that of all rules.
    static func unknownNames(_ scenario: Scenario, _ attributes: Set<String>?) -> [Violation] {
        let rules = compiledRules
        var unknown: [Violation] = []
        if scenario != .default, !rules.scenarios.contains(scenario) {
            var known = ScenarioNames()
            known.add(Self.self)
            if !known.names.contains(scenario) {
                unknown.append(.unknown(scenario, among: known.names))
            }
        }
        for name in (attributes ?? []).sorted() where !rules.hasAttribute(name[...]) {
            unknown.append(.unknown(attribute: name, among: rules.attributes.map(\.name)))
        }
        for index in unknown.indices { unknown[index].wording.modelMessages = ruleMessages.messages }
        return unknown
    }
}
