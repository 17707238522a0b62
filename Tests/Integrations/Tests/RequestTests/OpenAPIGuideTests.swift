import HTTPTypes
import Hummingbird
import ProvisoOpenAPI
import Testing

/// The middleware of the guide OpenAPI does what the guide says.
@Suite struct OpenAPIGuideTests {
    private static let text = """
        {"openapi": "3.1.0", "info": {"title": "t", "version": "1"}, "paths": {"/users": {"post": {
          "parameters": [{"name": "dry", "in": "query", "schema": {"type": "boolean"}}],
          "requestBody": {"required": true, "content": {"application/json": {"schema": {"type": "object", "required": ["name"]}}}},
          "responses": {"200": {"description": "ok"}}}}}}
        """

    @Test(arguments: [
        ("/users", #"{"name": "ada"}"#, 200), ("/users?dry=true", #"{"name": "ada"}"#, 200),
        ("/users?dry=x", #"{"name": "ada"}"#, 422),
        ("/users", "{}", 422), ("/users", "{", 422), ("/users", "", 422),
    ]) func requestsAreJudgedBeforeTheirHandler(path: String, body: String, status: Int) async throws {
        let router = Router()
        router.add(middleware: ContractMiddleware(document: try OpenAPIDocument(json: Self.text)))
        router.post("users") { request, _ in
            var request = request
            return String(buffer: try await request.collectBody(upTo: 100))
        }
        let answer = try await RouterClient(router).send(.post, path, [.contentType: "application/json"], body: body)
        #expect(answer.head.status.code == status)
    }
}
