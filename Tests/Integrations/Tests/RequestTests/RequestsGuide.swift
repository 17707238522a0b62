import Hummingbird
import ProvisoCore
import ProvisoHTTP
import ProvisoHummingbird

// What the guide Requests shows, as it is there; Examples/check-guide compares them.

extension Scenario { static let register: Self = "register" }

struct SignUp: Codable, Sendable {
    var name = ""
    var rank: String?
}

extension SignUp: Validatable, DefaultInitializable {
    static var rules: some RuleSet<SignUp> {
        Rule(for: \.name, .trim, .required).on(.register)
    }
}

actor UserStore {
    private(set) var names: [String] = []

    func add(_ user: SignUp) throws -> String {
        names.append(user.name)
        return user.name
    }
}

func guideRouter(_ store: UserStore) -> Router<BasicRequestContext> {
    let judge = RequestJudge()
    let router = Router()
    router.add(middleware: ProvisoMiddleware(policy: judge.policy))
    router.post("users") { request, _ in
        let user = try await request.model(SignUp.self, judge: judge, scenario: .register)
        return try await store.add(user)
    }
    return router
}
