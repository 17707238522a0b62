public import ProvisoCore

/// Something in the rules of a document that cannot be meant: a contradiction, a rule that is of no use, a condition that never holds.
public struct RuleFinding: Sendable, Hashable {
    /// What is found. The name silences a finding, in a comment of the document: `# proviso: allow implied-rule`.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// No value passes some rules of an attribute.
        case contradictoryRules = "contradictory-rules"
        /// A rule never fails where others pass.
        case impliedRule = "implied-rule"
        /// A member of a list is refused by another rule.
        case refusedMember = "refused-member"
        /// A condition never holds.
        case impossibleCondition = "impossible-condition"
        /// A condition always holds.
        case needlessCondition = "needless-condition"
        /// An alternative of a condition makes no difference.
        case unreachedAlternative = "unreached-alternative"
        /// The value that an empty attribute gets fails the rules behind it.
        case refusedDefault = "refused-default"
        /// Two scenarios have the same rules.
        case equalScenarios = "equal-scenarios"
        /// The limits of two attributes decide how they compare.
        case decidedComparison = "decided-comparison"
        /// Whether values are changed depends on each other in a circle.
        case circularConditions = "circular-conditions"
    }

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
