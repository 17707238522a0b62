import ProvisoCore
import ProvisoSchema
import Testing

/// Regular expressions of ECMA-262 with the flag `u`.
struct PatternTests {
    /// Patterns with texts in which they are found, and texts in which they are not.
    static let patterns: [(pattern: String, found: [String], missing: [String])] = [
        ("^$", [""], ["\n", "a"]),
        ("a$", ["ba"], ["a\n"]),
        (#"^\d+$"#, ["07"], ["\u{661}", "7x"]),
        (#"^\w$"#, ["_", "Z"], ["\u{E9}", "-"]),
        (#"^\W$"#, ["\u{E9}", "\u{1F600}"], ["a"]),
        (#"^\s$"#, ["\u{FEFF}", "\u{2029}", "\u{A0}", "\t", "\u{3000}"], ["\u{85}", "\u{180E}", "\u{1}"]),
        (#"^\S$"#, ["\u{85}"], ["\u{FEFF}"]),
        ("^.$", ["\u{1F432}", "\u{85}"], ["\r", "\n", "\u{2028}", "\u{2029}"]),
        (#"^\cJ\x41\u0042\u{43}\uD83D\uDC32$"#, ["\nABC\u{1F432}"], ["ABC"]),
        (#"^[\b\-\]a-c]$"#, ["\u{8}", "-", "]", "b"], ["\\", "d"]),
        ("^[^]$", ["\n"], [""]),
        ("[]", [], ["", "a"]),
        (#"^\p{Lu}\P{Lu}\p{Script=Greek}\p{gc=Nd}\p{digit}$"#, ["Aa\u{3B1}1\u{9E7}"], ["AAA11"]),
        (#"^(?<year>\d{4})-(?:\d{2})$"#, ["2026-11"], ["26-11"]),
        ("^a{2,}?b*?$", ["aa", "aabb"], ["a"]),
        ("^(?!.*--)[a-z-]+$", ["a-b"], ["a--b", ""]),
        (#"^(?=.*\d)(?=.*[a-z]).{3,}$"#, ["a1b"], ["abc", "123", "a1"]),
        ("^🐲*$", ["", "🐲🐲"], ["🐉"]),
        ("a|^b", ["ca", "bc"], ["cb"]),
        // Modifiers, which are in ECMA-262 since 2025.
        ("^(?i:a)b$", ["ab", "Ab"], ["aB"]), ("^(?-i:a)$", ["a"], ["A"]),
        ("^(?i:a(?-i:b))c$", ["Abc"], ["aBc", "abC"]),
        ("^(?s:.).$", ["\na", "ab"], ["a\n"]), ("^(?s:a(?-s:.).)$", ["ab\n"], ["a\nb"]),
        ("^(?is-m:a.|\u{DF})$", ["A\n", "\u{1E9E}"], ["B\n"]), ("^(?-m:a)$", ["a"], ["b\na"]),
        (#"[&&a]--[~~x]"#, ["&--~"], ["--"]),
        (#"^\/\.\$$"#, ["/.$"], ["/."]),
        // What `\bcat`, `(?m)^a$`, `(?mR)a$` and `^\b{end-half}` are exported as.
        (
            "(?:(?<![0-9A-Z_a-z])(?=[0-9A-Z_a-z])|(?<=[0-9A-Z_a-z])(?![0-9A-Z_a-z]))cat", ["a cat", "\u{E9}cat"],
            ["concat", "_cat"]
        ),
        (#"(?<![^\n])a(?![^\n])"#, ["a", "b\na\nc"], ["ab", "\ra"]),
        (#"a(?:(?![^\r])|(?<!\r)(?=\n))"#, ["a", "a\r\n", "a\nb"], ["ab"]),
        ("^(?![0-9A-Z_a-z])", ["", "-a"], ["a"]),
    ]

    @Test(arguments: patterns.indices)
    func matches(_ index: Int) throws {
        let (pattern, found, missing) = Self.patterns[index]
        let schema = try JSONSchema(["pattern": .string(pattern)])
        for text in found { #expect(schema.passes(.string(text)), "\(pattern): \(text.debugDescription)") }
        for text in missing { #expect(!schema.passes(.string(text)), "\(pattern): \(text.debugDescription)") }
    }

    /// Texts that are no expressions, which `format: regex` refuses too.
    static let mistakes = [
        "(", ")", "[", "a**", "a{2}{3}", "a++", "?", #"\a"#, #"\Z"#, #"\_"#, #"\c1"#, #"\x1"#, #"\u12"#, #"\u{110000}"#,
        "{", "}", "]",
        "a{3,2}", #"\01"#, #"\1"#, #"\k<a>(?<b>)"#, "(?<1>a)", "(?a)", "[b-a]", #"[\d-z]"#, #"\p{Greek}"#,
        #"\p{letter}"#, #"\pL"#,
        "(?=a)*", "^*", "x{,2}", "(?-:a)", "(?ii:a)", "(?i-i:a)", "(?i--s:a)", "(?x:a)", "(?i", "(?i:a", "(?i)a",
        // Section 22.2.1.1: two groups of one name that may both take part, and properties that there are not.
        "(?<n>a)(?<n>b)", "(?<n>(?<n>a))", "(?:(?<n>a)|b)(?<n>c)", "(?<n>a)(?:b|(?<n>c))", "(?=(?<n>a))(?<n>b)",
        #"\p{IsGreek}"#, #"\p{Is_Greek}"#, #"\p{Islu}"#, #"\p{sc=IsGreek}"#,
    ]

    @Test(arguments: mistakes)
    func refuses(_ pattern: String) throws {
        #expect(throws: SchemaError.self) { try JSONSchema(["pattern": .string(pattern)]) }
        let format = try JSONSchema(["format": "regex"], options: SchemaOptions(assertsFormats: true))
        #expect(!format.passes(.string(pattern)))
    }

    /// Of alternatives only one takes part, so that groups in several of them may have one name.
    @Test(arguments: ["(?<n>a)|(?<n>b)", "(?:(?<n>a)|(?<n>b))c", "(?<m>(?<n>a)|(?<n>b))|(?<m>c)"])
    func namesOfAlternatives(_ pattern: String) throws {
        let schema = try JSONSchema(["pattern": .string("^(?:\(pattern))$")])
        #expect(schema.passes(pattern.contains(")c") ? "ac" : "a") && !schema.passes("x"))
    }

    /// Expressions that are right and cannot be matched, with what is said of them.
    static let unsupported =
        [#"(a)\1"#, #"(?<a>.)\k<a>"#, "a(?=b)", "(?!a)b", "(?<=a)b", "(?<!a)b", "(?<![0-9])b", "^(?!a)|b"].map {
            ($0, "cannot be matched in linear time")
        } + [
            (#"\p{scx=Greek}"#, #"asks for what is not supported: `\p{scx=…}`; write `\p{Script=…}`"#),
            (#"[\P{Script_Extensions=Grek}]"#, #"asks for what is not supported: `\p{Script_Extensions=…}`"#),
            ("(?m:^a)", "asks for what is not supported: the modifier `m`"),
        ]

    @Test(arguments: unsupported)
    func reportsUnsupported(_ pattern: String, _ words: String) throws {
        let error = #expect(throws: SchemaError.self) {
            try JSONSchema(json: "{\n  \"properties\": {\"a\": {\"pattern\": \(DataValue.string(pattern))}}}")
        }
        let problem = try #require(error?.problems.first)
        #expect(problem.message.contains(words), "\(problem.message)")
        #expect(problem.position == SourcePosition(line: 2, column: 35))
        let format = try JSONSchema(["format": "regex"], options: SchemaOptions(assertsFormats: true))
        #expect(format.passes(.string(pattern)))
    }
}
