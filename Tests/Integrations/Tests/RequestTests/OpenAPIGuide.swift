import HTTPTypes
import Hummingbird
import ProvisoCore
import ProvisoOpenAPI

// What the guide OpenAPI shows, as it is there; Examples/check-guide compares them.

struct ContractMiddleware<Context: RequestContext>: RouterMiddleware {
    let document: OpenAPIDocument

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var request = request
        let body = try await request.collectBody(upTo: 1 << 20)
        var headers = OpenAPIHeaders()
        for field in request.headers { headers.append(field.name.rawName, field.value) }
        let violations = document.validate(
            OpenAPIRequest(
                request.method.rawValue, request.uri.string, headers: headers,
                body: .bytes(Array(body.readableBytesView))))
        if let first = violations.first { throw HTTPError(.unprocessableContent, message: first.description) }
        return try await next(request, context)
    }
}
