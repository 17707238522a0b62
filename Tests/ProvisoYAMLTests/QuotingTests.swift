#if YAML
import Proviso
import ProvisoYAML
import Testing

/// Text that YAML takes for something else: the advice names the quotes that it needs.
@Suite struct QuotingTests {
    private func problems(_ yaml: String) -> [RuleDocumentProblem] {
        do throws(RuleDocumentError) {
            _ = try RuleDocument(yaml: yaml)
            return []
        } catch { return error.problems }
    }

    @Test(arguments: [
        "^[a-z]+$", "[a-z]+$", "^a{2,3}$", "^[^@]+@[^@]+$", "a{2}", "[a-z]", "(a|[b])", "^{", "*a", "|a]",
        "\\d{4}-\\d{2}",
        "^(?:a|b){1,2}$", "%d", "@[a-z]", "^a: [b]$",
    ])
    func patternsWithoutQuotes(_ pattern: String) {
        for rule in [
            "- { attributes: code, type: match, pattern: \(pattern) }", "- [code, match, { pattern: \(pattern) }]",
            "- { attributes: code, type: match, pattern: \(pattern), message: 'no, {attribute}' }",
        ] {
            let problems = problems("rules:\n  - [a, required]\n  \(rule)\n  - [b, required]\n")
            #expect(!problems.isEmpty)
            #expect(problems.first?.suggestion?.contains("quotes") ?? false, "\(rule): \(problems)")
        }
    }

    @Test func theKindOfQuotes() {
        for pattern in ["^[a-z]+$", "^a{2,3}$", "[a-z]", "[a-z]+"] {
            let problems = problems("rules: [ { attributes: a, type: match, pattern: \(pattern) } ]")
            #expect(problems.first?.suggestion?.contains("single quotes") ?? false, "\(problems)")
        }
        // A comma ends the text, and what follows is taken for a key.
        let cut = problems("rules: [ { attributes: a, type: match, pattern: ^(a,b)$ } ]")
        #expect(cut.contains { $0.suggestion?.contains("`pattern` in single quotes") ?? false }, "\(cut)")
        // In quotes it is understood.
        #expect(problems("rules: [ { attributes: a, type: match, pattern: '^[a-z]{1,2},$' } ]").isEmpty)
    }

    @Test(arguments: [
        "tooSmall: {min} or more", "tooSmall: at least {min}", "tooSmall: {min}",
        "message: [x] is wrong",
    ])
    func messagesWithoutQuotes(_ option: String) {
        let problems = problems("rules:\n  - { attributes: age, type: number, min: 18, \(option) }\n")
        #expect(!problems.isEmpty)
        #expect(problems.contains { $0.suggestion?.contains("quotes") ?? false }, "\(problems)")
    }

    /// An operator that begins a text of several lines, or a tag.
    @Test(arguments: [
        "{ attributes: a, type: compare, compareValue: 3, operator: > }",
        "{ attributes: a, type: compare, operator: >=, compareValue: 3 }",
        "\n    attributes: a\n    type: compare\n    operator: >=\n    compareValue: 3",
        "{ attributes: a, type: compare, operator: !=, compareValue: 3 }",
    ])
    func operatorsWithoutQuotes(_ rule: String) {
        let problems = problems("rules:\n  - \(rule)\n")
        #expect(problems.count == 1)
        #expect(problems.first?.suggestion?.contains("quotes") ?? false, "\(problems)")
    }

    /// What is broken for another reason gets other advice.
    @Test(arguments: [
        "rules: [[a, required]", "rules:\n  - { attributes: a, type: required\n  - [b, required]\n",
        "rules: [ { attributes: [a, b, type: required } ]",
        "rules: [ { attributes: a, type: match, pattern: '^[a-z]$ } ]",
    ])
    func otherMistakes(_ yaml: String) {
        let problems = problems(yaml)
        #expect(problems.count == 1)
        #expect(!(problems.first?.suggestion?.contains("single quotes") ?? false), "\(problems)")
    }

    /// Texts that look like numbers, and lists where text is wanted.
    @Test func kinds() {
        #expect(problems("rules: [[a, match, { pattern: 12 }]]").first?.suggestion == "Put it in quotes.")
        #expect(problems("rules: [[a, startsWith, { value: true }]]").first?.suggestion == "Put it in quotes.")
    }

    /// Whoever writes a document has no Swift at hand.
    @Test(arguments: ["(a)\\1", "a(?=b)", "(?<!a)b", "a(?R)", "(?1)", "(?{x})", "(?(1)a)"])
    func adviceOnPatterns(_ pattern: String) {
        let problems = problems("rules: [[a, match, { pattern: '\(pattern)' }]]")
        #expect(problems.count == 1)
        #expect(problems.first?.suggestion != nil)
        #expect(!"\(problems)".contains("Regex") && !"\(problems)".contains("of your own"), "\(problems)")
    }
}
#endif
