import Proviso
import ProvisoForms
import Testing

/// Where a form wants the focus to go.
@Suite struct FocusRequestTests {
    struct Person: Validatable {
        var name = ""
        var email = "ada@example.org"
        var address = Address()

        static var rules: some RuleSet<Person> {
            Rule(for: \.name, .required)
            Rule(for: \.email, .required, .email)
            Rule(for: \.address, .nested)
        }
    }

    struct Address: Validatable {
        var city = ""

        static var rules: some RuleSet<Address> {
            Rule(for: \.city, .required)
        }
    }

    @Test func submissionAsksForTheFirstError() throws {
        let form = FormModel(Person())
        #expect(form.focusRequest == nil)
        form.validate()
        #expect(form.focusRequest == nil)
        form.submit()
        let first = try #require(form.focusRequest)
        #expect(first.path == "name")
        form.submit()
        #expect(form.focusRequest?.path == "name")
        // Another submission asks anew, though for the same field.
        #expect(form.focusRequest != first)
        form.name = "Ada"
        form.submit()
        #expect(form.focusRequest?.path == "address.city")
        form.address.city = "Paris"
        form.submit()
        #expect(form.focusRequest == nil)
    }

    @Test func aFieldThatGetsTheFocusEndsTheRequest() {
        let form = FormModel(Person())
        form.submit()
        form.beginEditing(\.email)
        #expect(form.focusRequest == nil)
        form.submit()
        #expect(form.focusRequest?.path == "name")
        form.beginEditing(\.email)
        #expect(form.focusRequest == nil)
        form.submit()
        form.reset()
        #expect(form.focusRequest == nil)
    }

    @Test func partsAndAttributes() throws {
        let form = FormModel(Person())
        form.requestFocus(on: \.address.city)
        #expect(form.wantsFocus(at: "address.city"))
        #expect(form.wantsFocus(at: "address"))
        #expect(!form.wantsFocus(at: "name"))
        #expect(!form.wantsFocus(at: ""))
        try form.requestFocus(on: "address")
        #expect(form.wantsFocus(at: "address.city"))
        #expect(throws: UnknownAttribute.self) { try form.requestFocus(on: "adress") }
    }

    @Test func groupsAskForTheirFirstError() {
        let form = FormModel(Person())
        let group = form.addGroup("where", \.address.city)
        form.submit(group)
        #expect(form.focusRequest?.path == "address.city")
    }

    /// What concerns no field leads nowhere.
    @Test func errorsOfTheWholeModel() throws {
        let form = FormModel(Person(name: "Ada", address: Address(city: "Paris")))
        form.afterValidate = { form, _ in try? form.addError("Never.", for: "") }
        #expect(!form.submit())
        #expect(form.focusRequest == nil)
        let entry = try #require(form.errorSummary().entries.first)
        try form.requestFocus(on: entry.target)
        #expect(form.focusRequest == nil)
    }
}
