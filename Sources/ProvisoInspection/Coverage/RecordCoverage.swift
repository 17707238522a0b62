public import ProvisoCore

/// How much of a rule document some records have tested: how often each rule ran, passed and failed, was skipped and why, and which of
/// the values were there that its limits speak of.
///
/// Records by themselves prove little by passing: a rule that never failed may refuse nothing, and one that never ran is a hole.
public struct RecordCoverage: Sendable, Hashable {
    /// A value that the limits of a rule speak of.
    public struct Limit: Sendable, Hashable {
        /// Which value it is.
        public enum Role: String, Sendable, Hashable {
            /// The smallest value that passes.
            case min
            /// The value below it: `min - 1`.
            case belowMin
            /// The largest value that passes.
            case max
            /// The value above it: `max + 1`.
            case aboveMax
            /// A member of a list.
            case member
        }

        /// What the limit is a limit of.
        public enum Subject: String, Sendable, Hashable {
            /// The value itself.
            case value
            /// The length of a text.
            case length
            /// The number of elements.
            case count
        }

        /// Which value it is.
        public let role: Role
        /// What it is a limit of.
        public let subject: Subject
        /// The value, or the length.
        public let value: String
        /// Whether the rule lets it pass, as far as the limit goes.
        public let passes: Bool
        /// Whether it was there where the rule ran.
        public let isSeen: Bool
    }

    /// What became of a rule, for one attribute or for several that it validates together.
    public struct RuleCounts: Sendable, Hashable {
        /// The attributes: one, or several that it validates together; `tags[]` for the elements of a list.
        public let attributes: [String]
        /// The name of the rule.
        public let rule: String
        /// Where the rule stands in the text of its document; `nil` if there is none.
        public let position: SourcePosition?
        /// In how many others the rule lies.
        public let depth: Int
        /// How often it ran and found nothing.
        public let passed: Int
        /// How often it ran and found something.
        public let failed: Int
        /// How often it was skipped, by reason.
        public let skipped: [SkipReason: Int]
        /// Whether it has a condition.
        public let isConditional: Bool
        /// Whether it judges: filters only change values, and never fail.
        public let judges: Bool
        /// The values that its limits speak of. A limit that cannot be counted with, such as `now`, has none.
        public let limits: [Limit]
        /// How many members of its list are not watched, since it has too many.
        public let unwatchedMembers: Int
        /// Whether all that it lets pass is said by its limits; of a pattern, for example, there are none.
        public let isExpressible: Bool

        /// How often it ran.
        public var ran: Int { passed + failed }
        /// Whether its condition never held where it was asked.
        public var conditionNeverHeld: Bool { isConditional && ran == 0 && skipped[.condition] != nil }
        /// Whether its condition held wherever it was asked.
        public var conditionAlwaysHeld: Bool { isConditional && ran > 0 && skipped[.condition] == nil }
    }

    /// How many records were validated.
    public let records: Int
    /// How many records the document left out, by its `where`.
    public let leftOut: Int
    /// The rules, in order; those for elements and members behind the rule that they lie in.
    public let rules: [RuleCounts]

    /// How many rules judge.
    public var judgingRules: Int { rules.count { $0.judges } }
    /// How many of them were seen to pass and to fail.
    public var provenRules: Int { rules.count { $0.judges && $0.passed > 0 && $0.failed > 0 } }
}
