/// The value relates to that of another attribute: `.equal(to: \SignUp.passwordRepeat)`.
///
/// Codes are those of `.compare`; the parameter `compareAttribute` is the other attribute's label, never its value.
/// `nil` equals `nil` alone. Where an order is asked for and the other attribute is empty there is nothing to compare with, so
/// that a model finds nothing; with `skipOnEmpty: false` `nil` has no order beside a value.
public struct _AttributeComparison<Value>: Sendable {
    private let comparison: Comparison
    let holds: @Sendable (Value, Value) -> Bool?
    private let emptiness = EmptinessTest<Value>()
    /// Words, a weight, an error and conditions of its own, if it was given some.
    private(set) var amendment: _RuleAmendment<Value>?

    /// Creates the comparison that asks for equal values, or for different ones.
    ///
    /// - Parameters:
    ///   - label: How messages name the other attribute.
    ///   - not: Whether the values must differ.
    public init(equalTo label: AttributeLabel, not: Bool = false) where Value: Equatable & SendableMetatype {
        comparison = Comparison(not ? .notEqual : .equal, with: .attribute(label))
        let equality = EqualityTest<Value>()
        holds = { equality.areEqual($0, $1) != not }
    }

    /// Creates the comparison by an operator.
    public init(_ asked: ComparisonOperator, to label: AttributeLabel) where Value: Comparable & SendableMetatype {
        comparison = Comparison(asked, with: .attribute(label), ofDates: DataValue.namesDay(Value.self))
        let test = OrderTest<Value>()
        holds = { test.holds(asked, $0, $1) }
    }

    /// How the values must relate.
    var asked: ComparisonOperator { comparison.asked }

    /// Whether the values have to be equal.
    var asksForEqual: Bool { comparison.asked == .equal }

    /// Whether there is nothing to compare with: an order is asked for, and the other attribute is empty.
    func hasNothingToCompare(with other: Value?) -> Bool { asked.isOrdering && emptiness.isEmpty(other) }

    /// Judges a value beside the other attribute's.
    func findings(in value: Value?, against other: Value?, into report: inout Report) {
        guard let amendment else { return judge(value, against: other, into: &report) }
        var value = value
        amendment.run(on: &value, into: &report) { judge($0, against: other, into: &$1) }
    }

    private func judge(_ value: Value?, against other: Value?, into report: inout Report) {
        switch (value, other) {
        case (let value?, let other?): comparison.judge(holds(value, other), into: &report)
        case (nil, nil): comparison.judge(.equal, into: &report)
        default: comparison.judge(.incomparable, into: &report)
        }
    }

    /// What typing on can do for a text beside the other attribute's value.
    ///
    /// While the other value is missing or empty it cannot tell: that one may be typed yet.
    func completion(of text: String, against other: Value?) -> Completion? {
        guard let other, !emptiness.isEmpty(other), amendment?.conditions.isEmpty ?? true else { return nil }
        return ComparisonCompletion(asked: asked, other: other) { holds($0, $1) ?? false }.completion(of: text)
    }
}

extension _AttributeComparison {
    /// What a rule document writes in its place; `nil` for one with conditions or an error of its own.
    ///
    /// - Parameter other: The other attribute.
    func definitions(with other: String) -> [RuleDefinition]? {
        var options: DataObject = [CompareRule.otherAttribute: .string(other)]
        if asked != .equal { options["operator"] = .string(asked.rawValue) }
        var definition = RuleDefinition(CompareRule.self, options)
        definition.attributeOptions = [CompareRule.otherAttribute]
        guard let amendment else { return [definition] }
        return amendment.definitions([definition])
    }
}

// What is called on a rule, as `@Rules` has it

extension _AttributeComparison {
    /// The codes of what it finds.
    var codes: Set<ViolationCode> { comparison.codes }

    /// The comparison with a message for every code that has none of its own.
    public func message(_ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line) -> Self {
        MessageCheck.require(template, forAll: codes, of: CompareRule.name, file, line)
        return amended { $0.message = template }
    }

    /// The comparison with a message for one code.
    public func message(
        _ template: MessageTemplate, for code: ViolationCode, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, for: code, of: CompareRule.name, file, line)
        return amended { $0.messages[code] = template }
    }

    /// The comparison with another severity.
    public func severity(_ severity: Severity) -> Self { amended { $0.severity = severity } }

    /// The comparison with an error of your own.
    public func error(_ error: any Error) -> Self { amended { $0.error = error } }

    /// The comparison, for values of which a condition holds.
    public func when(_ condition: @escaping @Sendable (Value) -> Bool) -> Self {
        amended { $0.conditions.append(.init { if let value = $0 { condition(value) } else { false } }) }
    }

    /// The comparison, while a condition holds.
    public func when(_ condition: @escaping @Sendable () -> Bool) -> Self {
        amended { $0.conditions.append(.init { _ in condition() }) }
    }

    private func amended(_ change: (inout _RuleAmendment<Value>) -> Void) -> Self {
        var (comparison, amendment) = (self, amendment ?? _RuleAmendment())
        change(&amendment)
        comparison.amendment = amendment
        return comparison
    }
}
