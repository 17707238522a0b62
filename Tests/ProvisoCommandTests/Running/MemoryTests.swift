#if Command
import TestSupport
import Testing

/// How much memory a check takes, where the system tells.
@Suite struct MemoryTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let element: String
        let full: Int
        var rule = "required"
        var arguments: [String] = []
        var testDescription: String { name }
        /// What is kept of each record shows in a sample too, from 64 bytes on.
        var count: Int { Sweep.count(full, sample: full / 8) }
    }

    static let cases = [
        Case(name: "valid records", element: "{}", full: 1_300_000, rule: "number"),
        Case(
            name: "valid records, written", element: "{}", full: 600_000, rule: "trim", arguments: ["--write", "out"]),
        Case(name: "no objects", element: "12345", full: 300_000),
        Case(name: "bad records", element: "{}", full: 300_000),
        Case(name: "bad records as JSON", element: "{}", full: 300_000, arguments: ["--output", "json"]),
        Case(name: "the same key twice", element: "{\"a\":1,\"a\":1}", full: 150_000),
    ]

    /// A JSON file of one array takes at most twice its size beside what its records take line by line, however many of
    /// them are bad.
    @Test(arguments: Sweep.cases(cases, sample: 3)) func arraysOfRecords(_ example: Case) throws {
        let lines = String(repeating: example.element + "\n", count: example.count)
        let array = "[" + String(repeating: example.element + ",", count: example.count - 1) + example.element + "]"
        let folder = try Folder([
            "rules.yaml": "rules: [[a, \(example.rule)]]", "a.ndjson": lines, "a.json": array,
        ])
        func peak(_ file: String) throws -> Int {
            try Command.run(
                ["check", file, "--rules", "rules.yaml", "--jobs", "1"] + example.arguments, in: folder.path,
                measuresMemory: true, outputPath: "/dev/null"
            ).peakMemory
        }
        let (base, whole) = (try peak("a.ndjson"), try peak("a.json"))
        // What the allocator keeps for itself does not grow with the file.
        #expect(whole <= base + 2 * array.utf8.count + (8 << 20), "\(whole >> 10) kB, \(base >> 10) kB line by line")
        if folder.names.contains("out") { #expect(folder.text(of: "out") == array) }
    }

    /// A list of bad elements in one record: they are printed as they are found.
    @Test(arguments: Sweep.cases([("json", "1", 70), ("ndjson", "2", 100), ("ndjson", "1", 70)], sample: 1))
    func badElementsOfOneRecord(_ format: String, _ jobs: String, _ megabytes: Int) throws {
        let rules = "rules: [[first, required], [tags, each, { rule: { type: string } }], [last, required]]"
        let count = Sweep.count(100_000, sample: 60_000)
        let data = "{\"tags\":[" + String(repeating: "12345,", count: count - 1) + "1]}"
        let folder = try Folder(["rules.yaml": rules, "a.\(format)": data])
        let run = try Command.run(
            ["check", "a.\(format)", "--rules", "rules.yaml", "--output", "ndjson", "--jobs", jobs], in: folder.path,
            measuresMemory: true)
        #expect(run.status == 1)
        #expect(run.lines.count == count + 2)
        // In the order of the rules, whether they were kept or not.
        let paths = try [0, 1, count, count + 1].map { try JSON.object(String(run.lines[$0]))["path"] as? String }
        #expect(paths == ["first", "tags[0]", "tags[\(count - 1)]", "last"])
        #expect(run.error.contains("(\(count / 1000) 002 violations)"))
        // Kept, each would take 424 bytes: of a sample 25 MB beside the 38 MB that a run takes.
        #expect(run.peakMemory < Sweep.count(megabytes, sample: 55) << 20, "\(run.peakMemory >> 20) MB")
    }

    /// A group ends at a list with bad elements, and what follows an error is skipped, though the violations have left.
    @Test func whatFollowsBadElements() throws {
        let rules = """
            rules:
              - { attributes: tags, type: each, rule: { type: string }, group: g }
              - { attributes: a, type: required, group: g }
              - { attributes: tags, type: each, rule: { type: email } }
              - { attributes: b, type: each, rule: { type: string }, severity: warning }
              - { attributes: b, type: each, rule: { type: email } }
              - { attributes: o, type: nested, rules: [ [ c, each, { rule: { type: string } } ], [ d, required ] ] }
              - { attributes: deep, type: each, rule: { type: each, rule: { type: string } } }

            """
        let data = #"{"tags":[1],"b":[2],"o":{"c":[3,"x",4]},"deep":[["a"],[5,6]]}"# + "\n"
        let folder = try Folder(["rules.yaml": rules, "a.ndjson": data])
        let run = try Command.run("check", "a.ndjson", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        let found = try run.lines.map { line in
            let object = try JSON.object(String(line))
            return "\(object["path"] ?? "") \(object["code"] ?? "") \(object["severity"] ?? "")"
        }
        #expect(
            found == [
                "tags[0] string.type error", "b[0] string.type warning", "b[0] email error", "o.c[0] string.type error",
                "o.c[2] string.type error", "o.d required error", "deep[1][0] string.type error",
                "deep[1][1] string.type error",
            ], "\(run.output)")
        let limited = try Command.run(
            "check", "a.ndjson", "--rules", "rules.yaml", "--output", "ndjson", "--max-violations", "3", in: folder)
        #expect(limited.lines.count == 4, "a warning does not count")
    }

    /// A block whose violations are many times as long as its records is printed piece by piece, in order.
    @Test(arguments: Sweep.cases([("csv", "3"), ("csv", "1"), ("ndjson", "3"), ("ndjson", "1")], sample: 1))
    func longOutput(_ format: String, _ jobs: String) throws {
        let names = (0..<12).map { "a\($0)" }
        let rules =
            "rules: [[[\(names.joined(separator: ", "))], required, { message: \"\(String(repeating: "m", count: 400))\" }]]"
        let count = Sweep.count(12_000, sample: 6_000)
        let data =
            format == "csv"
            ? names.joined(separator: ",") + "\n" + String(repeating: ",,,,,,,,,,,\n", count: count)
            : String(repeating: "{}\n", count: count)
        let folder = try Folder(["rules.yaml": rules, "a.\(format)": data])
        let run = try Command.run(
            ["check", "a.\(format)", "--rules", "rules.yaml", "--output", "ndjson", "--jobs", jobs, "--write", "out"],
            in: folder.path, measuresMemory: true)
        let lines = run.lines
        #expect(lines.count == 12 * count)
        // Reading each line takes longer than writing it did.
        for index in stride(from: 0, to: lines.count, by: Sweep.count(1, sample: 61)) {
            let record = Int(lines[index].split(separator: ",")[1].split(separator: ":")[1])
            #expect(record == index / 12 + 1)
        }
        #expect(folder.text(of: "out") == data)
        #expect(
            run.peakMemory < Sweep.count(90, sample: 70) << 20,
            "\(run.peakMemory >> 20) MB of \(run.output.utf8.count >> 20) MB printed"
        )
    }
}
#endif
