import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Proviso
import ProvisoHTTP
import ProvisoHummingbird

/// A request, with the address that it came from.
struct Visit: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Whom limits on rates count.
    let client: String

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        client = source.channel.remoteAddress?.ipAddress ?? ""
    }
}

/// The site: its pages, and what they do.
struct Site: Sendable {
    let judge: RequestJudge
    let writer: PageWriter
    let tokens = FormTokens()
    let hasher = PasswordHasher()
    let signUp: Form
    let signIn: Form
    let profile: Form
    let contract: Contract
    let engine: PageEngine
    /// Live checks come with the keys.
    let checks = RateLimit(burst: 30, perSecond: 5)
    /// An attempt costs a password's hash.
    let attempts = RateLimit(burst: 10, perSecond: 0.2)
    /// Behind a proxy all clients have its address, so that the proxy has to limit rates.
    let limitsRates = ProcessInfo.processInfo.environment["SIGN_UP_BEHIND_PROXY"] == nil

    init() async throws {
        var policy = RequestPolicy()
        policy.posts = FormPost.Limits(bytes: 16 << 10, fields: 50, depth: 3)
        policy.ignoredNames = [FormTokens.field]
        policy.languages = Words.tags
        // So many requests may ask at once whether a name is taken.
        policy.requestsAtATime = 16
        policy.timeLimit = .seconds(3)
        judge = RequestJudge(policy: policy) { violations, _ in
            print("refused: \(violations.map { $0.path.description }.joined(separator: ", "))")
        }
        writer = try await PageWriter()
        (signUp, signIn, profile) = (try .signUp(), try .signIn(), try .profile())
        contract = try Contract([signUp, signIn, profile])
        engine = try PageEngine()
    }

    func run() async throws {
        _ = try AccountStore.shared.get()
        let port = ProcessInfo.processInfo.environment["SIGN_UP_PORT"].flatMap { Int($0) } ?? 8080
        let app = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in
                print("http://127.0.0.1:\(channel.localAddress?.port ?? port)/")
                fflush(nil)
            })
        try await app.runService()
    }

    var router: Router<Visit> {
        let router = Router(context: Visit.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: SecurityHeaders())
        router.add(middleware: ProvisoMiddleware(policy: judge.policy))
        router.add(middleware: AllowedMethods(pages: [signUp, signIn, profile].map(\.path)))
        router.get("/style.css") { _, _ in
            let data = try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Pages/style.css"))
            return Response(
                status: .ok, headers: [.contentType: "text/css; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
        }
        engine.add(to: router)
        router.get("\(Contract.path)") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "application/json"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: contract.text)))
        }
        router.get("/language/:tag") { request, visit in
            let back = request.uri.queryParameters.getAll("back")
            guard let tag = visit.parameters.get("tag"), Words.tags.contains(tag), back.count < 2,
                let path = [signUp, signIn, profile].map(\.path).first(where: { $0 == back.first ?? "/" })
            else { throw HTTPError(.notFound) }
            var response = Response.redirect(to: path)
            response.setCookie(try .validated(name: Words.cookie, value: tag, path: "/", sameSite: .lax))
            return response
        }
        for form in [signUp, signIn] {
            router.get("\(form.path)") { request, _ in try show(form, FormState(), of: request) }
        }
        router.post("\(signUp.path)") { request, visit in try await answer(signUp, request, visit, add) }
        router.post("\(signIn.path)") { request, visit in try await answer(signIn, request, visit, enter) }
        router.get("\(profile.path)") { request, _ in
            guard let account = try await account(of: request) else { return Response.redirect(to: signIn.path) }
            return try show(profile, FormState(values: values(of: account)), of: request)
        }
        router.post("\(profile.path)") { request, visit in
            guard let stored = try await account(of: request) else { return Response.redirect(to: signIn.path) }
            return try await answer(profile, request, visit) { data, request in
                let account = try await judge.model(Account.self, from: data, of: request.head, scenario: .profile)
                try await AccountStore.shared.get().update(account, named: stored.userName)
                let notice = Words(request)["saved"]
                return try show(
                    profile, FormState(values: values(of: account), notice: notice, isError: false), of: request)
            }
        }
        router.post("/sign-out") { request, visit in
            try await answer(signIn, request, visit) { _, request in
                // No rule asks for anything, but a live check ends here: it executes nothing.
                _ = try await judge.model(Account.self, from: RequestData(.object([:])), of: request.head)
                if let id = request.cookies[Session.cookie]?.value {
                    try await AccountStore.shared.get().end(session: Session.hash(id))
                }
                return Response.redirect(to: signIn.path)
            }
        }
        return router
    }

    // MARK: What forms do

    private func add(_ data: RequestData, _ request: Request) async throws -> Response {
        let account = try await judge.model(Account.self, from: data, of: request.head, scenario: .signUp)
        do {
            try await AccountStore.shared.get().add(account, password: hasher.hash(account.password))
        } catch is AccountStore.NameIsTaken {
            // Somebody was quicker. Asked once more, the rule finds the same.
            _ = try await judge.model(Account.self, from: data, of: request.head, scenario: .signUp)
            throw HTTPError(.serviceUnavailable)
        }
        return try await begin(account.userName)
    }

    private func enter(_ data: RequestData, _ request: Request) async throws -> Response {
        let account = try await judge.model(Account.self, from: data, of: request.head, scenario: .signIn)
        let stored = try await AccountStore.shared.get().password(of: account.userName)
        guard try await hasher.matches(account.password, stored) else {
            let state = FormState(values: ["userName": account.userName], notice: Words(request)["wrong"])
            return try show(signIn, state, of: request, status: .unprocessableContent)
        }
        return try await begin(account.userName)
    }

    private func begin(_ name: String) async throws -> Response {
        let session = Session()
        try await AccountStore.shared.get().begin(
            session: Session.hash(session.id), of: name, expires: Date().addingTimeInterval(Session.seconds))
        var response = Response.redirect(to: profile.path)
        response.setCookie(try session.cookie)
        return response
    }

    private func account(of request: Request) async throws -> Account? {
        guard let id = request.cookies[Session.cookie]?.value else { return nil }
        do {
            return try await AccountStore.shared.get().account(ofSession: Session.hash(id))
        } catch {
            throw HTTPError(.serviceUnavailable, headers: [.retryAfter: String(judge.policy.retryAfter)])
        }
    }

    private func values(of account: Account) -> [String: String] {
        ["email": account.email, "age": account.age.map { String($0) } ?? "", "site": account.site]
    }

    // MARK: Answers

    /// Answers what a form sends: what it does, or the same page with what was entered and what is wrong with it.
    private func answer(
        _ form: Form, _ request: Request, _ visit: Visit,
        _ action: (RequestData, Request) async throws -> Response
    ) async throws -> Response {
        let words = Words(request)
        let isLive = RequestFacts(request.head, policy: judge.policy).liveCheck != nil
        if limitsRates, await !(isLive ? checks : attempts).allows(visit.client) {
            return try refuse(form, FormState(notice: words["often"]), request, .tooManyRequests, isLive)
        }
        let data = try await request.data(policy: judge.policy)
        let sent = data.value[FormTokens.field]?.text ?? ""
        guard tokens.accepts(sent, of: request) else {
            return try refuse(form, FormState(notice: words["expired"]), request, .forbidden, isLive)
        }
        let values = form.fields.reduce(into: [:]) { $0[$1.name] = data.value[$1.name]?.text }
        do {
            return try await action(data, request)
        } catch var answer as RequestAnswer {
            if isLive {
                // The words of the site, where it has some of its own.
                if answer.head.status == .unprocessableContent {
                    answer.body = LiveCheck.body(of: answer.violations, in: words.catalog).description
                }
                throw answer
            }
            let isAway = answer.head.status == .serviceUnavailable
            let state = FormState(
                values: values, violations: isAway ? [] : answer.violations, notice: isAway ? words["away"] : nil)
            return try refuse(form, state, request, answer.head.status, false)
        } catch  where !(error is any HTTPResponseError) {
            print("error: \(error)")
            return try refuse(
                form, FormState(values: values, notice: words["away"]), request, .serviceUnavailable, isLive)
        }
    }

    private func refuse(
        _ form: Form, _ state: FormState, _ request: Request, _ status: HTTPResponse.Status, _ isLive: Bool
    ) throws -> Response {
        if isLive { throw HTTPError(status) }
        var response = try show(form, state, of: request, status: status)
        if status == .serviceUnavailable || status == .tooManyRequests {
            response.headers[.retryAfter] = String(judge.policy.retryAfter)
        }
        return response
    }

    private func show(
        _ form: Form, _ state: FormState, of request: Request, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let (token, cookie) = try tokens.token(for: request)
        var response = writer.page(form, state, Words(request), token: token, status: status)
        if let cookie { response.setCookie(cookie) }
        return response
    }
}
