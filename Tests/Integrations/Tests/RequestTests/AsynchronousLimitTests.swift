import HTTPTypes
import ProvisoCore
import ProvisoHTTP
import Synchronization
import Testing

/// A stand-in for a database, which counts who asks it at the same time.
private final class Database: Sendable {
    struct Away: Error {}

    private let state = Mutex((now: 0, most: 0, all: 0))
    var most: Int { state.withLock { $0.most } }
    var all: Int { state.withLock { $0.all } }

    func isFree(_ name: String) async throws -> Bool {
        state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) }
        defer { state.withLock { $0.now -= 1 } }
        switch name {
        case "away": throw Away()
        // Longer than any test waits.
        case "slow": try await Task.sleep(for: .seconds(60))
        default: try await Task.sleep(for: .milliseconds(20))
        }
        return name != "taken"
    }

    @TaskLocal static var current = Database()
}

private struct Names: Codable, Sendable {
    var a = "", b = "", c = "", d = ""
}

extension Names: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Names> {
        Rule(
            for: \.a, \.b, \.c, \.d,
            .satisfies("name.taken", message: "{attribute} is taken.") { try await Database.current.isFree($0) })
    }
}

@Suite struct AsynchronousLimitTests {
    private let request = HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/")

    private func policy(rules: Int = 8, requests: Int = 64, time: Duration = .seconds(30)) -> RequestPolicy {
        var policy = RequestPolicy()
        (policy.rulesAtATime, policy.requestsAtATime, policy.timeLimit) = (rules, requests, time)
        policy.retryAfter = 7
        return policy
    }

    /// The status of the answer, 200 for a model; and the answer.
    private func outcome(_ judge: RequestJudge, _ data: DataValue, live: Bool = false) async throws -> (
        Int, RequestAnswer?
    ) {
        var request = request
        if live, let name = HTTPField.Name("Precognition") { request.headerFields[name] = "true" }
        do {
            _ = try await judge.model(Names.self, from: RequestData(data), of: request)
            return (200, nil)
        } catch let answer as RequestAnswer {
            return (answer.head.status.code, answer)
        }
    }

    private static let four: DataValue = ["a": "1", "b": "2", "c": "3", "d": "4"]

    @Test(arguments: [1, 2, 4]) func asksAFewAtATime(most: Int) async throws {
        let database = Database()
        try await Database.$current.withValue(database) {
            let (status, _) = try await outcome(RequestJudge(policy: policy(rules: most)), Self.four)
            #expect(status == 200)
        }
        #expect(database.most <= most)
        #expect(database.all == 4)
    }

    @Test func answersOneTooManyWith503() async throws {
        let database = Database()
        try await Database.$current.withValue(database) {
            let judge = RequestJudge(policy: policy(requests: 1, time: .seconds(2)))
            async let first = outcome(judge, ["a": "slow"])
            while database.all == 0 { try await Task.sleep(for: .milliseconds(1)) }
            let (status, answer) = try await outcome(judge, ["a": "1"])
            #expect(status == 503)
            #expect(answer?.head.headerFields[.retryAfter] == "7")
            // Who asks nobody is not kept out, nor is who is wrong anyway.
            #expect(try await outcome(judge, [:]).0 == 200)
            #expect(try await outcome(judge, ["a": 1]).0 == 422)
            let (ended, _) = try await first
            #expect(ended == 503)
            // The place is free again, soon after the rule was cancelled.
            var again = 503
            for _ in 0..<1000 where again == 503 {
                again = try await outcome(judge, ["a": "1"]).0
                if again == 503 { try await Task.sleep(for: .milliseconds(2)) }
            }
            #expect(again == 200)
        }
    }

    @Test(arguments: [false, true]) func endsWhenTimeIsOver(live: Bool) async throws {
        let begun = ContinuousClock.now
        let (status, answer) = try await Database.$current.withValue(Database()) {
            try await outcome(RequestJudge(policy: policy(time: .milliseconds(50))), ["a": "slow"], live: live)
        }
        #expect(status == 503)
        #expect(answer?.violations.map(\.code) == ["async.failed"])
        #expect(answer?.head.headerFields[.retryAfter] == "7")
        #expect(ContinuousClock.now - begun < .seconds(30))
    }

    /// Whatever else is sent, what nobody could answer is never valid.
    @Test(
        arguments: [
            (["a": "away"], 503), (["a": "1", "b": "away"], 503), (["a": "away", "b": "slow"], 503),
            (["a": "taken", "b": "away"], 422), (["a": "away", "rank": "admin"], 422), (["a": "taken"], 422),
            (["a": "1"], 200),
        ] as [(DataValue, Int)], [false, true]) func isNeverValidWhenTheDatabaseIsAway(
            sent: (data: DataValue, status: Int), live: Bool
        ) async throws
    {
        let (status, answer) = try await Database.$current.withValue(Database()) {
            try await outcome(RequestJudge(policy: policy(time: .milliseconds(200))), sent.data, live: live)
        }
        #expect(status == (live && sent.status == 200 ? 204 : sent.status))
        if status == 503 {
            #expect(answer?.violations.allSatisfy { $0.code == "async.failed" } ?? false)
            #expect(answer?.head.headerFields[.contentType] == "application/problem+json")
            #expect(answer.map { !$0.body.contains("Away") } ?? false, "errors of the database stay inside")
        }
    }
}
