#if Command
import Testing

/// `--help`: options in sections, lines that fit, and nothing that only a programmer would say.
@Suite struct HelpTests {
    private static let commands = [
        "check", "rules", "list", "value", "infer", "sample", "diff", "export", "import", "schema",
    ]

    private static func help(_ arguments: String...) throws -> [String] {
        let folder = try Folder()
        return try Command.run(arguments, in: folder.path).output
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func sections() throws {
        let lines = try Self.help("check", "--help")
        let titles = lines.filter { $0.hasSuffix(":") && $0.uppercased() == $0 }
        #expect(
            titles == [
                "ARGUMENTS:", "INPUT:", "JSON SCHEMA:", "OPENAPI:", "CSV:", "OUTPUT:", "FILES TO WRITE:", "OTHER:",
            ])
        func section(of option: String) -> String? {
            lines.firstIndex { $0.hasPrefix("  \(option) ") || $0 == "  \(option)" }.flatMap { index in
                lines[..<index].last { titles.contains($0) }
            }
        }
        for (option, title) in [
            ("--rules", "INPUT:"), ("--records", "INPUT:"), ("--delimiter", "CSV:"), ("--output", "OUTPUT:"),
            ("--write", "FILES TO WRITE:"), ("--version", "OTHER:"),
        ] {
            #expect(section(of: option) == title, "\(option)")
        }
        // Whoever adds an option says where it belongs.
        let others = lines.drop { $0 != "OTHER:" }.filter { $0.hasPrefix("  -") }
        #expect(others.count == 2, "\(others)")
    }

    /// Each line fits, and what goes on stands below what it belongs to; every option is there.
    @Test(arguments: commands) func lines(command: String) throws {
        let lines = try Self.help(command, "--help")
        #expect(lines == (try Self.help("help", command)))
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
        let body = lines.drop { !$0.hasSuffix(":") || $0.uppercased() != $0 }
        for line in body where !line.isEmpty && !line.hasSuffix(":") {
            #expect(line.hasPrefix("  "), "\(line)")
            let indent = line.prefix { $0 == " " }.count
            #expect(indent == 2 || indent == 26, "\(line)")
        }
        #expect(!lines.joined(separator: " ").contains("told by"))
    }

    @Test func overview() throws {
        let lines = try Self.help("--help")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains("  LC_ALL, LC_MESSAGES, LANG, LANGUAGE"))
        for command in Self.commands { #expect(lines.contains { $0.hasPrefix("  \(command) ") }) }
        // No line of a list goes on where lists begin.
        let environment = lines.drop { $0 != "Environment:" }.dropFirst(2).prefix { !$0.isEmpty }
        #expect(environment.count > 4 && environment.allSatisfy { $0.hasPrefix("  ") })
    }

    /// An example is a line of a document.
    @Test func examplesOfRules() throws {
        #expect(try Self.help("list", "email").contains("    example: - [value, email, { enableIDN: true }]"))
        #expect(try Self.help("list", "allOrNone").contains("    example: - [[street, city], allOrNone]"))
    }

    /// One mistake is one error.
    @Test(arguments: [
        ("in", ["range=a,b"], "error: `range` must be a list, not the text \"a,b\". Write [a,b]."),
        ("in", ["range=[]"], "error: `range` is empty, so nothing could pass."),
        (
            "time", ["before=[]"], "error: `before` must be a time such as 08:30."
        ),
        ("exists", ["column=true"], "error: `column` must be a list of texts, not true."),
        (
            "compare", ["compareValue=01.02.2026", "format=[]"],
            "error: `format` is no pattern for dates: no symbol (at its byte 1)."
        ),
    ])
    func oneError(rule: String, options: [String], error: String) throws {
        let folder = try Folder()
        let run = try Command.run(["value", rule, "x"] + options.flatMap { ["--option", $0] }, in: folder.path)
        #expect(run.status == 2 && run.errorLines.map(String.init) == [error])
    }

    /// Help that is piped to a pager is as wide as the environment says.
    @Test(arguments: [("50", 50), ("90", 90), ("x", 80), ("1000", 100)]) func widthOfPipedHelp(
        columns: String, width: Int
    ) throws {
        let run = try Command.run("check", "--help", in: try Folder(), environment: ["COLUMNS": columns])
        let longest = run.lines.filter { !$0.hasPrefix("  proviso ") && !$0.hasPrefix("    proviso ") }.map(\.count)
            .max()
        #expect(longest ?? 0 <= width && longest ?? 0 > width - 12, "\(run.output)")
    }
}
#endif
