import ProvisoFormats
import RuleTestSupport
import Testing

@testable import ProvisoCore

/// Rules for texts are kept in place, and say what they say in any other way that they are asked.
struct TextRuleTests {
    private static let rules: [AnyRule<String>] = [
        .email, .email(enableIDN: true), .url, .url(validSchemes: ["ftp", "gopher"]), .paymentCard,
        .paymentCard(brands: [.amex]), .length(2...5), .length(3...), .length(...4), .length(4), .length(0..<3),
        .length(2...5, unit: .utf8), .alphabetic, .alphabetic(ascii: true), .uuid, .required, .country, .isbn,
    ]

    private static let texts = [
        "", "a", "abc", "Ångström", "ada@example.org", "δοκιμή@παράδειγμα.ελ", "https://example.org/a?b#c",
        "GOPHER://example.org",
        "4111 1111 1111 1111", "371449635398431", "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "DE", "e\u{301}e\u{301}",
        "\r\n\r\n",
        "978-3-16-148410-0",
    ]

    @Test(arguments: rules)
    func isKeptInPlace(rule: AnyRule<String>) { #expect(rule.text != nil) }

    @Test(arguments: rules)
    func saysTheSameHoweverItIsAsked(rule: AnyRule<String>) {
        for text in Self.texts {
            var report = Report()
            rule.check(text, into: &report)
            let found = report.violations
            #expect(text.validate(rule).violations == found)
            #expect(text.validate(rule).isValid == found.isEmpty)
            #expect(text.validate(rules: RuleList([rule])).violations == found)
            #expect(text.validate(rules: RuleList([rule, .required])).violations.starts(with: found))
            #expect(Validator.validate(text, rule).violations == found)
            #expect(
                text.validate(AnyRule(TextCheck<String>(rule: rule.text ?? _TextRule(.required)))).violations == found)
            #expect(text.validate(rule.message("Oh")).violations.map(\.code) == found.map(\.code))
            #expect(text.validate(rule, limit: 1).violations == found)
        }
    }

    @Test func judgesPartsOfTexts() {
        let parts: [AnyRule<Substring>] = [.email, .length(2...5), .alphabetic, .url, .required]
        for (part, whole) in zip(parts, [.email, .length(2...5), .alphabetic, .url, .required] as [AnyRule<String>]) {
            for text in Self.texts {
                #expect(text[...].validate(part).violations == text.validate(whole).violations)
            }
        }
    }

    @Test func saysOfNothingThatItIsNoText() {
        #expect(Validator.validate(nil, AnyRule<String>.email).violations.map(\.code) == ["email"])
        #expect(Validator.validate(nil, AnyRule<String>.length(1...)).violations.map(\.code) == ["string.type"])
        #expect(Validator.validate(nil, AnyRule<String>.url).violations.map(\.code) == ["url"])
        #expect(Validator.validate(nil, AnyRule<String>.required).violations.map(\.code) == ["required"])
    }

    @Test func keepsItsNameAndCodes() {
        #expect(AnyRule<String>.length(1...).name == "length")
        #expect(AnyRule<String>.email.codes == ["email"])
        #expect(AnyRule<String>.required.skipsEmptyValues == false && AnyRule<String>.url.skipsEmptyValues)
    }

    /// A format with options that are too large, or hold references, is kept like any other rule.
    @Test func takesFormatsOfAnySize() {
        let large: AnyRule<String> = .domainName(minimumLabels: 3)
        #expect(large.text == nil)
        #expect("a.example.org".validate(large).isValid && !"example.org".validate(large).isValid)
    }
}
