import HTTPTypes
import Hummingbird
import ProvisoCore
import ProvisoHTTP
import ProvisoHummingbird
import Testing

private struct Head: Codable, Sendable {
    var traceID = ""
    var accept: [String]?

    enum CodingKeys: String, CodingKey { case traceID = "x-trace-id", accept }
}

extension Head: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Head> {
        Rule(for: \.traceID, .required, .matches("[0-9a-f]{8}"))
        Rule.safe(\.accept)
    }
}

private struct Order: Codable, Sendable {
    var number = 0
    var line: String?
}

extension Order: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Order> {
        Rule(for: \.number, .range(1...99))
        Rule(for: \.line, .length(...3))
    }
}

@Suite struct RequestDataTests {
    private func request(_ fields: (String, String)...) throws -> HTTPRequest {
        var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
        for (name, value) in fields {
            request.headerFields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
        }
        return request
    }

    @Test func readsHeaders() throws {
        let data = RequestData(
            headersOf: try request(
                ("X-Trace-ID", "0a1b2c3d"), ("accept", "text/html"), ("Accept", "a/b"), ("ACCEPT", "")))
        #expect(
            data.value == [
                "x-trace-id": .untyped("0a1b2c3d"), "accept": [.untyped("text/html"), .untyped("a/b"), .untyped("")],
            ])
        #expect(data.files.isEmpty && data.problems.isEmpty)
        #expect(RequestData(headersOf: try request()).value == .object(DataObject()))
    }

    @Test func judgesHeaders() async throws {
        var policy = RequestPolicy()
        policy.refusalSeverity = .warning
        let judge = RequestJudge(policy: policy)
        let good = try request(("X-Trace-Id", "0a1b2c3d"), ("Accept", "a"), ("Accept", "b"))
        let head = try await judge.model(Head.self, from: RequestData(headersOf: good), of: good)
        #expect(head.traceID == "0a1b2c3d")
        #expect(head.accept == ["a", "b"])
        let bad = try request(("X-Trace-Id", "nothing"), ("Other", "x"))
        let answer = try await #require(throws: RequestAnswer.self) {
            _ = try await judge.model(Head.self, from: RequestData(headersOf: bad), of: bad)
        }
        #expect(answer.head.status.code == 422)
        #expect(answer.violations.filter { $0.severity == .error }.map(\.outsidePath.description) == ["x-trace-id"])
    }

    @Test(arguments: [
        ("/orders/7", 200, "7 -"), ("/orders/07", 200, "7 -"), ("/orders/100", 422, ""), ("/orders/x", 422, ""),
        ("/orders/7/abc", 200, "7 abc"), ("/orders/7/abcd", 422, ""), ("/orders/%37", 200, "7 -"),
        ("/orders/7/%C3%A9%2F", 200, "7 é/"), ("/orders/7/%zz", 200, "7 %zz"), ("/orders/%zz", 422, ""),
    ]) func judgesPaths(path: String, status: Int, text: String) async throws {
        let judge = RequestJudge()
        let router = Router()
        router.add(middleware: ProvisoMiddleware(policy: judge.policy))
        let handler: @Sendable (Request, BasicRequestContext) async throws -> String = { request, context in
            let order = try await context.pathModel(Order.self, of: request, judge: judge)
            return "\(order.number) \(order.line ?? "-")"
        }
        router.get("orders/:number", use: handler)
        router.get("orders/:number/:line", use: handler)
        let answer = try await RouterClient(router).send(.get, path)
        #expect(answer.head.status.code == status)
        if status == 200 {
            #expect(answer.body == text)
        } else {
            #expect(answer.head.headerFields[.contentType] == "application/problem+json")
        }
    }
}
