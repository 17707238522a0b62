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

    /// What must be given has no empty choice.
    @Test func requiredValues() throws {
        let export = try export([["name", "required"], ["name", "string", ["max": 3, "unit": "unicodeScalars"]]])
        #expect(export.schema["required"] == ["name"])
        #expect(export.schema["properties"]?["name"] == ["type": "string", "maxLength": 3, "minLength": 1])
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
    @Test(arguments: [
        ("string", ["max": 5] as DataObject, ExportExtent.weaker),
        ("string", ["max": 5, "unit": "unicodeScalars"], .exact),
        ("match", ["pattern": "^[a-z]+$"], .exact),
        ("email", [:], .weaker),
        ("uuid", [:], .exact),
        ("boolean", [:], .exact),
        ("date", [:], .exact),
        ("date", ["after": "2020-01-01"], .weaker),
        ("unique", [:], .notExpressible),
        ("compare", ["compareAttribute": "y"], .notExpressible),
        ("compare", ["operator": "<", "compareValue": 3], .exact),
        ("in", ["range": ["a", 1]], .exact),
        ("decimalPlaces", ["max": 2], .weaker),
        ("required", ["severity": "warning"], .exact),
    ]) func extents(_ rule: String, _ options: DataObject, _ extent: ExportExtent) throws {
        let export = try export([["x", .string(rule), .object(options)]])
        #expect(export.claims.map(\.extent) == [extent], "\(export.claims)")
        // What is not said in full stands in the schema as the rule that it was.
        #expect((export.schema["x-proviso"]?["rules"] != nil) == (extent != .exact))
    }

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
