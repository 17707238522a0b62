import Proviso
import Testing

@testable import ProvisoCore

/// Numbers in text with a comma before their fraction.
@Suite struct DecimalCommaTests {
    private static func rules(_ rules: String) -> String {
        #"{"attributes": {"p": {"decimal": ","}}, "rules": ["# + rules + "]}"
    }

    static let cells: [DocumentJudging] = [
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "12,5"}"#),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "12.5"}"#, "p number.type"),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "1.234,5"}"#, "p number.type"),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "-,5e3"}"#),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "5,"}"#, "p number.type"),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "12"}"#),
        DocumentJudging(rules(#"["p", "number", {"min": 12.49, "max": 12.51}]"#), #"{"p": "0012,500"}"#),
        DocumentJudging(rules(#"["p", "number", {"min": 12.5001}]"#), #"{"p": "12,5"}"#, "p number.tooSmall"),
        DocumentJudging(rules(#"["p", "number", {"max": 12.4999}]"#), #"{"p": "12,5"}"#, "p number.tooBig"),
        DocumentJudging(rules(#"["p", "number", {"integerOnly": true}]"#), #"{"p": "12,0"}"#, "p number.notInteger"),
        DocumentJudging(rules(#"["p", "integer"]"#), #"{"p": "12,0"}"#, "p integer"),
        DocumentJudging(rules(#"["p", "integer", {"allowZeroFraction": true}]"#), #"{"p": "12,0"}"#),
        DocumentJudging(rules(#"["p", "integer", {"allowZeroFraction": true}]"#), #"{"p": "12.0"}"#, "p integer"),
        DocumentJudging(rules(#"["p", "positive"]"#), #"{"p": "0,001"}"#),
        DocumentJudging(rules(#"["p", "negative"]"#), #"{"p": "-0,0"}"#, "p negative"),
        DocumentJudging(rules(#"["p", "multipleOf", {"value": 0.05}]"#), #"{"p": "1,15"}"#),
        DocumentJudging(rules(#"["p", "multipleOf", {"value": 0.05}]"#), #"{"p": "1,16"}"#, "p multipleOf"),
        DocumentJudging(rules(#"["p", "decimalPlaces", {"max": 2}]"#), #"{"p": "1,50"}"#),
        DocumentJudging(rules(#"["p", "decimalPlaces", {"max": 2}]"#), #"{"p": "1,505"}"#, "p decimalPlaces"),
        DocumentJudging(rules(#"["p", "latitude"]"#), #"{"p": "52,52"}"#),
        DocumentJudging(rules(#"["p", "latitude"]"#), #"{"p": "52.52"}"#, "p latitude"),
        DocumentJudging(rules(#"["p", "longitude"]"#), #"{"p": "180,1"}"#, "p longitude"),
        DocumentJudging(rules(#"["p", "in", {"range": [12.5, 13]}]"#), #"{"p": "12,50"}"#),
        DocumentJudging(rules(#"["p", "in", {"range": [12.5, 13]}]"#), #"{"p": "12.5"}"#, "p in"),
        DocumentJudging(rules(#"["p", "required", {"requiredValue": 12.5}]"#), #"{"p": "12,5"}"#),
        DocumentJudging(rules(#"["p", "compare", {"compareValue": 12.5}]"#), #"{"p": "12,50"}"#),
        DocumentJudging(
            rules(#"["p", "compare", {"compareValue": 12.5, "operator": ">"}]"#), #"{"p": "12,50"}"#,
            "p compare.greater"),
        DocumentJudging(rules(#"["p", "compare", {"compareAttribute": "q"}]"#), #"{"p": "12,50", "q": "12.5"}"#),
        DocumentJudging(
            rules(#"["p", "compare", {"compareAttribute": "q"}]"#), #"{"p": "12,50", "q": "12,5"}"#, "p compare.equal"),
        DocumentJudging(
            rules(#"["q", "required", {"when": {"attribute": "p", "operator": ">", "value": 12.4}}]"#),
            #"{"p": "12,5"}"#, "q required"),
        DocumentJudging(
            rules(#"["q", "required", {"when": {"attribute": "p", "operator": "in", "value": [12.5]}}]"#),
            #"{"p": "12,5"}"#, "q required"),
        DocumentJudging(
            rules(#"["p", "each", {"separator": " ", "rule": "number"}]"#), #"{"p": "1,5 2.5"}"#, "p[1] number.type"),
        DocumentJudging(rules(#"["p", "contains", {"separator": " ", "value": 2.5}]"#), #"{"p": "1,5 2,5"}"#),
        // Rules for text see the text.
        DocumentJudging(rules(#"["p", "match", {"pattern": "^[0-9]+,[0-9]+$"}]"#), #"{"p": "12,5"}"#),
        DocumentJudging(
            #"{"decimal": ",", "attributes": {"p": {"decimal": "."}}, "rules": [[["p", "q"], "number"]]}"#,
            #"{"p": "1.5", "q": "1,5"}"#),
    ]

    @Test(arguments: cells) func ofCells(_ judging: DocumentJudging) throws { try judging.check(asCells: true) }

    static let typed: [DocumentJudging] = [
        // The numbers of JSON are numbers, its texts are none but to `as: number`.
        DocumentJudging(rules(#"["p", "number", {"min": 12.5}]"#), #"{"p": 12.5}"#),
        DocumentJudging(rules(#"["p", "number"]"#), #"{"p": "12,5"}"#, "p number.type"),
        DocumentJudging(rules(#"["p", "compare", {"compareValue": 12.5, "as": "number"}]"#), #"{"p": "12,5"}"#),
        DocumentJudging(
            rules(#"["p", "compare", {"compareValue": 12.5, "as": "number"}]"#), #"{"p": "12.5"}"#, "p compare.equal"),
        DocumentJudging(rules(#"["p", "compare", {"compareValue": 12.5, "as": "number"}]"#), #"{"p": 12.5}"#),
    ]

    @Test(arguments: typed) func ofJSON(_ judging: DocumentJudging) throws { try judging.check() }

    /// What is suggested is a number with a comma.
    @Test(arguments: [("12.5", "12,5"), ("1.234,5", "1234,5"), ("1 234,5", "1234,5"), ("1.234", nil), ("1,234", nil)])
    func suggestion(text: String, suggested: String?) throws {
        for rule in ["number", "positive"] as [DataValue] {
            let document = try RuleDocument(["decimal": ",", "rules": [["p", rule]]])
            let found = try document.validate(["p": .untyped(text)]).violations.first
            #expect(found?.suggestion?.text == suggested)
        }
    }

    /// While a number is typed nobody knows of one with a comma what it will be, so that none is lost.
    @Test func typing() throws {
        let document = try RuleDocument(["decimal": ",", "rules": [["p", "number", ["max": 10]]]])
        let form = RecordForm(rules: document)
        #expect(try form.completion(of: "p", typing: "9,5") == .valid)
        for text in ["9,", "9.5", "-"] { #expect(try form.completion(of: "p", typing: text) != .valid) }
        #expect(try form.completion(of: "p", typing: "9,") != .lost)
    }

    /// A number reads the same with either sign, whatever its shape.
    @Test func shapesAgree() {
        for number in [
            "0", "-0,0", "1,5", "001,500", ",25", "-12,75e-3", "1e5", "12345678901234567890,12345", "5,", ",", "",
        ] {
            let (comma, point) = (Array(number.utf8), Array(number.withPointsAndCommasExchanged.utf8))
            let (a, b) = (DecimalShape(comma.span, decimalSign: UInt8(ascii: ",")), DecimalShape(point.span))
            #expect((a == nil) == (b == nil))
            guard let a, let b else { continue }
            #expect(DecimalShape.compare(a, in: comma.span, b, in: point.span) == 0)
            #expect(a.isIntegral == b.isIntegral && a.isPlainInteger == b.isPlainInteger && a.exponent == b.exponent)
            #expect(a.significantDigits(in: comma.span) == b.significantDigits(in: point.span))
        }
    }
}
