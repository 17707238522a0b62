/// A text whose form another attribute decides, as the country of an address decides what its postal code looks like.
public struct DependentConstraint: Sendable, Equatable {
    /// The other attribute of the same record, or of the same object.
    public var attribute: String
    /// Some texts that pass, by the value that the other attribute has then. There may be other values, and other texts.
    public var examples: [String: [String]]
    /// What the texts look like, by the value that the other attribute has then, in capitals: a text of small letters means the
    /// same. With any other value of that attribute, and without one, anything passes, unless it must be known.
    public var shapes: [String: TextShape]
    /// Whether nothing passes where the other attribute has no value or another one.
    public var mustBeKnown: Bool

    /// Creates a constraint.
    public init(
        on attribute: String, examples: [String: [String]], shapes: [String: TextShape] = [:], mustBeKnown: Bool = false
    ) {
        self.attribute = attribute
        self.examples = examples
        self.shapes = shapes
        self.mustBeKnown = mustBeKnown
    }
}
