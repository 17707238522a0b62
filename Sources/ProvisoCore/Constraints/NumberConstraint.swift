/// A number within limits.
public struct NumberConstraint: Sendable, Equatable {
    /// The smallest number that passes; `nil` for no limit.
    public var min: ExactNumber?
    /// The largest number that passes; `nil` for no limit.
    public var max: ExactNumber?
    /// Whether `min` itself does not pass.
    public var excludesMin: Bool
    /// Whether `max` itself does not pass.
    public var excludesMax: Bool
    /// Whether only whole numbers pass.
    public var isWhole: Bool
    /// Whether a whole number may be written in text with a fraction of zeros: `3.0`. In JSON it always may.
    public var allowsZeroFraction: Bool
    /// The number of which every number that passes is a whole multiple.
    public var step: ExactNumber?
    /// How many digits there are after the point, as the number is written.
    public var places: ClosedRange<Int>?

    /// Creates a constraint; what is left out limits nothing.
    @inline(never)
    public init(
        min: ExactNumber? = nil, max: ExactNumber? = nil, excludesMin: Bool = false, excludesMax: Bool = false,
        isWhole: Bool = false, allowsZeroFraction: Bool = false, step: ExactNumber? = nil,
        places: ClosedRange<Int>? = nil
    ) {
        self.min = min
        self.max = max
        self.excludesMin = excludesMin
        self.excludesMax = excludesMax
        self.isWhole = isWhole
        self.allowsZeroFraction = allowsZeroFraction
        self.step = step
        self.places = places
    }
}
