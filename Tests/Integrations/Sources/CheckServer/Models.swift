import ProvisoCore
import ProvisoWeb

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

/// A member as three scenarios see it.
struct Member: Codable, Sendable {
    var name = ""
    var email = ""
    var age: Int?
    var tags: [String]?
    var address: Address?
    /// Set by the server alone.
    var rank: String?
}

extension Member: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Member> {
        Rule(for: \.name, .trim, .required, .length(3...20))
        Rule(
            for: \.name,
            .satisfies("name.taken", message: "{attribute} is taken.") { name in
                switch name {
                case "away": throw DatabaseAway()
                case "slow": try await Task.sleep(for: .seconds(30))
                default: break
                }
                return name != "taken"
            })
        Rule(for: \.email, .trim, .required, .email)
        Rule(for: \.age, .range(18...120))
        Rule(for: \.tags, .count(...5), .each(.length(1...10)))
        Rule(for: \.address, .nested)
    }
}

struct DatabaseAway: Error {}

/// A query, with rules as a form has.
struct Page: Codable, Sendable {
    var number = 1
    var size = 20
}

extension Page: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Page> {
        Rule(for: \.number, .range(1...))
        Rule(for: \.size, .range(1...100))
    }
}

/// A file of a form, as its rules see it.
struct Picture: Codable, Sendable {
    var name = ""
    var size = 0
    var type = ""
    var isNamedByType = false
}

extension Picture: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Picture> {
        Rule(for: \.name, .required)
        Rule(for: \.size, .range(1...1000))
        Rule(for: \.type, .in(["image/png", "image/jpeg"]))
        Rule.safe(\.isNamedByType)
    }
}

struct Upload: Codable, Sendable {
    var title = ""
    var picture: Picture?
}

extension Upload: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Upload> {
        Rule(for: \.title, .required)
        Rule(for: \.picture, .required, .nested)
    }
}
