import ProvisoCore
import ProvisoSchema
import TestSupport
import Testing

/// Schemas and values that are made to take long, or to end the program.
struct HostileTests {
    @Test func alternativesOfAlternatives() throws {
        var definitions: DataObject = ["0": ["required": ["never"]]]
        for level in 1...40 {
            let next: DataValue = ["$ref": .string("#/$defs/\(level - 1)")]
            definitions["\(level)"] = ["anyOf": [next, next, ["allOf": [next, next]]]]
        }
        let schema = try JSONSchema(["$defs": .object(definitions), "$ref": "#/$defs/40"])
        let time = ProcessorTime.measure {
            #expect(!schema.passes([:]))
            #expect(schema.validate([:]).count == 1)
            #expect(schema.output(for: [:], as: .basic)["valid"] == false)
        }
        #expect(time < .seconds(20))
    }

    @Test func unevaluatedAlternatives() throws {
        var definitions: DataObject = ["0": ["properties": ["a": true]]]
        for level in 1...30 {
            let next: DataValue = ["$ref": .string("#/$defs/\(level - 1)")]
            definitions["\(level)"] = ["allOf": [next, next]]
        }
        let schema = try JSONSchema(
            ["$defs": .object(definitions), "$ref": "#/$defs/30", "unevaluatedProperties": false])
        #expect(schema.passes(["a": 1]))
        #expect(!schema.passes(["a": 1, "b": 1]))
    }

    @Test func deepValues() throws {
        let schema = try JSONSchema(
            json: ##"{"items":{"allOf":[{"$ref":"#"},{"anyOf":[{"$ref":"#"}]}]},"type":"array"}"##)
        let depth = 512
        let json = Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        #expect(try schema.passes(json: json.span))
        #expect(throws: JSONSyntaxError.self) {
            let deeper = Array((String(repeating: "[", count: 513) + String(repeating: "]", count: 513)).utf8)
            _ = try schema.passes(json: deeper.span)
        }
    }

    @Test func longChains() throws {
        func chain(_ length: Int) -> DataValue {
            var definitions: DataObject = ["0": true]
            for level in 1...length { definitions["\(level)"] = ["$ref": .string("#/$defs/\(level - 1)")] }
            return ["$defs": .object(definitions), "$ref": .string("#/$defs/\(length)")]
        }
        #expect(try JSONSchema(chain(1000)).passes(1))
        #expect(throws: SchemaError.self) { try JSONSchema(chain(5000)) }
    }

    @Test func manyAlternatives() throws {
        let count = Sweep.isFull ? 1_000_000 : 50_000
        let schema = try JSONSchema(["enum": .array((0..<count).map { .string("value \($0)") })])
        #expect(schema.passes(.string("value \(count - 1)")))
        #expect(!schema.passes("value"))
        let elements = DataValue.array((0..<count).map { .number(ExactNumber($0)) })
        #expect(try JSONSchema(["uniqueItems": true]).passes(elements))
    }

    @Test func dynamicReferencesWithoutEnd() throws {
        let schema = try JSONSchema(
            json: ##"{"$id":"http://x.test/a","$dynamicAnchor":"n","allOf":[{"$dynamicRef":"#n"}]}"##)
        #expect(!schema.passes(1))
        #expect(schema.validate(1).map(\.code).allSatisfy { $0.rawValue.hasPrefix("schema.") })
    }

    /// Schemas and values put together by chance: nothing ends the program, and both ways to judge agree.
    @Test func chance() throws {
        var random = SplitMix64(seed: 36)
        var accepted = 0
        for _ in 0..<(Sweep.isFull ? 200_000 : 1000) {
            let dialect = SchemaDialect.allCases.randomElement(using: &random) ?? .v2020
            let schema = RandomSchemas.schema(&random, depth: 3)
            guard
                let loaded = try? JSONSchema(
                    schema, options: SchemaOptions(defaultDialect: dialect, assertsFormats: true))
            else {
                continue
            }
            accepted += 1
            for _ in 0..<5 {
                let value = RandomSchemas.value(&random, depth: 3)
                let passes = loaded.passes(value)
                #expect(loaded.validate(value).isEmpty == passes, "\(dialect) \(schema) \(value)")
                #expect(
                    loaded.output(for: value, as: .basic)["valid"] == .bool(passes), "\(dialect) \(schema) \(value)")
                let json = Array(value.description.utf8)
                #expect(try loaded.passes(json: json.span) == passes)
            }
        }
        #expect(accepted > 100)
    }

    /// Texts with bytes changed by chance are read or refused.
    @Test func changedTexts() throws {
        var random = SplitMix64(seed: 3636)
        let text = Array(
            ##"{"$id":"http://x.test/s","properties":{"a":{"$ref":"#/$defs/t"},"b":{"pattern":"^(?!x)[a-z]+$"}},"$defs":{"t":{"type":["string","null"],"maxLength":3}}}"##
                .utf8)
        for _ in 0..<2000 {
            var changed = text
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(
                    in: 0x20..<0x7F, using: &random)
            }
            if let schema = try? JSONSchema(json: changed.span) { _ = schema.validate(["a": "long", "b": "X"]) }
        }
    }
}

/// Schemas and values by chance.
enum RandomSchemas {
    static func value(_ random: inout SplitMix64, depth: Int) -> DataValue {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
        case 0: .null
        case 1: .bool(Bool.random(using: &random))
        case 2: .number(ExactNumber(Int.random(in: -2...4, using: &random)))
        case 3:
            ExactNumber(["1.0", "2.5", "1e2", "-0", "0.1"].randomElement(using: &random) ?? "0").map(DataValue.number)
                ?? .null
        case 4, 5: .string(["", "a", "ab", "\u{1F600}", "2026-01-01", "e\u{301}"].randomElement(using: &random) ?? "")
        case 6, 7:
            .object(
                (0..<Int.random(in: 0...3, using: &random)).reduce(into: DataObject()) { object, _ in
                    object[name(&random)] = value(&random, depth: depth - 1)
                })
        default: .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(&random, depth: depth - 1) })
        }
    }

    private static func name(_ random: inout SplitMix64) -> String {
        ["a", "b", "c", "ab"].randomElement(using: &random) ?? "a"
    }

    static func schema(_ random: inout SplitMix64, depth: Int) -> DataValue {
        if depth == 0 { return ["type": "integer"] }
        var schema = DataObject()
        for _ in 0..<Int.random(in: 1...3, using: &random) { add(to: &schema, &random, depth) }
        return .object(schema)
    }

    private static func add(to schema: inout DataObject, _ random: inout SplitMix64, _ depth: Int) {
        func inner() -> DataValue { Self.schema(&random, depth: depth - 1) }
        func several() -> DataValue { .array((0..<Int.random(in: 1...3, using: &random)).map { _ in inner() }) }
        let number = DataValue.number(ExactNumber(Int.random(in: 0...3, using: &random)))
        switch Int.random(in: 0..<30, using: &random) {
        case 0:
            schema["type"] = .string(
                ["null", "boolean", "number", "integer", "string", "array", "object"].randomElement(using: &random)
                    ?? "null")
        case 1: schema["enum"] = .array([value(&random, depth: 1), value(&random, depth: 1)])
        case 2: schema["const"] = value(&random, depth: 2)
        case 3: schema["minimum"] = number
        case 4: schema["exclusiveMaximum"] = number
        case 5: schema["multipleOf"] = 0.5
        case 6: schema["minLength"] = number
        case 7: schema["maxLength"] = number
        case 8: schema["pattern"] = .string(["^a", "b$", ".", #"\d"#].randomElement(using: &random) ?? "a")
        case 9: schema["minItems"] = number
        case 10: schema["maxItems"] = number
        case 11: schema["uniqueItems"] = true
        case 12: schema["required"] = .array([.string(name(&random))])
        case 13, 14: schema["properties"] = .object([name(&random): inner(), name(&random): inner()])
        case 15: schema["patternProperties"] = ["^a": inner()]
        case 16: schema["additionalProperties"] = inner()
        case 17: schema["items"] = inner()
        case 18: schema["prefixItems"] = several()
        case 19: schema["contains"] = inner()
        case 20: schema["allOf"] = several()
        case 21: schema["anyOf"] = several()
        case 22: schema["oneOf"] = several()
        case 23: schema["not"] = inner()
        case 24: (schema["if"], schema["then"], schema["else"]) = (inner(), inner(), inner())
        case 25: schema["unevaluatedProperties"] = inner()
        case 26: schema["unevaluatedItems"] = false
        case 27: schema["dependentSchemas"] = .object([name(&random): inner()])
        case 28: schema["properties"] = .object([name(&random): ["$ref": "#"]])
        default: schema["propertyNames"] = ["maxLength": 1]
        }
    }
}
