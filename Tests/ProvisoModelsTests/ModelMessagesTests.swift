import Proviso
import Testing

@Suite("Messages of a model")
struct ModelMessagesTests {
    struct Address: Validatable {
        var city = ""
        static var rules: some RuleSet<Address> { Rule(for: \.city, .required) }
        static let ruleMessages: ModelMessages = ["required": "Where? ({attribute})"]
    }

    struct User: Validatable {
        var name = ""
        var email = "nobody"
        var age = 7
        var pin = "x"
        var note: String? = "ab"
        var address = Address()
        static var rules: some RuleSet<User> {
            Rule(for: \.name, .required)
            Rule(for: \.email, .email)
            Rule(for: \.age, .range(18...)).message("rule: {min}")
            Rule(for: \.pin, named: "pin", label: AttributeLabel("PIN", isSensitive: true), .length(4))
            Rule(for: \.note, .length(3...))
            Rule(for: \.address, .nested)
        }
        static let ruleMessages: ModelMessages = [
            "required": "Please give {article} {attribute}.", "email": "“{value}” is no address.",
            "number.tooSmall": "model", "string.notEqual": "{value}: {length}", "title/required": "Missing",
            "string.tooShort": CatalogMessage(plural: "min", other: "{min} letters", [.one: "a letter"]),
        ]
    }

    private let expected = [
        "Please give the name.", "“nobody” is no address.", "rule: 18", "•••: 4", "3 letters", "Where? (City)",
    ]

    @Test("They go before the catalogue's, and after those of rules; a nested model has its own")
    func precedence() {
        let result = User().validate()
        #expect(result.messages == expected)
        #expect(result.violations[0].title == "Missing")
        #expect(result.violations[1].title == "Not valid")
        let house = MessageCatalog.english.overlaid(["required": "house", "number.tooSmall": "house"])
        #expect(result.messages(in: house) == expected)
    }

    @Test("A catalogue may translate them under their text")
    func translated() {
        let house = MessageCatalog.english.overlaid(["Please give {article} {attribute}.": "{attribute}?"])
        #expect(User().validate().messages(in: house)[0] == "Name?")
    }

    @Test("Forms have them too, also for errors that are added")
    func forms() throws {
        let form = FormModel(User())
        form.validate()
        #expect(form.violations.map(\.message).sorted() == expected.sorted())
        form.clearErrors()
        form.addError(for: \.name, code: .required)
        #expect(form.messages(for: \.name) == ["Please give the name."])
        try form.addRule("note", for: "note") { $0.fail(code: .required) }
        form.validate(\.note)
        #expect(form.messages(for: \.note).last == "3 letters")
    }

    @Test("Without them the catalogue speaks")
    func none() {
        struct Plain: Validatable {
            var name = ""
            static var rules: some RuleSet<Plain> { Rule(for: \.name, .required) }
        }
        #expect(Plain().validate().messages == ["Name is required."])
    }

    @Test("An object has those of its own type")
    func subclasses() {
        class Base: Validatable {
            var name = ""
            class var ruleMessages: ModelMessages { ["required": "base"] }
            static var rules: some RuleSet<Base> { Rule(for: \.name, named: "name", .required) }
        }
        final class Derived: Base {
            override class var ruleMessages: ModelMessages { ["required": "derived"] }
        }
        #expect(Base().validate().messages == ["base"])
        #expect(Derived().validate().messages == ["derived"])
    }
}
