import ProvisoCore
import ProvisoExports
import Testing

/// What rules become as JSON Schema, and what is said of each.
@Suite struct JSONSchemaExportTests {
    private func export(
        _ rules: DataValue, _ change: (inout JSONSchemaExport.Options) -> Void = { _ in }
    ) throws -> JSONSchemaExport {
        var options = JSONSchemaExport.Options()
        change(&options)
        return JSONSchemaExport(try RuleDocument(rules), options: options)
    }

    private static let empty: DataValue = ["enum": [nil, "", [], [:]]]

    /// A rule leaves empty values alone, and the schema says so.
    @Test func emptyValuesPass() throws {
        let export = try export([["age", "number", ["min": 18]]])
        #expect(
            export.schema["properties"]?["age"]
                == ["anyOf": [["type": "number", "minimum": 18], Self.empty]])
        #expect(export.claims.map(\.extent) == [.exact])
    }

    /// An option that lets addresses pass which the format of JSON Schema refuses leaves the format out.
    @Test(arguments: [
        ("", true), ("enableIDN", true), ("allowUnderscore", false), ("allowTrailingDot", false),
        ("allowLocalDomain", false),
        ("allowDisplayName", false), ("allowComments", false),
    ])
    func addresses(_ option: String, _ hasFormat: Bool) throws {
        let options: DataValue = option.isEmpty ? [:] : .object([option: true])
        let schema = try export([["mail", "email", options]]).schema["properties"]?["mail"]
        #expect("\(schema ?? nil)".contains("email\"") == hasFormat)
    }

    /// A name has no type: one that spells a number passes a rule for numbers, and a schema sees a text.
    @Test(
        arguments: [
            (["type": "number"], false), (["type": "in", "range": [1, 2]], false), (["type": "boolean"], false),
            (["type": "compare", "operator": ">", "compareValue": 0], false),
            (["type": "string", "max": 3, "unit": "unicodeScalars"], true),
            (["type": "match", "pattern": "^[a-z]$"], true), (["type": "in", "range": ["x", "y"]], true),
        ] as [(DataObject, Bool)])
    func names(_ rule: DataObject, _ areTexts: Bool) throws {
        for rule in [["rule": .object(rule)], ["rules": [.object(rule)]]] as [DataObject] {
            var keys = rule
            (keys["attributes"], keys["type"]) = ("a", "keys")
            let export = try export([.object(keys)])
            #expect("\(export.schema)".contains("propertyNames") == areTexts)
            #expect(export.claims.allSatisfy { $0.extent == .exact } == areTexts)
        }
    }

    /// A condition on an attribute that stands under another name, or is read in a way of its own, has no schema.
    @Test(arguments: ["country", "country.code"]) func conditionsOnAttributesReadOtherwise(_ attribute: String) throws {
        let when: DataValue = ["attribute": .string(attribute), "value": "DE"]
        let rules: DataValue = [["attributes": "zip", "type": "required", "when": when]]
        for own in [["column": "Land"], ["missing": ["-"]]] as [DataValue] {
            let document = try RuleDocument(["attributes": ["country": own], "rules": rules])
            let export = JSONSchemaExport(document)
            #expect(export.claims.map(\.extent) == [.notExpressible] && export.schema["if"] == nil)
            let guarded = try RuleDocument([
                "attributes": ["country": own], "where": when, "rules": [["zip", "required"]],
            ])
            #expect(JSONSchemaExport(guarded).claims.map(\.extent) == [.notExpressible])
        }
        let part = try RuleDocument(["attributes": ["o": ["column": "O"]], "rules": [["o.p", "required"]]])
        #expect(JSONSchemaExport(part).claims.map(\.extent) == [.notExpressible])
        let plain = try RuleDocument(["attributes": ["country": ["label": "Land"]], "rules": rules])
        #expect(JSONSchemaExport(plain).claims.map(\.extent) == [.exact])
    }

    /// What must be given has no empty choice.
    @Test func requiredValues() throws {
        let export = try export([["name", "required"], ["name", "string", ["max": 3, "unit": "unicodeScalars"]]])
        #expect(export.schema["required"] == ["name"])
        #expect(export.schema["properties"]?["name"] == ["type": "string", "maxLength": 3, "minLength": 1])
    }

    /// A rule that sees empty values may be told to leave them alone when it asks for a certain value.
    @Test func requiredValuesThatMayBeEmpty() throws {
        let rule: DataObject = ["type": "required", "requiredValue": 1, "skipOnEmpty": true]
        var terms = rule
        terms["attributes"] = "terms"
        let export = try export([
            .object(terms), ["attributes": "tags", "type": "each", "rule": .object(rule), "skipOnEmpty": false],
        ])
        #expect(export.schema["required"] == ["tags"])
        #expect(export.schema["properties"]?["terms"] == ["anyOf": [["const": 1], Self.empty]])
        #expect(export.schema["properties"]?["tags"]?["items"] == ["anyOf": [["const": 1], Self.empty]])
        #expect(export.claims.allSatisfy { $0.extent == .exact })
    }

    /// A filter under a condition may have changed a value or not.
    @Test(arguments: [["type": "trim"], ["type": "default", "value": "x"]] as [DataObject])
    func filtersWithConditions(_ filter: DataObject) throws {
        var filter = filter
        filter["attributes"] = "a"
        let always = try export([.object(filter), ["a", "required"]])
        #expect(always.claims.last?.extent == .exact)
        filter["when"] = ["attribute": "c", "operator": "==", "value": 5]
        let export = try export([.object(filter), ["a", "required"]])
        #expect(export.schema["required"] == nil && export.schema["properties"]?["a"]?["default"] == nil)
        #expect(export.claims.last?.extent == .notExpressible)
    }

    /// Without empty values the schema is simple, and all-or-none has a keyword.
    @Test(arguments: JSONSchemaDialect.allCases) func withoutEmptyValues(_ dialect: JSONSchemaDialect) throws {
        let export = try export([["age", "number", ["min": 18]], [["a", "b"], "allOrNone"]]) {
            ($0.sendsEmptyValues, $0.dialect) = (false, dialect)
        }
        #expect(export.schema["properties"]?["age"] == ["type": "number", "minimum": 18])
        #expect(
            export.schema[dialect == .draft7 ? "dependencies" : "dependentRequired"] == ["a": ["b"], "b": ["a"]])
        #expect(export.schema["$schema"] == .string(dialect.address))
    }

    /// Extents of single rules.
    @Test(arguments: rules) func extents(_ rule: RuleExtent) throws {
        let export = try export([["x", .string(rule.name), .object(rule.options)]])
        #expect(export.claims.map(\.extent) == [rule.extent], "\(export.claims)")
        // What is not said in full stands in the schema as the rule that it was.
        #expect((export.schema["x-proviso"]?["rules"] != nil) == (rule.extent != .exact))
    }

    struct RuleExtent: Sendable {
        let name: String
        let options: DataObject
        let extent: ExportExtent

        init(_ name: String, _ options: DataObject, _ extent: ExportExtent) {
            (self.name, self.options, self.extent) = (name, options, extent)
        }
    }

    static let rules: [RuleExtent] = [
        RuleExtent("string", ["max": 5], .weaker),
        RuleExtent("string", ["max": 5, "unit": "unicodeScalars"], .exact),
        RuleExtent("match", ["pattern": "^[a-z]+$"], .exact),
        RuleExtent("email", [:], .weaker),
        RuleExtent("uuid", [:], .exact),
        RuleExtent("boolean", [:], .exact),
        RuleExtent("date", [:], .exact),
        RuleExtent("date", ["after": "2020-01-01"], .weaker),
        RuleExtent("unique", [:], .notExpressible),
        RuleExtent("compare", ["compareAttribute": "y"], .notExpressible),
        RuleExtent("compare", ["operator": "<", "compareValue": 3], .exact),
        RuleExtent("in", ["range": ["a", 1]], .exact),
        RuleExtent("decimalPlaces", ["max": 2], .weaker),
        RuleExtent("required", ["severity": "warning"], .exact),
    ]

    /// Rules behind `trim` judge what it leaves, so the schema asks for less.
    @Test func filters() throws {
        let export = try export([["x", "trim"], ["x", "match", ["pattern": "[a-z]+", "whole": true]]])
        #expect(export.claims.map(\.extent) == [.notExpressible, .weaker])
        let text = export.text
        #expect(text.contains("[a-z]+") && text.contains("u3000"), "\(text)")
    }

    /// Conditions are `if` and `then`, scenarios are schemas of their own.
    @Test func conditionsAndScenarios() throws {
        let export = try export([
            [
                "attributes": "state", "type": "required",
                "when": ["attribute": "country", "operator": "==", "value": "US"],
            ],
            ["attributes": "name", "type": "required", "on": "register"],
        ])
        #expect(
            export.schema["allOf"]?[0]?["if"] == ["properties": ["country": ["const": "US"]], "required": ["country"]])
        #expect(export.schema["allOf"]?[0]?["then"]?["required"] == ["state"])
        #expect(export.schema["$defs"]?["register"]?["required"] == ["name"])
        #expect(export.schema["required"] == nil)
    }

    /// Parts of objects and elements of lists.
    @Test func parts() throws {
        let export = try export([
            ["address.city", "required"],
            ["attributes": "tags", "type": "each", "rule": ["type": "number"], "skipOnEmpty": false],
        ])
        #expect(export.schema["properties"]?["address"]?["required"] == ["city"])
        #expect(export.schema["required"] == ["address", "tags"])
        #expect(export.claims.contains { $0.attributes == ["tags[]"] && $0.rule == "number" })
    }

    /// Each scenario is a component of OpenAPI.
    @Test func openAPI() throws {
        let document = try RuleDocument([
            ["name", "required"], ["attributes": "mail", "type": "email", "on": "register"],
        ])
        let export = OpenAPIExport(document, name: "Sign up")
        guard case .object(let schemas)? = export.document["components"]?["schemas"] else {
            Issue.record("no schemas")
            return
        }
        #expect(schemas.members.map(\.key) == ["Sign-up", "Sign-up-register"])
    }
}
