public import ProvisoCore

extension FormModel {
    /// Every rule, in the order in which they run.
    public var rules: [ModelRule] {
        _ = rulesVersion
        return ruleSets.flatMap(\.rules).filter { !removedRules.contains(ObjectIdentifier($0)) }
    }

    /// The rules that run in this scenario; none if the scenario is unknown.
    public var activeRules: [ModelRule] {
        if unknownScenario != nil { return [] }
        let names = listed(in: scenario).map { Set($0.map(\.name)) }
        return rules.filter { rule in
            rule.isActive(in: scenario) && (names.map { !$0.isDisjoint(with: rule.attributes) } ?? true)
        }
    }

    /// The rules that run in this scenario and judge an attribute.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func activeRules(for name: String) throws(UnknownAttribute) -> [ModelRule] {
        try check([name])
        return activeRules(of: name)
    }

    /// The rules that run in this scenario and judge an attribute, or the one around what a key path leads to.
    public func activeRules(for keyPath: PartialKeyPath<Model>) -> [ModelRule] {
        attribute(around: keyPath).map(activeRules(of:)) ?? []
    }

    private func activeRules(of name: String) -> [ModelRule] {
        if let listed = listed(in: scenario), !listed.contains(where: { $0.name == name }) { return [] }
        return activeRules.filter { $0.attributes.contains(name) }
    }

    /// Every scenario that can be asked for: `default`, those that a rule names in `on` or `except`, and listed ones.
    public var scenarios: [Scenario] {
        _ = rulesVersion
        var scenarios = [Scenario.default]
        let listed = listedScenarios.keys.sortedByName()
        for scenario in ruleSets.flatMap({ $0.scenarios }) + listed where !scenarios.contains(scenario) {
            scenarios.append(scenario)
        }
        return scenarios
    }

    /// Lists the active attributes of one scenario, new or not, in place of those that follow from the rules. A name with
    /// a `!` before it is active and not safe.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func setActiveAttributes(_ names: [String], in scenario: Scenario) throws(UnknownAttribute) {
        let attributes = names.map(ActiveAttribute.init(listed:))
        try check(attributes.map(\.name))
        listedScenarios[scenario] = attributes
        knownScenarios.insert(scenario)
        rulesVersion += 1
        refresh()
    }

    // MARK: Changing the rules of this form

    /// Adds rules at the end, for this form alone.
    ///
    /// ```swift
    /// form.addRules { Rule(for: \.website, .required).on(.register) }
    /// ```
    public func addRules(@RuleSetBuilder<Model> _ rules: () -> ModelRules<Model>) { add(FormRules(rules())) }

    /// Adds the rules of a rule set at the end, for this form alone.
    public func addRules(_ rules: some RuleSet<Model>) { add(FormRules(rules)) }

    /// Adds the rules of a document at the end, for this form alone.
    ///
    /// A model of a Swift type is to the document what a record is: its attributes are values with their types.
    ///
    /// - Throws: ``UnknownAttribute`` when the document names an attribute that the model does not have.
    public func addRules(_ document: RuleDocument) throws(UnknownAttribute) { add(try adapted(document)) }

    /// Puts rules in place of all others, for this form alone.
    public func replaceRules(@RuleSetBuilder<Model> with rules: () -> ModelRules<Model>) { replaceRules(with: rules()) }

    /// Puts the rules of a rule set in place of all others, for this form alone.
    public func replaceRules(with rules: some RuleSet<Model>) { replace([FormRules(rules)]) }

    /// Puts the rules of a document in place of all others, for this form alone.
    ///
    /// - Throws: ``UnknownAttribute`` when the document names an attribute that the model does not have.
    public func replaceRules(with document: RuleDocument) throws(UnknownAttribute) {
        replace([try adapted(document)])
    }

    /// Removes rules from this form.
    ///
    /// ```swift
    /// form.removeRules { $0.name == "required" && $0.attributes == ["website"] }
    /// ```
    ///
    /// - Returns: How many rules were removed.
    @discardableResult
    public func removeRules(where isRemoved: (ModelRule) -> Bool) -> Int {
        let removed = rules.filter(isRemoved)
        removedRules.formUnion(removed.map { ObjectIdentifier($0) })
        rulesVersion += 1
        refresh()
        return removed.count
    }

    private func adapted(_ document: RuleDocument) throws(UnknownAttribute) -> FormRules<Model> {
        if let rules = FormRules<DataObject>(document) as? FormRules<Model> { return rules }
        return try FormRules(document, for: attributeNames.compactMap { attributesByName[$0] })
    }

    func add(_ rules: FormRules<Model>) {
        ruleSets.append(rules)
        rulesChanged()
        refresh()
    }

    private func replace(_ rules: [FormRules<Model>]) {
        // The attributes stay: they are the model's.
        let attributes = FormRules(attributes: attributeNames.compactMap { attributesByName[$0] })
        ruleSets = [attributes] + rules
        removedRules = []
        rulesChanged()
        if !scenarios.contains(storedScenario) { storedScenario = .default }
        refresh()
    }

    /// Finds the attributes of the rules; fields that there are already stay.
    func rulesChanged() {
        var fields: [FormField] = []
        (namesByKeyPath, waysByKeyPath) = ([:], [:])
        (exactKeyPaths, missingElements) = ([], [])
        for attribute in ruleSets.flatMap(\.attributes) {
            if let keyPath = attribute.keyPath(), !ModelName.isIdentity(keyPath) {
                namesByKeyPath[keyPath] = attribute.name
                exactKeyPaths.insert(keyPath)
            }
            guard !fields.contains(where: { $0.name == attribute.name }) else { continue }
            attributesByName[attribute.name] = attributesByName[attribute.name] ?? attribute
            let field =
                fieldsByName[attribute.name]
                ?? FormField(name: attribute.name, label: attribute.label, language: language)
            if field.rows == nil { field.rows = RowIdentities(attribute.value(storedModel)) }
            if field.formDisplay != general.formDisplay { field.formDisplay = general.formDisplay }
            fields.append(field)
        }
        storedFields = fields
        fieldsByName = Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0) })
        rulesVersion += 1
        knownScenarios = Set(scenarios)
        noteLoaded()
    }
}
