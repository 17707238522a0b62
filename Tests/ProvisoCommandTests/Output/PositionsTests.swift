#if Command
import Testing

/// `--positions`: where the values stand that are wrong.
@Suite struct PositionsTests {
    private let rules = """
        rules:
          - [ age, number, { max: 99 } ]
          - { attributes: tags, type: each, rule: { type: number } }
          - [ "address.postcode", number ]
          - [ name, required ]

        """

    private func run(_ file: String, _ data: String, _ output: String, _ options: String...) throws -> Run {
        let folder = try Folder(["rules.yaml": rules, file: data])
        return try Command.run(
            ["check", file, "--rules", "rules.yaml", "--quiet", "--output", output] + options, in: folder.path)
    }

    private func places(_ run: Run) throws -> [[Int?]] {
        try run.lines.map { line in
            let object = try JSON.object(String(line))
            return ["line", "valueLine", "valueColumn"].map { object[$0] as? Int }
        }
    }

    @Test func ofCells() throws {
        let csv = "name,age\n\"x\n\",100\n,\"é\"\nx\n"
        let run = try run("a.csv", csv, "ndjson", "--positions")
        #expect(try places(run) == [[2, 3, 3], [4, 4, 2], [4, 4, 1], [5, nil, nil]])
        #expect(run.lines.first?.contains(#""line":2,"valueLine":3,"valueColumn":3,"path":"age""#) == true)
    }

    @Test func ofMembers() throws {
        let data = """
            {"name":"x","tags":[1,"é","b"],"address":{"postcode":"x"}}
            {"age":100}

            """
        let run = try run("a.ndjson", data, "ndjson", "--positions")
        #expect(try places(run) == [[1, 1, 23], [1, 1, 27], [1, 1, 54], [2, 2, 8], [2, nil, nil]])
        let json = try self.run("a.json", "[\n {\"name\":\n\"\",\n \"age\":\"x\"}]", "json", "--positions")
        let violations = try #require(try JSON.object(json.output)["violations"] as? [[String: Any]])
        #expect(violations.map { $0["line"] as? Int } == [2, 2])
        #expect(violations.map { $0["valueLine"] as? Int } == [4, 3])
        #expect(violations.map { $0["valueColumn"] as? Int } == [8, 1])
    }

    /// An annotation keeps the line of the record, and has a column only in that line.
    @Test func ofAnnotations() throws {
        let csv = "name,age\n\"x\n\",100\nx,100\n"
        let run = try run("a.csv", csv, "github", "--positions")
        #expect(run.lines.map { $0.contains(",col=") } == [false, true])
        #expect(run.lines.last?.hasPrefix("::error file=a.csv,line=4,col=3,title=age") == true)
    }

    /// Without the option every output is what it was.
    @Test(arguments: ["text", "ndjson", "json", "github"]) func onlyWhereItIsAsked(_ output: String) throws {
        let csv = "name,age\n,100\n"
        let plain = try run("a.csv", csv, output)
        #expect(plain.lines.contains { $0.contains("number.tooBig") })
        #expect(!plain.output.contains("value") && !plain.output.contains("col="))
        if output == "text" { #expect(try run("a.csv", csv, output, "--positions").output == plain.output) }
    }
}
#endif
