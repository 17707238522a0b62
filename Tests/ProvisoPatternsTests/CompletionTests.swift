import TestSupport
import Testing

@testable import ProvisoPatterns

/// What may be typed on: patterns against all texts over a small alphabet.
@Suite("Completion of patterns")
struct PatternCompletionTests {
    /// Patterns, each with characters that stand for all that it tells apart. What can match does with three more of them.
    private static let patterns: [(String, String)] = [
        ("a", "ab"), ("ab", "abc"), ("a|bc", "abc"), ("a*", "ab"), ("a+b?", "abc"), ("(?:ab)*", "abc"),
        ("a{2,4}", "ab"),
        ("(?:a|b)*abb", "abc"), ("[ab]{3}", "abc"), ("a?b?a?", "ab"), ("[^a]b", "abc"), (".", "a\n"), ("a.b", "ab\n"),
        ("", "a"), ("a{0}", "a"), ("[^\\s\\S]", "a "), ("a[^\\s\\S]|b", "ab"), ("(?:a[^\\s\\S])?b*", "ab"),
        ("^ab$", "abc"), ("^a", "ab"), ("b$", "ab"), ("a^b", "ab"), ("a$b", "ab"), ("(?:^|b)a", "abc"),
        ("a(?:$|b)", "abc"),
        ("\\ba", "a-"), ("a\\b", "ab-"), ("a\\b-", "a-"), ("a\\Ba", "a-"), ("\\b-\\b", "a-"), ("-\\B-", "a-"),
        ("a\\bb", "ab-"), ("\\B", "a-"), ("\\b", "a-"), ("(?:\\ba|-)*", "a-"), ("a(?:\\b|b)", "abc-"), ("\\B\\b", "a-"),
        ("(?m)^a$", "ab\n"), ("(?m)a$\\nb", "ab\n"), ("(?m)a$b", "ab\n"), ("(?m)b^", "ab\n"), ("(?s)a.", "a\n"),
        ("(?i)aB", "abA"), ("\\d-\\d", "1-a"), ("[a-c]\\d?", "b1-"), ("é+a", "éaà"), ("a(?:é|\u{20AC})", "aé\u{20AC}"),
        ("\\p{L}\\d", "é1-"), ("(?:a|ab)(?:c|bcd)", "abcd"), ("(?:(?:a*)*)*b", "abc"), ("a(?:b(?:c)?)?", "abc"),
    ]

    @Test(arguments: patterns.indices, Pattern.Demand.allCases)
    func allTexts(of index: Int, demand: Pattern.Demand) throws {
        let (text, characters) = Self.patterns[index]
        let pattern = try Pattern(text)
        /// Whether a text, or one that begins with it, is as it should be; each is asked once.
        func canBecome(_ text: String, length: Int, _ note: (String, _ isValid: Bool, _ canBecome: Bool) -> Void)
            -> Bool
        {
            let isValid =
                switch demand {
                case .matches: pattern.matches(text)
                case .doesNotMatch: !pattern.matches(text)
                case .isFound: pattern.isFound(in: text)
                case .isNotFound: !pattern.isFound(in: text)
                }
            var canBecomeValid = isValid
            if length < 7 {
                for character in characters where canBecome(text + String(character), length: length + 1, note) {
                    canBecomeValid = true
                }
            }
            if length <= 4 { note(text, isValid, canBecomeValid) }
            return canBecomeValid
        }
        _ = canBecome("", length: 0) { beginning, isValid, canBecomeValid in
            let expected: Pattern.Completion = isValid ? .valid : canBecomeValid ? .incomplete : .lost
            let found = pattern.completion(of: beginning, demand: demand)
            #expect(found == expected, "\(text) \(demand) \(beginning.debugDescription)")
        }
    }

    /// Random patterns with all that there is: the ways through a program against all states of its automaton.
    @Test(arguments: 0..<2) func randomPatterns(seed: UInt64) throws {
        var random = SplitMix64(seed: 77 + seed)
        var counts: [Pattern.Completion: Int] = [:]
        for _ in 0..<150 {
            let sample = AgreementTests.Sample(using: &random)
            let pattern = try Pattern(
                sample.expression.pattern(isExtended: sample.modes.extended), options: sample.options)
            for scalars in sample.texts.prefix(5) {
                let text = String(String.UnicodeScalarView(scalars.prefix(6)))
                for demand in [Pattern.Demand.matches, .isFound] {
                    let found = pattern.completion(of: text, demand: demand)
                    guard let expected = Self.completion(of: text, by: pattern, isSearch: demand == .isFound) else {
                        continue
                    }
                    counts[found, default: 0] += 1
                    #expect(found == expected, "\(pattern) \(demand) \(text.debugDescription)")
                }
            }
        }
        for completion in Pattern.Completion.allCases { #expect(counts[completion, default: 0] > 50, "\(completion)") }
    }

    /// What the states of a deterministic automaton say; nil where they are too many.
    private static func completion(of text: String, by pattern: Pattern, isSearch: Bool) -> Pattern.Completion? {
        let program = pattern.engine.program
        var determinizer = Determinizer(program, isSearch: isSearch)
        var target = determinizer.start()
        var bytes = Array(text.utf8)
        bytes.withUnsafeMutableBufferPointer { bytes in
            let bytes = UnsafeBufferPointer(bytes)
            var index = 0
            while index < bytes.count, case .state(let state) = target {
                target = determinizer.next(state, class: Simulation.nextClass(bytes, &index, program.alphabet))
            }
        }
        if case .found = target { return .valid }
        if case .state(let state) = target, determinizer.acceptsAtEnd(state) { return .valid }
        var seen: Set<Determinizer.State> = []
        var open = [target]
        while let target = open.popLast() {
            if case .found = target { return .incomplete }
            guard case .state(let state) = target, seen.insert(state).inserted else { continue }
            if determinizer.acceptsAtEnd(state) { return .incomplete }
            if seen.count > 400 { return nil }
            for member in 0..<program.alphabet.count where member != Int(program.alphabet.invalid) {
                open.append(determinizer.next(state, class: member))
            }
        }
        return .lost
    }

    @Test func withinAScalar() throws {
        let euro = try Pattern("a\u{20AC}")
        #expect(euro.completion(of: ([0x61, 0xE2] as [UInt8]).span) == .incomplete)
        #expect(euro.completion(of: ([0x61, 0xE2, 0x82] as [UInt8]).span) == .incomplete)
        #expect(euro.completion(of: ([0x61, 0xE2, 0x83] as [UInt8]).span) == .lost)
        #expect(euro.completion(of: ([0x61, 0xE2, 0x82, 0x41] as [UInt8]).span) == .lost)
        #expect(euro.completion(of: ([0x61, 0xFF] as [UInt8]).span) == .lost)
        let face = try Pattern("[\u{1F600}-\u{1F64F}]")
        #expect(face.completion(of: ([0xF0] as [UInt8]).span) == .incomplete)
        #expect(face.completion(of: ([0xF1] as [UInt8]).span) == .lost)
        #expect(face.completion(of: ([0xED, 0xA0] as [UInt8]).span) == .lost)
        #expect(face.completion(of: ([0xF4, 0x90] as [UInt8]).span) == .lost)
    }

    /// Long repetitions have more states than are looked at one by one.
    @Test func largePatterns() throws {
        let pattern = try Pattern("(?:[a-z]{1,200} ?){1,20}[0-9]")
        #expect(pattern.completion(of: "ada") == .incomplete)
        #expect(pattern.completion(of: "ada-") == .lost)
        let behind = try Pattern("[ab]*a[ab]{12}$")
        #expect(behind.completion(of: "ab", demand: .isFound) == .incomplete)
        #expect(behind.completion(of: String(repeating: "a", count: 13), demand: .isNotFound) == .incomplete)
    }
}
