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
}

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

@Suite struct DegreesFormatTests {
    static let latitudes = [
        "0", "-0", "+0", "90", "-90", "+90", "90.0", "90.000000000000000000000000", "89.999999999999999999999999999",
        ".5",
        "-.5", "0.5", "9e1", "0.9e2", "0.09E3", "900e-1", "9000000e-5", "1e-400", "0e999999999999999999999", "8.99e1",
        "1e0", "-45.5", "9e+1",
    ]
    static let notLatitudes = [
        "", "90.1", "-90.1", "90.00000000000000000000000000001", "91", "100", "090", "00", "00.5", "05", "5.", ".", "-",
        "+",
        "1e", "1e+", "e1", "0x1", "1,5", " 1", "1 ", "1\n", "NaN", "inf", "9.1e1", "9.0000000000000000000001e1", "1e2",
        "1e400",
        "1e99999999999999999999999999", "900e0", "--1", "+-1", "1.2.3", "1°", "１", "0.0901e3", "45,5", "1e1.5",
    ]

    @Test func comparesExactly() {
        expectValid(LatitudeFormat(), Self.latitudes)
        expectInvalid(LatitudeFormat(), Self.notLatitudes)
        expectValid(
            LongitudeFormat(),
            Self.latitudes + ["180", "-180.0", "179.9999999999999999999", "1.8e2", "18e1", "90.1", "100"])
        expectInvalid(
            LongitudeFormat(),
            ["", "180.0000000000000000000000001", "181", "-180.1", "1.81e2", "0180", "200", "1e3", "19e1"])
        expectReasons(
            LatitudeFormat(), ["91": "out of range", "091": "leading zero", "5.": "not a number", "": "empty"])
        // Digits and exponent may be as long as they like.
        let zeros = String(repeating: "0", count: 100_000)
        #expect(LatitudeFormat().isValid("9\(zeros)e-99999"))
        #expect(!LatitudeFormat().isValid("9\(zeros)1e-100000"))
        #expect(LatitudeFormat().isValid("0.\(zeros)9e100002"))
        #expect(!LatitudeFormat().isValid("0.\(zeros)91e100002"))
    }

    @Test func positions() {
        expectValid(
            LatLongFormat(),
            [
                "(-17.738223, 85.605469)", "(-12.3456789, +12.3456789)", "(31.269161,164.355469)",
                "+12.3456789, -12.3456789",
                "-90.00000,-180.00000", "(-71, -146)", "-0.55, +0.22", "90, 180", "+90,-180", "0,0", "(0,0)",
            ])
        expectInvalid(
            LatLongFormat(),
            [
                "", "(020.000000, 010.000000000)", "89.9999999989, 360.0000000", "90.1000000, 180.000000",
                "-90, -180.00001",
                "(-126, -158)", "-90., -180.", "+,-", "(,)", ",", " ", "(-17.738223, 85.605469",
                "0.955766, -19.863281)", "1,2,3",
                "1,  2", "1 ,2", "1;2", "1", "1,", ",1", "( 1,2)", "(1,2 )", "1,2\n", "((1,2))", "()", "(", ")",
                "1,\t2", "1, ",
            ])
        fuzz(LatLongFormat(), from: ["(-17.738223, 85.605469)", "0,0", "9e1, 1.8e2"])
        fuzz(LatitudeFormat(), from: Self.latitudes) { text in
            // Far from the limit, floating point agrees.
            if let number = Double(text) { #expect(number.magnitude <= 90.000001, "\(text)") }
        }
    }
}
