#if Hummingbird
public import Hummingbird
public import ProvisoHTTP
public import HTTPTypes
internal import ProvisoCore
internal import ProvisoWeb

/// Answers every error with problem details (RFC 9457), and marks what belongs to the protocol of live checks.
///
/// Put it before the routes whose handlers call ``Hummingbird/Request/model(_:judge:scenario:)``:
///
/// ```swift
/// let judge = RequestJudge()
/// let router = Router()
/// router.add(middleware: ProvisoMiddleware(policy: judge.policy))
/// router.post("users") { request, _ in
///     let user = try await request.model(SignUp.self, judge: judge, scenario: .register)
///     return try await store.add(user)
/// }
/// ```
///
/// A handler asks for its model before it does anything: only then does a live check execute nothing.
public struct ProvisoMiddleware<Context: RequestContext>: RouterMiddleware {
    private let policy: RequestPolicy

    /// Creates the middleware.
    ///
    /// - Parameter policy: That of the judge.
    public init(policy: RequestPolicy = RequestPolicy()) { self.policy = policy }

    /// Passes a request on, and turns what is thrown into an answer.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let facts = RequestFacts(request.head, policy: policy)
        var response: Response
        do {
            response = try await next(request, context)
        } catch let answer as RequestAnswer {
            return Response(answer)
        } catch let error as any HTTPResponseError {
            response = Response(problem(error.status, facts))
            // Headers such as `Allow` and `WWW-Authenticate` belong to the status.
            if let own = try? error.response(from: request, context: context) {
                for field in own.headers where field.name != .contentType && field.name != .contentLength {
                    response.headers.append(field)
                }
            }
            return response
        }
        if !response.headers[values: .vary].contains(LiveCheck.header) {
            response.headers[values: .vary].append(LiveCheck.header)
        }
        return response
    }

    private func problem(_ status: HTTPResponse.Status, _ facts: RequestFacts) -> RequestAnswer {
        let problem = ProblemDetails(
            [Violation](), title: status.reasonPhrase, status: status.code, detail: status.reasonPhrase)
        return RequestAnswer(problem, isLive: facts.liveCheck != nil)
    }
}

extension Response {
    /// The response that a ``ProvisoHTTP/RequestAnswer`` describes.
    public init(_ answer: RequestAnswer) {
        let body = answer.body.isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(string: answer.body))
        self.init(status: answer.head.status, headers: answer.head.headerFields, body: body)
        // A status of this kind has no content, and says nothing of its length (RFC 9110, section 8.6).
        if answer.head.status == .noContent { headers[.contentLength] = nil }
    }
}

extension RequestAnswer: HTTPResponseError {
    /// The status of the answer.
    public var status: HTTPResponse.Status { head.status }

    /// The answer, also where no middleware turns it into one.
    public func response(from request: Request, context: some RequestContext) throws -> Response { Response(self) }
}
#endif
