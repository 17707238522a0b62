/// A regular expression that a text matches, or does not. Its dialect is that of ``/ProvisoPatterns/Pattern``.
public struct PatternConstraint: Sendable, Hashable {
    /// The expression. `^` and `$` are the very start and end of the text.
    public var pattern: String
    /// Whether the whole text has to match, and not only a part of it.
    public var isWhole: Bool
    /// Whether the text must not match.
    public var isExcluded: Bool
    /// Whether upper and lower case are the same.
    public var ignoresCase: Bool
    /// Whether `\d`, `\w`, `\s` and `\b` know all of Unicode, not ASCII alone.
    public var isUnicode: Bool
    /// Whether `.` matches line feeds too.
    public var dotMatchesLineFeed: Bool

    /// Creates a constraint.
    public init(
        _ pattern: String, isWhole: Bool = false, isExcluded: Bool = false, ignoresCase: Bool = false,
        isUnicode: Bool = false, dotMatchesLineFeed: Bool = false
    ) {
        self.pattern = pattern
        self.isWhole = isWhole
        self.isExcluded = isExcluded
        self.ignoresCase = ignoresCase
        self.isUnicode = isUnicode
        self.dotMatchesLineFeed = dotMatchesLineFeed
    }

    /// Whether a text is ASCII, and no other character is canonically equivalent to one of it: such a text is found by a
    /// pattern wherever characters are compared.
    package static func isPlain(_ text: String) -> Bool {
        // The Kelvin sign, the Greek question mark and the Greek varia.
        !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && !"Kk;`".utf8.contains($0) }
    }

    /// A text as a pattern that matches nothing else.
    public static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { pattern, scalar in
            let isPlain = scalar.value >= 0x80 || scalar.isASCIILetter || 0x30...0x39 ~= scalar.value
            if scalar.value < 0x20 || scalar.value == 0x7F {
                pattern += "\\x{\(String(scalar.value, radix: 16))}"
            } else {
                pattern += (isPlain ? "" : "\\") + String(scalar)
            }
        }
    }
}

extension Constraints {
    /// What is one of some texts when differences of case do not count.
    ///
    /// A pattern tells for characters of ASCII alone: others may be written in several ways, also with marks of their own. Nor is a
    /// pattern of more than a hundred words of use to anybody.
    static func oneOfIgnoringCase(_ texts: [String]) -> Constraints {
        let words = texts.prefix(100).map(PatternConstraint.escaped)
        guard texts.count <= 100, texts.allSatisfy(PatternConstraint.isPlain) else {
            return .atMost(.kinds(.text), .shape(TextShape(samples: words)))
        }
        return .atMost(.pattern(PatternConstraint(words.joined(separator: "|"), isWhole: true, ignoresCase: true)))
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { 0x41...0x5A ~= value || 0x61...0x7A ~= value }
}
