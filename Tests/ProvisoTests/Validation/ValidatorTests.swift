import Foundation
import Proviso
import RuleTestSupport
import Testing

@Suite struct ValidatorTests {
    let missing: String? = nil

    @Test func judgesOptionals() {
        #expect(Validator.validate(missing, .required).codes == ["required"])
        #expect(Validator.validate("a" as String?, .required).isValid)
        #expect(Validator.validate("" as String?, .required).codes == ["required"])
        #expect(Validator.validate(nil as String?, .length(1...)).codes == ["string.type"])
        #expect(Validator.validate(nil as Int?, .range(18...)).codes == ["number.type"])
        #expect(Validator.validate(nil as Date?, .range(Date.distantPast...)).codes == ["compare.type"])
    }

    @Test func judgesAnyValue() {
        #expect(17.validate(.range(18...)).codes == ["number.tooSmall"])
        #expect(17.0.validate(.range(18...)).codes == ["number.tooSmall"])
        #expect("abc".validate(.length(4...24)).codes == ["string.tooShort"])
        #expect(Validator.validate(5, .range(1...3)).codes == ["number.tooBig"])
        #expect([1, 2, 3].validate(.count(...2)).codes == ["count.tooMany"])
    }
}
