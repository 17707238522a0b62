/// Why a rule did not judge a value.
public enum SkipReason: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// The value is empty, and the rule leaves such values alone: `skipOnEmpty`.
    case empty
    /// The rule is not active in the scenario.
    case scenario
    /// The condition of the rule does not hold: `when`.
    case condition
    /// The attribute has an error already: `skipOnError`.
    case earlierError
    /// A rule of the same group has failed.
    case group
    /// Only other attributes are validated.
    case attributes
    /// The check has stopped: at its limit, or at the first error where it was asked to.
    case stopped
    /// The value, or one that the rule reads, could not be made from data, or a form has removed the rule.
    case unavailable

    /// The reason in words.
    public var description: String {
        switch self {
        case .empty: "empty"
        case .scenario: "another scenario"
        case .condition: "`when` does not hold"
        case .earlierError: "the attribute has an error"
        case .group: "a rule of its group failed"
        case .attributes: "not asked for"
        case .stopped: "the check had stopped"
        case .unavailable: "not available"
        }
    }
}
