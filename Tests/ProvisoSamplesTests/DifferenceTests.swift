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
            effect: .changed,
            kinds: ["newlyFails match"]),
        Example(old: [["a", "unique"]], new: [["a", "safe"]], effect: .loosened, kinds: ["newlyPasses unique"]),
    ]

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
