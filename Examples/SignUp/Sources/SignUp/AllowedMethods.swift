import HTTPTypes
import Hummingbird

/// Says which methods a path has. Without that, another one would be answered as a page that is not there.
struct AllowedMethods: RouterMiddleware {
    /// The paths of forms.
    let pages: [String]

    private func methods(of path: String) -> [HTTPRequest.Method]? {
        switch path {
        case _ where pages.contains(path): [.get, .head, .post]
        case "/sign-out": [.post]
        case Contract.path: [.get, .head]
        case _ where path.hasPrefix("/language/"): [.get, .head]
        default: nil
        }
    }

    func handle(
        _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
    ) async throws -> Response {
        if let methods = methods(of: request.uri.path), !methods.contains(request.method) {
            let allowed = methods.map(\.rawValue).joined(separator: ", ")
            throw HTTPError(.methodNotAllowed, headers: [.allow: allowed])
        }
        return try await next(request, context)
    }
}
