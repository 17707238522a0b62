import Proviso
import Testing

@testable import ProvisoLanguages

@Suite("Plural rules against CLDR's samples")
struct PluralRuleTests {
    @Test(arguments: pluralSamples.map { ($0.tag, $0.category, $0.samples) })
    func samples(tag: String, category: PluralCategory, samples: String) throws {
        let language = try #require(Languages.language(tag))
        #expect(language.plurals.categories.contains(category))
        for sample in samples.split(separator: ",") {
            for number in try Self.numbers(in: sample) {
                #expect(language.plurals.category(for: number) == category, "\(sample)")
            }
        }
    }

    @Test("Every language's categories are those that CLDR gives it", arguments: MessageCatalog.availableLanguages)
    func categories(tag: String) throws {
        let expected = pluralSamples.filter { $0.tag == tag }.map(\.category)
        #expect(try #require(Languages.language(tag)).plurals.categories == expected)
    }

    /// `2~5` are all the numbers between, counted in the last digit that is written; `1.2c6` is 1.2 million in compact form.
    private static func numbers(in sample: Substring) throws -> [PluralOperands] {
        let ends = sample.split(separator: "~")
        guard ends.count == 2, let first = ends.first, let last = ends.last else { return [try operands(sample)] }
        let places = first.firstIndex(of: ".").map { first[$0...].count - 1 } ?? 0
        let low = try #require(Int(first.filter { $0 != "." }))
        let high = try #require(Int(last.filter { $0 != "." }))
        return try (low...high).map { value in
            guard places > 0 else { return try operands("\(value)") }
            let digits = String(repeating: "0", count: max(0, places + 1 - String(value).count)) + String(value)
            return try operands("\(digits.dropLast(places)).\(digits.suffix(places))")
        }
    }

    private static func operands(_ sample: Substring) throws -> PluralOperands {
        let parts = sample.split(separator: "c")
        let exponent = parts.count > 1 ? try #require(Int(parts[1])) : 0
        return PluralOperands(try #require(ExactNumber(parts[0] + "e\(exponent)")), compactExponent: exponent)
    }
}
