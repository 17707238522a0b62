import Proviso
import ProvisoSamples
import TestSupport
import Testing

/// Documents for which little or nothing can be made end soon, and say why.
@Suite struct HostileDocumentTests {
    static let rules: [DataValue] = [
        // No text is both.
        [["a", "required"], ["a", "match", ["pattern": "^a+$"]], ["a", "match", ["pattern": "^b+$"]]],
        [["a", "required"], ["a", "absent"]],
        [["a", "required"], ["a", "number", ["min": 5]], ["a", "number", ["max": 4]]],
        [
            ["a", "required"], ["b", "required"], ["c", "required"],
            ["attributes": "a", "type": "compare", "operator": "<", "compareAttribute": "b", "as": "number"],
            ["attributes": "b", "type": "compare", "operator": "<", "compareAttribute": "c", "as": "number"],
            ["attributes": "c", "type": "compare", "operator": "<", "compareAttribute": "a", "as": "number"],
        ],
    ]

    @Test(arguments: Sweep.cases(rules, sample: 1))
    func nothingPasses(rules: DataValue) throws {
        let document = try RuleDocument(rules)
        var sampler = try RecordSampler(document)
        #expect(sampler.validRecords(3).isEmpty)
        for sample in sampler.failingSamples().made { try SampleCheck.isJust(sample, in: document) }
    }

    /// A file needs records, and of these none can be made.
    @Test func noRecordForAFile() throws {
        let document = try RuleDocument([["b", "sequence"], ["b", "string"], ["a", "distinct", ["max": 2]]])
        var sampler = try RecordSampler(document)
        #expect(sampler.validRecords(1).isEmpty)
        #expect(sampler.failingSamples().unmade.contains { $0.code == "distinct.tooMany" })
    }

    /// Automata with very many states, very long words.
    @Test(
        arguments: Sweep.cases(
            [
                "^(a|b)*a(a|b){\(Sweep.count(24, sample: 14))}$", "^a{4000}$", "^(?:[a-z]{1,50}-){1,60}$",
                "^\\p{L}{3}\\p{Nd}$",
                "^[^\\x00-\\x{7F}]+$",
                "(?i)straße$",
            ], sample: 1))
    func patterns(pattern: String) throws {
        let document = try RuleDocument([
            ["a", "required"], ["attributes": "a", "type": "match", "pattern": .string(pattern)],
        ])
        var sampler = try RecordSampler(document)
        let valid = sampler.validRecords(2)
        #expect(valid.count == 2)
        let samples = sampler.failingSamples()
        #expect(samples.made.contains { $0.code == "match" })
        for sample in samples.made { try SampleCheck.isJust(sample, in: document) }
    }

    /// What it takes is bounded, whatever the document asks for.
    @Test func theWorkIsBounded() throws {
        let rules = (0..<Sweep.count(300, sample: 120)).flatMap { index -> [DataValue] in
            [[.string("a\(index)"), "required"], [.string("a\(index)"), "string", ["min": 3, "max": 9]]]
        }
        let document = try RuleDocument(.array(rules))
        var sampler = try RecordSampler(document, work: Sweep.count(20_000, sample: 8_000))
        let samples = sampler.failingSamples()
        #expect(samples.unmade.contains { $0.reason == "the limit of the work was reached" })
        for sample in samples.made.prefix(10) { try SampleCheck.isJust(sample, in: document) }
    }

    /// A reason says what stands in the way.
    @Test func reasons() throws {
        let document = try RuleDocument([
            ["a", "default", ["value": "x"]], ["a", "required"], ["b", "string", ["max": 5]],
            ["attributes": "b", "type": "match", "pattern": "^.{0,5}$", "skipOnError": false],
            ["attributes": "c", "type": "email", "checkDNS": true],
        ])
        var sampler = try RecordSampler(document)
        let reasons = Dictionary(
            sampler.failingSamples().unmade.map { ("\($0.attribute) \($0.code)", $0.reason) },
            uniquingKeysWith: { first, _ in first })
        #expect(reasons["a required"]?.contains("default") ?? false)
        #expect(reasons["b string.tooLong"]?.contains("match") ?? false)
        #expect(reasons["c email.domainNotFound"]?.contains("DNS") ?? false)
    }
}
