import Proviso
import ProvisoInspection
import ProvisoSamples
import Testing

/// Changes of rules, and the records that notice them.
@Suite struct MutationTests {
    /// Every change is one that the document still loads with, and every witness is validated differently.
    @Test func witnessesHold() throws {
        let document = try RuleDocument([
            "rules": [
                ["age", "number", ["min": 18, "integerOnly": true]],
                ["name", "match", ["pattern": "^[a-z]{2,4}$"]],
                ["kind", "in", ["range": ["a", "b", "c"]]],
                ["tags", "each", ["rule": ["type": "string", "max": 3]]],
                [
                    "code", "any",
                    ["rules": [["type": "number", "min": 5], ["trim", ["type": "in", "range": ["x", "y"]]]]],
                ],
                [
                    "attributes": "state", "type": "required",
                    "when": ["attribute": "kind", "operator": "==", "value": "a"],
                ],
                ["until", "compare", ["operator": "<", "compareValue": 10, "as": "number"]],
            ]
        ])
        let test = try MutationTest(document, records: [[["age": 30, "name": "abc", "kind": "a", "state": "x"]]])
        #expect(test.tried > 20 && test.noticed + test.survivors.count + test.undecided.count == test.tried)
        let kinds = Set(test.survivors.map(\.mutation.kind))
        let inside = test.survivors.filter { $0.mutation.rule == "any › number" || $0.mutation.rule == "any › in" }
        #expect(inside.contains { $0.mutation.kind == .bound } && inside.contains { $0.mutation.kind == .member })
        #expect(kinds.isSuperset(of: [.removed, .bound, .pattern, .member, .comparison]), "\(kinds)")
        for survivor in test.survivors {
            #expect(!survivor.witness.isEmpty)
            let passes = try survivor.witness.allSatisfy {
                try document.validate($0, scenario: survivor.scenario).isValid
            }
            #expect(survivor.isFile || passes == survivor.passes)
        }
        // With all witnesses nothing is left of those changes.
        let more = test.survivors.filter { !$0.isFile }.flatMap(\.witness)
        let again = try MutationTest(
            document, records: [[["age": 30, "name": "abc", "kind": "a", "state": "x"]] + more])
        #expect(again.survivors.isEmpty, "\(again.survivors.map(\.mutation))")
    }

    @Test func bounded() throws {
        let document = try RuleDocument([
            "rules": [["a", "in", ["range": .array((0..<200).map { .string("m\($0)") })]]]
        ])
        let test = try MutationTest(document, records: [], mostMutations: 10)
        #expect(test.tried == 10 && test.isCut)
    }

    /// A record for each limit that the data lacks, made and counted by the document.
    @Test func covering() throws {
        let document = try RuleDocument([
            "rules": [["age", "number", ["min": 18, "max": 120]], ["kind", "in", ["range": ["a", "b", "c"]]]]
        ])
        let made = try CoveringRecords(document, given: [["age": 18, "kind": "a"]])
        #expect(
            made.coverage.rules.allSatisfy { rule in
                rule.limits.allSatisfy(\.isSeen) && rule.passed > 0 && rule.failed > 0
            })
        // What is covered needs nothing.
        #expect(try CoveringRecords(document, given: [["age": 18, "kind": "a"]] + made.records).records.isEmpty)
    }
}
