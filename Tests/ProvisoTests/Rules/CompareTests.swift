import Foundation
import Proviso
import RuleTestSupport
import Testing

@Suite struct CompareTests {
    static let operators: [(ComparisonOperator, Set<Int>, ViolationCode)] = [
        (.equal, [5], "compare.equal"), (.notEqual, [4, 6], "compare.notEqual"), (.greater, [6], "compare.greater"),
        (.greaterOrEqual, [5, 6], "compare.greaterOrEqual"), (.less, [4], "compare.less"),
        (.lessOrEqual, [4, 5], "compare.lessOrEqual"),
    ]

    @Test(arguments: operators)
    func everyOperator(comparison: ComparisonOperator, passing: Set<Int>, code: ViolationCode) {
        for value in 4...6 {
            let expected: [ViolationCode] = passing.contains(value) ? [] : [code]
            let fixed = value.validate(.compare(comparison, to: 5))
            #expect(fixed.violations.map(\.code) == expected)
            #expect(fixed.violations.allSatisfy { $0.parameters == ["compareValue": 5] && $0.rule == "compare" })
            let computed = value.validate(.compare(comparison, to: { 5 }))
            #expect(computed.violations.map(\.code) == expected)
            #expect(computed.violations.allSatisfy { $0.parameters.isEmpty && !$0.message.contains("{") })
        }
    }

    @Test func missingIsUnequalAndUnordered() {
        let missing: Int? = nil
        #expect(Validator.validate(missing, .compare(.equal, to: 5)).codes == ["compare.equal"])
        #expect(Validator.validate(missing, .compare(.notEqual, to: 5)).isValid)
        #expect(Validator.validate(missing, .compare(.less, to: 5)).codes == ["compare.type"])
        #expect(Validator.validate(missing, .equal(to: 5)).codes == ["compare.equal"])
        #expect(Validator.validate(missing, .notEqual(to: 5)).isValid)
    }

    @Test func notANumberIsUnequalAndUnordered() {
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(value.validate(.compare(.greater, to: 5)).codes == ["compare.type"])
            #expect(value.validate(.compare(.lessOrEqual, to: 5)).codes == ["compare.type"])
            #expect(value.validate(.compare(.notEqual, to: 5)).isValid)
            #expect(value.validate(.compare(.equal, to: 5)).codes == ["compare.equal"])
            #expect(value.validate(.compare(.lessOrEqual, to: .infinity)).codes == ["compare.type"])
        }
    }

    @Test func aBoundMayBeInfinite() {
        #expect(5.0.validate(.compare(.less, to: .infinity), .compare(.greater, to: -.infinity)).isValid)
        #expect(5.0.validate(.compare(.greater, to: .infinity)).codes == ["compare.greater"])
    }

    @Test func equality() {
        #expect("é".validate(.equal(to: "e\u{301}")).isValid)
        #expect("a".validate(.equal(to: "b")).messages == ["Value must be equal to “b”."])
        #expect("a".validate(.notEqual(to: "a")).messages == ["Value must not be equal to “a”."])
        #expect([1, 2].validate(.equal(to: [1])).violations[0].parameters == ["compareValue": [1]])
        #expect(true.validate(.equal(to: true)).isValid)
        #expect(9_007_199_254_740_993.validate(.equal(to: 9_007_199_254_740_992)).codes == ["compare.equal"])
    }

    @Test func aComputedTargetIsAskedEachTimeAndNeverShown() {
        let secret = Shared("hunter2")
        let rule: AnyRule<String> = .equal(to: { secret.value })
        #expect("hunter2".validate(rule).isValid)
        secret.value = "hunter3"
        let result = "hunter2".validate(rule)
        #expect(result.messages == ["Value does not have the expected value. Check it and try again."])
        #expect(!"\(result)".contains("hunter"))
    }
}
