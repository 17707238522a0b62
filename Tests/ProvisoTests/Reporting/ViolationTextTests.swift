import TestSupport
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Violations as text")
struct ViolationTextTests {
    private static let violations = [
        Violation(.email, at: "email"),
        Violation(.stringTooShort, at: "password", parameters: ["min": 8]),
        Violation("nickname.taken", at: "nickname", severity: .warning, message: "Nickname is taken."),
        Violation("hint", at: "hint", severity: .info, message: "Good."),
    ]

    @Test func columns() {
        #expect(
            Self.violations.text() == """
                email     Email must be an email address, like name@example.com.  email
                password  Password must be at least 8 characters long.            string.tooShort
                nickname  Nickname is taken.                                      nickname.taken (warning)
                hint      Good.                                                   hint (info)
                """)
        #expect([Violation]().text().isEmpty)
        #expect(
            "x".validate(.email).violations.text() == "Value must be an email address, like name@example.com.  email")
    }

    @Test func colours() {
        let dim = "\u{1B}[2m"
        let end = "\u{1B}[0m"
        // One text for each line: the compiler takes seconds for a list of sums.
        let email =
            "\u{1B}[1;31memail\(end)     Email must be an email address, like name@example.com.  \(dim)email\(end)"
        let password =
            "\u{1B}[1;31mpassword\(end)  Password must be at least 8 characters long.            \(dim)string.tooShort\(end)"
        let nickname = """
            \u{1B}[1;33mnickname\(end)  Nickname is taken.                                      \
            \(dim)nickname.taken\(end) \u{1B}[33m(warning)\(end)
            """
        let hint = """
            \u{1B}[1;36mhint\(end)      Good.                                                   \
            \(dim)hint\(end) \u{1B}[36m(info)\(end)
            """
        #expect(
            Self.violations.text(.coloured).split(separator: "\n").map(String.init) == [
                email, password, nickname, hint,
            ])
        let line = ViolationLine(in: .english, style: .coloured, pathWidth: 0, messageWidth: 0)
        #expect(line.text(of: Violation("x", message: "y"), location: "a:1") == "\(dim)a:1\(end)    y  \(dim)x\(end)")
    }

    @Test("Without its colours coloured text is the plain text")
    func plain() {
        #expect(Self.violations.text(.coloured).replacing(/\u{1B}\[[0-9;]*m/, with: "") == Self.violations.text())
    }

    @Test("A long path or message does not widen the columns of the others")
    func long() {
        let lines = [
            Violation("a", at: FieldPath([.key(String(repeating: "x", count: 30))]), message: "m"),
            Violation("b", at: "y", message: MessageTemplate(String(repeating: "n", count: 60))),
        ].text().split(separator: "\n")
        #expect(lines[0] == String(repeating: "x", count: 30) + "  m" + String(repeating: " ", count: 57) + "a")
        #expect(lines[1] == "y" + String(repeating: " ", count: 25) + String(repeating: "n", count: 60) + "  b")
    }

    @Test("On a terminal lines are broken between words, and none for padding alone")
    func widths() {
        #expect(Self.violations.text(width: 140) == Self.violations.text())
        let narrow = Self.violations.text(width: 40).split(separator: "\n")
        #expect(narrow.allSatisfy { DisplayWidth.of($0) <= 40 }, "\(narrow)")
        for columns in 20...100 {
            let text = Self.violations.text(width: columns)
            #expect(
                text.filter { !$0.isWhitespace } == Self.violations.text().filter { !$0.isWhitespace }, "\(columns)")
            #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= max(columns, 26) }, "\(text)")
        }
    }

    @Test("Without a path nothing stands above the message")
    func widthsWithoutPath() {
        let lines = "x".validate(.email).violations.text(width: 20).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 1 && lines.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && $0.count <= 20 }, "\(lines)")
    }

    @Test("Nothing that came from outside reaches a terminal as a command")
    func hostile() {
        var random = SplitMix64(seed: 42)
        let pieces = [
            "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\r", "\n", "\u{8}", "\u{202E}", "\u{2066}", "\u{2069}",
            "\u{2028}", "\u{85}", "\u{0}", "\u{7F}", "a", "é", "שלום", "}", "\u{200D}",
        ]
        func text() -> String {
            (0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        for _ in 0..<500 {
            var violation = Violation(
                ViolationCode(rawValue: text()), at: FieldPath([.key(text()), .index(1)]),
                parameters: ["p": .string(text())], message: MessageTemplate(text() + "{p}{value}{attribute}"))
            violation.wording.value = text()
            violation.wording.label = AttributeLabel(text())
            let line = ViolationLine(in: .english, style: .plain, pathWidth: 5, messageWidth: 5)
                .text(of: violation, location: text())
            var depth = 0
            for scalar in line.unicodeScalars {
                #expect(scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value), "\(line.debugDescription)")
                #expect(!(0x2028...0x202E ~= scalar.value), "\(line.debugDescription)")
                if 0x2066...0x2068 ~= scalar.value { depth += 1 }
                if scalar.value == 0x2069 { depth -= 1 }
                #expect(depth >= 0)
            }
            #expect(depth == 0, "\(line.debugDescription)")
        }
    }

    @Test(
        "What acts on text is made visible",
        arguments: [
            ("plain", "plain"), ("é 漢字 👩‍🚀", "é 漢字 👩‍🚀"), ("a\tb\u{1B}[0m", "a␉b␛[0m"),
            ("\u{7F}\u{9B}", "\u{FFFD}\u{FFFD}"),
            ("a\u{2028}b", "a\u{FFFD}b"), ("a\u{202E}b", "a\\u{202E}b"), ("\u{2068}a\u{2069}", "\\u{2068}a\\u{2069}"),
            ("\u{200E}a", "\u{200E}a"),
        ])
    func visible(text: String, shown: String) {
        #expect(VisibleText.singleLine(text) == shown)
    }

    @Test(
        "What a workflow takes for a command is broken up",
        arguments: [
            ("::error::x", "\\u{3A}:error::x"), (" \t::x", " ␉::x"), ("  ::x", "  \\u{3A}:x"), ("a ::x", "a ::x"),
            (":x", ":x"), ("##[error]x", "\\u{23}#[error]x"), ("a ##vso[x]", "a \\u{23}#vso[x]"),
            ("###[x", "#\\u{23}#[x"),
            ("## x", "## x"), ("#[x]", "#[x]"), ("x##", "x##"),
        ])
    func commands(text: String, shown: String) {
        #expect(VisibleText.line(text) == shown)
    }

    @Test("Properties and messages of workflow commands are escaped, and hold no control characters")
    func workflows() {
        #expect(VisibleText.workflowProperty("a:b,c%\r\n\u{1B}\u{202E}") == "a%3Ab%2Cc%25␍␊␛\\u{202E}")
        #expect(
            VisibleText.workflowMessage("a:b,c%\r\n\t\u{1B}\u{2068}x\u{2069}") == "a:b,c%25%0D%0A\t␛\u{2068}x\u{2069}")
        #expect(VisibleText.workflowMessage("\u{2068}x") == "\\u{2068}x")
    }

    @Test(
        "JSON keeps its values and loses what acts on a terminal",
        arguments: [
            "plain", "é 漢字 👩‍🚀 \u{A0}", "\u{7F}\u{9B}1m\u{85}",
            "\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}\u{200E}",
        ])
    func json(text: String) throws {
        let json = VisibleText.json(DataValue.string(text).description)
        #expect(try DataValue(json: json) == .string(text))
        let bad = json.unicodeScalars.filter {
            $0.value < 0x20 || 0x7F...0x9F ~= $0.value || 0x2028...0x202E ~= $0.value
        }
        #expect(bad.isEmpty && !json.unicodeScalars.contains("\u{2066}"))
    }

    @Test(
        "Isolates of a message stay when they are closed",
        arguments: [
            ("\u{2068}a\u{2069} b", true), ("\u{2068}\u{2066}a\u{2069}\u{2069}", true), ("\u{2068}a", false),
            ("\u{2069}a\u{2068}", false), ("\u{2068}a\u{2069}\u{2069}", false),
        ])
    func isolates(text: String, stay: Bool) {
        #expect((VisibleText.singleLine(text, keepsIsolates: true) == text) == stay)
    }

    @Test(
        "Colours are for terminals, and for people who want them",
        arguments: [
            (true, [:], TextStyle.coloured), (false, [:], .plain), (true, ["NO_COLOR": "1"], .plain),
            (true, ["NO_COLOR": ""], .coloured), (true, ["TERM": "dumb"], .plain), (true, ["TERM": "xterm"], .coloured),
            (false, ["TERM": "xterm"], .plain), (true, ["NO_COLOR": "false"], .plain),
        ] as [(Bool, [String: String], TextStyle)])
    func suited(isTerminal: Bool, environment: [String: String], style: TextStyle) {
        #expect(TextStyle.suited(toTerminal: isTerminal, environment: environment) == style)
    }
}
