import Proviso
import RuleTestSupport
import Testing

@Suite struct LengthTests {
    @Test(arguments: [
        ("", "string.tooShort"), ("abc", "string.tooShort"), ("abcd", nil), ("abcdef", nil),
        ("abcdefg", "string.tooLong"),
        ("äöüß", nil), ("e\u{301}e\u{301}e\u{301}", "string.tooShort"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", nil), ("a\r\nb", "string.tooShort"),
    ])
    func characters(text: String, code: String?) {
        #expect(text.validate(.length(4...6)).codes == (code.map { [$0] } ?? []))
        #expect("--\(text)".dropFirst(2).validate(.length(4...6)).codes == (code.map { [$0] } ?? []))
    }

    @Test(arguments: [
        (LengthUnit.characters, 1), (.unicodeScalars, 7), (.utf16, 11), (.utf8, 25),
    ])
    func units(unit: LengthUnit, length: Int) {
        let family = "👨‍👩‍👧‍👦"
        #expect(family.validate(.length(length, unit: unit)).isValid)
        #expect(family.validate(.length(length + 1, unit: unit)).codes == ["string.notEqual"])
        #expect(family.validate(.length(..<length, unit: unit)).codes == ["string.tooLong"])
        #expect(family.validate(.length((length + 1)..., unit: unit)).codes == ["string.tooShort"])
    }

    @Test func limitsBytesToo() {
        let one = "e" + String(repeating: "\u{301}", count: 1000)
        #expect(one.count == 1)
        #expect(one.validate(.length(...5)).codes == ["string.tooLong"])
        #expect(one.validate(.length(...50)).isValid)
    }

    @Test func exactly() {
        #expect("12345".validate(.length(5)).isValid)
        #expect("1234".validate(.length(5)).violations[0].parameters == ["length": 5])
        #expect("1234".validate(.length(5)).messages == ["Value must be exactly 5 characters long."])
        #expect("12".validate(.length(...1)).messages == ["Value must be 1 character or fewer."])
    }

    /// A limit of bytes says so, and one's own words for the code stay.
    @Test func messagesNameBytes() {
        #expect("äö".validate(.length(...3, unit: .utf8)).messages == ["Value must be 3 bytes or fewer."])
        #expect("ä".validate(.length(..<2, unit: .utf8)).messages == ["Value must be 1 byte or fewer."])
        #expect("ä".validate(.length(5..., unit: .utf8)).messages == ["Value must be at least 5 bytes long."])
        #expect("ä".validate(.length(1, unit: .utf8)).messages == ["Value must be exactly 1 byte long."])
        #expect("äöü".validate(.length(...2, unit: .utf16)).messages == ["Value must be 2 characters or fewer."])
        let violation = "äö".validate(.length(...3, unit: .utf8)).violations[0]
        #expect(violation.title == "Too long")
        let house = MessageCatalog(.english, over: .english, messages: ["string.tooLong": "At most {max}."])
        #expect(violation.message(in: house) == "At most 3.")
    }

    @Test func ranges() {
        #expect("abc".validate(.length(0..<3)).codes == ["string.tooLong"])
        #expect("".validate(.length(0..<0)).codes == ["string.tooLong"])
        #expect("".validate(.length(..<0)).codes == ["string.tooLong"])
        #expect("".validate(.length(..<Int.min)).codes == ["string.tooLong"])
        #expect("".validate(.length(...Int.max)).isValid)
        #expect("".validate(.length((-5)...)).isValid)
    }
}
