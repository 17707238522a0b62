import ProvisoFormats
import Testing

@Suite struct ASCIIFormatTests {
    @Test func takesSevenBits() {
        expectValid(ASCIIFormat(), ["", "foobar", "0987654321", "a\nb", "~ \t"])
        expectInvalid(ASCIIFormat(), ["ｆｏｏbar", "é", "１２3456", "\u{80}"])
        fuzz(ASCIIFormat(), from: ["foobar", ""], takesControls: true)
    }
}
