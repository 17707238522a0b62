#if YAML
import Proviso
import ProvisoYAML
import Testing

/// What a scalar of YAML is by the core schema (YAML 1.2, section 10.3.2): `in` accepts that value and nothing else.
@Suite struct CoreSchemaTests {
    @Test(arguments: [
        ("12", "12"), ("012", "12"), ("+1", "1"), ("-0", "0"), ("0o17", "15"), ("0x1F", "31"), ("1e3", "1000"),
        (".5", "0.5"),
        ("5.", "5"), ("-5.", "-5"), ("+5.e2", "500"), ("true", "true"), ("False", "false"), ("null", "null"),
        ("~", "null"),
        // No digit before the point, nor behind it.
        ("-.", #""-.""#), ("+.", #""+.""#), (".", #"".""#), (".e5", #"".e5""#), ("-.e5", #""-.e5""#),
        ("5..", #""5..""#),
        ("1_000", #""1_000""#), ("0x-1", #""0x-1""#), ("yes", #""yes""#), (".inf", #"".inf""#), ("12:30", #""12:30""#),
        // Quotes and tags.
        ("'12'", #""12""#), ("! 12", #""12""#), ("!!str 12", #""12""#), ("!!int '12'", "12"),
        (#"!!float "1.5""#, "1.5"),
        ("!!bool 'true'", "true"), ("!!null ''", "null"), ("!!int twelve", #""twelve""#),
    ])
    func scalar(_ yaml: String, json: String) throws {
        let document = try RuleDocument(
            yaml: "rules: [ { attributes: a, type: in, range: [\(yaml)], skipOnEmpty: false } ]")
        for value in [json, "12", #""12""#, "0", #""0""#, "null", "true", "1.5"] {
            let record = try DataValue(json: #"{"a":\#(value)}"#)
            let isSame = try DataValue(json: value) == DataValue(json: json)
            #expect(try document.validate(record).isValid == isSame, "\(yaml): \(value)")
        }
    }

    /// `-.` marks what is missing, and not the number 0.
    @Test func markerOfPunctuation() throws {
        let document = try RuleDocument(yaml: "missing: [-.]\nrules: [ [a, required] ]")
        #expect(try document.validate(["a": 0]).isValid)
        #expect(try !document.validate(["a": "-."]).isValid)
    }
}
#endif
