#if Macros
import Foundation
import Proviso
import Testing

/// What is left of a text that is typed into a form.
@Suite struct FormCompletionTests {
    @Validatable struct Person {
        @Rules(.trim, .required, .email) var email = ""
        @Rules(.range(18...120)) var age = 0
        @Rules(.range(18...120)) var limit: Int?
        @Rules(.range(-0.5...0.5)) var offset = 0.0
        var isCompany = false
        @Rules(.length(4...6), on: "edit") var pin = ""
        @Rules(.length(2), .uppercase, when: { (person: Person) in person.isCompany }) var code = ""
        @Rules(.equal(to: \Person.email)) var repeated = ""
        @Rules(.length(3...).severity(.warning)) var nickname = ""
        @Rules(.in(["red", "green", "grey"])) var color = ""
        var isAccepted = false
    }

    private static func form(_ scenario: Scenario = .default) -> FormModel<Person> {
        FormModel(Person(), scenario: scenario)
    }

    @Test func texts() {
        let form = Self.form()
        #expect(form.completion(of: \.email, typing: "") == .incomplete)
        #expect(form.completion(of: \.email, typing: " ada@") == .incomplete)
        #expect(form.completion(of: \.email, typing: "ada@@") == .lost)
        #expect(form.completion(of: \.email, typing: "ada@example.org ") == .valid)
        #expect(form.completion(of: \.email, typing: "ada ") == .lost)
        #expect(form.completion(of: \.color, typing: "gre") == .incomplete)
        #expect(form.completion(of: \.color, typing: "gree") == .incomplete)
        #expect(form.completion(of: \.color, typing: "grea") == .lost)
        #expect(form.completion(of: \.color, typing: "grey") == .valid)
        #expect(form.email.isEmpty && form.violations.isEmpty && !form.field(\.email).isTouched)
    }

    @Test func thePresentText() throws {
        let form = Self.form()
        form.email = "ada@"
        #expect(form.completion(of: \.email) == .incomplete)
        form.email = "ada@@"
        #expect(try form.completion(of: "email") == .lost)
        form.validate()
        // What was found already keeps no rule from being asked.
        #expect(form.completion(of: \.email) == .lost)
        #expect(form.completion(of: \.email, typing: "ada@") == .incomplete)
        #expect(throws: UnknownAttribute.self) { try form.completion(of: "mail") }
    }

    @Test func numbers() {
        let form = Self.form()
        for (text, completion) in [
            ("", Completion.incomplete), ("1", .incomplete), ("12", .incomplete), ("18", .valid), ("13", .lost),
            ("121", .lost), ("1x", .lost), ("-", .lost), ("+", .incomplete), ("200", .lost), ("2", .incomplete),
        ] {
            #expect(form.completion(of: \.age, typing: text) == completion, "\(text)")
            #expect(form.completion(of: \.limit, typing: text) == (text.isEmpty ? .valid : completion), "\(text)")
        }
        #expect(form.completion(of: \.age) == .incomplete)
        #expect(form.completion(of: \.offset, typing: "-") == .incomplete)
        #expect(form.completion(of: \.offset, typing: "0.") == .incomplete)
        #expect(form.completion(of: \.offset, typing: "0.4") == .valid)
        #expect(form.completion(of: \.isAccepted, typing: "tr") == .incomplete)
        #expect(form.completion(of: \.isAccepted, typing: "yes") == .lost)
        #expect(form.age == 0 && form.limit == nil)
    }

    @Test func onlyTheRulesThatRunAreAsked() throws {
        let form = Self.form()
        #expect(form.completion(of: \.pin, typing: "1234567") == .valid)
        #expect(form.completion(of: \.code, typing: "abc") == .valid)
        form.scenario = "edit"
        #expect(form.completion(of: \.pin, typing: "1234567") == .lost)
        #expect(form.completion(of: \.pin, typing: "123") == .incomplete)
        form.isCompany = true
        #expect(form.completion(of: \.code, typing: "a") == .lost)
        #expect(form.completion(of: \.code, typing: "A") == .incomplete)
        #expect(form.completion(of: \.nickname, typing: "a") == .valid)
        form.scenario = "nowhere"
        #expect(form.completion(of: \.pin, typing: "123") == nil)
    }

    @Test func comparisons() {
        let form = Self.form()
        #expect(form.completion(of: \.repeated, typing: "ada") == nil)
        form.email = "ada@example.org"
        #expect(form.completion(of: \.repeated, typing: "ada") == .incomplete)
        #expect(form.completion(of: \.repeated, typing: "adA") == .lost)
        #expect(form.completion(of: \.repeated, typing: "ada@example.org") == .valid)
    }

    @Test func rulesThatAreAdded() throws {
        let form = Self.form()
        form.addRules { Rule(for: \.color, .length(4...)).when { $0.isCompany } }
        #expect(form.completion(of: \.color, typing: "red") == .valid)
        form.isCompany = true
        #expect(form.completion(of: \.color, typing: "red") == .incomplete)
        try form.addRules(try RuleDocument([["attributes": "age", "type": "number", "max": 40, "integerOnly": true]]))
        #expect(form.completion(of: \.age, typing: "41") == .lost)
        #expect(form.completion(of: \.age, typing: "3") == .incomplete)
        try form.addRule("odd", for: "pin") { check in if check.value == "2" { check.fail("{attribute} is odd.") } }
        #expect(form.completion(of: \.pin, typing: "2") == nil)
        #expect(form.completion(of: \.pin, typing: "3") == .valid)
        form.removeRules { $0.name == "odd" }
        #expect(form.completion(of: \.pin, typing: "2") == .valid)
    }

    @Test func records() throws {
        let document = try RuleDocument([
            ["attributes": "email", "type": "trim"],
            ["attributes": "email", "type": "email"],
            ["attributes": "age", "type": "number", "min": 18, "max": 120, "integerOnly": true],
            ["attributes": "state", "type": "string", "length": 2, "when": ["attribute": "country", "value": "US"]],
            ["attributes": "address.city", "type": "startsWith", "value": "New "],
        ])
        let form = RecordForm(["country": "DE", "address": ["city": "New York", "street": "Wall"]], rules: document)
        #expect(try form.completion(of: "email", typing: " ada@") == .incomplete)
        #expect(try form.completion(of: "email", typing: " ada@@") == .lost)
        #expect(try form.completion(of: "age", typing: "1") == .incomplete)
        #expect(try form.completion(of: "age", typing: "121") == .lost)
        #expect(try form.completion(of: "state", typing: "NYC") == .valid)
        form.country = "US"
        #expect(try form.completion(of: "state", typing: "NYC") == .lost)
        #expect(try form.completion(of: "state", typing: "N") == .incomplete)
        #expect(try form.completion(of: "address.city") == .valid)
        #expect(try form.completion(of: "address.city", typing: "New") == .incomplete)
        #expect(try form.completion(of: "address.city", typing: "Old") == .lost)
        form.email = "ada@"
        #expect(try form.completion(of: "email") == .incomplete)
    }

    @Validatable struct Place {
        @Rules(.length(5), .matches("[0-9]*")) var postcode = ""
    }

    @Validatable final class Visit {
        @Rules(.trim, .length(3...)) var name = "Ada"
        @Rules(.nested) var place = Place()
        init() {}
    }

    @Test func partsAndObjects() throws {
        let visit = Visit()
        let form = FormModel(visit)
        #expect(form.completion(of: \.place.postcode, typing: "123") == .incomplete)
        #expect(form.completion(of: \.place.postcode, typing: "12x") == .lost)
        #expect(try form.completion(of: "place.postcode", typing: "12345") == .valid)
        #expect(form.completion(of: \.place) == nil)
        #expect(form.completion(of: \.name, typing: " A") == .incomplete)
        #expect(form.completion(of: \.name, typing: " Alan ") == .valid)
        #expect(visit.name == "Ada" && visit.place.postcode.isEmpty)
    }

    enum Color: String, CaseIterable { case red, green }

    enum Size: String, CaseIterable, Codable { case small, large }

    @Validatable struct Things {
        var id = UUID()
        var date = Date(timeIntervalSince1970: 0)
        @NotAssignable var color = Color.red
        var size = Size.small
        @Rules(.range(Date(timeIntervalSince1970: 0)...)) var later: Date?
    }

    @Test func otherTypes() {
        let form = FormModel(Things())
        #expect(form.completion(of: \.id, typing: "2eb8aa08-") == .incomplete)
        #expect(form.completion(of: \.id, typing: "2eb8aa08x") == .lost)
        #expect(form.completion(of: \.id, typing: "2eb8aa08-aa98-11ea-b4aa-73b441d16380") == .valid)
        for text in [
            "", "2", "2026-0", "2026-1", "2026-02-2", "2026-02-28T1", "2026-02-28T10:00:0", "2026-02-28T10:00:00+0",
        ] {
            #expect(form.completion(of: \.date, typing: text) == .incomplete, "\(text)")
        }
        #expect(form.completion(of: \.date, typing: "2026-02-28T10:00:00Z") == .valid)
        #expect(form.completion(of: \.date, typing: "2026-02-3") == nil)
        #expect(form.completion(of: \.color, typing: "gr") == .incomplete)
        #expect(form.completion(of: \.color, typing: "gry") == .lost)
        #expect(form.completion(of: \.size, typing: "sm") == .incomplete)
        #expect(form.completion(of: \.size, typing: "sn") == nil)
        #expect(form.completion(of: \.later, typing: "") == .valid)
        #expect(form.completion(of: \.later, typing: "2026-02-28T10:00:00Z") == .valid)
        #expect(form.completion(of: \.later, typing: "1960-02-28T10:00:00Z") == nil)
    }
}
#endif
