/// Rules of a model of which more can be said than what they judge: scenarios, words, severity, groups, conditions.
///
/// ``Rule``, ``AllOrNone`` and ``SpanningRule`` are such rules, and all of them take the same.
public protocol AmendableRules<Model>: RuleSet {
    /// The codes of what the rules find; `nil` when nobody can know.
    var _codes: Set<ViolationCode>? { get }
    /// What messages about the rules call them: `length of username`.
    var _ruleNames: String { get }
    /// The rules with other options.
    func _amended(_ change: (inout ModelRuleOptions) -> Void) -> Self
    /// The rules with one more condition that must hold.
    func _conditional(on condition: @escaping @Sendable (Model) -> Bool) -> Self
}

extension AmendableRules {
    /// The rules in these scenarios alone.
    public func on(_ scenarios: Scenario...) -> Self { _amended { $0.on += scenarios } }
    /// The rules in all scenarios but these. They go before those of ``on(_:)``.
    public func except(_ scenarios: Scenario...) -> Self { _amended { $0.except += scenarios } }
    /// The rules with a message for every code, except those of what the rules inside of `each` and `nested` find.
    ///
    /// - Precondition: Every place in the message is one that something fills for a code of one of the rules, if all of
    ///   them are built in.
    public func message(
        _ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, forAll: _codes, of: _ruleNames, file, line)
        return _amended { $0.message = template }
    }
    /// The rules with a message for one code.
    ///
    /// - Precondition: Every place in the message is one that something fills, if the code is a built-in one.
    public func message(
        _ template: MessageTemplate, for code: ViolationCode, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, for: code, of: _ruleNames, file, line)
        return _amended { $0.messages[code] = template }
    }
    /// The rules with another severity.
    public func severity(_ severity: Severity) -> Self { _amended { $0.severity = severity } }
    /// The rules in a group: once one of a group fails, the rest is skipped while the group's name lasts.
    public func group(_ name: String) -> Self { _amended { $0.group = name } }
    /// The rules with another habit for attributes that have an error: whether they leave them alone.
    public func skipOnError(_ skips: Bool) -> Self { _amended { $0.skipsAfterErrors = skips } }
    /// The rules without making their attributes safe: these are judged, and not assigned with others at once.
    public func notAssignable() -> Self { _amended { $0.unsafeAttributes = Set(attributes.map(\.name)) } }

    /// What documents write with a `!`.
    @available(*, unavailable, renamed: "notAssignable()")
    public func unsafe() -> Self { notAssignable() }
    /// The rules, for models of which a condition holds.
    public func when(_ condition: @escaping @Sendable (Model) -> Bool) -> Self {
        _amended { $0.isConditional = true }._conditional(on: condition)
    }
}
