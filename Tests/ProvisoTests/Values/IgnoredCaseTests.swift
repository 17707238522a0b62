import Proviso
import ProvisoFormats
import Testing

@testable import ProvisoCore

/// All rules with `ignoreCase`, and patterns that ignore case, take the same texts for equal: by simple case folding.
@Suite struct IgnoredCaseTests {
    private static let pairs: [(String, String, Bool)] = [
        ("aB", "Ab", true), ("Äé", "äÉ", true), ("σ", "Σ", true), ("ς", "Σ", true), ("ς", "σ", true), ("ẞ", "ß", true),
        ("k", "\u{212A}", true), ("ſ", "S", true), ("ǅ", "ǆ", true), ("µ", "Μ", true), ("ᾼ", "ᾳ", true),
        ("Ⓐ", "ⓐ", true),
        ("𐐀", "𐐨", true), ("Ꭰ", "ꭰ", true), ("a1", "A1", true),
        ("ß", "SS", false), ("ß", "ss", false), ("ı", "i", false), ("ı", "I", false), ("ﬁ", "FI", false),
        ("ŉ", "ʼN", false), ("a", "ä", false), ("x", "ₓ", false), ("[", "{", false), ("@", "`", false),
    ]

    @Test(arguments: pairs) func rulesAgree(_ left: String, _ right: String, areEqual: Bool) throws {
        for (a, b) in [(left, right), (right, left)] {
            let key = KeyEncoding(ignoresCase: true)
            var (first, second): ([UInt8], [UInt8]) = ([], [])
            a.withBytes { key.append(text: $0, to: &first) }
            b.withBytes { key.append(text: $0, to: &second) }
            #expect((first == second) == areEqual, "unique")

            #expect([a, b].validate(.uniqueElements(ignoreCase: true)).isValid != areEqual)
            #expect(a.validate(.contains(b, ignoreCase: true)).isValid == areEqual)
            #expect(a.validate(.starts(with: b, ignoreCase: true)).isValid == areEqual)
            #expect(a.validate(.ends(with: b, ignoreCase: true)).isValid == areEqual)
            let pattern = "^\("[{".contains(b) ? "\\" + b : b)$"
            #expect(a.validate(.contains(match: pattern, caseInsensitive: true)).isValid == areEqual)

            let documents: [(DataValue, DataValue)] = [
                (["x", "uniqueElements", ["ignoreCase": true]], [.string(a), .string(b)]),
                (["x", "contains", ["ignoreCase": true, "value": .string(b)]], .string(a)),
                (["x", "contains", ["ignoreCase": true, "value": .string(b)]], [.string(a)]),
                (["x", "startsWith", ["ignoreCase": true, "value": .string(b)]], .string(a)),
                (["x", "boolean", ["ignoreCase": true, "trueValue": .string(b), "falseValue": "0"]], .string(a)),
            ]
            for (index, (rule, value)) in documents.enumerated() {
                let isValid = try RuleDocument([rule]).validate(["x": value]).isValid
                #expect(isValid == (index == 0 ? !areEqual : areEqual), "\(rule)")
            }
        }
    }

    /// A capital that has a dot of its own is the letter with a dot above, as canonical equivalence has it; a mark is never a letter.
    @Test func marksStayMarks() {
        #expect(!["\u{130}", "i\u{307}"].validate(.uniqueElements(ignoreCase: true)).isValid)
        #expect(!["\u{130}", "I\u{307}"].validate(.uniqueElements(ignoreCase: true)).isValid)
        #expect(["\u{130}", "i"].validate(.uniqueElements(ignoreCase: true)).isValid)
        #expect(!"x\u{345}".validate(.starts(with: "x", ignoreCase: true)).isValid)
        #expect("e\u{301}A".validate(.contains("\u{C9}a", ignoreCase: true)).isValid)
        #expect(!"e\u{301}A".validate(.contains("ea", ignoreCase: true)).isValid)
    }
}
