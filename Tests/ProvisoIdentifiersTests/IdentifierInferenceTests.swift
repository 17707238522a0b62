import Foundation
import ProvisoCore
import ProvisoFiles
import ProvisoIdentifiers
import Testing

/// What is proposed for columns of numbers that countries give.
@Suite struct IdentifierInferenceTests {
    private static func rules(of csv: String) async throws -> [String: [InferredRule]] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
        try csv.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let inference = RuleInference(registry: .standard.adding(.identifiers))
        let proposal = try await inference.run([RawPath(file.path)])
        return Dictionary(uniqueKeysWithValues: proposal.attributes.map { ($0.name, $0.rules) })
    }

    private static func column(_ name: String, _ values: [String]) -> String {
        ([name] + values).joined(separator: "\n") + "\n"
    }

    private static let german = (0..<40).map { "030 2345\(1000 + $0 * 37)" }

    @Test func internationalNumbersShowTheirCountry() async throws {
        let values = (0..<40).map { "+49 30 2345\(1000 + $0 * 37)" }
        let rules = try await Self.rules(of: Self.column("contact", values))
        let phone = try #require(rules["contact"]?.first { $0.name == "phone" })
        #expect(phone.options["country"] == "DE")
    }

    @Test func numbersOfSeveralCountriesAreOfAny() async throws {
        let values = (0..<20).flatMap { ["+49 30 2345\(1000 + $0 * 37)", "+33 1 42 68 53 \(10 + $0)"] }
        let rules = try await Self.rules(of: Self.column("contact", values))
        let phone = try #require(rules["contact"]?.first { $0.name == "phone" })
        #expect(phone.options.isEmpty)
    }

    @Test func anotherColumnHasTheCountry() async throws {
        let rows = (0..<40).map { index in
            index % 2 == 0
                ? "DE,030 2345\(1000 + index * 37),101\(10 + index)"
                : "FR,01 42 68 53 \(10 + index),750\(10 + index % 10)"
        }
        let rules = try await Self.rules(of: "country,phone,zip\n" + rows.joined(separator: "\n") + "\n")
        for name in ["phone", "zip"] {
            let rule = try #require(rules[name]?.first { ["phone", "postalCode"].contains($0.name) }, "\(name)")
            #expect(rule.options["countryAttribute"] == "country", "\(name)")
        }
    }

    @Test func telephoneNumbersHaveNoLengths() async throws {
        for values in [Self.german, (0..<40).map { "555-01\(10 + $0)" }, (0..<40).map { "20250\(10000 + $0 * 91)" }] {
            let rules = try await Self.rules(of: Self.column("phone_number", values))
            for rule in rules["phone_number"] ?? [] {
                #expect(rule.options["min"] == nil && rule.options["max"] == nil, "\(rule.name) \(values[0])")
            }
        }
    }

    @Test func numbersOfValueAddedTaxShowTheirCountry() async throws {
        let values = ["ATU13585627", "ATU66889218", "ATU62765626"]
        let rules = try await Self.rules(of: Self.column("number", values))
        let vat = try #require(rules["number"]?.first { $0.name == "vat" })
        #expect(vat.options["country"] == "AT")
    }

    /// A file of one or two rows is recognised too: no pattern is proposed for what has a rule.
    @Test(
        arguments: [
            ("contact", ["+49 30 123456"], "phone"), ("contact", ["+49 30 123456", "+43 1 5880"], "phone"),
            ("phone", ["030 123456"], "phone"), ("phone", ["+49 30 123456"], "phone"),
            ("number", ["ATU13585627"], "vat"), ("number", ["ATU13585627", "DE136695976"], "vat"),
            ("vat", ["ATU13585627"], "vat"), ("vat_id", ["136695976", "136695976"], "vat"),
            ("zip", ["SW1A 1AA"], "postalCode"),
        ] as [(String, [String], String)])
    func tinyColumnsAreRecognised(name: String, values: [String], rule: String) async throws {
        let found = try await Self.rules(of: Self.column(name, values))[name] ?? []
        #expect(!found.contains { ["match", "string", "in"].contains($0.name) }, "\(found)")
        // Where several countries have such numbers, none is chosen.
        #expect(found.contains { $0.name == rule } || values.allSatisfy { !$0.hasPrefix("+") }, "\(found)")
    }

    @Test func aColumnOfAnotherNameIsNoPostalCode() async throws {
        let values = (0..<40).map { "\(10115 + $0 * 13)" }
        let rules = try await Self.rules(of: Self.column("price", values))
        #expect(rules["price"]?.contains { $0.name == "postalCode" } == false)
    }
}
