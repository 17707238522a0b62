import Proviso
import Testing

/// Texts that stand for nothing: `missing` of documents and of their attributes.
@Suite struct MissingValueTests {
    private static let general = #""missing": ["NA", "\\N"], "#

    static let cases: [DocumentJudging] = [
        DocumentJudging("{\(general)\"rules\": [[\"age\", \"number\"]]}", #"{"age": "NA"}"#),
        DocumentJudging("{\(general)\"rules\": [[\"age\", \"number\"]]}", #"{"age": "\\N"}"#),
        DocumentJudging("{\(general)\"rules\": [[\"age\", \"number\"]]}", #"{"age": "na"}"#, "age number.type"),
        // Nothing is taken off before it is compared.
        DocumentJudging("{\(general)\"rules\": [[\"age\", \"number\"]]}", #"{"age": "NA "}"#, "age number.type"),
        DocumentJudging("{\(general)\"rules\": [[\"age\", \"required\"]]}", #"{"age": "NA"}"#, "age required"),
        DocumentJudging(
            "{\(general)\"rules\": [[\"age\", \"required\", {\"strict\": true}]]}", #"{"age": "NA"}"#, "age required"),
        DocumentJudging("{\(general)\"rules\": [[\"age\", \"absent\"]]}", #"{"age": "NA"}"#),
        // What filters make is no marker.
        DocumentJudging(
            "{\(general)\"rules\": [[\"a\", \"trim\"], [\"a\", \"string\", {\"min\": 3}]]}", #"{"a": " NA"}"#,
            "a string.tooShort"),
        // An attribute's own list goes before the general one.
        DocumentJudging(
            "{\(general)\"attributes\": {\"age\": {\"missing\": [\"-\"]}}, \"rules\": [[[\"age\", \"b\"], \"required\"]]}",
            #"{"age": "NA", "b": "NA"}"#, "b required"),
        DocumentJudging(
            "{\(general)\"attributes\": {\"age\": {\"missing\": \"-\"}}, \"rules\": [[[\"age\", \"b\"], \"required\"]]}",
            #"{"age": "-", "b": "-"}"#, "age required"),
        DocumentJudging(
            "{\(general)\"attributes\": {\"age\": {\"missing\": []}}, \"rules\": [[\"age\", \"required\"]]}",
            #"{"age": "NA"}"#),
        // Other attributes that rules read.
        DocumentJudging(
            "{\(general)\"rules\": [[\"a\", \"compare\", {\"compareAttribute\": \"b\", \"skipOnEmpty\": false}]]}",
            #"{"a": "\\N", "b": "NA"}"#),
        DocumentJudging(
            "{\(general)\"rules\": [[\"a\", \"compare\", {\"compareAttribute\": \"b\"}]]}", #"{"a": "1", "b": "NA"}"#,
            "a compare.equal"),
        DocumentJudging(
            "{\(general)\"rules\": [[\"a\", \"required\", {\"when\": {\"attribute\": \"b\", \"operator\": \"empty\"}}]]}",
            #"{"b": "NA"}"#, "a required"),
        DocumentJudging(
            "{\(general)\"rules\": [[[\"a\", \"b\"], \"allOrNone\"]]}", #"{"a": "NA", "b": "x"}"#, "a allOrNone"),
        DocumentJudging("{\(general)\"rules\": [[[\"a\", \"b\"], \"allOrNone\"]]}", #"{"a": "NA", "b": "\\N"}"#),
        // Parts of objects and elements of lists.
        DocumentJudging(
            "{\(general)\"rules\": [[\"address.city\", \"required\"]]}", #"{"address": {"city": "NA"}}"#,
            "address.city required"),
        DocumentJudging(
            "{\"attributes\": {\"a.b\": {\"missing\": [\"-\"]}}, \"rules\": "
                + "[[\"a\", \"nested\", {\"rules\": [[[\"b\", \"c\"], \"required\"]]}]]}",
            #"{"a": {"b": "-", "c": "-"}}"#, "a.b required"),
        DocumentJudging(
            "{\(general)\"rules\": [[\"tags\", \"each\", {\"rule\": \"required\"}]]}", #"{"tags": ["a", "NA"]}"#,
            "tags[1] required"),
        DocumentJudging(
            "{\"attributes\": {\"items.sku\": {\"missing\": [\"-\"]}}, \"rules\": [[\"items\", \"each\", "
                + "{\"rule\": {\"type\": \"nested\", \"rules\": [[\"sku\", \"required\"]]}}]]}",
            #"{"items": [{"sku": "x"}, {"sku": "-"}]}"#, "items[1].sku required"),
    ]

    @Test(arguments: cases) func ofTexts(_ judging: DocumentJudging) throws { try judging.check() }
    @Test(arguments: cases) func ofCells(_ judging: DocumentJudging) throws { try judging.check(asCells: true) }

    /// A number is the number that it is, however it is spelled, in cells and in JSON; a text is no number of JSON.
    @Test func numbers() throws {
        let number = #"{"missing": [-999], "rules": [["a", "required"]]}"#
        for record in [#"{"a": -999}"#, #"{"a": -999.0}"#] {
            try DocumentJudging(number, record, "a required").check()
        }
        try DocumentJudging(number, #"{"a": "-999"}"#).check()
        try DocumentJudging(number, #"{"a": "-999.0"}"#, "a required").check(asCells: true)
        try DocumentJudging(#"{"missing": "-999", "rules": [["a", "required"]]}"#, #"{"a": -999}"#).check()
    }

    /// The value stays what it is unless a filter gives it another one.
    @Test func tidying() throws {
        let document = try RuleDocument(
            json: """
                {"missing": "NA", "rules": [[["a", "b.c"], "trim"], [["b", "d", "b.e"], "default", {"value": 1}],
                ["tags", "each", {"rules": ["trim", {"type": "default", "value": "none"}]}]]}
                """)
        let (record, result) = try document.tidy(
            DataValue(json: #"{"a": "NA", "b": {"c": "NA", "e": "NA"}, "d": "NA", "tags": [" x", "NA"]}"#))
        #expect(result.isValid)
        #expect(record.description == #"{"a":"NA","b":{"c":"NA","e":1},"d":1,"tags":["x","none"]}"#)
    }

    static let mistakes: [DocumentMistake] = [
        DocumentMistake(
            #"{"missing": [null], "rules": [["a", "trim"]]}"#, at: "null]", "must be a list", "quotes"),
        DocumentMistake(#"{"missing": [["NA"]], "rules": [["a", "trim"]]}"#, at: #"["NA"]]"#, "must be a list"),
        DocumentMistake(
            #"{"attributes": {"a": {"missing": {"x": 1}}}, "rules": [["a", "trim"]]}"#, at: #"{"x""#, "must be a list"),
        DocumentMistake(
            #"{"missingValues": ["NA"], "rules": [["a", "trim"]]}"#, at: #""missingValues""#, "no key", "`missing`"),
        DocumentMistake(
            #"{"attributes": {"a": {"na": ["NA"]}}, "rules": [["a", "trim"]]}"#, at: #""na""#, "no key", "`missing`"),
        DocumentMistake(
            #"{"decimal": ";", "rules": [["a", "trim"]]}"#, at: #"";""#, "`decimal` must be"),
        DocumentMistake(
            #"{"decimal": "comma", "rules": [["a", "trim"]]}"#, at: #""comma""#, "`decimal` must be", "`,`"),
        DocumentMistake(
            #"{"attributes": {"a": {"decimalSeparator": ","}}, "rules": [["a", "trim"]]}"#, at: #""decimalSeparator""#,
            "no key", "`decimal`"),
    ]

    @Test(arguments: mistakes) func mistake(_ mistake: DocumentMistake) throws { try mistake.check() }
}
