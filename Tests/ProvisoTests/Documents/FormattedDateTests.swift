import Proviso
import Testing

/// Dates that are spelled by a pattern, compared as dates.
@Suite struct FormattedDateTests {
    private static func compare(_ options: String) -> String { #"[["a", "compare", {\#(options)}]]"# }

    private static func when(_ condition: String) -> String {
        #"[["b", "required", {"when": {"attribute": "a", \#(condition)}}]]"#
    }

    private static let german = #""as": "date", "format": "dd.MM.yyyy""#

    static let cases: [DocumentJudging] = [
        // As texts these would be the other way about.
        DocumentJudging(
            compare(#""compareAttribute": "b", "operator": "<", \#(german)"#),
            #"{"a": "31.01.2025", "b": "01.02.2025"}"#),
        DocumentJudging(
            compare(#""compareAttribute": "b", "operator": "<", \#(german)"#),
            #"{"a": "01.02.2025", "b": "31.01.2025"}"#,
            "a compare.less"),
        DocumentJudging(compare(#""compareAttribute": "b", \#(german)"#), #"{"a": "01.02.2025", "b": "01.02.2025"}"#),
        DocumentJudging(
            compare(#""compareAttribute": "b", "operator": "<=", \#(german)"#),
            #"{"a": "01.02.2025", "b": "2025-02-03"}"#,
            "a compare.type"),
        DocumentJudging(
            compare(#""compareAttribute": "b", "operator": "<=", \#(german)"#),
            #"{"a": "30.02.2025", "b": "01.03.2025"}"#,
            "a compare.type"),
        DocumentJudging(
            compare(#""compareAttribute": "b", "operator": "<=", \#(german)"#),
            #"{"a": "1.3.2025", "b": "01.03.2025"}"#,
            "a compare.type"),
        DocumentJudging(
            compare(#""compareAttribute": "b", \#(german), "skipOnEmpty": false"#), #"{"a": null, "b": null}"#),
        DocumentJudging(compare(#""compareAttribute": "b", \#(german)"#), #"{"a": "01.03.2025"}"#, "a compare.equal"),
        // The other attribute has a format of its own.
        DocumentJudging(
            compare(#""compareAttribute": "b", "operator": "==", \#(german), "compareFormat": "MM/dd/yyyy""#),
            #"{"a": "01.02.2025", "b": "02/01/2025"}"#),
        DocumentJudging(
            compare(#""compareAttribute": "b", \#(german), "compareFormat": "yyyy-MM-dd""#),
            #"{"a": "01.02.2025", "b": "2025-02-01"}"#),
        DocumentJudging(
            compare(#""compareAttribute": "b", "operator": ">", "compareFormat": "dd.MM.yyyy""#),
            #"{"a": "2025-02-02", "b": "01.02.2025"}"#),
        // With a time, and an offset.
        DocumentJudging(
            compare(#""compareAttribute": "b", "format": "yyyy-MM-dd HH:mm XXX""#),
            #"{"a": "2025-02-01 12:00 +01:00", "b": "2025-02-01 11:00 Z"}"#),
        // Constants in the format, or as RFC 3339 has them.
        DocumentJudging(
            compare(#""compareValue": "31.12.2024", "operator": ">", \#(german)"#), #"{"a": "01.01.2025"}"#),
        DocumentJudging(
            compare(#""compareValue": "31.12.2024", "operator": "<=", \#(german)"#), #"{"a": "01.01.2025"}"#,
            "a compare.lessOrEqual"),
        DocumentJudging(
            compare(#""compareValue": "2024-12-31", "operator": ">", \#(german)"#), #"{"a": "01.01.2025"}"#),
        DocumentJudging(compare(#""compareValue": 20241231, "format": "yyyyMMdd""#), #"{"a": "20241231"}"#),
        DocumentJudging(compare(#""compareValue": "02/03/2025", "format": "dd/MM/yyyy""#), #"{"a": "02/03/2025"}"#),
        // Conditions.
        DocumentJudging(
            when(#""operator": ">", "value": "31.12.2024", \#(german)"#), #"{"a": "01.01.2025"}"#, "b required"),
        DocumentJudging(when(#""operator": ">", "value": "2024-12-31", \#(german)"#), #"{"a": "30.12.2024"}"#),
        DocumentJudging(when(#""operator": ">", "value": "2024-12-31", \#(german)"#), #"{"a": "2025-01-01"}"#),
        DocumentJudging(
            when(#""operator": "<", "compareAttribute": "c", \#(german), "compareFormat": "MM/dd/yyyy""#),
            #"{"a": "01.02.2025", "c": "02/02/2025"}"#, "b required"),
    ]

    @Test(arguments: cases) func ofTexts(_ judging: DocumentJudging) throws { try judging.check() }
    @Test(arguments: cases) func ofCells(_ judging: DocumentJudging) throws { try judging.check(asCells: true) }

    /// A constant is told as a date of RFC 3339, so that each language can spell it in its way.
    @Test func parameters() throws {
        for value in ["31.12.2024", "2024-12-31"] as [DataValue] {
            let document = try RuleDocument([
                ["a", "compare", ["compareValue": value, "operator": ">", "format": "dd.MM.yyyy"]]
            ])
            let found = try #require(document.validate(["a": "01.01.2020"]).violations.first)
            #expect(found.parameters["compareValue"] == "2024-12-31")
            #expect(found.message.contains("after"))
        }
    }

    static let mistakes: [DocumentMistake] = [
        DocumentMistake(compare(#""compareAttribute": "b", "format": "dd.QQ""#), at: #""dd.QQ""#, "is no pattern"),
        DocumentMistake(
            compare(#""compareAttribute": "b", "format": "date""#), at: #""date""#, "is a pattern", "`as: date`"),
        DocumentMistake(
            compare(#""compareAttribute": "b", "as": "number", "format": "dd.MM.yyyy""#), at: #""dd.MM.yyyy""#,
            "goes with `as: date`"),
        DocumentMistake(
            compare(#""compareValue": "01.01.2025", "compareFormat": "dd.MM.yyyy""#), at: #""dd.MM.yyyy""#,
            "none to compare with"),
        DocumentMistake(compare(#""compareValue": "32.01.2025", \#(german)"#), at: #""32.01.2025""#, "is not a date"),
        DocumentMistake(
            compare(#""compareValue": "01.01.2025", "as": "date""#), at: #""01.01.2025""#, "is not a date (RFC 3339)"),
        DocumentMistake(when(#""value": "x", \#(german)"#), at: #""x""#, "is not a date"),
        DocumentMistake(
            when(#""value": "x", "as": "string", "format": "yyyy""#), at: #""yyyy""#, "goes with `as: date`"),
        DocumentMistake(when(#""operator": "empty", "format": "yyyy""#), at: #""yyyy""#, "takes no `format`"),
        DocumentMistake(
            when(#""value": "01.01.2025", "dateFormat": "dd.MM.yyyy""#), at: #""dateFormat""#, "no key", "`format`"),
    ]

    @Test(arguments: mistakes) func mistake(_ mistake: DocumentMistake) throws { try mistake.check() }
}
