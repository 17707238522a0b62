public import ProvisoFormats

/// Any rule for values of one type: `.required`, `.length(4...24)`. Its names are those of ``RuleVocabulary``.
///
/// A rule that is kept, in a `static let` or a ``RuleList``, costs no allocation when a valid value is judged, and neither
/// does a rule for texts that is made where it is used: `"ada@example.org".validate(.email)`.
public struct AnyRule<Value>: ValidationRule {
    @usableFromInline
    enum Storage: Sendable {
        /// A rule for texts, in place. `Value` is `String` or `Substring`.
        case text(_TextRule)
        case kept(KeptRule<Value>)
    }

    @usableFromInline let storage: Storage

    /// Wraps a rule.
    public init(_ rule: some ValidationRule<Value>) {
        storage = (rule as? AnyRule<Value>)?.storage ?? .kept(KeptRule(rule))
    }

    /// Takes a rule for texts.
    @inlinable
    public init(_text rule: _TextRule) { storage = .text(rule) }

    /// The rule inside.
    var base: any ValidationRule<Value> {
        switch storage {
        case .text(let rule): TextCheck<Value>(rule: rule)
        case .kept(let kept): kept.rule
        }
    }

    /// The rule, when it is one for texts.
    @inlinable
    var text: _TextRule? { if case .text(let rule) = storage { rule } else { nil } }

    /// Judges a value.
    public func check(_ value: Value, into report: inout Report) {
        switch storage {
        case .text(let rule): TextCheck<Value>(rule: rule).check(value, into: &report)
        case .kept(let kept): kept.rule.check(value, into: &report)
        }
    }
    /// The name of the rule inside.
    public var name: String { base.name }
    /// Whether a model leaves the rule out for empty values.
    public var skipsEmptyValues: Bool {
        switch storage {
        case .text(let rule): rule.judge.skipsEmptyValues
        case .kept(let kept): kept.rule.skipsEmptyValues
        }
    }

    /// Judges a value that is `nil`.
    public func checkMissing(into report: inout Report) { base.checkMissing(into: &report) }
    /// Says what becomes of a value.
    public func tidy(_ value: Value) -> Value {
        switch storage {
        case .text: value
        case .kept(let kept): kept.rule.tidy(value)
        }
    }
    /// Says what becomes of a value that is `nil`.
    public func tidyMissing() -> Value? { base.tidyMissing() }
    /// Judges a value and then changes it.
    public func run(on value: inout Value?, into report: inout Report) {
        switch storage {
        case .text(let rule): Self.check(value, by: rule, into: &report)
        case .kept(let kept): kept.rule.run(on: &value, into: &report)
        }
    }

    /// Judges a value by a rule for texts, which changes nothing. Apart, so that models in models need the less stack.
    @inline(never)
    private static func check(_ value: Value?, by rule: _TextRule, into report: inout Report) {
        guard let given = value else { return rule.judge.reportMissing(into: &report) }
        TextCheck<Value>(rule: rule).check(given, into: &report)
    }
}

extension AnyRule {
    /// What documents write in place of the rule inside.
    public var definitions: [RuleDefinition]? { base.definitions }
    /// What the rule inside lets pass.
    public var constraints: Constraints { base.constraints }
    /// What the rule inside makes of a text that is typed.
    public func tidy(draft: inout Draft) { base.tidy(draft: &draft) }

    /// What the rule inside tells of a text that is typed; see ``completion(of:)-(StringProtocol)``.
    public func completion(of text: String) -> Completion? { base.completion(of: text) }

    /// Whether a text passes the rule, and if not, whether it could with more text at its end; `nil` when the rule cannot
    /// tell.
    ///
    /// ```swift
    /// AnyRule<String>.length(3...8).completion(of: "ab")    // incomplete
    /// AnyRule<Int>.range(18...120).completion(of: "121")    // lost
    /// ```
    ///
    /// A value of another type than text is judged by the text as it is typed, converted as ``FormModel`` converts it. Errors
    /// alone count, not warnings; asynchronous rules are not asked. The guide <doc:UnfinishedTexts> lists what each rule can tell.
    ///
    /// - Complexity: Meant to be asked once a keystroke; it allocates.
    public func completion(of text: some StringProtocol) -> Completion? { completion(of: String(text)) }
}

/// A rule that is kept apart.
@usableFromInline
final class KeptRule<Value>: Sendable {
    let rule: any ValidationRule<Value>

    init(_ rule: any ValidationRule<Value>) { self.rule = rule }
}

extension AnyRule: RuleVocabulary {
    /// The codes of what the rule finds; `nil` when nobody can know.
    public var _codes: Set<ViolationCode>? { codes }

    /// This rule and then another one: both must pass, and both report. The same as ``all(_:_:)``.
    public func and(_ other: AnyRule<Value>) -> Self { .all(self, other) }

    /// This rule or another one: one must pass. The same as ``any(_:_:)``.
    public func or(_ other: AnyRule<Value>) -> Self { .any(self, other) }

    /// Modifiers gather in one rule, so that their order does not matter.
    public func _amended(_ change: (inout _RuleAmendment<Value>) -> Void) -> Self {
        var rule = base as? ModifiedRule<Value> ?? ModifiedRule(base: base)
        change(&rule.amendment)
        return Self(rule)
    }
}
