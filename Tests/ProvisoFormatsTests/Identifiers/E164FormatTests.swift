import ProvisoFormats
import Testing

@Suite struct E164FormatTests {
    @Test func hasSevenToFifteenDigits() {
        expectValid(E164Format(), ["+1234567", "+491721234567", "+123456789012345", "+14155552671"])
        expectReasons(
            E164Format(),
            [
                "": "empty", "14155552671": "no plus sign", "+": "too few digits", "+123456": "too few digits",
                "+1234567890123456": "too many digits", "+0123456789": "leading zero", "+1 4155552671": "not a digit",
                "+1-415-555-2671": "not a digit", "++14155552671": "not a digit", "+14155552671\n": "not a digit",
                "0014155552671": "no plus sign", "＋14155552671": "no plus sign", "+١٢٣٤٥٦٧٨": "not a digit",
            ])
        fuzz(E164Format(), from: ["+14155552671"])
    }
}
