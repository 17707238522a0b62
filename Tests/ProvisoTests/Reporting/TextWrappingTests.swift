import TestSupport
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Text in lines of a certain width")
struct TextWrappingTests {
    @Test(arguments: [
        ("", [""]), ("one two", ["one two"]), ("one two three", ["one two", "three"]), ("a  b", ["a  b"]),
        ("  indented it", ["  indented", "it"]), ("abcdefghijklm", ["abcdefghij", "klm"]),
        ("one abcdefghijklm", ["one", "abcdefghij", "klm"]), ("漢字漢字漢字 漢字", ["漢字漢字漢", "字 漢字"]),
        ("1234567890 2", ["1234567890", "2"]), ("trailing  ", ["trailing"]),
    ])
    func lines(_ text: String, _ lines: [String]) {
        #expect(TextWrapping.lines(of: text, width: 10) == lines)
    }

    @Test func wrapped() {
        #expect(TextWrapping.wrapped("  one two three\nx", width: nil) == "  one two three\nx")
        #expect(TextWrapping.wrapped("  one two three\nx\n", width: 12, hanging: 2) == "  one two\n    three\nx\n")
    }

    @Test(arguments: [
        ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("👩‍🚀", 2), ("한", 2), ("ｱ", 1), ("\u{2068}a\u{2069}", 1),
    ])
    func widths(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    /// Whatever the width, nothing is lost, and no line is wider than it unless it cannot be broken.
    @Test func nothingIsLost() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 0...60, using: &random))
                .map { _ in ["a", " ", "漢", "é", "b"].randomElement(using: &random) ?? "" }.joined()
            let width = Int.random(in: 2...20, using: &random)
            let lines = TextWrapping.lines(of: text, width: width)
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
            #expect(lines.dropFirst().allSatisfy { DisplayWidth.of($0) <= width })
        }
    }
}
