@testable import ProvisoFiles
import TestSupport
import Testing

@Suite struct DelimiterGuessTests {
    private func decide(_ text: String, isWhole: Bool = true, comment: String? = nil) throws -> DelimiterFinding {
        var dialect = CSVDialect()
        if let comment { try dialect.setComment(comment) }
        return DelimiterGuess.decide(Array(text.utf8).span, isWhole: isWhole, dialect: dialect)
    }

    private func preamble(_ bytes: [UInt8], isLast: Bool, skipping lines: Int) -> CSVPreamble? {
        CSVPreamble(bytes.span, isLast: isLast, skipping: lines)
    }

    @Test(
        arguments: [
            ("a,b\n1,2\n", ","), ("a;b;c\n1,5;2,5;3\n", ";"), ("a\tb\n1,2\t3\n", "\t"), ("a|b\nx;y|z\n", "|"),
            ("\"a,b\";c\n\"x,y\";z\n", ";"), ("id;name;price, EUR\n1;x;2,50\n", ";"), ("a;b", ";"),
            ("a;b;c\n1;2;3\n1;2\n4;5;6\n", ";"), ("time,place\n10:00,x\n", ","), ("a b;c d\n1 2;3 4\n", ";"),
            ("a;b\n\"x\ny;z\";2\n", ";"), ("\n\na;b\n1;2\n", ";"),
        ])
    func byRows(_ text: String, _ delimiter: String) throws {
        #expect(try decide(text) == DelimiterFinding(delimiter: delimiter, reason: .rows))
    }

    /// What cannot be told is said, and it is the comma then.
    @Test func thatCannotBeTold() throws {
        for text in ["", "\n", "a\n1\n2\n", "a b:c\n1 2:3\n", "a\n1;2\n3;4\n", "a,b\n1\n2\n3\n", "\"a"] {
            #expect(try decide(text) == DelimiterFinding(delimiter: ",", reason: .noCandidate), "\(text)")
        }
        #expect(try decide("a,b;c\n1,2;3\n") == DelimiterFinding(delimiter: ",", reason: .tie([";"])))
        #expect(try decide("a;b|c\n1;2|3\n") == DelimiterFinding(delimiter: ";", reason: .tie(["|"])))
    }

    /// A last row that may be cut off does not count, and comments do not.
    @Test func whatDoesNotCount() throws {
        #expect(try decide("a;b\n1", isWhole: false).delimiter == ";")
        #expect(try decide("#a,b,c\na;b\n#,,,\n1;2\n", comment: "#").delimiter == ";")
    }

    @Test(
        arguments: [
            ("a;b;c\n", ";"), ("a|b;c;d\n", ";"), ("a\tb", "\t"), ("\"a;b\"\n", nil), ("a b:c\n", nil), ("", nil),
        ]
            as [(String, String?)])
    func otherDelimiters(_ row: String, _ delimiter: String?) {
        let found = DelimiterGuess.other(than: CSVDialect(), in: Array(row.utf8).span)
        #expect(found == delimiter)
    }

    @Test(
        arguments: [
            ("sep=;\na", ";"), ("sep=;\r\na", ";"), ("SEP=\\t\na", "\t"), ("sep=\t\ra", "\t"), ("\"sep=;\"\na", ";"),
            ("sep=,,,,\na", ","), ("sep=|", "|"), ("sep=¦\na", "¦"), ("sep=\n;", nil), ("sep=ab\n", nil),
            ("\"sep=;\n\"", nil), ("separator\n", nil), ("\nsep=;\n", nil), ("sep=\"\n", nil), ("", nil),
        ] as [(String, String?)])
    func firstLine(_ text: String, _ delimiter: String?) throws {
        let bytes = Array(text.utf8)
        let preamble = try #require(self.preamble(bytes, isLast: true, skipping: 0))
        #expect(preamble.delimiter == delimiter)
        #expect(preamble.lines == (delimiter == nil ? 0 : 1))
        // Piece by piece it is the same as soon as something is said.
        for count in bytes.indices {
            if let early = self.preamble(Array(bytes[..<count]), isLast: false, skipping: 0) {
                #expect(early == preamble)
            }
        }
    }

    @Test func skippedLines() throws {
        let bytes = Array("sep=;\n\"title\r\n\rx\n".utf8)
        for (count, lines, length) in [(0, 1, 6), (1, 1, 6), (2, 2, 14), (3, 3, 15), (4, 4, 17), (9, 4, 17)] {
            let preamble = try #require(self.preamble(bytes, isLast: true, skipping: count))
            #expect(preamble.lines == lines && preamble.length == length)
        }
        #expect(preamble(bytes, isLast: false, skipping: 9) == nil)
    }

    /// Whatever a file begins with: what is found lies in it, and nothing traps.
    @Test func randomBeginnings() throws {
        var random = SplitMix64(seed: 51)
        let pieces = ["sep", "=", "sep=", ";", ",", "\t", "\\t", "\"", "\n", "\r\n", "\r", "é", "a", "|", "#"]
        for _ in 0..<5000 {
            let count = Int.random(in: 0..<12, using: &random)
            var bytes = Array((0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined().utf8)
            if Bool.random(using: &random) { bytes.append(UInt8.random(in: 0x80...0xFF, using: &random)) }
            let skipped = Int.random(in: 0...3, using: &random)
            let preamble = try #require(self.preamble(bytes, isLast: true, skipping: skipped))
            #expect((0...bytes.count).contains(preamble.length))
            let rest = Array(bytes[preamble.length...])
            let finding = DelimiterGuess.decide(rest.span, isWhole: true, dialect: CSVDialect())
            #expect(DelimiterGuess.candidates.contains(finding.delimiter))
        }
    }

    @Test func marksOfComments() throws {
        var dialect = try CSVDialect(delimiter: "#")
        for text in ["", "\"", "\n", "a\rb", "\0", "#", "#x", "\u{FEFF}", String(repeating: "x", count: 17)] {
            #expect(throws: CSVDialectError.self) { try dialect.setComment(text) }
        }
        try dialect.setComment("//")
        #expect(dialect.comment == Array("//".utf8))
    }
}
