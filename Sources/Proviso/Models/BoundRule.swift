/// A rule for values of one type, bound to an attribute: what `@Validatable` keeps for each rule of a property.
public final class BoundRule<Base: ValidationRule>: Sendable {
    /// The rule.
    public let rule: Base
    /// What the rule is in the model.
    public let info: ModelRule
    let emptiness = EmptinessTest<Base.Value>()

    /// Binds a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - info: Its attributes and options.
    public init(_ rule: Base, _ info: ModelRule) {
        self.rule = rule
        self.info = info
    }

    /// The codes of what the rule finds, or `nil` for a rule of the program's own.
    public var codes: Set<ViolationCode>? { rule.knownCodes }

    /// Judges an element of an array by a rule that changes nothing, and says whether it passed.
    @inline(__always)
    func judge(element: Base.Value, isEmpty: Bool, into report: inout Report) -> Bool {
        if isEmpty, info.skipsEmptyValues { return true }
        let start = report.violations.count
        rule.check(element, into: &report)
        return !report.hasErrors(from: start)
    }
}

extension BoundRule {
    /// Whether the rule surely finds nothing and changes nothing, which is known of a ``DirectRule`` alone.
    @inlinable
    public func passes(_ value: Base.Value) -> Bool { false }

    /// Judges an element of an array by a rule that changes nothing, and says whether it passed.
    public func check(_ value: Base.Value, into report: inout Report) -> Bool {
        judge(element: value, isEmpty: emptiness.isEmpty(value), into: &report)
    }
}

extension BoundRule where Base: DirectRule {
    /// Whether the rule surely finds nothing and changes nothing.
    @inlinable
    public func passes(_ value: Base.Value) -> Bool { rule.passes(value, skipsEmptyValues: info.skipsEmptyValues) }

    /// Whether the rule surely finds nothing and changes nothing.
    @inlinable
    func passes(given value: Base.Value?) -> Bool {
        guard let value else { return info.skipsEmptyValues }
        return rule.passes(value, skipsEmptyValues: info.skipsEmptyValues)
    }

    /// Judges an element of an array by a rule that changes nothing, and says whether it passed.
    @inlinable
    public func check(_ value: Base.Value, into report: inout Report) -> Bool {
        Base.judge(element: value, by: self, into: &report)
    }
}
