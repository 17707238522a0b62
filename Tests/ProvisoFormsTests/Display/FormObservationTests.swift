import Observation
import Proviso
import Synchronization
import RuleTestSupport
import Testing

@Suite struct FormObservationTests {
    private final class Counter: Sendable {
        let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
    }

    /// How often an observer of one reading hears of changes; it listens again each time.
    private func watch(_ read: @escaping @Sendable () -> Void) -> Counter {
        let counter = Counter()
        @Sendable func listen() {
            withObservationTracking(read) { counter.count.withLock { $0 += 1 } }
        }
        listen()
        return counter
    }

    @Test func tellsWhoReadsAValue() {
        nonisolated(unsafe) let form = FormModel(Account())
        let username = watch { _ = form.username }
        let email = watch { _ = form.email }
        let summary = watch { _ = form.summary }
        let model = watch { _ = form.model }
        let byName = watch { _ = try? form.value(of: "username") }
        form.username = "ada"
        #expect([username.value, email.value, summary.value, model.value, byName.value] == [1, 0, 1, 1, 1])
        form.assign(["email": "x"])
        #expect(email.value == 1)
    }

    @Test func tellsWhoReadsErrors() {
        nonisolated(unsafe) let form = FormModel(Account())
        let username = watch { _ = form.errors(for: \.username) }
        let email = watch { _ = form.field(\.email).errors }
        let all = watch { _ = form.isValid }
        let touched = watch { _ = form.isTouched(\.username) }
        form.validate()
        #expect([username.value, email.value, all.value, touched.value] == [1, 0, 1, 0])
        form.username = "ada"
        #expect(touched.value == 1)
    }

    @Test func tellsOfFiltersAndHooks() {
        nonisolated(unsafe) let form = FormModel(Account(username: " ada ", password: "x"))
        let username = watch { _ = form.username }
        let country = watch { _ = form.country }
        form.afterValidate = { form, _ in form.country = "FR" }
        form.validate()
        #expect([username.value, country.value] == [1, 1])
    }

    @Test func tellsOfScenarioAndRules() {
        nonisolated(unsafe) let form = FormModel(Account())
        let required = watch { _ = form.requiredAttributes }
        form.scenario = .register
        #expect(required.value == 1)
        let rules = watch { _ = form.rules }
        form.addRules { Rule(for: \.country, .required) }
        #expect(rules.value == 1)
    }

    @Test func tellsOfAnswersFromElsewhere() async {
        nonisolated(unsafe) let form = FormModel(Account(username: "ada", password: "x"))
        try? form.addAsyncRule("taken", for: "username") { $0 != "ada" }
        let isValidating = watch { _ = form.isValidating(\.username) }
        let errors = watch { _ = form.errors(for: \.username) }
        #expect(await !form.validateAsync())
        #expect(isValidating.value == 1)
        #expect(errors.value == 1)
        #expect(form.errors(for: \.username).map(\.code) == ["taken"])
    }

    @MainActor @Test func livesOnTheMainActor() async throws {
        let form = FormModel(Account(username: "grace", password: "x"))
        try form.addAsyncRule("taken", for: "username") { $0 != "ada" }
        #expect(await form.validateAsync())
        form.username = "ada"
        #expect(await !form.validateAsync())
    }

    @Test func recordsAreObservedAttributeByAttribute() throws {
        nonisolated(unsafe) let form = RecordForm(rules: try .account())
        let city = watch { _ = try? form.value(of: "address.city") }
        let age = watch { _ = form.age }
        try form.setValue("London", for: "address.city")
        #expect([city.value, age.value] == [1, 0])
    }

    /// What `@Bindable` does in SwiftUI: a writable way to a member of the form.
    @Test func bindsToMembers() {
        struct Binding<Value> {
            let get: () -> Value
            let set: (Value) -> Void
        }
        func bind<Object: AnyObject & Observable, Value>(
            _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
        ) -> Binding<Value> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
        let form = FormModel(Account())
        form.validatesOnChange = true
        let username = bind(form, \.username)
        username.set("a")
        #expect(username.get() == "a")
        #expect(form.errors(for: \.username).count == 1)
    }
}
