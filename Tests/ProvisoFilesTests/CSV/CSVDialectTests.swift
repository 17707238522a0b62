import TestSupport
import ProvisoFiles
import Testing

@Suite struct CSVDialectTests {
    @Test(arguments: ["", ",,", "\"", "\n", "\r", "\r\n", "\0", "\u{FEFF}", "e\u{301}"])
    func refuses(_ delimiter: String) {
        #expect(throws: CSVDialectError.self) { try CSVDialect(delimiter: delimiter) }
    }

    @Test func saysWhatToDo() {
        let error = #expect(throws: CSVDialectError.self) { try CSVDialect(delimiter: "::") }
        #expect(
            error?.description == "the delimiter \"::\" cannot be used: it is more than one character;"
                + " give one character, such as ',' or ';' or '|', or the word tab")
    }

    @Test(arguments: [
        ("a", false, false, "a"), ("", false, false, ""), ("", false, true, "\"\""), ("", true, false, "\"\""),
        ("a,b", false, false, "\"a,b\""), ("a\"b", false, false, "\"a\"\"b\""), ("a\nb", false, false, "\"a\nb\""),
        ("a\rb", false, false, "\"a\rb\""), ("a;b", false, false, "a;b"), ("a", true, false, "\"a\""),
        (" a ", false, false, " a "),
    ])
    func writes(_ text: String, _ isQuoted: Bool, _ isAlone: Bool, _ expected: String) {
        var output: [UInt8] = []
        CSVDialect().write(Array(text.utf8).span, isQuoted: isQuoted, isAlone: isAlone, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == expected)
    }

    @Test(arguments: [",", "¦", "\t"]) func readsBackWhatItWrote(_ delimiter: String) throws {
        let dialect = try CSVDialect(delimiter: delimiter)
        var random = SplitMix64(seed: 12)
        for _ in 0..<1000 {
            let cells = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                randomCSV(&random, delimiter: delimiter, pieces: 4)
            }
            var output: [UInt8] = []
            for (index, cell) in cells.enumerated() {
                if index > 0 { output += dialect.delimiter }
                dialect.write(cell.span, isAlone: cells.count == 1, to: &output)
            }
            #expect(naiveRows(output, delimiter: dialect.delimiter).map(\.cells) == [cells])
        }
    }
}
