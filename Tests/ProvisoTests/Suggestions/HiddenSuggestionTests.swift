import Foundation
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoForms

/// A suggestion is a value of the user: it is nowhere but where it is asked for, and of a sensitive attribute it is not even
/// kept.
@Suite struct HiddenSuggestionTests {
    private static let plain = AttributeLabel("word")
    private static let secret = AttributeLabel("word", isSensitive: true)

    struct Inner: Validatable {
        var word = "bananna"
        static var rules: some RuleSet<Inner> { Rule(for: \.word, .in(["banana"])) }
    }

    struct Words: Validatable {
        var word = "bananna"
        var secret = "bananna"
        var words = ["bananna"]
        var secrets = ["bananna"]
        var inner = Inner()
        var secretInner = Inner()
        static var rules: some RuleSet<Words> {
            Rule(for: \.word, .in(["banana"]))
            Rule(for: \.secret, named: "secret", label: HiddenSuggestionTests.secret, .in(["banana"]))
            Rule(for: \.words, .each(.in(["banana"])))
            Rule(for: \.secrets, named: "secrets", label: HiddenSuggestionTests.secret, .each(.in(["banana"])))
            Rule(for: \.inner, .nested)
            Rule(for: \.secretInner, named: "secretInner", label: HiddenSuggestionTests.secret, .nested)
        }
    }

    private func check(_ violations: [Violation]) {
        #expect(
            violations.map(\.path.description) == [
                "word", "secret", "words[0]", "secrets[0]", "inner.word", "secretInner.word",
            ])
        #expect(violations.map(\.suggestedText) == ["banana", nil, "banana", nil, "banana", nil])
        #expect(violations.map { $0.wording.judged == nil } == [false, true, false, true, false, true])
    }

    @Test func ofModels() { check(Words().validate().violations) }

    @Test func ofForms() {
        let form = FormModel(Words())
        form.validate()
        check(form.violations)
        #expect(form.field(\.secret).suggestion == nil)
        #expect(!form.applySuggestion(for: \.secret))
        #expect(form.secret == "bananna")
    }

    @Test func ofDocuments() throws {
        let rule: DataValue = ["type": "in", "range": ["banana"]]
        let nested: DataValue = [["attributes": "word", "type": "in", "range": ["banana"]]]
        let document = try RuleDocument([
            "attributes": [
                "secret": ["sensitive": true], "secrets": ["sensitive": true], "secretInner": ["sensitive": true],
            ],
            "rules": [
                ["attributes": ["word", "secret"], "type": "in", "range": ["banana"]],
                ["attributes": ["words", "secrets"], "type": "each", "rule": rule],
                ["attributes": ["inner", "secretInner"], "type": "nested", "rules": nested],
            ],
        ])
        check(
            try document.validate([
                "word": "bananna", "secret": "bananna", "words": ["bananna"], "secrets": ["bananna"],
                "inner": ["word": "bananna"], "secretInner": ["word": "bananna"],
            ]).violations)
    }

    /// A label that comes later hides what was found before.
    @Test func aLabelThatComesLater() {
        var violation = "bananna".validate(.in(["banana"])).violations[0]
        #expect(violation.suggestion == "banana")
        violation.wording.label = Self.secret
        #expect(violation.suggestion == nil)
        #expect(violation.suggestionText() == nil)
        #expect(violation.judgedValue == nil)
    }

    @Test func valuesThatCannotBeTaken() {
        struct Person: Validatable {
            var age = 0
            var pin = 0
            static var rules: some RuleSet<Person> {
                Rule(for: \.age, .range(18...))
                Rule(for: \.pin, named: "pin", label: HiddenSuggestionTests.secret, .range(1...))
            }
        }
        let form = FormModel(Person())
        form.assign(["age": .untyped("1 234"), "pin": .untyped("1 234")])
        #expect(form.field(\.age).suggestion == 1234)
        #expect(form.field(\.pin).suggestion == nil)
        #expect(form.field(\.pin).violations.map { $0.wording.judged == nil } == [true])
    }

    @Test func inNothingThatIsPrinted() {
        // Of few values the message tells all.
        let violation = "bananna".validate(.in(["banana"] + (1...9).map { "fruit\($0)" })).violations[0]
        let texts = [
            violation.message, violation.description, violation.json(), violation.title,
            "\(violation.parameters.object)",
            ProblemDetails([violation]).json, ValidationResult([violation]).json(), "\(ValidationError([violation]))",
            violation.localizedDescription,
        ]
        for text in texts { #expect(!text.contains("banan"), "\(text)") }
    }

    /// What looks into a violation, as loggers do, finds no value; and long texts are not kept at all.
    @Test func inNoMirror() {
        let violation = "bananna".validate(.in(["banana"])).violations[0]
        var text = ""
        dump(violation, to: &text)
        #expect(!text.contains("bananna"), "\(text)")
        let long = String(repeating: "a", count: 5000) + " "
        #expect(long.validate(.matches("a+")).violations.map { $0.wording.judged == nil } == [true])
    }

    /// A report that is told so remembers nothing.
    @Test func whereNobodyReadsThem() {
        var report = Report()
        report.offersSuggestions = false
        AnyRule<String>.in(["banana"]).check("bananna", into: &report)
        AnyRule<String>.email.check(" ada@example.org", into: &report)
        AnyRule<String>.any(.url, .email).check("x", into: &report)
        report.fail("mine", suggestion: "x")
        #expect(report.violations.count == 4)
        #expect(report.violations.allSatisfy { $0.wording.judged == nil })
    }
}
