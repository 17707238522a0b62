/// A text whose form another attribute decides, as the country of an address decides what its postal code looks like.
public struct DependentConstraint: Sendable, Hashable {
    /// The other attribute of the same record, or of the same object.
    public var attribute: String
    /// Some texts that pass, by the value that the other attribute has then. There may be other values, and other texts.
    public var examples: [String: [String]]

    /// Creates a constraint.
    public init(on attribute: String, examples: [String: [String]]) {
        self.attribute = attribute
        self.examples = examples
    }
}
