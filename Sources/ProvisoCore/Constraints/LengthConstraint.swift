/// A text of a certain length.
///
/// A limit of n characters is also one of 64 × n bytes, and at least 256, since one character can be arbitrarily long.
public struct LengthConstraint: Sendable, Hashable {
    /// The smallest length that passes; `nil` for no limit.
    public var min: Int?
    /// The largest length that passes; `nil` for no limit.
    public var max: Int?
    /// What the length counts.
    public var unit: LengthUnit

    /// Creates a constraint; what is left out limits nothing.
    public init(min: Int? = nil, max: Int? = nil, unit: LengthUnit = .characters) {
        self.min = min
        self.max = max
        self.unit = unit
    }
}

extension LengthLimits {
    /// The limits as data.
    var constraint: LengthConstraint { LengthConstraint(min: minimum, max: maximum, unit: unit) }
}
