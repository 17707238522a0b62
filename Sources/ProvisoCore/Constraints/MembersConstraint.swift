/// The members of a list of values.
///
/// Values are equal as rule documents compare them: texts by canonical equivalence, numbers by their exact values, and a
/// cell of CSV as what it is compared with.
public struct MembersConstraint: Sendable, Equatable {
    /// The members.
    public var values: [DataValue]
    /// Whether the value must be none of them.
    public var isExcluded: Bool

    /// Creates a constraint.
    public init(_ values: [DataValue], isExcluded: Bool = false) {
        self.values = values
        self.isExcluded = isExcluded
    }
}
