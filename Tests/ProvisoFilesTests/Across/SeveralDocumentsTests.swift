import Proviso
import ProvisoFiles
import Testing

@Suite struct SeveralDocumentsTests {
    private let folder: TemporaryFolder
    private let files: RuleFiles

    init() throws {
        folder = try TemporaryFolder()
        files = RuleFiles(folder: folder.path)
    }

    private func write(_ name: String, _ text: String) -> String { folder.file(name, Array(text.utf8)) }

    private func problems(_ document: DataValue, _ files: RuleFiles?) -> [RuleDocumentProblem] {
        do throws(RuleDocumentError) {
            _ = try RuleDocument(document, files: files)
            return []
        } catch {
            return error.problems
        }
    }

    // MARK: Values from a file

    @Test func anEnumerationComesFromAFile() async throws {
        _ = write("countries.csv", "name,code\nGermany,DE\nFrance,FRANCE\nNowhere,\n")
        let rule: DataValue = [
            "attributes": "country", "type": "in", "range": ["file": "countries.csv", "column": "code"],
        ]
        let document = try RuleDocument([rule], files: files)
        #expect(try document.validate(["country": "DE"]).isValid)
        #expect(try !document.validate(["country": "XX"]).isValid)
        // It suggests what is near, as of any list.
        #expect(try document.validate(["country": "FRANCCE"]).violations.first?.suggestion == "FRANCE")
    }

    /// What a document names is opened only where the caller gives a folder, and only in there.
    @Test func noFileIsOpenedWithoutAFolder() {
        let rule: DataValue = ["attributes": "a", "type": "in", "range": ["file": "x.csv", "column": "a"]]
        #expect(problems([rule], nil).map(\.message).first?.contains("without a folder") ?? false)
        #expect(problems(["include": "x.json", "rules": [["a", "required"]]], nil).count == 1)
        _ = write("x.csv", "b\n1\n")
        #expect(problems([rule], files).map(\.message) == ["`x.csv` has no column `a`."])
        for name in ["../x.csv", "/etc/passwd.csv", "y/../../x.csv"] {
            let outside: DataValue = ["attributes": "a", "type": "exists", "file": .string(name)]
            #expect(problems([outside], files).first?.message.contains("outside") ?? false, "\(name)")
        }
        #expect(problems([["attributes": "a", "type": "exists", "file": "none.csv"]], files).count == 1)
    }

    // MARK: Included documents

    @Test func aDocumentIncludesOthers() async throws {
        _ = write("base.json", #"{"attributes":{"a":"Alpha","b":"Beta"},"rules":[["a","required"]]}"#)
        _ = write("list.json", #"[["b","required"]]"#)
        let document = try RuleDocument(
            [
                "include": ["base.json", "list.json", "base.json"], "attributes": ["a": "First"],
                "rules": [["c", "required"]],
            ],
            files: files)
        #expect(document.ruleCount == 3)
        let result = try document.validate([:])
        #expect(result.violations.map(\.path.description) == ["a", "b", "c"])
        #expect(result.violations.map(\.message).prefix(2) == ["First is required.", "Beta is required."])
    }

    @Test func mistakesNameTheFileThatTheyAreIn() throws {
        _ = write("base.json", "{\n\"rules\": [[\"a\", \"requird\"]]}")
        let problem = try #require(problems(["include": "base.json", "rules": [["c", "required"]]], files).first)
        #expect(problem.position == SourcePosition(line: 2, column: 17, file: "base.json"))
        #expect(problem.description.hasPrefix("base.json:2:17: There is no rule `requird`."))
    }

    @Test func documentsThatIncludeOneAnotherAreRefused() throws {
        _ = write("a.json", #"{"include":"b.json","rules":[["a","required"]]}"#)
        _ = write("b.json", #"{"include":"./a.json","rules":[["b","required"]]}"#)
        let problem = try #require(problems(["include": "a.json", "rules": [["c", "required"]]], files).first)
        #expect(problem.message == "The document includes itself: a.json → b.json → a.json.")
        for level in 0..<20 {
            _ = write("deep\(level).json", #"{"include":"deep\#(level + 1).json","rules":[["a","required"]]}"#)
        }
        #expect(
            problems(["include": "deep0.json", "rules": [["c", "required"]]], files).first?.message.contains("16")
                ?? false)
    }

    /// What an included document names lies beside it.
    @Test func namesAreRelativeToTheDocumentThatHasThem() throws {
        let tables = try TemporaryFolder()
        _ = tables.file("x.csv", Array("a\n1\n".utf8))
        let rule = #"[{"attributes":"a","type":"in","range":{"file":"x.csv","column":"a"}}]"#
        _ = tables.file("base.json", Array(rule.utf8))
        let outside = RuleFiles(folder: folder.path, reachesOutside: true)
        let document = try RuleDocument(
            ["include": .string(tables.path + "/base.json"), "rules": [["b", "required"]]], files: outside)
        #expect(try document.validate(["a": 1, "b": 1]).isValid)
    }

    // MARK: One document for several files

    @Test func oneDocumentIsForSeveralFiles() async throws {
        let paths = [
            write("orders-1.csv", "id,customer\n1,7\n2,8\n2,7\n"), write("customers.csv", "id,nam\n7,x\n"),
            write("orders-2.csv", "id,customer\n1,7\n"),
        ]
        let document = try RuleDocument(
            [
                "rules": [["id", "unique"]],
                "files": [
                    [
                        "pattern": "orders*.csv",
                        "rules": [
                            ["attributes": "customer", "type": "exists", "file": "customers.csv", "column": "id"]
                        ],
                    ],
                    ["pattern": "customers.csv", "columns": ["required": "name"]],
                ],
            ], files: files)
        for jobs in [1, 2] {
            let checked = try await CheckedFiles(document, paths) { $0.jobs = jobs }
            #expect(
                checked.found == [
                    .init(2, 3, "customer", "exists"), .init(3, 4, "id", "unique"), .init(0, 0, "", "column.missing"),
                ])
        }
        // As it is understood it is the same again.
        let again = try RuleDocument(document.data, files: files)
        #expect(again.data == document.data)
        // Rules for all files are for others, too.
        #expect(try await CheckedFiles(document, [write("other.csv", "id\n1\n1\n")]).found.map(\.code) == ["unique"])
    }

    @Test func aFileThatNoPatternIsForIsNotPassedOver() async throws {
        let document = try RuleDocument(["files": [["pattern": "a/*.csv", "rules": [["id", "required"]]]]])
        let checked = try await CheckedFiles(document, [write("b.csv", "id\n1\n")])
        #expect(checked.summary.failures.count == 1)
        #expect(throws: RuleDocumentError.self) { try RuleDocument(["files": [["rules": [["id", "required"]]]]]) }
        #expect(throws: RuleDocumentError.self) { try RuleDocument(["files": []]) }
    }
}
