import ProvisoBase
import TestSupport
import Testing

@testable import ProvisoPatterns

@Suite struct PatternTests {
    // A span cannot stand in an expectation.
    private static func matches(_ pattern: Pattern, _ bytes: [UInt8]) -> Bool { pattern.matches(utf8: bytes.span) }
    private static func isFound(_ pattern: Pattern, _ bytes: [UInt8]) -> Bool { pattern.isFound(in: bytes.span) }

    @Test func equalByTextAndOptions() throws {
        #expect(try Pattern("a") == Pattern("a"))
        #expect(try Pattern("a") != Pattern("b"))
        #expect(try Pattern("a") != Pattern("a", options: .init(caseInsensitive: true)))
        // Equal as strings, but not the same scalars.
        #expect(try Pattern("é") != Pattern("e\u{301}"))
        #expect(try Set([Pattern("a"), Pattern("a"), Pattern("b")]).count == 2)
        #expect(try Pattern("a+").description == "a+")
    }

    @Test func cachedByText() throws {
        let first = try Pattern.cached("cached-[0-9]+")
        let second = try Pattern.cached("cached-[0-9]+")
        #expect(first.engine === second.engine)
        #expect(try Pattern.cached("cached-[0-9]+", options: .init(unicode: true)).engine !== first.engine)
        #expect(throws: PatternError.self) { try Pattern.cached("(") }
        // Equal as strings, but not the same scalars.
        #expect(try Pattern.cached("cached-é").engine !== Pattern.cached("cached-e\u{301}").engine)
        var (most, least) = (0, Int.max)
        for number in 0..<1000 {
            _ = try Pattern.cached("many\(number)")
            most = max(most, Pattern.cachedCount)
            // Once it is full, only half of them go.
            if most == 256 { least = min(least, Pattern.cachedCount) }
        }
        #expect(most == 256 && least > 128)
        #expect(try Pattern.cached("cached-[0-9]+").matches("cached-7"))
    }

    /// Bytes that are not UTF-8 match nothing, and nothing goes wrong.
    @Test func invalidBytes() throws {
        let texts: [[UInt8]] = [
            [0xFF], [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0x80], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80],
            [0xE0, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
        ]
        for source in [".", "(?s).", "[^a]", "\\P{L}", "\\W", "(?s).*x?", "\\x{FFFD}", "[^\\x00-\\x7F]+"] {
            let pattern = try Pattern(source)
            for text in texts {
                #expect(!Self.matches(pattern, text), "\(source) \(text)")
                #expect(!Self.matches(pattern, [0x61] + text), "\(source) \(text)")
            }
        }
        let found = try Pattern("\\bab\\b")
        for text in texts {
            #expect(Self.isFound(found, text + [0x61, 0x62] + text), "\(text)")
            #expect(try !Self.isFound(Pattern("[^a]"), text + [0x61]), "\(text)")
        }
    }

    @Test func randomBytes() throws {
        var generator = SplitMix64(seed: 11)
        let patterns = try [
            "[a-z]+", "\\p{L}+\\b", "(?u)\\w{2,9}", "(?i)straße|é+", "^.*$", "(?s)^.*$", "[^\\p{Greek}]+", "a.*b",
            "é{3}",
        ].map { try Pattern($0) }
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...70, using: &generator)).map { _ -> UInt8 in
                [0x61, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80, 0xFF, 0x0A].randomElement(
                    using: &generator) ?? 0
            }
            let isText = bytes.isUTF8
            for pattern in patterns {
                let program = pattern.engine.program
                for isSearch in [false, true] {
                    let expected = bytes.withUnsafeBufferPointer {
                        SimulationMachine(program, isSearch: isSearch).run($0, from: 0)
                    }
                    let result = isSearch ? pattern.isFound(in: bytes.span) : pattern.matches(utf8: bytes.span)
                    #expect(result == expected, "\(pattern) \(bytes)")
                    if !isSearch, !isText { #expect(!result) }
                }
            }
        }
    }

    @Test func sharedBetweenThreads() async throws {
        // One with a complete automaton, one with a lazy one.
        let sources = ["[a-z]+-[0-9]+(?:x|yz)*", "[ab]*a[ab]{14}c?", "\\bfoo\\b"]
        for source in sources {
            let pattern = try Pattern(source)
            let text = "abcabab-" + String(repeating: "ab", count: 40) + " foo"
            let whole = pattern.matches(text)
            let found = pattern.isFound(in: text)
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        let fresh = try? Pattern(source)
                        return (0..<200).allSatisfy { _ in
                            pattern.matches(text) == whole && pattern.isFound(in: text) == found
                                && fresh?.matches(text) == whole
                        }
                    }
                }
                for await isSame in group { #expect(isSame) }
            }
        }
    }

    @Test func strategies() throws {
        let rows: [(String, whole: Matcher.Strategy, search: Matcher.Strategy)] = [
            ("abc", .literal, .literal), ("[a-z]{3,8}", .sequence, .shift),
            ("\\d{4}-(?:0[1-9]|1[0-2])", .sequence, .shift),
            ("[0-9]", .sequence, .member), ("[a-z]+(?:-[a-z]+)*", .shift, .member),
            ("(?:[ab]*a[ab]{12}c)?x", .lazy, .lazy),
            ("(?:1?\\d?\\d\\.){3}1?\\d?\\d", .dense, .dense),
        ]
        for (source, whole, search) in rows {
            let engine = try Pattern(source).engine
            #expect(engine.whole.with(\.strategy) == whole, "\(source)")
            #expect(engine.search.with(\.strategy) == search || source.contains("-["), "\(source)")
        }
    }

    @Test func common() {
        let rows: [(Pattern, in: String, notIn: String)] = [
            (.containsNumber, "a1", "a٣"), (.containsLowercase, "Aa", "AÉé"), (.containsUppercase, "aA", "aÉ"),
            (.containsSymbol, "a_", "a1 €"), (.containsWhitespace, "a b", "a\u{A0}b"),
            (.containsUnicodeLowercase, "Éé", "É1"),
            (.containsUnicodeUppercase, "éÉ", "é1"),
        ]
        for row in rows {
            #expect(row.0.isFound(in: row.in), "\(row.0)")
            #expect(!row.0.isFound(in: row.notIn), "\(row.0)")
        }
        #expect(Array(PatternSet.passwordParts.missing(in: "password1")) == [1, 3])
    }

    @Test func sets() throws {
        let set = PatternSet(try ["[0-9]", "[A-Z]+", "[^A-Za-z0-9]", "pass|word"].map { try Pattern($0) })
        #expect(Array(set.missing(in: "password")) == [0, 1, 2])
        #expect(Array(set.missing(in: "P4ß")) == [3])
        #expect(set.missing(in: "Passw0rd! word").isEmpty)
        #expect(set.missing(in: "").contains(2))
        #expect(PatternSet([]).missing(in: "a").isEmpty)
    }
}
