import Proviso
import RuleTestSupport
import Testing

@Suite struct FormOriginalTests {
    @Test func knowsWhatHasChanged() throws {
        let form = FormModel(Account(username: "ada", email: "ada@example.org", age: 20))
        #expect(!form.isDirty)
        form.age = nil
        form.username = "grace"
        #expect(form.isDirty)
        #expect(form.isDirty(\.username))
        #expect(try !form.isDirty("email"))
        #expect(form.changes == ["username": "grace", "age": nil])
        form.username = "ada"
        #expect(!form.isDirty(\.username))
        form.markAsSaved()
        #expect(!form.isDirty)
        #expect(form.changes.isEmpty)
        #expect(throws: UnknownAttribute.self) { try form.isDirty("nobody") }
    }

    @Test func goesBackToWhatWasLoaded() {
        let form = FormModel(Account(username: "ada"), scenario: .register)
        form.type("x", into: \.username)
        form.type("many", into: \.age)
        form.beginEditing(\.email)
        form.submit()
        form.reset()
        #expect(form.username == "ada")
        #expect(form.field(\.age).typedText == nil)
        #expect(!form.isDirty && !form.isTouched && !form.hasErrors && !form.isSubmitted)
        #expect(form.focusedField == nil)
        form.load(Account(username: "grace"))
        #expect(form.username == "grace")
        #expect(!form.isDirty)
        form.username = "ada"
        form.reset()
        #expect(form.username == "grace")
    }

    @Test func anObjectGoesBackByItsAttributes() {
        final class Session: Validatable {
            var user = "ada"
            var count = 1
            static var rules: some RuleSet<Session> {
                Rule(for: \.user, named: "user", .required)
                Rule(for: \.count, named: "count", .range(0...))
            }
        }
        let session = Session()
        let form = FormModel(session)
        form.user = ""
        form.count = 5
        #expect(form.changes == ["user": "", "count": 5])
        form.reset()
        #expect(session.user == "ada")
        #expect(session.count == 1)
        #expect(!form.isDirty)
    }

    @Test func changesAreAMergePatch() throws {
        let document = try RuleDocument([
            "rules": [
                ["attributes": "address, tags, name", "type": "safe"], ["attributes": "contact.phone", "type": "safe"],
            ]
        ])
        let form = RecordForm(
            [
                "name": "Ada", "address": ["city": "Paris", "zip": "1", "country": "FR"], "tags": ["a", "b"],
                "contact": ["phone": "1", "fax": "2"],
            ], rules: document)
        form.address = ["city": "Lyon", "country": "FR", "street": "x"]
        form.tags = ["a"]
        try form.setValue("3", for: "contact.phone")
        #expect(
            form.changes == [
                "address": ["city": "Lyon", "street": "x", "zip": nil], "tags": ["a"], "contact": ["phone": "3"],
            ])
        form.name = nil
        #expect(form.changes["name"] == .null)
        form.reset()
        #expect(form.changes.isEmpty)
        #expect(form.name == "Ada")
    }

    @Test func changesHaveTheNamesOfCodingKeys() {
        let form = FormModel(Parcel())
        form.enter("Paris", into: \.target.cityName)
        form.weight = 3
        #expect(form.changes == ["target": ["city_name": "Paris"], "weight_g": 3])
    }

    private struct Parcel: Validatable, Codable {
        struct Place: Validatable, Codable, Equatable {
            var cityName = ""
            var zip = "1"
            enum CodingKeys: String, CodingKey { case cityName = "city_name", zip }
            static var rules: some RuleSet<Place> { Rule(for: \.cityName, .required) }
        }
        var target = Place()
        var weight = 1
        enum CodingKeys: String, CodingKey { case target, weight = "weight_g" }
        static var rules: some RuleSet<Parcel> {
            Rule(for: \.target, .nested)
            Rule(for: \.weight, .range(1...))
        }
    }
}
