import ProvisoPatterns
import TestSupport
import Testing

@Suite struct WordSearchTests {
    private static let patterns = [
        "[a-z0-9]+(?:-[a-z0-9]+)*", "^a", "b$", "\\bword\\b", "x{3,5}", "(?i)abc", "[^a-z]+",
        "\\d{2}\\.\\d{2}\\.\\d{4}", ".", "a|bc|def",
        "(a|b)*abb", "\\p{Greek}+", "^$", "(?m)^x$",
    ]
    private static let demands = Pattern.Demand.allCases

    private func isMet(_ demand: Pattern.Demand, _ pattern: Pattern, _ word: String) -> Bool {
        switch demand {
        case .matches: pattern.matches(word)
        case .doesNotMatch: !pattern.matches(word)
        case .isFound: pattern.isFound(in: word)
        case .isNotFound: !pattern.isFound(in: word)
        }
    }

    /// Every word is what was asked for, of the length that was asked for.
    @Test(arguments: patterns) func words(text: String) throws {
        var generator = SplitMix64(seed: 24)
        let pattern = try Pattern(text)
        for demand in Self.demands {
            var search = WordSearch([WordSearch.Part(pattern, demand)])
            let lengths = search.lengths(in: 0...20)
            for length in lengths {
                for _ in 0..<5 {
                    let word = try #require(search.word(ofLength: length, using: &generator))
                    #expect(word.unicodeScalars.count == length)
                    #expect(isMet(demand, pattern, word), "\(text) \(demand) \(word)")
                }
            }
        }
    }

    @Test func severalPatterns() throws {
        var generator = SplitMix64(seed: 40)
        let parts = try [
            ("[a-z-]+", Pattern.Demand.matches), ("--", .isNotFound), ("^x", .isFound), ("[aeiou]", .isNotFound),
        ]
        .map { (try Pattern($0.0), $0.1) }
        var search = WordSearch(parts.map { WordSearch.Part($0.0, $0.1) })
        #expect(search.lengths(in: 0...6) == [1, 2, 3, 4, 5, 6])
        for _ in 0..<50 {
            let word = try #require(search.word(ofLength: 6, using: &generator))
            for part in parts { #expect(isMet(part.1, part.0, word), "\(word)") }
        }
    }

    /// The lengths are those that there are.
    @Test func lengths() throws {
        func lengths(_ texts: [String], _ range: ClosedRange<Int> = 0...12) throws -> [Int] {
            var search = WordSearch(try texts.map { WordSearch.Part(try Pattern($0), .matches) })
            return search.lengths(in: range)
        }
        #expect(try lengths(["(?:ab)*"]) == [0, 2, 4, 6, 8, 10, 12])
        #expect(try lengths(["(?:..)*", "(?:...)*"]) == [0, 6, 12])
        #expect(try lengths(["a+", "b+"]) == [])
        #expect(try lengths(["a{5}"], 6...12) == [])
    }

    /// Automata with too many states are cut short, and walked through instead.
    @Test func largeAutomata() throws {
        var generator = SplitMix64(seed: 67)
        for text in ["(?:a|b)*a(?:a|b){20}", "[a-z]{3000}", "(?:x[0-9]{50}){20}"] {
            let pattern = try Pattern(text)
            let word = try #require(pattern.walk(using: &generator))
            #expect(pattern.matches(word))
        }
        #expect(WordSearch([WordSearch.Part(try Pattern("(?:a|b)*a(?:a|b){20}"), .matches)]).isCutShort)
    }
}
