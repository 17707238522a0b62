import Foundation
import Proviso
import ProvisoWeb
import RuleTestSupport
import Testing

@Suite struct FormAssignmentTests {
    struct Profile: Validatable {
        var name = ""
        var age: Int?
        var height = 0.0
        var isPublic = false
        var born: Date?
        var tags: [String] = []

        static var rules: some RuleSet<Profile> {
            Rule(for: \.name, .required)
            Rule(for: \.age, .range(18...))
            Rule.safe(\.height, \.isPublic, \.born, \.tags)
        }
    }

    @Test func convertsOnlyWhereNothingIsLost() {
        let form = FormModel(Profile())
        let assignment = form.assign(["name": 5, "age": "18", "height": 1, "isPublic": "true", "tags": ["a", 1]])
        #expect(assignment.violations.map(\.path.description) == ["name", "age", "isPublic", "tags[1]"])
        #expect(assignment.assigned == ["height"])
        #expect(form.height == 1)
        #expect(form.age == nil)
    }

    @Test func readsFormPostsAsTheTypesThatAreNeeded() throws {
        let form = FormModel(Profile())
        let post = try FormPost(urlEncoded: "name=42&age=18&height=1.5&isPublic=true&tags[]=x&admin=1")
        let assignment = form.assign(post)
        #expect(assignment.assigned == ["name", "age", "height", "isPublic", "tags"])
        #expect(assignment.refused.map(\.name) == ["admin"])
        #expect(form.name == "42")
        #expect(form.age == 18)
        #expect(form.height == 1.5)
        #expect(form.isPublic)
        #expect(form.tags == ["x"])
    }

    @Test func aValueThatCannotBeTakenStaysAnError() {
        let form = FormModel(Profile(name: "Ada"))
        form.assign(["age": "abc"])
        #expect(form.errors.map(\.path.description) == ["age"])
        #expect(!form.validate(), "validation does not forget it")
        #expect(!form.validate(\.age))
        #expect(form.isTouched(\.age))
        form.assign(["age": 17])
        #expect(!form.validate())
        #expect(form.errors.count == 1)
        form.age = 18
        #expect(form.validate())
        form.assign(["age": "abc"])
        form.clearErrors()
        #expect(form.validate())
    }

    @Test func whatWasNotSentProperlyIsAnError() throws {
        let form = FormModel(Profile())
        let assignment = form.assign(try FormPost(urlEncoded: "name=100%&other=%"))
        #expect(assignment.violations.map(\.path.description) == ["name", "other"])
        #expect(
            form.errors.map(\.description) == [
                "name: Name could not be read. Send the form again. (formPost.escape)"
            ])
        #expect(!form.validate())
        form.name = "100%"
        #expect(form.validate())
    }

    @Test func takesSwiftValues() throws {
        let form = FormModel(Profile())
        let born = Date(timeIntervalSince1970: 0)
        let assignment = form.assign(values: [
            "name": "Ada", "age": 36, "height": 1.7, "isPublic": true, "born": born, "tags": ["a", "b"], "x": Date(),
        ])
        #expect(assignment.assigned == ["name", "age", "height", "isPublic", "born", "tags"])
        #expect(assignment.refused.map(\.name) == ["x"])
        #expect(form.born == born)
        #expect(form.tags == ["a", "b"])
        let wrong = form.assign(values: ["age": Date(), "tags": [Date()]])
        #expect(wrong.violations.map(\.path.description) == ["age", "tags"])
        #expect(form.age == 36)
    }

    @Test func takesWhatJSONSerializationGives() throws {
        let text = #"{"age": 36, "on": true, "ratio": 0.5, "none": null, "list": [1, "x", {"a": false}]}"#
        let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(DataValue(exactly: parsed) == (try DataValue(json: text)))
        #expect(DataValue(exactly: Date()) == nil)
        #expect(DataValue(exactly: Double.nan) == nil)
        #expect(DataValue(exactly: [Date()]) == nil)
        #expect(DataValue(exactly: Int?.none as Any) == .null)
        #expect(DataValue(exactly: UInt64.max) == .number(ExactNumber(UInt64.max)))
    }

    @Test func takesJSON() throws {
        let form = RecordForm(rules: try .account())
        #expect(try form.assign(json: #"{"username": "ada", "age": 9007199254740993}"#).isComplete)
        #expect(form.model["age"] == .number(ExactNumber(9_007_199_254_740_993)))
        #expect(throws: NotAnObject.self) { try form.assign(json: "[1]") }
        #expect(throws: JSONSyntaxError.self) { try form.assign(json: "{") }
    }

    @Test func opensOnlyTheNamedPartsOfNestedObjects() throws {
        let form = RecordForm(rules: try .account())
        let assignment = form.assign([
            "address": ["city": "London", "isVerified": true],
            "contact": ["phone": "+441234567", "verified": true, "admin": true],
            "stranger": ["city": "x"],
        ])
        #expect(
            assignment.refused.map(\.name) == ["address.isVerified", "contact.verified", "contact.admin", "stranger"])
        #expect(assignment.refused.map(\.reason) == [.unknown, .unsafe, .unknown, .unknown])
        #expect(form.model == ["address": ["city": "London"], "contact": ["phone": "+441234567"]])

        let all = RecordForm(rules: try .account())
        all.assign(["contact": ["phone": "x", "admin": true]], safeOnly: false)
        #expect(all.model == ["contact": ["phone": "x", "admin": true]])

        let list = RecordForm(
            rules: try RuleDocument([
                [
                    "attributes": "people", "type": "each",
                    "rule": ["type": "nested", "rules": [["attributes": "name", "type": "required"]]],
                ]
            ]))
        let people = list.assign(["people": [["name": "Ada", "role": "admin"], ["name": "Grace"]]])
        #expect(people.refused.map(\.name) == ["people[0].role"])
        #expect(list.model == ["people": [["name": "Ada"], ["name": "Grace"]]])
    }

    @Test func recordsKeepUntypedValues() throws {
        let form = RecordForm(rules: try .account(), scenario: .register)
        form.assign(
            try FormPost(
                urlEncoded: "username=ada&email=ada@example.org&password=x&password_repeat=x&age=17&rank=admin"))
        #expect(!form.validate())
        #expect(form.errors.map(\.code) == ["number.tooSmall"])
        form.age = .untyped("18")
        #expect(form.validate())
    }
}
