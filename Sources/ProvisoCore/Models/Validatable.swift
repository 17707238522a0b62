/// A type whose values can be validated by calling a method on them.
///
/// Strings, characters, numbers, collections, ranges, dates and URLs are validatable already. Any other type becomes so
/// by saying it:
///
/// ```swift
/// extension Thing: Validatable {}
/// ```
///
/// An optional is validated by ``Validator``: a method behind `?.` would not be called for `nil`.
///
/// A model declares rules for its attributes, and is validated by them without being told. `@Validatable` writes the
/// declaration from the `@Rules` of properties; this is one by hand:
///
/// ```swift
/// extension User: Validatable {
///     static var rules: some RuleSet<User> {
///         Rule(for: \.username, \.email, .trim, .required)
///         Rule(for: \.password, .length(8...)).on(.register)
///         AllOrNone(\.street, \.city, \.postcode)
///     }
/// }
///
/// try user.validated(scenario: .register)
/// ```
public protocol Validatable: SendableMetatype {
    /// The type of the rules; found by the compiler.
    associatedtype ModelRuleSet: RuleSet = EmptyRuleSet<Self>

    /// The rules of the model. None by default.
    @RuleSetBuilder<Self> static var rules: ModelRuleSet { get }

    /// The type of the rules of the model as a whole; found by the compiler.
    associatedtype OwnRuleSet: RuleSet = EmptyRuleSet<Self>

    /// The rules of a `@Validatable` model that no single property has: they see the whole model, and run after those of
    /// the properties. None by default.
    ///
    /// ```swift
    /// extension Stay {
    ///     @RuleSetBuilder<Stay> static var modelRules: some RuleSet<Stay> {
    ///         AllOrNone(\.street, \.city)
    ///         Rule.condition("stay.tooLong", for: \.departure, \.arrival) { stay in stay.nights <= 30 }
    ///     }
    /// }
    /// ```
    ///
    /// A type that lists its ``rules`` itself has no need of these.
    @RuleSetBuilder<Self> static var modelRules: OwnRuleSet { get }

    /// The rules, made once for each type and kept; ``rules`` may make them anew each time.
    static var compiledRules: ModelRuleSet { get }

    /// The messages of the model, which go before those of a catalogue. None by default.
    ///
    /// Keep them in a `static let`: they are asked for whenever a rule finds something.
    static var ruleMessages: ModelMessages { get }

    /// The name of the property at a key path, for rules by hand that cannot find it out. `@Validatable` knows those of its
    /// type; `nil` by default.
    static func propertyName(at keyPath: AnyKeyPath) -> String?

    /// The number of the first rules that have to be run to judge this model in the default scenario; `Int.max` if no rule has anything
    /// to say. `@Validatable` writes what tells it.
    var _firstRulesToRun: Int { get }
}

extension Validatable {
    /// Judges this value by rules, in their order. The value itself never changes: what filters make of it is seen by
    /// the rules after them alone.
    ///
    /// ```swift
    /// 17.validate(.range(18...)).isValid             // false
    /// " ada ".validate(.trim, .length(3)).isValid    // true
    /// ```
    ///
    /// - Parameters:
    ///   - rule: A rule.
    ///   - others: Further rules.
    ///   - limit: How many violations to collect at most.
    ///   - stopAtFirst: Whether the rules after one that found an error are skipped.
    @inlinable @inline(__always)
    public func validate(
        _ rule: AnyRule<Self>, _ others: AnyRule<Self>..., limit: Int = .max, stopAtFirst: Bool = false
    ) -> ValidationResult {
        // Inlined always: who asks only whether the result is valid pays for no violation.
        if let text = rule.text, others.isEmpty { return text.result(of: self) }
        return Validator.run(rule, others, on: self, limit, stopAtFirst).result
    }

    /// Judges this value by a rule of a type of your own, which has no name with a leading dot: `name.validate(rule: Username())`.
    public func validate(rule: some ValidationRule<Self>, limit: Int = .max) -> ValidationResult {
        Validator.run(AnyRule(rule), [], on: self, limit, false).result
    }

    /// Judges this value by a list of rules.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - limit: How many violations to collect at most.
    ///   - stopAtFirst: Whether the rules after one that found an error are skipped, also when the list does not say so.
    @inlinable @inline(__always)
    public func validate(rules: RuleList<Self>, limit: Int = .max, stopAtFirst: Bool = false) -> ValidationResult {
        if let text = rules.onlyText { return text.result(of: self) }
        if rules.passes(self) { return .valid(warnings: []) }
        return Validator.validate(self, rules: rules, limit: limit, stopAtFirst: stopAtFirst)
    }

    /// What the filters among some rules make of this value. Nothing is judged.
    public func tidied(_ rule: AnyRule<Self>, _ others: AnyRule<Self>...) -> Self {
        others.reduce(rule.tidy(self)) { $1.tidy($0) }
    }

    /// What the filters of a list of rules make of this value. Nothing is judged.
    public func tidied(rules: RuleList<Self>) -> Self { rules.tidy(self) }

    /// What the filters among some rules make of this value, when it is valid.
    ///
    /// - Throws: ``ValidationError`` with every violation.
    public func validated(_ rule: AnyRule<Self>, _ others: AnyRule<Self>...) throws(ValidationError) -> Self {
        let (value, result) = Validator.run(rule, others, on: self, .max, false)
        try result.get()
        return value ?? self
    }

    /// What the filters of a list of rules make of this value, when it is valid.
    ///
    /// - Throws: ``ValidationError`` with every violation.
    public func validated(rules: RuleList<Self>) throws(ValidationError) -> Self {
        let (value, result) = Validator.run(AnyRule(rules), [], on: self, .max, false)
        try result.get()
        return value ?? self
    }
}
