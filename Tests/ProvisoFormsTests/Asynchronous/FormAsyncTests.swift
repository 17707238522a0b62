import Proviso
import Testing

@Suite struct FormAsyncTests {
    private let service = ManualService()
    private let clock = ManualClock()

    private struct User: Validatable {
        var name = ""
        var email = ""
        static var rules: some RuleSet<User> {
            Rule(for: \.name, .trim, .required)
            Rule(for: \.name, .length(3...))
            Rule.safe(\.email)
        }
    }

    private func makeForm(name: String = "") throws -> FormModel<User> {
        let service = service
        let form = FormModel(User(name: name))
        form.clock = clock
        try form.addAsyncRule("taken", for: "name", options: .init(message: "{value} is taken.")) { value in
            try await service.isFree(value.text ?? "")
        }
        return form
    }

    @Test func synchronousValidationRefusesVisibly() throws {
        let form = try makeForm(name: "ada")
        #expect(!form.validate())
        #expect(form.errors.map(\.code) == ["async.unchecked"])
        #expect(form.messages(for: \.name) == ["Name has not been checked yet."])
        #expect(!form.isValid)
        #expect(service.calls.isEmpty)
    }

    @Test func waitsForTheAnswer() async throws {
        let form = try makeForm(name: " ada ")
        async let answers: Void = {
            await service.waitForCalls(1)
            service.answer("ada", false)
            await service.waitForCalls(2)
            service.answer("ada", true)
        }()
        #expect(await !form.validateAsync())
        #expect(form.errors.map(\.description) == ["name: ada is taken. (taken)"])
        #expect(form.name == "ada")
        // The answer is about a value that has not changed, so the synchronous validation knows it too.
        #expect(!form.validate())
        #expect(form.errors.map(\.code) == ["taken"])
        #expect(await form.validateAsync())
        #expect(form.validate())
        #expect(form.isValid)
        form.name = "grace"
        #expect(!form.validate())
        #expect(form.errors.map(\.code) == ["async.unchecked"])
        await answers
    }

    @Test func asksOnlyWhatPassedTheOtherRules() async throws {
        let form = try makeForm(name: "ad")
        #expect(await !form.validateAsync())
        #expect(form.errors.map(\.code) == ["string.tooShort"])
        #expect(service.calls.isEmpty)
    }

    @Test func waitsForAPauseInTheTyping() async throws {
        let form = try makeForm()
        form.validatesOnChange = true
        for name in ["a", "ad", "ada", "adam"] { form.name = name }
        #expect(form.isValidating(\.name))
        #expect(!form.isValid(\.name))
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(200))
        form.name = "adams"
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(200))
        #expect(service.calls.isEmpty)
        clock.advance(by: .milliseconds(100))
        await service.waitForCalls(1)
        #expect(service.calls == ["adams"])
        service.answer("adams", true)
        await form.settle()
        #expect(!form.isValidating)
        #expect(form.isValid)
        #expect(form.validate(), "the answer is known")
    }

    @Test func aShorterNameStopsTheQuestion() async throws {
        let form = try makeForm()
        form.validatesOnChange = true
        form.name = "adam"
        await clock.waitForSleepers(1)
        form.name = "ad"
        #expect(!form.isValidating)
        #expect(form.errors.map(\.code) == ["string.tooShort"])
        clock.advance(by: .seconds(1))
        await form.settle()
        #expect(service.calls.isEmpty)
    }

    @Test func aStaleAnswerNeverReplacesANewerOne() async throws {
        let form = try makeForm()
        form.debounce = .zero
        form.validatesOnChange = true
        form.name = "ada"
        await service.waitForCalls(1)
        form.name = "grace"
        await service.waitForCalls(2)
        #expect(service.cancelled == ["ada"])
        service.answer("grace", true)
        await form.settle()
        #expect(form.isValid)
        // The service did not care that nobody waits any more.
        service.answer("ada", false)
        for _ in 0..<100 { await Task.yield() }
        #expect(form.isValid)
        #expect(form.errors.isEmpty)
    }

    @Test func aStaleAnswerThatComesFirstIsNotShown() async throws {
        let form = try makeForm()
        form.debounce = .zero
        form.validatesOnChange = true
        form.name = "ada"
        await service.waitForCalls(1)
        form.name = "grace"
        await service.waitForCalls(2)
        service.answer("ada", false)
        for _ in 0..<100 { await Task.yield() }
        #expect(form.isValidating)
        #expect(form.errors.isEmpty)
        service.answer("grace", true)
        await form.settle()
        #expect(form.isValid)
    }

    @Test func aChangeWhileWaitingMakesTheResultFalse() async throws {
        nonisolated(unsafe) let form = try makeForm(name: "ada")
        let outcome = Task { await form.validateAsync() }
        await service.waitForCalls(1)
        form.name = "grace"
        service.answer("ada", true)
        #expect(await !outcome.value)
        #expect(service.cancelled == ["ada"])
    }

    @Test func cancellingTheTaskCancelsTheQuestions() async throws {
        nonisolated(unsafe) let form = try makeForm(name: "ada")
        let outcome = Task { await form.validateAsync() }
        await service.waitForCalls(1)
        outcome.cancel()
        service.answer("ada", true)
        #expect(await !outcome.value)
        #expect(service.cancelled == ["ada"])
        #expect(!form.isValidating)
        #expect(form.failures.isEmpty)
    }

    /// A failure is shown where an error would be, gets the focus, and can be asked about again.
    @Test func aServiceThatFailsCanBeAskedAgain() async throws {
        let form = try makeForm(name: "ada")
        async let first: Void = {
            await service.waitForCalls(1)
            service.fail("ada")
        }()
        #expect(await !form.submitAsync())
        await first
        let message = "Name could not be checked. Try again later."
        #expect(form.errorSummary().entries.map(\.message) == [message])
        #expect(form.errorSummary().entries.map(\.attribute) == ["name"])
        #expect(form.shownMessages(for: \.name) == [message] && form.field(\.name).shownMessages == [message])
        #expect(form.focusRequest?.path == "name" && form.firstInvalidField?.name == "name")
        #expect(!form.isValid(\.name) && form.isReadyToSubmit)
        form.retryFailedRules()
        #expect(form.isValidating && form.errors.isEmpty)
        await service.waitForCalls(2)
        service.fail("ada")
        await form.settle()
        #expect(form.errors.map(\.code) == ["async.failed"])
        async let second: Void = {
            await service.waitForCalls(3)
            service.answer("ada", true)
        }()
        #expect(await form.submitAsync())
        await second
        #expect(form.errorSummary().isEmpty && form.failures.isEmpty && form.focusRequest == nil)
        form.retryFailedRules()
        #expect(!form.isValidating)
    }

    /// Answers arrive on any thread: also between two looks of a form for the one to wait for next.
    @Test func settlesWhileAnswersArrive() async throws {
        let form = FormModel(User())
        form.debounce = .zero
        try form.addAsyncRule("free", for: "name") { _ in true }
        for count in 1...20_000 {
            form.name = "ada \(count)"
            await form.settle()
        }
        #expect(form.errors.isEmpty && !form.isValidating)
    }

    @Test func aServiceThatFailsIsNoMistake() async throws {
        let form = try makeForm(name: "ada")
        async let answers: Void = {
            await service.waitForCalls(1)
            service.fail("ada")
        }()
        #expect(await !form.validateAsync())
        await answers
        #expect(form.errors.map(\.code) == ["async.failed"])
        #expect(form.failures.map(\.code) == ["async.failed"])
        #expect(form.failures.map(\.path.description) == ["name"])
        #expect(form.field(\.name).failures.map(\.message) == ["Name could not be checked. Try again later."])
        #expect(!form.isValid)
        #expect(!form.validate(), "and it is not known to be valid afterwards")
        form.name = "grace"
        #expect(form.failures.isEmpty)
    }

    @Test func asksAboutSeveralAttributesAtATime() async throws {
        let service = service
        let form = FormModel(User(name: "ada", email: "a@b.c"), concurrency: 1)
        try form.addAsyncRule("taken", for: "name", "email") { try await service.isFree($0.text ?? "") }
        async let answers: Void = {
            await service.waitForCalls(1)
            for _ in 0..<50 { await Task.yield() }
            let first = service.open
            #expect(first.count == 1, "no more than one at a time")
            service.answer(first[0], false)
            await service.waitForCalls(2)
            service.answer(service.open[0], false)
        }()
        #expect(await !form.validateAsync())
        await answers
        #expect(form.errors.map(\.path.description) == ["name", "email"])
        form.email = "x"
        #expect(form.errors.map(\.path.description) == ["name"])
    }

    @Test func asksAboutSomeAttributesAlone() async throws {
        let form = try makeForm(name: "ada")
        #expect(try await form.validateAsync(["email"]))
        #expect(service.calls.isEmpty)
        await #expect(throws: UnknownAttribute.self) { try await form.validateAsync(["nobody"]) }
    }

    @Test func scenariosAndRulesMakeAnswersStale() async throws {
        let form = try makeForm(name: "ada")
        async let answers: Void = {
            await service.waitForCalls(1)
            service.answer("ada", true)
        }()
        #expect(await form.validateAsync())
        await answers
        form.addRules { Rule(for: \.name, .length(...9)) }
        #expect(!form.validate())
        #expect(form.errors.map(\.code) == ["async.unchecked"])
    }

    @Test func worksForModelsWithoutAForm() async throws {
        struct Name: Validatable {
            var name = ""
            var names: [String] = []
            static var rules: some RuleSet<Name> {
                Rule(for: \.name, .satisfies("taken") { $0 != "ada" }, .trim, .length(3...))
                Rule(for: \.names, .each(.satisfies("taken") { $0 != "ada" }.message("No."))).message("All.")
                    .severity(.warning)
            }
        }
        #expect(Name(name: "grace").validate().violations.map(\.code) == ["async.unchecked"])
        #expect(throws: ValidationError.self) { try Name(name: "grace").validated() }
        #expect(await Name(name: "grace").validateAsync().isValid)
        #expect(
            await Name(name: "ada").validateAsync().violations.map(\.description) == [
                "name: Name is not valid. (taken)"
            ])
        #expect(await Name(name: "x").validateAsync().violations.map(\.code) == ["string.tooShort"])
        let outcome = await Name(name: "eve", names: ["x", "ada"]).validateAsync()
        #expect(outcome.isValid)
        #expect(outcome.violations.map(\.description) == ["names[1]: No. (taken)"])
        #expect(try await Name(name: "grace ").validatedAsync().name == "grace")
        await #expect(throws: ValidationError.self) { try await Name(name: "ada").validatedAsync() }
    }
}
