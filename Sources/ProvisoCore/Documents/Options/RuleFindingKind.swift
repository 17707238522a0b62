/// What a review of rules can find in a document; see the guide “Check your rules”.
///
/// The names stand in documents: `allow: implied-rule` silences a finding of the rule that says it.
public enum RuleFindingKind: String, Sendable, Hashable, CaseIterable {
    /// No value passes some rules of an attribute.
    case contradictoryRules = "contradictory-rules"
    /// A rule never fails where others pass.
    case impliedRule = "implied-rule"
    /// A member of a list is refused by another rule, or by what a filter leaves.
    case refusedMember = "refused-member"
    /// A condition never holds.
    case impossibleCondition = "impossible-condition"
    /// A condition always holds.
    case needlessCondition = "needless-condition"
    /// An alternative of a condition makes no difference.
    case unreachedAlternative = "unreached-alternative"
    /// The value that an empty attribute gets fails the rules behind it.
    case refusedDefault = "refused-default"
    /// Whatever a filter leaves fails the rules behind it.
    case refusedOutcome = "refused-outcome"
    /// Two scenarios have the same rules.
    case equalScenarios = "equal-scenarios"
    /// The limits of two attributes decide how they compare.
    case decidedComparison = "decided-comparison"
    /// Whether values are changed depends on each other in a circle.
    case circularConditions = "circular-conditions"
    /// Rules are too many, or their patterns too large, to be compared.
    case undecidedRules = "undecided-rules"
}
