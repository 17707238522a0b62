/// Makes a ``_CompiledRuleSet``: the code that `@Validatable` writes calls it, nobody else.
///
/// ```swift
/// let compiler = _RuleSetCompiler<SignUp>()
/// let rules0 = compiler.bind("username", \.username, [.trim, .required])
/// return compiler.finish(modelRules, passing: { (model: SignUp, unchanged: Bool) -> Int in
///     guard rules0.passes(model.username, unchanged: unchanged) else { return rules0.number }
///     return Int.max
/// }) { (model: inout SignUp, check: inout ModelCheck) -> Void in
///     if let changed = rules0.change(model.username, in: &check) { model.username = changed }
/// }
/// ```
///
/// That is what the compiler reads for every model, so it is short, and hardly anything in it is overloaded: a statement
/// for each property that has rules, one that sees whether they have anything to say, and one that runs them. Most models
/// are valid, and then the last are not needed, nor is anything that they write into. Of a model that is not valid, those run that
/// come from the first on that has something to say.
public final class _RuleSetCompiler<Model> {
    private var attributes: [ModelAttribute<Model>] = []
    private var modelRules: [ModelRule] = []
    private var runs: [ValueRun] = []
    private var texts: [(rules: [ModelRule], run: TextRun)] = []
    private var blank: BlankModel?
    private var renamed: [String: String]?
    /// The properties with a label of their own.
    private var labeled: Set<String> = []
    private let tellsEveryRule: Bool

    /// Creates a compiler.
    ///
    /// - Parameter tellsEveryRule: Whether a check is told of every rule, also of one whose value surely passes: where
    ///   there are groups.
    public init(tellsEveryRule: Bool = false) { self.tellsEveryRule = tellsEveryRule }

    /// Makes the rule set.
    ///
    /// - Parameters:
    ///   - own: The rules of the model as a whole.
    ///   - passing: The number of the first rules that have something to say to a model; `Int.max` if none have. It is
    ///     told whether a filter that changes a value has something to say, too. Rules are counted from 0 in the order in
    ///     which they are bound: `@Validatable` writes the numbers out.
    ///   - run: Judges a model by the rules that were bound.
    public func finish<Own: RuleSet<Model>>(
        _ own: @escaping @Sendable @autoclosure () -> Own, passing: (@Sendable (Model, Bool) -> Int)? = nil,
        _ run: @escaping @Sendable (inout Model, inout ModelCheck) -> Void
    ) -> _CompiledRuleSet<Model> {
        let hasOwn = Own.self != EmptyRuleSet<Model>.self
        return finish(hasOwn ? OwnRules { own() } : nil, passing, run)
    }

    /// Makes the rule set of a class that inherits the rules of the model as a whole: they run with those of the class that
    /// declares them.
    @_disfavoredOverload
    public func finish<Inherited: RuleSet>(
        _ inherited: @escaping @Sendable @autoclosure () -> Inherited, passing: (@Sendable (Model, Bool) -> Int)? = nil,
        _ run: @escaping @Sendable (inout Model, inout ModelCheck) -> Void
    ) -> _CompiledRuleSet<Model> { finish(nil as OwnRules<Model>?, passing, run) }

    private func finish(
        _ own: OwnRules<Model>?, _ passing: (@Sendable (Model, Bool) -> Int)?,
        _ run: @escaping @Sendable (inout Model, inout ModelCheck) -> Void
    ) -> _CompiledRuleSet<Model> {
        if !(Model.self is AnyClass) { for text in texts where isUnseen(by: text.rules) { text.run.isUnseen() } }
        if let renamed { attributes = attributes.map { $0.named(renamed[$0.name] ?? $0.name) } }
        let labels = attributes.filter { labeled.contains($0.name) }.map { ($0.name, $0.label) }
        PropertyLabels.note(Dictionary(labels, uniquingKeysWith: { first, _ in first }), of: Model.self)
        return _CompiledRuleSet(attributes, modelRules, blank, runs, own, passing, run)
    }

    /// Whether nobody but some rules of a property sees what becomes of its value: no other rule judges it, or may read it.
    /// Of an object the rules of a subclass may.
    private func isUnseen(by rules: [ModelRule]) -> Bool {
        guard let name = rules.first?.attributes.first else { return false }
        return modelRules.allSatisfy { rule in
            if rules.contains(where: { $0 === rule }) { return true }
            guard let others = rule.otherAttributes else { return false }
            return !rule.attributes.contains(name) && !others.contains { $0 == name || $0.hasPrefix(name + ".") }
        }
    }

    /// Notes how a new model is made. It is told of names in one literal, since the compiler takes longer for a set of them.
    ///
    /// - Parameters:
    ///   - names: The properties without a default, for which something stands in, one a line.
    ///   - empty: The properties whose default is `nil`, one a line.
    ///   - make: Makes it.
    public func blank(
        without names: String = "", empty: String = "", _ make: @escaping @Sendable () throws -> Model
    ) {
        func lines(_ text: String) -> Set<String> { Set(text.split(separator: "\n").map(String.init)) }
        blank = BlankModel(make: make, unset: lines(names), empty: lines(empty))
    }

    /// Notes the names that the coding keys of the type give to properties, where they differ.
    public func keys(_ renamed: [String: String]) { self.renamed = renamed }

    /// The rule set of a generic class, which cannot store it: made once for each type.
    public static func kept<Rules: RuleSet>(_ make: () -> Rules) -> Rules {
        RuleSetCache.kept(for: ObjectIdentifier(Model.self), make)
    }

    /// Checks the message that the rules of one `@Rules` share.
    ///
    /// - Precondition: Every place in the message is one that something fills for one of the codes, if all rules are built
    ///   in.
    public func check(
        _ message: MessageTemplate, of property: String, for codes: Set<ViolationCode>?...,
        file: StaticString = #fileID, line: UInt = #line
    ) { MessageCheck.require(message, forAll: codes.union(), of: property, file, line) }
}

// Rules

extension _RuleSetCompiler {
    /// Notes a property, and binds rules to it.
    public func bind<Value>(
        _ name: _PropertyName, _ keyPath: WritableKeyPath<Model, Value>, _ rules: [AnyRule<Value>]
    ) -> BoundRules<Value> { bind(to: note(name, keyPath), rules) }

    /// Notes a property, and binds rules to it.
    public func bind<Value>(
        _ name: _PropertyName, _ keyPath: WritableKeyPath<Model, Value>, _ rules: [AnyRule<Value>],
        _ options: ModelRuleOptions
    ) -> BoundRules<Value> { bind(to: note(name, keyPath), rules, options) }

    /// Notes an optional property, and binds rules to it that judge the value inside.
    public func bind<Value>(
        _ name: _PropertyName, optional keyPath: WritableKeyPath<Model, Value?>, _ rules: [AnyRule<Value>]
    ) -> BoundRules<Value> { bind(to: note(name, optional: keyPath), rules) }

    /// Notes an optional property, and binds rules to it that judge the value inside.
    public func bind<Value>(
        _ name: _PropertyName, optional keyPath: WritableKeyPath<Model, Value?>, _ rules: [AnyRule<Value>],
        _ options: ModelRuleOptions
    ) -> BoundRules<Value> { bind(to: note(name, optional: keyPath), rules, options) }

    /// Binds rules to the property that others were bound to.
    public func bind<Value>(to others: BoundRules<Value>, _ rules: [AnyRule<Value>]) -> BoundRules<Value> {
        bind(to: others, rules, ModelRuleOptions())
    }

    /// Binds rules to the property that others were bound to.
    public func bind<Value>(
        to others: BoundRules<Value>, _ rules: [AnyRule<Value>], _ options: ModelRuleOptions
    ) -> BoundRules<Value> {
        let bound = BoundRules(others.property, rules, options, runs.count, tellsEveryRule: tellsEveryRule)
        modelRules += bound.modelRules
        if let run = bound.run { texts.append((bound.modelRules, run)) }
        runs.append(ValueRun(bound))
        return bound
    }

    /// Binds a comparison with another property to the property that other rules were bound to.
    public func bind<Value>(
        to others: BoundRules<Value>, _ name: String, _ comparison: _AttributeComparison<Value>, with other: String
    ) -> _BoundComparison<Value> { bind(to: others, name, comparison, with: other, ModelRuleOptions()) }

    /// Binds a comparison with another property to the property that other rules were bound to.
    public func bind<Value>(
        to others: BoundRules<Value>, _ name: String, _ comparison: _AttributeComparison<Value>, with other: String,
        _ options: ModelRuleOptions
    ) -> _BoundComparison<Value> {
        var options = options
        options.otherAttributes = [other]
        let info = others.property.rule(name, options, skipsEmptyValues: true) { comparison.definitions(with: other) }
        modelRules.append(info)
        let bound = _BoundComparison(comparison, info, runs.count, tellsEveryRule: tellsEveryRule)
        runs.append(ValueRun(bound, with: other))
        return bound
    }

    /// Binds a rule that reads the model.
    func bind<Value>(
        _ rule: ListedRule<Model, Value>, to property: _PropertyName, reading names: Set<String>,
        _ options: ModelRuleOptions
    ) -> _BoundModelRule<Model, Value> {
        var options = options
        options.otherAttributes = names
        let info = ModelRule(
            rule.name, attributes: [property.name], labels: property.label.map { [$0] }, options: options,
            skipsEmptyValues: rule.skipsEmptyValues, nesting: rule.nesting, definitions: { rule.definitions },
            codes: { rule._codes })
        modelRules.append(info)
        let bound = _BoundModelRule(rule, info, runs.count, tellsEveryRule: tellsEveryRule)
        runs.append(ValueRun(bound))
        return bound
    }

    /// Notes the rule `safe`, which judges nothing, for the property that other rules were bound to.
    ///
    /// - Returns: What the rule is, for a check that is told of every rule: without a group it ends the group before it.
    @discardableResult
    public func safe<Value>(_ others: BoundRules<Value>, _ options: ModelRuleOptions) -> ModelRule {
        let rule = others.property.rule(
            SafeRule.name, options, skipsEmptyValues: true, definitions: { [RuleDefinition(SafeRule.name)] },
            codes: { [] })
        modelRules.append(rule)
        return rule
    }
}

// Properties without rules, and those whose declaration does not tell whether they are optional

extension _RuleSetCompiler {
    /// Notes a property. No rules are bound to it as yet.
    @discardableResult
    public func note<Value>(_ name: _PropertyName, _ keyPath: WritableKeyPath<Model, Value>) -> BoundRules<Value> {
        add(name, ModelAttribute(name.name, unchecked: keyPath, name.label, isSafe: name.isSafe))
    }

    /// Notes an optional property.
    @discardableResult
    public func note<Value>(
        _ name: _PropertyName, optional keyPath: WritableKeyPath<Model, Value?>
    ) -> BoundRules<Value> { add(name, ModelAttribute(name.name, unchecked: keyPath, name.label, isSafe: name.isSafe)) }

    /// Notes a property whose type the compiler finds out.
    @discardableResult @_disfavoredOverload
    public func note<Value>(
        _ name: _PropertyName, inferred keyPath: WritableKeyPath<Model, Value>
    ) -> BoundRules<Value> { note(name, keyPath) }

    /// Notes an optional property whose type the compiler finds out.
    @discardableResult
    public func note<Value>(
        _ name: _PropertyName, inferred keyPath: WritableKeyPath<Model, Value?>
    ) -> BoundRules<Value> { note(name, optional: keyPath) }

    /// Notes a constant.
    @discardableResult @_disfavoredOverload
    public func note<Value>(_ name: _PropertyName, constant keyPath: KeyPath<Model, Value>) -> BoundRules<Value> {
        add(name, ModelAttribute(name.name, uncheckedConstant: keyPath, name.label, isMarked: !name.isSafe))
    }

    /// Notes an optional constant.
    @discardableResult
    public func note<Value>(_ name: _PropertyName, constant keyPath: KeyPath<Model, Value?>) -> BoundRules<Value> {
        add(name, ModelAttribute(name.name, uncheckedConstant: keyPath, name.label, isMarked: !name.isSafe))
    }

    private func add<Value>(_ name: _PropertyName, _ attribute: ModelAttribute<Model>) -> BoundRules<Value> {
        attributes.append(attribute)
        if name.label != nil { labeled.insert(name.name) }
        let property = _PropertyName(name.name, attribute.label, isSafe: name.isSafe)
        return BoundRules(property, [], ModelRuleOptions(), runs.count, tellsEveryRule: tellsEveryRule)
    }
}

/// How code names a property, how messages do, and whether it may be assigned with others at once.
public struct _PropertyName: ExpressibleByStringLiteral, Sendable {
    let name: String
    let label: AttributeLabel?
    let isSafe: Bool

    /// Creates a name.
    public init(_ name: String, _ label: AttributeLabel?, isSafe: Bool) {
        self.name = name
        self.label = label
        self.isSafe = isSafe
    }

    /// Creates the name of a property that messages name by its words.
    public init(stringLiteral name: String) { self.init(name, nil, isSafe: true) }

    /// What a rule of the property is.
    func rule(_ rule: AnyRule<some Any>, _ options: ModelRuleOptions) -> ModelRule {
        ModelRule(
            rule.name, attributes: [name], labels: label.map { [$0] }, options: options,
            skipsEmptyValues: rule.skipsEmptyValues, nesting: rule.nesting, definitions: { rule.definitions },
            codes: { rule.knownCodes })
    }

    /// What a rule of the property is.
    func rule(
        _ name: String, _ options: ModelRuleOptions, skipsEmptyValues: Bool,
        definitions: @escaping @Sendable () -> [RuleDefinition]?,
        codes: @escaping @Sendable () -> Set<ViolationCode>? = { nil }
    ) -> ModelRule {
        ModelRule(
            name, attributes: [self.name], labels: label.map { [$0] }, options: options,
            skipsEmptyValues: skipsEmptyValues, nesting: nil, definitions: definitions, codes: codes)
    }
}
