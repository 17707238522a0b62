extension Validatable where Self: Decodable {
    /// Decodes a model from data and validates it by all its rules, also the asynchronous ones.
    ///
    /// What the synchronous rules find and what could not be decoded comes with what the asynchronous ones answer. These are
    /// asked of every attribute that has no error, also when another one could not be decoded: a live check of one field
    /// needs no finished form.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - scenario: The scenario; one that there is not has the code `scenario.unknown`.
    ///   - limit: How many violations to collect at most.
    ///   - keys: How the keys of the data become those of the types.
    ///   - includingUnsafe: Whether members that are marked as not assignable are set too: for data of one's own.
    ///   - concurrency: How many asynchronous rules run at a time.
    ///   - isJudged: Whether what stands at a path, in the names that the data has, is judged. All is by default. Nobody is asked
    ///     about the rest.
    ///   - onRefusal: Is called for every member that was given and not set.
    /// - Returns: The tidied model, `nil` when a part could not be decoded; and what was found.
    public nonisolated(nonsending) static func decodingAsync(
        _ data: DataValue, scenario: Scenario = .default, limit: Int = .max, keys: KeyStrategy = .asDeclared,
        includingUnsafe: Bool = false, concurrency: Int = 8, judging isJudged: (FieldPath) -> Bool = { _ in true },
        onRefusal: (Assignment.Refusal) -> Void = { _ in }
    ) async -> (model: Self?, result: AsyncValidationResult) {
        var (model, report) = decodingReport(data, scenario, .max, keys, includingUnsafe, true, onRefusal)
        let judged = report.violations.filter { isJudged($0.outsidePath) }
        report.removeViolations(from: 0)
        report.add(judged)
        return (model, await AsyncRunner.finish(report, limit: limit, atATime: concurrency))
    }
}
