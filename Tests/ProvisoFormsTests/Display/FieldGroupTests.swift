import Proviso
import RuleTestSupport
import Testing

@Suite struct FieldGroupTests {
    private func form() throws -> (FormModel<Account>, account: FieldGroup, person: FieldGroup) {
        let form = FormModel(Account(), scenario: .register)
        let account = form.addGroup("account", \.password, \.username)
        let person = try form.addGroup("person", ["email", "age"])
        return (form, account, person)
    }

    @Test func aPageIsJudgedByItself() throws {
        let (form, account, person) = try form()
        #expect(!form.validate(account))
        #expect(form.errors(in: account).map(\.path) == ["password", "username"], "in the order of the page")
        #expect(form.errorCount(in: person) == 0)
        #expect(form.firstInvalidField(in: account)?.name == "password")
        #expect(form.errorSummary(of: account).title == "There are 2 problems.")
        #expect(
            form.errorSummary(of: account).entries.map(\.message) == ["Password is required.", "Username is required."])
        #expect(form.errorSummary(of: person).isEmpty)
        #expect(form.errorSummary(of: person).title == "")
        form.assign(["username": "ada", "password": "x"])
        #expect(form.submit(account))
        #expect(form.isValid(account))
        #expect(!form.submit(person))
        #expect(form.shownErrors(for: \.email).map(\.code) == ["required"])
    }

    /// A page may have some rows of a list.
    @Test func aPageOfRows() throws {
        let form = RecordForm(
            ["rows": [["qty": 1], ["qty": 0]], "name": ""],
            rules: try RuleDocument([
                [
                    "attributes": "rows", "type": "each",
                    "rule": ["type": "nested", "rules": [["attributes": "qty", "type": "number", "min": 1]]],
                ],
                ["name", "required"],
            ]))
        let first = try form.addGroup("first", ["rows[0].qty"])
        let second = try form.addGroup("second", ["rows[1]"])
        #expect(form.submit(first) && form.errors.isEmpty)
        #expect(!form.submit(second) && form.errors.map(\.path.description) == ["rows[1].qty"])
        #expect(form.errorCount(in: first) == 0 && form.errorCount(in: second) == 1)
        #expect(form.isValid(first) && !form.isValid(second))
        #expect(form.firstInvalidField(in: second)?.name == "rows")
        #expect(form.errorSummary(of: second).entries.map(\.target) == ["rows[1].qty"])
        #expect(try form.shownErrors(for: "rows[1].qty").count == 1)
        #expect(FormSteps(of: form).groups == [first, second])
        let tags = FormModel(Account(tags: ["a", "longer than five"]), scenario: .register)
        let page = tags.addGroup("tags", \.tags[1])
        #expect(page.attributes == ["tags[1]"] && !tags.validate(page) && tags.errorCount(in: page) == 1)
    }

    @Test func groupsHaveNames() throws {
        let (form, account, person) = try form()
        #expect(form.groups == [account, person])
        #expect(try form.group(named: "person") == person)
        form.addGroup("person", \.age)
        #expect(form.groups.map(\.attributes) == [["password", "username"], ["age"]])
        let unknown = #expect(throws: UnknownGroup.self) { try form.group(named: "acount") }
        #expect(unknown?.suggestion == "account")
        #expect(throws: UnknownAttribute.self) { try form.addGroup("x", ["nobody"]) }
    }

    @Test func firstErrorInTheOrderOfDeclaration() throws {
        let form = FormModel(Account(), scenario: .register)
        #expect(form.firstInvalidField == nil)
        form.submit()
        #expect(form.firstInvalidField?.name == "username")
        form.assign(["username": "ada", "email": "a@b", "password": "x"])
        form.validate()
        try form.addError("Not today.", for: "")
        #expect(form.firstInvalidField?.name == "")
        #expect(form.errorSummary().entries.map(\.message) == ["Not today."])
        #expect(form.errorSummary().entries.map(\.target) == [""])
    }

    @Test func stepByStep() throws {
        let (form, account, person) = try form()
        let steps = FormSteps(of: form)
        #expect(steps.isFirst && !steps.isLast)
        #expect(!steps.advance())
        #expect(steps.current == account)
        form.assign(["username": "ada", "password": "x"])
        #expect(steps.advance())
        #expect(steps.current == person && steps.isLast)
        steps.goBack()
        #expect(steps.current == account)
        #expect(steps.go(to: person))
        form.username = ""
        form.email = "a@b"
        #expect(!steps.finish(), "the page before is wrong now")
        #expect(steps.current == account)
        form.username = "ada"
        #expect(steps.finish())
    }

    @Test func stepsAreNotSkipped() throws {
        let (form, _, person) = try form()
        let steps = FormSteps(of: form)
        #expect(!steps.go(to: person))
        #expect(steps.isFirst)
        steps.goBack()
        #expect(steps.isFirst)
    }

    @Test func asynchronousRulesAreWaitedFor() async throws {
        let (form, account, person) = try form()
        try form.addAsyncRule("free", for: "username") { $0 != "root" }
        form.assign(["username": "root", "password": "x", "email": "a@b"])
        let steps = FormSteps(of: form)
        #expect(await !steps.advanceAsync())
        #expect(form.errors(in: account).map(\.code) == ["free"])
        form.username = "ada"
        #expect(await steps.advanceAsync())
        #expect(steps.current == person)
        #expect(await steps.finishAsync())
    }
}
