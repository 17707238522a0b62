/// Either every one of some attributes is given, or none: `AllOrNone(\.street, \.city, \.postcode)`.
///
/// Every missing attribute gets a violation, code `allOrNone`, with the parameters `given` and `missing`.
public struct AllOrNone<Model>: RuleSet {
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
            "allOrNone", attributes: attributes.map(\.name), labels: attributes.map(\.label), options: options,
            skipsEmptyValues: false)
    }

    /// What the rule is.
    public var modelRules: [ModelRule] { [info] }

    /// Judges the attributes.
    public func run(on model: inout Model, in check: inout ModelCheck) {
        let current = model
        // A step of its own in a group, whichever of the attributes are asked for.
        let asked = attributes.indices.filter { check.begins(info, $0) }
        guard !asked.isEmpty, !check.isTidying, conditions.allSatisfy({ $0(current) }) else { return }
        let missing = attributes.indices.filter { attributes[$0].isEmpty(in: current) }
        check.refuse(missing: missing, among: Array(attributes.indices), asked: asked, by: info)
    }

    /// The rule in these scenarios alone.
    public func on(_ scenarios: Scenario...) -> Self { with { $0.on += scenarios } }
    /// The rule in all scenarios but these.
    public func except(_ scenarios: Scenario...) -> Self { with { $0.except += scenarios } }
    /// The rule with a message of its own.
    ///
    /// - Precondition: Every place in the message is one that something fills.
    public func message(
        _ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(
            template, for: .allOrNone, of: "allOrNone of " + attributes.map(\.name).joined(separator: ", "), file, line)
        return with { $0.message = template }
    }
    /// The rule with another severity.
    public func severity(_ severity: Severity) -> Self { with { $0.severity = severity } }
    /// The rule in a group.
    public func group(_ name: String) -> Self { with { $0.group = name } }
    /// The rule for models of which a condition holds.
    public func when(_ condition: @escaping @Sendable (Model) -> Bool) -> Self {
        var rule = with { $0.isConditional = true }
        rule.conditions.append(condition)
        return rule
    }

    private func with(_ change: (inout ModelRuleOptions) -> Void) -> Self {
        var rule = self
        change(&rule.options)
        rule.info = Self.makeInfo(attributes, rule.options)
        return rule
    }
}
