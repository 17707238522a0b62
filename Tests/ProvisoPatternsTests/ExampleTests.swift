import TestSupport
import Testing

@testable import ProvisoPatterns

/// Examples of what patterns match, for messages.
@Suite struct ExampleTests {
    @Test(arguments: [
        ("^[A-Z]{3}-[0-9]+$", "ABC-123"), ("N[0-9]+A[12]", "N123A1"), ("[a-z0-9]+(?:-[a-z0-9]+)*", "abc"),
        (#"\d{4}-\d{2}"#, "1234-56"), (#"^\+?\d{2,3}[ -]\d$"#, "12-3"), ("[A-Z][a-z]* penguin", "Abc penguin"),
        ("(?i)ab[0-9]?", "ab"), ("yes|no", "yes"), ("[а-я]{2}", "аа"), (".", "a"), ("[^@]+@x", "abc@x"),
        (#"^\S+\s\S+$"#, "abc def"), ("a{2,}", "aa"), ("[ab]{5}", "ababa"), (#"\$\d+\.\d\d"#, "$123.45"),
    ])
    func text(pattern: String, expected: String) throws {
        #expect(try Pattern(pattern).example == expected)
    }

    /// None is better than one that is wrong, empty or long.
    @Test(arguments: [
        "", "x*", #"a\bb"#, "[a-z]{40}", "[a&&b]", "(?:[0-9]{20}){9}", #"^\n$"#, #"a\tb"#, #"^[\x00-\x1f]$"#,
        "^\u{200B}$",
        "^\u{2028}?[\u{2028}]$", " a", #"a\s"#, #"\s"#,
    ])
    func none(pattern: String) throws {
        #expect(try Pattern(pattern).example == nil)
    }

    /// Whatever is shown matches.
    @Test func matches() throws {
        let parts = ["a", "[0-9]", #"\w"#, "(?:b|c)", ".", "[^a-z]", #"\b"#, "^", "$", "é", #"\p{L}"#, "-"]
        let ends = ["", "+", "*", "?", "{2,4}"]
        var generator = SplitMix64(seed: 24)
        for _ in 0..<Sweep.count(2000, sample: 400) {
            let text = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                parts[Int.random(in: parts.indices, using: &generator)]
                    + ends[Int.random(in: ends.indices, using: &generator)]
            }.joined()
            guard let pattern = try? Pattern(text), let example = pattern.example else { continue }
            #expect(pattern.matches(example), "\(text)")
        }
    }
}
