/// A rule that may know what somebody meant whose value it refuses.
///
/// It is asked when a suggestion is read, and never before. What it offers has passed the rule, so that whoever takes it
/// does not meet the same error again.
protocol SuggestingRule: Sendable {
    /// What may have been meant by a value, the likeliest first. Need not pass.
    func corrections(of value: DataValue) -> [DataValue]

    /// Whether the rule finds nothing wrong with a value.
    func accepts(_ value: DataValue) -> Bool
}

extension SuggestingRule {
    /// What was probably meant, which passes; `nil` when nobody can know. Nobody means nothing.
    func corrected(_ value: DataValue) -> DataValue? {
        corrections(of: value).first { $0 != value && $0.text != "" && accepts($0) }
    }
}

/// A rule that corrects texts, and leaves everything else alone.
protocol TextSuggestingRule: SuggestingRule {
    /// What may have been meant by a text, the likeliest first.
    func corrections(ofText text: String) -> [String]

    /// Whether the rule finds nothing wrong with a text.
    func accepts(text: String) -> Bool
}

extension TextSuggestingRule {
    /// The text without what nobody sees at its ends.
    func corrections(ofText text: String) -> [String] { [text.trimmingInvisibleCharacters] }

    func corrections(of value: DataValue) -> [DataValue] { value.mapText { corrections(ofText: $0) } }

    func accepts(_ value: DataValue) -> Bool { value.text.map(accepts(text:)) ?? false }
}

extension DataValue {
    /// What becomes of a text, each of the same kind of text; nothing of any other value.
    @inline(never)  // Once for all rules.
    fileprivate func mapText(_ transform: (String) -> [String]) -> [DataValue] {
        switch self {
        case .string(let text): transform(text).map(DataValue.string)
        case .untyped(let text): transform(text).map(DataValue.untyped)
        default: []
        }
    }
}

/// What a rule of somebody's own suggests.
struct OwnSuggestion: SuggestingRule {
    let suggestion: @Sendable () -> DataValue?

    func corrections(of value: DataValue) -> [DataValue] { suggestion().map { [$0] } ?? [] }
    // Whoever made it answers for it.
    func accepts(_ value: DataValue) -> Bool { true }
}

/// A rule that corrects, as a violation keeps it: Embedded Swift keeps no value of a protocol.
class Corrector: SuggestingRule, @unchecked Sendable {
    func corrections(of value: DataValue) -> [DataValue] { [] }
    func accepts(_ value: DataValue) -> Bool { false }
}

/// A rule of one type that corrects.
final class CorrectorOf<Rule: SuggestingRule>: Corrector, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override func corrections(of value: DataValue) -> [DataValue] { rule.corrections(of: value) }
    override func accepts(_ value: DataValue) -> Bool { rule.accepts(value) }
}
