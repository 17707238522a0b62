import Proviso
import Testing

/// Scenarios and members that the rules of a form do not name.
@Suite struct FormScenariosTests {
    private static func words(_ violations: [Violation]) -> [String] {
        violations.map { "\($0.path) \($0.code) \($0.parameters["suggestion"]?.text ?? "-")" }
    }

    @Test func aScenarioThatThereIsNot() async {
        let form = FormModel(Account(username: "ada", password: "secret"), scenario: "regster")
        let expected = [" scenario.unknown register"]
        #expect(Self.words(form.errors) == expected && !form.isValid)
        #expect(!form.validate() && Self.words(form.errors) == expected)
        #expect(!form.validate(\.username) && Self.words(form.errors) == expected)
        #expect(await !form.validateAsync() && Self.words(form.errors) == expected)
        form.clearErrors()
        #expect(!form.validate() && Self.words(form.errors) == expected)
        // Nothing is judged, written or assigned by rules of nobody knows which scenario.
        #expect(form.activeRules.isEmpty && form.safeAttributes.isEmpty)
        let assignment = form.assign(["username": "bob"])
        #expect(assignment.assigned.isEmpty && assignment.refused.map(\.name) == ["username"])
        #expect(form.username == "ada")
    }

    @Test func theScenarioIsMended() throws {
        let form = FormModel(Account(username: "ada", password: "secret", state: "NY"))
        form.scenario = "logn"
        #expect(Self.words(form.errors) == [" scenario.unknown login"])
        form.scenario = .login
        #expect(form.errors.isEmpty && form.validate())
        form.scenario = "reset"
        #expect(!form.isValid)
        try form.setActiveAttributes(["password"], in: "reset")
        #expect(form.isValid && form.validate())
        form.scenario = "other"
        form.addRules { Rule(for: \.username, .required).on("other") }
        #expect(form.isValid && form.validate())
    }

    @Test func aHookMaySetTheScenario() {
        let form = FormModel(Account(username: "ada", password: "secret"))
        form.beforeValidate = { form in
            form.scenario = "nope"
            return true
        }
        #expect(!form.validate() && Self.words(form.errors) == [" scenario.unknown -"])
    }

    @Test func membersOfARecord() throws {
        let form = RecordForm(["username": "ada", "password": "x"], rules: try .account())
        #expect(form.usrname == nil && form.errors.isEmpty)
        form.usrname = "bob"
        #expect(form.model["usrname"] == nil)
        #expect(Self.words(form.errors) == [" attribute.unknown username"])
        form.usrname = "bob"
        #expect(!form.validate() && form.errors.filter { $0.code == .attributeUnknown }.count == 1)
        form.clearErrors()
        #expect(form.errors.isEmpty)
        form.username = "bob"
        #expect(form.username == "bob")
    }

    @Test func aRecordInAScenarioThatThereIsNot() throws {
        let form = RecordForm(["username": "ada", "password": "x"], rules: try .account(), scenario: "regster")
        #expect(!form.validate() && Self.words(form.errors) == [" scenario.unknown register"])
    }
}
