#if Command
import Foundation
import Testing

/// The examples: what they print is kept beside them, and is compared to the byte.
@Suite struct ExampleTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let folder: String
        let arguments: String
        let expected: String
        var status: Int32 = 1
        /// The last line of standard error.
        var summary: String?
        var testDescription: String { "\(folder): proviso \(arguments)" }
    }

    static let examples = [
        Example(
            folder: "signups", arguments: "check signups.csv --rules signup.rules.yaml", expected: "default.txt",
            summary: "7 rows, 6 with problems (8 violations) in 0.00 s"),
        Example(
            folder: "signups", arguments: "check signups.csv --rules signup.rules.yaml --scenario register",
            expected: "register.txt", summary: "7 rows, 6 with problems (11 violations) in 0.00 s"),
        Example(
            folder: "signups", arguments: "check signups.ndjson --rules signup.rules.yaml --scenario login",
            expected: "login.txt", summary: "6 records, 2 with problems (2 violations) in 0.00 s"),
        Example(
            folder: "signups",
            arguments: "check signups.ndjson --rules signup.rules.yaml --scenario register --output ndjson",
            expected: "register.ndjson", summary: "6 records, 5 with problems (7 violations) in 0.00 s"),
        Example(
            folder: "signups",
            arguments: "check signups.csv --rules signup.rules.yaml --output json --max-violations 3",
            expected: "first-three.json", summary: "3 rows, 3 with problems (3 violations) in 0.00 s; stopped early"),
        Example(
            folder: "signups", arguments: "check signups.csv --rules signup.rules.yaml --output github --fail-fast",
            expected: "github.txt", summary: "1 row, 1 with problems (1 violation) in 0.00 s; stopped early"),
        Example(folder: "signups", arguments: "rules signup.rules.yaml", expected: "rules.txt", status: 0),
        Example(
            folder: "signups",
            arguments: "mutate signup.rules.yaml --data limits.csv --data signups.csv --data signups.ndjson",
            expected: "mutations.txt", status: 0),
        Example(
            folder: "debian-packages", arguments: "check sample.ndjson --rules packages.rules.yaml",
            expected: "sample.txt", summary: "51 records, 5 with problems (5 violations, 6 warnings) in 0.00 s"),
    ]

    private static func path(_ folder: String) -> String { "\(Command.packageRoot)/Examples/\(folder)" }

    /// Each command also stands in the example's page.
    @Test(arguments: examples)
    func prints(_ example: Example) throws {
        let folder = Self.path(example.folder)
        // Copied, since a run leaves its outputs in the folder for a moment.
        let copy = try Folder()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.contains(".") {
            copy.write(name, try Array(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))))
        }
        let run = try Command.run(example.arguments.split(separator: " ").map(String.init), in: copy.path)
        let expected = try String(contentsOfFile: "\(folder)/expected/\(example.expected)", encoding: .utf8)
        #expect(run.output == expected)
        #expect(run.status == example.status)
        if let summary = example.summary { #expect(run.errorWithoutTime.hasSuffix(summary + "\n"), "\(run.error)") }
        let page = try String(contentsOfFile: "\(folder)/README.md", encoding: .utf8)
        #expect(page.contains("proviso \(example.arguments)") && page.contains(example.expected))
    }

    @Test func tidyRows() throws {
        let folder = Self.path("signups")
        let copy = try Folder()
        let run = try Command.run(
            [
                "check", "\(folder)/signups.csv", "--rules", "\(folder)/signup.rules.yaml", "--scenario", "register",
                "--write", "tidy.csv", "--only-valid",
            ], in: copy.path)
        #expect(run.status == 1)
        #expect(
            copy.bytes(of: "tidy.csv")
                == Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/expected/tidy.csv"))))
    }

    /// The script that makes the data, on a paragraph with everything in it.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"))) func packageList() throws {
        let folder = try Folder()
        let run = try Command.run(
            script: "exec python3 '\(Self.path("debian-packages/packages-to-ndjson.py"))'", in: folder.path,
            input: Array(
                """
                Package: a
                Version: 1:2-3
                Description: short
                 long: text
                 .
                Size: 12
                Depends: b (>= 1), c | d
                Pre-Depends: e
                Maintainer: é <e@example.org>

                Package: b
                Size: many


                """.utf8))
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(
            run.output == """
                {"name": "a", "version": "1:2-3", "maintainer": "é <e@example.org>", "size": 12, "synopsis": "short", "dependencies": ["e", "b (>= 1)", "c | d"]}
                {"name": "b", "size": "many", "dependencies": []}

                """)
    }
}
#endif
