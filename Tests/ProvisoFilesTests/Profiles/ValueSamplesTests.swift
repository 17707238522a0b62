import ProvisoCore
import TestSupport
import Testing

@testable import ProvisoFiles

/// The values of columns that rules are proposed from, and the numbers that are compared at once.
@Suite struct ValueSamplesTests {
    private func samples(_ texts: some Sequence<String>, _ limits: SampleLimits? = nil) -> ValueSamples {
        var samples = limits?.samples(of: "x") ?? ValueSamples()
        for text in texts {
            Array(text.utf8).withUnsafeBufferPointer { bytes in
                samples.add(
                    bytes, ProfiledText(cell: bytes, decimalSign: UInt8(ascii: ".")).type, hash: ValueHash.of(bytes))
            }
        }
        samples.finish()
        limits?.note(samples, of: "x")
        return samples
    }

    private func hash(_ text: String) -> UInt64 { Array(text.utf8).withUnsafeBufferPointer { ValueHash.of($0) } }

    /// Those of the smallest hashes, with exact counts, however the data is parted and whatever part was done first.
    @Test(arguments: [10, 1024, 1025, 5000])
    func keepsTheSmallestHashes(different: Int) {
        var random = SplitMix64(seed: UInt64(different))
        let texts = (0..<20_000).map { _ in "value \(Int.random(in: 0..<different, using: &random))" }
        var counts: [String: Int] = [:]
        for text in texts { counts[text, default: 0] += 1 }
        let kept = counts.keys.sorted { hash($0) < hash($1) }.prefix(ValueSamples.mostValues)
        let expected = counts.filter { kept.contains($0.key) }

        let limits = SampleLimits()
        var parts: [ValueSamples] = []
        var rest = texts[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...4000, using: &random)
            parts.append(samples(rest.prefix(count), limits))
            rest = rest.dropFirst(count)
        }
        for all in [[samples(texts)], parts, parts.shuffled(using: &random)] {
            var whole = ValueSamples()
            for part in all { whole.merge(part) }
            #expect(Dictionary(uniqueKeysWithValues: whole.values.map { ($0.text, $0.count) }) == expected)
            #expect(whole.isComplete == (counts.count <= ValueSamples.mostValues))
        }
    }

    @Test func countsWhatStandsForNothing() {
        let found = samples(["NA", "n/a", "NA", "NB", "-", "-1", "—", "Nothing", "?", "a?"])
        #expect(found.markers == ["NA": 2, "n/a": 1, "-": 1, "—": 1, "?": 1])
    }

    @Test func longValuesAreLeftOut() {
        let found = samples([String(repeating: "x", count: 200), String(repeating: "y", count: 201)])
        #expect(found.values.count == 1 && !found.isComplete)
    }

    @Test(
        arguments: [
            (["1", "2", "10"], 0), (["10", "9", "11", "2"], 2), (["2026-01-31", "2026-02-01", "2025-12-31"], 1),
            (["1.5", "1"], 0), (["2", "x", "1"], 0), (["2", "2026-01-01", "1"], 0), (["-1", "-2"], 1),
        ] as [([String], Int)])
    func descents(values: [String], expected: Int) { #expect(samples(values).descents == expected) }

    /// Numbers that are compared at once are in the order of exact ones.
    @Test func fixedNumbersAreExact() throws {
        var random = SplitMix64(seed: 9)
        func digits(_ counts: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: counts, using: &random)).map { _ in
                    Character("\(Int.random(in: 0...9, using: &random))")
                })
        }
        var fixed = 0
        for _ in 0..<2000 {
            let texts = (0..<2).map { _ in
                let fraction = Bool.random(using: &random) ? "." + digits(1...8) : ""
                return (Bool.random(using: &random) ? "-" : "") + digits(1...9) + fraction
            }
            let numbers = try texts.map { try #require(ExactNumber($0)) }
            let quick = texts.map { text in Array(text.utf8).withUnsafeBufferPointer { FixedNumber($0) } }
            guard let first = quick[0], let second = quick[1] else { continue }
            fixed += 1
            #expect(
                (first < second) == (numbers[0] < numbers[1]) && (first == second) == (numbers[0] == numbers[1]),
                "\(texts)")
        }
        #expect(fixed > 500)
        for text in ["1e3", "123456789012345", "0.1234567", "1.2.3", "+-1"] {
            #expect(Array(text.utf8).withUnsafeBufferPointer { FixedNumber($0) } == nil, "\(text)")
        }
    }

    /// The ends of a range have the plainest spelling of all that spell the same number, in whatever order they come.
    @Test func endsAreSpelledPlainly() throws {
        var random = SplitMix64(seed: 2)
        let cells = ["1.0", "1", "1.00", "7e0", "7.0", "7.00", "3", "-0"]
        for _ in 0..<50 {
            let numbers = try #require(try Profiling.cells(cells.dropLast().shuffled(using: &random))?.numbers)
            #expect(numbers.lowerBound.spelling == "1" && numbers.upperBound.spelling == "7.0")
        }
    }
}
