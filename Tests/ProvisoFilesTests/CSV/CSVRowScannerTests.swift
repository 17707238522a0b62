import TestSupport
import Proviso
@testable import ProvisoFiles
import Testing

@Suite struct CSVRowScannerTests {
    /// The rows as the scanner finds them; a quote that is not closed comes last.
    private func rows(_ text: String, delimiter: String = ",") throws -> [[String]] {
        try rows(Array(text.utf8), CSVDialect(delimiter: delimiter)).map { row in
            row.cells.map { String(decoding: $0, as: UTF8.self) } + (row.isClosed ? [] : ["not closed"])
        }
    }

    private func rows(_ bytes: [UInt8], _ dialect: CSVDialect) -> [NaiveRow] {
        var scanner = CSVRowScanner(dialect)
        var lines = LineCursor(endings: .all)
        var found: [NaiveRow] = []
        var offset = 0
        while true {
            switch scanner.scan(bytes.span, from: offset) {
            case .end: return found
            case .unclosedQuote(let opening):
                let raw = Array(bytes[scanner.rowRange])
                #expect(bytes[opening] == UInt8(ascii: "\""))
                let line = lines.line(of: scanner.rowRange.lowerBound, in: bytes.span)
                found.append(NaiveRow(cells: [], raw: raw, line: line, isClosed: false))
                return found
            case .row(let next):
                #expect(next > offset && scanner.cells.count == scanner.cellCount)
                let cells = scanner.cells.map { cell in
                    var text: [UInt8] = []
                    cell.unquote(in: bytes.span, into: &text)
                    if !cell.needsUnquoting { #expect(text == Array(bytes[cell.start..<cell.end])) }
                    return text
                }
                let raw = Array(bytes[scanner.rowRange])
                let joined = scanner.cells.map { Array(bytes[$0.rawRange]) }.joined(separator: dialect.delimiter)
                #expect(Array(joined) == raw)
                let line = lines.line(of: scanner.rowRange.lowerBound, in: bytes.span)
                found.append(NaiveRow(cells: cells, raw: raw, line: line))
                offset = next
            }
        }
    }

    @Test(
        arguments: [
            ("", []), ("\n\r\n\r", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]),
            ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
            (",", [["", ""]]), (",\n", [["", ""]]), ("a,\n,b", [["a", ""], ["", "b"]]), (" \n", [[" "]]),
            ("\"\"", [[""]]),
            ("\"\"\n\n\"\"", [[""], [""]]), ("\"a,b\",c", [["a,b", "c"]]),
            ("\"a\nb\r\nc\rd\",e\nf", [["a\nb\r\nc\rd", "e"], ["f"]]),
            ("\"a\"\"b\"", [["a\"b"]]), ("\"\"\"\"", [["\""]]), ("\"\"\"a\"\"\"", [["\"a\""]]),
            ("a\"b,c\"", [["a\"b", "c\""]]),
            ("a \"b\",c", [["a \"b\"", "c"]]), (" \"a,b\"", [[" \"a", "b\""]]), ("\"a\"b,c", [["ab", "c"]]),
            ("\"a\" ,c", [["a ", "c"]]), ("\"a\"b\"c\",d", [["ab\"c\"", "d"]]),
            ("\"a\"\"b\"c\"\"d,e", [["a\"bc\"\"d", "e"]]),
            ("a\rb\rc", [["a"], ["b"], ["c"]]), ("a\r\r\nb", [["a"], ["b"]]), ("\n\na\n\n\nb\n\n", [["a"], ["b"]]),
            ("\"a", [["not closed"]]), ("a\nb,\"c\n\"\"", [["a"], ["not closed"]]), ("\"", [["not closed"]]),
            ("a;b", [["a;b"]]),
            ("12345678,12345678\n123456,\"1234567890\"\n", [["12345678", "12345678"], ["123456", "1234567890"]]),
        ] as [(String, [[String]])])
    func reads(_ text: String, _ expected: [[String]]) throws {
        #expect(try rows(text) == expected)
    }

    @Test(
        arguments: [
            (";", "a;b,c\n\"d;e\";f", [["a", "b,c"], ["d;e", "f"]]), ("tab", "a\tb c", [["a", "b c"]]),
            ("\\t", "a\t\"b\tc\"", [["a", "b\tc"]]), ("¦", "a¦bÂ¦\"c¦d\"¦é", [["a", "bÂ", "c¦d", "é"]]),
            ("😀", "a😀😀\"b😀\"\n", [["a", "", "b😀"]]), (" ", "a b  c", [["a", "b", "", "c"]]), ("|", "|", [["", ""]]),
        ] as [(String, String, [[String]])])
    func takesOtherDelimiters(_ delimiter: String, _ text: String, _ expected: [[String]]) throws {
        #expect(try rows(text, delimiter: delimiter) == expected)
    }

    @Test func saysWhereAQuoteOpened() {
        var scanner = CSVRowScanner(CSVDialect())
        #expect(scanner.scan(Array("a,\"b\nc".utf8).span, from: 0) == .unclosedQuote(at: 2))
        #expect(scanner.rowRange == 0..<6)
    }

    @Test func countsCellsBeyondTheLimit() {
        var scanner = CSVRowScanner(CSVDialect())
        scanner.cellLimit = 2
        #expect(scanner.scan(Array("a,b,c,d\n".utf8).span, from: 0) == .row(next: 8))
        #expect(scanner.cells.count == 2)
        #expect(scanner.cellCount == 4)
    }

    @Test(arguments: [",", "¦", ";"], ["", "#", "//"])
    func readsWhatTheReferenceReads(_ delimiter: String, _ comment: String) throws {
        var random = SplitMix64(seed: 11)
        var dialect = try CSVDialect(delimiter: delimiter)
        if !comment.isEmpty { try dialect.setComment(comment) }
        for _ in 0..<Sweep.count(4000, sample: 800) {
            let bytes = randomCSV(&random, delimiter: delimiter, comment: comment)
            let found = rows(bytes, dialect)
            let expected = naiveRows(bytes, delimiter: dialect.delimiter, comment: dialect.comment)
            let same = zip(found, expected).allSatisfy { left, right in
                left.raw == right.raw && left.line == right.line && left.isClosed == right.isClosed
                    && (!left.isClosed || left.cells == right.cells)
            }
            if !same || found.count != expected.count {
                Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription): \(found), not \(expected)")
            }
        }
    }
}
