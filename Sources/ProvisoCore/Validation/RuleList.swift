public import ProvisoFormats

/// Rules for values of one type, run in their order. Filters change what the rules after them see.
///
/// ```swift
/// var password = RuleList<String>()
/// password.add(.length(8...))
/// password.add(.matches(.containsDigit))
/// "secret".validate(rules: password)
///
/// let age: RuleList<Int> = [.range(18...), .range(...120).severity(.warning)]
/// ```
///
/// Every rule is asked, also after one has failed, unless ``stopsAtFirst`` says otherwise. A list without rules passes
/// everything.
///
/// Inside of a model the list has the habits of a model: empty values are left alone by rules that skip them, and the
/// rules after one that found an error are skipped.
public struct RuleList<Value>: CompositeRule {
    /// The rules in their order.
    public private(set) var rules: [AnyRule<Value>] {
        didSet { onlyText = Self.onlyText(of: rules) }
    }
    /// Whether the rules after one that found an error are skipped. False by default.
    public var stopsAtFirst: Bool
    /// The rule, when it is the only one, and one for texts.
    @usableFromInline private(set) var onlyText: _TextRule?
    private let emptiness = EmptinessTest<Value>()

    /// Creates a list without rules.
    public init() { self.init([]) }

    /// Creates a list of rules.
    public init(_ rules: [AnyRule<Value>], stopsAtFirst: Bool = false) {
        self.rules = rules
        self.stopsAtFirst = stopsAtFirst
        onlyText = Self.onlyText(of: rules)
    }

    private static func onlyText(of rules: [AnyRule<Value>]) -> _TextRule? {
        rules.count == 1 ? rules.first?.text : nil
    }

    /// Whether every rule is one for texts that a value passes. Outside of a model each of them judges an empty value too.
    @usableFromInline
    func passes(_ value: Value) -> Bool {
        for rule in rules {
            guard let text = rule.text, text.passes(value) else { return false }
        }
        return true
    }

    /// Creates a list of rules.
    public init(_ first: AnyRule<Value>, _ others: AnyRule<Value>...) {
        self.init([first] + others)
    }

    /// Adds a rule at the end.
    public mutating func add(_ rule: AnyRule<Value>) { rules.append(rule) }

    /// Adds a rule at the end.
    public mutating func add(_ rule: some ValidationRule<Value>) { rules.append(AnyRule(rule)) }

    /// `all`.
    public var name: String { "all" }

    /// Whether every rule leaves empty values alone.
    public var skipsEmptyValues: Bool { rules.allSatisfy(\.skipsEmptyValues) }

    /// Judges a value by each rule in turn.
    public func run(on value: inout Value?, into report: inout Report) {
        let start = report.violations.count
        let isInModel = report.context != nil
        var checked = start
        for rule in rules {
            if isInModel {
                if report.violations.count > start, report.hasErrors(from: start) { return }
                if SkipOnEmpty(rule.skipsEmptyValues).skips(emptiness.isEmpty(value)) { continue }
            }
            rule.run(on: &value, into: &report)
            if report.isFinished { return }
            guard stopsAtFirst, report.violations.count > checked else { continue }
            if report.hasErrors(from: checked) { return }
            checked = report.violations.count
        }
    }

    /// What the list finds in a value with the habits that it has inside of a model.
    package func judgeAsInModel(_ value: Value) -> ValidationResult {
        var report = Report()
        report.context = ModelContext(scenario: .default, isTidying: false)
        var value: Value? = value
        run(on: &value, into: &report)
        return report.result
    }

    /// What the filters of the list make of a value.
    public func tidy(_ value: Value) -> Value { rules.reduce(value) { $1.tidy($0) } }

    /// What the filters of the list make of a value that is `nil`.
    public func tidyMissing() -> Value? {
        rules.reduce(nil) { value, rule in value.map(rule.tidy) ?? rule.tidyMissing() }
    }
}

extension RuleList {
    /// What documents write in place of the rules, one after the other; `nil` when Swift alone can judge one of them.
    public var definitions: [RuleDefinition]? {
        rules.reduce([] as [RuleDefinition]?) { all, rule in
            all.flatMap { all in rule.definitions.map { all + $0 } }
        }
    }

    /// What passes every rule. What the rules behind a filter let pass is not known, since they judge what it makes of a value;
    /// a rule of which nothing is known may be one.
    public var constraints: Constraints {
        var all = Constraints([], isExact: true)
        for rule in rules {
            let constraints = rule.constraints
            all = all.and(constraints)
            if constraints.isOpaque { break }
        }
        return all
    }

    /// What every rule tells of a text that is typed; see ``completion(of:)-(StringProtocol)``.
    public func completion(of text: String) -> Completion? {
        var draft = Draft(text)
        var answers = CompletionAnswers()
        for rule in rules {
            answers.take(draft.completion { rule.completion(of: $0) })
            rule.tidy(draft: &draft)
        }
        return answers.completion
    }

    /// Whether a text passes every rule, and if not, whether it could with more text at its end; `nil` when that is not known.
    ///
    /// ```swift
    /// let rules: RuleList<String> = [.trim, .length(3...), .alphanumeric]
    /// rules.completion(of: " ad")      // incomplete
    /// rules.completion(of: " ad!")     // lost
    /// ```
    ///
    /// Filters change what the rules after them see. Every rule is asked, also after one that fails: what one of them has lost
    /// is lost. See ``AnyRule/completion(of:)-(StringProtocol)``.
    public func completion(of text: some StringProtocol) -> Completion? { completion(of: String(text)) }

    /// What the filters make of a text that is typed.
    public func tidy(draft: inout Draft) { for rule in rules { rule.tidy(draft: &draft) } }
}

extension RuleList: ExpressibleByArrayLiteral {
    /// Creates a list of rules.
    public init(arrayLiteral rules: AnyRule<Value>...) { self.init(rules) }
}

extension RuleList: NestingRule {
    func addScenarios(to names: inout ScenarioNames) {
        for rule in rules { rule.nesting?.addScenarios(to: &names) }
    }
    func hasAttribute(_ name: Substring) -> Bool { rules.contains { $0.nesting?.hasAttribute(name) ?? false } }
}
