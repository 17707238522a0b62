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

/// The scenarios of models and of those inside of them. Types may hold themselves.
struct ScenarioNames {
    private(set) var names = [Scenario.default]
    private var types: Set<ObjectIdentifier> = []

    /// Adds scenarios, each once.
    mutating func add(_ scenarios: some Sequence<Scenario>) {
        for scenario in scenarios where !names.contains(scenario) { names.append(scenario) }
    }

    /// Adds the scenarios of a type of models, once.
    mutating func add<Model: Validatable>(_ type: Model.Type) {
        guard types.insert(ObjectIdentifier(type)).inserted else { return }
        type.compiledRules.addScenarios(to: &self)
        if let type = type as? any ScenarioListing.Type {
            add(type.activeAttributes.keys.sorted { $0.rawValue < $1.rawValue })
        }
    }
}

extension RuleSet {
    /// Adds the scenarios that the rules name, those of models inside too.
    func addScenarios(to names: inout ScenarioNames) {
        names.add(scenarios)
        for rule in modelRules { rule.nesting?.addScenarios(to: &names) }
    }

    /// The scenarios that the rules name, those of models inside too.
    package var allScenarios: [Scenario] {
        var names = ScenarioNames()
        addScenarios(to: &names)
        return names.names
    }

    /// Whether there is an attribute with a name, or one that is a part of it: `email`; `address` for `address.city`; and
    /// `address.city` when the rules of `address` have a `city`.
    package func hasAttribute(_ name: Substring) -> Bool {
        let isNamed = attributes.contains { $0.name == name || $0.name.hasPrefix(name + ".") }
        return isNamed
            || modelRules.contains { rule in
                rule.attributes.contains { attribute in
                    guard let nesting = rule.nesting, name.hasPrefix(attribute + ".") else { return false }
                    return nesting.hasAttribute(name.dropFirst(attribute.count + 1))
                }
            }
    }
}

extension ValidationRule {
    /// The rule, if it judges models inside of the value.
    var nesting: (any NestingRule)? { self as? any NestingRule }
}
