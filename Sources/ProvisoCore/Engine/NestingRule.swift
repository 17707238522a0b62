#if !hasFeature(Embedded)
/// A rule that judges models inside of the value, which have scenarios and attributes of their own.
protocol NestingRule: Sendable {
    /// Adds the scenarios that the rules of the models name.
    func addScenarios(to names: inout ScenarioNames)

    /// Whether the models have an attribute: `city`, `owner.name`.
    func hasAttribute(_ name: Substring) -> Bool

    /// The rules of the models as a document, where the value is one model; `nil` by default.
    var modelDocument: ModelDocument? { get }
}

extension NestingRule {
    /// The value is no single model.
    var modelDocument: ModelDocument? { nil }
}

/// A rule that judges models inside of the value, if there is one.
typealias ModelNesting = (any NestingRule)?

/// The scenarios of models and of those inside of them. Types may hold themselves.
struct ScenarioNames {
    private(set) var names = [Scenario.default]
    /// The types of models whose scenarios are among them.
    var types: Set<ObjectIdentifier> = []

    /// Adds scenarios, each once.
    mutating func add(_ scenarios: some Sequence<Scenario>) {
        for scenario in scenarios where !names.contains(scenario) { names.append(scenario) }
    }
}
#else
/// Embedded Swift has records alone, and no models.
typealias ModelNesting = Never?
#endif
