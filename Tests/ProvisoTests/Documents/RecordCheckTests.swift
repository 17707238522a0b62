import Proviso
import RuleTestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What a check of records does as one of models does.
@Suite struct RecordCheckTests {
    private static func codes(_ rules: DataValue, _ record: DataValue) throws -> [String] {
        try RuleDocument(rules).validate(record).violations.map { "\($0.path) \($0.code)" }
    }

    /// Judges some attributes of a record.
    private static func paths(
        _ rules: DataValue, _ record: DataObject, asking attributes: Set<String>
    ) throws -> [String] {
        let rules = FormRules<DataObject>(try RuleDocument(rules))
        var (record, check) = (record, ModelCheck(attributes: attributes))
        rules.run(&record, &check)
        return check.report.violations.map(\.path.description)
    }

    @Test func aPartOfANestedObjectIsJudgedAlone() throws {
        let rules: DataValue = [
            [
                "attributes": "address", "type": "nested",
                "rules": [
                    [["city", "zip"], "required"],
                    ["attributes": "owner", "type": "nested", "rules": [[["name", "age"], "required"]]],
                ],
            ]
        ]
        let record: DataObject = ["address": ["owner": ["id": 1]]]
        #expect(try Self.paths(rules, record, asking: ["address.city"]) == ["address.city"])
        #expect(try Self.paths(rules, record, asking: ["address.owner.age"]) == ["address.owner.age"])
        #expect(try Self.paths(rules, record, asking: ["address"]).count == 4)
    }

    @Test func elementsOfAListAreJudgedWhenTheListIs() throws {
        let rules: DataValue = [["attributes": "tags", "type": "each", "rule": ["type": "string", "max": 1]]]
        #expect(try Self.paths(rules, ["tags": ["ab", "c"]], asking: ["tags"]) == ["tags[0]"])
        #expect(try Self.paths(rules, ["tags": ["ab", "c"]], asking: ["other"]).isEmpty)
    }

    @Test func anErrorInAPartIsOneOfAllThatItLiesIn() throws {
        let rules: DataValue = [
            ["attributes": "a.b.c", "type": "email"],
            [["a", "a.b", "a.b.d"], "absent"],
        ]
        #expect(try Self.codes(rules, ["a": ["b": ["c": "x", "d": 1]]]) == ["a.b.c email", "a.b.d absent"])
    }

    @Test func marksMoreAttributesThanAWordHasBits() throws {
        let names = (0..<200).map { DataValue.string("a\($0)") }
        let rules: DataValue = [[.array(names), "required"], [.array(names), "absent"]]
        var record = DataObject()
        for (index, name) in names.enumerated() where index % 3 == 0 { record[name.text ?? ""] = 1 }
        let codes = try Self.codes(rules, .object(record))
        #expect(codes.count == 200)
        #expect(codes.filter { $0.hasSuffix("absent") }.count == 67)
    }

    @Test func aGroupInsideOfEachIsOneOfTheElement() throws {
        let rules: DataValue = [
            [
                "attributes": "list", "type": "each", "group": "outer",
                "rules": [
                    ["type": "string", "min": 2, "group": "g"],
                    ["type": "email", "group": "g", "skipOnError": false],
                ],
            ],
            ["attributes": "b", "type": "required", "group": "outer"],
            ["attributes": "c", "type": "required"],
        ]
        let found = try Self.codes(rules, ["list": ["x", "yz"]])
        #expect(found == ["list[0] string.tooShort", "list[1] email", "c required"])
    }

    @Test func allOrNoneKeepsToSkipOnError() throws {
        func rules(_ skips: Bool) -> DataValue {
            [
                ["attributes": "a", "type": "required"],
                ["attributes": ["a", "b"], "type": "allOrNone", "skipOnError": .bool(skips)],
            ]
        }
        #expect(try Self.codes(rules(true), ["b": 1]) == ["a required"])
        #expect(try Self.codes(rules(false), ["b": 1]) == ["a required", "a allOrNone"])
    }

    @Test func aRuleThatIsRemovedFromAFormIsLeftOut() throws {
        let form = RecordForm(rules: try RuleDocument([["a", "required"], [["b", "c"], "required"]]))
        #expect(!form.validate())
        #expect(form.removeRules { $0.attributes == ["b", "c"] } == 1)
        form.validate()
        #expect(form.errors.map(\.path.description) == ["a"])
    }
}

/// A set of small numbers.
@Suite struct AttributeSetTests {
    @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 1000])
    func holdsNumbers(_ number: Int) {
        var set = AttributeSet()
        #expect(set.isEmpty && !set.contains(number))
        set.insert(number)
        #expect(!set.isEmpty && set.contains(number))
        #expect(!set.contains(number + 1) && !set.contains(number + 64))
        set.remove(number)
        #expect(!set.contains(number))
    }
}
