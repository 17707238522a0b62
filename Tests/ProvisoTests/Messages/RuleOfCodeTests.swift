import Testing

@testable import ProvisoCore

/// Whether a code is one of a rule's, which each violation asks.
@Suite struct RuleOfCodeTests {
    typealias Case = (code: ViolationCode, rule: String, isOf: Bool)

    static let cases: [Case] = [
        ("email", "email", true), ("email.domainUnchecked", "email", true), ("email", "emai", false),
        ("emails", "email", false), ("email", "emails", false), ("string.tooShort", "string.tooShort", false),
        ("a.b.c", "a.b", false), ("a.b.c", "a", true), ("", "", true), (".x", "", true), ("x", "", false),
        ("Straße.zu", "Straße", true), ("Straße", "Strasse", false),
    ]

    @Test(arguments: cases) func theFirstPartIsTheRule(_ example: Case) {
        #expect(example.code.isOf(rule: example.rule) == example.isOf)
        #expect(example.code.isOf(rule: example.rule) == (example.code.rule == example.rule))
    }
}
