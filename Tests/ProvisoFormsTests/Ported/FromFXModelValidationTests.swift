import Proviso
import RuleTestSupport
import Testing

/// A test for each method and property of FXModelValidation's model protocol. The guide "From FXModelValidation" names
/// them row by row.
@Suite struct FromFXModelValidationTests {
    func form(_ scenario: Scenario = .default) -> FormModel<Account> { FormModel(Account(), scenario: scenario) }
    func record(_ scenario: Scenario = .default) throws -> RecordForm {
        RecordForm(rules: try .account(), scenario: scenario)
    }

    // MARK: Attaching

    @Test func validationInitOfAClass() {
        #expect(form().rules.map(\.name).prefix(3) == ["trim", "required", "required"])
    }

    @Test func validationInitOfAnInstance() {
        let form = FormModel(Account(), rules: ModelRules<Account> { Rule(for: \.username, .required) })
        #expect(!form.validate())
        #expect(form.errors.map(\.path.description) == ["username"])
    }

    @Test func validationInitWithRulesOfAClass() {
        struct Plain: Validatable {
            var name = ""
            static var rules: some RuleSet<Plain> { Rule(for: \.name, .length(3...)) }
        }
        let before = FormModel(Plain())
        FormModel<Plain>.addTypeRules { Rule(for: \.name, .required) }
        #expect(FormModel(Plain()).rules.map(\.name) == ["length", "required"])
        FormModel<Plain>.replaceTypeRules { Rule(for: \.name, .required) }
        #expect(FormModel(Plain()).rules.map(\.name) == ["required"])
        #expect(FormModel(Plain()).attributeNames == ["name"])
        #expect(before.rules.map(\.name) == ["length"])
        FormModel<Plain>.resetTypeRules()
        #expect(FormModel(Plain()).rules.map(\.name) == ["length"])
    }

    @Test func validationInitWithRulesOfAnInstance() throws {
        let typed = form()
        typed.addRules { Rule(for: \.state, .required) }
        #expect(typed.rules.count == form().rules.count + 1)
        typed.replaceRules { Rule(for: \.state, .required) }
        #expect(typed.rules.map(\.name) == ["required"])
        #expect(typed.attributeNames == form().attributeNames)

        let record = try record()
        try record.addRules(RuleDocument([["attributes": "nickname", "type": "required"]]))
        #expect(record.attributeNames.last == "nickname")
        #expect(!record.validate())
        try record.replaceRules(with: RuleDocument([["attributes": "nickname", "type": "required"]]))
        #expect(!record.validate())
        #expect(record.errors.map(\.path.description) == ["nickname"])
    }

    @Test func rulesAsDataForASwiftType() throws {
        let form = form()
        try form.replaceRules(
            with: RuleDocument([
                ["attributes": "username", "type": "trim"],
                ["attributes": "username, age", "type": "required"],
                ["attributes": "age", "type": "number", "min": 18],
                ["attributes": "tags", "type": "each", "rule": ["type": "string", "max": 2]],
            ]))
        form.update {
            $0.username = " ada "
            $0.age = 17
            $0.tags = ["a", "abc"]
        }
        #expect(!form.validate())
        #expect(form.errors.map(\.code) == ["number.tooSmall", "string.tooLong"])
        #expect(form.username == "ada")
        #expect(throws: UnknownAttribute.self) {
            try form.addRules(RuleDocument([["attributes": "usrname", "type": "trim"]]))
        }
    }

    // MARK: Attributes

    @Test func attributeList() throws {
        #expect(
            form().attributeNames == [
                "username", "email", "password", "age", "state", "rank", "tags", "country",
            ])
        #expect(
            try record().attributeNames == [
                "username", "email", "password", "password_repeat", "age", "rank", "country", "address.city", "contact",
            ])
    }

    @Test func accessByMember() throws {
        let form = form()
        form.username = "ada"
        #expect(form.username == "ada")
        #expect(form.summary == "ada <>")
        let record = try record()
        record.username = "ada"
        #expect(record.username == "ada")
        #expect(record.email == nil)
        record.username = nil
        #expect(record.model.isEmpty)
    }

    @Test func valueForKeyAndSetValueForKey() throws {
        let form = form()
        try form.setValue("ada", for: "username")
        #expect(try form.value(of: "username") == "ada")
        #expect(try form.setValue("x", for: "age").count == 1)
        #expect(form.age == nil)
        #expect(throws: UnknownAttribute.self) { try form.value(of: "usernam") }
        do {
            try form.setValue("x", for: "usernam")
        } catch {
            #expect(error.suggestion == "username")
            #expect(error.description.hasPrefix("There is no attribute `usernam`. Did you mean `username`?"))
        }
        let record = try record()
        try record.setValue("London", for: "address.city")
        #expect(record.model == ["address": ["city": "London"]])
        #expect(try record.value(of: "address.city") == "London")
    }

    @Test func getAttributesExcept() throws {
        let form = form()
        form.username = "ada"
        #expect(try form.values(of: ["username", "email"]) == ["username": "ada", "email": ""])
        #expect(try form.values(of: ["username", "email"], except: ["email"]) == ["username": "ada"])
        #expect(
            try form.values(except: ["password"]).members.map(\.key) == form.attributeNames.filter { $0 != "password" })
        #expect(try form.values().count == form.attributeNames.count)
        #expect(throws: UnknownAttribute.self) { try form.values(of: ["nobody"]) }
        #expect(throws: UnknownAttribute.self) { try form.values(except: ["nobody"]) }
    }

    // MARK: Scenarios

    @Test func scenario() throws {
        let form = form()
        #expect(form.scenario == .default)
        form.scenario = .register
        #expect(form.scenario == .register)
        #expect(throws: UnknownScenario.self) {
            try form.changeScenario(to: "regster")
        }
        try form.changeScenario(to: .login)
        #expect(form.scenario == .login)
    }

    @Test func anUnknownScenarioIsNotValid() {
        #expect(FormModel(Account(), scenario: "regster").errors.map(\.code) == [.scenarioUnknown])
        let form = FormModel(Account())
        form.scenario = "regster"
        #expect(!form.validate() && form.errors.map(\.code) == [.scenarioUnknown])
    }

    @Test func scenarioList() throws {
        struct Listed: Validatable, ScenarioListing {
            var username = ""
            var password = ""
            var secret = ""
            static var rules: some RuleSet<Listed> {
                Rule(for: \.username, \.password, \.secret, .required)
                Rule(for: \.secret, .length(3...)).on("audit")
            }
            static let activeAttributes: [Scenario: [String]] = ["login": ["username", "!secret"]]
        }
        #expect(form().scenarios == [.default, .register, .login])
        #expect(try record(.login).scenarios == [.default, .login, .register])

        let form = FormModel(Listed(), scenario: .login)
        #expect(form.scenarios == [.default, "audit", .login])
        #expect(form.activeAttributes == ["username", "secret"])
        #expect(form.safeAttributes == ["username"])
        #expect(!form.validate())
        #expect(form.errors.map(\.path.description) == ["username", "secret"])
        try form.setActiveAttributes(["username", "password"], in: "reset")
        form.scenario = "reset"
        #expect(form.activeAttributes == ["username", "password"])
        #expect(throws: UnknownAttribute.self) { try form.setActiveAttributes(["nobody"], in: "reset") }
    }

    @Test func activeAttributes() throws {
        #expect(form(.login).activeAttributes == ["username", "email", "password", "state", "rank", "country"])
        #expect(form(.register).activeAttributes.contains("tags"))
        #expect(try form(.login).isActive("age") == false)
        #expect(form(.register).isActive(\.age))
        #expect(
            try record(.login).activeAttributes == [
                "username", "email", "password", "rank", "country", "password_repeat", "address.city", "contact",
            ])
        #expect(throws: UnknownAttribute.self) { try form().isActive("nobody") }
    }

    @Test func safeAttributes() throws {
        #expect(form(.login).safeAttributes == ["username", "email", "password", "state", "country"])
        #expect(try form().isSafe("rank") == false)
        #expect(form().isSafe(\.country))
        #expect(
            try record().safeAttributes == [
                "username", "email", "password", "age", "country", "password_repeat", "address.city", "contact",
            ])
        #expect(throws: UnknownAttribute.self) { try form().isSafe("nobody") }
    }

    @Test func isAttributeRequired() throws {
        #expect(form().requiredAttributes == ["username", "password"])
        #expect(form(.register).requiredAttributes == ["username", "email", "password"])
        #expect(form().isRequired(\.state) == false)
        #expect(try form(.register).isRequired("email"))
        #expect(try record(.register).requiredAttributes == ["username", "email", "password"])
        #expect(throws: UnknownAttribute.self) { try form().isRequired("nobody") }
    }

    // MARK: Mass assignment

    @Test func attributesProperty() throws {
        let form = form()
        let assignment = form.assign(["username": "ada", "rank": "admin", "nobody": 1, "tags": ["x"]])
        #expect(assignment.assigned == ["username"])
        #expect(assignment.refused.map(\.name) == ["rank", "nobody", "tags"])
        #expect(assignment.refused.map(\.value) == ["admin", 1, ["x"]])
        #expect(assignment.refused.map(\.reason) == [.unsafe, .unknown, .inactive])
        #expect(form.username == "ada")
        #expect(form.rank == "guest")
        let record = try record()
        #expect(record.assign(["username": "ada", "rank": "admin"]).refused.map(\.name) == ["rank"])
        #expect(record.model == ["username": "ada"])
    }

    @Test func setAttributesSafeOnly() throws {
        let form = form()
        #expect(form.assign(["rank": "admin", "nobody": 1], safeOnly: false).assigned == ["rank"])
        #expect(form.rank == "admin")
        let record = try record()
        #expect(record.assign(["rank": "admin", "nobody": 1], safeOnly: false).refused.map(\.reason) == [.unknown])
        #expect(record.model == ["rank": "admin"])
    }

    @Test func onUnsafeAttribute() throws {
        struct Hooked: Validatable, FormHooks {
            var name = ""
            var refusals: [String] = []
            static var rules: some RuleSet<Hooked> { Rule(for: \.name, .required) }
            mutating func refused(_ refusal: Assignment.Refusal, in scenario: Scenario) {
                refusals.append("\(refusal.name)=\(refusal.value)")
            }
        }
        let form = FormModel(Hooked())
        var told: [String] = []
        form.onRefusal = { _, refusal in told.append(refusal.name) }
        form.assign(["name": "ada", "isAdmin": true])
        #expect(form.model.refusals == ["isAdmin=true"])
        #expect(told == ["isAdmin"])
    }
}
