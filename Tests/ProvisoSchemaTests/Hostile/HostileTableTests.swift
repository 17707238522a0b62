import ProvisoCore
import ProvisoSchema
import TestSupport
import Testing

/// Each row is a schema and a value that are made to take long or to end the program: a clear error, or an answer in time.
struct HostileTableTests {
    /// Rows grow with the sweep: what is linear stays quick, and what is not takes far more than the limit.
    static let size = Sweep.count(100_000, sample: 2_000)
    /// Made once: some rows are of megabytes.
    static let rows = HostileCase.all(size)

    @Test(arguments: rows.indices)
    func answersInTime(_ index: Int) throws {
        let row = Self.rows[index]
        let json = Array(row.value.utf8)
        var answer = HostileCase.Answer.refused
        let time = ProcessorTime.measure {
            guard let schema = try? JSONSchema(json: row.schema) else { return }
            guard let passes = try? schema.passes(json: json.span) else { return answer = .unreadable }
            answer = passes ? .passes : .fails
            // Saying why is bounded too.
            if !passes, (try? schema.validate(json: json.span).isEmpty) != false { answer = .refused }
        }
        #expect(answer == row.answer, "\(row.name)")
        #expect(time < .seconds(Sweep.isFull ? 100 : 20), "\(row.name)")
    }

    /// What is refused says why.
    @Test(arguments: [
        (##"{"$ref":"#"}"##, "refers to itself without end"),
        (
            ##"{"$ref":"#/$defs/a","$defs":{"a":{"allOf":[{"$ref":"#/$defs/b"}]},"b":{"anyOf":[true,{"$ref":"#/$defs/a"}]}}}"##,
            "refers to itself without end"
        ),
        (##"{"not":{"if":{"$ref":"#"}}}"##, "refers to itself without end"),
        (String(repeating: ##"{"not":"##, count: 100_000) + "true" + String(repeating: "}", count: 100_000), "nested"),
        (##"{"pattern":"(a{1000}){1000}"}"##, "pattern"),
        (##"{"pattern":"(a)\\1"}"##, "linear time"),
    ])
    func refusalsSayWhy(_ schema: String, _ part: String) {
        let error = #expect(throws: SchemaError.self) { try JSONSchema(json: schema) }
        #expect(error.map { "\($0)".contains(part) } == true, "\(error.map { "\($0)" } ?? "")")
    }
}

/// A row of the table.
struct HostileCase {
    enum Answer { case passes, fails, unreadable, refused }

    let name: String
    let schema: String
    let value: String
    let answer: Answer

    init(_ name: String, _ schema: String, _ value: String, _ answer: Answer) {
        (self.name, self.schema, self.value, self.answer) = (name, schema, value, answer)
    }

    private static func many(_ count: Int, _ part: (Int) -> String) -> String {
        (0..<count).map(part).joined(separator: ",")
    }

    /// Definitions from 0 on, each made of the one before, and a reference to the last.
    private static func tower(_ height: Int, _ level: (String) -> String) -> String {
        let definitions = many(height) { number in
            #""\#(number + 1)":"# + level(##"{"$ref":"#/$defs/\##(number)"}"##)
        }
        return ##"{"$defs":{"0":{"required":["never"]},\##(definitions)},"$ref":"#/$defs/\##(height)"}"##
    }

    static func all(_ size: Int) -> [HostileCase] {
        references(size) + alternatives(size) + texts(size) + numbers(size) + parts(size)
    }

    private static func references(_ size: Int) -> [HostileCase] {
        [
            HostileCase(
                "a dynamic reference without end",
                ##"{"$id":"http://x.test/a","$dynamicAnchor":"n","allOf":[{"$dynamicRef":"#n"}]}"##, "1", .fails),
            HostileCase(
                "a recursive reference without end",
                ##"{"$schema":"https://json-schema.org/draft/2019-09/schema","$id":"http://x.test/a","$recursiveAnchor":true,"anyOf":[{"$recursiveRef":"#"}]}"##,
                "1", .fails),
            HostileCase(
                "deep data", ##"{"items":{"$ref":"#"}}"##, String(repeating: "[", count: size * 10), .unreadable),
            HostileCase(
                "data as deep as it may be", ##"{"items":{"anyOf":[{"$ref":"#"},{"$ref":"#"}]},"type":"array"}"##,
                String(repeating: "[", count: 512) + String(repeating: "]", count: 512), .passes),
            HostileCase(
                "deep data that fails in each alternative",
                ##"{"items":{"anyOf":[{"$ref":"#"},{"$ref":"#"}]},"type":"array"}"##,
                String(repeating: "[", count: 500) + "1" + String(repeating: "]", count: 500), .fails),
        ]
    }

    private static func alternatives(_ size: Int) -> [HostileCase] {
        [
            HostileCase(
                "alternatives of alternatives", tower(40) { #"{"anyOf":[\#($0),\#($0),{"allOf":[\#($0),\#($0)]}]}"# },
                "{}", .fails),
            HostileCase("one of alternatives", tower(40) { #"{"oneOf":[\#($0),\#($0),\#($0)]}"# }, "{}", .fails),
            HostileCase(
                "conditions in conditions", tower(40) { #"{"if":\#($0),"then":\#($0),"else":\#($0)}"# }, "{}", .fails),
            HostileCase("negations", tower(40) { #"{"not":{"not":{"anyOf":[\#($0),\#($0)]}}}"# }, "{}", .fails),
            HostileCase(
                "dependent schemas", tower(40) { #"{"dependentSchemas":{"a":\#($0),"b":\#($0)}}"# }, #"{"a":1,"b":1}"#,
                .fails),
            HostileCase(
                "alternatives that say what they judged",
                tower(30) { #"{"anyOf":[\#($0),\#($0)],"unevaluatedProperties":true}"# }, "{}", .fails),
            HostileCase("many alternatives", #"{"anyOf":[\#(many(size) { #"{"const":\#($0)}"# })]}"#, "-1", .fails),
            HostileCase(
                "many alternatives, the last", #"{"oneOf":[\#(many(size) { #"{"required":["k\#($0)"]}"# })]}"#,
                #"{"k\#(size - 1)":1}"#, .passes),
            HostileCase(
                "many alternatives by a member",
                #"{"oneOf":[\#(many(size) { #"{"required":["k"],"properties":{"k":{"const":"v\#($0)"}}}"# })]}"#,
                #"{"k":"v\#(size - 1)"}"#, .passes),
            HostileCase(
                "a large enum", #"{"enum":[\#(many(size * 10) { #"{"a":[\#($0)]}"# })]}"#, #"{"a":[\#(size - 1)]}"#,
                .passes),
        ]
    }

    private static func texts(_ size: Int) -> [HostileCase] {
        let long = String(repeating: "a", count: size * 100)
        return [
            HostileCase("repetition in repetition", #"{"pattern":"^(a+)+$"}"#, #""\#(long)b""#, .fails),
            HostileCase("alternatives in repetition", #"{"pattern":"(a|a)*b$"}"#, #""\#(long)""#, .fails),
            HostileCase("three repetitions", #"{"pattern":"^a*a*a*$"}"#, #""\#(long)""#, .passes),
            HostileCase(
                "a long text", #"{"minLength":\#(size * 100),"maxLength":\#(size * 100)}"#, #""\#(long)""#, .passes),
            HostileCase("a long key", #"{"propertyNames":{"maxLength":3}}"#, #"{"\#(long)":1}"#, .fails),
            HostileCase(
                "a text that is no address", #"{"$schema":"http://json-schema.org/draft-07/schema#","format":"email"}"#,
                #""\#(long)@""#, .passes),
        ]
    }

    private static func numbers(_ size: Int) -> [HostileCase] {
        let digits = String(repeating: "7", count: size * 10)
        return [
            HostileCase("a large exponent", #"{"multipleOf":1e-400}"#, "1e400", .passes),
            HostileCase("a small exponent", #"{"multipleOf":1e400}"#, "1e-400", .fails),
            HostileCase("exponents beyond all", #"{"multipleOf":3e-999999999}"#, "3e999999999", .passes),
            HostileCase("a number of many digits", #"{"multipleOf":7}"#, digits, .passes),
            HostileCase("a divisor of many digits", #"{"multipleOf":1234567890123456789012345}"#, digits, .fails),
            HostileCase("an exponent as a limit", #"{"maximum":1e999999999}"#, digits, .passes),
            HostileCase("an exponent of many digits", #"{"maximum":1}"#, "1e" + digits, .fails),
            HostileCase("zero with an exponent", #"{"enum":[0]}"#, "0e" + digits, .passes),
        ]
    }

    private static func parts(_ size: Int) -> [HostileCase] {
        [
            HostileCase(
                "distinct objects", #"{"uniqueItems":true}"#, "[\(many(size * 10) { #"{"a":\#($0),"b":1}"# })]", .passes
            ),
            HostileCase("distinct lists", #"{"uniqueItems":true}"#, "[\(many(size) { "[[\($0)],[]]" })]", .passes),
            HostileCase("equal at the end", #"{"uniqueItems":true}"#, "[\(many(size * 10) { "\($0)" }),1.0]", .fails),
            HostileCase(
                "many members", #"{"additionalProperties":{"type":"integer"}}"#,
                "{\(many(size * 10) { #""k\#($0)":1"# })}", .passes),
            HostileCase(
                "many names", #"{"required":[\#(many(size) { #""k\#($0)""# })]}"#,
                "{\(many(size) { #""k\#($0)":1"# })}", .passes),
            HostileCase(
                "names of one hash",
                #"{"properties":{\#(many(size) { #""beginning\#($0 + 10_000_000)the same end":false"# })}}"#,
                "{\(many(size) { #""beginning\#($0 + 20_000_000)the same end":1"# })}", .passes),
            HostileCase(
                "parts that nobody judged",
                #"{"unevaluatedProperties":{"type":"integer"},"anyOf":[{"properties":{"k0":true}}]}"#,
                "{\(many(size * 10) { #""k\#($0)":1"# })}", .passes),
            HostileCase(
                "elements that nobody judged", #"{"contains":{"const":1},"unevaluatedItems":{"const":2}}"#,
                "[\(many(size * 10) { _ in "1,2" })]", .passes),
            HostileCase(
                "many prefixes", #"{"prefixItems":[\#(many(size) { _ in "true" })],"items":false}"#,
                "[\(many(size) { "\($0)" })]", .passes),
        ]
    }
}
