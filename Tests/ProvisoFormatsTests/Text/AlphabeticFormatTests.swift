import ProvisoFormats
import Testing

@Suite struct AlphabeticFormatTests {
    @Test func takesLettersAndTheirMarks() {
        expectValid(AlphabeticFormat(), ["a", "Zoë", "Zoe\u{308}", "漢字", "हिन्दी", "русский", "العربية", "ªº", "ǅ", "ﬁ"])
        expectReasons(
            AlphabeticFormat(),
            [
                "": "empty", "abc1": "not a letter", "a b": "not a letter", "a-b": "not a letter",
                "a\n": "not a letter",
                "\u{301}a": "combining mark without a letter", "٣": "not a letter", "Ⅳ": "not a letter",
                "a_b": "not a letter",
                "😀": "not a letter", "²": "not a letter", "a\u{200D}b": "not a letter", "a\0": "not a letter",
            ])
        expectValid(AlphabeticFormat(ascii: true), ["abcXYZ"])
        expectInvalid(AlphabeticFormat(ascii: true), ["", "Zoë", "e\u{301}", "ａ", "a1", "[", "`", "@", "{"])
        fuzz(AlphabeticFormat(), from: ["Zoë", "हिन्दी", "abc"])
    }

    @Test(arguments: [1, 7, 8, 9, 15, 16, 17]) func eightLettersAreJudgedLikeOne(_ count: Int) {
        for byte in UInt8.min...127 {
            for place in 0..<count {
                var bytes = Array("aZzAmMnNoOpPqQrRs".utf8.prefix(count))
                bytes[place] = byte
                let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                let failure = AlphabeticFormat().failure(in: bytes.span)
                #expect(failure == (isLetter ? nil : FormatFailure("not a letter", at: place)))
            }
        }
    }
}
