import Proviso
import Synchronization
import RuleTestSupport
import Testing

@Suite struct AsyncRuleTests {
    private static let taken = AnyRule<String>.satisfies("username.taken", message: "{attribute} is taken.") {
        $0 != "ada"
    }

    @Test func asksOnceTheSynchronousRulesHavePassed() async {
        let asked = Mutex<[String]>([])
        let rules: RuleList<String> = [
            .satisfies("username.taken") { name in
                asked.withLock { $0.append(name) }
                return name != "ada"
            },
            .trim, .length(3...),
        ]
        #expect(await "  a ".validateAsync(rules: rules).violations.map(\.code) == ["string.tooShort"])
        #expect(asked.withLock { $0 }.isEmpty)
        #expect(await "ada".validateAsync(rules: rules).violations.map(\.code) == ["username.taken"])
        #expect(await "grace".validateAsync(rules: rules).isValid)
        #expect(await " ada ".validateAsync(.trim, Self.taken).violations.map(\.message) == ["Value is taken."])
    }

    @Test func isRefusedWhereNobodyWaits() {
        let result = "grace".validate(Self.taken)
        #expect(!result.isValid)
        #expect(result.violations.map(\.code) == ["async.unchecked"])
        #expect(result.messages == ["Value has not been checked yet."])
        #expect("grace".validate(Self.taken.severity(.warning).message("x")).violations.map(\.severity) == [.error])
        #expect("grace".validate(.not(Self.taken)).violations.map(\.code) == ["async.unchecked"])
        #expect(!"grace".validate(.any(Self.taken, .length(9...))).isValid)
        #expect(["grace"].validate(.each(Self.taken)).violations.map(\.path.description) == ["[0]"])
        #expect(throws: ValidationError.self) { try "grace".validated(Self.taken) }
    }

    @Test func takesModifiers() async {
        let rule = AnyRule<String>.satisfies("username.taken") { $0 != "ada" }
            .message("“{value}” exists", for: "username.taken").severity(.warning)
        let outcome = await "ada".validateAsync(rule)
        #expect(outcome.isValid)
        #expect(outcome.violations.map(\.message) == ["“ada” exists"])
        #expect(outcome.violations.map(\.severity) == [.warning])
        let conditional = Self.taken.when { (name: String) in name.count > 3 }
        #expect(await "ada".validateAsync(conditional).isValid)
        #expect(await "grace".validateAsync(conditional).isValid)
    }

    @Test func judgesElementsAtTheirPlaces() async {
        let outcome = await ["grace", "ada", "ada"].validateAsync(.each(.trim, Self.taken))
        #expect(outcome.violations.map(\.path.description) == ["[1]", "[2]"])
    }

    @Test func asksOnlyAFewAtATimeAndKeepsTheOrder() async {
        let service = ManualService()
        let names = ["a", "b", "c", "d", "e"]
        async let outcome = names.validateAsync(
            .each(.satisfies("taken") { try await service.isFree($0) }), concurrency: 2)
        await service.waitForCalls(2)
        #expect(Set(service.open) == ["a", "b"])
        service.answer("b", false)
        await service.waitForCalls(3)
        #expect(Set(service.open) == ["a", "c"])
        service.answer("c", true)
        await service.waitForCalls(4)
        service.answer("d", true)
        await service.waitForCalls(5)
        service.answer("e", false)
        service.answer("a", false)
        let found = await outcome
        #expect(found.violations.map(\.path.description) == ["[0]", "[1]", "[4]"])
    }

    /// However little is allowed, one question is asked at a time.
    @Test(arguments: [1, 0, -1]) func asksOneAtATime(concurrency: Int) async {
        let service = ManualService()
        let names = ["a", "b", "c"]
        async let outcome = names.validateAsync(
            .each(.satisfies("taken") { try await service.isFree($0) }), concurrency: concurrency)
        for (index, name) in names.enumerated() {
            await service.waitForCalls(index + 1)
            for _ in 0..<50 { await Task.yield() }
            #expect(service.open == [name])
            service.answer(name, true)
        }
        #expect(await outcome.isValid)
    }

    /// Who does not say how many questions may be asked at a time has eight.
    @Test func asksEightAtATimeUnlessToldOtherwise() async {
        let service = ManualService()
        let names = (0..<20).map { "user\($0)" }
        async let outcome = names.validateAsync(.each(.satisfies("taken") { try await service.isFree($0) }))
        await service.waitForCalls(8)
        for _ in 0..<100 { await Task.yield() }
        #expect(service.open.count == 8)
        for (index, name) in names.enumerated() {
            await service.waitForCalls(min(index + 8, names.count))
            service.answer(name, true)
        }
        #expect(await outcome.isValid)
    }

    @Test func aServiceThatFailsIsNoViolation() async throws {
        let rule = AnyRule<String>.satisfies("taken") { _ in throw ManualService.Down() }
        let outcome = await "ada".validateAsync(rule)
        #expect(!outcome.isValid)
        #expect(outcome.violations.isEmpty)
        let failure = try #require(outcome.failures.first)
        #expect(failure.code == "async.failed")
        #expect(failure.severity == .error)
        #expect(failure.message == "Value could not be checked. Try again later.")
        #expect(failure.underlying is ManualService.Down)
        #expect(throws: RuleFailure.self) { try outcome.get() }

        let lenient = AnyRule<String>.satisfies("taken", failureSeverity: .warning) { _ in throw ManualService.Down() }
        let accepted = await "ada".validateAsync(lenient)
        #expect(accepted.isValid)
        #expect(accepted.failures.map(\.severity) == [.warning])
        try accepted.get()

        let invalid = await "ada".validateAsync(rule, Self.taken)
        #expect(throws: ValidationError.self) { try invalid.get() }
        #expect(invalid.failures.count == 1)
    }

    /// As a condition that takes no time: nothing to ask about does not pass.
    @Test func nothingDoesNotPassAndIsNotAsked() async {
        let missing: String? = nil
        let rule = AnyRule<String>.satisfies("username.taken") { _ in
            Issue.record("asked")
            return true
        }
        #expect(await Validator.validateAsync(missing, rules: [rule]).violations.map(\.code) == ["username.taken"])
        #expect(Validator.validate(missing, .condition("username.taken") { _ in true }).codes == ["username.taken"])
    }

    @Test func isNeverCutOffUnasked() async {
        let outcome = await "ada".validateAsync(
            .length(4...).severity(.warning), Self.taken, limit: 1)
        #expect(!outcome.isValid)
        #expect(outcome.violations.map(\.code) == ["username.taken"])
    }

    @Test func worksInRuleDocuments() async throws {
        var registry = RuleRegistry.standard
        registry.registerAsync("freeName", message: "{attribute} is not free.", options: ["domain"]) { value, options in
            value.text != "ada" || options["domain"] != "example.org"
        }
        let document = try RuleDocument(
            [
                "rules": [
                    ["attributes": "user", "type": "freeName", "domain": "example.org"],
                    ["attributes": "user", "type": "string", "min": 3],
                    [
                        "attributes": "names", "type": "each",
                        "rule": [
                            "type": "freeName", "domain": "example.org",
                            "message": "Gone: {value}.",
                        ],
                    ],
                ]
            ], registry: registry)
        #expect(try document.validate(["user": "grace"]).violations.map(\.code) == ["async.unchecked"])
        let outcome = try await document.validateAsync(["user": "ada", "names": ["x", "ada"]])
        #expect(
            outcome.violations.map(\.description) == [
                "user: User is not free. (freeName)", "names[1]: Gone: ada. (freeName)",
            ])
        #expect(outcome.violations.map(\.rule) == ["freeName", "freeName"])
        #expect(try await document.validateAsync(["user": "grace"]).isValid)
        #expect(try await document.validateAsync(["user": "ad"]).violations.map(\.code) == ["string.tooShort"])
        await #expect(throws: UnknownScenario.self) { try await document.validateAsync([:], scenario: "x") }
    }
}
