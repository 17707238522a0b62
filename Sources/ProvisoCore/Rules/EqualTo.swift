#if !hasFeature(Embedded)
/// The value equals another one, or differs from it: `.equal(to: 5)`, `.equal(to: { field.text })`.
///
/// The other value is fixed, or made by a closure each time: then it is in no parameter and no message. Codes:
/// `compare.equal` and `compare.notEqual`, as those of `.compare`. `nil` equals nothing.
///
/// - Note: Texts are equal when they are canonically equivalent, as Swift's `==` says.
/// - Complexity: Linear in the length of a text, whatever stands in it.
struct EqualTo<Value: Equatable & Sendable>: ValidationRule {
    let asked: ComparisonOperator
    let target: ComparisonTarget<Value>
    private let equality = EqualityTest<Value>()

    /// `equal` or `notEqual`.
    var name: String { asked == .equal ? "equal" : "notEqual" }

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - target: The other value.
    ///   - not: Whether the value must differ from it.
    init(_ target: ComparisonTarget<Value>, not: Bool = false) {
        asked = not ? .notEqual : .equal
        self.target = target
    }

    /// Refuses a value that differs, or is equal.
    func check(_ value: Value, into report: inout Report) {
        target.judge(asked, equality.areEqual(value, target.value) == (asked == .equal), into: &report)
    }

    /// `nil` equals nothing.
    func checkMissing(into report: inout Report) {
        target.judge(asked, asked.holds(.incomparable), into: &report)
    }

    var definitions: [RuleDefinition]? { target.definitions(asked) }

    func completion(of text: String) -> Completion? {
        ComparisonCompletion(asked: asked, other: target.value) { equality.areEqual($0, $1) == (asked == .equal) }
            .completion(of: text)
    }
}

extension EqualTo: CodedRule {
    var codes: Set<ViolationCode>? { ["compare.equal", "compare.notEqual"] }
}

extension RuleVocabulary where Value: Equatable & Sendable {
    /// The value equals a fixed one.
    ///
    /// The other value is fixed, or made by a closure each time: then it is in no parameter and no message. Codes:
    /// `compare.equal` and `compare.notEqual`, as those of `.compare`. `nil` equals nothing.
    ///
    /// - Note: Texts are equal when they are canonically equivalent, as Swift's `==` says.
    /// - Complexity: Linear in the length of a text, whatever stands in it.
    public static func equal(to value: Value) -> Self { Self(EqualTo(.constant(value))) }
    /// The value equals one that is made each time.
    public static func equal(to value: @escaping @Sendable () -> Value) -> Self { Self(EqualTo(.computed(value))) }
    /// The value differs from a fixed one.
    public static func notEqual(to value: Value) -> Self { Self(EqualTo(.constant(value), not: true)) }
    /// The value differs from one that is made each time.
    public static func notEqual(to value: @escaping @Sendable () -> Value) -> Self {
        Self(EqualTo(.computed(value), not: true))
    }
}
#endif
