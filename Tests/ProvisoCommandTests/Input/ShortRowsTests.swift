#if Command
import Foundation
import Testing

/// Files without a header whose columns the caller names, and rows that end before the last column.
@Suite struct ShortRowsTests {
    private let rules = """
        rules:
          - [ [code, name], required ]
          - [ note, string, { max: 3 } ]
        """

    private func check(_ arguments: String..., data: String) throws -> (folder: Folder, run: Run) {
        let folder = try Folder(["rules.yaml": rules, "a.csv": data])
        let all = ["check", "a.csv", "--rules", "rules.yaml", "--output", "ndjson"] + arguments
        return (folder, try Command.run(all, in: folder.path))
    }

    @Test func columnsHaveNames() throws {
        let run = try check("--columns", "code,name,note", data: "AD,Andorra,x\nAE,,long\n").run
        #expect(run.status == 1)
        #expect(try run.found() == ["a.csv 2 2 name required", "a.csv 2 2 note string.tooLong"])
        // A row has as many cells as there are names.
        let wide = try check("--columns", "code,name", data: "AD,Andorra,x\nAE,b\n").run
        #expect(try wide.found() == ["a.csv 1 1  record.malformed"])
    }

    @Test func rowsMayEndEarly() throws {
        let data = "AD,Andorra\n\"AE\"\nAF,b,1234\nAG,b,1,2\n"
        let short = try check("--columns", "code,name,note", "--short-rows", "--positions", data: data).run
        #expect(
            try short.found() == [
                "a.csv 2 2 name required", "a.csv 3 3 note string.tooLong", "a.csv 4 4  record.malformed",
            ])
        #expect(short.lines.first?.contains("valueLine") == false)
        #expect(short.lines.dropFirst().first?.contains(#""valueLine":3,"valueColumn":6"#) ?? false)
        let strict = try check("--columns", "code,name,note", data: data).run
        #expect(strict.lines.filter { $0.contains("record.malformed") }.count == 3)
    }

    @Test func rowsMayEndEarlyUnderAHeader() throws {
        let run = try check("--short-rows", data: "code,name,note\nAD,Andorra\nAE\n").run
        #expect(try run.found() == ["a.csv 2 3 name required"])
    }

    @Test(arguments: [
        // As they are, unless a filter gives them something; then so many cells as that needs.
        ("[[name, trim]]", "code,name,note\nAD, x \nAE\n", "code,name,note\nAD,x\nAE\n"),
        ("[[name, default, { value: y }]]", "code,name,note\r\nAD\r\nAE,z\r\n", "code,name,note\r\nAD,y\r\nAE,z\r\n"),
        ("[[note, default, { value: 5 }]]", "code,name,note\nAD\nAE,z", "code,name,note\nAD,,5\nAE,z,5"),
        ("[[more, default, { value: 5 }]]", "code,name\nAD\nAE,z\n", "code,name,more\nAD,,5\nAE,z,5\n"),
        ("[[code, trim]]", "code,name\nAD\n  \n", "code,name\nAD\n\"\"\n"),
    ])
    func writing(_ rules: String, _ data: String, _ written: String) throws {
        let folder = try Folder(["rules.yaml": "rules: \(rules)", "a.csv": data])
        let run = try Command.run(
            "check", "a.csv", "--rules", "rules.yaml", "--short-rows", "--write", "out.csv", in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(folder.bytes(of: "out.csv") == Array(written.utf8))
    }

    @Test func rejectsHaveTheirReasonsInTheLastColumn() throws {
        let (folder, _) = try check("--short-rows", "--rejects", "bad.csv", data: "code,name,note\nAD\n")
        let text = String(decoding: folder.bytes(of: "bad.csv") ?? [], as: UTF8.self)
        #expect(text.hasPrefix("code,name,note,violations\nAD,,,name: "))
    }

    @Test(arguments: ["", "a,,b", "a,b,a"]) func namesThatAreNone(_ names: String) throws {
        let run = try check("--columns", names, data: "1,2,3\n").run
        #expect(run.status == 2)
        #expect(run.output.isEmpty && run.error.contains(names == "a,b,a" ? "both named" : "--columns"))
    }
}
#endif
