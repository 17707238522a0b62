import ProvisoCore
import Testing

@testable import ProvisoFiles

/// The parts of which reports are made.
@Suite struct ReportPartsTests {
    @Test(
        arguments: [
            ("a.csv", "a.csv"), ("./a.csv", "a.csv"), (".//./a.csv", "a.csv"), ("../a.csv", "../a.csv"),
            ("data/ä b%.csv", "data/%C3%A4%20b%25.csv"), ("/tmp/a:b.csv", "file:///tmp/a%3Ab.csv"), ("a:b", "a%3Ab"),
            ("x\\y#z?q", "x%5Cy%23z%3Fq"), ("-", "-"),
        ])
    func uriReferences(path: String, uri: String) {
        #expect(RawPath(path).uriReference == uri)
    }

    @Test func uriReferencesOfBytes() {
        #expect(RawPath(bytes: [0x63, 0xE9, 0x0A]).uriReference == "c%E9%0A")
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("\u{FF}", "w78="),
    ])
    func base64(text: String, encoded: String) {
        #expect(Base64.text(of: Array(text.utf8)) == encoded)
    }

    @Test func freeNames() {
        #expect(RejectionWriter.freeName { _ in false } == "violations")
        #expect(RejectionWriter.freeName { ["violations", "violations2"].contains($0) } == "violations3")
    }

    /// Samples that the parts before have enough of are not made again, and what is kept is the same.
    @Test func samplesOfParts() throws {
        let document = try RuleDocument(["rules": [["attributes": ["a", "b"], "type": "integer"]]])
        let sampler = ViolationSampler(catalog: .english, showsValues: true)
        var (whole, gathered) = (ViolationTally(), GatheredTally())
        for start in stride(from: 1, to: 1000, by: 10) {
            var part = ViolationTally(gathered.sampledKinds.known)
            for number in start..<start + 10 {
                let record: DataValue = ["a": .string("x\(number % 70)"), "b": .string("x\(number % 3)\(number)")]
                for violation in try document.validate(record).violations {
                    part.add(violation, record: number, line: number + 1, file: "f", sampling: sampler)
                    whole.add(violation, record: number, line: number + 1, file: "f", sampling: sampler)
                }
            }
            if start > 70 { #expect(part.kinds.allSatisfy { $0.samples.isEmpty && $0.values.isFull }) }
            gathered.merge(part)
        }
        #expect(gathered.tally.kinds == whole.kinds && whole.kinds.count == 2)
        #expect(whole.kinds.allSatisfy { $0.samples.count == 5 && $0.values.isFull })
    }

    /// What is counted in parts is what is counted at once, but for kinds beyond what is kept.
    @Test func tallies() {
        let violations = (0..<3000).map { number in
            Violation(ViolationCode(rawValue: "code\(number % 7)"), at: FieldPath([.key("list"), .index(number)]))
        }
        var (whole, parts) = (ViolationTally(), ViolationTally())
        for start in stride(from: 0, to: violations.count, by: 100) {
            var part = ViolationTally()
            for index in start..<start + 100 {
                part.add(violations[index], record: index / 2, line: index / 2, file: "f")
                whole.add(violations[index], record: index / 2, line: index / 2, file: "f")
            }
            parts.merge(part)
        }
        #expect(whole.kinds == parts.kinds)
        #expect(parts.kinds.map(\.path) == Array(repeating: "list[]", count: 7))
        #expect(parts.kinds.reduce(0) { $0 + $1.violations } == 3000)
        #expect(parts.others == 0)
        var many = ViolationTally()
        for number in 0..<1500 {
            var one = ViolationTally()
            one.add(Violation("c", at: FieldPath([.key("k\(number)")])), record: 1, line: 1, file: "f")
            many.merge(one)
            many.merge(one)
        }
        #expect(many.kinds.count == ViolationTally.mostKinds)
        #expect(many.others == 2 * (1500 - ViolationTally.mostKinds))
    }

    @Test func markdownIsText() {
        for hostile in [
            "<script>", "a|b", "`x`", "[x](y)", "**x**", "@user", "https://x.org", "a\nb", "#1", "&lt;", "~~x~~",
        ] {
            let text = SummaryMarkdown.escaped(hostile)
            #expect(!text.contains { "<>|`[]*@:~\n".contains($0) }, "\(text)")
        }
        #expect(SummaryMarkdown.escaped("first_name") == "first\\_name")
        #expect(!SummaryMarkdown.escaped("www.x.org").contains("www."))
    }
}
