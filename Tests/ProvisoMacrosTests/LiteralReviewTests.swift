#if Macros
import Testing

@testable import ProvisoMacros

/// What literals decide in the rules of a property, and what they do not.
@Suite struct LiteralReviewTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let property: String
        let messages: [String]
        var testDescription: String { property }

        init(_ property: String, _ messages: String...) { (self.property, self.messages) = (property, messages) }
    }

    static let findings = [
        Case(
            "@Rules(.length(5...), .matches(\"[a-z]{3}\")) var a = \"\"",
            "3:27 no value of 'a' passes both '.length(5...)' and '.matches(\"[a-z]{3}\")', except an empty one "
                + "[contradictory-rules]"),
        Case(
            "@Rules(.required, .length(5...), .matches(\"[a-z]{3}\")) var a = \"\"",
            "3:38 no value of 'a' passes '.required', '.length(5...)' and '.matches(\"[a-z]{3}\")' [contradictory-rules]"
        ),
        Case(
            "@Rules(.range(10...), .in([1, 2])) var a = 1",
            "3:27 no value of 'a' passes both '.range(10...)' and '.in([1, 2])' [contradictory-rules]"),
        Case(
            "@Rules(.required, .absent) var a: Int?",
            "3:23 no value of 'a' passes both '.required' and '.absent' [contradictory-rules]"),
        Case(
            "@Rules(.positive, .compare(.less, to: 1)) var a = 1",
            "3:23 no value of 'a' passes both '.positive' and '.compare(.less, to: 1)' [contradictory-rules]"),
        Case(
            "@Rules(.vin, .length(...16)) var a: String?",
            "3:18 no value of 'a' passes both '.vin' and '.length(...16)', except an empty one [contradictory-rules]"),
        Case(
            "@Rules(.count(3...)) @Rules(.count(..<3), on: .register) var a: [Int]",
            "3:33 no value of 'a' passes both '.count(3...)' and '.count(..<3)', except an empty one [contradictory-rules]"
        ),
        Case(
            "@Rules(.matches(\".{2}\"), .length(9..., unit: .utf8)) var a = \"\"",
            "3:30 no value of 'a' passes both '.matches(\".{2}\")' and '.length(9..., unit: .utf8)', except an empty one "
                + "[contradictory-rules]"),
        Case(
            "@Rules(.equal(to: true), .notEqual(to: true)) var a = false",
            "3:30 no value of 'a' passes both '.equal(to: true)' and '.notEqual(to: true)' [contradictory-rules]"),
        Case(
            "@Rules(.range(5...9), .range(0.5...)) var a = 7.5",
            "3:27 '.range(0.5...)' never fails where '.range(5...9)' passes [implied-rule]"),
        Case(
            "@Rules(.matches(\"[a-z]{3,9}\"), .length(...20)) var a = \"\"",
            "3:36 '.length(...20)' never fails where '.matches(\"[a-z]{3,9}\")' passes [implied-rule]"),
        Case(
            "@Rules(.in([1, 2]), .range(..<3)) var a: Int?",
            "3:25 '.range(..<3)' never fails where '.in([1, 2])' passes [implied-rule]"),
        Case(
            "@Rules(.in([\"red\", \"Blue\"]), .matches(\"[a-z]+\")) var a = \"\"",
            "3:12 '.matches(\"[a-z]+\")' refuses the member \"Blue\" [refused-member]"),
        Case(
            "@Rules(.in([1, 5, 9, 10]), .range(...6)) var a = 1",
            "3:12 '.range(...6)' refuses the member 9 and 1 more [refused-member]"),
        Case(
            "@Rules(.default(\"x\"), .length(2...)) var a = \"\"",
            "3:12 '.length(2...)' refuses the value of '.default(\"x\")' [refused-default]"),
    ]

    @Test(arguments: findings) func finding(_ example: Case) {
        #expect(Expansion(DiagnosticTests.model(example.property)).messages == example.messages)
    }

    @Test(
        arguments: [
            "@Rules(.required, .length(4...24), .matches(\"[a-z][a-z0-9_]*\")) var a = \"\"",
            // A rule in front of the one that implies it decides which message is shown.
            "@Rules(.length(2...), .matches(\"[a-z]{3}\")) var a = \"\"",
            // Kept apart by a filter, a scenario, a condition, a severity, or a rule that is not known
            "@Rules(.length(5...), .trim, .matches(\"[a-z]{3}\")) var a = \"\"",
            "@Rules(.range(3...), on: .x) @Rules(.range(...2), on: .y) var a = 1",
            "@Rules(.range(3...), when: { (it: Model) in it.b }) @Rules(.range(...2)) var a = 1; var b = true",
            "@Rules(.range(3...).severity(.warning), .range(...2)) var a = 1",
            "@Rules(.range(3...)) @Rules(.range(...2), severity: .warning) var a = 1",
            "@Rules(.range(3...), .cleaned, .range(...2)) var a = 1",
            "#if X\n@Rules(.range(3...))\n#else\n@Rules(.range(...2))\n#endif\nvar a = 1",
            // What literals do not tell
            "@Rules(.range(low...), .range(...2)) var a = 1", "@Rules(.length(5...), .matches(pattern)) var a = \"\"",
            "@Rules(.range(5...), .range(...2)) var a: Price", "@Rules(.in([one, 2]), .range(9...)) var a = 1",
            // Characters can be of many scalars, and some texts equal others.
            "@Rules(.length(2), .matches(\".{3}\")) var a = \"\"",
            "@Rules(.in([\"\\u{e9}\"]), .matches(\"[a-z]\")) var a = \"\"",
            "@Rules(.in([\"K\"]), .matches(\"[a-z]\")) var a = \"\"",
            "@Rules(.contains(match: \"[a-z]{3}\"), .length(5)) var a = \"\"",
            // What only empty values pass is meant.
            "@Rules(.absent, on: .x) @Rules(.length(3...)) var a = \"\"",
            // A number may be rounded by its type.
            "@Rules(.range(...1.0), .range(1.0000000001...)) var a: Float",
        ])
    func nothing(_ property: String) {
        #expect(Expansion(DiagnosticTests.model(property)).messages == [])
    }

    /// Errors are what nothing could pass, and warnings the rest.
    @Test func severities() {
        func severities(_ property: String) -> [String] {
            Expansion(DiagnosticTests.model(property)).severities
        }
        #expect(severities("@Rules(.required, .absent) var a: Int?") == ["error"])
        #expect(severities("@Rules(.range(5...), .range(...4)) var a = 1") == ["error"])
        #expect(severities("@Rules(.range(5...), .range(...4)) var a: Int?") == ["warning"])
        #expect(severities("@Rules(.range(5...), .range(4...)) var a = 1") == ["warning"])
    }

    @Test(
        arguments: [
            "// proviso: allow implied-rule\n@Rules(.range(5...), .range(4...)) var a = 1",
            "// proviso: allow refused-member, implied-rule\n// Twice, on purpose.\n@Rules(.range(5...), .range(4...)) var a = 1",
            "@Rules(.range(5...), .range(4...)) var a = 1 // proviso: allow implied-rule",
            "@Rules(\n.range(5...),\n// proviso: allow implied-rule\n.range(4...)) var a = 1",
        ])
    func allowed(_ property: String) {
        #expect(Expansion(DiagnosticTests.model(property)).messages == [])
        let other = property.replacing("implied-rule", with: "refused-default")
        #expect(Expansion(DiagnosticTests.model(other)).messages.count == 1)
    }
}
#endif
