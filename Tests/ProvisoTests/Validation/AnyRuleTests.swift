import Proviso
import RuleTestSupport
import Testing

@Suite struct AnyRuleTests {
    enum Problem: Error, Equatable { case inner, outer }

    @Test func messages() {
        #expect("".validate(.required.message("Say {attribute}!")).messages == ["Say value!"])
        #expect(
            "ab".validate(.length(3...).message("{min} at least, not “{value}”")).messages == ["3 at least, not “ab”"])
        #expect(
            "{min}".validate(.length(6...).message("“{value}” {length} {{}}")).messages == ["“{min}” {length} {}"])
    }

    @Test func theMostSpecificMessageWins() {
        let rule: AnyRule<String> = .length(2...3).message("short", for: "string.tooShort").message("any")
        #expect("a".validate(rule).messages == ["short"])
        #expect("abcd".validate(rule).messages == ["any"])
        let reversed: AnyRule<String> = .length(2...3).message("any").message("short", for: "string.tooShort")
        #expect("a".validate(reversed).messages == ["short"])
        #expect("".validate(.required.message("first").message("last")).messages == ["last"])
        let nested: AnyRule<String> = .all(.required.message("near"), .length(1...)).message("far")
        #expect("".validate(nested).messages == ["near", "far"])
    }

    @Test func severity() {
        let result = "".validate(.required.severity(.warning))
        #expect(result.isValid)
        #expect(result.violations.map(\.severity) == [.warning])
        #expect("".validate(.required.severity(.info), .length(1...)).isValid == false)
    }

    @Test func errors() {
        let rule: AnyRule<String> = .all(.required.error(Problem.inner), .length(1...)).error(Problem.outer)
        #expect("".validate(rule).violations.map { $0.error as? Problem } == [.inner, .outer])
    }

    @Test func when() {
        let rule: AnyRule<String> = .length(5...).when { $0.hasPrefix("a") }
        #expect("abc".validate(rule).codes == ["string.tooShort"])
        #expect("bc".validate(rule).isValid)
        #expect(Validator.validate(nil, rule).isValid)
        #expect(" b".tidied(.trim.when { $0.hasSuffix("c") }) == " b")
        #expect(" c".tidied(.trim.when { $0.hasSuffix("c") }) == "c")
        let flag = Shared(true)
        let required: AnyRule<String> = .required.when { flag.value }
        #expect(Validator.validate(nil, required).codes == ["required"])
        flag.value = false
        #expect(Validator.validate(nil, required).isValid)
        #expect("abc".validate(rule.when { $0.count == 2 }).isValid)
    }

    @Test(
        arguments: [
            (AnyRule<Int>.range(1...).and(.range(...3)), 0, ["number.tooSmall"]),
            (.all(.range(2...), .equal(to: 3)), 1, ["number.tooSmall", "compare.equal"]),
            (.range(1...3).or(.range(7...9)), 8, []), (.range(1...3).or(.range(7...9)), 2, []),
            (.range(1...3).or(.range(7...9)), 5, ["any"]), (.any(.equal(to: 1)), 2, ["any"]),
            (.not(.range(1...3)), 2, ["not"]), (.not(.range(1...3)), 4, []), (.not(.not(.range(1...3))), 2, []),
            (.not(.range(1...3).severity(.warning)), 5, ["not"]),
            (.range(1...3).severity(.warning).or(.equal(to: 5)), 5, ["number.tooBig"]),
            (.all([.range(1...), .range(...3)]), 4, ["number.tooBig"]),
        ] as [(AnyRule<Int>, Int, [String])])
    func combinations(rule: AnyRule<Int>, value: Int, codes: [String]) {
        #expect(value.validate(rule).codes == codes)
    }

    @Test func anyTellsWhatWasTried() {
        let result = "x".validate(.any(.length(5...), .length(3...), .matches("[0-9]+")))
        #expect(result.violations[0].parameters == ["codes": ["string.tooShort", "match"]])
        #expect(result.messages == ["Value must be in one of the accepted formats."])
    }

    @Test func anyFiltersByTheAlternativeThatPasses() throws {
        let rule: AnyRule<String> = .any(.all(.digits, .length(5)), .all(.trim, .uppercased))
        #expect(try "1-2-3-4-5".validated(rule) == "12345")
        #expect(try " a1 ".validated(rule) == "A1")
        #expect(" a1 ".tidied(rule) == "A1")
    }

    @Test func combinationsOfMissingValues() {
        let missing: String? = nil
        #expect(Validator.validate(missing, .any(.required, .absent)).isValid)
        #expect(Validator.validate(missing, .any(.required, .length(1...))).codes == ["any"])
        #expect(Validator.validate(missing, .not(.required)).isValid)
        #expect(Validator.validate(missing, .not(.absent)).codes == ["not"])
        #expect(Validator.validate(missing, .all(.required, .length(1...))).codes == ["required", "string.type"])
        #expect(Validator.validate(missing, .any(.required, .default("x"))).isValid)
    }

    @Test func wrappingTwiceChangesNothing() {
        let rule = AnyRule(AnyRule(AnyRule<Int>.range(1...)))
        #expect(0.validate(rule).codes == ["number.tooSmall"])
    }

    @Test func listsStopWhenTold() {
        let rules: RuleList<String> = [.required.severity(.warning), .length(1...), .equal(to: "a")]
        #expect("".validate(rules: rules).codes == ["required", "string.tooShort", "compare.equal"])
        #expect("".validate(rules: rules, stopAtFirst: true).codes == ["required", "string.tooShort"])
        var stopping = rules
        stopping.stopsAtFirst = true
        #expect(
            "".validate(.all(stopping), .condition("more") { _ in false }).codes == [
                "required", "string.tooShort", "more",
            ])
        #expect("".validate(.length(1...), .equal(to: "a"), stopAtFirst: true).codes == ["string.tooShort"])
        #expect("".validate(rules: []).isValid)
        #expect("".validate(rules: RuleList(.required, .length(2))).codes == ["required", "string.notEqual"])
    }
}
