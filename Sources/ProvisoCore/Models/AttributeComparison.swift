/// The value relates to that of another attribute: `.equal(to: \SignUp.passwordRepeat)`.
///
/// Codes are those of `.compare`; the parameter `compareAttribute` is the other attribute's label, never its value.
/// `nil` is unequal to every value but `nil`, and has no order.
public struct _AttributeComparison<Value>: Sendable {
    let holds: @Sendable (Value, Value) -> Bool?
    private let holdsForMissing: Bool
    private var isOrdering = false
    /// What is found where it does not hold, made beforehand.
    private let broken: Violation
    private let label: AttributeLabel
    /// Words, a weight, an error and conditions of its own, if it was given some.
    private var amendment: _RuleAmendment<Value>?

    /// Creates the comparison that asks for equal values, or for different ones.
    ///
    /// - Parameters:
    ///   - label: How messages name the other attribute.
    ///   - not: Whether the values must differ.
    public init(equalTo label: AttributeLabel, not: Bool = false) where Value: Equatable & SendableMetatype {
        let equality = EqualityTest<Value>()
        holds = { equality.areEqual($0, $1) != not }
        holdsForMissing = not
        self.label = label
        broken = .comparison(not ? "compare.notEqual" : "compare.equal", with: label)
    }

    /// Creates the comparison by an operator.
    public init(_ comparison: ComparisonOperator, to label: AttributeLabel) where Value: Comparable & SendableMetatype {
        let number = NumberTest<Value>()
        let equality = EqualityTest<Value>()
        holds = { value, other in
            if comparison.isOrdering, number.refuses(value) || number.refuses(other) { return nil }
            return comparison.holds(value, other, by: equality)
        }
        holdsForMissing = comparison == .notEqual
        isOrdering = comparison.isOrdering
        self.label = label
        broken = .comparison(comparison.code, with: label, ofDates: DataValue.namesDay(Value.self))
    }

    /// Judges a value beside the other attribute's.
    func findings(in value: Value?, against other: Value?, into report: inout Report) {
        guard let amendment else { return judge(value, against: other, into: &report) }
        var value = value
        amendment.run(on: &value, into: &report) { judge($0, against: other, into: &$1) }
    }

    private func judge(_ value: Value?, against other: Value?, into report: inout Report) {
        switch (value, other) {
        case (let value?, let other?):
            if let holds = holds(value, other) {
                if !holds { report.add(broken) }
            } else {
                report.add(unordered)
            }
        case (nil, nil): if holdsForMissing || isOrdering { report.add(isOrdering ? unordered : broken) }
        default: if !holdsForMissing { report.add(isOrdering ? unordered : broken) }
        }
    }

    private var unordered: Violation { .comparison("compare.type", with: label) }
}

// What is called on a rule, as `@Rules` has it

extension _AttributeComparison {
    /// The codes of what it finds.
    var codes: Set<ViolationCode> { [broken.code, "compare.type"] }

    /// The comparison with a message for every code that has none of its own.
    public func message(_ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line) -> Self {
        MessageCheck.require(template, forAll: codes, of: "compare", file, line)
        return amended { $0.message = template }
    }

    /// The comparison with a message for one code.
    public func message(
        _ template: MessageTemplate, for code: ViolationCode, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, for: code, of: "compare", file, line)
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

extension Violation {
    /// A comparison with another attribute that does not hold. It names the other one, and never shows its value.
    ///
    /// - Parameter ofDates: Whether the values are dates, of which one is earlier and none is less.
    static func comparison(_ code: ViolationCode, with label: AttributeLabel, ofDates: Bool = false) -> Violation {
        var violation = Violation(code, parameters: ["compareAttribute": .string(label.text)])
        violation.wording.key = code.rawValue + (ofDates && code.isOrder ? "/attributeDate" : "/attribute")
        violation.wording.labels = [label.text: label]
        return violation
    }
}

/// A comparison with another attribute, bound to one: what the code that `@Validatable` writes keeps of it, and calls with
/// the values of both.
public final class _BoundComparison<Value>: Sendable {
    let info: ModelRule
    let comparison: _AttributeComparison<Value>
    @usableFromInline let holds: @Sendable (Value, Value) -> Bool?
    private let emptiness = EmptinessTest<Value>()

    init(_ comparison: _AttributeComparison<Value>, _ info: ModelRule, tellsEveryRule: Bool) {
        self.comparison = comparison
        self.info = info
        // A check that is told of every rule is told of one that holds too.
        if tellsEveryRule { holds = { _, _ in nil } } else { holds = comparison.holds }
    }

    /// The codes of what the rule finds.
    public var codes: Set<ViolationCode>? { comparison.codes }

    /// Judges a value beside another attribute's.
    @inlinable
    public func judge(_ value: Value?, against other: Value?, in check: inout ModelCheck) {
        judge(value, against: other, in: &check, when: { true })
    }

    /// Judges a value beside another attribute's, when a condition holds. It is asked once the value is known not to be
    /// skipped.
    @inlinable
    public func judge(_ value: Value?, against other: Value?, in check: inout ModelCheck, when condition: () -> Bool) {
        if let value, let other, holds(value, other) ?? false { return }
        check.judge(value, against: other, by: self, when: condition)
    }

    /// Whether the rule has nothing to say to a value beside another attribute's.
    @inlinable
    public func passes(_ value: Value?, against other: Value?) -> Bool {
        if let value, let other { holds(value, other) ?? false } else { false }
    }

    /// Whether the rule has nothing to say, or a condition does not hold. It is asked about a value that does not pass, and
    /// not about any other.
    @inlinable
    public func passes(_ value: Value?, against other: Value?, when condition: () -> Bool) -> Bool {
        passes(value, against: other) || !condition()
    }

    /// Whether a value is one that the rule leaves alone.
    func skips(_ value: Value?) -> Bool { info.skipsEmptyValues && emptiness.isEmpty(value) }
}

/// The value equals that of another attribute, in a list of rules: `EqualToAttribute(\User.passwordRepeat)`.
struct EqualToAttribute<Model, Value: Equatable & SendableMetatype>: DependentRule, AttributeReading {
    let attributesRead: [String]?
    private let other: @Sendable (Model) -> Value?
    private let comparison: _AttributeComparison<Value>

    /// `equal`.
    var name: String { "equal" }

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - keyPath: The other attribute.
    ///   - label: How messages name it; the words of its name by default.
    ///   - not: Whether the values must differ.
    ///   - file: Where this stands, to be named when the attribute's name cannot be found out.
    ///   - line: The line.
    init(
        _ keyPath: any KeyPath<Model, Value> & Sendable, label: AttributeLabel? = nil, not: Bool = false,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        attributesRead = ModelName.known(keyPath).map { [$0] }
        other = { $0[keyPath: keyPath] }
        comparison = _AttributeComparison(equalTo: label ?? .of(keyPath, file, line), not: not)
    }

    /// Creates the rule for an optional attribute.
    init(
        _ keyPath: any KeyPath<Model, Value?> & Sendable, label: AttributeLabel? = nil, not: Bool = false,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        attributesRead = ModelName.known(keyPath).map { [$0] }
        other = { $0[keyPath: keyPath] }
        comparison = _AttributeComparison(equalTo: label ?? .of(keyPath, file, line), not: not)
    }

    /// Judges a value.
    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        comparison.findings(in: value, against: other(model), into: &report)
    }
}

extension EqualToAttribute: CodedRule {
    var codes: Set<ViolationCode>? { ["compare.equal", "compare.notEqual"] }
}

/// The value relates to that of another attribute as an operator says, in a list of rules:
/// `CompareToAttribute(.greater, \Stay.arrival)`.
struct CompareToAttribute<Model, Value: Comparable & SendableMetatype>: DependentRule, AttributeReading {
    let attributesRead: [String]?
    private let other: @Sendable (Model) -> Value?
    private let comparison: _AttributeComparison<Value>

    /// `compare`.
    var name: String { "compare" }

    /// Creates the rule.
    init(
        _ comparison: ComparisonOperator, _ keyPath: any KeyPath<Model, Value> & Sendable, label: AttributeLabel? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        attributesRead = ModelName.known(keyPath).map { [$0] }
        other = { $0[keyPath: keyPath] }
        self.comparison = _AttributeComparison(
            comparison, to: label ?? .of(keyPath, file, line))
    }

    /// Creates the rule for an optional attribute.
    init(
        _ comparison: ComparisonOperator, _ keyPath: any KeyPath<Model, Value?> & Sendable,
        label: AttributeLabel? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        attributesRead = ModelName.known(keyPath).map { [$0] }
        other = { $0[keyPath: keyPath] }
        self.comparison = _AttributeComparison(
            comparison, to: label ?? .of(keyPath, file, line))
    }

    /// Judges a value.
    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        comparison.findings(in: value, against: other(model), into: &report)
    }
}

extension CompareToAttribute: CodedRule {
    var codes: Set<ViolationCode>? { Set(CompareRule.codes.map { ViolationCode(rawValue: $0) }) }
}

extension AttributeLabel {
    /// How messages name the attribute at a key path: the words of its name, unless its declaration has others.
    fileprivate static func of<Model>(
        _ keyPath: PartialKeyPath<Model>, _ file: StaticString, _ line: UInt
    ) -> AttributeLabel {
        let name = ModelName.of(keyPath, or: "label:", file: file, line: line)
        return PropertyLabels.label(of: name, at: keyPath) ?? AttributeLabel(attributeOrPart: name)
    }
}
