import Foundation
import Proviso
import ProvisoFiles
import ProvisoSamples
import ProvisoYAML
import TestSupport
import Testing

/// Samples of whole documents: each is what it claims to be.
@Suite struct DocumentSamplesTests {
    /// Documents with the codes that another rule stands in the way of.
    static let documents: [(name: String, yaml: String, unmade: Set<String>)] = [
        (
            "comparisons",
            """
            rules:
              - [ [net, tax, gross, paid], required ]
              - [ [net, tax], number, { min: 1, max: 5000 } ]
              - { attributes: gross, type: compare, compareExpression: net + tax, as: number }
              - { attributes: paid, type: compare, operator: "<=", compareAttribute: gross, as: number }
              - { attributes: due, type: compare, operator: ">=", compareAttribute: ordered, as: date }
              - [ [due, ordered], date ]
            """, ["required", "number.type", "compare.type"]
        ),
        (
            "conditions",
            """
            rules:
              - [ country, in, { range: [US, DE] } ]
              - { attributes: zip, type: match, pattern: '^\\d{5}$', when: { attribute: country, operator: "==", value: DE } }
              - { attributes: zip, type: match, pattern: '^[A-Z]{2}-\\d{5}$', when: { attribute: country, operator: "==", value: US } }
              - attributes: reason
                type: required
                when: { all: [ { attribute: total, operator: ">", value: 1000 }, { not: { attribute: country, operator: "==", value: US } } ] }
              - [ total, number, { min: 0 } ]
              - { attributes: code, type: string, length: 3, on: register }
            """, []
        ),
        (
            "objects",
            """
            rules:
              - { attributes: address, type: nested, rules: [ [[street, city], required], [city, string, { max: 20 }], [zip, match, { pattern: '^[0-9]{5}$' }] ] }
              - { attributes: tags, type: each, rules: [ { type: string, min: 2, max: 8 }, { type: lowercase } ] }
              - { attributes: lines, type: each, rule: { type: nested, rules: [ [sku, required], [amount, number, { min: 1, integerOnly: true }] ] } }
              - [ [a, b, c], allOrNone ]
              - { attributes: contact.email, type: email }
              - { attributes: contact.email, type: required }
            """, []
        ),
        (
            "files",
            """
            where: { attribute: kind, operator: "==", value: order }
            records: { min: 2, max: 6 }
            rules:
              - [ id, unique ]
              - [ id, match, { pattern: '^[A-Z]{3}-[0-9]{4}$' } ]
              - [ [customer, day], unique ]
              - [ day, date ]
              - [ number, sequence, { start: 1 } ]
              - [ day, sorted, { as: date } ]
              - [ parent, exists, { column: id } ]
              - [ kind, distinct, { max: 3 } ]
            """, ["distinct.tooMany", "sorted.type", "sequence.type", "date"]
        ),
        (
            "filters",
            """
            rules:
              - [ name, trim ]
              - [ name, required ]
              - [ country, default, { value: US } ]
              - [ country, required ]
              - { attributes: name, type: filter, filter: lowercase }
              - [ name, lowercase ]
            """, ["required"]
        ),
        (
            "readings",
            """
            missing: [NA]
            decimal: ","
            attributes: { price: { column: Price } }
            rules:
              - [ price, required ]
              - [ price, decimalPlaces, { max: 2 } ]
              - [ price, number, { min: 0.5 } ]
              - [ note, required ]
            """, ["number.type"]
        ),
        (
            "patterns together",
            """
            rules:
              - [ code, required ]
              - [ code, match, { pattern: '[0-9]{2}' } ]
              - [ code, match, { pattern: 'xx', not: true } ]
              - [ code, startsWith, { value: "A." } ]
              - [ code, endsWith, { value: "z" } ]
              - [ code, contains, { value: "-" } ]
              - [ code, string, { min: 8, max: 12 } ]
            """, ["string.type"]
        ),
    ]

    @Test(arguments: Sweep.cases(documents.map(\.name), sample: 1))
    func everySampleIsWhatItClaims(name: String) throws {
        let example = try #require(Self.documents.first { $0.name == name })
        let document = try RuleDocument(yaml: example.yaml)
        let unmade = try Self.check(document)
        #expect(
            Set(unmade.map(\.code.rawValue)).isSubset(of: example.unmade),
            "\(unmade.map(\.description).joined(separator: "\n"))")
    }

    @Test(
        arguments: Sweep.cases(
            ["Examples/signups/signup.rules.yaml", "Examples/debian-packages/packages.rules.yaml"], sample: 1))
    func examples(path: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let document = try RuleDocument(yaml: String(contentsOf: root.appending(path: path), encoding: .utf8))
        let unmade = try Self.check(document)
        #expect(unmade.count <= 4, "\(unmade.map(\.description).joined(separator: "\n"))")
    }

    /// All samples in both forms are as they should be.
    ///
    /// - Returns: What was not made as JSON.
    @discardableResult
    static func check(_ document: RuleDocument) throws -> [UnmadeSample] {
        var unmade: [UnmadeSample] = []
        for form in [SampleForm.cells, .json] {
            var sampler = try RecordSampler(document, form: form, seed: 3)
            let valid = sampler.validRecords(5)
            #expect(valid.count == 5)
            #expect(try document.validator().validate(records: valid).violations.isEmpty)
            let samples = sampler.failingSamples()
            #expect(!samples.made.isEmpty)
            for sample in samples.made { try SampleCheck.isJust(sample, in: document) }
            unmade = samples.unmade
        }
        return unmade
    }

    /// In a table an attribute that a record leaves out is an empty cell, which some rules take for something else.
    @Test(arguments: [
        "{type: string, min: 0, skipOnEmpty: false}", "{type: required, strict: true}",
        "{type: in, range: [null], skipOnEmpty: false}", "{type: spoofing, skipOnEmpty: false}",
        "{type: match, pattern: '^[a-z]*$', skipOnEmpty: false}",
    ])
    func emptyCells(rule: String) throws {
        let document = try RuleDocument(
            yaml: "rules:\n  - {attributes: b, \(rule.dropFirst())\n  - [[a, c], required]\n")
        var sampler = try RecordSampler(document, form: .cells, seed: 5)
        func filled(_ record: DataValue) throws -> DataValue {
            guard case .object(var object) = record else { return record }
            for name in ["a", "b", "c"] where object[name] == nil { object[name] = .untyped("") }
            return .object(object)
        }
        for record in sampler.validRecords(20) { #expect(try document.validate(filled(record)).violations.isEmpty) }
        for sample in sampler.failingSamples().made {
            let found = try document.validate(filled(sample.records[0])).violations
            #expect(found.map { "\($0.path) \($0.code)" } == ["\(sample.attribute) \(sample.code)"])
        }
    }

    /// The same seed gives the same data, another one other data.
    @Test func seeds() throws {
        let example = try #require(Self.documents.first { $0.name == (Sweep.isFull ? "comparisons" : "filters") })
        let document = try RuleDocument(yaml: example.yaml)
        func records(_ seed: UInt64) throws -> [DataValue] {
            var sampler = try RecordSampler(document, seed: seed)
            return sampler.validRecords(8) + sampler.failingSamples().made.flatMap(\.records)
        }
        let first = try records(1)
        #expect(try records(1) == first)
        #expect(try records(2) != first)
    }

    /// Many records of a document with keys are made in a time that grows no faster than their number allows.
    @Test func manyRecords() throws {
        let document = try RuleDocument([["id", "unique"], ["id", "uuid"], ["id", "required"]])
        var sampler = try RecordSampler(document)
        let valid = sampler.validRecords(300)
        #expect(valid.count == 300)
        #expect(try document.validator().validate(records: valid).isValid)
    }
}
