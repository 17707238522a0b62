import Proviso
import Testing

@testable import ProvisoCore

/// Numbers in text with a sign between the thousands, and with units.
@Suite struct NumberSpellingTests {
    /// Which texts are numbers, and which numbers these are.
    @Test(
        arguments: [
            (",", [], ".", "1,234.50", "1234.50"), (",", [], ".", "12,345,678", "12345678"),
            (",", [], ".", "-1,234", "-1234"), (",", [], ".", "+1,234", "+1234"), (",", [], ".", "1,234.", nil),
            (",", [], ".", "12,34", nil), (",", [], ".", "1234,567", nil), (",", [], ".", "0,123", nil),
            (",", [], ".", ",123", nil), (",", [], ".", "1,2345", nil), (",", [], ".", "1,234,", nil),
            (",", [], ".", "1,234e5", nil), (",", [], ".", "1234.5", nil), (",", [], ".", "", nil),
            (".", [], ",", "1.234,50", "1234.50"), (" ", [], ",", "1\u{202F}234\u{202F}567,5", "1234567.5"),
            (" ", [], ".", "1 234", "1234"), (" ", [], ".", "1 234\u{A0}567", nil), ("'", [], ".", "1’234", "1234"),
            ("_", [], ".", "1_000", "1000"), (nil, ["%"], ".", "12 %", "12"), (nil, ["%"], ".", "12%", "12"),
            (nil, ["%"], ".", "12.5\u{202F}%", "12.5"), (nil, ["%"], ".", "%", nil), (nil, ["%"], ".", "12 %%", nil),
            (nil, ["%"], ".", ".5%", ".5"), (nil, ["$", "US$"], ".", "US$5", "5"), (nil, ["$"], ".", "-$5.20", "-5.20"),
            (nil, ["$"], ".", "$ -5.20", "-5.20"), (nil, ["$"], ".", "--$5", nil), (nil, ["km"], ".", "5 m", nil),
            (",", ["€"], ".", "€1,234.50", "1234.50"), (".", ["€"], ",", "1.234,50 €", "1234.50"),
        ] as [(String?, [String], String, String, String?)])
    func spellings(thousands: String?, units: [String], decimal: String, text: String, number: String?) throws {
        let spelling = NumberSpelling(thousands: thousands, units: units)
        var scratch = ScratchBytes()
        let sign = try #require(decimal.utf8.first)
        let found = text.withBytes { spelling.append($0, decimalSign: sign, to: &scratch) }
        #expect(found == (number != nil))
        #expect(String(decoding: scratch[0..<scratch.count], as: UTF8.self) == number ?? "")
    }

    private static func rules(_ rules: String) -> String {
        #"{"attributes": {"p": {"thousands": ",", "unit": ["%", "EUR"]}}, "rules": ["# + rules + "]}"
    }

    static let cells: [DocumentJudging] = [
        DocumentJudging(rules(#"["p", "number", {"min": 1234.5, "max": 1234.5}]"#), #"{"p": "1,234.50 EUR"}"#),
        DocumentJudging(rules(#"["p", "number", {"max": 1234.49}]"#), #"{"p": "1,234.50"}"#, "p number.tooBig"),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "1.234,50"}"#, "p number.type"),
        DocumentJudging(rules(#"["p", "integer"]"#), #"{"p": "12 %"}"#),
        DocumentJudging(rules(#"["p", "integer"]"#), #"{"p": "12.0 %"}"#, "p integer"),
        DocumentJudging(rules(#"["p", "integer", {"allowZeroFraction": true}]"#), #"{"p": "12.0 %"}"#),
        DocumentJudging(rules(#"["p", "multipleOf", {"value": 0.05}]"#), #"{"p": "1,000.15"}"#),
        DocumentJudging(rules(#"["p", "decimalPlaces", {"max": 1}]"#), #"{"p": "1,000.15"}"#, "p decimalPlaces"),
        DocumentJudging(rules(#"["p", "positive"]"#), #"{"p": "-1,000"}"#, "p positive"),
        DocumentJudging(rules(#"["p", "in", {"range": [1000, 2]}]"#), #"{"p": "1,000"}"#),
        DocumentJudging(rules(#"["p", "required", {"requiredValue": 1000}]"#), #"{"p": "1,000"}"#),
        DocumentJudging(
            rules(#"["p", "compare", {"compareAttribute": "q", "operator": "<"}]"#), #"{"p": "1,000", "q": "999"}"#,
            "p compare.less"),
        DocumentJudging(
            rules(#"["q", "compare", {"compareExpression": "2 * p"}]"#), #"{"p": "1,000 EUR", "q": "2000.0"}"#),
        DocumentJudging(
            rules(#"["q", "required", {"when": {"attribute": "p", "operator": ">", "value": 999}}]"#),
            #"{"p": "1,000"}"#, "q required"),
        DocumentJudging(rules(#"["p", "trim"], ["p", "number"]"#), #"{"p": " 1,000 % "}"#),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": " 1,000"}"#, "p number.type"),
        DocumentJudging(
            rules(#"["p", "each", {"separator": ";", "rule": {"type": "number", "max": 1000}}]"#),
            #"{"p": "1,000;1,001"}"#, "p[1] number.tooBig"),
        DocumentJudging(rules(#"["p", "contains", {"value": 1234, "separator": "|"}]"#), #"{"p": "5|1,234 EUR"}"#),
        DocumentJudging(
            rules(#"["p", "contains", {"value": 1234, "separator": "|"}]"#), #"{"p": "1,235|5"}"#, "p contains"),
        DocumentJudging(
            rules(#"[["q", "p"], "contains", {"value": 1234, "separator": "|"}]"#), #"{"p": "1,234|5", "q": "1,234"}"#,
            "q contains"),
        DocumentJudging(
            #"{"thousands": ".", "decimal": ",", "rules": [["p", "contains", {"value": 1234.5, "separator": "|"}]]}"#,
            #"{"p": "1.234,5|2"}"#),
        // Rules for text see the text.
        DocumentJudging(
            rules(#"["p", "match", {"pattern": "^[0-9,]+ %$"}], ["p", "string", {"max": 7}]"#), #"{"p": "1,000 %"}"#),
        DocumentJudging(
            #"{"thousands": ".", "decimal": ",", "rules": [["p", "number", {"min": 1234.5}]]}"#, #"{"p": "1.234,5"}"#),
        DocumentJudging(
            #"{"unit": "%", "attributes": {"q": {"thousands": " "}}, "rules": [[["p", "q"], "number"]]}"#,
            #"{"p": "5%", "q": "1 000 %"}"#),
    ]

    @Test(arguments: cells) func ofCells(_ judging: DocumentJudging) throws { try judging.check(asCells: true) }

    /// To JSON a text is a text.
    @Test func textsOfJSONStayTexts() throws {
        try DocumentJudging(Self.rules(#"["p", "number"]"#), #"{"p": "1,000"}"#, "p number.type").check()
        try DocumentJudging(
            Self.rules(#"["p", "compare", {"compareValue": 1000, "as": "number"}]"#), #"{"p": "1,000"}"#
        ).check()
    }

    @Test(arguments: [
        DocumentMistake(
            #"{"thousands": ".", "rules": [["p", "number"]]}"#, at: #"".""#, "the same sign", #"`decimal: ",""#),
        DocumentMistake(#"{"thousands": ";", "rules": [["p", "number"]]}"#, at: #"";""#, "must be"),
        DocumentMistake(#"{"unit": [], "rules": [["p", "number"]]}"#, at: "[]", "without a unit"),
        DocumentMistake(
            #"{"groupChar": ",", "rules": [["p", "number"]]}"#, at: #""groupChar""#, "groupChar", "`thousands`"),
    ])
    func mistakes(_ mistake: DocumentMistake) throws { try mistake.check() }
}
