/// What became of the values of a mass assignment.
public struct Assignment: Sendable, Hashable {
    /// A value that was not assigned.
    public struct Refusal: Sendable, Hashable {
        /// Why.
        public enum Reason: Sendable, Hashable {
            /// The model has no such attribute.
            case unknown
            /// No active rule names the attribute in this scenario.
            case inactive
            /// The attribute is active, and not open to mass assignment.
            case unsafe
        }

        /// The key, as it was given.
        public let name: String
        /// The value, as it was given; one that is no data is described in words.
        public let value: DataValue
        /// Why it was not assigned.
        public let reason: Reason
    }

    /// The names of the attributes that were set, in the order in which they were given.
    public var assigned: [String] = []
    /// What was not assigned because of its name.
    public var refused: [Refusal] = []
    /// What was not assigned because its type does not fit. These are errors of the form too, until the attribute is set.
    public var violations: [Violation] = []

    package init() {}

    /// Whether everything was assigned.
    public var isComplete: Bool { refused.isEmpty && violations.isEmpty }
}
