import Proviso
import ProvisoFiles
import Testing

/// Files that rules name and that are read in another way than their names say.
@Suite struct RuleTableTests {
    private let folder: TemporaryFolder
    private let files: RuleFiles

    init() throws {
        folder = try TemporaryFolder()
        files = RuleFiles(folder: folder.path)
    }

    struct Table: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let options: DataValue
        var column = "code"
        var testDescription: String { "\(name) \(options)" }
    }

    static let tables = [
        Table(name: "t.csv", text: "# of ISO\ncode;name\nAD;Andorra\n# late\nZW;\n", options: ["comment": "#"]),
        // Without a header columns have numbers, or the names that the rule gives them.
        Table(
            name: "t.tab", text: "#code\tname, territory\nAD\tAndorra\nZW\tZimbabwe, Harare\n",
            options: ["comment": "#", "header": false], column: "column1"),
        Table(
            name: "t.tab", text: "#code\tname\nAD\tAndorra\nZW\tZimbabwe\n",
            options: ["comment": "#", "columns": ["code", "name"]]),
        Table(
            name: "short.tsv", text: "AD\nZW\tx\ty\n", options: ["columns": "code, a, b", "shortRows": true]),
        Table(name: "header.csv", text: "n,code,z\n1,AD\n2,ZW,1\n3\n", options: ["shortRows": true]),
        Table(name: "t.txt", text: "code,x|code\na,b|AD\nc,d|ZW\n", options: ["format": "csv", "delimiter": "|"]),
        Table(name: "t.csv", text: "a;b;c\nd\ncode\nAD\nZW\n", options: ["skipRows": 2]),
        Table(name: "t.json", text: #"{"a/b":[{"code":"AD"},{"code":"ZW"}]}"#, options: ["records": "/a~1b"]),
        Table(name: "t.data", text: "{\"code\":\"AD\"}\n{\"code\":\"ZW\"}\n", options: ["format": "ndjson"]),
        // A column without a name has one by its number, in files that rules name too.
        Table(name: "t.csv", text: "n,\n1,AD\n2,ZW\n", options: ["header": true], column: "column2"),
        Table(name: "t.csv", text: "code\nAD\nZW\n", options: ["encoding": "iso-8859-1", "delimiter": "auto"]),
    ]

    @Test(arguments: tables) func isReadAsTheRuleSays(_ table: Table) async throws {
        _ = folder.file(table.name, Array(table.text.utf8))
        guard case .object(var file) = table.options else { return }
        file["path"] = .string(table.name)
        let column = DataValue.string(table.column)
        let rules: [DataValue] = [
            ["attributes": "c", "type": "exists", "file": .object(file), "column": column],
            ["attributes": "c", "type": "in", "range": ["file": .object(file), "column": column]],
        ]
        for rule in rules {
            let document = try RuleDocument([rule], files: files)
            let data = folder.file("data.csv", Array("c\nAD\nZW\nXX\n".utf8))
            let checked = try await CheckedFiles(document, [data])
            #expect(checked.summary.failures.isEmpty)
            #expect(checked.found.map(\.line) == [4])
        }
    }

    @Test func aTableInAnEncoding() async throws {
        _ = folder.file("t.csv", [0x63, 0x0A, 0xE9, 0x0A])
        let file: DataValue = ["path": "t.csv", "encoding": "latin1"]
        let document = try RuleDocument(
            [["attributes": "c", "type": "in", "range": ["file": file, "column": "c"]]], files: files)
        #expect(try document.validate(["c": "é"]).isValid)
    }

    @Test(
        arguments: [
            (["path": "t.csv", "comments": "#"], "A file has no key `comments`.", "Did you mean `comment`?"),
            (["path": "t.csv", "sep": ";"], "A file has no key `sep`.", "Did you mean `delimiter`?"),
            (["comment": "#"], "The rule needs `path`.", nil),
            (["path": ""], "`path` must be the name of a file.", nil),
            (
                ["path": "t.csv", "header": "no"], "`header` must be true or false, not the text \"no\".",
                "Write false."
            ),
            (
                ["path": "t.csv", "format": "tsv"], "`format` must be `csv`, `json` or `ndjson`, not the text \"tsv\".",
                "Did you mean `csv`?"
            ),
            (["path": "t.csv", "skipRows": -1], "`skipRows` must be 0 or more, not -1.", nil),
            (
                ["path": "t.json", "records": "a"], "`records` must be a JSON Pointer, such as /data/items.", nil
            ),
            (
                ["path": "t.csv", "columns": ["a"], "header": true],
                "A file has a header, or `columns` says what its columns are called.", "Leave one of the two out."
            ),
            (
                ["path": "t.json", "comment": "#"],
                "`t.json` cannot be read: t.json: `comment` is for CSV, and the file is json", nil
            ),
            (
                ["path": "t.csv", "records": "/a"],
                "`t.csv` cannot be read: t.csv: `records` is for JSON, and the file is csv", nil
            ),
            (7, "`file` must be the name of a file, or a mapping with `path`, not the number 7.", nil),
        ] as [(DataValue, String, String?)])
    func mistakesAreNamed(_ file: DataValue, _ message: String, _ suggestion: String?) throws {
        _ = folder.file("t.csv", Array("a\n1\n".utf8))
        _ = folder.file("t.json", Array("[]".utf8))
        for rule: DataValue in [
            ["attributes": "a", "type": "exists", "file": file, "column": "a"],
            ["attributes": "a", "type": "in", "range": ["file": file, "column": "a"]],
        ] {
            let error = #expect(throws: RuleDocumentError.self) { try RuleDocument([rule], files: files) }
            #expect(error?.problems.map(\.message) == [message])
            #expect(error?.problems.first?.suggestion == suggestion)
        }
    }

    /// Where the records of JSON are said to be and are not is told, with what there is.
    @Test func recordsThatAreNotThere() async throws {
        _ = folder.file("t.json", Array(#"{"codes":[{"a":1}]}"#.utf8))
        let file: DataValue = ["path": "t.json", "records": "/code"]
        let document = try RuleDocument([["attributes": "a", "type": "exists", "file": file]], files: files)
        let checked = try await CheckedFiles(document, [folder.file("a.csv", Array("a\n1\n".utf8))])
        #expect(checked.summary.failures.count == 1)
        #expect(checked.summary.failures.first?.description.contains("/codes") ?? false)
    }

    /// Keys behind a quote that is never closed would be missing, and those that are forbidden would pass.
    @Test(arguments: [
        ("t.csv", "a\n1\n\"3\n4\n", "t.csv:3:1: the quote that opens here is never closed"),
        ("t.csv", "a\n1\n\u{FF}\n", "t.csv:3:1: it is not UTF-8 text; give its `encoding`"),
        ("t.ndjson", "{\"a\":1}\n{\"a\":}\n", "t.ndjson:2:6: the record is not JSON: value missing"),
        ("t.ndjson", "{\"a\":1}\n[1]\n", "t.ndjson:2:1: the record is not an object"),
    ])
    func whatCannotBeReadEndsTheCheck(name: String, text: String, problem: String) async throws {
        _ = folder.file(name, text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        let document = try RuleDocument([["attributes": "a", "type": "exists", "file": .string(name)]], files: files)
        let checked = try await CheckedFiles(document, [folder.file("a.csv", Array("a\n1\n".utf8))])
        #expect(checked.summary.failures.count == 1)
        #expect(checked.summary.failures.first?.description.hasPrefix(problem) ?? false)
        let members: DataValue = ["file": .string(name), "column": "a"]
        let error = #expect(throws: RuleDocumentError.self) {
            try RuleDocument([["attributes": "a", "type": "in", "range": members, "not": true]], files: files)
        }
        #expect(error?.problems.first?.message.contains(problem) ?? false, "\(String(describing: error))")
    }

    @Test func aRowThatIsTooShortIsNoneWithoutShortRows() async throws {
        _ = folder.file("t.csv", Array("a,b\n1\n".utf8))
        let document = try RuleDocument([["attributes": "a", "type": "exists", "file": "t.csv"]], files: files)
        let checked = try await CheckedFiles(document, [folder.file("a.csv", Array("a\n1\n".utf8))])
        #expect(checked.summary.failures.map(\.description) == ["t.csv:2:1: a row has 1 cells for 2 columns"])
    }
}
