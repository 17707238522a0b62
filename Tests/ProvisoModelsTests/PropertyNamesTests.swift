import Proviso
import Testing

#if Macros
/// Rules by hand for properties whose names a key path does not tell.
@Suite struct PropertyNamesTests {
    @propertyWrapper
    struct Clamped: Sendable {
        var wrappedValue = 0
    }

    struct Observed: Validatable {
        var name = "" { didSet {} }
        static let line = #line + 2
        static var rules: some RuleSet<Observed> {
            Rule(for: \.name, .required)
        }
    }

    class Open: Validatable {
        var name = ""
        static var rules: some RuleSet<Open> { Rule(for: \.name, .required) }
    }

    struct Wrapped: Validatable {
        @Clamped var count
        static var rules: some RuleSet<Wrapped> { Rule(for: \.count, .range(1...)) }
    }

    struct Computed: Validatable {
        var text = ""
        var doubled: String {
            get { text + text }
            set { text = newValue }
        }
        static var rules: some RuleSet<Computed> { AllOrNone(\.text, \.doubled) }
    }

    struct Compared: Validatable {
        var a = "" { didSet {} }
        var b = ""
        static var rules: some RuleSet<Compared> { Rule(for: \.b, .equal(to: \.a)) }
    }

    @Test func theFirstUseSaysWhatToWrite() async {
        let observed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observed().validate()
        }
        let words = String(decoding: observed?.standardErrorContent ?? [], as: UTF8.self)
        for part in ["PropertyNamesTests.swift:\(Observed.line)", "Observed", "String", "named:", "@Validatable"] {
            #expect(words.contains(part), "\(part) is not in: \(words)")
        }
        await #expect(processExitsWith: .failure) { _ = Open().validate() }
        await #expect(processExitsWith: .failure) { _ = Wrapped().validate() }
        await #expect(processExitsWith: .failure) { _ = FormModel(Computed()) }
        let compared = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Compared().validate()
        }
        let advice = String(decoding: compared?.standardErrorContent ?? [], as: UTF8.self)
        #expect(advice.contains("label:"))
    }

    /// The macro knows the names, and the list is the type's own.
    @Validatable
    final class Order: Validatable {
        @Rules(.required) var item = ""
        var count = 0 { didSet {} }
        @Clamped var weight

        static var rules: some RuleSet<Order> {
            propertyRules
            Rule(for: \.count, \.weight, .range(1...10))
            AllOrNone(\.item, \.count)
        }
    }

    @Validatable
    struct Hotel: Validatable {
        var name = "" { didSet {} }
        var stars = 1
        static var rules: some RuleSet<Hotel> {
            Rule(for: \.name, .required)
            Rule(for: \.stars, .range(1...5))
        }
    }

    /// All rules stand at the properties; a form gets more.
    @Validatable
    class Guest {
        @Rules(.required) var name = ""
        var room = 0 { didSet {} }
    }

    private static func words(_ violations: [Violation]) -> [String] { violations.map { "\($0.path) \($0.code)" } }

    @Test func validatableSuppliesTheNames() {
        #expect(
            Self.words(Order().validate().violations) == [
                "item required", "count number.tooSmall", "weight number.tooSmall",
            ])
        #expect(Self.words(Hotel().validate().violations) == ["name required"])
        #expect(FormModel(Hotel()).attributeNames == ["name", "stars"])
        let form = FormModel(Guest())
        form.addRules { Rule(for: \.room, .range(1...)) }
        #expect(!form.validate())
        #expect(form.errors(for: \.room).map(\.code) == [.numberTooSmall])
        #expect(form.errors(for: \.name).map(\.code) == [.required])
    }
}
#endif
