import Proviso
import RuleTestSupport
import Testing

/// Models whose rules are written by hand: what forms stand on.
@Suite struct RuleSetTests {
    struct Address {
        var street = ""
        var city = ""
    }

    struct User {
        var username = ""
        var email = ""
        var password = ""
        var passwordRepeat = ""
        var age: Int?
        var street: String?
        var city: String?
        var postcode: String?
        var country = "US"
        var tags: [String] = []
        var address: Address?
    }

    final class Account {
        var name = ""
        var changes = 0
        var note: String? { didSet { changes += 1 } }
    }

    @Test func judges() {
        var user = User(username: "  ", email: " ada@example.org ", age: 17)
        let result = user.validate()
        #expect(result.violations.map { "\($0.path) \($0.code)" } == ["username required", "age number.tooSmall"])
        #expect(result.messages.first == "Username is required.")
        #expect(user.username == "  ")
        user.username = " ada "
        user.age = 18
        #expect(throws: Never.self) { try user.validated() }
        #expect((try? user.validated())?.username == "ada")
        user.tidy()
        #expect(user.username == "ada")
    }

    @Test func scenarios() {
        let user = User(username: "ada", email: "a")
        #expect(user.validate().isValid)
        #expect(user.validate(scenario: .register).violations.map(\.path.description) == ["password"])
        #expect(User.compiledRules.scenarios == [.default, .register, "import"])
        let partial = user.validate(scenario: .register, attributes: ["username"])
        #expect(partial.isValid)
    }

    @Test func spansAttributes() {
        let user = User(username: "ada", email: "a", city: "London")
        let result = user.validate()
        #expect(result.violations.map { "\($0.path) \($0.code)" } == ["street allOrNone", "postcode allOrNone"])
        #expect(result.messages.first == "Street must be given along with city.")
    }

    @Test func nested() {
        var user = User(username: "ada", email: "a", tags: ["x", " "], address: Address(street: " ", city: "x"))
        let codes = user.validate().violations.map { "\($0.path) \($0.code)" }
        #expect(codes == ["address.street required", "address.city string.tooShort"])
        user.address = Address(street: " a ", city: "xy")
        #expect((try? user.validated())?.address?.street == "a")
        #expect(user.validate(attributes: ["address.city"]).isValid)
    }

    @Test func objectsAreNotChanged() throws {
        let account = Account()
        account.note = " a "
        account.changes = 0
        #expect(account.validate().violations.map { "\($0.path) \($0.code)" } == ["name required"])
        #expect(account.note == " a ")
        account.name = "ada"
        let same = try account.validated()
        #expect(same === account)
        #expect(account.note == "a")
        account.changes = 0
        #expect(account.validate().isValid)
        #expect(account.changes == 0)
    }

    @Test func describes() {
        let rules = User.compiledRules
        #expect(
            rules.attributes.map(\.name) == [
                "username", "email", "password", "age", "street", "city", "postcode", "tags", "address",
            ])
        #expect(rules.modelRules.map(\.name).prefix(3) == ["trim", "required", "length"])
        let password = rules.modelRules.filter { $0.attributes.contains("password") }
        #expect(password.map { $0.isActive(in: .register) } == [true])
        #expect(password.map { $0.isActive(in: .default) } == [false])
        var user = User()
        #expect(rules.attribute(named: "username")?.set("ada", in: &user) == true)
        #expect(rules.attribute(named: "age")?.set("ada", in: &user) == false)
        #expect(user.username == "ada")
    }
}

extension RuleSetTests.Address: Validatable {
    static var rules: some RuleSet<RuleSetTests.Address> {
        Rule(for: \.street, .trim, .required)
        Rule(for: \.city, .length(2...))
    }
}

extension RuleSetTests.User: Validatable {
    static var rules: some RuleSet<RuleSetTests.User> {
        Rule(for: \.username, \.email, .trim, .required)
        Rule(for: \.username, .length(...24))
        Rule(for: \.password, .required).on(.register).except("import")
        Rule(for: \.age, .range(18...120))
        AllOrNone(\.street, \.city, \.postcode)
        for limit in [5, 10] {
            if limit > 5 { Rule(for: \.tags, .count(...limit)) }
        }
        Rule(for: \.address, .nested)
    }
}

extension RuleSetTests.Account: Validatable {
    static var rules: some RuleSet<RuleSetTests.Account> {
        Rule(for: \.note, named: "note", .trim)
        Rule(for: \.name, .required)
    }
}
