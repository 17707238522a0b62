import ProvisoFormats
import TestSupport
import Testing

@testable import ProvisoCore

/// What rules say of texts that are being typed.
@Suite("Typing")
struct RuleCompletionTests {
    private static func completion(_ rule: some ValidationRule, _ text: String) -> Completion? {
        rule.completion(of: text)
    }

    private static func completion(_ rule: some DocumentRule, _ text: String) -> Completion? {
        rule.completion(of: text, in: Record(layout: RecordLayout(slots: [])))
    }

    private static func number(_ text: String, _ min: String?, _ max: String?, integerOnly: Bool = false) -> Completion?
    {
        completion(
            NumberRule(
                min: min.flatMap { ExactNumber($0) }, max: max.flatMap { ExactNumber($0) }, integerOnly: integerOnly),
            text)
    }

    @Test func numbers() {
        for integerOnly in [false, true] {
            #expect(Self.number("1", "18", "120", integerOnly: integerOnly) == .incomplete)
            #expect(Self.number("18", "18", "120", integerOnly: integerOnly) == .valid)
            #expect(Self.number("13", "18", "120", integerOnly: integerOnly) == .lost)
            #expect(Self.number("-", "18", "120", integerOnly: integerOnly) == .lost)
            #expect(Self.number("-", "-3", "120", integerOnly: integerOnly) == .incomplete)
            #expect(Self.number("+", "18", nil, integerOnly: integerOnly) == .incomplete)
            #expect(Self.number("", "18", "120", integerOnly: integerOnly) == .incomplete)
            #expect(Self.number("1x", "18", "120", integerOnly: integerOnly) == .lost)
            #expect(Self.number("121", "18", "120", integerOnly: integerOnly) == .lost)
            #expect(Self.number("7", "18", nil, integerOnly: integerOnly) == .incomplete)
            #expect(Self.number("-1", nil, "-18", integerOnly: integerOnly) == .incomplete)
            #expect(Self.number("0", "9223372036854775808", nil, integerOnly: integerOnly) == .incomplete)
        }
        // A number that is too large can still get an exponent, unless it must be whole.
        #expect(Self.number("200", "18", "120") == .incomplete)
        #expect(Self.number("200", "18", "120", integerOnly: true) == .lost)
        #expect(Self.number("1.", "18", "120") == .incomplete)
        #expect(Self.number("1.", "18", "120", integerOnly: true) == .lost)
        #expect(Self.number("1e", "18", "120") == .incomplete)
        #expect(Self.number("1e-", "18", "120") == .lost)
        #expect(Self.number("1.3", "18", "120") == .lost)
        #expect(Self.number("0.5", "1", nil, integerOnly: true) == .lost)
        #expect(Self.number("1.2.", nil, nil) == .lost)
    }

    /// All texts over an alphabet, against all longer ones.
    @Test(arguments: [
        ("2", "21"), ("-12", "-1"), ("1.5", "2.1"), ("-2", "1"), ("110", "112"), ("0", "0"), ("19.5", "20.5"),
    ])
    func allNumbers(min: String, max: String) {
        for integerOnly in [false, true] {
            let alphabet = integerOnly ? "0129-" : "012.-e"
            let rule = NumberRule(min: ExactNumber(min), max: ExactNumber(max), integerOnly: integerOnly)
            /// Whether a text, or one of those that begin with it, passes; each is asked once.
            func canPass(_ text: String, _ length: Int) -> Bool {
                let bytes = Array(text.utf8)
                var report = Report(limit: 1)
                bytes.withUnsafeBufferPointer { rule.check(FieldValue(.untyped, $0), into: &report) }
                let isValid = report.violations.isEmpty
                var canPassYet = isValid
                if length < Sweep.count(6, sample: 5) {
                    for character in alphabet where canPass(text + String(character), length + 1) { canPassYet = true }
                }
                let found = Self.completion(rule, text)
                #expect((found == .valid) == isValid, "\(text) in \(min)...\(max)")
                if canPassYet { #expect(found != .lost, "\(text) in \(min)...\(max)") }
                // Whole numbers within these limits are short; others may need an exponent that is not of the alphabet.
                if integerOnly, length < 3, !canPassYet { #expect(found == .lost, "\(text) in \(min)...\(max)") }
                return canPassYet
            }
            _ = canPass("", 0)
        }
    }

    @Test func addressesWithoutAScheme() throws {
        var options = RuleOptions(
            attributes: [""],
            members: [(DocumentNode(DataValue.string("defaultScheme")), DocumentNode(DataValue.string("https")))],
            position: nil, context: RuleOptions.Context(problems: RuleDocumentProblems(), compiler: nil))
        let rule = URLRule(options: &options)
        #expect(Self.completion(rule, "example.com") == .valid)
        #expect(Self.completion(rule, "example") == .incomplete)
        #expect(Self.completion(rule, "http:") == .incomplete)
        #expect(Self.completion(rule, "http://exa") == .incomplete)
        #expect(Self.completion(rule, "exa mple") == .lost)
    }

    @Test func lengths() {
        func completion(_ text: String, _ limits: LengthLimits) -> Completion? {
            Array(text.utf8).withUnsafeBufferPointer { limits.completion(of: $0) }
        }
        let limits = LengthLimits(minimum: 2, maximum: 4)
        #expect(completion("", limits) == .incomplete)
        #expect(completion("é", limits) == .incomplete)
        #expect(completion("éa", limits) == .valid)
        #expect(completion("abcde", limits) == .lost)
        #expect(completion("abc", LengthLimits(exact: 4)) == .incomplete)
        #expect(completion("abcde", LengthLimits(exact: 4)) == .lost)
        #expect(completion("👨‍👩‍👧", LengthLimits(minimum: 2, maximum: 2)) == .incomplete)
        #expect(completion("👨‍👩‍👧", LengthLimits(maximum: 4, unit: .utf16)) == .lost)
        // One character that has taken all the bytes there are.
        let marks = String(repeating: "\u{301}", count: 127)
        #expect(completion("a" + marks, LengthLimits(minimum: 2, maximum: 2)) == .incomplete)
        #expect(completion("ab" + marks, LengthLimits(minimum: 3, maximum: 3)) == .lost)
    }

    @Test func patternsAndFormats() throws {
        #expect(Self.completion(Matches<String>("[a-z]+-[0-9]"), "ab-") == .incomplete)
        #expect(Self.completion(Matches<String>("[a-z]+-[0-9]"), "ab1") == .lost)
        #expect(Self.completion(Matches<String>("[0-9]", whole: false), "ab") == .incomplete)
        #expect(Self.completion(Matches<String>(/[a-z]/), "1") == nil)
        #expect(Self.completion(InFormat<EmailFormat, String>(EmailFormat()), "ada@") == .incomplete)
        #expect(Self.completion(InFormat<EmailFormat, String>(EmailFormat()), "ada@@") == .lost)
        #expect(Self.completion(FormatRule(UUIDFormat()), "2eb8aa08-") == .incomplete)
        let kept = try #require(InPlaceFormat(UUIDFormat()))
        #expect(_TextRule(.format(kept)).judge.completion(ofText: "2eb8aa08x") == .lost)
        #expect(_TextRule(.required).judge.completion(ofText: "") == .incomplete)
        #expect(_TextRule(.length(LengthLimits(minimum: 3))).judge.completion(ofText: "ab") == .incomplete)
    }
}
