/// What the parts of a list or an object have to meet.
public struct PartsConstraint: Sendable, Equatable {
    /// Which parts are meant.
    public enum Place: Sendable, Hashable {
        /// Each element of a list.
        case elements
        /// Each value of an object, whatever its name is.
        case values
        /// The name of each value of an object.
        case keys
        /// Certain members of an object, by name.
        case members
    }

    /// Rules for one of the parts.
    public struct Part: Sendable, Equatable {
        /// The member, as a path: `address.city`; empty for parts without a name.
        public var attribute: String
        /// The rule, as documents call it.
        public var rule: String
        /// What it lets pass.
        public var constraints: Constraints

        /// Creates the constraints of a part.
        public init(_ attribute: String, rule: String, _ constraints: Constraints) {
            self.attribute = attribute
            self.rule = rule
            self.constraints = constraints
        }
    }

    /// Which parts are meant.
    public var place: Place
    /// What divides a list that is written as text; `nil` where only a list is one.
    public var separator: String?
    /// The rules for the parts.
    public var parts: [Part]

    /// Creates a constraint.
    public init(_ place: Place, separator: String? = nil, _ parts: [Part]) {
        self.place = place
        self.separator = separator
        self.parts = parts
    }
}
