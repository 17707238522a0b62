import Proviso
import TestSupport
import Testing

/// Conditions that look for a pattern.
@Suite struct ConditionPatternTests {
    private static func when(_ condition: String) -> String {
        #"[["b", "required", {"when": {"attribute": "a", \#(condition)}}]]"#
    }

    private static let code = when(#""operator": "matches", "value": "^A[0-9]+$""#)
    private static let noCode = when(#""operator": "notMatches", "value": "^A[0-9]+$""#)

    static let cases: [DocumentJudging] = [
        DocumentJudging(code, #"{"a": "A12"}"#, "b required"),
        DocumentJudging(code, #"{"a": "A12\n"}"#),
        DocumentJudging(code, #"{"a": "BA12"}"#),
        DocumentJudging(code, #"{"a": ""}"#),
        DocumentJudging(code, #"{"a": null}"#),
        DocumentJudging(code, #"{}"#),
        DocumentJudging(code, #"{"a": ["A12"]}"#),
        DocumentJudging(noCode, #"{"a": "A12"}"#),
        DocumentJudging(noCode, #"{"a": "B12"}"#, "b required"),
        DocumentJudging(noCode, #"{}"#, "b required"),
        // Anywhere, with the flags of the pattern.
        DocumentJudging(when(#""operator": "matches", "value": "(?i)x\\d""#), #"{"a": "...X1..."}"#, "b required"),
        DocumentJudging(
            #"[["b", "required", {"when": {"all": [{"attribute": "a", "operator": "matches", "value": "^x"}, "#
                + #"{"not": {"attribute": "a", "operator": "matches", "value": "y$"}}]}}]]"#, #"{"a": "xz"}"#,
            "b required"),
    ]

    @Test(arguments: cases) func ofTexts(_ judging: DocumentJudging) throws { try judging.check() }
    @Test(arguments: cases) func ofCells(_ judging: DocumentJudging) throws { try judging.check(asCells: true) }

    /// A number of JSON is no text; a cell that spells one is.
    @Test func numbers() throws {
        try DocumentJudging(Self.when(#""operator": "matches", "value": "1""#), #"{"a": 12}"#).check()
        try DocumentJudging(Self.when(#""operator": "matches", "value": "1""#), #"{"a": "12"}"#, "b required").check(
            asCells: true)
    }

    static let mistakes: [DocumentMistake] = [
        DocumentMistake(when(#""operator": "matches", "value": "(a""#), at: #""(a""#, "does not compile"),
        DocumentMistake(when(#""operator": "matches", "value": "(a)\\1""#), at: #""(a)"#, "does not compile"),
        DocumentMistake(when(#""operator": "notMatches", "value": """#), at: #""""#, "is empty"),
        DocumentMistake(when(#""operator": "matches", "value": 5"#), at: "5", "needs `value`, a pattern"),
        DocumentMistake(when(#""operator": "matches""#), at: #"{"attribute""#, "needs `value`, a pattern"),
        DocumentMistake(
            when(#""operator": "matches", "value": "a", "as": "string""#), at: #""string""#, "takes no `as`"),
        DocumentMistake(when(#""operator": "regex", "value": "a""#), at: #""regex""#, "no operator", "`matches`"),
        DocumentMistake(when(#""operator": "!~", "value": "a""#), at: #""!~""#, "no operator", "`notMatches`"),
        DocumentMistake(when(#""operator": "matches", "pattern": "a""#), at: #""pattern""#, "no key", "`value`"),
    ]

    @Test(arguments: mistakes.dropLast()) func mistake(_ mistake: DocumentMistake) throws { try mistake.check() }

    /// A pattern on which others take a power of the time takes a multiple of it.
    @Test func linearTime() async throws {
        let document = try RuleDocument(json: Self.when(#""operator": "matches", "value": "^(a|a)*(a|a)*b$""#))
        func judge(_ count: Int) async throws {
            #expect(try document.validate(["a": .string(String(repeating: "a", count: count))]).isValid)
        }
        try await Growth.expect(lessThan: 24, small: { try await judge(20_000) }, large: { try await judge(160_000) })
    }
}
