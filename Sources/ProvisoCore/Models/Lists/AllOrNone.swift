/// Either every one of some attributes is given, or none: `AllOrNone(\.street, \.city, \.postcode)`.
///
/// Every missing attribute gets a violation, code `allOrNone`, with the parameters `given` and `missing`.
public struct AllOrNone<Model>: AmendableRules {
    /// The attributes, in the order listed.
    public let attributes: [ModelAttribute<Model>]
    private var options = ModelRuleOptions()
    private var conditions: [@Sendable (Model) -> Bool] = []
    private var info: ModelRule

    /// Creates the rule.
    ///
    /// - Precondition: The names can be found out, as for ``Rule``; give those that cannot with ``init(_:)``.
    public init(
        _ first: any PartialKeyPath<Model> & Sendable, _ second: any PartialKeyPath<Model> & Sendable,
        _ others: (any PartialKeyPath<Model> & Sendable)..., file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(ModelAttribute.all(at: [first, second] + others, file, line))
    }

    /// Creates the rule for attributes that have names of their own.
    public init(_ attributes: [ModelAttribute<Model>]) {
        self.attributes = attributes
        info = Self.makeInfo(attributes, options)
    }

    private static func makeInfo(_ attributes: [ModelAttribute<Model>], _ options: ModelRuleOptions) -> ModelRule {
        var options = options
        options.otherAttributes = Set(attributes.map(\.name))
        return ModelRule(
            AllOrNoneRule.name, attributes: attributes.map(\.name), labels: attributes.map(\.label), options: options,
            skipsEmptyValues: false, nesting: nil, definitions: { [RuleDefinition(AllOrNoneRule.name)] })
    }

    /// What the rule is.
    public var modelRules: [ModelRule] { [info] }

    /// Judges the attributes.
    public func run(on model: inout Model, in check: inout ModelCheck) {
        let current = model
        // A step of its own in a group, whichever of the attributes are asked for.
        let asked = check.beginsTogether(info, attributes.indices)
        guard !asked.isEmpty, !check.isTidying,
            check.goesOn(
                info, 0, isEmpty: false, when: conditions.allSatisfy { $0(current) },
                showing: attributes.map { DataValue.shownText(of: $0.value(in: current)) }.joined(separator: ", "))
        else { return }
        let missing = attributes.indices.filter { attributes[$0].isEmpty(in: current) }
        check.refuse(missing: missing, among: Array(attributes.indices), asked: asked, by: info)
    }

    /// The code of what the rule finds.
    public var _codes: Set<ViolationCode>? { [.allOrNone] }

    /// What messages about the rule call it.
    public var _ruleNames: String { "allOrNone of " + attributes.map(\.name).joined(separator: ", ") }

    /// The rule with other options.
    public func _amended(_ change: (inout ModelRuleOptions) -> Void) -> Self {
        var rule = self
        change(&rule.options)
        rule.info = Self.makeInfo(attributes, rule.options)
        return rule
    }

    /// The same, for models of which one more condition holds.
    public func _conditional(on condition: @escaping @Sendable (Model) -> Bool) -> Self {
        var rule = self
        rule.conditions.append(condition)
        return rule
    }
}
