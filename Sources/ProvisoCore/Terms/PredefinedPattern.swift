internal import ProvisoFormats

/// A pattern with a name: `.matches(.containsDigit)`.
///
/// Add your own:
///
/// ```swift
/// extension PredefinedPattern {
///     static let zip = PredefinedPattern("[0-9]{5}(-[0-9]{4})?")
/// }
///
/// "12345".validate(.matches(.zip))
/// ```
///
/// - Complexity: Linear in the length of the text.
public struct PredefinedPattern: TextMatcher {
    private enum Test: Sendable {
        case scalar(@Sendable (Unicode.Scalar) -> Bool)
        case whole(TextPattern)
    }

    private let test: Test
    /// The key of the message, where there is one of its own.
    let wording: String?

    /// Creates a pattern that the whole text must match.
    ///
    /// - Precondition: The pattern is well-formed.
    public init(_ pattern: String, caseInsensitive: Bool = false) {
        test = .whole(TextPattern(programmed: pattern, caseInsensitive: caseInsensitive, isWhole: true))
        wording = nil
    }

    private init(contains name: String, _ isWanted: @escaping @Sendable (Unicode.Scalar) -> Bool) {
        test = .scalar(isWanted)
        wording = "match/" + name
    }

    /// The text has a decimal digit, of any script.
    public static let containsDigit = PredefinedPattern(contains: "containsDigit") {
        $0.properties.generalCategory == .decimalNumber
    }
    /// The text has a capital letter, of any script.
    public static let containsUppercase = PredefinedPattern(contains: "containsUppercase") {
        $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter
    }
    /// The text has a small letter, of any script.
    public static let containsLowercase = PredefinedPattern(contains: "containsLowercase") {
        $0.properties.isLowercase
    }
    /// The text has a punctuation mark or a symbol: `!`, `€`, `_`.
    public static let containsSymbol = PredefinedPattern(contains: "containsSymbol") {
        switch $0.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }

    var textPattern: TextPattern? { if case .whole(let pattern) = test { pattern } else { nil } }

    func completion(of text: String) -> Completion? {
        switch test {
        // Whatever is wanted may still be typed.
        case .scalar: matches(text) ? .valid : .incomplete
        case .whole(let pattern): pattern.completion(of: text)
        }
    }

    /// Whether a text matches.
    func matches(_ text: some StringProtocol) -> Bool {
        switch test {
        case .scalar(let isWanted): text.unicodeScalars.contains(where: isWanted)
        case .whole(let pattern): pattern.matches(text)
        }
    }
}
