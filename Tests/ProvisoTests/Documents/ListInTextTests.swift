import Proviso
import Testing

/// Lists that are written as text, with a separator between the elements.
@Suite struct ListInTextTests {
    private static func each(_ separator: String, _ rule: String, _ more: String = "") -> String {
        #"[["tags", "each", {"separator": "\#(separator)", "rule": \#(rule)\#(more)}]]"#
    }

    private static let short = #"{"type": "string", "max": 3}"#

    static let cases: [DocumentJudging] = [
        DocumentJudging(
            each("|", short), #"{"tags": "red|green|blue"}"#, "tags[1] string.tooLong", "tags[2] string.tooLong"),
        DocumentJudging(each("|", short), #"{"tags": "red"}"#),
        DocumentJudging(each("; ", short), #"{"tags": "red; big;x; a"}"#, "tags[1] string.tooLong"),
        DocumentJudging(each("é", short), #"{"tags": "redéabcdé"}"#, "tags[1] string.tooLong"),
        DocumentJudging(each("|", #""required""#), #"{"tags": "a||b|"}"#, "tags[1] required", "tags[3] required"),
        DocumentJudging(each("|", #""required""#), #"{"tags": "|"}"#, "tags[0] required", "tags[1] required"),
        // An empty text is an empty list.
        DocumentJudging(each("|", #""required""#), #"{"tags": ""}"#),
        DocumentJudging(each("|", #""required""#, #", "skipOnEmpty": false"#), #"{"tags": ""}"#),
        DocumentJudging(each("|", #""required""#, #", "skipOnEmpty": false"#), #"{"tags": null}"#, "tags each.type"),
        // A list is one without being split, and what is neither is none.
        DocumentJudging(each("|", short), #"{"tags": ["red", "a|bc"]}"#, "tags[1] string.tooLong"),
        DocumentJudging(each("|", short), #"{"tags": {"a": 1}}"#, "tags each.type"),
        DocumentJudging(each("|", short), #"{"tags": 5}"#, "tags each.type"),
        DocumentJudging(
            each(";", #"{"type": "each", "separator": ",", "rule": \#(short)}"#), #"{"tags": "a,b;c,long"}"#,
            "tags[1][1] string.tooLong"),
        DocumentJudging(#"[["tags", "contains", {"separator": "|", "value": "US"}]]"#, #"{"tags": "AU|US"}"#),
        DocumentJudging(
            #"[["tags", "contains", {"separator": "|", "value": "US"}]]"#, #"{"tags": "AUS|USA"}"#, "tags contains"),
        DocumentJudging(
            #"[["tags", "contains", {"separator": "|", "value": "us", "ignoreCase": true, "min": 2}]]"#,
            #"{"tags": "US|x|Us"}"#),
        DocumentJudging(
            #"[["tags", "contains", {"separator": "|", "value": "a", "min": 2}]]"#, #"{"tags": "aa|a"}"#,
            "tags contains"),
        DocumentJudging(#"[["tags", "contains", {"separator": "|", "value": "a"}]]"#, #"{"tags": ["b", "a"]}"#),
    ]

    @Test(arguments: cases) func ofTexts(_ judging: DocumentJudging) throws { try judging.check() }
    @Test(arguments: cases) func ofCells(_ judging: DocumentJudging) throws { try judging.check(asCells: true) }

    /// The elements of a cell have no type, those of a text in JSON are texts.
    @Test func kindsOfElements() throws {
        let rules = Self.each("|", #""number""#)
        try DocumentJudging(rules, #"{"tags": "1|x|2"}"#, "tags[1] number.type").check(asCells: true)
        try DocumentJudging(rules, #"{"tags": "1|x"}"#, "tags[0] number.type", "tags[1] number.type").check()
    }

    static let filtered: [(text: String, filtered: String)] = [
        (" a | b", "a|b"), ("a|b", "a|b"), ("", ""), ("x | |y", "x|none|y"), (" | ", "none|none"), ("a |", "a|none"),
    ]

    @Test(arguments: filtered) func filters(text: String, filtered: String) throws {
        let rules = #"[["tags", "each", {"separator": "|", "rules": ["trim", {"type": "default", "value": "none"}]}]]"#
        let document = try RuleDocument(json: rules)
        #expect(try document.tidy(["tags": .string(text)]).record["tags"] == .string(filtered))
        #expect(try document.tidy(["tags": .untyped(text)]).record["tags"] == .untyped(filtered))
    }

    static let mistakes: [DocumentMistake] = [
        DocumentMistake(each("", short), at: #""""#, "`separator` is empty"),
        DocumentMistake(#"[["a", "each", {"separator": ["|"], "rule": "trim"}]]"#, at: #"["|"]"#, "must be text"),
        DocumentMistake(
            #"[["a", "each", {"delimiter": "|", "rule": "trim"}]]"#, at: #""delimiter""#, "no option", "`separator`"),
        DocumentMistake(
            #"[["a", "contains", {"separator": "|", "value": "x|y"}]]"#, at: #""x|y""#, "has the separator in it"),
        DocumentMistake(#"[["a", "contains", {"separator": "", "value": "x"}]]"#, at: #""""#, "`separator` is empty"),
    ]

    @Test(arguments: mistakes) func mistake(_ mistake: DocumentMistake) throws { try mistake.check() }
}
