#if Command
#if os(Linux)
import Foundation
import Testing

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the command prints on a terminal: the same lines in colours, unless they are not wanted.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/ptmx"))) struct TerminalTests {
    private static let files: KeyValuePairs = [
        "rules.yaml":
            "rules: [[a, required], [b, number, { severity: warning, skipOnError: false }]]",
        "a.csv": "a,b\n,x\n",
    ]

    /// Runs the command with a terminal as standard output, and returns what the terminal got.
    private static func run(
        _ arguments: String..., in folder: Folder, environment: [String: String] = ["TERM": "xterm", "NO_COLOR": ""]
    ) throws -> String {
        var (terminal, other): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        try #require(openpty(&terminal, &other, &name, nil, nil) == 0)
        // The other end is held open here, so that nothing is lost when the command ends.
        defer {
            close(terminal)
            close(other)
        }
        var mode = termios()
        tcgetattr(other, &mode)
        mode.c_oflag &= ~tcflag_t(OPOST)
        tcsetattr(other, TCSANOW, &mode)
        _ = try Command.run(
            arguments, in: folder.path, environment: environment,
            outputPath: String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        _ = fcntl(terminal, F_SETFL, fcntl(terminal, F_GETFL) | O_NONBLOCK)
        while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func colours() throws {
        let folder = try Folder(Self.files)
        let arguments = (rules: "rules.yaml", data: "a.csv")
        let coloured = try Self.run("check", arguments.data, "--rules", arguments.rules, in: folder)
        #expect(
            coloured.split(separator: "\n").map(String.init) == [
                "\u{1B}[2ma.csv:2\u{1B}[0m  \u{1B}[1;31ma\u{1B}[0m  A is required."
                    + "\(String(repeating: " ", count: 42))  \u{1B}[2mrequired\u{1B}[0m",
                "\u{1B}[2ma.csv:2\u{1B}[0m  \u{1B}[1;33mb\u{1B}[0m  B must be a number."
                    + "\(String(repeating: " ", count: 37))  \u{1B}[2mnumber.type\u{1B}[0m \u{1B}[33m(warning)\u{1B}[0m",
            ])
        let plain = try Command.run("check", arguments.data, "--rules", arguments.rules, in: folder).output
        #expect(!plain.contains("\u{1B}"))
        #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]] {
            #expect(
                try Self.run("check", arguments.data, "--rules", arguments.rules, in: folder, environment: environment)
                    == plain)
        }
        for output in ["ndjson", "json", "github"] {
            let text = try Self.run("check", arguments.data, "--rules", arguments.rules, "--output", output, in: folder)
            #expect(!text.isEmpty && !text.contains("\u{1B}"))
        }
    }

    /// A value that would clear the screen is shown, not obeyed, on a terminal as in a pipe.
    @Test func values() throws {
        let folder = try Folder()
        let hostile = "x\u{1B}[2J\u{202E}"
        let shown = try Self.run("value", "email", hostile, in: folder)
        #expect(
            shown
                == "invalid  x␛[2J\\u{202E}  email: Value must be an email address, like name@example.com. (character not allowed)\n"
        )
        let piped = try Command.run("value", "email", hostile, in: folder).output
        #expect(piped == shown)
    }
}
#endif
#endif
