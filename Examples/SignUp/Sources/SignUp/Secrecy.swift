import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// Tokens against requests that other sites make in the name of a visitor: each belongs to the cookie of one browser.
struct FormTokens: Sendable {
    static let field = "_token"
    private static let cookie = "visitor"
    private let key = SymmetricKey(size: .bits256)

    /// The token for the forms of a page, and the cookie that the browser lacks.
    func token(for request: Request) throws -> (token: String, cookie: Cookie?) {
        if let visitor = request.cookies[Self.cookie]?.value { return (token(of: visitor), nil) }
        let visitor = Secrets.random(bytes: 16).hex
        let cookie = try Cookie.validated(name: Self.cookie, value: visitor, path: "/", sameSite: .lax)
        return (token(of: visitor), cookie)
    }

    /// Whether a form was written for the browser that sends it.
    func accepts(_ token: String, of request: Request) -> Bool {
        guard let visitor = request.cookies[Self.cookie]?.value else { return false }
        return Secrets.areEqual(Data(token.utf8), Data(self.token(of: visitor).utf8))
    }

    private func token(of visitor: String) -> String {
        Data(HMAC<SHA256>.authenticationCode(for: Data(visitor.utf8), using: key)).hex
    }
}

/// What a browser shows to be that of somebody who has signed in. Every time that is a new one.
struct Session {
    static let cookie = "session"
    static let seconds: TimeInterval = 14 * 24 * 3600
    let id = Secrets.random(bytes: 32).hex

    /// What the database has of it.
    static func hash(_ id: String) -> Data { Data(SHA256.hash(data: Data(id.utf8))) }

    /// Behind HTTPS, set SIGN_UP_HTTPS, and browsers never send it without.
    var cookie: Cookie {
        get throws {
            try .validated(
                name: Self.cookie, value: id, maxAge: Int(Self.seconds), path: "/",
                secure: ProcessInfo.processInfo.environment["SIGN_UP_HTTPS"] != nil, httpOnly: true, sameSite: .lax)
        }
    }
}

extension Data {
    /// Two digits for each byte.
    var hex: String { map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined() }
}

/// Says to browsers what pages may do: nothing but to load what is this site's own.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = Visit

    func handle(
        _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        let headers = [
            "Content-Security-Policy":
                // The engine is WebAssembly: a source of its own lets it run, and nothing else.
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
                + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin", "Cache-Control": "no-store",
        ]
        for (name, value) in headers {
            guard let name = HTTPField.Name(name) else { continue }
            // A page belongs to one visitor; what says how long it may be kept does not.
            if name != .cacheControl || response.headers[name] == nil { response.headers[name] = value }
        }
        return response
    }
}
