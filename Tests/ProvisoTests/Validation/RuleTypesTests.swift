import Foundation
import Proviso
import Testing

/// The rules as types: a result builder must find out the type of the value by itself.
@Suite struct RuleTypesTests {
    @resultBuilder enum Builder<Value> {
        static func buildExpression(_ rule: some ValidationRule<Value>) -> AnyRule<Value> { AnyRule(rule) }
        static func buildBlock(_ rules: AnyRule<Value>...) -> RuleList<Value> { RuleList(rules) }
    }

    func rules<Root, Value>(for path: KeyPath<Root, Value>, @Builder<Value> _ make: () -> RuleList<Value>) -> RuleList<
        Value
    > {
        make()
    }

    struct User {
        var name = ""
        var age = 0
        var tags: [String] = []
    }

    @Test func buildersInferTheValue() {
        let name = rules(for: \User.name) {
            Trim()
            Required()
            Length(4...24)
            Matches("[a-z]+")
            TextFilter(.uppercase)
            EqualTo("ADAM")
            OneOf(["ADAM", "EVE"])
            Contains("DA")
            Condition("a") { $0.hasPrefix("A") }
            Default("x")
            Map { $0 + "!" }
            AnyRule.length(5)
        }
        #expect(" adam ".validate(rules: name).isValid)
        #expect(" adam ".tidied(rules: name) == "ADAM!")
        let age = rules(for: \User.age) {
            InRange(18...)
            Compare(.less, to: 100)
            Not(.equal(to: 42))
            AnyOf([.range(...50), .range(60...)])
        }
        #expect(17.validate(rules: age).codes == ["number.tooSmall"])
        #expect(42.validate(rules: age).codes == ["not"])
        let tags = rules(for: \User.tags) {
            Count(...2)
            Each([.trim, .required])
            ContainsElement("a")
        }
        #expect([" a"].validate(rules: tags).isValid)
        #expect([" "].validate(rules: tags).codes == ["required", "contains"])
    }

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
