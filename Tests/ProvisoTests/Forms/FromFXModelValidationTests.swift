import Proviso
import Testing

/// A test for each method and property of FXModelValidation's model protocol. The guide "From FXModelValidation" names
/// them row by row.
@Suite struct FromFXModelValidationTests {
    private func form(_ scenario: Scenario = .default) -> Form<Account> { Form(Account(), scenario: scenario) }
    private func record(_ scenario: Scenario = .default) throws -> RecordForm {
        RecordForm(rules: try .account(), scenario: scenario)
    }

    // MARK: Attaching

    @Test func validationInitOfAClass() {
        #expect(form().rules.map(\.name).prefix(3) == ["trim", "required", "required"])
    }

    @Test func validationInitOfAnInstance() {
        let form = Form(Account(), rules: ModelRules<Account> { Rule(for: \.username) { Required() } })
        #expect(!form.validate())
        #expect(form.errors.map(\.path.description) == ["username"])
    }

    @Test func validationInitWithRulesOfAClass() {
        struct Plain: Validatable {
            var name = ""
            static var rules: some RuleSet<Plain> { Rule(for: \.name) { Length(3...) } }
        }
        let before = Form(Plain())
        Form<Plain>.addTypeRules { Rule(for: \.name) { Required() } }
        #expect(Form(Plain()).rules.map(\.name) == ["length", "required"])
        Form<Plain>.replaceTypeRules { Rule(for: \.name) { Required() } }
        #expect(Form(Plain()).rules.map(\.name) == ["required"])
        #expect(Form(Plain()).attributeNames == ["name"])
        #expect(before.rules.map(\.name) == ["length"])
        Form<Plain>.resetTypeRules()
        #expect(Form(Plain()).rules.map(\.name) == ["length"])
    }

    @Test func validationInitWithRulesOfAnInstance() throws {
        let typed = form()
        typed.addRules { Rule(for: \.state) { Required() } }
        #expect(typed.rules.count == form().rules.count + 1)
        typed.replaceRules { Rule(for: \.state) { Required() } }
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

    @Test func anUnknownScenarioStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = Form(Account(), scenario: "regster")
        }
        await #expect(processExitsWith: .failure) {
            Form(Account()).scenario = "regster"
        }
    }

    @Test func scenarioList() throws {
        struct Listed: Validatable, ScenarioListing {
            var username = ""
            var password = ""
            var secret = ""
            static var rules: some RuleSet<Listed> {
                Rule(for: \.username, \.password, \.secret) { Required() }
                Rule(for: \.secret) { Length(3...) }.on("audit")
            }
            static let activeAttributes: [Scenario: [String]] = ["login": ["username", "!secret"]]
        }
        #expect(form().scenarios == [.default, .register, .login])
        #expect(try record(.login).scenarios == [.default, .login, .register])

        let form = Form(Listed(), scenario: .login)
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
            static var rules: some RuleSet<Hooked> { Rule(for: \.name) { Required() } }
            mutating func refused(_ refusal: Assignment.Refusal, in scenario: Scenario) {
                refusals.append("\(refusal.name)=\(refusal.value)")
            }
        }
        let form = Form(Hooked())
        var told: [String] = []
        form.onRefusal = { _, refusal in told.append(refusal.name) }
        form.assign(["name": "ada", "isAdmin": true])
        #expect(form.model.refusals == ["isAdmin=true"])
        #expect(told == ["isAdmin"])
    }

    // MARK: Validation

    @Test func validate() throws {
        let form = form(.register)
        form.assign(["username": " ad ", "email": "ada", "password": "x", "tags": [" a ", "toolong"]])
        #expect(!form.validate())
        #expect(
            form.errors.map(\.description) == [
                "username: Username must have at least 3 characters. (string.tooShort)",
                "email: Email is no address. (email)",
                "tags[1]: Tags must have at most 5 characters. (string.tooLong)",
            ])
        #expect(form.username == "ad")
        #expect(form.tags.first == "a")
        form.update {
            $0.username = "ada"
            $0.email = "ada@example.org"
            $0.tags = []
        }
        #expect(form.validate())
        #expect(form.errors.isEmpty)

        let record = try record(.register)
        record.assign(["username": " ada ", "email": "ada@", "password": "x", "password_repeat": "y"])
        #expect(!record.validate())
        #expect(record.errors.map(\.code) == ["email", "compare.equal"])
        #expect(record.username == "ada")
    }

    @Test func validateSomeAttributes() throws {
        let form = form(.register)
        #expect(!form.validate())
        #expect(form.errorsByAttribute.keys.sorted() == ["email", "password", "username"])
        form.username = "ada"
        #expect(form.validate(\.username))
        #expect(form.errorsByAttribute.keys.sorted() == ["email", "password"])
        #expect(try !form.validate(["email", "username"]))
        #expect(form.errorsByAttribute.keys.sorted() == ["email", "password"])
        #expect(throws: UnknownAttribute.self) { try form.validate(["nobody"]) }

        let record = try record(.register)
        record.validate()
        record.username = "ada"
        #expect(try record.validate(["username"]))
        #expect(record.errorsByAttribute.keys.sorted() == ["email", "password"])
    }

    @Test func validateClearErrors() throws {
        let form = form()
        form.assign(["username": "ada", "password": "x"])
        form.addError("Somebody else was faster.", for: \.username)
        #expect(!form.validate(clearErrors: false))
        #expect(form.messages(for: \.username) == ["Somebody else was faster."])
        #expect(form.validate())
        let record = try record()
        record.assign(["username": "x", "password": "x"])
        try record.addError("No.", for: "username")
        #expect(try !record.validate(["username"], clearErrors: false))
        // Rules skip an attribute that has an error.
        #expect(record.errors.map(\.code) == ["custom"])
    }

    @Test func beforeValidate() {
        struct Hooked: Validatable, FormHooks {
            var name = ""
            var isLocked = false
            static var rules: some RuleSet<Hooked> { Rule(for: \.name) { Required() } }
            mutating func beforeValidate(in scenario: Scenario) -> Bool {
                name = name.lowercased()
                return !isLocked
            }
        }
        let form = Form(Hooked(name: "ADA"))
        #expect(form.validate())
        #expect(form.name == "ada")
        form.isLocked = true
        #expect(!form.validate())
        #expect(!form.isValid)
        #expect(form.errors.map(\.code) == ["form.stopped"])
        #expect(form.result.isValid == false)
        form.isLocked = false
        #expect(form.validate())
        #expect(form.isValid)

        var isOpen = false
        form.beforeValidate = { _ in isOpen }
        #expect(!form.validate(\.name))
        isOpen = true
        #expect(form.validate(\.name))
        #expect(form.isValid)
    }

    @Test func afterValidate() {
        struct Hooked: Validatable, FormHooks {
            var name = ""
            var log: [String] = []
            static var rules: some RuleSet<Hooked> { Rule(for: \.name) { Required() } }
            mutating func afterValidate(_ result: ValidationResult, in scenario: Scenario) {
                log.append("\(scenario): \(result.violations.map(\.code.rawValue))")
            }
        }
        let form = Form(Hooked())
        var results: [Bool] = []
        form.afterValidate = { form, result in
            results.append(result.isValid)
            form.addError("Added later.", for: \.name)
        }
        #expect(!form.validate())
        form.name = "ada"
        #expect(!form.validate())
        #expect(form.log == [#"default: ["required"]"#, "default: []"])
        #expect(results == [false, true])
        #expect(form.messages(for: \.name) == ["Added later."])
        form.beforeValidate = { _ in false }
        form.validate()
        #expect(results.count == 2)
    }

    @Test func validateUpdates() throws {
        let form = form()
        form.validatesOnChange = true
        form.username = "a"
        #expect(form.errors.map(\.description) == form.errors(for: \.username).map(\.description))
        #expect(form.errors.map(\.code) == ["string.tooShort"])
        form.username = "ada"
        #expect(!form.hasErrors)
        form.assign(["email": "x"])
        #expect(form.errors.map(\.code) == ["email"])

        let record = try record()
        record.validatesOnChange = true
        record.age = 17
        #expect(record.errors.map(\.code) == ["number.tooSmall"])
        record.age = 18
        #expect(!record.hasErrors)
        record.validatesOnChange = false
        record.age = 17
        #expect(!record.hasErrors)
    }

    @Test func validateUpdatesOfSome() throws {
        let form = form()
        try form.validateOnChange(["username", "email"])
        form.password = ""
        #expect(!form.hasErrors)
        form.email = "x"
        #expect(form.errors.map(\.code) == ["email"])
        form.validateOnChange(\.username)
        form.username = ""
        #expect(form.errors.map(\.code) == ["required", "email"])
        #expect(throws: UnknownAttribute.self) { try form.validateOnChange(["nobody"]) }
    }

    @Test func validateUpdatesExcept() throws {
        let form = form()
        try form.validateOnChange(except: ["username"])
        form.username = ""
        #expect(!form.hasErrors)
        form.password = ""
        #expect(form.errors.map(\.path.description) == ["password"])
        try form.validateOnChange(["username", "password"], except: ["password"])
        form.password = "x"
        #expect(form.errors.map(\.path.description) == ["password"])
    }

    // MARK: Errors

    @Test func getErrors() throws {
        let form = form()
        form.validate()
        #expect(form.errors.map(\.path.description) == ["username", "password"])
        #expect(
            form.errorsByAttribute.mapValues { $0.map(\.code) } == ["username": ["required"], "password": ["required"]])
    }

    @Test func getErrorsOfOneAttribute() throws {
        let form = form()
        form.validate()
        #expect(form.errors(for: \.username).map(\.code) == ["required"])
        #expect(try form.errors(for: "email").isEmpty)
        #expect(try form.messages(for: "username") == ["Username is required."])
        #expect(throws: UnknownAttribute.self) { try form.errors(for: "nobody") }
    }

    @Test func hasErrors() throws {
        let form = form()
        #expect(!form.hasErrors)
        form.validate()
        #expect(form.hasErrors)
        #expect(form.hasErrors(for: \.username))
        #expect(try !form.hasErrors(for: "email"))
    }

    @Test func addError() throws {
        let form = form()
        form.addError("Is taken.", for: \.username)
        try form.addError("Is odd: {attribute}.", for: "username", code: "odd")
        try form.addError("Try again later.", for: "")
        #expect(form.messages(for: \.username) == ["Is taken.", "Is odd: username."])
        #expect(form.errors.map(\.code) == ["custom", "odd", "custom"])
        #expect(form.errorsByAttribute[""]?.map(\.message) == ["Try again later."])
        #expect(throws: UnknownAttribute.self) { try form.addError("x", for: "nobody") }
    }

    @Test func clearErrors() throws {
        let form = form()
        form.validate()
        form.clearErrors(for: \.username)
        #expect(form.errors.map(\.path.description) == ["password"])
        try form.clearErrors(for: "password")
        #expect(!form.hasErrors)
        form.validate()
        form.clearErrors()
        #expect(!form.hasErrors)
        #expect(throws: UnknownAttribute.self) { try form.clearErrors(for: "nobody") }
    }

    // MARK: Rules

    @Test func getValidators() throws {
        #expect(
            form().rules.map(\.name) == [
                "trim", "required", "required", "length", "condition", "inRange", "required", "oneOf", "each", "safe",
            ])
        #expect(
            try record().rules.map(\.name) == [
                "trim", "required", "required", "string", "email", "compare", "number", "in", "safe", "string",
                "nested",
            ])
        #expect(try record().rules.first?.attributes == ["username", "email"])
    }

    @Test func getActiveValidators() throws {
        #expect(form(.register).activeRules.count == 10)
        #expect(form().activeRules.count == 8)
        #expect(
            try record(.login).activeRules.map(\.name) == [
                "trim", "required", "string", "email", "in", "safe", "string", "nested",
            ])
        #expect(form(.register).activeRules(for: \.email).map(\.name).prefix(2) == ["trim", "required"])
        #expect(try record(.register).activeRules(for: "email").map(\.name) == ["trim", "required", "email"])
        #expect(throws: UnknownAttribute.self) { try form().activeRules(for: "nobody") }
    }

    @Test func insertingAndRemovingValidators() throws {
        let form = form()
        #expect(form.removeRules { $0.name == "required" } == 3)
        form.validate()
        #expect(!form.hasErrors)
        form.addRules { Rule(for: \.username) { Required() } }
        form.validate()
        #expect(form.errors.map(\.path.description) == ["username"])

        let record = try record()
        #expect(record.removeRules { $0.name == "required" && $0.on.isEmpty } == 1)
        #expect(record.validate())
    }

    @Test func inlineValidatorsAsClosures() throws {
        let form = form()
        form.replaceRules { Rule(for: \.username) { Trim() } }
        try form.addRule("country", for: "country", "username", parameters: ["known": ["USA", "Web"]]) { check in
            guard case .array(let known)? = check.parameters["known"], !known.contains(check.value) else { return }
            check.fail("{attribute} must be one of {known}.", parameters: ["known": .array(known)])
        }
        form.country = "France"
        form.username = " Web "
        #expect(!form.validate())
        #expect(form.errors.map(\.description) == ["country: Country must be one of USA and Web. (country)"])
        form.country = ""
        #expect(form.validate(), "skipped on empty")
        #expect(throws: UnknownAttribute.self) { try form.addRule("x", for: "nobody") { _ in } }

        let record = try record()
        try record.addRule("odd", for: "age", options: .init(on: [.register], message: "{value} is odd.")) { check in
            if case .number(let age) = check.value, (age.integer ?? 0) % 2 == 1 { check.fail() }
        }
        record.age = 19
        #expect(try record.validate(["age"]))
        record.scenario = .register
        #expect(try !record.validate(["age"]))
        #expect(try record.messages(for: "age") == ["19 is odd."])
    }

    @Test func inlineValidatorsAsMethods() throws {
        let form = form()
        form.replaceRules { Rule.safe(\.country) }
        try form.addRule("country", for: "country", parameters: ["not": "FR"], calling: Account.judgeCountry)
        form.country = "FR"
        #expect(!form.validate())
        #expect(form.errors.map(\.message) == ["Not FR for ."])
    }

    @Test func conditionalValidation() throws {
        let form = form()
        form.assign(["username": "ada", "password": "x", "age": 20])
        #expect(!form.validate())
        #expect(form.errors.map(\.path.description) == ["state"])
        form.country = "FR"
        #expect(form.validate())
        try form.addRule("never", for: "username", when: { account, name in account.country == name }) { $0.fail() }
        #expect(form.validate())
    }
}

extension Account {
    fileprivate func judgeCountry(_ check: inout InlineCheck<Account>) {
        if check.value == check.parameters["not"] {
            check.fail("Not {country} for {user}.", parameters: ["country": "FR", "user": .string(username)])
        }
    }
}
