#if HTTP
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
public import HTTPTypes
internal import ProvisoBase
public import ProvisoCore
internal import ProvisoWeb

/// Makes models of requests, by their rules.
///
/// A handler receives a tidied, valid model, or nothing happens: every other outcome is a ``RequestAnswer`` that is thrown.
///
/// | the request | the answer |
/// |---|---|
/// | is valid | the model |
/// | breaks rules, or sends what may not be set | 422 with problem details, every violation at once |
/// | needs an asynchronous rule that could not judge, took too long, or would have been one too many | 503 with `Retry-After` |
/// | is a live check | 204 or 422 by the protocol of Precognition; nothing is executed |
///
/// One judge serves all requests of a server, and bounds what asynchronous rules do for all of them.
public final class RequestJudge: Sendable {
    /// What is taken.
    public let policy: RequestPolicy
    /// Is told of everything that was sent and may not be set, with the model's type.
    public let onRefusal: @Sendable ([Violation], any Validatable.Type) -> Void
    private let asking = Locked(0)

    /// Creates a judge.
    public init(
        policy: RequestPolicy = RequestPolicy(),
        onRefusal: @escaping @Sendable ([Violation], any Validatable.Type) -> Void = { _, _ in }
    ) {
        self.policy = policy
        self.onRefusal = onRefusal
    }

    /// Makes a model of what a request carries.
    ///
    /// - Parameters:
    ///   - type: The model's type.
    ///   - data: What the request carries.
    ///   - request: The head of the request.
    ///   - scenario: The scenario.
    /// - Throws: ``RequestAnswer``.
    public func model<Model: Validatable & Decodable & Sendable>(
        _ type: Model.Type = Model.self, from data: RequestData, of request: HTTPRequest, scenario: Scenario = .default
    ) async throws -> Model {
        var values = data.value
        remove(ignoredIn: &values)
        var found = data.problems
        found += refusals(removedFrom: &values, of: type, scenario)
        return try await judge(type, values, found, request, scenario, unsafe: false) { _ in true }
    }

    /// Makes a model of a stored one and a merge patch (RFC 7396) that a request carries.
    ///
    /// What the patch sends is judged, with what is stored for the rest; what was wrong before it, and is not touched, is not
    /// reported.
    ///
    /// - Parameters:
    ///   - stored: The model as it is stored, with what clients may not set.
    ///   - data: What the request carries.
    ///   - request: The head of the request.
    ///   - scenario: The scenario.
    /// - Throws: ``RequestAnswer``.
    public func patched<Model: Validatable & Codable & Sendable>(
        _ stored: Model, by data: RequestData, of request: HTTPRequest, scenario: Scenario = .default
    ) async throws -> Model {
        var patch = data.value
        guard case .object = patch else {
            throw RequestFacts(request, policy: policy).refusal(400, "A patch of a model is an object.")
        }
        remove(ignoredIn: &patch)
        var found = data.problems
        found += refusals(removedFrom: &patch, of: Model.self, scenario)
        let sent = patch
        let before = Set(stored.validate(scenario: scenario).violations.filter { !sent.patches($0.outsidePath) })
        return try await judge(
            Model.self, try Self.data(of: stored).merging(patch: sent), found, request, scenario, unsafe: true
        ) { violation in
            violation.isUnchecked ? sent.patches(violation.outsidePath) : !before.contains(violation)
        }
    }

    /// The data of a model: what it encodes, and what its rules name as they read it.
    private static func data<Model: Validatable & Encodable>(of stored: Model) throws -> DataValue {
        let encoded = try JSONEncoder().encode(stored)
        return try DataValue(json: encoded.span).merging(patch: DataValue(of: stored))
    }

    private func remove(ignoredIn values: inout DataValue) {
        guard !policy.ignoredNames.isEmpty, case .object(var object) = values else { return }
        for name in policy.ignoredNames { object[name] = nil }
        values = .object(object)
    }

    /// Takes out what may not be set, and tells of it.
    private func refusals<Model: Validatable>(
        removedFrom values: inout DataValue, of type: Model.Type, _ scenario: Scenario
    ) -> [Violation] {
        var search = RefusedMembers(
            scenario: scenario, severity: policy.refusalSeverity, limit: policy.violations)
        values = search.removing(from: values, of: type)
        if !search.violations.isEmpty { onRefusal(search.violations, type) }
        return search.violations
    }

    private func judge<Model: Validatable & Decodable & Sendable>(
        _ type: Model.Type, _ values: DataValue, _ found: [Violation], _ request: HTTPRequest, _ scenario: Scenario,
        unsafe: Bool, _ isJudged: (Violation) -> Bool
    ) async throws -> Model {
        let facts = RequestFacts(request, policy: policy)
        let live = facts.liveCheck
        let (model, decoded) = Model.decodingReport(values, scenario, .max, .asDeclared, unsafe, true) { _ in }
        var report = Report()
        report.add(
            (found + decoded.violations).filter { isJudged($0) && live?.covers($0.outsidePath) ?? true })
        let outcome = try await answers(to: report, facts)
        if !outcome.result.isValid || outcome.isValid {
            var violations = Array(outcome.violations.prefix(policy.violations))
            // What is stored cannot be decoded: that is nothing to be silent about.
            if live == nil, model == nil, outcome.result.isValid { violations = decoded.violations }
            if live != nil { throw RequestAnswer(live: violations, in: facts.catalog) }
            if outcome.result.isValid, let model { return model }
            throw RequestAnswer(ProblemDetails(violations, in: facts.catalog), violations, isLive: false)
        }
        throw unavailable(facts, outcome.failures)
    }

    /// Asks the asynchronous rules, if there are any, within the limits.
    private func answers(to report: Report, _ facts: RequestFacts) async throws -> AsyncValidationResult {
        let limit = policy.rulesAtATime
        guard report.violations.contains(where: \.isUnchecked) else {
            return await AsyncRunner.finish(report, limit: .max, atATime: limit)
        }
        let most = policy.requestsAtATime
        guard
            asking.withLock({ count in
                if count >= most { return false }
                count += 1
                return true
            })
        else { throw unavailable(facts, []) }
        let asking = asking
        // The place is given back when the rules have ended, not when nobody waits for them any more.
        let outcome = await TimeLimit.run(policy.timeLimit) {
            let result = await AsyncRunner.finish(report, limit: .max, atATime: limit)
            asking.withLock { $0 -= 1 }
            return result
        }
        guard let outcome else { throw unavailable(facts, []) }
        return outcome
    }

    private func unavailable(_ facts: RequestFacts, _ failures: [RuleFailure]) -> RequestAnswer {
        var violations = failures.map(\.told)
        if violations.isEmpty { violations = [Violation(.asyncFailed)] }
        let problem = ProblemDetails(violations, title: "Service Unavailable", status: 503, in: facts.catalog)
        return RequestAnswer(problem, violations, isLive: facts.liveCheck != nil, retryAfter: policy.retryAfter)
    }
}
#endif
