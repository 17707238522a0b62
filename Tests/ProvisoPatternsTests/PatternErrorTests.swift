import TestSupport
import Foundation
import ProvisoPatterns
import Testing

/// What is refused, as what, and at which column.
@Suite struct PatternErrorTests {
    typealias Row = (pattern: String, kind: PatternError.Kind, column: Int, says: String)

    static let unsupported: [Row] = [
        ("(a)\\1", .unsupported, 4, "back-references"),
        ("(?<a>.)\\k<a>", .unsupported, 8, "back-references"),
        ("(?P<a>.)(?P=a)", .unsupported, 9, "back-references"),
        ("a\\g{1}", .unsupported, 2, "back-references"),
        ("a(?=b)", .unsupported, 2, "look-ahead"),
        ("a(?!b)", .unsupported, 2, "look-ahead"),
        ("(?<=a)b", .unsupported, 1, "look-behind"),
        ("(?<!a)b", .unsupported, 1, "look-behind"),
        ("é(?>a)", .unsupported, 2, "atomic"),
        ("a*+", .unsupported, 2, "possessive"),
        ("a{1,2}+", .unsupported, 2, "possessive"),
        ("a++", .unsupported, 2, "possessive"),
        ("(?|a|b)", .unsupported, 1, "branch reset"),
        ("(?(1)a)", .unsupported, 1, "conditions"),
        ("a(?R)", .unsupported, 2, "recursion"),
        ("(?1)", .unsupported, 1, "recursion"),
        ("(?&a)", .unsupported, 1, "recursion"),
        ("a\\Z", .unsupported, 2, "`\\Z`"),
        ("\\X", .unsupported, 1, "scalars"),
        ("\\Ga", .unsupported, 1, "`\\G`"),
        ("a\\Kb", .unsupported, 2, "`\\K`"),
        ("\\N{DIGIT ONE}", .unsupported, 1, "by name"),
        ("[[.a.]]", .unsupported, 2, "collating"),
    ]

    static let syntax: [Row] = [
        ("*a", .syntax, 1, "nothing to repeat"), ("a|+", .syntax, 3, "nothing to repeat"),
        ("(?:?)", .syntax, 4, "nothing to repeat"), ("(?i)*", .syntax, 5, "nothing to repeat"),
        ("a**", .syntax, 3, "two quantifiers"), ("a{2}{3}", .syntax, 5, "two quantifiers"),
        ("a+?*", .syntax, 4, "two quantifiers"),
        ("(*FAIL)", .syntax, 2, "nothing to repeat"), ("{2}", .syntax, 1, "nothing to repeat"),
        ("a{", .syntax, 2, "does not begin a repetition"), ("a{x}", .syntax, 2, "does not begin a repetition"),
        ("a{,3}", .syntax, 2, "no lower number"), ("a{3,2}", .syntax, 2, "out of order"),
        ("a{1", .syntax, 2, "does not begin"),
        ("(a", .syntax, 1, "not closed"), ("a)", .syntax, 2, "without a group"), ("(?<a", .syntax, 1, "not closed"),
        ("(?<1a>b)", .syntax, 4, "name"), ("(?<>b)", .syntax, 1, "empty"), ("(?<a>b)(?<a>c)", .syntax, 8, "two groups"),
        ("(?)", .syntax, 1, "no flags"), ("(?k)", .syntax, 3, "not a flag"), ("(?i-)", .syntax, 1, "no flags"),
        ("(?", .syntax, 1, "not closed"), ("(?#a", .syntax, 1, "not closed"),
        ("[a", .syntax, 1, "not closed"), ("[]", .syntax, 1, "not closed"), ("a[^]", .syntax, 2, "not closed"),
        ("[z-a]", .syntax, 2, "out of order"), ("[a-\\d]", .syntax, 3, "ends with a class"),
        ("[a-[b]]", .syntax, 3, "in front of a class"), ("[[a]&[b]]", .syntax, 5, "in front of a class"),
        ("[&&a]", .syntax, 2, "nothing in front"), ("[a&&]", .syntax, 3, "nothing behind"),
        ("[--a]", .syntax, 2, "nothing in front"), ("[:alpha:]", .syntax, 1, "inside a class"),
        ("[[:foo:]]", .syntax, 2, "no POSIX class"), ("[\\B]", .syntax, 2, "no meaning"),
        ("a\\", .syntax, 2, "backslash"), ("\\y", .syntax, 1, "not an escape"), ("\\x4", .syntax, 1, "2 hexadecimal"),
        ("\\u12", .syntax, 1, "4 hexadecimal"), ("\\x{}", .syntax, 1, "digits"),
        ("\\x{110000}", .syntax, 1, "not a Unicode"),
        ("\\uD800", .syntax, 1, "not a Unicode"), ("\\uD800\\u0041", .syntax, 1, "not a Unicode"),
        ("\\c", .syntax, 1, "letter"),
        ("\\p{Foo}", .syntax, 1, "no Unicode property"), ("\\p{L", .syntax, 1, "not closed"),
        ("\\p", .syntax, 1, "property"),
        ("\\b{foo}", .syntax, 1, "kind of boundary"),
    ]

    static let limits: [Row] = [
        ("a{10001}", .limit, 2, "10000"), ("a{99999999999999999999}", .limit, 2, "10000"),
        ("(a{1,100}){1,100}", .limit, 11, "states"), ("(?:(?:a{100}){100}){100}", .limit, 14, "states"),
        ("((((a{9}){9}){9}){9}){9}", .limit, 18, "states"),
        (String(repeating: "(", count: 5000), .limit, 101, "nested"),
        (String(repeating: "[", count: 5000), .limit, 21, "nested"),
        (String(repeating: "a", count: 20000), .limit, 1, "longer"),
    ]

    @Test(arguments: unsupported.indices) func unsupportedSyntax(index: Int) { check(Self.unsupported[index]) }

    @Test(arguments: syntax.indices) func mistakes(index: Int) { check(Self.syntax[index]) }

    @Test(arguments: limits.indices) func beyondLimits(index: Int) { check(Self.limits[index]) }

    private func check(_ row: Row) {
        do {
            _ = try Pattern(row.pattern)
            Issue.record("\(row.pattern) is accepted")
        } catch {
            #expect(error.kind == row.kind, "\(row.pattern): \(error)")
            #expect(error.position.unicodeScalars + 1 == row.column, "\(row.pattern): \(error)")
            #expect(error.message.contains(row.says), "\(row.pattern): \(error)")
            if row.kind == .unsupported {
                #expect(error.suggestion != nil || row.says.contains("\\") || row.says == "collating")
            }
        }
    }

    @Test func positionsCountScalarsAndBytes() {
        #expect(throws: PatternError.self) { try Pattern("é😀(") }
        do {
            _ = try Pattern("é😀(")
        } catch {
            #expect(error.position == PatternError.Position(unicodeScalars: 2, utf8: 6))
            #expect(
                error.description
                    == "the group is not closed (column 3): add `)`, or write `\\(` for the character itself")
        }
    }

    @Test func limitsCanBeSet() throws {
        #expect(throws: PatternError.self) { try Pattern("abc", limits: .init(length: 2)) }
        #expect(throws: PatternError.self) { try Pattern("a{5}", limits: .init(repetition: 4)) }
        #expect(throws: PatternError.self) { try Pattern("abcdef", limits: .init(states: 5)) }
        #expect(throws: PatternError.self) { try Pattern("((a))", limits: .init(nesting: 1)) }
        #expect(
            try Pattern("(a{1,100}){1,100}", limits: .init(states: 100_000)).matches(String(repeating: "a", count: 500))
        )
    }

    /// Nesting has a limit that cannot be raised, since what reads and compiles groups calls itself.
    @Test func nestingCannotBeUnlimited() throws {
        let limits = Pattern.Limits(nesting: 1000)
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(try Pattern(nested(250), limits: limits).matches("a"))
        #expect(throws: PatternError.self) { try Pattern(nested(251), limits: limits) }
    }

    /// The deepest pattern that the limits allow compiles and matches on a small stack.
    @Test func deepPatternsOnASmallStack() async throws {
        let depth = 100
        let groups = String(repeating: "(?:a|b", count: depth) + String(repeating: "){0,1}?", count: depth)
        let classes = String(repeating: "[a", count: 20) + String(repeating: "]", count: 20)
        for text in [groups, classes] {
            let isMatch = await withCheckedContinuation { continuation in
                let thread = Thread {
                    let pattern = try? Pattern(text)
                    continuation.resume(returning: pattern?.matches("a") ?? false)
                }
                thread.stackSize = 1 << 20
                thread.start()
            }
            #expect(isMatch)
        }
    }

    /// Whatever the text is, it is a pattern or an error within its bounds, and never a trap.
    @Test func randomTexts() {
        var generator = SplitMix64(seed: 99)
        let pieces = [
            "a", "b", "(", ")", "(?:", "(?<n>", "(?i)", "(?-s:", "[", "]", "[^", "-", "&&", "--", "[:alpha:]", "|", "*",
            "+", "?",
            "{2}", "{1,", "}", "{", "\\", "\\d", "\\b", "\\p{L}", "\\p{", "\\x4", "\\u", "\\Q", "\\E", "^", "$", ".",
            "#", " ", "\n",
            "é", "😀", "(?#", "\\cA", "1", ",",
        ]
        var accepted = 0
        for _ in 0..<4000 {
            let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            let options = Pattern.Options(extended: Bool.random(using: &generator))
            do {
                let pattern = try Pattern(text, options: options)
                accepted += 1
                _ = pattern.matches(text)
                _ = pattern.isFound(in: text)
            } catch {
                #expect((0...text.unicodeScalars.count).contains(error.position.unicodeScalars))
                #expect((0...text.utf8.count).contains(error.position.utf8))
            }
        }
        #expect(accepted > 400)
    }
}
