import ProvisoCore
import ProvisoExports
import Testing

/// The JSON Schema of rule documents. That documents are valid by it is shown by `Scripts/check-schema`.
@Suite struct RuleSchemaTests {
    private static let schema = RuleRegistry.standard.schema()

    /// Every reference leads to a definition, and every definition is used.
    @Test func references() {
        var used: Set<String> = []
        Self.collect(Self.schema, into: &used)
        guard case .object(let definitions)? = Self.schema["$defs"] else {
            Issue.record("no definitions")
            return
        }
        #expect(used == Set(definitions.members.map { "#/$defs/" + $0.key }))
    }

    /// A rule has what it takes, what every rule takes, and nothing else.
    @Test(arguments: RuleRegistry.standard.descriptions.map(\.name)) func options(of name: String) throws {
        let rule = try #require(RuleRegistry.standard.descriptions.first { $0.name == name })
        let part = try #require(Self.schema["$defs"]?["rule.\(name)"])
        guard case .object(let properties)? = part["properties"] else {
            Issue.record("no properties")
            return
        }
        let names = rule.options.map(\.name) + RuleDescription.commonOptions.map(\.name) + ["attributes", "type"]
        #expect(Set(properties.members.map(\.key)) == Set(names))
        #expect(part["additionalProperties"] == false)
        #expect(part["description"] == .string(rule.summary))
        for option in rule.options { #expect(properties[option.name]?["description"] == .string(option.help)) }
    }

    @Test func kindsOfOptions() {
        func option(_ rule: String, _ name: String) -> DataValue? {
            Self.schema["$defs"]?["rule.\(rule)"]?["properties"]?[name]
        }
        #expect(option("string", "unit")?["enum"]?[0] == "characters")
        #expect(option("string", "unit")?["default"] == "characters")
        #expect(option("string", "min")?["type"] == "integer")
        #expect(option("string", "min")?["minimum"] == 0)
        #expect(option("mac", "eui")?["enum"] == [48, 64])
        #expect(option("filter", "filter")?["enum"]?[0] == "capitalize")
        #expect(option("contains", "min")?["minimum"] == 1)
        #expect(Self.schema["$defs"]?["rule.in"]?["required"] == ["range"])
        #expect(Self.schema["$defs"]?["rule.each"]?["allOf"]?[0]?["anyOf"]?.count == 2)
        #expect(Self.schema["$defs"]?["rule.email"]?["required"] == nil)
    }

    @Test func ownRules() {
        var registry = RuleRegistry()
        registry.register("even", options: ["allowsZero"]) { _, _ in true }
        registry.registerFilter("slugify") { $0 }
        let schema = registry.schema(id: "https://example.org/own.json", title: "Ours")
        #expect(schema["$id"] == "https://example.org/own.json")
        #expect(schema["title"] == "Ours")
        #expect(schema["$defs"]?["ruleName"]?["enum"] == ["even"])
        #expect(schema["$defs"]?["rule.even"]?["properties"]?["allowsZero"] != nil)
        #expect(schema["$defs"]?["rule.email"] == nil)
        var standard = RuleRegistry.standard
        standard.registerFilter("slugify") { $0 }
        #expect(
            standard.schema()["$defs"]?["rule.filter"]?["properties"]?["filter"]?["enum"]?.contains("slugify") ?? false)
    }

    private static func collect(_ value: DataValue, into names: inout Set<String>) {
        switch value {
        case .object(let object):
            for (key, value) in object.members {
                if key == "$ref", case .string(let name) = value { names.insert(name) }
                collect(value, into: &names)
            }
        case .array(let elements): for element in elements { collect(element, into: &names) }
        default: break
        }
    }
}

extension DataValue {
    fileprivate var count: Int { if case .array(let elements) = self { elements.count } else { 0 } }

    fileprivate func contains(_ value: DataValue) -> Bool {
        if case .array(let elements) = self { elements.contains(value) } else { false }
    }
}
