#if Command
#if os(Linux)
import Foundation
import Testing

/// How lines are broken on terminals of several widths, and that nothing is broken elsewhere.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/ptmx"))) struct LayoutTests {
    private static let files: KeyValuePairs = [
        "r.yaml": """
        rules:
          - [email, email, { message: Please check the address. }]
          - [age, number, { min: 18, tooSmall: "You must be {min} or older." }]
          - { attributes: [shippingAddressPostcode], type: required, severity: warning, message: "Please tell us the postcode of the place to which we shall send what you have ordered today." }
          - { attributes: word, type: match, pattern: '^x', message: "Supercalifragilisticexpialidocious-supercalifragilisticexpialidocious {value} 漢字漢字漢字漢字漢字漢字漢字漢字" }

        """, "signups.csv": "email,age,shippingAddressPostcode,word\nada,17,,abc\n",
    ]
    private static let environment = ["TERM": "xterm", "NO_COLOR": "1"]

    private static func output(of arguments: [String], columns: Int, in folder: Folder) throws -> String {
        let terminal = try Terminal(columns: columns)
        _ = try Command.run(
            arguments, in: folder.path, environment: environment, outputPath: terminal.path)
        return terminal.text()
    }

    /// The columns of a text, of which Chinese characters take two.
    private static func width(of line: some StringProtocol) -> Int {
        line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x4E00 ? 2 : 1) }
    }

    private static let check = ["check", "signups.csv", "--rules", "r.yaml"]

    @Test(arguments: [20, 30, 40, 60, 80, 100, 120, 200])
    func violations(_ columns: Int) throws {
        let folder = try Folder(Self.files)
        let plain = try Command.run(Self.check, in: folder.path, environment: ["COLUMNS": "40"]).output
        #expect(plain.split(separator: "\n").count == 4)
        let text = try Self.output(of: Self.check, columns: columns, in: folder)
        let lines = text.split(separator: "\n")
        #expect(lines.allSatisfy { Self.width(of: $0) <= max(columns, 25) }, "\(text)")
        func words(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" } }
        #expect(words(text) == words(plain))
        // Where an ordinary message fits beside everything else, it stands on one line with its code.
        if columns >= 80 {
            for line in plain.split(separator: "\n").prefix(2) {
                let words = line.split(separator: " ")
                #expect(
                    lines.contains { $0.hasPrefix("signups.csv:2  ") && $0.split(separator: " ") == words }, "\(text)")
            }
        }
    }

    /// Examples in JSON are broken between their members, not in the midst of a word.
    @Test func json() throws {
        let names = ["silver", "gold", "platinum", "diamond", "bronze", "copper", "steel", "wood", "stone", "glass"]
        func rules(_ names: some Sequence<String>) -> String {
            "rules: [[plan, in, { range: [\(names.joined(separator: ", "))] }]]"
        }
        let folder = try Folder(["old.yaml": rules(names), "new.yaml": rules(names.dropLast())])
        for columns in [30, 50, 70] {
            let text = try Self.output(of: ["diff", "old.yaml", "new.yaml"], columns: columns, in: folder)
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns })
            for name in names { #expect(text.contains("\"\(name)\""), "\(name) at \(columns): \(text)") }
        }
    }

    /// A terminal that knows no escape sequences gets none, whatever is asked for.
    @Test func dumbTerminal() throws {
        let folder = try Folder(Self.files)
        for arguments in [
            Self.check, Self.check + ["--progress", "always"], Self.check + ["--output", "json"], ["check", "--help"],
            ["check", "--rules", "no.yaml"], ["diff", "r.yaml", "r.yaml"], ["list", "email"], ["value", "email", "x"],
        ] {
            let terminal = try Terminal(columns: 80)
            _ = try Command.run(
                arguments, in: folder.path, environment: ["TERM": "dumb"], outputPath: terminal.path,
                errorPath: terminal.path)
            let text = terminal.text()
            #expect(!text.isEmpty && !text.contains("\u{1B}"), "\(arguments): \(text)")
        }
    }

    /// Codes begin below each other while there is room for them.
    @Test func codesInAColumn() throws {
        let folder = try Folder(Self.files)
        for columns in [80, 100, 120, 200] {
            let lines = try Self.output(of: Self.check, columns: columns, in: folder).split(separator: "\n").prefix(2)
            let places = lines.compactMap { line in
                line.lastIndex(of: " ").map { line.distance(from: line.startIndex, to: $0) }
            }
            #expect(places.count == 2 && Set(places).count == 1, "\(lines)")
        }
    }

    /// Colours do not count as columns.
    @Test func colours() throws {
        let folder = try Folder(Self.files)
        let terminal = try Terminal(columns: 60)
        _ = try Command.run(
            Self.check, in: folder.path, environment: ["TERM": "xterm", "NO_COLOR": ""], outputPath: terminal.path)
        let text = terminal.text()
        #expect(text.contains("\u{1B}["))
        #expect(
            text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
                == (try Self.output(of: Self.check, columns: 60, in: folder)))
    }

    @Test(arguments: [["list", "url", "string"], ["rules", "r.yaml"], ["value", "email", "no-address-at-all"]])
    func listings(_ arguments: [String]) throws {
        let folder = try Folder(Self.files)
        let plain = try Command.run(arguments, in: folder.path).output
        for columns in [40, 80, 120] {
            let text = try Self.output(of: arguments, columns: columns, in: folder)
            #expect(text.split(separator: "\n").allSatisfy { Self.width(of: $0) <= columns }, "\(text)")
            #expect(text.filter { !$0.isWhitespace } == plain.filter { !$0.isWhitespace })
        }
    }

    @Test(arguments: [20, 40, 80])
    func standardError(_ columns: Int) throws {
        let folder = try Folder(Self.files)
        folder.write("other.yaml", "rules: [[email, email], [anAttributeThatNobodyHas, trim], [andAnotherOne, trim]]")
        let terminal = try Terminal(columns: columns)
        _ = try Command.run(
            ["check", "signups.csv", "--rules", "other.yaml", "--progress", "always"], in: folder.path,
            environment: Self.environment, errorPath: terminal.path)
        let text = terminal.text()
        #expect(text.contains("warning: ") && text.contains("%"))
        // Each drawing of the bar leaves the last column free, so that it stays on its line.
        for line in text.split(whereSeparator: { $0 == "\r" || $0.isNewline }) {
            let line = line.replacing(/\u{1B}\[K/, with: "")
            #expect(line.count <= (line.contains("%") ? columns - 1 : max(columns, 28)), "\(line)")
        }
    }
}
#endif
#endif
