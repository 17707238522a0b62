import Proviso
import Testing

@Suite struct CollectionRulesTests {
    @Test func counts() {
        #expect([1, 2].validate(.count(1...2)).isValid)
        #expect([Int]().validate(.count(1...2)).codes == ["count.tooFew"])
        #expect([1, 2, 3].validate(.count(1...2)).codes == ["count.tooMany"])
        #expect([1, 2, 3].validate(.count(..<3)).codes == ["count.tooMany"])
        #expect(Set([1]).validate(.count(2)).codes == ["count.notEqual"])
        #expect(["a": 1].validate(.count(2...)).messages == ["Value must have at least 2 items."])
        #expect([1, 2].validate(.count(...1)).messages == ["Value must have at most 1 item."])
        #expect([1, 2].validate(.count(1)).messages == ["Value must have exactly 1 item."])
        #expect(Validator.validate(nil as [Int]?, .count(...5)).codes == ["count.type"])
        #expect([1, 2, 3][1...].validate(.count(2)).isValid)
    }

    /// Documents count the elements of lists and the members of objects, and those of a text with separators.
    @Test(
        arguments: [
            (["min": 2], ["a", "b"], []), (["min": 2], ["a"], ["count.tooFew"]), (["max": 1], ["a": 1], []),
            (["max": 1], ["a": 1, "b": 2], ["count.tooMany"]), (["exact": 2], [1, 2], []),
            (["exact": 2], [1, 2, 3], ["count.notEqual"]), (["min": 1], "a", ["count.type"]),
            (["min": 1], 5, ["count.type"]), (["min": 1], [], []),
            (["min": 1, "skipOnEmpty": false], [], ["count.tooFew"]),
            (["max": 2, "separator": "|"], "a|b", []), (["max": 2, "separator": "|"], "a|b|c|d", ["count.tooMany"]),
            (["min": 2, "separator": "|"], "a", ["count.tooFew"]), (["exact": 3, "separator": "|"], "a||", []),
        ] as [(DataValue, DataValue, [ViolationCode])]
    ) func countsInDocuments(_ options: DataValue, _ value: DataValue, _ codes: [ViolationCode]) throws {
        let document = try RuleDocument([["x", "count", options]])
        #expect(try document.validate(["x": value]).violations.map(\.code) == codes)
    }

    @Test(
        arguments: [
            ([:], "needs"), (["min": 3, "max": 2], "above"), (["exact": 3, "max": 2], "takes the place"),
            (["min": -1], "min"),
        ] as [(DataValue, String)])
    func countsThatDocumentsRefuse(_ options: DataValue, _ words: String) {
        let error = #expect(throws: RuleDocumentError.self) { try RuleDocument([["x", "count", options]]) }
        #expect(error.map { "\($0)".contains(words) } ?? false, "\(String(describing: error))")
    }

    private struct Counted: Validatable {
        var tags: [String] = []
        var scores: [String: Int] = [:]
        static var rules: some RuleSet<Counted> {
            Rule(for: \.tags, .count(1...3))
            Rule(for: \.scores, .count(2))
        }
    }

    /// A model says it as a document does.
    @Test func countsOfModels() throws {
        let document = try Counted.ruleDocument.document()
        for (tags, scores) in [(["a"], ["x": 1, "y": 2]), (["a", "b", "c", "d"], ["x": 1]), ([], [:])] {
            let codes = Counted(tags: tags, scores: scores).validate().violations.map(\.code)
            let record: DataValue = [
                "tags": .array(tags.map { .string($0) }),
                "scores": .object(scores.reduce(into: DataObject()) { $0[$1.key] = .number(ExactNumber($1.value)) }),
            ]
            #expect(try document.validate(record).violations.map(\.code) == codes)
        }
    }

    @Test func eachElementIsReportedAtItsPlace() {
        let result = ["ok", " ", "much too long", ""].validate(.count(...5), .each(.trim, .length(1...5)))
        #expect(
            result.violations.map(\.description) == [
                "[1]: Value must be at least 1 character long. (string.tooShort)",
                "[2]: Value must be 5 characters or fewer. (string.tooLong)",
                "[3]: Value must be at least 1 character long. (string.tooShort)",
            ])
        #expect([["a"], ["", "b"]].validate(.each(.each(.required))).violations.map(\.path.description) == ["[1][0]"])
        #expect(ContiguousArray([1, 5]).validate(.each(.range(...3))).violations.map(\.path.description) == ["[1]"])
        #expect([0, 1, 5][1...].validate(.each(.range(...3))).violations.map(\.path.description) == ["[1]"])
        #expect(Validator.validate(nil as [Int]?, .each(.range(1...))).codes == ["each.type"])
        #expect([Int]().validate(.each(.range(1...))).isValid)
    }

    @Test func eachChangesElements() throws {
        #expect([" a", "b", "c "].tidied(.each(.trim, .uppercased)) == ["A", "B", "C"])
        #expect(try [" a"].validated(.each(.trim, .length(1))) == ["a"])
        #expect([" a", "b "].validate(.each(.trim), .in([["a", "b"]])).isValid)
        #expect(Set([" a", "a"]).tidied(.each(.trim)) == ["a"])
    }

    @Test func eachMemberOfASetHasNoPlace() {
        let result = Set(["", "long", "longer"]).validate(.each(.length(1...3), .notIn([""])))
        #expect(
            result.violations.map(\.description) == [
                "Value has a value that is not allowed. Choose another one. (in)",
                "Value must be 3 characters or fewer. (string.tooLong)",
                "Value must be at least 1 character long. (string.tooShort)",
            ])
        #expect(Validator.validate(nil as Set<String>?, .each(.required)).codes == ["each.type"])
    }

    @Test func stopsWhenEnoughWasFound() {
        let calls = Shared(0)
        let rule: AnyRule<Int> = .condition { _ in
            calls.value += 1
            return false
        }
        #expect(Array(0..<100).validate(.each(rule), limit: 3).violations.count == 3)
        #expect(calls.value == 4)
    }
}
