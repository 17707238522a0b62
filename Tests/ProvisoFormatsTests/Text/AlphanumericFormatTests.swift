import ProvisoFormats
import Testing

@Suite struct AlphanumericFormatTests {
    @Test func takesLettersAndDigits() {
        expectValid(AlphanumericFormat(), ["a1", "1", "Zoë2", "٣٤", "१२", "e\u{301}1", "𝟙"])
        expectInvalid(
            AlphanumericFormat(), ["", "1\u{301}", "a 1", "a_1", "½", "²", "Ⅳ", "①", "1\n", "1️⃣", "-1", "1.5"])
        expectValid(AlphanumericFormat(ascii: true), ["abc123"])
        expectInvalid(AlphanumericFormat(ascii: true), ["", "é1", "٣", "１", "a-1", "/", ":"])
        fuzz(AlphanumericFormat(), from: ["Zoë1", "हिन्दी२", "abc9"])
    }
}
