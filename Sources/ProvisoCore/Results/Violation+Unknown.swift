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

extension Violation {
    /// A scenario was asked for that there is not.
    package static func unknown(_ scenario: Scenario, among known: [Scenario]) -> Violation {
        unknown(.scenarioUnknown, scenario.rawValue, among: known.map { $0.rawValue })
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
