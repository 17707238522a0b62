import Foundation
import TestSupport
import Testing

@testable import ProvisoPatterns

/// Patterns written for JavaScript.
@Suite struct ECMAScriptTests {
    @Test(arguments: [
        ("abc", "abc"), ("a|b", "[ab]"), ("ab|cd", "ab|cd"), ("x(?:ab|cd)y", "x(?:ab|cd)y"), ("(?i)a1", "[Aa]1"),
        (#"\d{3}-\d+"#, "[0-9]{3}-[0-9]+"), (".", #"[^\n]"#), ("(?s).", #"[\s\S]"#), (#"[\w.-]"#, #"[\-.0-9A-Z_a-z]"#),
        (#"\.\/\$"#, #"\.\/\$"#), ("[a&&b]", #"[^\s\S]"#), (#"\p{L}+"#, #"\p{L}+"#),
        (#"[\p{L}\p{Nd}_]"#, #"[\p{L}\p{Nd}_]"#),
        (#"\P{L}"#, #"[^\p{L}]"#), ("(?m)^a$", #"(?<![^\n])a(?![^\n])"#), (#"^a\z"#, "^a$"), ("(?:^)*a", "(?:^)*a"),
        ("é", "é"), ("\u{1F600}", #"\u{1F600}"#), (#"\x00"#, #"\x00"#), ("(?:ab){2,}", "(?:ab){2,}"), ("", ""),
    ])
    func written(pattern: String, expected: String) throws {
        #expect(try Pattern(pattern).ecmaScriptSource() == expected)
    }

    @Test(arguments: [("ab|cd", "^(?:ab|cd)$"), ("a|b", "^[ab]$"), ("[a-z]{3}", "^[a-z]{3}$"), ("", "^$")])
    func whole(pattern: String, expected: String) throws {
        #expect(try Pattern(pattern).ecmaScriptSource(isWhole: true) == expected)
    }

    /// A case for JavaScript: an expression, a text, and whether Proviso finds it there.
    struct Case: Codable {
        var pattern: String
        var source: String
        var text: String
        var isFound: Bool
    }

    /// JavaScript finds the same texts, with both flags.
    @Test(.enabled(if: Node.isInstalled, "there is no Node.js")) func agreesWithJavaScript() throws {
        let parts = [
            "a", "[0-9]", #"\w"#, "(?:b|cd)", ".", "[^a-z]", #"\b"#, #"\B"#, "^", "$", "é", #"\p{L}"#, "-", "(?i:k)",
            "(?m:^)",
            "(?m:$)", "(?mR:$)", "(?mR:^)", #"(?u:\b)"#, #"\b{start}"#, #"\b{end-half}"#, #"[&!#%,:;<=>@`~^|(){}/-]"#,
            #"[[:punct:]]"#, #"[\p{Lu}\d]"#, "[a-z&&[^b]]", #"\P{Greek}"#, "(?s:.)", #"\R"#, "[]a]", "\u{1F600}",
            #"\s"#,
        ]
        let ends = ["", "", "+", "*", "?", "{2,4}", "|"]
        let characters = Array("ab cdkK\u{212A}é1_-&!|\r\n^/σΩ\u{1F600}{}\u{2028}".unicodeScalars)
        var generator = SplitMix64(seed: 33)
        var cases: [Case] = []
        for _ in 0..<Sweep.count(20_000, sample: 200) {
            let text = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                parts[Int.random(in: parts.indices, using: &generator)]
                    + ends[Int.random(in: ends.indices, using: &generator)]
            }.joined()
            guard let pattern = try? Pattern(text) else { continue }
            for isWhole in [false, true] {
                var subject = ""
                for _ in 0..<Int.random(in: 0...5, using: &generator) {
                    subject.unicodeScalars.append(characters[Int.random(in: characters.indices, using: &generator)])
                }
                cases.append(
                    Case(
                        pattern: text, source: pattern.ecmaScriptSource(isWhole: isWhole), text: subject,
                        isFound: isWhole ? pattern.matches(subject) : pattern.isFound(in: subject)))
            }
        }
        let differences = try Node.run(
            """
            let differ = [];
            for (const it of JSON.parse(require('fs').readFileSync(0, 'utf8')))
              for (const flag of ['u', 'v']) {
                let found;
                try { found = new RegExp(it.source, flag).test(it.text); } catch (error) { found = String(error); }
                if (found !== it.isFound) differ.push({ ...it, flag, found });
              }
            console.log(differ.slice(0, 5).map(it => JSON.stringify(it)).join('\\n'));
            """, input: JSONEncoder().encode(cases))
        #expect(cases.count > 300)
        #expect(differences.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }
}

/// Node.js, where a machine has it.
private enum Node {
    static let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { $0 + "/node" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    static var isInstalled: Bool { path != nil }

    static func run(_ script: String, input: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = ["-e", script]
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
