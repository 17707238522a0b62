extension ViolationCode {
    /// `scenario.unknown`: neither a rule nor a list of scenarios names the scenario. Parameters: `name`, and `suggestion` if a
    /// similar name exists.
    public static var scenarioUnknown: Self { "scenario.unknown" }
    /// `attribute.unknown`: the model has no attribute of this name. Parameters: `name`, and `suggestion` if a similar name
    /// exists.
    public static var attributeUnknown: Self { "attribute.unknown" }
}

/// Titles of codes that no rule has, for `Scripts/make-rule-lists.py`.
private enum UnknownNameTitles {
    static let titles: [String: String] = ["scenario.unknown": "notFound", "attribute.unknown": "notFound"]
}

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

extension Violation {
    /// A scenario was asked for that there is not.
    package static func unknown(_ scenario: Scenario, among known: [Scenario]) -> Violation {
        unknown(.scenarioUnknown, scenario.rawValue, among: known.map(\.rawValue))
    }

    /// An attribute was asked for that there is not.
    package static func unknown(attribute name: String, among known: [String]) -> Violation {
        unknown(.attributeUnknown, name, among: known)
    }

    private static func unknown(_ code: ViolationCode, _ name: String, among known: [String]) -> Violation {
        var violation = Violation(code, parameters: ["name": .string(name)])
        if let suggestion = Suggestion.nearest(to: name, among: known) {
            violation.parameters["suggestion"] = .string(suggestion)
            violation.wording.key = code.rawValue + "/suggestion"
        }
        return violation
    }
}
