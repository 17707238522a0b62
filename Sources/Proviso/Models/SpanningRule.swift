/// A rule of your own about several attributes of a model, or about the model as a whole: what ``Rule/check(for:_:named:file:line:_:)``
/// and its neighbours make.
///
/// It is one step: it runs when none of its attributes has an error, and is left out in a group as any other rule. Each
/// violation says what attribute it is about.
public struct SpanningRule<Model>: RuleSet {
    /// The attributes that the rule is about, in the order listed.
    public let attributes: [ModelAttribute<Model>]
    private let name: String
    private let codes: Set<ViolationCode>?
    private let judge: @Sendable (Model, inout ModelReport<Model>) -> Void
    private var options = ModelRuleOptions()
    private var conditions: [@Sendable (Model) -> Bool] = []
    private var info: ModelRule

    init(
        _ name: String, _ attributes: [ModelAttribute<Model>], codes: Set<ViolationCode>? = nil,
        _ judge: @escaping @Sendable (Model, inout ModelReport<Model>) -> Void
    ) {
        self.name = name
        self.attributes = attributes
        self.codes = codes
        self.judge = judge
        // It may read anything.
        options.otherAttributes = nil
        info = Self.makeInfo(name, attributes, options)
    }

    private static func makeInfo(
        _ name: String, _ attributes: [ModelAttribute<Model>], _ options: ModelRuleOptions
    ) -> ModelRule {
        ModelRule(
            name, attributes: attributes.map(\.name), labels: attributes.map(\.label), options: options,
            skipsEmptyValues: false)
    }

    /// What the rule is.
    public var modelRules: [ModelRule] { [info] }

    /// Judges the model.
    public func run(on model: inout Model, in check: inout ModelCheck) {
        let current = model
        let asked = attributes.indices.filter { check.begins(info, $0) }
        guard !asked.isEmpty, !check.isTidying else { return }
        // An attribute that was refused says nothing of the others.
        if info.skipsAfterErrors, attributes.contains(where: { check.hasError($0.name) }) { return }
        if info.skipsEmptyValues, attributes.allSatisfy({ $0.isEmpty(in: current) }) { return }
        guard conditions.allSatisfy({ $0(current) }) else { return }
        var report = ModelReport<Model>(
            attributes: attributes.map { ($0.name, $0.keyPath) }, report: check.report.blank,
            asksLater: check.report.asksLater)
        judge(current, &report)
        for finding in report.findings {
            let start = check.report.violations.count
            if let index = attributes.firstIndex(where: { $0.name == finding.attribute }) {
                guard asked.contains(index) else { continue }
                check.report.add(finding.violation)
                check.bind(from: start, to: info, index) { String(describing: attributes[index].value(in: current)) }
            } else {
                if let names = check.attributes, !names.contains(finding.attribute) { continue }
                let label = finding.keyPath.flatMap { PropertyLabels.label(of: finding.attribute, at: $0) }
                let other = ModelRule(
                    name, attributes: [finding.attribute], labels: label.map { [$0] }, options: options,
                    skipsEmptyValues: false)
                check.report.add(finding.violation)
                check.bind(from: start, to: other, 0) { nil }
            }
        }
    }

    /// The rule in these scenarios alone.
    public func on(_ scenarios: Scenario...) -> Self { with { $0.on += scenarios } }
    /// The rule in all scenarios but these.
    public func except(_ scenarios: Scenario...) -> Self { with { $0.except += scenarios } }
    /// The rule with a message for every code.
    ///
    /// - Precondition: Every place in the message is one that something fills, if the code is a built-in one.
    public func message(
        _ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, forAll: codes, of: name, file, line)
        return with { $0.message = template }
    }
    /// The rule with a message for one code.
    ///
    /// - Precondition: Every place in the message is one that something fills, if the code is a built-in one.
    public func message(
        _ template: MessageTemplate, for code: ViolationCode, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, for: code, of: name, file, line)
        return with { $0.messages[code] = template }
    }
    /// The rule with another severity.
    public func severity(_ severity: Severity) -> Self { with { $0.severity = severity } }
    /// The rule in a group.
    public func group(_ name: String) -> Self { with { $0.group = name } }
    /// The rule, left out for models of which all of its attributes are `nil` or empty; it is asked about them by default.
    public func skipOnEmpty(_ skips: Bool) -> Self { with { $0.skipsEmptyValues = skips } }
    /// The rule with another habit for attributes that have an error: whether it is left out when one has.
    public func skipOnError(_ skips: Bool) -> Self { with { $0.skipsAfterErrors = skips } }
    /// The rule without making its attributes safe: they are judged, and not assigned with others at once.
    public func notAssignable() -> Self { with { $0.unsafeAttributes = Set(attributes.map(\.name)) } }
    /// The rule for models of which a condition holds.
    public func when(_ condition: @escaping @Sendable (Model) -> Bool) -> Self {
        var rule = with { $0.isConditional = true }
        rule.conditions.append(condition)
        return rule
    }

    private func with(_ change: (inout ModelRuleOptions) -> Void) -> Self {
        var rule = self
        change(&rule.options)
        rule.info = Self.makeInfo(name, attributes, rule.options)
        return rule
    }
}
