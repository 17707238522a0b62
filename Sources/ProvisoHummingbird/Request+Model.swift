#if Hummingbird
internal import Foundation
public import Hummingbird
public import ProvisoCore
public import ProvisoHTTP

extension Request {
    /// What the request carries, decoded within the limits of a policy.
    ///
    /// - Parameter policy: What is taken.
    /// - Throws: ``ProvisoHTTP/RequestAnswer`` with 400, 408, 413 or 415, or what reading the body throws.
    public func data(policy: RequestPolicy = RequestPolicy()) async throws -> RequestData {
        let body = body
        return try await RequestReader(head, policy: policy).data { reader in
            for try await piece in body {
                try piece.withUnsafeReadableBytes { try reader.consume($0.bindMemory(to: UInt8.self).span) }
            }
        }
    }

    /// A tidied, valid model of the request's body; of its query, where the request is of a method without a body.
    ///
    /// - Parameters:
    ///   - type: The model's type.
    ///   - judge: What judges the requests of the server.
    ///   - scenario: The scenario.
    /// - Throws: ``ProvisoHTTP/RequestAnswer``, which Hummingbird answers with.
    public func model<Model: Validatable & Decodable & Sendable>(
        _ type: Model.Type = Model.self, judge: RequestJudge, scenario: Scenario = .default
    ) async throws -> Model {
        try await judge.model(type, from: try await data(policy: judge.policy), of: head, scenario: scenario)
    }

    /// A stored model with the request's merge patch applied, tidied and valid.
    ///
    /// - Parameters:
    ///   - stored: The model as it is stored.
    ///   - judge: What judges the requests of the server.
    ///   - scenario: The scenario.
    /// - Throws: ``ProvisoHTTP/RequestAnswer``, which Hummingbird answers with.
    public func patched<Model: Validatable & Codable & Sendable>(
        _ stored: Model, judge: RequestJudge, scenario: Scenario = .default
    ) async throws -> Model {
        try await judge.patched(stored, by: try await data(policy: judge.policy), of: head, scenario: scenario)
    }

    /// A valid model of the request's query.
    public func query<Model: Validatable & Decodable & Sendable>(
        _ type: Model.Type = Model.self, judge: RequestJudge, scenario: Scenario = .default
    ) async throws -> Model {
        try await judge.model(
            type, from: try RequestData(queryOf: head, policy: judge.policy), of: head, scenario: scenario)
    }
}

extension RequestContext {
    /// A valid model of the parameters in the path of a request.
    public func pathModel<Model: Validatable & Decodable & Sendable>(
        _ type: Model.Type = Model.self, of request: Request, judge: RequestJudge, scenario: Scenario = .default
    ) async throws -> Model {
        // The router leaves escapes as they were sent. One that is broken stays, and is for the rules to refuse.
        let parameters = parameters.map { key, value in
            (key: String(key), value: value.removingPercentEncoding ?? String(value))
        }
        return try await judge.model(
            type, from: RequestData(pathParameters: parameters), of: request.head, scenario: scenario)
    }
}
#endif
