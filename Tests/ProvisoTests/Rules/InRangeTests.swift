import Foundation
import Proviso
import RuleTestSupport
import Testing

@Suite struct InRangeTests {
    @Test(arguments: [
        (17, "number.tooSmall"), (18, nil), (120, nil), (121, "number.tooBig"), (Int.min, "number.tooSmall"),
    ])
    func closed(value: Int, code: String?) {
        #expect(value.validate(.range(18...120)).codes == (code.map { [$0] } ?? []))
    }

    @Test func everyRange() {
        #expect(5.validate(.range(5...)).isValid)
        #expect(4.validate(.range(5...)).codes == ["number.tooSmall"])
        #expect(5.validate(.range(...5)).isValid)
        #expect(6.validate(.range(...5)).codes == ["number.tooBig"])
        #expect(4.validate(.range(..<5)).isValid)
        #expect(5.validate(.range(..<5)).codes == ["number.tooBig"])
        #expect(0.validate(.range(0..<5)).isValid)
        #expect(5.validate(.range(0..<5)).codes == ["number.tooBig"])
        #expect(5.validate(.range(5..<5)).codes == ["number.tooBig"])
    }

    @Test func everyNumber() {
        #expect(UInt8(200).validate(.range(...100)).codes == ["number.tooBig"])
        #expect(Int64.max.validate(.range(..<Int64.max)).codes == ["number.tooBig"])
        #expect(Float(0.5).validate(.range(0...1)).isValid)
        #expect(Double.nan.validate(.range(0...)).codes == ["number.type"])
        #expect(Double.infinity.validate(.range(0...)).codes == ["number.type"])
        #expect((-Double.infinity).validate(.range(...0)).codes == ["number.type"])
        #expect(Float.nan.validate(.range(...0)).codes == ["number.type"])
        #expect(CGFloat.nan.validate2(.range(...0)).codes == ["number.type"])
        #expect(Decimal(string: "0.10")?.validate(.range(Decimal(0)...1)).isValid == true)
        #expect(Decimal.nan.validate(.range(Decimal(0)...)).codes == ["number.type"])
        #expect((-0.0).validate(.range(0...)).isValid)
    }

    @Test func parametersAreExact() {
        let violation = UInt64.max.validate(.range(...(UInt64.max - 1))).violations[0]
        #expect(violation.parameters["max"] == .number(ExactNumber(UInt64.max - 1)))
        #expect(0.3.validate(.range(0.5...0.7)).violations[0].parameters == ["min": 0.5, "max": 0.7])
        #expect(0.3.validate(.range(0.5...0.7)).messages == ["Value must be 0.5 or more."])
        #expect(Float(0.3).validate(.range(..<0.1)).messages == ["Value must be less than 0.1."])
    }

    @Test func whatIsOrdered() {
        let day = Date(timeIntervalSince1970: 0)
        #expect(day.validate(.range((day + 1)...)).codes == ["compare.greaterOrEqual"])
        #expect(
            day.validate(.range((day + 1)...)).messages == [
                "Value must not be before January 1, 1970 at 12:00:01 AM UTC."
            ])
        #expect(day.validate(.range(...(day - 1))).codes == ["compare.lessOrEqual"])
        #expect(day.validate(.range(..<day)).codes == ["compare.less"])
        #expect("m".validate(.range("a"..."z")).isValid)
        #expect("é".validate(.range("a"..."z")).isValid == ("é" >= "a" && "é" <= "z"))
        #expect("zz".validate(.range("a"..."z")).codes == ["compare.lessOrEqual"])
        #expect(Duration.seconds(2).validate(.range(...Duration.seconds(1))).codes == ["compare.lessOrEqual"])
        #expect(Character("q").validate(.range("a"..."p")).codes == ["compare.lessOrEqual"])
    }
}

extension CGFloat {
    /// `CGFloat` is `Validatable` for those who say so.
    func validate2(_ rule: AnyRule<CGFloat>) -> ValidationResult { Validator.validate(self, rule) }
}
