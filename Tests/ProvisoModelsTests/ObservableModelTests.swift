#if Macros
import Observation
import Proviso
import Synchronization
import Testing

/// `@Observable` makes computed properties of stored ones, and copies their attributes to where it keeps the values.
@Suite struct ObservableModelTests {
    @Observable @Validatable
    final class Profile {
        @Rules(.trim, .required, .length(2...)) @Labeled("nick")
        var name: String
        @Rules(.range(18...)) @NotAssignable
        var age: Int?
        @Rules(.count(...2), .each(.trim, .required))
        var tags: [String] = []
        @ObservationIgnored @Rules(.lowercase)
        var note = ""
        #if swift(>=6)
        @Rules(.equal(to: \Profile.name)) var again = ""
        #endif
        init(name: String) { self.name = name }
    }

    @Validatable @Observable
    class Base {
        @Rules(.trim, .required) var name = " "
    }

    @Validatable @Observable
    final class Sub: Base {
        @Rules(.trim, .required, on: "named") var title = " "
    }

    @Test func rules() {
        let profile = Profile(name: " a ")
        profile.age = 17
        profile.tags = ["x", " "]
        profile.again = "b"
        #expect(
            profile.validate().violations.map { "\($0.path) \($0.code)" } == [
                "name string.tooShort", "age number.tooSmall", "tags[1] required", "again compare.equal",
            ])
        #expect(profile.name == " a ")
        #expect(profile.validate().violations.first?.message.hasPrefix("Nick") ?? false)
        #expect(Profile.rules.attributes.map(\.name) == ["name", "age", "tags", "note", "again"])
    }

    @Test func subclasses() {
        #expect(Sub().validate(scenario: "named").violations.map(\.path.description) == ["name", "title"])
        let base: Base = Sub()
        #expect(base.validate().violations.map(\.path.description) == ["name"])
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
    }

    private func watch(_ read: () -> Void) -> Counter {
        let counter = Counter()
        withObservationTracking(read) { counter.count.withLock { $0 += 1 } }
        return counter
    }

    @Test func filtersThatWriteBackAreObserved() {
        let profile = Profile(name: " Ada ")
        let (name, age) = (watch { _ = profile.name }, watch { _ = profile.age })
        profile.tidy()
        #expect(profile.name == "Ada")
        #expect([name.value, age.value] == [1, 0])
        let again = watch { _ = profile.name }
        _ = profile.validate()
        #expect(again.value == 0, "nothing is written when nothing changes")
    }

    @Test func forms() {
        let form = FormModel(Profile(name: ""))
        let name = watch { _ = form.model.name }
        let assignment = form.assign(["name": " Ada ", "age": 20])
        #expect(assignment.refused.map(\.name) == ["age"])
        #expect(name.value == 1)
        form.age = 3
        form.again = "x"
        #expect(!form.validate())
        #expect(form.model.name == "Ada")
        #expect(form.errors(for: \.age).map(\.code) == ["number.tooSmall"])
        #expect(form.errors(for: \.again).map(\.code) == ["compare.equal"])
    }
}
#endif
