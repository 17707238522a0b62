/// A comparison with another attribute, bound to one: what the code that `@Validatable` writes keeps of it, and calls with
/// the values of both.
public final class _BoundComparison<Value>: Sendable {
    let info: ModelRule
    /// Which of the rules of a model it is, in the order in which they run.
    public let number: Int
    let comparison: _AttributeComparison<Value>
    private let holds: @Sendable (Value, Value) -> Bool?
    /// Whether it asks for equal texts, which are compared without a detour.
    @usableFromInline let asksForEqualTexts: Bool
    private let emptiness = EmptinessTest<Value>()

    init(_ comparison: _AttributeComparison<Value>, _ info: ModelRule, _ number: Int, tellsEveryRule: Bool) {
        self.comparison = comparison
        self.info = info
        self.number = number
        // A check that is told of every rule is told of one that holds too.
        if tellsEveryRule { holds = { _, _ in nil } } else { holds = comparison.holds }
        asksForEqualTexts = !tellsEveryRule && Value.self == String.self && comparison.asksForEqual
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
        if number < check.firstToRun || !check.isObserved && passes(value, against: other) { return }
        if Value.self == String.self {
            let (value, other) = (unsafeBitCast(value, to: String?.self), unsafeBitCast(other, to: String?.self))
            unsafeDowncast(self, to: _BoundComparison<String>.self).refuse(value, other, in: &check, when: condition)
        } else {
            check.judge(value, against: other, by: self, when: condition)
        }
    }

    /// Whether the rule has nothing to say to a value beside another attribute's.
    @inlinable
    public func passes(_ value: Value?, against other: Value?) -> Bool {
        guard let value, let other else { return false }
        // What the type is, is known when this is compiled for the caller.
        if Value.self == String.self, asksForEqualTexts {
            return Self.areEqual(unsafeBitCast(value, to: String.self), unsafeBitCast(other, to: String.self))
        }
        return satisfies(value, other)
    }

    @usableFromInline
    static func areEqual(_ left: String, _ right: String) -> Bool { left.isEquivalent(to: right) }

    @usableFromInline
    func satisfies(_ value: Value, _ other: Value) -> Bool { holds(value, other) ?? false }

    /// Whether the rule has nothing to say, or a condition does not hold. It is asked about a value that does not pass, and
    /// not about any other.
    @inlinable
    public func passes(_ value: Value?, against other: Value?, when condition: () -> Bool) -> Bool {
        passes(value, against: other) || !condition()
    }

    /// Whether there is nothing to compare.
    func isEmpty(_ value: Value?, against other: Value?) -> Bool {
        emptiness.isEmpty(value) || comparison.hasNothingToCompare(with: other)
    }
}

extension _BoundComparison where Value == String {
    /// Judges a text that does not compare as asked. Compiled for texts alone: code for values of any type looks up what an optional of
    /// the type is.
    @usableFromInline
    func refuse(_ value: String?, _ other: String?, in check: inout ModelCheck, when condition: () -> Bool) {
        check.judge(value, against: other, by: self, when: condition)
    }
}
