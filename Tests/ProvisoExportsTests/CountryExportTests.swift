import ProvisoCore
import ProvisoExports
import ProvisoIdentifiers
import Testing

/// What a schema says of rules whose texts take their form from the country.
@Suite struct CountryExportTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)

    private static func export(_ rules: DataValue) throws -> JSONSchemaExport {
        JSONSchemaExport(try RuleDocument(rules, registry: registry), registry: registry)
    }

    /// Postal codes are said in full, other numbers as texts.
    @Test(
        arguments: [
            ("postalCode", ["countryAttribute": "country"], .exact), ("postalCode", ["country": "DE"], .exact),
            ("postalCode", ["country": ["DE", "NL"]], .exact), ("postalCode", [:], .weaker),
            ("postalCode", ["countryAttribute": "country", "requireCountry": true], .weaker),
            ("phone", ["countryAttribute": "country"], .weaker), ("phone", ["country": "DE"], .weaker),
            ("vat", ["countryAttribute": "country"], .weaker), ("vat", ["country": "any"], .weaker),
        ] as [(String, DataObject, ExportExtent)])
    func extents(rule: String, options: DataObject, extent: ExportExtent) throws {
        let export = try Self.export([["x", .string(rule), .object(options)]])
        #expect(export.claims.map(\.extent) == [extent], "\(export.claims)")
    }

    @Test func aCountrySaysWhatItsPostalCodesLookLike() throws {
        let german = try Self.export([["zip", "postalCode", ["country": "DE"]]])
        #expect("\(german.schema)".contains("[0-9]{5}"))
        let byCountry = try Self.export([["zip", "postalCode", ["countryAttribute": "country"]]])
        guard case .array(let parts)? = byCountry.schema["allOf"] else {
            Issue.record("\(byCountry.schema)")
            return
        }
        let dutch = try #require(parts.first { "\($0["if"] ?? .null)".contains("[Nn][Ll]") })
        #expect("\(dutch["then"] ?? .null)".contains("[1-9][0-9]{3} ?"))
        // Countries with the same form stand together.
        #expect(parts.count < 100)
    }

    /// A filter of the country leaves less to be said, and one that may make anything of it leaves nothing.
    @Test func filtersOfTheCountry() throws {
        func extent(_ filter: DataValue) throws -> ExportExtent? {
            try Self.export([filter, ["zip", "postalCode", ["countryAttribute": "country"]]]).claims.last?.extent
        }
        #expect(try extent(["country", "trim"]) == .weaker)
        #expect(try extent(["country", "filter", ["filter": "lowercase"]]) == .notExpressible)
        #expect(try extent(["zip", "trim"]) == .weaker)
    }

    /// The schema refuses nothing that the rule passes; without the country it says nothing.
    @Test func theSchemaIsNoStricter() throws {
        let export = try Self.export([["zip", "postalCode", ["countryAttribute": "country"]]])
        #expect(export.schema["properties"]?["zip"] == nil)
        #expect(export.schema["required"] == nil)
    }
}
