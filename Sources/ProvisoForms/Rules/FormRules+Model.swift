internal import ProvisoCore

extension Validatable {
    /// The rules of the type, for forms.
    static var formRules: FormRules<Self> {
        var rules: FormRules<Self>
        if let set = compiledRules as? any RuleSet<Self> {
            rules = Self.formRules(set)
        } else {
            rules = Self.inheritedRules(compiledRules)
        }
        // The rules of the dynamic type, for an object of a subclass.
        rules.run = { model, check in model.run(in: &check) }
        if let type = Self.self as? any ScenarioListing.Type {
            rules.listed = type.activeAttributes.mapValues { $0.map(ActiveAttribute.init(listed:)) }
            for scenario in rules.listed.keys.sortedByName() where !rules.scenarios.contains(scenario) {
                rules.scenarios.append(scenario)
            }
        }
        return rules
    }

    private static func formRules(_ set: some RuleSet<Self>) -> FormRules<Self> { FormRules(set) }

    /// The rules of a superclass, for a class that declares none of its own.
    private static func inheritedRules<Rules: RuleSet>(_ set: Rules) -> FormRules<Self> {
        let attributes = set.attributes.map { attribute in
            FormAttribute<Self>(
                name: attribute.name, key: attribute.key ?? attribute.name, label: attribute.label,
                isSafe: attribute.isSafe,
                holdsModels: modelType(in: attribute.valueType).flatMap(ModelShape.of) != nil,
                valueType: attribute.valueType, keyPath: { attribute.keyPath },
                data: { model in (model as? Rules.Model).map(attribute.data(in:)) ?? .null },
                value: { model in (model as? Rules.Model).map(attribute.value(in:)) as Any },
                assign: { data, model, reader in
                    guard var inherited = model as? Rules.Model else { return reader.add(.unassignable()) }
                    attribute.assign(data, to: &inherited, by: reader)
                },
                set: { value, model in
                    guard var inherited = model as? Rules.Model else { return false }
                    return attribute.set(value, in: &inherited)
                })
        }
        return FormRules(
            attributes: attributes, rules: set.modelRules, scenarios: set.allScenarios,
            hasAttribute: { set.hasAttribute($0) })
    }
}
