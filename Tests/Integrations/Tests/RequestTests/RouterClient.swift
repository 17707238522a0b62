import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded

/// Sends requests to a router, without a server. HummingbirdTesting does it too, and needs an HTTP client with a TLS of its own, which
/// takes longer to compile than everything else.
struct RouterClient {
    private let responder: any HTTPResponder<BasicRequestContext>

    init(_ router: Router<BasicRequestContext>) { responder = router.buildResponder() }

    func send(
        _ method: HTTPRequest.Method, _ path: String, _ fields: HTTPFields = [:], body: String = ""
    ) async throws -> (head: HTTPResponse, body: String) {
        let head = HTTPRequest(
            method: method, scheme: "http", authority: "localhost", path: path, headerFields: fields)
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
        let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: Logger(label: "tests"))
        let response = try await responder.respond(to: request, context: BasicRequestContext(source: source))
        let written = Written()
        try await response.body.write(written)
        return (response.head, await written.text.value)
    }

    /// Keeps what is written.
    private struct Written: ResponseBodyWriter {
        actor Text {
            var value = ""
            func append(_ buffer: ByteBuffer) { value += String(buffer: buffer) }
        }
        let text = Text()

        func write(_ buffer: ByteBuffer) async throws { await text.append(buffer) }
        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
