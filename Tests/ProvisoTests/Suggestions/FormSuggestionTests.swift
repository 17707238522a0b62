import Proviso
import Testing

@testable import ProvisoCore

/// What a form suggests, and takes with one call.
@Suite struct FormSuggestionTests {
    enum Kind: String, Codable, CaseIterable { case visitor, resident }

    struct Address: Validatable, Codable {
        var website = ""
        var phones: [String] = []
        enum CodingKeys: String, CodingKey {
            case website = "web_site"
            case phones
        }
        static var rules: some RuleSet<Address> {
            Rule(for: \.website, .url)
            Rule(for: \.phones, .each(.matches("[0-9]+")))
        }
    }

    struct SignUp: Validatable, Codable {
        var email = ""
        var born = ""
        var age: Int?
        var kind = Kind.visitor
        var tags: [String] = []
        var address = Address()
        static var rules: some RuleSet<SignUp> {
            Rule(for: \.email, .required, .email(checkDomainSpelling: true))
            Rule(for: \.born, .date(past: true))
            Rule(for: \.age, .range(1...2000))
            Rule(for: \.kind, .required)
            Rule(for: \.tags, .each(.in(["red", "green"])))
            Rule(for: \.address, .nested)
        }
    }

    @Test func takesAWarning() {
        let form = FormModel(SignUp())
        form.email = "ada@gmial.com"
        #expect(form.validate(\.email))
        #expect(form.field(\.email).errors.isEmpty)
        #expect(form.field(\.email).suggestion == "ada@gmail.com")
        #expect(form.field(\.email).suggestedText == "ada@gmail.com")
        #expect(form.field(\.email).suggestionText() == "Did you mean “ada@gmail.com”?")
        #expect(form.applySuggestion(for: \.email))
        #expect(form.email == "ada@gmail.com")
        #expect(form.isTouched(\.email))
        #expect(form.field(\.email).violations.isEmpty)
        #expect(form.field(\.email).suggestion == nil)
        #expect(!form.applySuggestion(for: \.email))
        #expect(form.email == "ada@gmail.com")
    }

    @Test func takesByName() throws {
        let form = FormModel(SignUp())
        form.born = "31/12/1999"
        form.validate()
        #expect(try form.applySuggestion(for: "born"))
        #expect(form.born == "1999-12-31")
        #expect(form.errors(for: \.born).isEmpty)
        // The others are not judged anew.
        #expect(form.errors(for: \.email).map(\.code) == [.required])
        #expect(throws: UnknownAttribute.self) { try form.applySuggestion(for: "bron") }
    }

    @Test func takesWhatCouldNotBeConverted() {
        let form = FormModel(SignUp())
        form.type("1 234", into: \.age)
        #expect(form.errors(for: \.age).map(\.code) == [.numberType])
        #expect(form.field(\.age).typedText == "1 234")
        #expect(form.applySuggestion(for: \.age))
        #expect(form.age == 1234)
        #expect(form.field(\.age).typedText == "1234")
        #expect(form.errors(for: \.age).isEmpty)
        form.type("resdient", into: \.kind)
        #expect(form.field(\.kind).suggestedText == "resident")
        #expect(form.applySuggestion(for: \.kind))
        #expect(form.kind == .resident)
        #expect(form.errors(for: \.kind).isEmpty)
    }

    @Test func takesParts() {
        let form = FormModel(SignUp())
        form.tags = ["red", "grenn", "grean"]
        form.address.website = "example.com"
        form.address.phones = ["1", " 2"]
        form.validate()
        #expect(form.field(\.tags).suggestion == "green")
        #expect(form.applySuggestion(for: \.tags))
        #expect(form.tags == ["red", "green", "grean"])
        #expect(form.errors(for: \.tags).map(\.path) == ["tags[2]"])
        #expect(form.applySuggestion(for: \.tags))
        #expect(form.tags == ["red", "green", "green"])
        #expect(form.applySuggestion(for: \.address.website))
        #expect(form.address.website == "https://example.com")
        #expect(form.address.phones == ["1", " 2"])
        #expect(form.applySuggestion(for: \.address.phones))
        #expect(form.address.phones == ["1", "2"])
        #expect(form.errors(for: \.address).isEmpty)
    }

    @Test func ofRecords() throws {
        let document = try RuleDocument([
            "rules": [
                ["attributes": "when", "type": "date"], ["attributes": "price", "type": "number"],
                ["attributes": "address.city", "type": "in", "range": ["Paris", "London"]],
            ]
        ])
        let form = RecordForm(
            ["when": "31/12/2026", "price": .untyped("1.234,5"), "address": ["city": "Lodnon"]], rules: document)
        form.validate()
        for name in ["when", "price", "address.city"] { #expect(try form.applySuggestion(for: name)) }
        #expect(form.isValid)
        #expect(form.model == ["when": "2026-12-31", "price": .untyped("1234.5"), "address": ["city": "London"]])
    }

    @Test func inTheLanguageOfTheForm() {
        let form = FormModel(SignUp())
        form.born = "31/12/1999"
        form.validate()
        #expect(form.field(\.born).suggestionText(in: .english) == "Did you mean “1999-12-31”?")
    }
}
