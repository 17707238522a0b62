/// A rule for attributes of a model, as it stands in a list: `Rule(for: \.email, .trim, .required, .email)`.
///
/// The names are those of ``RuleVocabulary``, and there are rules that read the model besides the value: comparisons with
/// other attributes, conditions, checks and defaults of your own.
///
/// ```swift
/// Rule(for: \.password, .required, .length(8...), .equal(to: \.passwordRepeat))
/// Rule(for: \.nickname, .default { user in user.name }, .length(...24))
/// Rule(for: \.code, .condition("place.code") { code, place in code != place.city })
/// ```
public struct ListedRule<Model, Value>: RuleVocabulary {
    private enum Base {
        /// A rule that needs the value alone.
        case value(AnyRule<Value>)
        /// A rule that reads the model.
        case dependent(any DependentRule<Model, Value>)
    }

    private let base: Base
    /// The name of the rule, for listings.
    public let name: String
    let skipsEmptyValues: Bool
    private let emptiness = EmptinessTest<Value>()
    /// Whether there is nothing in a model to judge a value by.
    private let lacksOther: (@Sendable (Model) -> Bool)?

    /// Takes a rule that needs the value alone.
    public init(_ rule: some ValidationRule<Value>) {
        base = .value(AnyRule(rule))
        lacksOther = nil
        name = rule.name
        skipsEmptyValues = rule.skipsEmptyValues
    }

    /// Takes a rule that reads the model.
    public init(_ rule: some DependentRule<Model, Value>) {
        base = .dependent(rule)
        lacksOther = rule.findLacksOther()
        name = rule.name
        skipsEmptyValues = rule.skipsEmptyValues
    }

    /// The codes of what the rule finds; `nil` when nobody can know.
    public var _codes: Set<ViolationCode>? {
        switch base {
        case .value(let rule): rule.codes
        case .dependent(let rule): (rule as? any CodedRule)?.codes
        }
    }

    /// The rule, if it judges models inside of the value.
    var nesting: (any NestingRule)? {
        if case .value(let rule) = base { rule.nesting } else { nil }
    }

    /// What rule documents write in its place; `nil` for what Swift alone can judge.
    var definitions: [RuleDefinition]? {
        switch base {
        case .value(let rule): rule.definitions
        case .dependent(let rule): rule.definitions
        }
    }

    /// The attributes that the rule reads besides its own; `nil` when it may read any.
    var reads: [String]? {
        if case .dependent(let rule) = base { (rule as? any AttributeReading)?.attributesRead } else { [] }
    }

    /// What tells that the rule has nothing to say to a value beside a model; `nil` where it cannot tell.
    func findPasses() -> (@Sendable (Value, Model) -> Bool)? {
        if case .dependent(let rule) = base { rule.findPasses() } else { nil }
    }

    /// Judges a value by the rule, which has begun, and says what becomes of it: `nil` when it is left alone.
    func judge(
        _ value: Value?, of model: Model, _ info: ModelRule, _ index: Int, in check: inout ModelCheck,
        when condition: () -> Bool
    ) -> Value?? {
        guard
            check.goesOn(
                info, index, isEmpty: emptiness.isEmpty(value) || lacksOther?(model) ?? false,
                when: condition(), showing: value.map { DataValue.shownText(of: $0) })
        else { return nil }
        return check.change(
            value, info, index, asking: { completion(of: $0, in: model) }, tidying: { tidy(draft: &$0) }
        ) { value, report in
            switch base {
            case .value(let rule): rule.run(on: &value, into: &report)
            case .dependent(let rule): rule.run(on: &value, of: model, into: &report)
            }
        }
    }

    /// What typing on can do for a text in a model.
    private func completion(of text: String, in model: Model) -> Completion? {
        switch base {
        case .value(let rule): rule.completion(of: text)
        case .dependent(let rule): rule.completion(of: text, in: model)
        }
    }

    /// What becomes of a text that is typed. Of a filter that reads the model only what it has made of the value is known.
    private func tidy(draft: inout Draft) {
        if case .value(let rule) = base { rule.tidy(draft: &draft) }
    }

    /// Judges a value whose model there is not.
    func judgeAlone(_ value: Value?, _ info: ModelRule, _ index: Int, in check: inout ModelCheck) -> Value?? {
        guard case .value(let rule) = base else { return nil }
        guard
            check.goesOn(
                info, index, isEmpty: emptiness.isEmpty(value), showing: value.map { DataValue.shownText(of: $0) })
        else { return nil }
        return check.change(
            value, info, index, asking: { rule.completion(of: $0) }, tidying: { rule.tidy(draft: &$0) }
        ) { rule.run(on: &$0, into: &$1) }
    }
}

// What is called on a rule

extension ListedRule {
    /// Modifiers gather in one rule, so that their order does not matter.
    public func _amended(_ change: (inout _RuleAmendment<Value>) -> Void) -> Self {
        switch base {
        case .value(let rule): return Self(rule._amended(change))
        case .dependent(let rule):
            var amended = rule as? AmendedRule<Model, Value> ?? AmendedRule(base: rule)
            change(&amended.amendment)
            return Self(amended)
        }
    }

    /// This rule and then another one: both must pass, and both report.
    public func and(_ other: AnyRule<Value>) -> Self {
        switch base {
        case .value(let rule): Self(rule.and(other))
        case .dependent(let rule): Self(PairedRule(first: rule, second: other, isEither: false))
        }
    }

    /// This rule or another one: one must pass. Code when both fail: `any`.
    public func or(_ other: AnyRule<Value>) -> Self {
        switch base {
        case .value(let rule): Self(rule.or(other))
        case .dependent(let rule): Self(PairedRule(first: rule, second: other, isEither: true))
        }
    }
}
