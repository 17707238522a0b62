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
