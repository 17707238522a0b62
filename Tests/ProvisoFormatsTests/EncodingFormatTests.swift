import ProvisoFormats
import Testing

@Suite struct Base64FormatTests {
    @Test func paddingAndAlphabet() {
        expectValid(Base64Format(), ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy", "+/+/", "QR=="])
        expectInvalid(
            Base64Format(),
            [
                "Zg", "Zg=", "Z", "Zg===", "Zg====", "=", "====", "Zm9vYg=", "Z=g=", "Zg==\n", "Zg ==", "Zm9v\nZm9v",
                "-_-_",
                "Zm9v=", "Zg==Zg==", "Z===", "é===", "12345", "Vml2YW11cyBmZXJtZtesting123",
            ])
        expectValid(Base64Format(padding: false), ["", "Zg", "Zm8", "Zm9v", "+/"])
        expectInvalid(Base64Format(padding: false), ["Zg==", "Z", "Zm9vY", "-_"])
        expectValid(Base64Format(urlSafe: true), ["", "Zg", "Zm8", "Zm9v", "-_"])
        expectInvalid(Base64Format(urlSafe: true), ["Zg==", "Z", "+/"])
        expectValid(Base64Format(urlSafe: true, padding: true), ["Zg==", "-_8="])
        expectInvalid(Base64Format(urlSafe: true, padding: true), ["Zg", "+/8="])
        expectReasons(Base64Format(), ["Z===": "misplaced padding", "Zg": "length not a multiple of four"])
        expectReasons(Base64Format(urlSafe: true), ["Zg==": "padding not allowed", "Z": "one character too many"])
        for format in [Base64Format(), Base64Format(urlSafe: true)] {
            fuzz(format, from: ["Zm9vYg==", "Zm9vYmE", "", "-_"])
        }
    }
}

@Suite struct Base32FormatTests {
    @Test func followsRFC4648() {
        expectValid(
            Base32Format(),
            [
                "", "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTB", "MZXW6YTBOI======", "ZG======",
                "JBSQ====",
            ])
        expectInvalid(
            Base32Format(),
            [
                "MY", "my======", "M=======", "MZX=====", "MZXW6Y==", "MZXW6YT1", "MZXW6YT0", "MZXW6YT8", "========",
                "MY======\n", "MY=====", "MZXW6=Q=", "M Y=====", "MY======MY======", "MZXW-YQ=", "12345", "Zm8=",
            ])
        fuzz(Base32Format(), from: ["MZXW6===", "MZXW6YTB", ""])
    }
}

@Suite struct HexFormatTests {
    @Test func hasAnEvenNumberOfDigits() {
        expectValid(HexFormat(), ["", "00", "deadBEEF", "ff0044"])
        expectInvalid(HexFormat(), ["0", "0x00", "abcdefg0", "..", "00\n", "00 00", "０0", "fff"])
        fuzz(HexFormat(), from: ["deadBEEF", ""])
    }
}

@Suite struct HexColorFormatTests {
    @Test func hasThreeFourSixOrEightDigits() {
        expectValid(HexColorFormat(), ["#ff0000ff", "#ff0034", "#CCCCCC", "0f38", "fff", "#f00", "#F00c"])
        expectInvalid(
            HexColorFormat(), ["", "#", "#ff", "fff0a", "#ff12FG", "#fffff", "#ff0000f", "##fff", "#fff\n", "ff"])
        expectValid(HexColorFormat(requireHash: true), ["#fff", "#123456"])
        expectInvalid(HexColorFormat(requireHash: true), ["fff", "123456", ""])
        fuzz(HexColorFormat(), from: ["#ff0034", "fff"])
    }
}

@Suite struct ASCIIFormatTests {
    @Test func takesSevenBits() {
        expectValid(ASCIIFormat(), ["", "foobar", "0987654321", "a\nb", "~ \t"])
        expectInvalid(ASCIIFormat(), ["ｆｏｏbar", "é", "１２3456", "\u{80}"])
        fuzz(ASCIIFormat(), from: ["foobar", ""], takesControls: true)
    }
}

@Suite struct PrintableFormatTests {
    @Test func takesWhatCanBeSeen() {
        expectValid(PrintableFormat(), ["", "foo bar", "~", "é", "漢字", "e\u{301}", "€", "😀"])
        expectInvalid(
            PrintableFormat(),
            [
                "\n", "\t", "a\0", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{202E}", "\u{2028}", "\u{E000}",
                "\u{FFFF}",
            ])
        expectValid(PrintableFormat(ascii: true), ["", " ~foo"])
        expectInvalid(PrintableFormat(ascii: true), ["é", "\n", "\u{7F}"])
        fuzz(PrintableFormat(), from: ["foo é 漢", ""])
    }
}
