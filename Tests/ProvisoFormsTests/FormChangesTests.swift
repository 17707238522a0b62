import Proviso
import RuleTestSupport
import Testing

@Suite struct FormChangesTests {
    @Test func checksOnlyWhatChanged() {
        let form = FormModel(Account(), scenario: .register)
        form.validate()
        let before = form.errors(for: \.password)
        form.validatesOnChange = true
        form.username = "a"
        #expect(form.errors(for: \.username).map(\.code) == ["string.tooShort"])
        #expect(form.errors(for: \.password) == before)
        #expect(form.isTouched(\.username))
        #expect(!form.isTouched(\.password))
        #expect(form.isTouched)
    }

    @Test func leavesTheTextAloneThatIsBeingTyped() {
        let form = FormModel(Account())
        form.validatesOnChange = true
        form.username = "ada "
        #expect(form.username == "ada ")
        #expect(form.errors(for: \.username).isEmpty)
        form.username = "a  "
        #expect(form.errors(for: \.username).map(\.code) == ["string.tooShort"])
        form.tidiesOnChange = true
        form.username = "ada "
        #expect(form.username == "ada")
        form.tidiesOnChange = false
        form.username = " grace "
        form.validate()
        #expect(form.username == "grace")
    }

    @Test func checksAllThatOneAssignmentChanges() {
        var validations = 0
        let form = FormModel(Account())
        form.afterValidate = { _, _ in validations += 1 }
        form.validatesOnChange = true
        form.assign(["username": "a", "email": "x", "password": ""])
        #expect(validations == 1)
        #expect(form.errors.map(\.code) == ["string.tooShort", "email", "required"])
        form.update {
            $0.username = "ada"
            $0.email = "ada@example.org"
        }
        #expect(validations == 2)
        #expect(form.errors.map(\.path.description) == ["password"])
        form.model = Account(username: "ada", email: "", password: "x")
        #expect(!form.hasErrors)
    }

    @Test func checksDependentAttributesThatWereTouched() throws {
        let form = RecordForm(rules: try .account(), scenario: .register)
        form.validatesOnChange = true
        try form.recheck("password", whenChanging: "password_repeat")
        form.password_repeat = "x"
        #expect(!form.hasErrors, "the password was not touched yet")
        form.password = "secret"
        #expect(form.errors.map(\.code) == ["compare.equal"])
        form.password_repeat = "secret"
        #expect(!form.hasErrors)
        #expect(throws: UnknownAttribute.self) { try form.recheck("nobody", whenChanging: "password") }

        let typed = FormModel(Account())
        typed.recheck(\.state, whenChanging: \.country)
        typed.validatesOnChange = true
        typed.age = 20
        typed.state = nil
        #expect(typed.errors.map(\.path.description) == ["state"])
        typed.country = "FR"
        #expect(!typed.hasErrors)
    }

    @Test func aNewScenarioForgetsTheErrorsOfTheOldOne() {
        let form = FormModel(Account(), scenario: .register)
        form.assign(["username": "a", "age": 3])
        form.validate()
        #expect(form.errors.map(\.path.description) == ["username", "email", "password", "age", "state"])
        form.scenario = .login
        #expect(!form.hasErrors)
    }

    @Test func aNewScenarioChecksWhatWasTouched() {
        let form = FormModel(Account(), scenario: .register)
        form.validatesOnChange = true
        form.age = 3
        form.email = ""
        #expect(form.errors.map(\.path.description) == ["email", "age"])
        form.scenario = .login
        #expect(!form.hasErrors)
        form.scenario = .default
        #expect(form.errors.map(\.path.description) == ["age"])
        form.scenario = .register
        #expect(form.errors.map(\.path.description) == ["email", "age"])
    }

    @Test func newRulesCheckWhatWasTouched() {
        let form = FormModel(Account())
        form.validatesOnChange = true
        form.country = ""
        #expect(!form.hasErrors)
        form.addRules { Rule(for: \.country, .required) }
        #expect(form.errors.map(\.path.description) == ["country"])
        form.removeRules { $0.attributes == ["country"] }
        #expect(!form.hasErrors)
    }

    @Test func aHookMayChangeTheForm() {
        let form = FormModel(Account())
        form.validatesOnChange = true
        form.beforeValidate = { form in
            form.country = form.country.uppercased()
            return true
        }
        form.country = "fr"
        #expect(form.country == "FR")
        form.afterValidate = { form, result in if result.isValid { form.rank = "guest" } }
        form.username = "ada"
        #expect(form.rank == "guest")
    }

    /// A hook that leads a person elsewhere, or shows an alert, takes the focus from a field.
    @Test func aHookMayMoveTheFocus() async throws {
        struct Away: Error {}
        let form = FormModel(Account(), scenario: .register)
        try form.addAsyncRule("free", for: "username") { _ in throw Away() }
        form.username = "ada"
        #expect(await !form.validateAsync() && form.failures.count == 1)
        form.beginEditing(\.username)
        form.afterValidate = { form, _ in
            form.beginEditing(\.email)
            form.retryFailedRules()
        }
        form.beforeValidate = { form in
            form.endEditing(\.email)
            return true
        }
        #expect(!form.submit() && form.focusedPath == "email")
        #expect(form.errors(for: \.email).map(\.code) == ["required"])
        form.beginEditing(\.password)
        #expect(form.focusedPath == "password")
    }

    @Test func aHookMustNotValidate() async {
        await #expect(processExitsWith: .failure) {
            let form = FormModel(Account())
            form.beforeValidate = { $0.validate() }
            form.validate()
        }
    }

    @Test func whatIsNoAttributeIsAnsweredAll() throws {
        #expect(try RecordForm(rules: .account()).usrname == nil)
        #expect(FormModel(Account()).errors(for: \.summary).isEmpty)
    }

    @Test func objectsAreModelsToo() {
        final class Session: Validatable {
            var user = ""
            static var rules: some RuleSet<Session> {
                Rule(for: \.user, named: "user", .trim, .required, .length(3...))
            }
        }
        let session = Session()
        let form = FormModel(session)
        form.validatesOnChange = true
        form.user = " a "
        #expect(form.errors.map(\.code) == ["string.tooShort"])
        #expect(session.user == " a ", "what is tried on change is taken back")
        form.user = " ada "
        #expect(form.validate())
        #expect(session.user == "ada")
    }

    @Test func inheritedAttributesAreAttributes() throws {
        class Base: Validatable {
            final var user = ""
            static var rules: some RuleSet<Base> { Rule(for: \.user, .required) }
        }
        final class Child: Base {}
        let form = FormModel(Child())
        #expect(form.attributeNames == ["user"])
        form.validatesOnChange = true
        form.user = ""
        form.model.user = "x"
        form.user = ""
        #expect(form.errors.map(\.code) == ["required"])
        #expect(form.errors(for: \.user).count == 1)
        try form.setValue("ada", for: "user")
        #expect(form.user == "ada")
        #expect(form.isValid)
    }

    @Test func aComputedMemberChangesItsAttributes() {
        struct Name: Validatable {
            var first = ""
            var last = ""
            var full: String {
                get { first + " " + last }
                set {
                    let parts = newValue.split(separator: " ").map(String.init)
                    (first, last) = (parts.first ?? "", parts.dropFirst().first ?? "")
                }
            }
            static var rules: some RuleSet<Name> { Rule(for: \.first, \.last, .required) }
        }
        let form = FormModel(Name(first: "Ada", last: "Lovelace"))
        form.validatesOnChange = true
        form.full = "Grace"
        #expect(form.errors.map(\.path.description) == ["last"])
        #expect(form.first == "Grace")
    }

    @Test func aWarningIsNoError() {
        let form = FormModel(
            Account(), rules: ModelRules<Account> { Rule(for: \.username, .length(8...)).severity(.warning) })
        form.username = "ada"
        #expect(form.validate())
        #expect(form.isValid(\.username))
        #expect(form.violations(for: \.username).map(\.severity) == [.warning])
        #expect(form.errors(for: \.username).isEmpty)
    }

    @Test func speaksOtherLanguages() {
        let form = FormModel(Account())
        form.catalog = MessageCatalog(.english, over: .english, messages: ["required": "Please fill in {attribute}."])
        form.validate()
        #expect(form.messages(for: \.username) == ["Please fill in username."])
        #expect(form.field(\.username).messages(in: form.catalog) == ["Please fill in username."])
        #expect(form.field(\.username).messages == ["Please fill in username."])
        #expect(form.field(\.username).messages(in: .english) == ["Username is required."])
    }
}
