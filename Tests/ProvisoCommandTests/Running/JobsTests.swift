#if Command
import TestSupport
import Testing

/// However many threads there are, what is printed and written is the same to the byte.
@Suite struct JobsTests {
    private static let columns = ["a", "b", "c", "d", "e"]

    private static let rulePool = [
        "trim", "required", "number", "boolean", "email", "url, { defaultScheme: https }", "string, { length: [2, 5] }",
        "string, { max: 3, severity: warning }", "in, { range: [x, 1, true, ' '] }", "default, { value: 'v,\"w' }",
        "match, { pattern: '^[a-z]+$', caseInsensitive: true }", "filter, { filter: uppercase }",
        "compare, { compareAttribute: b }", "number, { min: 3, group: g }", "paymentCard", "required, { on: s }",
        "string, { min: 3, when: { attribute: a, operator: notEmpty }, skipOnError: false }", "absent, { except: s }",
    ]

    private static let cellPool = [
        "", "", "x", " x ", "1", "17.5", "true", "ada@example.org", "example.org/p", "\"q,\"\"r\"\"\"",
        "\"two\nlines\"",
        "\"\r\n\"", "é", "4111 1111 1111 1111", "abcdef", "\"\"", "  ", "ab\"c",
    ]

    private static func rules(_ random: inout SplitMix64) -> String {
        var text = "rules:\n  - [ [a, b], required, { on: s } ]\n"
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let count = Int.random(in: 1...3, using: &random)
            let attributes = columns.shuffled(using: &random).prefix(count).joined(separator: ", ")
            text += "  - [ [\(attributes)], \(rulePool.randomElement(using: &random) ?? "") ]\n"
        }
        return text
    }

    private static func csv(_ random: inout SplitMix64, rows: Int) -> String {
        let names = columns.shuffled(using: &random).prefix(Int.random(in: 2...5, using: &random))
        let end = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
        var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
        text += names.joined(separator: ",") + end
        for _ in 0..<rows {
            let isMalformed = Int.random(in: 0..<40, using: &random) == 0
            let count = isMalformed ? Int.random(in: 1...7, using: &random) : names.count
            text += (0..<count).map { _ in cellPool.randomElement(using: &random) ?? "" }.joined(separator: ",") + end
            if Int.random(in: 0..<60, using: &random) == 0 { text += end }
        }
        return text
    }

    private static func ndjson(_ random: inout SplitMix64, rows: Int) -> String {
        let values = [
            "null", "true", "1", "17.50", "\"\"", "\" x \"", "\"ada@example.org\"", "\"\\u00e9\\n\"", "[1, \"x\"]",
            "{}", "1e3",
        ]
        var text = ""
        for _ in 0..<rows {
            if Int.random(in: 0..<40, using: &random) == 0 {
                text +=
                    ["[]", "{\"a\":1,\"a\":2}", "{\"a\"", "", "nul", "{\"a\":1} x"].randomElement(using: &random) ?? ""
            } else {
                let names = columns.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
                text +=
                    "{"
                    + names.map { "\"\($0)\": \(values.randomElement(using: &random) ?? "")" }.joined(separator: ", ")
                    + "}"
            }
            text += "\n"
        }
        return text
    }

    @Test(arguments: Sweep.cases(Array(1...3), sample: 1))
    func sameBytes(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let folder = try Folder()
        for format in ["csv", "ndjson"] {
            folder.write("rules.yaml", Self.rules(&random))
            let rows = Int.random(in: 0...Sweep.count(6_000, sample: 2_500), using: &random)
            folder.write("data", format == "csv" ? Self.csv(&random, rows: rows) : Self.ndjson(&random, rows: rows))
            let choices = [
                ["--output", "ndjson"], ["--output", "text", "--scenario", "s"], ["--output", "json", "--only-valid"],
                ["--output", "github", "--max-violations", "\(Int.random(in: 1...3000, using: &random))"],
                ["--output", "ndjson", "--fail-fast"],
            ]
            for options in Sweep.cases(choices, sample: 2) {
                var outputs: [String] = []
                var written: [[UInt8]?] = []
                for jobs in ["1", "2", "8"] {
                    let run = try Command.run(
                        [
                            "check", "data", "--format", format, "--rules", "rules.yaml", "--jobs", jobs, "--write",
                            "out\(jobs)",
                        ]
                            + options, in: folder.path)
                    #expect(run.status == 0 || run.status == 1, "\(run.error)")
                    outputs.append(
                        "\(run.status)\n\(run.output)\n" + run.errorWithoutTime.replacing("out\(jobs)", with: "out"))
                    written.append(folder.bytes(of: "out\(jobs)"))
                    folder.remove("out\(jobs)")
                }
                #expect(outputs[0] == outputs[1])
                #expect(outputs[0] == outputs[2])
                #expect(written[0] == written[1])
                #expect(written[0] == written[2])
            }
        }
    }

    /// The JSON array holds the same records as the lines, and so the same is found.
    @Test(arguments: 1...3)
    func jsonAndLinesAgree(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let folder = try Folder(["rules.yaml": Self.rules(&random)])
        let lines = Self.ndjson(&random, rows: 3000).split(separator: "\n").filter {
            $0.hasPrefix("{") && $0.hasSuffix("}")
        }
        .filter { !$0.contains("\"a\":1,\"a\"") }
        folder.write("a.ndjson", lines.joined(separator: "\n"))
        folder.write("a.json", "[" + lines.joined(separator: ",\n") + "]")
        func run(_ file: String) throws -> String {
            try Command.run(
                "check", file, "--rules", "rules.yaml", "--output", "ndjson", "--write", "out-\(file)", in: folder
            ).output.replacing("a.json\"", with: "a.ndjson\"")
        }
        #expect(try run("a.json") == run("a.ndjson"))
        let written = try #require(folder.text(of: "out-a.json"))
        #expect(
            try #require(folder.text(of: "out-a.ndjson"))
                == written.dropFirst().dropLast().replacing("},\n", with: "}\n"))
    }
}
#endif
