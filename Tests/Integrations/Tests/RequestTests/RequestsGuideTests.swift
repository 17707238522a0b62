import HTTPTypes
import Hummingbird
import Testing

/// The handler of the guide Requests does what the guide says.
@Suite struct RequestsGuideTests {
    @Test(arguments: [
        ("application/json", #"{"name": " ada "}"#, 200), ("application/json", #"{"name": " "}"#, 422),
        ("application/json", #"{"name": "ada", "rank": "admin"}"#, 422), ("application/json", "{", 400),
        ("application/x-www-form-urlencoded", "name=+ada", 200), ("text/plain", "ada", 415),
    ]) func handlerIsReachedWithAValidModel(type: String, body: String, status: Int) async throws {
        let store = UserStore()
        let client = RouterClient(guideRouter(store))
        let answer = try await client.send(.post, "/users", [.contentType: type], body: body)
        #expect(answer.head.status.code == status)
        #expect(await store.names == (status == 200 ? ["ada"] : []))
        if status != 200 { #expect(answer.head.headerFields[.contentType] == "application/problem+json") }
    }
}
