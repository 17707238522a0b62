import ProvisoFormats
import Testing

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
