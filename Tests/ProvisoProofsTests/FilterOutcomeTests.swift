@testable import ProvisoCore
import ProvisoProofs
import TestSupport
import Testing

/// What filters say of the values that they leave holds for every text.
@Suite struct FilterOutcomeTests {
    /// Each scalar alone and inside of a text, and texts of what is seldom met together.
    private static let texts: [String] = {
        var texts: [String] = []
        for value in stride(from: 0, through: 0x1_FFFF, by: Sweep.isFull ? 1 : 7) {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            texts.append("x\(scalar) \(scalar)\u{301}y\(scalar)")
        }
        var generator = SplitMix64(seed: 34)
        let parts = [
            "a", "B", "ß", "ı", "İ", "ǅ", "Σ", " ", "\t", "\r\n", "\n", "\u{301}", "\u{A0}", "\u{2028}", "\0", "7", "é",
        ]
        for _ in 0..<(Sweep.isFull ? 100_000 : 3000) {
            texts.append(
                (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in parts.randomElement(using: &generator)
                }
                .joined())
        }
        return texts
    }()

    @Test(arguments: NamedFilter.allCases) func namedFilters(_ filter: NamedFilter) {
        let outcome = ValueSet(filter.outcome)
        let wrong = Self.texts.first { outcome.contains(.string(filter.apply($0))) == false }
        #expect(wrong == nil, "\(wrong.debugDescription)")
    }

    @Test(arguments: ["left", "right", "both"]) func trims(_ side: String) throws {
        let rules: DataValue = [["x", "trim", ["side": .string(side)]]]
        let document = try RuleDocument(rules)
        let outcome = ValueSet(try #require(document.ruleOccurrences.first).outcome)
        for text in Self.texts {
            let tidied = try document.tidy(["x": .string(text)]).0
            guard case .object(let object) = tidied, let value = object["x"] else { continue }
            #expect(outcome.contains(value) != false, "\(text.debugDescription)")
        }
    }
}
