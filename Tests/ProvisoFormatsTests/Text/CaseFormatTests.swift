import ProvisoFormats
import Testing

@Suite struct CaseFormatTests {
    @Test func nothingChangesWhenTheCaseIsMade() {
        expectValid(UppercaseFormat(), ["", "ABC", "ABC123", "ALL CAPS IS FUN.", "   .", "ÉÀ", "ΑΒΓ", "漢字", "ẞ"])
        expectInvalid(UppercaseFormat(), ["fooBar", "123abc", "é", "ß", "ǆ", "ǅ", "ﬁ", "ς", "a\n"])
        expectValid(LowercaseFormat(), ["", "abc", "abc123", "this is lowercase.", "tr竪s 端ber", "ß", "é", "漢字"])
        expectInvalid(LowercaseFormat(), ["fooBar", "123A", "É", "ẞ", "ǅ", "İ"])
        fuzz(UppercaseFormat(), from: ["ABC", "ÉÀ"], takesControls: true)
        fuzz(LowercaseFormat(), from: ["abc", "éà"], takesControls: true)
    }

    /// The scanner judges scalar by scalar; on whole texts the standard library must agree.
    @Test func agreesWithTheStandardLibrary() {
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            #expect(
                UppercaseFormat().isValid(text) == text.unicodeScalars.elementsEqual(text.uppercased().unicodeScalars))
            #expect(
                LowercaseFormat().isValid(text) == text.unicodeScalars.elementsEqual(text.lowercased().unicodeScalars))
        }
    }
}
