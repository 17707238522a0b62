public import ProvisoCore
internal import ProvisoInspection

/// Validates models for ``expectCoverage(of:fileID:filePath:line:column:_:)``, and counts what becomes of each rule.
///
/// Call it with a model:
///
/// ```swift
/// expectCoverage(of: SignUp.self) { validate in
///     expectValid(validate(SignUp(username: "ada")))
///     expectViolation(at: "username", in: validate(SignUp(username: "")), code: .required)
/// }
/// ```
public final class CoverageRecorder<Model: Validatable> {
    private let coverage = ModelCoverage()

    init() {}

    /// Validates a model.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - scenario: The scenario.
    ///   - attributes: The names of the attributes to judge; `nil` for all.
    /// - Returns: What was found, the same as without counting.
    @discardableResult
    public func callAsFunction(
        _ model: Model, scenario: Scenario = .default, attributes: Set<String>? = nil
    ) -> ValidationResult { model.validate(scenario: scenario, attributes: attributes, counting: coverage) }

    /// Each rule that was not seen to pass and to fail, on a line with what became of it.
    var gaps: [String] {
        coverage.rules(Model.compiledRules.modelRules).compactMap { rule in
            guard rule.canFail, rule.passed == 0 || rule.failed == 0 else { return nil }
            return "\(rule.attributes.joined(separator: ", ")) \(rule.rule): \(Self.reason(rule))"
        }
    }

    private static func reason(_ rule: ModelCoverage.RuleCounts) -> String {
        let skipped = SkipReason.allCases.compactMap { reason in
            rule.skipped[reason].map { "\($0) × \(reason)" }
        }
        if rule.passed + rule.failed == 0 {
            return "never ran" + (skipped.isEmpty ? "" : " (skipped: \(skipped.joined(separator: ", ")))")
        }
        return rule.passed == 0 ? "never passed; failed \(rule.failed) ×" : "never failed; passed \(rule.passed) ×"
    }
}

/// Expects that every rule of a model is seen to pass and to fail.
///
/// A rule that no test ever saw to fail may refuse nothing, and one that none saw to pass may refuse everything. Filters, which never fail,
/// are not asked for; neither are the rules of models inside of the model, which have types of their own.
///
/// ```swift
/// @Test func rules() {
///     expectCoverage(of: SignUp.self) { validate in
///         for model in examples { validate(model) }
///     }
/// }
/// ```
///
/// - Parameters:
///   - type: The type of the model.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands.
///   - line: Where the expectation stands.
///   - column: Where the expectation stands.
///   - body: Validates models with what it is given.
public func expectCoverage<Model: Validatable>(
    of type: Model.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: (CoverageRecorder<Model>) throws -> Void
) rethrows {
    let recorder = CoverageRecorder<Model>()
    try body(recorder)
    report(recorder, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that every rule of a model is seen to pass and to fail, in a test that is asynchronous.
public func expectCoverage<Model: Validatable>(
    of type: Model.Type, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: (CoverageRecorder<Model>) async throws -> Void
) async rethrows {
    let recorder = CoverageRecorder<Model>()
    try await body(recorder)
    report(recorder, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func report<Model>(_ recorder: CoverageRecorder<Model>, _ place: SourcePlace) {
    let gaps = recorder.gaps
    guard !gaps.isEmpty else { return }
    place.fail(
        "Expected every rule of \(Model.self) to pass and to fail at least once, and \(gaps.count) did not:\n"
            + gaps.map { "  \($0)" }.joined(separator: "\n"))
}
