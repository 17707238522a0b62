import Proviso
import ProvisoFiles
import TestSupport
import Testing

/// Patterns and lengths of texts, and what is said of few values.
@Suite struct InferredPatternTests {
    private func propose(_ values: [String]) async throws -> RuleProposal {
        let folder = try TemporaryFolder()
        let path = folder.file("a.csv", Array(("a,other\n" + values.map { "\"\($0)\",x\n" }.joined()).utf8))
        let proposal = try await RuleInference().run([RawPath(path)])
        let document = try RuleDocument(proposal.data)
        #expect(document.warnings.isEmpty)
        let summary = try await FileCheck(document).run([path]) { _ in }
        #expect(summary.violations == proposal.attributes.flatMap(\.rules).reduce(0) { $0 + $1.exceptions })
        return proposal
    }

    private func pattern(_ proposal: RuleProposal) -> String? {
        proposal.attributes[0].rules.first { $0.name == "match" }?.options["pattern"]?.text
    }

    /// Telephone numbers with blanks have a pattern, and no lengths.
    @Test func telephoneNumbers() async throws {
        let one = try await propose((0..<100).map { "0\(30 + $0 % 9) \(1000 + $0) \(200 + $0)" })
        #expect(pattern(one) == "^[0-9]{3} [0-9]{4} [0-9]{3}$")
        let several = try await propose(
            (0..<100).map {
                "0\(["30", "171", "4", "17234"][$0 % 4]) \(["12345", "678", "9876"][$0 % 3]) \(10 + $0 % 80)"
            })
        #expect(pattern(several) == "^[0-9]+ [0-9]{3,5} [0-9]{2}$")
        #expect(several.attributes[0].rules.allSatisfy { $0.name != "string" })
    }

    /// Of lengths that differ anyway none is a slip; one of another length among equal ones is.
    @Test func furtherShapes() async throws {
        var values = (0..<100).map { "V\($0)%" }
        #expect(pattern(try await propose(values + ["V100%"])) == #"^[A-Z][0-9]{1,3}\%$"#)
        values = (0..<100).map { "AB-\(1000 + $0)" }
        let proposal = try await propose(values + ["AB-123"])
        #expect(pattern(proposal) == #"^[A-Z]{2}\-[0-9]{4}$"#)
        #expect(proposal.attributes[0].rules.first { $0.name == "match" }?.exceptions == 1)
        // A second form that comes again and again is one, though enough values have the first.
        values = (0..<200).map { "\($0 % 33 == 0 ? "X" : "AB-")\(1000 + $0)" }
        #expect(pattern(try await propose(values)) == #"^(?:[A-Z]{2}\-[0-9]{4}|[A-Z][0-9]{4})$"#)
    }

    /// Words and numbers between words are no codes.
    @Test func words() async throws {
        let streets = try await propose((0..<100).map { "\($0) Main Street\(String(repeating: "s", count: $0 % 9))" })
        #expect(pattern(streets) == nil)
    }

    /// Nothing is said of lengths by a few values, or by one that comes again and again.
    @Test func fewValues() async throws {
        let words = ["a word", "some words", "words", "one more word", "the last", "word by word", "in", "for a word"]
        for count in [1, 3, 8] {
            let proposal = try await propose(Array(words.prefix(count)))
            #expect(proposal.attributes[0].rules.map(\.name) == ["required"])
        }
        let same = try await propose(Array(repeating: "some words", count: 9))
        #expect(same.attributes[0].rules.map(\.name) == ["required"])
        let codes = try await propose(["A-17", "A-18", "A-21", "A-22"])
        #expect(pattern(codes) == #"^[A-Z]+\-[0-9]+$"#)
        let many = try await propose((0..<40).map { "word\(String(repeating: "s", count: $0 % 30)) by word" })
        let lengths = many.attributes[0].rules.first { $0.name == "string" }?.options
        #expect(lengths?["min"] == .number(ExactNumber(10)) && lengths?["max"] == .number(ExactNumber(50)))
    }

    /// Rounding never takes in what is left out.
    @Test func boundsStayBesideWhatIsFarAway() async throws {
        for far in [70, 80, 90, 100, 130] {
            let proposal = try await propose((0..<400).map { $0 == 9 ? "\(far)" : "\(1 + $0 % 14)" })
            let rule = try #require(proposal.attributes[0].rules.first { $0.name == "number" })
            #expect(rule.exceptions == 1)
        }
    }

    /// Six addresses of seven are meant to be addresses, and the seventh is named.
    @Test(arguments: [
        ("email", ["ada@example.com", "bo@example.org", "cy@example.net", "di@", "ed@example.com", "fi@example.com"]),
        (
            "uuid",
            [
                "6fa459ea-ee8a-3ca4-894e-db77e160355e", "16fd2706-8baf-433b-82eb-8c7fada847da",
                "886313e1-3b8a-5372-9b90-0c9aee199e5d", "886313e1-3b8a-5372-9b90",
                "6fa459ea-ee8a-3ca4-894e-db77e160355f",
                "6fa459ea-ee8a-3ca4-894e-db77e160355d",
            ]
        ),
        ("date", ["2020-01-31", "2020-02-28", "2020-03-31", "2020-02-30", "2020-05-31", "2020-06-30"]),
        ("date", ["31.01.2020", "28.02.2020", "31.03.2020", "30.02.2020", "31.05.2020", "30.06.2020"]),
    ])
    func nearMisses(name: String, values: [String]) async throws {
        let proposal = try await propose(values)
        let rule = try #require(proposal.attributes[0].rules.first { $0.name == name })
        #expect(rule.exceptions == 1 && rule.nearMisses.map(\.line) == [5])
        #expect(proposal.yaml.contains("\n    # near miss: line 5, "))
        #expect(!proposal.yaml.contains(values[3]))
    }

    /// With too few of a format nothing is meant by it, nor where all values are to keep it.
    @Test func noNearMisses() async throws {
        let half = try await propose(["ada@example.com", "bo@example.org", "cy@example.net", "di", "ed"])
        #expect(half.attributes[0].rules.allSatisfy { $0.name != "email" })
        let folder = try TemporaryFolder()
        let text = "a,b\n" + (0..<6).map { "a\($0)@example.com,x\n" }.joined() + "ada@,x\n"
        var inference = RuleInference()
        inference.leastShare = 10_000
        let all = try await inference.run([RawPath(folder.file("a.csv", Array(text.utf8)))])
        #expect(all.attributes[0].rules.allSatisfy { $0.name != "email" })
    }

    /// An estimate of how many values differ does not stand beside what has looked at all of them.
    @Test func differentValues() async throws {
        let proposal = try await propose((0..<1500).map { "\($0)" })
        #expect(proposal.yaml.contains("# a: 1500 values, all different"))
        #expect(proposal.yaml.contains("min: 0, max: 1500 }  # all 1500 values; bounds of the data, rounded outwards"))
        let slip = try await propose((0..<1500).map { $0 == 9 ? "8" : "\($0)" })
        #expect(slip.yaml.contains("# a: 1500 values, nearly all different"))
    }
}
