import Foundation
import Proviso
import RuleTestSupport
import Testing

/// What the older Validator's document shows, as Proviso writes it.
@Suite struct ReadmeOfValidatorTests {
    enum Problem: String, Error {
        case emailInvalid = "Email address is invalid"
        case tooYoung
        case other
        var message: String { rawValue }
    }

    struct Happy: ValidationRule {
        func check(_ value: String, into report: inout Report) {
            if value != "😀" { report.fail("happy") }
        }
    }

    struct User: Validatable {
        let email: String

        func validate() -> ValidationResult {
            email.validate(.contains(match: "^[^@]+@[^@]+$").error(Problem.emailInvalid))
        }
    }

    struct Thing: Validatable { var name: String }

    @Test func patternOfText() {
        let rule: AnyRule<String> = .matches("[^@]+@[a-z.]+").error(Problem.emailInvalid)
        let result = "invalid@email,com".validate(rule)
        guard case .invalid(let failures) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(failures.first?.error as? Problem == .emailInvalid)
        #expect("hello world".validate(.matches(".*hello.*")).isValid)
        #expect("say it".validate(.matches(".*hello.*")).codes == ["match"])
        #expect("1".validate(.matches(.containsDigit)).isValid)
    }

    @Test func comparisonOfDates() {
        let eighteenYearsAgo = Date().addingTimeInterval(-568_024_668)
        let drinkingAge: AnyRule<Date> = .range(...eighteenYearsAgo).error(Problem.tooYoung)
        let dateOfBirth = Date().addingTimeInterval(-662_695_446)
        #expect(dateOfBirth.validate(drinkingAge).isValid)
        let result = Date().validate(drinkingAge)
        #expect(result.codes == ["compare.lessOrEqual"])
        #expect(result.violations.first?.error as? Problem == .tooYoung)
    }

    @Test func comparisonOfNumbers() {
        #expect(17.validate(.range(50...Int.max)).codes == ["number.tooSmall"])
        #expect(Float(6).validate(.range(5...7)).isValid)
        #expect(Float(7.5).validate(.range(5...7)).codes == ["number.tooBig"])
    }

    @Test func required() {
        let name: String? = nil
        let share: Float? = 0
        #expect(Validator.validate(name, .required).codes == ["required"])
        #expect(Validator.validate(share, .required).isValid)
    }

    @Test func equality() {
        #expect("hello".validate(.equal(to: "hello")).isValid)
        let field = Shared("a")
        let rule: AnyRule<String> = .equal(to: { field.value })
        #expect("a".validate(rule).isValid)
        field.value = "b"
        #expect("a".validate(rule).codes == ["compare.equal"])
        #expect("a".validate(rule).violations[0].parameters.isEmpty)
    }

    @Test func length() {
        #expect("abcd".validate(.length(5...)).codes == ["string.tooShort"])
        #expect("abcdef".validate(.length(...5)).codes == ["string.tooLong"])
        #expect("abcdef".validate(.length(5...10)).isValid)
    }

    @Test func contains() {
        #expect("hi".validate(.in(["hello", "hi", "hey"])).isValid)
        #expect(4.validate(.in([1, 2, 3])).codes == ["in"])
    }

    @Test func condition() {
        #expect(["Hello"].validate(.condition { $0.contains("Hello") }).isValid)
        #expect([String]().validate(.condition("greeting") { $0.contains("Hello") }).codes == ["greeting"])
    }

    @Test func ruleOfOnesOwn() {
        #expect("😀".validate(rule: Happy()).isValid)
        #expect("😐".validate(.happy, .length(1)).codes == ["happy"])
        #expect("😐".validate(.happy.message("U mad?")).messages == ["U mad?"])
        #expect(Validator.validate(nil, .happy).codes == ["required"])
    }

    @Test func ruleSet() {
        var passwordRules = RuleList<String>()
        passwordRules.add(.length(5...).error(Problem.other))
        passwordRules.add(.matches(.containsDigit).error(Problem.emailInvalid))
        let result = "abc".validate(rules: passwordRules)
        #expect(result.violations.map { $0.error as? Problem } == [.other, .emailInvalid])
        #expect("abcd1".validate(rules: passwordRules).isValid)
        #expect(42.validate(rules: [.range(1...), .range(...50)]).isValid)
    }

    @Test func anyTypeIsValidatable() {
        #expect(Thing(name: "").validate(.condition("thing.name") { !$0.name.isEmpty }).codes == ["thing.name"])
        #expect(User(email: "ada").validate().violations.first?.error as? Problem == .emailInvalid)
        #expect(User(email: "ada@b.c").validate().isValid)
    }

    @Test func resultsMerge() {
        let one = "".validate(.required.error(Problem.other))
        let two = 1.validate(.range(2...))
        #expect(one.merge(two).codes == ["required", "number.tooSmall"])
        #expect(one.merge([two, .valid()]).codes == ["required", "number.tooSmall"])
        #expect(ValidationResult.combine([one, two]) == one.merge(two))
    }
}

extension RuleVocabulary where Value == String {
    static var happy: Self { Self(ReadmeOfValidatorTests.Happy()) }
}

/// A value that several threads may change.
final class Shared<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
