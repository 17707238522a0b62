/// Rules for some attributes of a model, with what they have in common: scenarios, a condition, a message.
///
/// ```swift
/// Rule(for: \.username, \.email, .trim, .required)
/// Rule(for: \.password, .length(8...), .equal(to: \.passwordRepeat)).on(.register)
/// ```
///
/// The names of the rules are those of ``RuleVocabulary``; ``ListedRule`` has those that read the model besides.
///
/// Each rule runs for every attribute before the next one does. In a model, `nil` and empty values are skipped by every
/// rule but `.required`, `.absent` and the filters, and so is an attribute that has an error already.
public struct Rule<Model>: AmendableRules {
    private typealias Condition = @Sendable (Model) -> Bool

    /// A rule and the way to apply it to each of the attributes.
    private struct Entry: Sendable {
        let name: String
        let skipsEmptyValues: Bool
        let codes: @Sendable () -> Set<ViolationCode>?
        let nesting: (any NestingRule)?
        let definitions: @Sendable () -> [RuleDefinition]?
        /// The attributes that it reads besides its own; `nil` when it may read any.
        let reads: [String]?
        let apply: [@Sendable (inout Model, inout ModelCheck, ModelRule, Int, Condition?) -> Void]
        /// Judges the value of an attribute whose model there is not, and says what becomes of it.
        var applyAlone: @Sendable (Any, inout ModelCheck, ModelRule, Int) -> Any = { value, _, _, _ in value }
    }

    /// The attributes, in the order listed.
    public private(set) var attributes: [ModelAttribute<Model>]
    private var entries: [Entry]
    private var options = ModelRuleOptions()
    /// Whether the rules run; `nil` for always. One closure, since a list of them would cost the type of the list for each value.
    private var condition: Condition?
    /// What the rules are, in order.
    public private(set) var modelRules: [ModelRule] = []

    init<Value>(
        _ attributes: [ModelAttribute<Model>], _ keyPaths: [any WritableKeyPath<Model, Value> & Sendable],
        _ rules: [ListedRule<Model, Value>]
    ) {
        self.attributes = attributes
        entries = rules.map { rule in
            Entry(
                name: rule.name, skipsEmptyValues: rule.skipsEmptyValues, codes: { rule._codes }, nesting: rule.nesting,
                definitions: { rule.definitions }, reads: rule.reads,
                apply: keyPaths.map { keyPath in
                    { model, check, info, index, condition in
                        let (value, whole) = (model[keyPath: keyPath], model)
                        let changed = rule.judge(value, of: whole, info, index, in: &check) {
                            condition?(whole) ?? true
                        }
                        guard let changed = changed ?? nil else { return }
                        check.noteChange(of: model, at: keyPath, from: value)
                        model[keyPath: keyPath] = changed
                    }
                },
                applyAlone: { value, check, info, index in
                    let changed = rule.judgeAlone(value as? Value, info, index, in: &check) ?? nil
                    return changed.map { $0 as Any } ?? value
                })
        }
        makeModelRules()
    }

    init<Value>(
        _ attributes: [ModelAttribute<Model>], optional keyPaths: [any WritableKeyPath<Model, Value?> & Sendable],
        _ rules: [ListedRule<Model, Value>]
    ) {
        self.attributes = attributes
        entries = rules.map { rule in
            Entry(
                name: rule.name, skipsEmptyValues: rule.skipsEmptyValues, codes: { rule._codes }, nesting: rule.nesting,
                definitions: { rule.definitions }, reads: rule.reads,
                apply: keyPaths.map { keyPath in
                    { model, check, info, index, condition in
                        let (value, whole) = (model[keyPath: keyPath], model)
                        let changed = rule.judge(value, of: whole, info, index, in: &check) {
                            condition?(whole) ?? true
                        }
                        guard let changed else { return }
                        check.noteChange(of: model, at: keyPath, from: value)
                        model[keyPath: keyPath] = changed
                    }
                },
                applyAlone: { value, check, info, index in
                    rule.judgeAlone(value as? Value, info, index, in: &check).map { $0 as Any } ?? value
                })
        }
        makeModelRules()
    }

    /// A rule that judges nothing, and makes its attributes safe: they may be assigned with others at once.
    ///
    /// ```swift
    /// Rule.safe(\.nickname, \.motto)
    /// ```
    ///
    /// - Precondition: The names can be found out, as those of other rules.
    public static func safe(
        _ keyPaths: (any PartialKeyPath<Model> & Sendable)..., file: StaticString = #fileID, line: UInt = #line
    ) -> Rule<Model> { Rule(safe: ModelAttribute.all(at: keyPaths, file, line)) }

    private init(safe attributes: [ModelAttribute<Model>]) {
        self.attributes = attributes
        // It is a rule all the same: one without a group ends the group before it.
        let nothing: @Sendable (inout Model, inout ModelCheck, ModelRule, Int, Condition?) -> Void = {
            _, _, _, _, _ in
        }
        entries = [
            Entry(
                name: SafeRule.name, skipsEmptyValues: true, codes: { [] }, nesting: nil,
                definitions: { [RuleDefinition(SafeRule.name)] }, reads: [],
                apply: attributes.map { _ in nothing })
        ]
        makeModelRules()
    }

    /// Judges the attributes by each rule in turn.
    public func run(on model: inout Model, in check: inout ModelCheck) {
        for (entry, info) in zip(entries, modelRules) {
            for (index, apply) in entry.apply.enumerated() where check.begins(info, index, answers: true) {
                apply(&model, &check, info, index, condition)
            }
        }
    }

    /// The rules with another habit for empty values: whether they leave them alone.
    public func skipOnEmpty(_ skips: Bool) -> Self { _amended { $0.skipsEmptyValues = skips } }

    /// The codes of what the rules find; `nil` when nobody can know.
    public var _codes: Set<ViolationCode>? { entries.lazy.map { $0.codes() }.union() }

    /// What messages about the rules call them: `length of username`.
    public var _ruleNames: String {
        entries.map(\.name).joined(separator: ", ") + " of " + attributes.map(\.name).joined(separator: ", ")
    }

    /// The rules with other options.
    public func _amended(_ change: (inout ModelRuleOptions) -> Void) -> Self {
        var rule = self
        change(&rule.options)
        rule.makeModelRules()
        return rule
    }

    /// The same, for models of which one more condition holds.
    public func _conditional(on condition: @escaping @Sendable (Model) -> Bool) -> Self {
        var rule = self
        if let first = self.condition {
            rule.condition = { first($0) && condition($0) }
        } else {
            rule.condition = condition
        }
        return rule
    }

    private mutating func makeModelRules() {
        modelRules = entries.map { entry in
            var options = options
            options.otherAttributes = entry.reads.map(Set.init)
            return ModelRule(
                entry.name, attributes: attributes.map(\.name), labels: attributes.map(\.label), options: options,
                skipsEmptyValues: entry.skipsEmptyValues, nesting: entry.nesting, definitions: entry.definitions,
                codes: entry.codes)
        }
    }
}

extension ModelAttribute {
    /// The attributes at key paths, named by them.
    static func all<Value>(
        at keyPaths: [any WritableKeyPath<Model, Value> & Sendable], _ file: StaticString, _ line: UInt
    ) -> [ModelAttribute] {
        keyPaths.enumerated().map { position, keyPath in
            let name = ModelName.of(keyPath, position: position, file: file, line: line)
            return ModelAttribute(name, keyPath, label: PropertyLabels.label(of: name, at: keyPath))
        }
    }

    /// The attributes at key paths to values of any types, named by them.
    static func all(
        at keyPaths: [any PartialKeyPath<Model> & Sendable], _ file: StaticString, _ line: UInt
    ) -> [ModelAttribute] {
        keyPaths.enumerated().map { position, keyPath in
            let name = ModelName.of(keyPath, position: position, file: file, line: line)
            return ModelAttribute(name, anyValueAt: keyPath, label: PropertyLabels.label(of: name, at: keyPath))
        }
    }
}

extension Rule: ValueJudging {
    func judge(_ values: inout [String: Any], in check: inout ModelCheck) {
        // A condition asks the model.
        guard condition == nil else { return }
        for (entry, info) in zip(entries, modelRules) {
            for (index, name) in info.attributes.enumerated() {
                guard let value = values[name], check.begins(info, index) else { continue }
                values[name] = entry.applyAlone(value, &check, info, index)
            }
        }
    }
}

extension ModelCheck {
    /// Notes how to take back a change that is about to be made through a key path into an object.
    mutating func noteChange<Model, Value>(
        of model: Model, at keyPath: WritableKeyPath<Model, Value>, from value: Value
    ) {
        guard takesBackChanges, let keyPath = keyPath as? ReferenceWritableKeyPath<Model, Value> else { return }
        willChange { model[keyPath: keyPath] = value }
    }
}
