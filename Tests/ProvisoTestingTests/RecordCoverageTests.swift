import Proviso
import ProvisoInspection
import Testing

/// What is counted of rules.
@Suite struct RecordCoverageTests {
    private static func coverage(_ rules: DataValue, _ records: [DataValue]) throws -> RecordCoverage {
        try RuleDocument(["rules": rules]).validator().coverage(of: records)
    }

    @Test func counts() throws {
        let coverage = try Self.coverage(
            [
                ["age", "number", ["min": 18, "max": 120]],
                [
                    "attributes": "state", "type": "required",
                    "when": ["attribute": "country", "operator": "==", "value": "US"],
                ],
                ["country", "in", ["range": ["US", "DE", "FR"]]],
                ["name", "trim"],
                ["attributes": "code", "type": "required", "on": ["admin"]],
            ],
            [
                ["age": 17, "country": "US"], ["age": "18", "country": "DE"], ["age": 18, "country": "XX"],
                ["name": " a "], [:],
            ])
        #expect(coverage.records == 5)
        let rules = coverage.rules
        #expect(rules.map(\.rule) == ["number", "required", "in", "trim", "required"])
        #expect(rules.map(\.passed) == [1, 0, 2, 5, 0])
        // In JSON a text is no number.
        #expect(rules.map(\.failed) == [2, 1, 1, 0, 0])
        #expect(rules[0].skipped == [.empty: 2] && rules[1].skipped == [.condition: 4])
        #expect(rules[4].skipped == [.scenario: 5])
        #expect(rules.map(\.judges) == [true, true, true, false, true])
        #expect(rules[2].limits.map { "\($0.value) \($0.isSeen)" } == ["US true", "DE true", "FR false"])
        #expect(!rules[1].conditionNeverHeld && !rules[1].conditionAlwaysHeld)
        #expect(coverage.judgingRules == 4 && coverage.provenRules == 2)
    }

    /// Limits follow from constraints: the limit itself and the value beside it that is judged otherwise.
    @Test(
        arguments: [
            (["type": "number", "min": 18, "max": 20], ["17 false", "18 true", "20 true", "21 false"]),
            (["type": "number", "min": 0.5], ["-0.5 false", "0.5 true"]),
            (["type": "string", "length": [2, 3]], ["1 false", "2 true", "3 true", "4 false"]),
            (["type": "compare", "operator": "<", "compareValue": 5, "as": "number"], ["4 true", "5 false"]),
            (["type": "date", "after": "2024-02-29"], ["2024-02-29 false", "2024-03-01 true"]),
            (["type": "in", "range": ["a", "b"]], ["a true", "b true"]),
            (["type": "match", "pattern": "a"], []),
        ] as [(DataObject, [String])]) func limits(_ rule: DataObject, _ expected: [String]) throws
    {
        var rule = rule
        rule["attributes"] = "x"
        let coverage = try Self.coverage([.object(rule)], [])
        #expect(coverage.rules[0].limits.map { "\($0.value) \($0.passes)" }.sorted() == expected.sorted())
    }

    /// A limit is seen however it is spelled, in whatever form, and nothing else is taken for it.
    @Test func limitsAreRecognized() throws {
        let rules: DataValue = [["x", "number", ["min": 18, "max": 2000]]]
        func seen(_ values: [DataValue]) throws -> [String] {
            try Self.coverage(rules, values.map { ["x": $0] }).rules[0].limits.filter(\.isSeen).map(\.value)
        }
        #expect(try seen([.untyped("18.0"), .untyped("0017")]).sorted() == ["17", "18"])
        #expect(try seen([.untyped("2e3")]) == ["2000"])
        #expect(try seen([.untyped("+18")]) == ["18"])
        #expect(try seen([.untyped("180"), .untyped("-18"), .untyped("1.8"), .untyped("201"), .untyped("x")]).isEmpty)
        // Canonical equivalence: the composed and the decomposed letter.
        let members = try Self.coverage(
            [["x", "in", ["range": ["\u{E9}", "K", 18]]]],
            [["x": "e\u{301}"], ["x": .untyped("18.0")], ["x": "\u{212A}"]])
        #expect(members.rules[0].limits.allSatisfy { $0.isSeen })
    }

    /// The counts are those of explanations, rule by rule.
    @Test func agreesWithExplanations() throws {
        let document = try RuleDocument([
            "rules": [
                [["a", "b"], "required"], ["a", "number", ["min": 1]], ["b", "string", ["length": [1, 2]]],
                ["attributes": "c", "type": "number", "group": "g"],
                ["attributes": "a", "type": "number", "max": 3, "group": "g"],
                ["attributes": ["a", "b"], "type": "allOrNone", "when": ["attribute": "c", "operator": "notEmpty"]],
                [
                    "attributes": "tags", "type": "each",
                    "rules": [["type": "required"], ["type": "string", "max": 1]],
                ],
                [
                    "attributes": "at", "type": "nested",
                    "rules": [["city", "required"], ["city", "string", ["max": 2]]],
                ],
            ]
        ])
        let values: [DataValue] = [.null, "", "a", "bcd", 1, 5, ["x", "yz", ""], ["city": "abc"], ["city": "a"], [:]]
        var records: [DataValue] = []
        var state: UInt64 = 34
        for _ in 0..<300 {
            var record = DataObject()
            for name in ["a", "b", "c", "tags", "at"] {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                record[name] = values[Int(state >> 33) % values.count]
            }
            records.append(.object(record))
        }
        let validator = try document.validator()
        var passed: [String: Int] = [:]
        var failed: [String: Int] = [:]
        var skipped: [String: Int] = [:]
        for record in records {
            for step in validator.explain(record).explanation.steps {
                let key = "\(step.position?.description ?? "") \(step.depth) \(step.attributes) \(step.rule)"
                switch step.outcome {
                case .ran:
                    if step.violations.isEmpty { passed[key, default: 0] += 1 } else { failed[key, default: 0] += 1 }
                case .skipped: skipped[key, default: 0] += 1
                }
            }
        }
        let coverage = validator.coverage(of: records)
        #expect(coverage.rules.reduce(0) { $0 + $1.passed } == passed.values.reduce(0, +))
        #expect(coverage.rules.reduce(0) { $0 + $1.failed } == failed.values.reduce(0, +))
        #expect(coverage.rules.reduce(0) { $0 + $1.skipped.values.reduce(0, +) } == skipped.values.reduce(0, +))
        #expect(coverage.rules.map(\.depth) == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1])
    }
}
