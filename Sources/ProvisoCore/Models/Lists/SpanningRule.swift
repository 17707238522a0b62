/// A rule of your own about several attributes of a model, or about the model as a whole: what ``Rule/check(for:_:named:file:line:_:)``
/// and its neighbours make.
///
/// It is one step: it runs when none of its attributes has an error, and is left out in a group as any other rule. Each
/// violation says what attribute it is about.
public struct SpanningRule<Model>: AmendableRules {
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
        let asked = check.beginsTogether(info, attributes.indices)
        guard !asked.isEmpty, !check.isTidying else { return }
        // An attribute that was refused says nothing of the others.
        if info.skipsAfterErrors, attributes.contains(where: { check.hasError($0.name) }) {
            if check.isObserved { _ = check.leaves(info, 0, .earlierError) }
            return check.noteUnasked(info)
        }
        guard
            check.goesOn(
                info, 0, isEmpty: attributes.allSatisfy { $0.isEmpty(in: current) },
                when: conditions.allSatisfy { $0(current) }, showing: shownText(of: current))
        else { return }
        var report = ModelReport<Model>(
            attributes: attributes.map { ($0.name, $0.keyPath) }, report: check.report.blank,
            asksLater: check.report.asksLater)
        judge(current, &report)
        for finding in report.findings {
            let start = check.report.violations.count
            if let index = attributes.firstIndex(where: { $0.name == finding.attribute }) {
                guard asked.contains(index) else { continue }
                check.report.add(finding.violation)
                check.bind(from: start, to: info, index) {
                    DataValue.shownText(of: attributes[index].value(in: current))
                }
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

    /// The attributes of a model as messages show them.
    private func shownText(of model: Model) -> String {
        attributes.map { DataValue.shownText(of: $0.value(in: model)) }.joined(separator: ", ")
    }

    /// The rule, left out for models of which all of its attributes are `nil` or empty; it is asked about them by default.
    public func skipOnEmpty(_ skips: Bool) -> Self { _amended { $0.skipsEmptyValues = skips } }

    /// The codes of what the rule finds; `nil` when nobody can know.
    public var _codes: Set<ViolationCode>? { codes }

    /// What messages about the rule call it.
    public var _ruleNames: String { name }

    /// The rule with other options.
    public func _amended(_ change: (inout ModelRuleOptions) -> Void) -> Self {
        var rule = self
        change(&rule.options)
        rule.info = Self.makeInfo(name, attributes, rule.options)
        return rule
    }

    /// The same, for models of which one more condition holds.
    public func _conditional(on condition: @escaping @Sendable (Model) -> Bool) -> Self {
        var rule = self
        rule.conditions.append(condition)
        return rule
    }
}
