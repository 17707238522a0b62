import Proviso
import RuleTestSupport
import Testing

@Suite struct MatchesTests {
    @Test(arguments: [
        ("ada", true), ("ada1", true), ("1ada", false), ("ada\n", false), ("", false), ("Ada", false),
        ("ada lovelace", false),
    ])
    func whole(text: String, passes: Bool) {
        #expect(text.validate(.matches("[a-z][a-z0-9_]*")).codes == (passes ? [] : ["match"]))
        #expect(text[...].validate(.matches("[a-z][a-z0-9_]*")).isValid == passes)
    }

    @Test(arguments: [("a1", true), ("1", true), ("a", false), ("", false)])
    func anywhere(text: String, passes: Bool) {
        #expect(text.validate(.contains(match: "[0-9]")).codes == (passes ? [] : ["match"]))
    }

    @Test func options() {
        #expect("ADA".validate(.matches("ada", caseInsensitive: true)).isValid)
        #expect("x".validate(.not(.matches("[a-z]"))).codes == ["not"])
        #expect(Validator.validate(nil as String?, .matches("a*")).codes == ["match"])
    }

    @Test func alternativesAreWhole() {
        #expect("abc".validate(.matches("a|abc")).isValid)
    }

    @Test func aBrokenPatternOfSomebodyElseThrows() {
        #expect(throws: (any Error).self) { try AnyRule<String>.matches(checking: "(") }
        #expect(throws: Never.self) { try AnyRule<String>.matches(checking: "()") }
    }

    static let predefined: [(PredefinedPattern, passing: [String], failing: [String], message: String)] = [
        (.containsDigit, ["1", "a1", "٣", "９"], ["", "a", "Ⅷ", "½", "²"], "Value must contain at least one number."),
        (
            .containsUppercase, ["A", "aÄ", "Σ", "ǅ"], ["", "a", "1", "ß", "中"],
            "Value must contain at least one capital letter."
        ),
        (
            .containsLowercase, ["a", "Aä", "ß", "σ"], ["", "A", "1", "中"],
            "Value must contain at least one lowercase letter."
        ),
        (
            .containsSymbol, ["!", "a_", "€", "~", "«", "😀"], ["", "a", "1", " ", "\n", "中"],
            "Value must contain at least one special character, like ! or %."
        ),
    ]

    @Test(arguments: 0..<4)
    func predefinedPatterns(index: Int) {
        let (pattern, passing, failing, message) = Self.predefined[index]
        for text in passing { #expect(text.validate(.matches(pattern)).isValid, "\(text)") }
        for text in failing {
            #expect(text.validate(.matches(pattern)).codes == ["match"], "\(text)")
            #expect(text.validate(.matches(pattern)).messages == [message])
        }
    }

    @Test func aPatternWithANameOfOnesOwn() {
        #expect("12345".validate(.matches(.zip)).isValid)
        #expect("12345-".validate(.matches(.zip)).codes == ["match"])
    }

    @Test func aSwiftRegex() {
        #expect("a1".validate(.matches(/[a-z]\d/)).isValid)
        #expect("a1b".validate(.matches(/[a-z]\d/)).codes == ["match"])
        #expect("xa1b".validate(.contains(match: /([a-z])(\d)/)).isValid)
        #expect(
            String(repeating: "a", count: 3000).validate(.matches(/a+/)).messages == ["Value is too long. Shorten it."])
        #expect(String(repeating: "a", count: 3000).validate(.matches(/a+/, maxLength: 3000)).isValid)
    }

    @Test func aSwiftRegexServesManyThreads() async {
        let rule: AnyRule<String> = .matches(/(\w+)@(\w+)\.(\w+)/)
        let valid = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask { (0..<50).count { "user\($0)@host\(task).org".validate(rule).isValid } }
            }
            return await group.reduce(0, +)
        }
        #expect(valid == 400)
    }
}

extension PredefinedPattern {
    static let zip = PredefinedPattern("[0-9]{5}(-[0-9]{4})?")
}
