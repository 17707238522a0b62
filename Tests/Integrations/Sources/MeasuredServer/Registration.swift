import ProvisoCore

struct Address: Codable, Sendable {
    var city = ""
    var postcode = ""
}

extension Address: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Address> {
        Rule(for: \.city, .trim, .required)
        Rule(for: \.postcode, .matches("[0-9]{5}"))
    }
}

/// What a request carries, with rules. The server beside it has the same in `fastapi_server.py`.
struct Registration: Codable, Sendable {
    var userName = ""
    var email = ""
    var password = ""
    var age = 0
    var tags: [String] = []
    var address = Address()
}

extension Registration: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Registration> {
        Rule(for: \.userName, .trim, .required, .length(3...24), .matches("[a-z][a-z0-9_]*"))
        Rule(for: \.email, .required, .email)
        Rule(for: \.password, .required, .length(8...))
        Rule(for: \.age, .range(18...120))
        Rule(for: \.tags, .count(...5), .each(.length(1...10)))
        Rule(for: \.address, .nested)
    }
}

struct PlainAddress: Codable, Sendable {
    var city = ""
    var postcode = ""
}

extension PlainAddress: Validatable, DefaultInitializable {
    static var rules: some RuleSet<PlainAddress> { Rule.safe(\.city, \.postcode) }
}

/// The same without rules but for which members there are.
struct PlainRegistration: Codable, Sendable {
    var userName = ""
    var email = ""
    var password = ""
    var age = 0
    var tags: [String] = []
    var address = PlainAddress()
}

extension PlainRegistration: Validatable, DefaultInitializable {
    static var rules: some RuleSet<PlainRegistration> {
        Rule.safe(\.userName, \.email, \.password, \.age, \.tags)
        Rule(for: \.address, .nested)
    }
}
