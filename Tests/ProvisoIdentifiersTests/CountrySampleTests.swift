import ProvisoCore
import ProvisoIdentifiers
import ProvisoSamples
import TestSupport
import Testing

/// Samples for rules with the country of another attribute, with one country, several and any.
@Suite struct CountrySampleTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)
    /// The rules that take a country.
    private static let names = registry.descriptions.filter { $0.options.contains { $0.name == "countryAttribute" } }
        .map(\.name)

    private static func document(_ rules: DataValue) throws -> RuleDocument {
        try RuleDocument(["rules": rules], registry: registry)
    }

    @Test func rulesTakeCountries() { #expect(Self.names.count == 11) }

    @Test(arguments: Sweep.cases(names, sample: 3)) func samplesHaveAFittingCountry(name: String) throws {
        let document = try Self.document([
            ["country", "country"], [["country", "number"], "required"],
            ["number", .string(name), ["countryAttribute": "country", "requireCountry": true]],
        ])
        var sampler = try RecordSampler(document, registry: Self.registry)
        let records = sampler.validRecords(10)
        #expect(records.count == 10, "\(name)")
        for record in records { #expect(try document.validate(record).violations.isEmpty, "\(name): \(record)") }
        let made = Set(sampler.failingSamples().made.map(\.code.rawValue))
        #expect(made.contains(name), "\(name)")
        #expect(made.contains("\(name).countryUnknown"), "\(name)")
    }

    @Test(arguments: Sweep.cases(names, sample: 4)) func samplesOfAnyCountryPassAndFail(name: String) throws {
        let document = try Self.document([["number", "required"], ["number", .string(name)]])
        var sampler = try RecordSampler(document, registry: Self.registry)
        let records = sampler.validRecords(5)
        #expect(records.count == 5, "\(name)")
        for record in records { #expect(try document.validate(record).isValid, "\(name): \(record)") }
        #expect(sampler.failingSamples().made.contains { $0.code.rawValue == name }, "\(name)")
    }
}
