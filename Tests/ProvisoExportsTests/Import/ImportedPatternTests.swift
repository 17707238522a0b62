import ProvisoCore
import ProvisoExports
import ProvisoYAML
import Testing

/// `pattern` is an expression of ECMA-262, and the rule that it becomes finds it in the same texts.
@Suite struct ImportedPatternTests {
    /// Expressions with texts in which they are found, and texts in which they are not.
    static let expressions: [(pattern: String, found: [String], missing: [String])] = [
        (#"^\s$"#, [" ", "\u{A0}", "\u{FEFF}", "\u{2029}"], ["\u{85}", "a", ""]),
        (#"^\S+$"#, ["a", "\u{85}"], ["\u{FEFF}", "a b"]),
        ("^.$", ["a", "\u{85}"], ["\n", "\r", "\u{2028}", "\u{2029}"]),
        (#"^\v$"#, ["\u{B}"], ["\n", "\u{C}", "\r"]),
        ("^[^]$", ["\n", "a"], ["", "ab"]),
        ("[]", [], ["", "a"]),
        ("[[a]", ["[", "a"], ["b"]),
        ("^[a&&b]$", ["a", "&", "b"], ["c"]),
        ("^[+--b]$", ["+", ",", "-", "b"], ["a", "."]),
        (#"^\d$"#, ["7"], ["\u{663}"]),
        (#"^\w$"#, ["_"], ["\u{E9}"]),
        ("a$", ["ba"], ["a\n"]),
        (#"^\/\cJ\x41\u0042\u{43}$"#, ["/\nABC"], ["/ABC"]),
        (#"^\p{Lu}\p{Script=Greek}$"#, ["A\u{3B1}"], ["a\u{3B1}", "Aa"]),
        (#"\bcat\b"#, ["a cat", "\u{E9}cat"], ["concat", "_cat"]),
        (#"[\b]"#, ["\u{8}"], ["b", ""]),
        ("^(?!.*--)[a-z-]+$", ["a-b"], ["a--b", ""]),
        (#"^(?=.*\d).{3,}$"#, ["a1b"], ["abc", "a1"]),
        ("^a+?b*?$", ["aa", "ab"], ["b"]),
        ("", ["", "a"], []),
    ]

    private func schema(_ pattern: String) -> DataValue {
        ["properties": ["a": ["type": "string", "pattern": .string(pattern)]]]
    }

    @Test(arguments: expressions.indices) func meansTheSame(_ index: Int) throws {
        let (pattern, found, missing) = Self.expressions[index]
        let imported = JSONSchemaImport(schema(pattern))
        #expect(imported.leftovers.isEmpty, "\(imported.leftovers)")
        for document in [try RuleDocument(imported.data), try RuleDocument(yaml: imported.yaml)] {
            for text in found {
                #expect(
                    try document.validate(["a": .string(text)]).isValid, "\(imported.yaml) \(text.debugDescription)")
            }
            for text in missing {
                #expect(
                    try !document.validate(["a": .string(text)]).isValid, "\(imported.yaml) \(text.debugDescription)")
            }
        }
    }

    /// What means the same stays as its author wrote it.
    @Test(arguments: [
        #"^\d{3}-\d{4}$"#, #"^[\w.+-]+@[\w-]+$"#, "^(red|green)$", #"^\/api\/"#, #"^[^,]*$"#, #"\u00E9|\x41"#,
        #"^a{2,}?$"#,
        "(?<year>[0-9]+)", #"^\p{L}+$"#,
    ]) func keepsTheSpelling(_ pattern: String) throws {
        let imported = JSONSchemaImport(schema(pattern))
        #expect(imported.data["rules"]?[1]?["pattern"] == .string(pattern), "\(imported.yaml)")
    }

    /// What has to be written anew is written as short as can be.
    @Test func writesShort() throws {
        let imported = JSONSchemaImport(schema(#"^[a-z]+-.$"#))
        #expect(imported.data["rules"]?[1]?["pattern"] == .string(#"^[a-z]+-[^\n\r\u2028\u2029]$"#), "\(imported.yaml)")
    }

    /// What cannot be matched in linear time, or is no expression, is reported and does not count as converted.
    @Test(arguments: [#"(a)\1"#, "a(?=b)", "(?<!a)b", "(?i)a", "[z-a]", "("]) func reports(_ pattern: String) throws {
        let imported = JSONSchemaImport(schema(pattern))
        #expect(imported.leftovers.map(\.pointer) == ["/properties/a/pattern"])
        #expect(imported.leftovers.map(\.extent) == [.notExpressible])
        #expect(imported.converted == imported.keywords - 1)
    }

    /// A condition reads the expression as the keyword does.
    @Test func conditions() throws {
        let example = JSONSchemaImportTests.Case(
            #"{"properties": {"a": {"type": "string"}}, "if": {"properties": {"a": {"pattern": "^\\s$"}}, "required": ["a"]},"#
                + #""then": {"required": ["b"]}}"#,
            passing: #"[{"a": "\u0085"}, {"a": "\u00A0", "b": 1}]"#, failing: #"[{"a": "\u00A0"}]"#)
        #expect(try example.check().leftovers.isEmpty)
    }
}
