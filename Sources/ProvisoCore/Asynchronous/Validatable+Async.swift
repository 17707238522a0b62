extension Validatable {
    /// Judges this value by rules some of which are asynchronous; see ``AsyncRule``.
    ///
    /// The synchronous rules run first, in their order. When they have found no error the others are asked, several at a
    /// time. Cancelling the task cancels them; they are failures then.
    ///
    /// - Parameters:
    ///   - rule: A rule.
    ///   - others: Further rules.
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    public func validateAsync(
        _ rule: AnyRule<Self>, _ others: AnyRule<Self>..., limit: Int = .max, concurrency: Int = 8
    ) async -> AsyncValidationResult {
        await Validator.validateAsync(self, rules: RuleList([rule] + others), limit: limit, concurrency: concurrency)
    }

    /// Judges this value by a list of rules some of which are asynchronous.
    public func validateAsync(
        rules: RuleList<Self>, limit: Int = .max, concurrency: Int = 8
    ) async -> AsyncValidationResult {
        await Validator.validateAsync(self, rules: rules, limit: limit, concurrency: concurrency)
    }
}

extension Validator {
    /// Judges a value, `nil` or not, by a list of rules some of which are asynchronous; see ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - rules: The rules.
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    public static func validateAsync<Value>(
        _ value: Value?, rules: RuleList<Value>, limit: Int = .max, concurrency: Int = 8
    ) async -> AsyncValidationResult {
        await AsyncRunner.validate(limit: limit, atATime: concurrency) { report in
            var value = value
            rules.run(on: &value, into: &report)
        }
    }
}

extension Validatable {
    /// Judges this model by the rules of its type, also the asynchronous ones. The model does not change.
    ///
    /// The asynchronous rules of an attribute are asked when its synchronous ones have found no error.
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - attributes: The names of the attributes to judge; `nil` for all.
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    public nonisolated(nonsending) func validateAsync(
        scenario: Scenario = .default, attributes: Set<String>? = nil, limit: Int = .max, concurrency: Int = 8
    ) async -> AsyncValidationResult {
        var check = ModelCheck(scenario: scenario, attributes: attributes)
        check.report.asksLater = true
        _ = judgeWhole(in: &check)
        return await AsyncRunner.finish(check.report, limit: limit, atATime: concurrency)
    }

    /// A tidied copy of this model, when it is valid by all rules, also the asynchronous ones. An object is no copy.
    ///
    /// - Throws: ``ValidationError`` with every violation, or a ``RuleFailure`` when a rule could not judge.
    public nonisolated(nonsending) func validatedAsync(
        scenario: Scenario = .default, attributes: Set<String>? = nil, concurrency: Int = 8
    ) async throws -> Self {
        try await validateAsync(scenario: scenario, attributes: attributes, concurrency: concurrency).get()
        var copy = self
        copy.tidy(scenario: scenario, attributes: attributes)
        return copy
    }
}
