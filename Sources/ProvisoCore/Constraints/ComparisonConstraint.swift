/// How a value relates to another one.
public struct ComparisonConstraint: Sendable, Equatable {
    /// What the value is compared with.
    public enum Other: Sendable, Equatable {
        /// A constant.
        case value(DataValue)
        /// Another attribute of the same record, or of the same object.
        case attribute(String)
        /// A sum of attributes, as documents write it: `net + tax`.
        case expression(String)
    }

    /// As what both are read.
    public enum Kind: String, Sendable, Hashable {
        /// As numbers.
        case number
        /// As texts.
        case string
        /// As dates or dates with a time.
        case date
    }

    /// How the value has to relate to the other.
    public var relation: ComparisonOperator
    /// What it is compared with.
    public var other: Other
    /// As what both are read; `nil` for what they are.
    public var kind: Kind?
    /// How the value spells dates, as a pattern of Unicode's date field symbols; `nil` for ISO 8601.
    public var format: String?

    /// Creates a constraint.
    public init(_ relation: ComparisonOperator, _ other: Other, as kind: Kind? = nil, format: String? = nil) {
        self.relation = relation
        self.other = other
        self.kind = kind
        self.format = format
    }
}
