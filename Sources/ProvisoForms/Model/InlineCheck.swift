public import ProvisoCore

/// What an inline rule of a form sees, and where it puts what it finds.
///
/// ```swift
/// form.addRule("country", for: "country", parameters: ["known": ["USA", "Web"]]) { check in
///     guard case .array(let known)? = check.parameters["known"], !known.contains(check.value) else { return }
///     check.fail("{attribute} must be one of {known}.", parameters: ["known": .array(known)])
/// }
/// ```
public struct InlineCheck<Model> {
    /// The model, as the filters before this rule left it.
    public let model: Model
    /// The name of the attribute that is judged.
    public let attribute: String
    /// The value of the attribute.
    public let value: DataValue
    /// What the rule was given when it was added.
    public let parameters: DataObject
    /// The scenario.
    public let scenario: Scenario
    fileprivate let code: ViolationCode
    fileprivate(set) var violations: [Violation] = []

    /// Notes that the value breaks the rule.
    ///
    /// - Parameters:
    ///   - message: The message; the rule's own, or the catalogue's for the code, by default.
    ///   - code: The code; the name of the rule by default.
    ///   - parameters: What the message is filled with. Never put the judged value in.
    public mutating func fail(
        _ message: MessageTemplate? = nil, code: ViolationCode? = nil, parameters: Parameters = [:]
    ) {
        violations.append(Violation(code ?? self.code, parameters: parameters, message: message))
    }
}

extension FormModel {
    /// Adds an inline rule, a closure, at the end of the rules of this form.
    ///
    /// - Parameters:
    ///   - name: The rule's name, and its code.
    ///   - attributes: The attributes that it judges, each for itself.
    ///   - parameters: What the closure is given besides.
    ///   - options: The scenarios, the message, the severity and whatever else every rule takes. By default the rule is
    ///     skipped for an empty value and for an attribute that has an error.
    ///   - when: Whether the rule runs, given the model and the attribute's name.
    ///   - judge: Judges the value of an attribute.
    /// - Throws: ``UnknownAttribute``.
    public func addRule(
        _ name: String, for attributes: String..., parameters: DataObject = DataObject(),
        options: ModelRuleOptions = ModelRuleOptions(), when: (@Sendable (Model, String) -> Bool)? = nil,
        _ judge: @escaping @Sendable (inout InlineCheck<Model>) -> Void
    ) throws(UnknownAttribute) {
        try check(attributes)
        add(inlineRules(name, attributes, parameters, options, when) { _, inline in judge(&inline) })
    }

    /// Adds an inline rule, a method of the model, at the end of the rules of this form.
    ///
    /// ```swift
    /// try form.addRule("country", for: "country", calling: User.validateCountry)
    /// ```
    ///
    /// - Throws: ``UnknownAttribute``.
    public func addRule(
        _ name: String, for attributes: String..., parameters: DataObject = DataObject(),
        options: ModelRuleOptions = ModelRuleOptions(), when: (@Sendable (Model, String) -> Bool)? = nil,
        calling method: @escaping @Sendable (Model) -> (inout InlineCheck<Model>) -> Void
    ) throws(UnknownAttribute) {
        try check(attributes)
        add(inlineRules(name, attributes, parameters, options, when) { model, inline in method(model)(&inline) })
    }

    /// Adds an asynchronous inline rule at the end of the rules of this form; see ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - name: The rule's name, and its code.
    ///   - attributes: The attributes that it judges, each for itself.
    ///   - options: The scenarios, the message, the severity and whatever else every rule takes.
    ///   - failureSeverity: How much it weighs when the closure throws.
    ///   - passes: Whether a value passes.
    /// - Throws: ``UnknownAttribute``.
    public func addAsyncRule(
        _ name: String, for attributes: String..., options: ModelRuleOptions = ModelRuleOptions(),
        failureSeverity: Severity = .error, _ passes: @escaping @Sendable (DataValue) async throws -> Bool
    ) throws(UnknownAttribute) {
        try check(attributes)
        let condition = InlineCondition(ViolationCode(rawValue: name))
        add(
            boundRules(name, attributes, options, nil) { _, _, value, check in
                condition.ask(into: &check.report, failureSeverity: failureSeverity) { try await passes(value) }
            })
    }

    private func inlineRules(
        _ name: String, _ attributes: [String], _ parameters: DataObject, _ options: ModelRuleOptions,
        _ condition: (@Sendable (Model, String) -> Bool)?,
        _ judge: @escaping @Sendable (Model, inout InlineCheck<Model>) -> Void
    ) -> FormRules<Model> {
        boundRules(name, attributes, options, condition) { model, attribute, value, check in
            var inline = InlineCheck(
                model: model, attribute: attribute, value: value, parameters: parameters, scenario: check.scenario,
                code: ViolationCode(rawValue: name))
            judge(model, &inline)
            check.report.add(inline.violations)
        }
    }

    private func boundRules(
        _ name: String, _ names: [String], _ options: ModelRuleOptions,
        _ condition: (@Sendable (Model, String) -> Bool)?,
        _ judge: @escaping @Sendable (Model, String, DataValue, inout ModelCheck) -> Void
    ) -> FormRules<Model> {
        let attributes = names.compactMap { attributesByName[$0] }
        var options = options
        options.isConditional = options.isConditional || condition != nil
        let rule = ModelRule(name, attributes: names, labels: attributes.map(\.label), options: options)
        let scenarios = options.on + options.except
        var rules = FormRules(attributes: attributes, rules: [rule], scenarios: scenarios)
        rules.run = { model, check in
            for (index, attribute) in attributes.enumerated() where check.begins(rule, index) {
                let value = attribute.data(model)
                guard rule.goesOn(isEmpty: value.isEmpty) else { continue }
                if let condition, !condition(model, attribute.name) { continue }
                let start = check.report.violations.count
                judge(model, attribute.name, value, &check)
                check.bind(from: start, to: rule, index) { value.text ?? value.description }
            }
        }
        return rules
    }
}
