import Proviso
import Testing

/// What is checked again, without being asked for, when another attribute changes.
@Suite struct DependentAttributesTests {
    private struct SignUp: Validatable {
        var password = ""
        var repetition = ""
        var country = ""
        var state = ""
        var note = ""

        static var rules: some RuleSet<SignUp> {
            Rule(for: \.password, .required)
            Rule(for: \.repetition, .equal(to: \.password))
            Rule(for: \.state, .required).when { $0.country == "US" }
            Rule(for: \.note, .length(...3))
        }
    }

    @Test func comparisonsAndConditionsOfModels() {
        let form = FormModel(SignUp())
        form.validatesOnChange = true
        form.password = "a"
        #expect(!form.hasErrors, "the repetition was not filled in yet")
        form.repetition = "b"
        #expect(form.errors.map(\.code) == ["compare.equal"])
        form.password = "b"
        #expect(!form.hasErrors)
        form.state = ""
        form.country = "US"
        #expect(form.errors.map(\.path) == ["state"], "a closure may read anything")
        form.country = "FR"
        #expect(!form.hasErrors)
    }

    @Test func whatWasCheckedIsCheckedAgain() {
        let form = FormModel(SignUp(password: "a", repetition: "b"))
        form.validate()
        #expect(form.errors.map(\.path) == ["repetition"])
        form.type("b", into: \.password)
        #expect(!form.hasErrors, "typing checks what depends on it though validation on change is off")
    }

    @Test func othersAreLeftAlone() {
        let form = FormModel(SignUp(repetition: "b", note: "too long"))
        form.validate()
        var checked: [[String]] = []
        form.afterValidate = { _, result in checked.append(result.violations.map(\.path.description)) }
        form.addError("From the server.", for: \.note)
        form.type("x", into: \.password)
        #expect(form.messages(for: \.note).contains("From the server."))
        #expect(checked == [["repetition"]])
    }

    @Test func documents() throws {
        let document = try RuleDocument([
            "rules": [
                ["attributes": "repetition", "type": "compare", "compareAttribute": "password"],
                [
                    "attributes": "state", "type": "required",
                    "when": [
                        "any": [
                            ["attribute": "country", "value": "US"], ["attribute": "address.country", "value": "US"],
                        ]
                    ],
                ],
                ["attributes": "phone, email", "type": "allOrNone"],
                ["attributes": "note", "type": "string", "max": 3], ["attributes": "address", "type": "safe"],
            ]
        ])
        let form = RecordForm(rules: document)
        form.validatesOnChange = true
        form.repetition = "b"
        #expect(form.errors.map(\.code) == ["compare.equal"])
        form.password = "b"
        #expect(!form.hasErrors)
        form.state = ""
        form.country = "US"
        #expect(form.errors.map(\.path) == ["state"])
        form.country = "FR"
        #expect(!form.hasErrors)
        form.address = ["country": "US"]
        #expect(form.errors.map(\.path) == ["state"], "a part of what changed is read")
        form.address = nil
        #expect(!form.hasErrors)
        form.validate()
        form.phone = "1"
        #expect(form.errors.map(\.path) == ["email"])
        form.phone = nil
        #expect(!form.hasErrors)
    }

    @Test func rulesOfADocumentOnAModel() throws {
        let form = FormModel(SignUp(password: "a", repetition: "a", note: "b"))
        try form.addRules(
            RuleDocument([
                "rules": [["attributes": "note", "type": "compare", "compareAttribute": "state", "operator": "!="]]
            ]))
        form.validatesOnChange = true
        form.note = "FR"
        #expect(!form.hasErrors)
        form.state = "FR"
        #expect(form.errors.map(\.path) == ["note"])
    }
}
