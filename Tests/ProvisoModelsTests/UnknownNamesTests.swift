import Proviso
import Testing

#if Macros
/// Names of scenarios and attributes that the model asked does not have.
@Suite struct UnknownNamesTests {
    @Validatable
    struct Address {
        @Rules(.required) var city = ""
        @Rules(.required, on: "shipping") var street = ""
    }

    @Validatable
    struct User {
        @Rules(.trim, .required) var name = ""
        @Rules(.required, on: "register", "delete") var email = ""
        @Rules(.nested) var address = Address(city: "Rome")
        @Rules(.each(.nested)) var others: [Address] = []
        var motto = ""
    }

    struct Listed: Validatable, ScenarioListing {
        var name = "a"
        static var rules: some RuleSet<Listed> {
            Rule(for: \.name, .required)
        }
        static let activeAttributes: [Scenario: [String]] = ["rename": ["name"]]
    }

    struct Including: Validatable {
        var home = Address(city: "Rome", street: "A")
        static var rules: some RuleSet<Including> { Include(Address.rules, at: \.home) }
    }

    struct Plain: Validatable { var name = "" }

    private static let user = User(name: " ada ", email: "a")

    private static func words(_ result: ValidationResult) -> [String] {
        result.violations.map { violation in
            let parameters = ["name", "suggestion"].compactMap { violation.parameters[$0]?.text }
            return ([violation.code.rawValue, violation.path.description] + parameters).joined(separator: "|")
        }
    }

    @Test(
        arguments: [
            ("regsiter", "scenario.unknown||regsiter|register"), ("Register", "scenario.unknown||Register|register"),
            ("", "scenario.unknown||"), ("nothing like it", "scenario.unknown||nothing like it"),
        ])
    func aScenarioThatThereIsNot(name: String, expected: String) {
        let result = Self.user.validate(scenario: Scenario(rawValue: name))
        #expect(!result.isValid && Self.words(result) == [expected])
        #expect(Self.user.validate(scenario: Scenario(rawValue: name), limit: 1, stop: .model).isValid == false)
    }

    @Test(arguments: ["default", "register", "delete", "shipping"])
    func aScenarioThatThereIs(name: String) {
        let result = User(name: "ada", email: "a", address: Address(city: "Rome", street: "A"))
            .validate(scenario: Scenario(rawValue: name))
        #expect(result.isValid, "\(result)")
    }

    @Test(
        arguments: [
            ("nmae", "attribute.unknown||nmae|name"), ("nope", "attribute.unknown||nope"), ("", "attribute.unknown||"),
            ("address.ctiy", "attribute.unknown||address.ctiy"), ("name.first", "attribute.unknown||name.first"),
            ("others[0].city", "attribute.unknown||others[0].city"), ("motto.x", "attribute.unknown||motto.x"),
        ])
    func anAttributeThatThereIsNot(name: String, expected: String) {
        let result = Self.user.validate(attributes: [name, "name"])
        #expect(!result.isValid && result.violations.count == 1)
        let words = Self.words(result).first ?? ""
        #expect(words == expected || words.hasPrefix(expected + "|"))
    }

    @Test func attributesThatThereAre() {
        #expect(Self.user.validate(attributes: ["name", "motto", "address", "address.city", "others.city"]).isValid)
        #expect(
            User(name: "a", address: Address()).validate(attributes: ["address.city"]).violations.map(\.path)
                == ["address.city"])
        #expect(Self.user.validate(attributes: []).isValid)
    }

    @Test func severalNamesAreToldInOrder() {
        let result = Self.user.validate(scenario: "x", attributes: ["b1", "a1", "name"])
        #expect(
            Self.words(result).map { String($0.prefix(22)) } == [
                "scenario.unknown||x", "attribute.unknown||a1", "attribute.unknown||b1",
            ])
    }

    @Test func everyWayToAsk() async throws {
        var user = Self.user
        #expect(throws: ValidationError.self) { try user.validated(scenario: "regsiter") }
        #expect(throws: ValidationError.self) { try user.validated(attributes: ["nope"]) }
        let refused = [
            user.tidy(scenario: "regsiter"), user.tidy(attributes: ["nope"]),
            user.tidyAndValidate(scenario: "regsiter"), user.tidyAndValidate(attributes: ["nope"]),
        ]
        #expect(refused.map(\.isValid) == [false, false, false, false] && user.name == " ada ")
        #expect(await Self.words(user.validateAsync(scenario: "regsiter").result).count == 1)
        #expect(await Self.words(user.validateAsync(attributes: ["nope"]).result).count == 1)
        await #expect(throws: ValidationError.self) { try await user.validatedAsync(scenario: "regsiter") }
        let tidied = user.tidy(scenario: "register")
        #expect(tidied.isValid && user.name == "ada")
    }

    @Test func whatModelsInsideName() {
        #expect(Including().validate(scenario: "shipping").isValid)
        #expect(Including().validate(attributes: ["home.street"]).isValid)
        #expect(!Including().validate(scenario: "shiping").isValid)
        #expect(!Including().validate(attributes: ["home.stret"]).isValid)
        // A model inside takes the scenario as it comes.
        #expect(User(name: "a", email: "b").validate(scenario: "register").violations.isEmpty)
    }

    @Test func modelsWithoutRulesKnowTheDefaultAlone() {
        #expect(Plain().validate().isValid && Plain().validate(scenario: .default).isValid)
        #expect(!Plain().validate(scenario: "register").isValid)
        #expect(!Plain().validate(attributes: ["name"]).isValid)
        #expect(Listed().validate(scenario: "rename").isValid)
        #expect(!Listed().validate(scenario: "remame").isValid)
    }
}
#endif
