public import ProvisoCore

/// Something in the rules of a document that cannot be meant: a contradiction, a rule that is of no use, a condition that never holds.
public struct RuleFinding: Sendable, Hashable {
    /// What is found. The name silences a finding: in a comment of the document, `# proviso: allow implied-rule`, or as an option of
    /// the rule, `allow: implied-rule`.
    public typealias Kind = RuleFindingKind

    /// How much it matters.
    public enum Weight: String, Sendable, Hashable, CaseIterable {
        /// No record with the attribute ever passes.
        case error
        /// It is most likely a mistake.
        case warning
        /// It is worth knowing: a rule only decides which message comes first.
        case note
    }

    /// What is found.
    public let kind: Kind
    /// How much it matters.
    public let weight: Weight
    /// Where the rule stands; `nil` in a document made of Swift literals.
    public let position: SourcePosition?
    /// The attribute: `tags[]` for the elements of a list.
    public let attribute: String
    /// The rule, as documents call it; empty for what is about no rule.
    public let rule: String
    /// What is wrong, in a sentence.
    public let message: String
}
