public import ProvisoCore

extension FormModel {
    /// The names of all attributes, in the order in which the rules name them first.
    public var attributeNames: [String] {
        _ = rulesVersion
        return storedFields.map(\.name)
    }

    /// What the form knows of each attribute, beside the values.
    public var fields: [FormField] {
        _ = rulesVersion
        return storedFields
    }

    /// What the form knows of one attribute, or of the one around a part; of the model as a whole for `""`.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func field(_ name: String) throws(UnknownAttribute) -> FormField { owner(of: try path(named: name)) }

    /// What the form knows of one attribute, or of the one around what a key path leads to.
    public func field(_ keyPath: PartialKeyPath<Model>) -> FormField { owner(of: path(of: keyPath)) }

    func check(_ names: some Sequence<String>) throws(UnknownAttribute) {
        for name in names where fieldsByName[name] == nil {
            throw UnknownAttribute(name: name, known: attributeNames)
        }
    }

    // MARK: Values

    /// The value of an attribute, as data.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func value(of name: String) throws(UnknownAttribute) -> DataValue {
        try check([name])
        _ = fieldsByName[name]?.version
        return attributesByName[name]?.data(storedModel) ?? .null
    }

    /// Sets an attribute by its name, whether it is safe or not. Data is converted where nothing is lost; what cannot be
    /// is an error of the attribute, and the value stays.
    ///
    /// - Returns: Why the value could not be taken, in the language of ``catalog``; nothing when it was.
    /// - Throws: ``UnknownAttribute``.
    @discardableResult
    public func setValue(_ value: DataValue, for name: String) throws(UnknownAttribute) -> [Violation] {
        try check([name])
        let violations = put(value, in: name, Intake(scenario: storedScenario, access: .all))
        changed([name], unconverted: [name])
        return language.speak(violations)
    }

    /// The values of several attributes by name.
    ///
    /// - Parameters:
    ///   - names: The attributes; `nil` for all.
    ///   - exceptions: Those to leave out.
    /// - Throws: ``UnknownAttribute``.
    public func values(
        of names: [String]? = nil, except exceptions: [String] = []
    ) throws(UnknownAttribute) -> DataObject {
        try check((names ?? []) + exceptions)
        var values = DataObject()
        for name in names ?? attributeNames where !exceptions.contains(name) { values[name] = try value(of: name) }
        return values
    }

    /// Takes data into the model; notes and returns why that is not possible.
    ///
    /// - Parameters:
    ///   - intake: Says what may be set inside, and takes what is refused.
    ///   - parts: The parts that documents make safe, where they do.
    ///   - opensByType: Whether the attribute's own type says too what is safe.
    ///   - isPatch: Whether the value says what changes, as in a merge patch.
    func put(
        _ value: DataValue, in name: String, _ intake: Intake, _ parts: AssignableParts? = nil,
        opensByType: Bool = true, isPatch: Bool = false
    ) -> [Violation] {
        guard let attribute = attributesByName[name], let field = fieldsByName[name] else { return [] }
        let start = intake.violations.count
        let place = DataPlace().named(name, attribute.key)
        attribute.assign(
            value, &storedModel,
            DataReader(intake: intake, place: place, parts: parts, opensByType: opensByType, isPatch: isPatch))
        // What is wrong with the new values stands where the rows are now; what is known already goes there.
        noteRows(of: field)
        intake.label(attribute.label, from: start, at: place.path)
        if let type = Model.self as? any Validatable.Type { intake.conceal(from: start, in: type) }
        let found = Array(intake.violations[start...])
        // What is wrong with a part that is not given stays so.
        let depth = place.path.components.count
        let kept = field.unconverted.filter { violation in
            violation.path.components.count > depth && place.path.contains(violation.path)
                && value.leavesOut(violation.outsidePath.components.dropFirst(depth))
        }
        // A text that could not be taken is no longer that of a part that has been given.
        let forgotten = field.unconverted.map(\.path).filter { path in !kept.contains { $0.path == path } }
        if field.typedTextOfParts.keys.contains(where: forgotten.contains) {
            for path in forgotten { field.typedTextOfParts[path] = nil }
        }
        field.unconverted = kept + found
        return found
    }

    // MARK: What the scenario makes of them

    /// The attributes that rules judge in this scenario.
    public var activeAttributes: [String] { active.map(\.name) }

    /// The attributes that mass assignment may set in this scenario.
    public var safeAttributes: [String] { active.filter(\.isSafe).map(\.name) }

    /// The attributes that an active `required` rule without a condition names.
    public var requiredAttributes: [String] { activeAttributes.filter(isRequiredAttribute) }

    /// Whether rules judge an attribute in this scenario.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func isActive(_ name: String) throws(UnknownAttribute) -> Bool {
        try check([name])
        return activeAttributes.contains(name)
    }

    /// Whether mass assignment may set an attribute in this scenario.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func isSafe(_ name: String) throws(UnknownAttribute) -> Bool {
        try check([name])
        return safeAttributes.contains(name)
    }

    /// Whether an active `required` rule without a condition names an attribute: whether to mark it in a form.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func isRequired(_ name: String) throws(UnknownAttribute) -> Bool {
        try check([name])
        return isRequiredAttribute(name)
    }

    /// Whether rules judge an attribute in this scenario, or the one around what a key path leads to.
    public func isActive(_ keyPath: PartialKeyPath<Model>) -> Bool {
        attribute(around: keyPath).map(activeAttributes.contains) ?? false
    }
    /// Whether mass assignment may set an attribute in this scenario. False for what is no attribute of the form itself.
    public func isSafe(_ keyPath: PartialKeyPath<Model>) -> Bool {
        isAttribute(keyPath) && attributeName(at: keyPath).map(safeAttributes.contains) ?? false
    }
    /// Whether an active `required` rule without a condition names an attribute. False for what is no attribute of the
    /// form itself.
    public func isRequired(_ keyPath: PartialKeyPath<Model>) -> Bool {
        isAttribute(keyPath) && attributeName(at: keyPath).map(isRequiredAttribute) ?? false
    }

    private func isRequiredAttribute(_ name: String) -> Bool {
        activeRules.contains { $0.name == RuleName.required && !$0.isConditional && $0.attributes.contains(name) }
    }

    /// The active attributes, and whether each is safe.
    var active: [ActiveAttribute] {
        if let listed = listed(in: scenario) {
            return listed.map { ActiveAttribute(name: $0.name, isSafe: $0.isSafe && isSafeByType($0.name)) }
        }
        var active: [ActiveAttribute] = []
        for rule in activeRules {
            for name in rule.attributes {
                let isSafe = !rule.unsafeAttributes.contains(name) && isSafeByType(name)
                if let index = active.firstIndex(where: { $0.name == name }) {
                    active[index].isSafe = active[index].isSafe && isSafe
                } else {
                    active.append(ActiveAttribute(name: name, isSafe: isSafe))
                }
            }
        }
        return active
    }

    private func isSafeByType(_ name: String) -> Bool { attributesByName[name]?.isSafe ?? true }

    func listed(in scenario: Scenario) -> [ActiveAttribute]? {
        listedScenarios[scenario] ?? ruleSets.lazy.compactMap { $0.listed[scenario] }.first
    }
}

extension DataValue {
    /// Whether objects say nothing of what stands at a path inside: a member of one of them is not given.
    fileprivate func leavesOut(_ path: some Sequence<FieldPath.Component>) -> Bool {
        var value = self
        for component in path {
            switch (component, value) {
            case (.key(let key), .object(let object)):
                guard let inner = object[key] else { return true }
                value = inner
            case (.index(let index), .array(let elements)):
                guard elements.indices.contains(index) else { return false }
                value = elements[index]
            default: return false
            }
        }
        return false
    }
}
