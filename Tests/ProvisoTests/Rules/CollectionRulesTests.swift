import Proviso
import RuleTestSupport
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

    /// Elements are equal as data is: numbers by their values, texts by their characters, objects whatever their order.
    @Test(
        arguments: [
            ([:], ["a", "b", "A"], nil), ([:], ["a", "b", "a", "b"], [1, 3]), ([:], [1, 2, 1.0], [1, 3]),
            ([:], [1, "1", true, nil, false, [], [:]], nil), ([:], [["a"], ["b"], ["a"]], [1, 3]),
            ([:], [["a": 1, "b": 2], ["b": 2, "a": 1.0]], [1, 2]), ([:], ["e\u{301}", "\u{E9}"], [1, 2]),
            ([:], [nil, nil], [1, 2]), (["ignoreCase": true], ["a", "b", "A"], [1, 3]),
            (["ignoreCase": true], ["Νίκος", "ΝΊΚΟΣ"], [1, 2]), (["ignoreCase": true], ["ß", "ss", "ẞ"], [1, 3]),
            (["ignoreCase": true], ["\u{1FB3}", "α\u{345}"], [1, 2]),
            (["ignoreCase": true], ["a", ["A"], 1, "1"], nil), (["separator": "|"], "a|b|a", [1, 3]),
            (["separator": "|"], "a|b|c", nil), (["separator": "|"], ["x", "x"], [1, 2]),
            ([:], .array((0..<100).map { .number(ExactNumber($0)) }), nil),
            ([:], .array((0..<100).map { .number(ExactNumber($0 % 90)) }), [1, 91]),
        ] as [(DataValue, DataValue, [Int]?)]
    ) func equalElements(_ options: DataValue, _ value: DataValue, _ items: [Int]?) throws {
        let violations = try RuleDocument([["x", "uniqueElements", options]]).validate(["x": value]).violations
        #expect(violations.map(\.code) == (items == nil ? [] : ["uniqueElements"]))
        let found = violations.first.map { [$0.parameters["first"], $0.parameters["second"]] }
        #expect(found == items.map { $0.map { .number(ExactNumber($0)) } })
    }

    /// Objects that differ in their values alone are told apart without comparing each with each.
    @Test func manyObjectsAreUniqueInLinearTime() throws {
        let document = try RuleDocument([["x", "uniqueElements"]])
        let elements = (0..<50_000).map { DataValue.object(["id": .number(ExactNumber($0)), "name": "x"]) }
        #expect(try document.validate(["x": .array(elements)]).isValid)
        let violations = try document.validate(["x": .array(elements + [elements[7]])]).violations
        #expect(violations.first?.parameters["first"] == 8 && violations.first?.parameters["second"] == 50_001)
    }

    @Test func equalElementsOfValues() throws {
        #expect([1, 2, 3].validate(.uniqueElements).isValid)
        #expect(Set([1, 2]).validate(.uniqueElements).isValid)
        #expect(
            ["red", "green", "red"].validate(.uniqueElements).messages == [
                "Value must not have the same item twice. Items 1 and 3 are the same."
            ])
        #expect(["a", "A"].validate(.uniqueElements).isValid)
        #expect(!["a", "A"].validate(.uniqueElements(ignoreCase: true)).isValid)
        #expect(["a", "A"].validate(.uniqueElements(ignoreCase: false)).isValid)
        #expect(
            Validator.validate(nil as [Int]?, .uniqueElements).violations.map(\.code) == ["uniqueElements.type"])
        #expect(
            try RuleDocument([["x", "uniqueElements"]]).validate(["x": "red"]).violations.map(\.code) == [
                "uniqueElements.type"
            ])
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
