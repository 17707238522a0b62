#if !hasFeature(Embedded)
extension RuleRegistry {
    /// Adds an inline rule: a closure that judges a value and reads its options from the document.
    ///
    /// - Parameters:
    ///   - name: The name that documents call it by, also its code.
    ///   - message: The message for a value that does not pass.
    ///   - options: The names of the options that it takes.
    ///   - passes: Says whether a value passes, given the options.
    public mutating func register(
        _ name: String, message: CatalogMessage = "{attribute} is not valid.", options: [String] = [],
        _ passes: @escaping @Sendable (_ value: DataValue, _ options: DataObject) -> Bool
    ) {
        inlineRules[name] = InlineRule.Definition(message: message, options: options) { options in
            InlineJudge(.condition(ViolationCode(rawValue: name)) { passes($0, options) })
        }
    }

    /// Adds an asynchronous inline rule, which runs when the synchronous rules of its attribute have passed; see
    /// ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - name: The name that documents call it by, also its code.
    ///   - message: The message for a value that does not pass.
    ///   - options: The names of the options that it takes.
    ///   - passes: Says whether a value passes, given the options; throws when nobody can say.
    public mutating func registerAsync(
        _ name: String, message: CatalogMessage = "{attribute} is not valid.", options: [String] = [],
        _ passes: @escaping @Sendable (_ value: DataValue, _ options: DataObject) async throws -> Bool
    ) {
        inlineRules[name] = InlineRule.Definition(message: message, options: options) { options in
            InlineJudge(.satisfies(ViolationCode(rawValue: name)) { try await passes($0, options) })
        }
    }
}

extension RuleRegistry {
    /// Adds a rule for values under a name, made anew from the options that a document gives it.
    ///
    /// ```swift
    /// registry.register("freeName", options: ["club"], required: ["club"]) { options in
    ///     .asynchronous(FreeName(club: options["club"]))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name that documents call it by.
    ///   - message: The message for a violation with the name as its code.
    ///   - options: The names of the options that it takes.
    ///   - required: Those that a document has to give.
    ///   - rule: Makes the rule.
    public mutating func register(
        _ name: String, message: CatalogMessage = "{attribute} is not valid.", options: [String],
        required: [String] = [], rule: @escaping @Sendable (_ options: DataObject) -> AnyRule<DataValue>
    ) {
        inlineRules[name] = InlineRule.Definition(message: message, options: options, required: required) { options in
            InlineJudge(rule(options))
        }
    }
}

extension InlineJudge {
    /// Judges by a rule for values.
    convenience init(_ rule: AnyRule<DataValue>) {
        self.init(rule.constraints, { rule.completion(of: $0) }) { rule.check($0, into: &$1) }
    }
}
#endif
