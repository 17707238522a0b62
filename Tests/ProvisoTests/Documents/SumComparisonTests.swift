import Proviso
import Testing

/// Sums and differences of attributes, compared with an attribute or with each other.
@Suite struct SumComparisonTests {
    private static func compare(_ expression: String, _ more: String = "") -> String {
        #"[["a", "compare", {"compareExpression": "\#(expression)"\#(more)}]]"#
    }

    private static func when(_ condition: String) -> String { #"[["z", "required", {"when": {\#(condition)}}]]"# }

    static let cases: [DocumentJudging] = [
        DocumentJudging(compare("b - c"), #"{"a": 2, "b": 5, "c": 3}"#),
        DocumentJudging(compare("b - c"), #"{"a": -2, "b": 5, "c": 3}"#, "a compare.equal"),
        DocumentJudging(compare("b + c"), #"{"a": 0.3, "b": 0.1, "c": 0.2}"#),
        DocumentJudging(compare("b + c"), #"{"a": 0.30000000000000004, "b": 0.1, "c": 0.2}"#, "a compare.equal"),
        DocumentJudging(compare("b - (c - d)"), #"{"a": 4, "b": 5, "c": 3, "d": 2}"#),
        DocumentJudging(compare("0.19 * b"), #"{"a": 1.9, "b": 10}"#),
        DocumentJudging(compare("-b + 2*(c + 1)"), #"{"a": 3, "b": 5, "c": 3}"#),
        DocumentJudging(compare("b - b"), #"{"a": 0, "b": 5}"#),
        DocumentJudging(compare("`net price` + `a``b`"), #"{"a": 3, "net price": 1, "a`b": 2}"#),
        DocumentJudging(compare("x.b + é"), #"{"a": 3, "x": {"b": 1}, "é": 2}"#),
        DocumentJudging(compare("b + 1", #", "operator": ">""#), #"{"a": 3, "b": 1}"#),
        DocumentJudging(compare("b + 1", #", "operator": ">""#), #"{"a": 2, "b": 1}"#, "a compare.greater"),
        DocumentJudging(compare("b + 1", #", "operator": ">=""#), #"{"a": 2, "b": 1}"#),
        DocumentJudging(compare("b + 1", #", "operator": "<""#), #"{"a": 2, "b": 1}"#, "a compare.less"),
        DocumentJudging(compare("b + 1", #", "operator": "<=""#), #"{"a": 2.1, "b": 1}"#, "a compare.lessOrEqual"),
        DocumentJudging(compare("b + 1", #", "operator": "!=""#), #"{"a": 2, "b": 1}"#, "a compare.notEqual"),
        // Where something is empty there is nothing to compare.
        DocumentJudging(compare("b + c"), #"{"a": 2, "b": 1}"#),
        DocumentJudging(compare("b + c"), #"{"a": 2, "b": 1, "c": ""}"#),
        DocumentJudging(compare("b + c"), #"{"a": 2, "b": "x", "c": null}"#),
        DocumentJudging(compare("b + c"), #"{"b": 1, "c": 2}"#),
        DocumentJudging(compare("b + c", #", "skipOnEmpty": false"#), #"{"b": 1, "c": 2}"#),
        // What is no number does not relate.
        DocumentJudging(compare("b + c"), #"{"a": 2, "b": 1, "c": "x"}"#, "a compare.equal"),
        DocumentJudging(compare("b + c", #", "operator": "<""#), #"{"a": 2, "b": 1, "c": "x"}"#, "a compare.type"),
        DocumentJudging(compare("b + c", #", "operator": "!=""#), #"{"a": 2, "b": 1, "c": "x"}"#),
        DocumentJudging(compare("b + c"), #"{"a": true, "b": 1, "c": 1}"#, "a compare.equal"),
        DocumentJudging(compare("b + c"), #"{"a": [1], "b": 1, "c": 1}"#, "a compare.equal"),
        // Texts are read as numbers, as `as: number` reads them.
        DocumentJudging(compare("b + c", #", "as": "number""#), #"{"a": "2", "b": "1.50", "c": "5e-1"}"#),
        // Of any size.
        DocumentJudging(
            compare("b + c"),
            #"{"a": 100000000000000000000000000000000000001, "b": 100000000000000000000000000000000000000, "c": 1}"#),
        DocumentJudging(
            compare("b - c"),
            #"{"a": 100000000000000000000000000000000000000, "b": 100000000000000000000000000000000000000, "c": 1e-50}"#,
            "a compare.equal"),
        DocumentJudging(compare("b - c", #", "operator": ">""#), #"{"a": 1e90, "b": 1e90, "c": 1e-90}"#),
        DocumentJudging(compare("b - c"), #"{"a": 0, "b": 1e99, "c": 1e99}"#),
        // Digits that reach too far are not added.
        DocumentJudging(compare("b + c", #", "operator": ">""#), #"{"a": 1, "b": 1e101, "c": 1}"#, "a compare.type"),
        DocumentJudging(compare("b + c", #", "operator": ">""#), #"{"a": 1, "b": 1e-101, "c": 1}"#, "a compare.type"),
        DocumentJudging(
            compare("b + c", #", "operator": ">""#), #"{"a": 1, "b": 1e99999999999999999999, "c": 1}"#, "a compare.type"
        ),
        // Elements of lists, parts of objects.
        DocumentJudging(
            #"[["items", "each", {"rule": {"type": "nested", "rules": [["total", "compare", {"compareExpression": "net + tax"}]]}}]]"#,
            #"{"items": [{"total": 3, "net": 1, "tax": 2}, {"total": 4, "net": 1, "tax": 2}]}"#,
            "items[1].total compare.equal"),
        DocumentJudging(
            #"[["parts", "each", {"rule": {"type": "compare", "operator": "<=", "compareExpression": "max - 1"}}]]"#,
            #"{"parts": [1, 3, 2], "max": 3}"#, "parts[1] compare.lessOrEqual"),
        // What filters made of an attribute is what counts.
        DocumentJudging(
            #"[["b", "default", {"value": 4}], ["a", "compare", {"compareExpression": "b + 1"}]]"#, #"{"a": 5}"#),
        // Conditions.
        DocumentJudging(
            when(#""expression": "net + tax", "operator": ">", "value": 100"#), #"{"net": 90, "tax": 10.01}"#,
            "z required"),
        DocumentJudging(when(#""expression": "net + tax", "operator": ">", "value": 100"#), #"{"net": 90, "tax": 10}"#),
        DocumentJudging(
            when(#""expression": "b + c", "operator": "==", "compareExpression": "d - e""#),
            #"{"b": 1, "c": 2, "d": 5, "e": 2}"#, "z required"),
        DocumentJudging(
            when(#""expression": "b + c", "compareAttribute": "d""#), #"{"b": 1, "c": 2, "d": 3}"#, "z required"),
        DocumentJudging(
            when(#""attribute": "b", "operator": "<", "compareExpression": "c + 1""#), #"{"b": 1, "c": 2}"#,
            "z required"),
        DocumentJudging(
            when(#""attribute": "b", "operator": "<", "compareExpression": "c + 1""#), #"{"b": 3, "c": 2}"#),
        DocumentJudging(when(#""expression": "b", "operator": "!=", "value": 1"#), #"{"b": ""}"#),
        DocumentJudging(when(#""expression": "b", "operator": "!=", "value": 1"#), #"{"b": "x"}"#, "z required"),
        DocumentJudging(
            when(#""not": {"expression": "b", "operator": "<", "value": 1}"#), #"{"b": "x"}"#, "z required"),
    ]

    @Test(arguments: cases) func ofJSON(_ judging: DocumentJudging) throws { try judging.check() }

    static let cells: [DocumentJudging] = [
        DocumentJudging(compare("b - c"), #"{"a": "2", "b": "5", "c": "3"}"#),
        DocumentJudging(compare("b - c"), #"{"a": "2", "b": "5", "c": ""}"#),
        DocumentJudging(compare("b - c"), #"{"a": "2", "b": "5", "c": "3 "}"#, "a compare.equal"),
        DocumentJudging(
            #"{"decimal": ",", "attributes": {"c": {"decimal": "."}}, "rules": \#(compare("b + c"))}"#,
            #"{"a": "3,75", "b": "1,5", "c": "2.25"}"#),
        DocumentJudging(
            #"{"missing": ["NA"], "rules": \#(compare("dep_time - sched_dep_time"))}"#,
            #"{"a": "7", "dep_time": "NA", "sched_dep_time": "5"}"#),
    ]

    @Test(arguments: cells) func ofCells(_ judging: DocumentJudging) throws { try judging.check(asCells: true) }

    /// The message has the attributes' labels, in the language of the reader; no value.
    @Test func words() throws {
        let document = try RuleDocument(
            json: """
                {"attributes": {"net": {"label": "Net amount", "translations": {"de": "Nettobetrag"}}},
                 "rules": [["total", "compare", {"compareExpression": "net+(2 *tax_rate)- 0.50"}]]}
                """)
        let found = try #require(document.validate(["total": 1, "net": 2, "tax_rate": 3]).violations.first)
        #expect(found.code == "compare.equal")
        #expect(found.parameters["compareAttribute"] == "Net amount + (2 × tax rate) − 0.50")
        #expect(found.message == "Total must match Net amount + (2 × tax rate) − 0.50.")
    }

    static let mistakes: [DocumentMistake] = [
        DocumentMistake(compare(""), at: #""""#, "is empty"),
        DocumentMistake(compare("b +"), at: #""b +""#, "it ends where"),
        DocumentMistake(compare("b / c"), at: #""b / c""#, "(at its character 3)", "0.5 * a"),
        DocumentMistake(compare("b == c"), at: #""b == c""#, "(at its character 3)", "`operator`"),
        DocumentMistake(compare("b c"), at: #""b c""#, "(at its character 3)", "backquotes"),
        DocumentMistake(compare("b * c"), at: #""b * c""#, "both sides of `*`", "must be a number"),
        DocumentMistake(compare("5 + 3"), at: #""5 + 3""#, "names no attribute"),
        DocumentMistake(#"[["a", "compare", {"compareExpression": 5}]]"#, at: "5", "must be an expression"),
        DocumentMistake(compare("b", #", "compareValue": 5"#), at: "5", "not both"),
        DocumentMistake(compare("b", #", "compareAttribute": "c""#), at: #""c""#, "not both"),
        DocumentMistake(compare("b", #", "as": "date""#), at: #""date""#, "contradicts `compareExpression`"),
        DocumentMistake(compare("b", #", "format": "yyyy""#), at: #""yyyy""#, "contradicts `compareExpression`"),
        DocumentMistake(
            #"[["a", "compare", {"formula": "b + c"}]]"#, at: #""formula""#, "no option", "`compareExpression`"),
        DocumentMistake(when(#""expression": "b +", "value": 1"#), at: #""b +""#, "it ends where"),
        DocumentMistake(when(#""expression": "b", "value": "1""#), at: #""1""#, "must be a number"),
        DocumentMistake(when(#""expression": "b""#), at: #"{"expression""#, "needs `value`"),
        DocumentMistake(
            when(#""expression": "b", "value": 1, "compareAttribute": "c""#), at: #""c""#, "not several"),
        DocumentMistake(
            when(#""attribute": "a", "expression": "b", "value": 1"#), at: #"{"attribute""#, "not several"),
        DocumentMistake(
            when(#""expression": "b", "operator": "in", "value": [1]"#), at: #""in""#, "no operator"),
        DocumentMistake(when(#""expression": "b", "operator": "=>", "value": 1"#), at: #""=>""#, "no operator", "`>=`"),
        DocumentMistake(when(#""expression": "b", "as": "date", "value": 1"#), at: #""date""#, "cannot be"),
        DocumentMistake(when(#""expression": "b", "format": "yyyy", "value": 1"#), at: #""yyyy""#, "no meaning"),
        DocumentMistake(
            when(#""attribute": "b", "compareExpression": "c+", "operator": "<""#), at: #""c+""#, "it ends where"),
    ]

    @Test(arguments: mistakes) func mistake(_ mistake: DocumentMistake) throws { try mistake.check() }
}
