import Proviso
import RuleTestSupport

extension Scenario {
    static let login: Self = "login"
}

/// A model of a Swift type, with rules in two scenarios.
struct Account: Validatable {
    var username = ""
    var email = ""
    var password = ""
    var passwordRepeat = ""
    var age: Int?
    var country = "US"
    var state: String?
    var rank = "guest"
    var tags: [String] = []

    var summary: String { "\(username) <\(email)>" }

    static var rules: some RuleSet<Account> {
        Rule(for: \.username, \.email, .trim)
        Rule(for: \.username, \.password, .required)
        Rule(for: \.email, .required).on(.register)
        Rule(for: \.username, .length(3...12))
        Rule(for: \.email, .condition("email", message: "{attribute} is no address.") { $0.contains("@") })
        Rule(for: \.age, .range(18...)).message("{attribute} must be {compareValue} or more.").except(.login)
        Rule(for: \.state, .required).when { $0.country == "US" && $0.age != nil }
        Rule(for: \.rank, .in(["guest", "admin"])).notAssignable()
        Rule(for: \.tags, .each(.trim, .length(1...5))).on(.register)
        Rule.safe(\.country)
    }
}

extension RuleDocument {
    /// The same for records.
    static func account() throws -> RuleDocument {
        try RuleDocument([
            "attributes": ["password_repeat": "password repetition"],
            "rules": [
                ["attributes": "username, email", "type": "trim"],
                ["attributes": "username, password", "type": "required"],
                ["attributes": "email", "type": "required", "on": "register"],
                ["attributes": "username", "type": "string", "min": 3, "max": 12],
                ["attributes": "email", "type": "email"],
                ["attributes": "password", "type": "compare", "on": "register"],
                ["attributes": "age", "type": "number", "min": 18, "except": "login"],
                ["attributes": "!rank", "type": "in", "range": ["guest", "admin"]],
                ["attributes": "country, password_repeat", "type": "safe"],
                ["attributes": "address.city", "type": "string", "max": 20],
                [
                    "attributes": "contact", "type": "nested",
                    "rules": [
                        ["attributes": "phone", "type": "e164"], ["attributes": "!verified", "type": "boolean"],
                    ],
                ],
            ],
        ])
    }
}
