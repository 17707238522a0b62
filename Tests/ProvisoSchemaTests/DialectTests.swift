import ProvisoCore
import ProvisoSchema
import Testing

/// What each dialect does in its own way.
struct DialectTests {
    struct Case: Sendable {
        let dialects: [SchemaDialect]
        let schema: String
        var passes: [String] = []
        var fails: [String] = []

        init(_ dialects: [SchemaDialect], _ schema: String, passes: [String] = [], fails: [String] = []) {
            (self.dialects, self.schema, self.passes, self.fails) = (dialects, schema, passes, fails)
        }
    }

    private static let all = SchemaDialect.allCases
    private static let since4 = all.filter { $0 >= .draft4 }
    private static let since6 = all.filter { $0 >= .draft6 }
    private static let since7 = all.filter { $0 >= .draft7 }
    private static let since2019 = all.filter { $0 >= .v2019 }
    private static let before2019 = all.filter { $0 < .v2019 }

    static let cases: [Case] = [
        // Whole numbers.
        Case([.draft3, .draft4], #"{"type":"integer"}"#, passes: ["1", "-0", "1e2"], fails: ["1.0", "1.5", "1e-1"]),
        Case(since6, #"{"type":"integer"}"#, passes: ["1", "1.0", "1e2", "12.50e1"], fails: ["1.5", "1e-1", #""1""#]),
        Case(
            all, #"{"maximum":18446744073709551600}"#, passes: ["18446744073709551600", "18446744073709551599.9"],
            fails: ["18446744073709551601", "1e20"]),
        Case(since6, #"{"const":9007199254740992}"#, passes: ["9007199254740992.0"], fails: ["9007199254740993"]),
        Case(
            since6, #"{"const":{"a":1,"a":[{"b":1,"b":2}]}}"#, passes: [#"{"a":[{"b":2}]}"#],
            fails: [#"{"a":[{"b":1}]}"#, #"{"a":1}"#]),
        Case(since6, #"{"const":0}"#, passes: ["-0", "0.0", "0e5"], fails: ["false", "null", "1e-400"]),
        Case(
            all, #"{"enum":[{"a":[1,2.0]}]}"#, passes: [#"{"a":[1.0,2]}"#],
            fails: [#"{"a":[2,1]}"#, #"{"a":[true,2]}"#]),
        // Bounds.
        Case(
            [.draft3, .draft4], #"{"minimum":1.1,"exclusiveMinimum":true}"#, passes: ["1.2"], fails: ["1.1", "1.10"]),
        Case([.draft3, .draft4], #"{"minimum":1.1,"exclusiveMinimum":false}"#, passes: ["1.1"], fails: ["1"]),
        Case(since6, #"{"exclusiveMaximum":3}"#, passes: ["2.99", #""x""#], fails: ["3", "3.0"]),
        Case([.draft3], #"{"divisibleBy":0.01}"#, passes: ["0.0075e2", "4.5"], fails: ["0.0075"]),
        Case(since4, #"{"multipleOf":0.0001}"#, passes: ["0.0075", "1e308"], fails: ["0.00751"]),
        Case(since4, #"{"multipleOf":0.123456789}"#, passes: ["0"], fails: ["1e308"]),
        Case(
            since4, #"{"multipleOf":123456789012345678901}"#,
            passes: ["246913578024691357802", "123456789012345678901e5"],
            fails: ["246913578024691357803", "1"]),
        // References.
        Case(
            before2019,
            ##"{"properties":{"a":{"$ref":"#/definitions/s","maxLength":1}},"definitions":{"s":{"type":"string"}}}"##,
            passes: [#"{"a":"long"}"#], fails: [#"{"a":1}"#]),
        Case(
            since2019, ##"{"properties":{"a":{"$ref":"#/$defs/s","maxLength":1}},"$defs":{"s":{"type":"string"}}}"##,
            passes: [#"{"a":"x"}"#], fails: [#"{"a":"long"}"#, #"{"a":1}"#]),
        Case(
            since4, ##"{"$ref":"#/definitions/a~1b%25%22","definitions":{"a/b%\"":{"type":"array"}}}"##, passes: ["[]"],
            fails: ["1"]),
        Case(
            [.draft4],
            ##"{"id":"http://x.test/root","allOf":[{"$ref":"#named"}],"definitions":{"n":{"id":"#named","type":"null"}}}"##,
            passes: ["null"], fails: ["0"]),
        Case(
            [.draft6, .draft7],
            ##"{"$id":"http://x.test/root","$ref":"part#named","definitions":{"n":{"$id":"part","definitions":{"m":{"$id":"#named","type":"null"}}}}}"##,
            passes: ["null"], fails: ["0"]),
        Case(since6, ##"{"$ref":"#/examples/0","examples":[{"type":"string"}]}"##, passes: [#""x""#], fails: ["1"]),
        Case(since4, ##"{"$ref":"#/odd/%20x","odd":{" x":{"type":"string"}}}"##, passes: [#""x""#], fails: ["1"]),
        Case(
            since6,
            #"{"enum":[{"$id":"urn:x","type":"null"}],"anyOf":[{"$ref":"urn:x"},{}],"definitions":{"r":{"$id":"urn:x"}}}"#,
            passes: [#"{"$id":"urn:x","type":"null"}"#], fails: ["null"]),
        // Items.
        Case(
            all.filter { $0 <= .v2019 }, #"{"items":[{"type":"null"}],"additionalItems":{"type":"string"}}"#,
            passes: ["[]", #"[null,"x"]"#], fails: ["[1]", "[null,1]"]),
        Case(all.filter { $0 <= .v2019 }, #"{"items":{},"additionalItems":false}"#, passes: ["[1,2]"]),
        Case([.v2020], #"{"prefixItems":[{}],"items":false}"#, passes: ["[1]"], fails: ["[1,2]"]),
        Case([.v2020], #"{"additionalItems":false,"prefixItems":[{}]}"#, passes: ["[1,2]"]),
        // Contains.
        Case(before2019.filter { $0 >= .draft6 }, #"{"contains":{"const":1},"maxContains":1}"#, passes: ["[1,1]"]),
        Case(
            since2019, #"{"contains":{"const":1},"minContains":2,"maxContains":3}"#, passes: ["[1,1]"],
            fails: ["[1]", "[1,1,1,1]"]),
        Case(since2019, #"{"contains":{"const":1},"minContains":0}"#, passes: ["[]", "[2]"]),
        Case([.v2019], #"{"contains":{"const":1},"unevaluatedItems":false}"#, fails: ["[1]"]),
        Case([.v2020], #"{"contains":{"const":1},"unevaluatedItems":false}"#, passes: ["[1]"], fails: ["[1,2]"]),
        // Dependencies, which later dialects keep.
        Case(
            since4, #"{"dependencies":{"a":["b"],"c":{"required":["d"]}}}"#,
            passes: [#"{"a":1,"b":2}"#, #"{"c":1,"d":1}"#, "{}"], fails: [#"{"a":1}"#, #"{"c":1}"#]),
        Case([.draft3], #"{"dependencies":{"a":"b"}}"#, passes: [#"{"a":1,"b":1}"#], fails: [#"{"a":1}"#]),
        // Newer keywords mean nothing to older dialects.
        Case(
            [.draft4], #"{"const":1,"contains":{"const":1},"propertyNames":{"maxLength":1}}"#,
            passes: ["2", "[]", #"{"ab":1}"#]),
        Case([.draft6], #"{"if":true,"then":false}"#, passes: ["1"]),
        Case(
            since7, #"{"if":{"const":1},"then":{"type":"null"},"else":{"type":"string"}}"#, passes: [#""x""#],
            fails: ["1", "2"]),
        Case(before2019, #"{"dependentRequired":{"a":["b"]},"unevaluatedProperties":false}"#, passes: [#"{"a":1}"#]),
        // Draft 3.
        Case(
            [.draft3], #"{"type":["string",{"properties":{"a":{"required":true}},"type":"object"}]}"#,
            passes: [#""x""#, #"{"a":1}"#], fails: ["1", "{}"]),
        Case([.draft3], #"{"disallow":["string",{"type":"object"}]}"#, passes: ["1"], fails: [#""x""#, "{}"]),
        Case([.draft3], #"{"extends":[{"minimum":2},{"maximum":3}]}"#, passes: ["2"], fails: ["1", "4"]),
        Case([.draft3], #"{"type":"any"}"#, passes: ["1", "null"]),
        // Identifiers in `definitions`, which draft 3 does not name: what stands beside a reference does not move its base.
        Case(
            [.draft3],
            #"""
            {"id":"http://x.test/a/","definitions":{"b":{"id":"http://x.test/n","type":"string"},"c":{"id":"n","type":"number"},"d":1},
            "extends":[{"id":"http://x.test/","$ref":"n"}]}
            """#, passes: ["1"], fails: [#""x""#]),
        // Names that differ in normalization alone are different names.
        Case(
            all, "{\"properties\":{\"\u{E9}\":{\"type\":\"null\"}},\"additionalProperties\":{\"type\":\"string\"}}",
            passes: ["{\"e\u{301}\":\"x\"}", "{\"\u{E9}\":null}"], fails: ["{\"e\u{301}\":null}"]),
        Case(all, #"{"maxLength":1}"#, passes: [#""💩""#], fails: ["\"e\u{301}\""]),
        Case(
            all, #"{"uniqueItems":true}"#, passes: [#"[1,true,"1",[1],{"a":1}]"#, "[[0],[false]]"],
            fails: ["[1,1.0]", #"[{"a":1,"b":2},{"b":2,"a":1}]"#]),
        Case(all, #"{"type":"strin"}"#),
    ]

    /// Section 5.23 of draft 3 has times without an offset, and the colors of CSS 2.1.
    @Test(arguments: [
        ("time", "08:30:06", true), ("time", "08:30:06Z", false), ("time", "8:30 AM", false), ("color", "#cce", true),
        ("color", "#CC8899", true), ("color", "fuchsia", true), ("color", "#00332520", false), ("color", "puce", false),
    ])
    func formatsOfDraft3(format: String, value: String, isValid: Bool) throws {
        let options = SchemaOptions(defaultDialect: .draft3, assertsFormats: true)
        let schema = try JSONSchema(["format": .string(format)], options: options)
        #expect(schema.passes(.string(value)) == isValid)
    }

    /// The `Mailbox` of RFC 5321 section 4.1.2 has quoted strings, address literals, and domains of one label.
    @Test(arguments: [
        ("root@localhost", true), (#""root toor"@localhost"#, true), ("root@[127.0.0.1]", true), ("root@", false),
        ("root@-localhost", false), ("root@localhost.", false), ("root", false),
    ])
    func mailboxes(value: String, isValid: Bool) throws {
        for format in ["email", "idn-email"] as [DataValue] {
            let schema = try JSONSchema(["format": format], options: SchemaOptions(assertsFormats: true))
            #expect(schema.passes(.string(value)) == isValid)
        }
    }

    @Test(arguments: cases.dropLast().indices)
    func judges(_ index: Int) throws {
        let test = Self.cases[index]
        for dialect in test.dialects {
            let schema = try JSONSchema(json: test.schema, options: SchemaOptions(defaultDialect: dialect))
            for (values, isValid) in [(test.passes, true), (test.fails, false)] {
                for value in values {
                    let json = Array(value.utf8)
                    #expect(try schema.passes(json: json.span) == isValid, "\(dialect): \(test.schema): \(value)")
                    #expect(
                        try schema.validate(json: json.span).isEmpty == isValid, "\(dialect): \(test.schema): \(value)")
                }
            }
        }
    }

    @Test func otherDialectsKeepTheirMeaning() throws {
        var resources = SchemaResources()
        try resources.add(
            json: #"{"$schema":"http://json-schema.org/draft-07/schema#","dependentRequired":{"a":["b"]}}"#,
            uri: "http://x.test/7")
        try resources.add(
            json: #"{"$schema":"https://json-schema.org/draft/2019-09/schema","dependentRequired":{"a":["b"]}}"#,
            uri: "http://x.test/2019")
        let older = try JSONSchema(json: #"{"$ref":"http://x.test/7"}"#, resources: resources)
        let newer = try JSONSchema(
            json: #"{"$schema":"http://json-schema.org/draft-07/schema","$ref":"http://x.test/2019"}"#,
            resources: resources)
        #expect(older.passes(["a": 1]))
        #expect(!newer.passes(["a": 1]))
    }
}
