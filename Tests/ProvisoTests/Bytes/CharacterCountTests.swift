import TestSupport
import Testing

@testable import ProvisoCore

struct CharacterCountTests {
    private func count(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { CharacterCount.of($0) }
    }

    @Test(arguments: [
        "", "a", "\r\n", "a\r\nb", "12345678\r\n12345678", "\r", "\n\r", "Ångström", "e\u{301}", "größer", "日本語",
        "か\u{3099}",
        "ガ", "한국", "\u{1112}\u{1161}\u{11AB}", "한\u{11A8}", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "a\u{200D}b", "क्षि", "שלום", "ё\u{488}",
        "©\u{FE0F}",
    ])
    func countsAsPeopleDo(text: String) { #expect(count(text) == text.count) }

    @Test func countsTextsAtRandom() {
        let scalars = Array(
            "abc\r\n Åßéœλωпя҈ёひかガ゙漢字한국각ㄱᄀ\u{1161}\u{11A8}\u{301}\u{308}\u{200D}\u{FE0F}👨👩🇩🇫क्ष".unicodeScalars)
        var random = SplitMix64(seed: 41)
        for _ in 0..<20_000 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                view.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
            }
            let text = String(view)
            #expect(count(text) == text.count, "\(Array(text.unicodeScalars))")
        }
    }
}
