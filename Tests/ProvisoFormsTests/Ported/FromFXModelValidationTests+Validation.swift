import Proviso
import RuleTestSupport
import Testing

extension FromFXModelValidationTests {
    // MARK: Validation

    @Test func validate() throws {
        let form = form(.register)
        form.assign(["username": " ad ", "email": "ada", "password": "x", "tags": [" a ", "toolong"]])
        #expect(!form.validate())
        #expect(
            form.errors.map(\.description) == [
                "username: Username must be at least 3 characters long. (string.tooShort)",
                "email: Email is no address. (email)",
                "tags[1]: Tags must be 5 characters or fewer. (string.tooLong)",
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
            static var rules: some RuleSet<Hooked> { Rule(for: \.name, .required) }
            mutating func beforeValidate(in scenario: Scenario) -> Bool {
                name = name.lowercased()
                return !isLocked
            }
        }
        let form = FormModel(Hooked(name: "ADA"))
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
            static var rules: some RuleSet<Hooked> { Rule(for: \.name, .required) }
            mutating func afterValidate(_ result: ValidationResult, in scenario: Scenario) {
                log.append("\(scenario): \(result.violations.map(\.code.rawValue))")
            }
        }
        let form = FormModel(Hooked())
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
                "trim", "required", "required", "length", "condition", "range", "required", "in", "each", "safe",
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
        form.addRules { Rule(for: \.username, .required) }
        form.validate()
        #expect(form.errors.map(\.path.description) == ["username"])

        let record = try record()
        #expect(record.removeRules { $0.name == "required" && $0.on.isEmpty } == 1)
        #expect(record.validate())
    }

    @Test func inlineValidatorsAsClosures() throws {
        let form = form()
        form.replaceRules { Rule(for: \.username, .trim) }
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
