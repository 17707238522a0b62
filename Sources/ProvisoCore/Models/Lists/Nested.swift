/// A value passes the rules of its own type: `.nested`.
///
/// What is wrong inside is reported with its path: `address.postcode`. The inner model is judged in the scenario of the
/// outer one, and what the filters inside change is written back. Code for `nil`: `nested.type`.
///
/// Objects may hold each other: one that is met again inside of itself is not judged again. A model that lies in more than
/// 64 others is refused, with the code `nested.tooDeep`.
struct Nested<Value>: CompositeRule {
    private let judge: @Sendable (inout Value, inout ModelCheck) -> Void
    private let addNames: @Sendable (inout ScenarioNames) -> Void
    private let knows: @Sendable (Substring) -> Bool
    private let document: @Sendable () -> ModelDocument?

    /// Creates the rule for a model.
    init() where Value: Validatable {
        judge = { value, check in value.run(in: &check) }
        addNames = { $0.add(Value.self) }
        knows = { Value.compiledRules.hasAttribute($0) }
        document = { Value.ruleDocument }
    }

    /// Creates the rule from a rule set.
    init(_ rules: some RuleSet<Value>) {
        judge = { value, check in rules.run(on: &value, in: &check) }
        addNames = { rules.addScenarios(to: &$0) }
        knows = { rules.hasAttribute($0) }
        document = { nil }
    }

    /// The rules of the type, where a document can say all of them.
    var definitions: [RuleDefinition]? {
        guard let document = document(), document.swiftRules.isEmpty, case .array(let rules)? = document.data["rules"],
            !rules.isEmpty
        else { return nil }
        return [RuleDefinition(NestedRule.name, ["rules": .array(rules)])]
    }

    /// Judges a model.
    func run(on value: inout Value?, into report: inout Report) {
        guard var model = value else { return report.fail("nested.type") }
        let (walk, object) = (report.sharedWalk(), AnyObject?(model: model))
        switch walk.walk.enter(object) {
        case .goIn: break
        case .isKnown: return
        case .isTooDeep: return report.fail("nested.tooDeep")
        }
        defer { walk.walk.leave(object) }
        var check = report.innerCheck(walk)
        judge(&model, &check)
        check.observer?.leave()
        report.takeBack(from: &check.report)
        value = model
    }

    /// What the filters of the model's rules make of it.
    func tidy(_ value: Value) -> Value {
        var tidied: Value? = value
        var ignored = Report(limit: .max, context: ModelContext(scenario: .default, isTidying: true))
        run(on: &tidied, into: &ignored)
        return tidied ?? value
    }
}

extension Nested: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { addNames(&names) }
    func hasAttribute(_ name: Substring) -> Bool { knows(name) }
    var modelDocument: ModelDocument? { document() }
}

// In functions of their own, since what they put on the stack is then gone when the next level begins.
extension Report {
    /// The walk that all models inside of the value share.
    fileprivate mutating func sharedWalk() -> SharedWalk {
        if let walk = context?.walk { return walk }
        let walk = SharedWalk()
        // The model around is the first object on the way.
        if let held = context?.object { walk.walk.begin(at: held.object) }
        // A rule that is asked directly has no context, and stays without one.
        context?.walk = walk
        return walk
    }

    /// The check of a model inside of the value, which adds to what was found so far.
    fileprivate mutating func innerCheck(_ walk: SharedWalk) -> ModelCheck {
        var context = context ?? ModelContext(scenario: .default, isTidying: false)
        context.walk = walk
        return ModelCheck(inside: context, report: lent())
    }
}

extension RuleVocabulary where Value: Validatable {
    /// The value passes the rules of its own type.
    ///
    /// What is wrong inside is reported with its path: `address.postcode`. The inner model is judged in the scenario of the
    /// outer one, and what the filters inside change is written back. Code for `nil`: `nested.type`.
    ///
    /// Objects may hold each other: one that is met again inside of itself is not judged again. A model that lies in more than
    /// 64 others is refused, with the code `nested.tooDeep`.
    public static var nested: Self { Self(Nested()) }
}

extension RuleVocabulary {
    /// The value passes a set of rules, which need not be those of its type; see ``nested``.
    public static func nested(_ rules: some RuleSet<Value>) -> Self { Self(Nested(rules)) }
}
