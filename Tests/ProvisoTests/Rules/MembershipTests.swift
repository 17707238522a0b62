import Proviso
import RuleTestSupport
import Testing

@Suite struct MembershipTests {
    enum Size: String, CaseIterable, Validatable { case small, large }
    struct Plain: Equatable, Validatable { var x = 0 }

    @Test func isOneOf() {
        #expect("a".validate(.in(["a", "b"])).isValid)
        #expect("c".validate(.in(["a", "b"])).codes == ["in"])
        #expect("é".validate(.in(["e\u{301}"])).isValid)
        #expect(2.validate(.in(stride(from: 0, through: 10, by: 2))).isValid)
        #expect(3.validate(.in(1...2)).codes == ["in"])
        #expect(Size.large.validate(.in([.small])).codes == ["in"])
        #expect(Plain(x: 1).validate(.in([Plain(x: 1)])).isValid)
        #expect(1.validate(.in([])).codes == ["in"])
        #expect("c".validate(.in(["a"])).violations[0].parameters["values"] == ["a"])
        #expect(Validator.validate(nil as Int?, .in([1])).codes == ["in"])
    }

    @Test func isNoneOf() {
        #expect("root".validate(.notIn(["root"])).codes == ["in"])
        #expect(
            "root".validate(.notIn(["root"])).messages == ["Value has a value that is not allowed. Choose another one."]
        )
        #expect("ada".validate(.notIn(["root"])).isValid)
        #expect(Plain(x: 1).validate(.notIn([Plain(x: 1)])).codes == ["in"])
        #expect(Validator.validate(nil as Int?, .notIn([1])).isValid)
    }

    @Test func isOneOfWithoutCase() throws {
        #expect("DONE".validate(.in(["draft", "Done"], ignoreCase: true)).isValid)
        #expect("DONE".validate(.in(["draft", "Done"], ignoreCase: false)).codes == ["in"])
        #expect("ΟΔΌΣ"[...].validate(.in(["οδός"], ignoreCase: true)).isValid)
        #expect("Root".validate(.notIn(["root"], ignoreCase: true)).codes == ["in"])
        #expect("ada".validate(.notIn(["root"], ignoreCase: true)).isValid)
        #expect(Validator.validate(nil as String?, .in(["a"], ignoreCase: true)).codes == ["in"])
        #expect(Validator.validate(nil as String?, .notIn(["a"], ignoreCase: true)).isValid)
        #expect("drafft".validate(.in(["draft", "Done"], ignoreCase: true)).violations[0].suggestedText == "draft")
        #expect(AnyRule<String>.in(["Done"], ignoreCase: true).completion(of: "dO") == .incomplete)
        #expect(AnyRule<String>.in(["Done"], ignoreCase: true).completion(of: "dx") == .lost)
        #expect(AnyRule<String>.notIn(["root"], ignoreCase: true).completion(of: "ROOT") == .incomplete)

        let document = try RuleDocument([
            ["state", "in", ["range": ["draft", "Done", 5, true], "ignoreCase": true]],
            ["states", "in", ["range": ["a", "b"], "ignoreCase": true, "allowArray": true]],
            ["name", "in", ["range": ["root"], "ignoreCase": true, "not": true]],
        ])
        for state: DataValue in ["DRAFT", "done", 5, true, .untyped("5"), .untyped("TRUE")] {
            #expect(try document.validate(["state": state]).isValid, "\(state)")
        }
        for state: DataValue in ["drafts", 6, false, ["done"], "5"] {
            #expect(try document.validate(["state": state]).codes == ["in"], "\(state)")
        }
        #expect(try document.validate(["states": ["A", "b"]]).isValid)
        #expect(try document.validate(["states": ["A", "c"]]).codes == ["in"])
        #expect(try document.validate(["name": "ROOT"]).codes == ["in"])
    }

    @Test(arguments: [("a-b", true), ("ab", false), ("", false), ("-", true)])
    func containsText(text: String, passes: Bool) {
        #expect(text.validate(.contains("-")).codes == (passes ? [] : ["contains"]))
        #expect(text[...].validate(.contains("-")).isValid == passes)
    }

    @Test func containsTextWithOptions() {
        #expect("Straße".validate(.contains("STRASSE", ignoreCase: true)).isValid == "straße".contains("strasse"))
        #expect("HeLLo".validate(.contains("ell", ignoreCase: true)).isValid)
        #expect("ΟΔΌΣ Α".validate(.contains("οδός", ignoreCase: true)).isValid)
        #expect("aXbX".validate(.contains("X", min: 2)).isValid)
        #expect("aaa".validate(.contains("aa", min: 2)).codes == ["contains"])
        #expect("e\u{301}".validate(.contains("é")).isValid)
        #expect("e\u{301}".validate(.contains("e")).codes == ["contains"])
        #expect("abc".validate(.contains("x")).messages == ["Value must contain “x”."])
        #expect(Validator.validate(nil as String?, .contains("x")).codes == ["contains"])
    }

    @Test func containsElement() {
        #expect([1, 2].validate(.contains(2)).isValid)
        #expect([1, 2].validate(.contains(3)).violations[0].parameters == ["containedValue": 3, "min": 1])
        #expect(Set(["a"]).validate(.contains("b")).codes == ["contains"])
        #expect((1...5).validate(.contains(6)).codes == ["contains"])
    }

    @Test func condition() {
        let even: AnyRule<Int> = .condition("even", message: "{attribute} must be even.") { $0.isMultiple(of: 2) }
        #expect(2.validate(even).isValid)
        #expect(3.validate(even).codes == ["even"])
        #expect(3.validate(even).messages == ["Value must be even."])
        #expect(Validator.validate(nil, even).codes == ["even"])
        #expect(3.validate(.condition { $0 == 4 }).messages == ["Value is not valid. Check it and try again."])
        #expect(3.validate(.condition("x.y") { _ in false }).violations[0].rule == "x")
    }
}
