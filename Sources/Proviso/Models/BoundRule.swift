/// A rule for values of one type, bound to an attribute: what `@Validatable` keeps for each rule of a property.
public struct BoundRule<Base: ValidationRule>: Sendable {
    /// The rule.
    public let rule: Base
    /// What the rule is in the model.
    public let info: ModelRule
    let emptiness: EmptinessTest<Base.Value>
    private let hasOwnEmptiness: Bool

    /// Binds a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - info: Its attributes and options.
    ///   - isEmpty: A test of its own for emptiness.
    public init(_ rule: Base, _ info: ModelRule, isEmpty: (@Sendable (Base.Value) -> Bool)? = nil) {
        self.rule = rule
        self.info = info
        emptiness = isEmpty.map(EmptinessTest.init) ?? EmptinessTest()
        hasOwnEmptiness = isEmpty != nil
    }

    /// Whether a value is empty by the rule's own test, or by that of its type, whose answer is known.
    @inline(__always)
    func isEmpty(_ value: Base.Value?, or isEmpty: Bool) -> Bool {
        hasOwnEmptiness ? emptiness.isEmpty(value) : isEmpty
    }
}

extension ModelCheck {
    /// Judges a value that may be `nil` by a rule whose turn it is.
    ///
    /// - Parameters:
    ///   - value: The attribute's value.
    ///   - bound: The rule.
    ///   - index: Which of the rule's attributes the value is.
    ///   - condition: The rule's condition, asked once the value is known not to be skipped.
    /// - Returns: What filters made of the value, or `nil` when they left it alone.
    public mutating func judge<Base: ValidationRule>(
        _ value: Base.Value?, by bound: BoundRule<Base>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Base.Value?? {
        if bound.info.skipsEmptyValues, bound.emptiness.isEmpty(value) { return nil }
        guard condition() else { return nil }
        return judge(value, bound.info, index) { bound.rule.run(on: &$0, into: &$1) }
    }

    /// Judges a value by a rule whose turn it is.
    ///
    /// - Returns: What filters made of the value, or `nil` when they left it alone.
    public mutating func judge<Base: ValidationRule>(
        _ value: Base.Value, by bound: BoundRule<Base>, _ index: Int = 0, when condition: () -> Bool = { true }
    ) -> Base.Value? {
        judge(.some(value), by: bound, index, when: condition) ?? nil
    }

    /// Runs a rule on a value, and tells its violations what they are about.
    mutating func judge<Value>(
        _ value: Value?, _ info: ModelRule, _ index: Int, _ run: (inout Value?, inout Report) -> Void
    ) -> Value?? {
        var changed = value
        if isTidying {
            var ignored = report.blank
            run(&changed, &ignored)
        } else {
            let start = report.violations.count
            run(&changed, &report)
            if report.violations.count > start {
                bind(from: start, to: info, index) { value.map { String(describing: $0) } }
            }
        }
        return Self.areSame(changed, value) ? nil : .some(changed)
    }

    /// Notes how to take back a change to an object, when the validation is one that changes nothing.
    public mutating func willChange(_ takeBack: @escaping () -> Void) {
        report.context?.changes.append(ObjectChange(takeBack: takeBack))
    }

    /// Whether a change to an object has to be noted before it is made.
    public var takesBackChanges: Bool { report.context?.notesChanges ?? false }

    /// Two values of the same bits are the same value. The reverse need not hold, and then a value is written again.
    static func areSame<Value>(_ left: Value?, _ right: Value?) -> Bool {
        withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
    }
}
