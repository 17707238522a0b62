import ProvisoFormats
import Testing

@Suite struct HexFormatTests {
    @Test func hasAnEvenNumberOfDigits() {
        expectValid(HexFormat(), ["", "00", "deadBEEF", "ff0044"])
        expectInvalid(HexFormat(), ["0", "0x00", "abcdefg0", "..", "00\n", "00 00", "０0", "fff"])
        fuzz(HexFormat(), from: ["deadBEEF", ""])
    }
}
