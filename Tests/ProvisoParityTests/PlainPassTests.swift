import Proviso
import TestSupport
import Testing

@testable import ProvisoCore

/// What a rule says of a value before its check is what the check says.
@Suite struct PlainPassTests {
    /// A step that surely passes finds nothing when it is run, and changes nothing, for all generated rule sets.
    @Test func whatSurelyPassesFindsNothing() throws {
        var (passed, asked): (Set<String>, Int) = ([], 0)
        let items = ParityCases.standard.items
        for item in Sweep.cases(items, sample: items.count / 3) {
            let document = try RuleDocument(item.set.document)
            for run in item.runs {
                guard case .object(let object) = run.value else { continue }
                let plan = document.validator(inAny: run.scenario).plan
                for step in plan.steps.all {
                    var record = Record(layout: plan.layout)
                    record.fill(from: object)
                    asked += 1
                    guard step.passesUnchanged(record) else { continue }
                    passed.insert(step.rule.name)
                    // A check of attributes that are named asks every step in full.
                    var check = ModelCheck(scenario: run.scenario, attributes: Set(step.rule.attributes))
                    check.begin(in: plan.layout)
                    check.judge(&record, by: RulePlan(layout: plan.layout, steps: [step]))
                    #expect(check.report.violations.isEmpty, "\(step.rule.name): \(run.value)")
                    var changed = object
                    record.writeChanges(to: &changed)
                    #expect(changed == object, "\(step.rule.name): \(run.value)")
                }
            }
        }
        #expect(asked > Sweep.count(5000, sample: 1600))
        let known = ["required", "string", "email", "url", "in", "match", "number", "compare", "trim", "uuid", "iban"]
        #expect(passed.isSuperset(of: known), "\(Set(known).subtracting(passed))")
    }

    /// Numbers at the limits and around what fits into a word, spelled in every way.
    @Test(
        arguments: [
            ["min": 18, "max": 120], ["min": -5], ["max": 0], ["min": 1, "max": 999_999_999_999_999_999],
            ["min": 18, "integerOnly": true],
        ] as [DataObject])
    func numbers(_ options: DataObject) throws {
        var rule: DataObject = ["attributes": "n", "type": "number"]
        for (name, value) in options.members { rule[name] = value }
        let plan = try RuleDocument(["rules": [.object(rule)]]).validator().plan
        let step = try #require(plan.steps.all.first)
        let spellings = [
            "18", "17", "120", "121", "018", "+18", "-5", "-6", "0", "-0", "18.0", "1.8e1", "", " 18", "1_8",
            "999999999999999999", "1000000000000000000", "9999999999999999999", "000000000000000000018",
        ]
        for kind in [FieldValue.Kind.untyped, .string, .number] {
            for text in spellings where kind != .number || ExactNumber(text) != nil {
                text.withBytes { bytes in
                    var record = Record(layout: plan.layout)
                    record.reset(input: bytes)
                    record.set(step.slot, kind, start: 0, end: bytes.count)
                    guard step.passesUnchanged(record) else { return }
                    var report = Report()
                    if !bytes.isEmpty { step.judge(record.field(step.slot), of: record, into: &report) }
                    #expect(report.violations.isEmpty, "\(text) \(kind)")
                }
            }
        }
    }

    /// A group ends at a rule of none that need not be run, as at one that is.
    @Test(arguments: ["a", ""])
    func groupsEnd(_ between: String) throws {
        let document = try RuleDocument(
            json: """
                {"rules": [
                  {"attributes": "x", "type": "number", "group": "g"},
                  {"attributes": "y", "type": "required"},
                  {"attributes": "z", "type": "number", "group": "g"}]}
                """)
        let result = try document.validate(["x": "no", "y": .string(between), "z": "no"])
        #expect(result.violations.map(\.path.description) == (between.isEmpty ? ["x", "y", "z"] : ["x", "z"]))
    }
}
