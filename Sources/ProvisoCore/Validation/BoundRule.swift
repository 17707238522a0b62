/// A rule for values of one type, bound to an attribute of a model. It answers what it is asked, and knows nothing of the
/// check: ``ModelCheck`` asks, and does the rest.
@usableFromInline
protocol BoundRule<Value>: AnyObject, Sendable {
    associatedtype Value

    /// Whether the rule surely finds nothing in a value and changes nothing, so that it need not be run. `false` says
    /// only that it has to be.
    func passes(_ value: Value) -> Bool

    /// What is wrong with a value, as far as one look at it tells; `nil` where it surely passes.
    func fault(in value: Value) -> ValueFault?

    /// Whether a value is empty, as the rule's type of value has it.
    func isEmpty(_ value: Value) -> Bool

    /// Whether the rule may change a value.
    var isFilter: Bool { get }

    /// Reports what is wrong with a value.
    ///
    /// It is not optional: the type of an optional of a generic type has to be looked up each time, which costs more than
    /// most rules do.
    ///
    /// - Parameter fault: What one look at it told.
    func report(_ fault: ValueFault, in value: Value, into report: inout Report)

    /// Reports what is wrong with a value that is `nil`.
    func findingsInMissing(into report: inout Report)

    /// Reports what is wrong with a value, and changes it.
    func change(_ value: inout Value?, into report: inout Report)

    /// What typing on can do for a text; see ``ValidationRule/completion(of:)``.
    func completion(of text: String) -> Completion?

    /// What becomes of a text that is typed; see ``ValidationRule/tidy(draft:)``.
    func tidy(draft: inout Draft)
}

extension BoundRule {
    /// What does not surely pass has to be judged.
    @usableFromInline
    func fault(in value: Value) -> ValueFault? { passes(value) ? nil : .unknown }
}

/// A rule whose code is compiled for its type of value.
final class BoundSpecializedRule<Base: SpecializedRule>: BoundRule {
    private let rule: Base
    private let skipOnEmpty: SkipOnEmpty

    init(_ rule: Base, skipsEmptyValues: Bool) {
        self.rule = rule
        skipOnEmpty = SkipOnEmpty(skipsEmptyValues)
    }

    var isFilter: Bool { rule.isFilter }
    func passes(_ value: Base.Value) -> Bool { skipOnEmpty.skips(isEmpty(value)) || rule.passes(value) }
    func fault(in value: Base.Value) -> ValueFault? {
        skipOnEmpty.skips(isEmpty(value)) ? nil : rule.fault(in: value)
    }
    func isEmpty(_ value: Base.Value) -> Bool { Base.isEmpty(value) }
    func report(_ fault: ValueFault, in value: Base.Value, into report: inout Report) {
        if case .unknown = fault { rule.check(value, into: &report) } else { rule.refuse(value, into: &report) }
    }
    func findingsInMissing(into report: inout Report) { rule.checkMissing(into: &report) }
    func change(_ value: inout Base.Value?, into report: inout Report) { rule.run(on: &value, into: &report) }
    func completion(of text: String) -> Completion? { rule.completion(of: text) }
    func tidy(draft: inout Draft) { rule.tidy(draft: &draft) }
}

/// A rule for texts.
final class BoundTextRule: BoundRule {
    private let rule: _TextRule
    private let skipOnEmpty: SkipOnEmpty
    private let parameters: Parameters

    init(_ rule: _TextRule, skipsEmptyValues: Bool) {
        self.rule = rule
        skipOnEmpty = SkipOnEmpty(skipsEmptyValues)
        parameters = rule.judge.parameters
    }

    var isFilter: Bool { false }
    func passes(_ value: String) -> Bool {
        value.withInlinedBytes { bytes in skipOnEmpty.skips(bytes.isEmpty) || rule.passes(bytes) }
    }
    func fault(in value: String) -> ValueFault? {
        value.withInlinedBytes { bytes in skipOnEmpty.skips(bytes.isEmpty) ? nil : rule.fault(in: bytes) }
    }
    func isEmpty(_ value: String) -> Bool { value.isEmpty }
    func report(_ fault: ValueFault, in value: String, into report: inout Report) {
        if case .unknown = fault {
            value.withInlinedBytes { rule.check($0, of: value, into: &report) }
        } else {
            rule.report(fault, of: value, parameters, into: &report)
        }
    }
    func findingsInMissing(into report: inout Report) { rule.judge.reportMissing(into: &report) }
    func change(_ value: inout String?, into report: inout Report) {
        if let value { self.report(.unknown, in: value, into: &report) } else { findingsInMissing(into: &report) }
    }
    func completion(of text: String) -> Completion? { rule.judge.completion(ofText: text) }
    func tidy(draft: inout Draft) {}
}

/// A rule of any type.
final class BoundAnyRule<Value>: BoundRule {
    private let rule: AnyRule<Value>
    private let skipOnEmpty: SkipOnEmpty
    private let emptiness = EmptinessTest<Value>()

    init(_ rule: AnyRule<Value>, skipsEmptyValues: Bool) {
        self.rule = rule
        skipOnEmpty = SkipOnEmpty(skipsEmptyValues)
    }

    /// Unknown: the rule may change values.
    var isFilter: Bool { true }
    func passes(_ value: Value) -> Bool { skipOnEmpty.skips(emptiness.isEmpty(value)) }
    func isEmpty(_ value: Value) -> Bool { emptiness.isEmpty(value) }
    func report(_ fault: ValueFault, in value: Value, into report: inout Report) { rule.check(value, into: &report) }
    func findingsInMissing(into report: inout Report) { rule.checkMissing(into: &report) }
    func change(_ value: inout Value?, into report: inout Report) { rule.run(on: &value, into: &report) }
    func completion(of text: String) -> Completion? { rule.completion(of: text) }
    func tidy(draft: inout Draft) { rule.tidy(draft: &draft) }
}

extension AnyRule {
    /// The rule as a model keeps it: called by its type, where that has code for just these values.
    ///
    /// Not called `bound`, as the requirement of ``SpecializedRule`` is: a rule of text meets that too, and would call itself.
    func boundByType(skipsEmptyValues: Bool) -> any BoundRule<Value> {
        if let text, let bound = BoundTextRule(text, skipsEmptyValues: skipsEmptyValues) as? any BoundRule<Value> {
            return bound
        }
        for rule in [base, self] as [any ValidationRule<Value>] {
            if let direct = rule as? any SpecializedRule,
                let bound = direct.bound(skipsEmptyValues: skipsEmptyValues) as? any BoundRule<Value>
            {
                return bound
            }
        }
        return BoundAnyRule(self, skipsEmptyValues: skipsEmptyValues)
    }
}
