import TestSupport
import Testing

@testable import ProvisoCore

@Suite struct TextTableTests {
    /// Texts of every length around what is kept as a number, with bytes that might be taken for nothing.
    private static func text(_ random: inout SplitMix64) -> String {
        let scalars: [Unicode.Scalar] = ["a", "b", "A", "\u{0}", "\u{7F}", " ", "é", "e", "\u{301}", "K", "\u{212A}"]
        let count = Int.random(in: 0..<10, using: &random)
        return String(String.UnicodeScalarView((0..<count).compactMap { _ in scalars.randomElement(using: &random) }))
    }

    @Test(arguments: [0, 1, 2, 7, 50, 3000])
    func holdsWhatItWasGiven(_ count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        let texts = (0..<count).map { _ in Self.text(&random) }
        let table = TextTable(texts)
        // Swift's strings are equal when they are canonically equivalent, as the texts of a table are.
        let expected = Set(texts)
        for text in texts { #expect(text.withBytes { table.contains($0) }) }
        for _ in 0..<3000 {
            let text = Self.text(&random)
            #expect(text.withBytes { table.contains($0) } == expected.contains(text), "\(text.debugDescription)")
        }
    }

    @Test(arguments: [("K", "\u{212A}"), (";", "\u{37E}"), ("`", "\u{1FEF}")])
    func whatIsComposedToASCIIIsTheSame(_ text: String, _ other: String) {
        #expect(other.withBytes { TextTable([text]).contains($0) })
        #expect(text.withBytes { TextTable([other]).contains($0) })
    }

    @Test func lengthsAreToldApart() {
        let table = TextTable(["A", "AB", "\u{0}"])
        for text in ["A\u{0}", "\u{0}A", "\u{0}\u{0}", "", "AB\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}"] {
            #expect(!text.withBytes { table.contains($0) }, "\(text.debugDescription)")
        }
    }
}
