import Proviso
import ProvisoSamples
import Testing

@Suite struct DifferenceTests {
    private func difference(_ old: DataValue, _ new: DataValue) throws -> (
        written: DocumentDifference, found: RecordDifference
    ) {
        let (old, new) = (try RuleDocument(old), try RuleDocument(new))
        return (DocumentDifference(old: old, new: new), try RecordDifference(old: old, new: new))
    }

    @Test func nothing() throws {
        let rules: DataValue = [["a", "required"], ["a", "string", ["max": 5]]]
        let (written, found) = try difference(rules, rules)
        #expect(written.changes.isEmpty)
        #expect(found.changes.isEmpty)
        #expect(found.tried > 10)
    }

    /// Another way to say the same: it is written differently, and finds nothing else.
    @Test func theSameInOtherWords() throws {
        let (written, found) = try difference(
            [["a", "string", ["min": 2, "max": 5]]], [["a", "string", ["length": [2, 5], "tooShort": "Longer!"]]])
        #expect(!written.changes.isEmpty)
        #expect(found.changes.isEmpty)
        let (words, _) = try difference(
            ["messages": ["required": "A"], "rules": [["a", "required"]]], [["a", "required", ["message": "B"]]])
        #expect(words.changes.allSatisfy { $0.effect == .words })
        #expect(words.changes.count == 2)
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let old: DataValue
        let new: DataValue
        let effect: ChangeEffect
        let kinds: Set<String>
        var testDescription: String { "\(old) \(new)" }
    }

    static let examples: [Example] = [
        Example(
            old: [["a", "string", ["max": 9]]], new: [["a", "string", ["max": 8]]], effect: .tightened,
            kinds: ["newlyFails string.tooLong"]),
        Example(
            old: [["a", "number", ["min": 9]]], new: [["a", "number", ["min": 8]]], effect: .loosened,
            kinds: ["newlyPasses number.tooSmall"]),
        Example(
            old: [["a", "in", ["range": ["x", "y"]]]], new: [["a", "in", ["range": ["x", "z"]]]], effect: .changed,
            kinds: ["newlyFails in", "newlyPasses in"]),
        Example(
            old: [["a", "in", ["range": ["x", "y"], "not": true]]],
            new: [["a", "in", ["range": ["x", "y", "z"], "not": true]]],
            effect: .tightened, kinds: ["newlyFails in"]),
        Example(
            old: [["a", "safe"]], new: [["a", "safe"], ["a", "required"]], effect: .tightened,
            kinds: ["newlyFails required"]),
        Example(
            old: [["a", "safe"], ["a", "email"]], new: [["a", "safe"]], effect: .loosened, kinds: ["newlyPasses email"]),
        Example(
            old: [["a", "required"]], new: [["a", "required", ["severity": "warning"]]], effect: .loosened,
            kinds: ["newlyPasses required"]),
        Example(
            old: [["a", "match", ["pattern": "^[a-z]+$"]]], new: [["a", "match", ["pattern": "^[a-z]{2,}$"]]],
            effect: .tightened,
            kinds: ["newlyFails match"]),
        Example(
            old: [["a", "match", ["pattern": "^[a-z]+$"]]], new: [["a", "match", ["pattern": "^[a-z0]+$"]]],
            effect: .loosened, kinds: ["newlyPasses match"]),
        Example(
            old: [["a", "match", ["pattern": "^[a-z]{1,5}$"]]], new: [["a", "match", ["pattern": "^[b-z]{1,6}$"]]],
            effect: .changed, kinds: ["newlyFails match", "newlyPasses match"]),
        Example(
            old: [["a", "match", ["pattern": "^(a|b)$"]]], new: [["a", "match", ["pattern": "^[ab]$"]]],
            effect: .words, kinds: []),
        Example(
            old: [["a", "match", ["pattern": "q", "not": true]]],
            new: [["a", "match", ["pattern": "qz", "not": true]]],
            effect: .loosened, kinds: ["newlyPasses match"]),
        Example(
            old: [["a", "startsWith", ["value": "ab"]]], new: [["a", "startsWith", ["value": "abq"]]],
            effect: .tightened, kinds: ["newlyFails startsWith"]),
        Example(
            old: [["a", "each", ["rule": ["type": "match", "pattern": "^[a-z]+$"]]]],
            new: [["a", "each", ["rule": ["type": "match", "pattern": "^[a-z0]+$"]]]],
            effect: .changed, kinds: ["newlyPasses match"]),
        Example(
            old: [["a", "any", ["rules": ["email"]]]], new: [["a", "any", ["rules": ["email", "iban"]]]],
            effect: .changed, kinds: ["newlyPasses any"]),
        Example(old: [["a", "unique"]], new: [["a", "safe"]], effect: .loosened, kinds: ["newlyPasses unique"]),
    ]

    /// Limits that are texts are compared by what they say.
    @Test(
        arguments: [
            ("required", "atMost", "5 %", "10 %", .loosened), ("required", "atMost", "10%", "9.5 %", .tightened),
            ("required", "atMost", nil, "1 %", .loosened), ("required", "atMost", "1 %", nil, .tightened),
            ("date", "before", "2026-01-31", "2026-02-01", .loosened),
            ("time", "before", "09:00", "10:30", .loosened),
        ] as [(String, String, DataValue?, DataValue?, ChangeEffect)])
    func limits(rule: String, option: String, old: DataValue?, new: DataValue?, effect: ChangeEffect) throws {
        func document(_ value: DataValue?) throws -> RuleDocument {
            var entry: DataObject = ["attributes": "a", "type": .string(rule)]
            entry[option] = value
            return try RuleDocument([.object(entry)])
        }
        let written = DocumentDifference(old: try document(old), new: try document(new))
        #expect(written.changes.map(\.effect) == [effect])
    }

    @Test(arguments: examples)
    func effects(_ example: Example) throws {
        let (written, found) = try difference(example.old, example.new)
        #expect(written.changes.filter { $0.rule != "safe" }.map(\.effect) == [example.effect])
        let kinds = Set(
            found.changes.filter { $0.kind == .newlyFails || $0.kind == .newlyPasses }.map {
                "\($0.kind.rawValue) \($0.code)"
            })
        #expect(kinds == example.kinds)
        // Each example shows what it is an example of.
        let (old, new) = (try RuleDocument(example.old).validator(), try RuleDocument(example.new).validator())
        for change in found.changes where change.kind == .newlyFails || change.kind == .newlyPasses {
            let results = try [old, new].map { try $0.validate(records: change.records) }
            #expect(results.map(\.isValid) == (change.kind == .newlyFails ? [true, false] : [false, true]))
        }
    }
}
