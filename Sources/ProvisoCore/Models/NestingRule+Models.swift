extension AnyRule: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { base.nesting?.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { base.nesting?.hasAttribute(name) ?? false }
    var modelDocument: ModelDocument? { base.nesting?.modelDocument }
}

extension ValidationRule {
    /// The rule, if it judges models inside of the value.
    var nesting: (any NestingRule)? { self as? any NestingRule }
}

extension ScenarioNames {
    /// Adds the scenarios of a type of models, once.
    mutating func add<Model: Validatable>(_ type: Model.Type) {
        guard types.insert(ObjectIdentifier(type)).inserted else { return }
        type.compiledRules.addScenarios(to: &self)
        if let type = type as? any ScenarioListing.Type {
            add(type.activeAttributes.keys.sortedByName())
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
