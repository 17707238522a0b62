internal import ProvisoFormats
internal import ProvisoPatterns

/// `match`: a text matches a regular expression, or does not. The small engine of a page has it.
struct MatchRule: DocumentRule, MessageParameters {
    static let name = "match"
    static let summary = "A text matches a regular expression, anywhere or as a whole; with `not`, it does not."
    static var examples: [RuleExample] {
        [
            RuleExample(["pattern": "^[A-Z]{3}-[0-9]+$"], passes: "ABC-1", fails: ["match": "abc-1"]),
            RuleExample(["pattern": "test", "not": true], passes: "live", fails: ["match": "latest"]),
        ]
    }
    static let otherNames = ["pattern", "regex", "regexp", "regularExpression", "expect_column_values_to_match_regex"]
    static let otherUses = [
        "notRegex": "not: true", "notMatch": "not: true", "notPattern": "not: true", "excludes": "not: true",
        "notContains": "not: true", "digits": "pattern: '[0-9]+'` and `whole: true",
        "doesNotContain": "not: true", "startsNotWith": "not: true", "doesNotStartWith": "not: true",
        "doesntStartWith": "not: true", "endsNotWith": "not: true", "doesNotEndWith": "not: true",
        "doesntEndWith": "not: true",
    ]
    static let messages: [String: CatalogMessage] = [
        "match": "{attribute} must be in the expected format.",
        "match/example": "{attribute} must be in the expected format, like {example}.",
        "match/not": "{attribute} is in a format that is not allowed.",
        "match/tooLong": "{attribute} is too long. Shorten it.",
        "match/containsDigit": "{attribute} must contain at least one number.",
        "match/containsUppercase": "{attribute} must contain at least one capital letter.",
        "match/containsLowercase": "{attribute} must contain at least one lowercase letter.",
        "match/containsSymbol": "{attribute} must contain at least one special character, like ! or %.",
    ]
    static let parameters: [String: Set<String>] = ["match": ["max", "example"]]
    static let titles: [String: String] = [
        "match": "wrongFormat",
        "match/not": "notAllowed",
        "match/tooLong": "tooLong",
        "match/containsDigit": "missingCharacter",
        "match/containsUppercase": "missingCharacter",
        "match/containsLowercase": "missingCharacter",
        "match/containsSymbol": "missingCharacter",
    ]

    let pattern: TextPattern?
    let isInverted: Bool
    private let asked: PatternConstraint

    var constraints: Constraints { .exactly(.pattern(asked)) }

    init(options: inout RuleOptions) {
        let text = options.string(
            "pattern", "The regular expression; ^ and $ are the very start and end of the text.",
            alsoCalled: ["regex", "regexp", "expression", "regularExpression"])
        options.require("pattern")
        isInverted = options.flag(
            "not", "Whether the text must not match.", alsoCalled: ["invert", "negate", "inverse"])
        let isWhole = options.flag(
            "whole", "Whether the whole text must match, not only a part of it.",
            alsoCalled: ["full", "fullMatch", "wholeMatch", "anchored", "entire", "exact"],
            widens: isInverted ? .whenTrue : .whenFalse)
        let caseInsensitive = options.flag(
            "caseInsensitive", "Whether upper and lower case are the same.",
            alsoCalled: ["ignoreCase", "insensitive", "i"], widens: isInverted ? .whenFalse : .whenTrue)
        let unicode = options.flag(
            "unicode", "Whether \\d, \\w, \\s and \\b know all of Unicode, not ASCII alone.",
            alsoCalled: ["u", "unicodeClasses"])
        asked = PatternConstraint(
            text ?? "", isWhole: isWhole, isExcluded: isInverted, ignoresCase: caseInsensitive, isUnicode: unicode)
        guard let text else {
            pattern = nil
            return
        }
        if text.isEmpty, !isWhole {
            options.fail(
                isInverted
                    ? "`pattern` is empty, so every text matches and nothing could pass."
                    : "`pattern` is empty, so every text would match.", option: "pattern")
        }
        #if !PROVISO_PAGE
        Self.warnOfDelimiters(text, options)
        #endif
        do throws(PatternError) {
            pattern = try TextPattern(text, caseInsensitive: caseInsensitive, unicode: unicode, isWhole: isWhole)
        } catch {
            pattern = nil
            let place = error.position.unicodeScalars + 1
            options.fail(
                "The pattern does not compile: \(error.message) (at its character \(place)).", option: "pattern",
                suggestion: error.suggestion.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
        }
    }

    #if !PROVISO_PAGE
    /// Warns of a pattern as other languages write it, `/^[a-z]+$/i`: here the slashes are part of it, and nothing matches; and
    /// of one in the quotation marks of a text processor.
    private static func warnOfDelimiters(_ text: String, _ options: RuleOptions) {
        if let first = text.first, let last = text.last, text.count > 2, "“„‘‚".contains(first), "“”‘’".contains(last) {
            options.warn(
                "The quotation marks around the pattern are part of it.", option: "pattern",
                suggestion: "Write straight ones: '\(text.dropFirst().dropLast())'.")
        }
        guard text.hasPrefix("/"), let end = text.lastIndex(of: "/"), end > text.startIndex,
            text[end...].dropFirst().allSatisfy({ $0.isASCII && $0.isLowercase }),
            text.hasPrefix("/^") || text[..<end].hasSuffix("$")
        else { return }
        let flags = text[end...].dropFirst()
        options.warn(
            "The slashes around the pattern are part of it, so no text matches.", option: "pattern",
            suggestion: flags.contains("i")
                ? "Leave them out, and write `caseInsensitive: true` for `i`." : "Leave them out.")
    }
    #endif

    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        guard value.isText, let pattern else { return false }
        return pattern.matches(value.bytes) != isInverted
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if passesUnchanged(value, of: record) { return }
        if isInverted { return report.fail("match", wording: "match/not") }
        let example = pattern?.example
        let wording = example == nil ? nil : "match/example"
        guard value.isText else { return report.fail("match", example ?? Parameters(), wording: wording) }
        report.fail("match", example ?? Parameters(), wording: wording, correcting: value.data, by: self)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        text.withBytes { pattern?.completion(of: $0, isInverted: isInverted) }
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var match: String { MatchRule.name }
}

extension MatchRule: TextSuggestingRule {
    func accepts(text: String) -> Bool { pattern.map { text.withBytes($0.matches) } ?? false }
}

#if !hasFeature(Embedded)
/// A text matches a pattern, as a whole or anywhere: `.matches("[a-z]+")`, `.contains(match: "[0-9]")`.
///
/// Patterns given as text match in time that is linear in the length of the text. Code: `match`, also for `nil`.
struct Matches<Value: StringProtocol>: ValidationRule {
    let matcher: any TextMatcher
    /// The matcher, when it is a pattern that was given as text.
    private(set) var pattern: TextPattern?
    private let longest: Int?
    private let isWhole: Bool

    /// Creates the rule from a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The regular expression; `^` and `$` are the very start and end of the text.
    ///   - whole: Whether the whole text must match, as by default, or a part of it is enough.
    ///   - caseInsensitive: Whether upper and lower case are the same.
    /// - Precondition: The pattern is well-formed; see ``init(checking:whole:caseInsensitive:)`` for one that may not be.
    init(_ pattern: String, whole: Bool = true, caseInsensitive: Bool = false) {
        self.init(TextPattern(programmed: pattern, caseInsensitive: caseInsensitive, isWhole: whole), whole)
    }

    /// Creates the rule from a pattern that somebody else wrote, and that may be broken.
    ///
    /// - Throws: An error that says what is wrong with the pattern.
    init(checking pattern: String, whole: Bool = true, caseInsensitive: Bool = false) throws {
        self.init(try TextPattern(pattern, caseInsensitive: caseInsensitive, unicode: false, isWhole: whole), whole)
    }

    private init(_ pattern: TextPattern, _ isWhole: Bool) {
        self.pattern = pattern
        self.isWhole = isWhole
        matcher = pattern
        longest = nil
    }

    /// Creates the rule from a pattern with a name.
    init(_ pattern: PredefinedPattern) {
        matcher = pattern
        // Some of them look for a part; the name is one all the same.
        isWhole = true
        longest = nil
    }

    /// Creates the rule from a Swift `Regex`.
    ///
    /// - Parameters:
    ///   - regex: The regular expression.
    ///   - whole: Whether the whole text must match, as by default, or a part of it is enough.
    ///   - maxLength: How many bytes of UTF-8 a text may have, 2048 by default. A longer one fails and is not matched.
    /// - Complexity: A `Regex` backtracks: its time may grow as a power of the length or worse, which `maxLength` bounds
    ///   but does not cure. One thread at a time uses it. Prefer a pattern given as text where values come from strangers.
    init<Output>(_ regex: sending Regex<Output>, whole: Bool = true, maxLength: Int = 2048) {
        matcher = SharedRegex(regex, whole: whole)
        isWhole = whole
        longest = maxLength
    }

    /// `matches`, or `contains` for a part of the text.
    var name: String { isWhole ? "matches" : "contains" }

    /// Refuses a text that does not match.
    func check(_ value: Value, into report: inout Report) {
        if let longest, value.utf8.count > longest {
            report.fail("match", ["max": .number(ExactNumber(longest))], wording: "match/tooLong")
        } else if !matcher.matches(value) {
            refuse(value, into: &report)
        }
    }

    /// Reports a text that is known not to match.
    func refuse(_ value: Value, into report: inout Report) {
        report.fail("match", parameters, wording: wording, correcting: .string(String(value)), by: self)
    }

    /// `nil` matches nothing.
    func checkMissing(into report: inout Report) { report.fail("match", parameters, wording: wording) }

    /// `match`, unless the pattern is a `Regex`.
    var definitions: [RuleDefinition]? {
        guard let pattern = matcher.textPattern, pattern.isWhole || !pattern.pattern.text.isEmpty else { return nil }
        return [
            RuleDefinition(
                MatchRule.name,
                .options([
                    "pattern": .string(pattern.pattern.text), "whole": .bool(pattern.isWhole),
                    "caseInsensitive": .bool(pattern.pattern.options.caseInsensitive),
                ]))
        ]
    }

    func completion(of text: String) -> Completion? { matcher.completion(of: text) }

    private var parameters: Parameters { pattern?.example ?? Parameters() }
    private var wording: String? { pattern?.example == nil ? matcher.wording : "match/example" }
}

extension Matches: TextSuggestingRule {
    func accepts(text: String) -> Bool { (longest.map { text.utf8.count <= $0 } ?? true) && matcher.matches(text) }
}

extension Matches: CodedRule {
    var codes: Set<ViolationCode>? { ["match"] }
}

extension Matches: SpecializedRule where Value == String {
    /// Whether a text matches a pattern that was given as text.
    func passes(_ value: String) -> Bool {
        guard let pattern else { return false }
        return value.withBytes { pattern.matches($0) }
    }

    func fault(in value: String) -> ValueFault? {
        if passes(value) { return nil }
        // Of another matcher nothing is known before.
        return pattern == nil ? .unknown : .broken
    }

    func textStep(skipsEmptyValues: Bool) -> TextStep? {
        pattern.map { $0.step(skipsEmptyValues: skipsEmptyValues) }
    }
}

extension TextPattern: TextJudge {
    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? { matches(bytes) ? nil : .broken }
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { matches(bytes) }
}

extension RuleVocabulary where Value: StringProtocol {
    /// The whole text matches a pattern.
    ///
    /// Patterns given as text match in time that is linear in the length of the text. Code: `match`, also for `nil`.
    ///
    /// - Precondition: The pattern is well-formed; see ``matches(checking:whole:caseInsensitive:)`` for one that may not be.
    public static func matches(_ pattern: String, caseInsensitive: Bool = false) -> Self {
        Self(Matches(pattern, caseInsensitive: caseInsensitive))
    }

    /// A part of the text matches a pattern.
    ///
    /// - Precondition: The pattern is well-formed; see ``matches(checking:whole:caseInsensitive:)`` for one that may not be.
    public static func contains(match pattern: String, caseInsensitive: Bool = false) -> Self {
        Self(Matches(pattern, whole: false, caseInsensitive: caseInsensitive))
    }

    /// The text matches a pattern that somebody else wrote, and that may be broken.
    ///
    /// - Parameters:
    ///   - pattern: The regular expression; `^` and `$` are the very start and end of the text.
    ///   - whole: Whether the whole text must match, as by default, or a part of it is enough.
    ///   - caseInsensitive: Whether upper and lower case are the same.
    /// - Throws: An error that says what is wrong with the pattern.
    public static func matches(
        checking pattern: String, whole: Bool = true, caseInsensitive: Bool = false
    ) throws -> Self {
        Self(try Matches(checking: pattern, whole: whole, caseInsensitive: caseInsensitive))
    }

    /// The text matches a pattern with a name; see ``PredefinedPattern``.
    public static func matches(_ pattern: PredefinedPattern) -> Self { Self(Matches(pattern)) }

    /// The whole text matches a Swift `Regex`, which backtracks.
    public static func matches<Output>(
        _ regex: sending Regex<Output>, maxLength: Int = 2048
    ) -> Self {
        Self(Matches(regex, maxLength: maxLength))
    }

    /// A part of the text matches a Swift `Regex`, which backtracks.
    public static func contains<Output>(
        match regex: sending Regex<Output>, maxLength: Int = 2048
    ) -> Self {
        Self(Matches(regex, whole: false, maxLength: maxLength))
    }
}
#endif
