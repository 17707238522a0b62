extension RuleVocabulary {
    /// The rule with a message of its own, for every code that has no more specific one.
    ///
    /// In a rule that is made of others, a message that stands nearer to the failing rule goes before this one. The message
    /// of `each` and `nested` is for a value that is none of their kind, and not for what the rules inside find in an
    /// element or an attribute: these have messages of their own.
    ///
    /// - Parameters:
    ///   - template: The message, with places such as `{attribute}`, `{min}` and `{value}`.
    ///   - file: Where the message is given, to be named when it has a place that nothing fills.
    ///   - line: The line.
    /// - Precondition: Every place in the message is one that something fills for one of the rule's codes, if the rule is
    ///   built in, or made of such.
    public func message(
        _ template: MessageTemplate, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, forAll: _codes, of: name, file, line)
        return _amended { $0.message = template }
    }

    /// The rule with a message of its own for one code.
    ///
    /// - Precondition: Every place in the message is one that something fills, if the code is a built-in one.
    public func message(
        _ template: MessageTemplate, for code: ViolationCode, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        MessageCheck.require(template, for: code, of: name, file, line)
        return _amended { $0.messages[code] = template }
    }

    /// The rule with another severity for everything that it finds. Only errors make a result invalid.
    public func severity(_ severity: Severity) -> Self {
        _amended { $0.severity = severity }
    }

    /// The rule with an error of your own, which each of its violations carries as ``Violation/error``.
    ///
    /// In a rule that is made of others, an error that stands nearer to the failing rule goes before this one.
    public func error(_ error: any Error) -> Self {
        _amended { $0.error = error }
    }

    /// The rule, for values of which the condition holds. For others it neither judges nor changes anything.
    ///
    /// - Parameter condition: Says whether the rule applies. It is not asked about `nil`, to which the rule then does
    ///   not apply.
    public func when(_ condition: @escaping @Sendable (Value) -> Bool) -> Self {
        _amended { $0.conditions.append(.init { if let value = $0 { condition(value) } else { false } }) }
    }

    /// The rule, while a condition holds that does not depend on the value. Missing values are judged too.
    public func when(_ condition: @escaping @Sendable () -> Bool) -> Self {
        _amended { $0.conditions.append(.init { _ in condition() }) }
    }
}
