import Foundation
import Proviso
import RuleTestSupport
import Testing

@Suite struct RuleTypesTests {
    @Test func everyStandardTypeIsValidatable() {
        #expect(Character("a").validate(.in(["a", "b"])).isValid)
        #expect(true.validate(.equal(to: true)).isValid)
        #expect(Int8(3).validate(.range(1...)).isValid && UInt64(3).validate(.range(1...)).isValid)
        #expect(Float(3).validate(.range(1...)).isValid && Decimal(3).validate(.range(1...)).isValid)
        #expect(Set([1]).validate(.count(1)).isValid && ["a": 1].validate(.count(1)).isValid)
        #expect((1..<5).validate(.contains(3)).isValid && (1...5).validate(.equal(to: 1...5)).isValid)
        #expect(UUID().validate(.required).isValid && Data([1]).validate(.count(1)).isValid)
        #expect(URL(string: "https://a.b")?.validate(.condition { $0.scheme == "https" }).isValid == true)
        #expect(Date().validate(.range(Date.distantPast..<Date.distantFuture)).isValid)
        #expect(DataValue.string("").validate(.required).codes == ["required"])
    }

    @Test func rulesAreSendable() async {
        let rules: RuleList<String> = [.trim, .required, .length(1...), .matches(.containsDigit), .matches(/.*/)]
        let valid = await Task.detached { "a1".validate(rules: rules).isValid }.value
        #expect(valid)
    }
}
