#if Command
import Foundation
import Testing

/// The README and the pages on installation: what they print is what is printed, and what they fetch is there.
@Suite struct ReadmeTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(Command.packageRoot)/\(path)", encoding: .utf8)
    }

    /// The blocks of the page, without what stands around them.
    private static func blocks() throws -> [String] {
        let parts = try text("README.md").components(separatedBy: "\n```")
        return stride(from: 1, to: parts.count, by: 2).map { index in
            String(parts[index].drop { $0 != "\n" }.dropFirst()) + "\n"
        }
    }

    private static func printed(_ run: Run) -> String {
        (run.output + run.error).replacing(/in [0-9]+\.[0-9]{2} s/, with: "in 0.00 s")
    }

    /// The first command, with all that it prints and not a warning.
    @Test func firstCommand() throws {
        let blocks = try Self.blocks()
        let command = try #require(blocks[0].split(separator: "\n").first)
        let start = "swift run --traits Command proviso "
        #expect(command.hasPrefix(start))
        let folder = try Folder()
        let script = "cp -R '\(Command.packageRoot)/Examples' . && exec \"$1\" \(command.dropFirst(start.count))"
        let run = try Command.run(script: script, in: folder.path)
        #expect(run.status == 1)
        #expect(Self.printed(run) == blocks[1])
    }

    /// The rules of the page find what stands below them, and a slip in them is told as the page says.
    @Test func rules() throws {
        let blocks = try Self.blocks()
        let rules = try #require(blocks.first { $0.hasPrefix("rules:") })
        let console = try #require(blocks.first { $0.hasPrefix("$ proviso check ") })
        let folder = try Folder(["signup.rules.yaml": rules])
        folder.write("signups.csv", try Self.text("Examples/signups/signups.csv"))
        let command = console.prefix { $0 != "\n" }.dropFirst("$ proviso ".count)
        let run = try Command.run(command.split(separator: " ").map(String.init), in: folder.path)
        #expect(Self.printed(run) == console.drop { $0 != "\n" }.dropFirst())
        folder.write("signup.rules.yaml", rules.replacing("tooSmall", with: "tooSmal"))
        let broken = try Command.run("rules", "signup.rules.yaml", in: folder)
        #expect(blocks.contains(broken.error), "\(broken.error)")
    }

    /// Passwords are nobody's business, be it in a line or in a page.
    @Test(arguments: ["signups.csv", "signups.ndjson"]) func passwords(file: String) throws {
        let folder = try Folder()
        for name in [file, "signup.rules.yaml"] { folder.write(name, try Self.text("Examples/signups/\(name)")) }
        let run = try Command.run(
            "check", file, "--rules", "signup.rules.yaml", "--scenario", "register", "--show-values", "--output",
            "ndjson",
            "--report", "r.html", in: folder)
        let page = try #require(folder.text(of: "r.html"))
        for password in ["apollo-11", "apollo-12", "cobol", "analytical", "enigma123", "structured"] {
            #expect(!run.output.contains(password) && !page.contains(password), "\(password)")
        }
        for line in run.lines where line.contains(#""path":"password""#) { #expect(!line.contains(#""value":"#)) }
    }

    /// There is no tag, so no page says that a version can be fetched.
    @Test(arguments: [
        "README.md", "Sources/Proviso/Documentation.docc/Guides/Installing.md",
        "Sources/Proviso/Documentation.docc/Guides/RulesInTenMinutes.md",
        "Sources/Proviso/Documentation.docc/Guides/SwiftInTenMinutes.md",
    ])
    func nothingIsFetchedThatIsNot(page: String) throws {
        let changes = try Self.text("CHANGELOG.md")
        guard !changes.contains("## 0.1.0") else { return }
        let text = try Self.text(page)
        for pattern in [#"from: "0"#, "rev: 0", "proviso@0", "releases/download/0"] {
            #expect(!text.contains(pattern), "\(pattern)")
        }
    }
}
#endif
