import Proviso
import ProvisoFormats
import ProvisoSamples
import TestSupport
import Testing

@testable import ProvisoCore

/// Every built-in rule, each in a small document: what it can find is made.
@Suite struct EveryRuleTests {
    /// Options that say more than those of the rules' own examples.
    static let moreOptions: [String: [DataValue]] = [
        "compare": ["==", "!=", ">", ">=", "<", "<="].map {
            ["operator": .string($0), "compareAttribute": "b", "as": "number"]
        } + [
            ["compareValue": "2024-05-06", "operator": "<", "as": "date"],
            ["compareExpression": "b + 2 * c", "operator": "=="],
        ],
        "contains": [["value": "abc"]],
        "date": [
            [:], ["format": "dd.MM.yyyy", "after": "2020-01-31"], ["minAge": 18],
            ["between": ["2020-01-01", "2020-02-01"]],
        ],
        "dateTime": [[:], ["past": true], ["future": true], ["before": "2024-02-29T00:00:00Z"]],
        "decimalPlaces": [["max": 2], ["min": 2, "max": 2]],
        "default": [["value": 1]],
        "distinct": [["min": 2], ["max": 3]],
        "any": [
            ["rules": ["email", "e164"]], ["rules": [["trim", ["type": "in", "range": ["ABCQ"]]]]],
            ["rules": [["type": "nested", "rules": [["b", "required"], ["b", "integer"]]]]],
            ["rules": [["type": "each", "rule": "uuid"], ["type": "any", "rules": ["integer", "iban"]]]],
            ["rules": [["type": "email", "when": ["attribute": "k", "value": 1]]]],
        ],
        "each": [["rule": ["type": "string", "max": 4]], ["rules": ["trim", ["type": "integer"]]]],
        EmailRule.name: [[:], ["checkDomainSpelling": true]],
        "endsWith": [["value": "xyz"]],
        "exists": [["column": "b"]],
        "filter": [["filter": "trim"]],
        "hashDigest": [[:], ["algorithm": "crc32"], ["algorithm": "sha512"]],
        InRule.name: [["range": ["red", "green"]], ["range": ["red"], "not": true], ["range": [1, 2, 3]]],
        "ip": [[:], ["version": 6], ["cidr": true]],
        "isbn": [[:], ["version": 10]],
        "mac": [[:], ["eui": 64]],
        "match": [
            ["pattern": "^[a-z]{2}-\\d+$"], ["pattern": "x+y", "not": true], ["pattern": "(a|b)*c", "whole": true],
        ],
        "multipleOf": [["value": 3], ["value": 0.25]],
        "nested": [["rules": [["city", "required"], ["city", "string", ["max": 5]]]]],
        NumberRule.name: [["min": 1.5, "max": 9_007_199_254_740_993], ["min": 5, "max": 5, "integerOnly": true]],
        "password": [["lowercase": true, "uppercase": true, "digit": true, "symbol": true]],
        "required": [[:], ["requiredValue": "yes"]],
        "sorted": [[:], ["order": "descending", "strict": true, "as": "number"]],
        "sequence": [
            [:], ["start": 10, "step": 5], ["unit": "day"], ["unit": "week", "step": -1], ["unit": "hour", "step": 6],
            ["unit": "month", "start": "2026-01-31"], ["unit": "year", "start": "2024-02-29"],
            ["unit": "quarter", "format": "dd.MM.yyyy"], ["unit": "minute", "format": "d/M/yyyy HH:mm", "step": 15],
        ],
        "startsWith": [["value": "AB"]],
        "string": [["min": 3, "max": 8], ["length": 5], ["length": [8]]],
        "time": [[:], ["after": "08:00", "before": "17:30"], ["format": "h:mm a"]],
        "url": [[:], ["validSchemes": ["ftp"]]],
        "uuid": [[:], ["version": 7], ["version": ["nil", "max"]]],
        "paymentCard": [[:]] + PaymentCards.all.map { ["brands": [.string($0)]] },
        "cardSecurityCode": [[:], ["brands": ["amex"]]],
        "country": [[:], ["form": "alpha3"], ["form": "numeric"]],
        VINFormat.ruleName: [[:], ["checkDigit": true]],
        "coordinates": [[:], ["order": "longLat"]],
        "lowercase": [[:]],
        "keys": [["rule": ["type": "string", "length": 3]], ["rules": ["integer"]]],
        "values": [
            ["rule": ["type": "string", "max": 4]], ["rules": ["trim", ["type": .string(NumberRule.name), "min": 0]]],
            ["rule": ["type": "nested", "rules": [["city", "required"]]]],
        ],
    ]

    enum PaymentCards {
        static let all = [
            "amex", "mastercard", "visa", "maestro", "dinersClub", "jcb", "discover", "unionPay", "mir", "elo",
            "hipercard", "rupay",
            "troy", "uatp",
        ]
    }

    /// What cannot be made alone, and why.
    static let exceptions: [String: String] = [
        "sorted.type": "without `as`, values of every kind have an order"
    ]

    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        let attributes: [String]
        let options: DataValue
        /// Whether the rule finds anything: filters do not.
        let findsSomething: Bool
        var testDescription: String { "\(attributes) \(rule) \(options)" }

        var document: DataValue {
            var entry: DataObject = ["attributes": .array(attributes.map(DataValue.string)), "type": .string(rule)]
            if case .object(let options) = options { for (key, value) in options.members { entry[key] = value } }
            return ["rules": [.object(entry)]]
        }
    }

    static let cases = RuleRegistry.standard.descriptions.flatMap { rule in
        var uses = rule.examples.map { (attributes: $0.attributes, options: DataValue.object($0.options)) }
        uses += (moreOptions[rule.name] ?? []).map { (["a"], $0) }
        if uses.isEmpty { uses = [(["a"], [:])] }
        return uses.enumerated().filter { index, use in
            !uses[..<index].contains { $0.options == use.options && $0.attributes.count == use.attributes.count }
        }.map { _, use in
            Case(
                rule: rule.name, attributes: use.attributes, options: use.options, findsSomething: !rule.codes.isEmpty)
        }
    }

    /// By default one case of each rule.
    static let swept = cases.indices.filter { Sweep.isFull || $0 == 0 || cases[$0 - 1].rule != cases[$0].rule }.map {
        cases[$0]
    }

    @Test(arguments: swept)
    func makesWhatTheRuleCanFind(_ example: Case) throws {
        let document = try RuleDocument(example.document)
        var sampler = try RecordSampler(document, seed: 1)
        let valid = sampler.validRecords(5)
        #expect(valid.count == 5)
        #expect(try document.validator().validate(records: valid).violations.isEmpty)
        let samples = sampler.failingSamples()
        for sample in samples.made { try SampleCheck.isJust(sample, in: document) }
        for sample in samples.unmade {
            #expect(Self.exceptions[sample.code.rawValue] != nil, "\(sample)")
        }
        let codes = Set(samples.made.map(\.code.rawValue))
        #expect(!codes.isEmpty || !example.findsSomething)
    }

    /// Texts are made around parts beyond ASCII too, which may be written in several ways.
    @Test(arguments: ["startsWith", "endsWith", "contains"], [false, true])
    func holdsPartsBeyondASCII(type: String, ignoresCase: Bool) throws {
        for part in ["Éa", "Straße", "日本", "K;"] {
            let options: DataObject = ["value": .string(part), "ignoreCase": .bool(ignoresCase)]
            let document = try RuleDocument([["a", "required"], ["a", .string(type), .object(options)]])
            var sampler = try RecordSampler(document, seed: 1)
            let records = sampler.validRecords(5)
            #expect(records.count == 5, "\(part)")
            // Lists contain too.
            #expect(records.count { $0["a"]?.text != nil } >= 4, "\(part)")
            for record in records { #expect(try document.validate(record).isValid, "\(record)") }
        }
    }

    /// Dates and times are made as any pattern has them.
    @Test(arguments: [
        "HH:mm:ssZZZZZ", "HH:mmZ", "HH:mmx", "HH:mmxx", "HH:mmxxx", "HH:mmX", "HH:mmXX", "HH:mmXXX", "h:mm a",
        "HH 'o''clock'", "HH:mm:ss.SSS",
    ])
    func followsThePattern(format: String) throws {
        for type in ["time", "dateTime"] as [DataValue] {
            let pattern = type == "time" ? format : "d MMM y, " + format
            let rule: DataObject = ["attributes": "a", "type": type, "format": .string(pattern)]
            let document = try RuleDocument(["rules": [["a", "required"], .object(rule)]])
            var sampler = try RecordSampler(document, seed: 1)
            let records = sampler.validRecords(5)
            #expect(records.count == 5)
            #expect(try document.validator().validate(records: records).violations.isEmpty)
        }
    }

    /// Together the cases have every code of every rule, but for those that the network tells.
    @Test func everyCode() throws {
        var missing: Set<String> = []
        let rules = RuleRegistry.standard.descriptions
        for rule in Sweep.cases(rules, sample: rules.count / 3) {
            var codes = Set(rule.codes.map(\.code.rawValue))
            for example in Self.cases where example.rule == rule.name && !codes.isEmpty {
                var sampler = try RecordSampler(try RuleDocument(example.document), seed: 2)
                codes.subtract(sampler.failingSamples().made.map(\.code.rawValue))
            }
            missing.formUnion(codes)
        }
        let fromTheNetwork: Set = ["email.domainNotFound", "email.domainUnchecked"]
        #expect(Sweep.isFull ? missing == fromTheNetwork : missing.isSubset(of: fromTheNetwork))
    }
}

/// Whether a sample is what it claims to be.
enum SampleCheck {
    static func isJust(_ sample: FailingSample, in document: RuleDocument) throws {
        let validator = try document.validator(for: sample.scenario)
        let found =
            sample.isFile
            ? try validator.validate(records: sample.records).violations
            : sample.records.flatMap { validator.validate($0).violations }
        #expect(found.count == 1, "\(sample) \(found)")
        #expect(found.first?.code == sample.code)
        #expect(sample.isFile || sample.records.count == 1)
        let path = found.first.map { violation in
            violation.path.components.reduce(into: "") { name, component in
                switch component {
                case .key(let key): name += (name.isEmpty ? "" : ".") + key
                case .index: if !sample.isFile { name += "[]" }
                }
            }
        }
        #expect(path.map { isPath($0, sample.attribute) } ?? false, "\(path ?? "") \(sample.attribute)")
    }

    /// Whether a path is one that a sample names, in which `*` stands for any key.
    private static func isPath(_ path: String, _ pattern: String) -> Bool {
        let (keys, names) = (path.split(separator: "."), pattern.split(separator: "."))
        return keys.count == names.count && zip(keys, names).allSatisfy { $0 == $1 || $1 == "*" }
    }
}
