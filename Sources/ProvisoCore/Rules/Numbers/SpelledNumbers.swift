// Rules for texts that spell numbers, as the fields of a form post and the cells of a CSV file do: an optional sign, digits
// with an optional fraction, an optional exponent; no blanks, no separators, no NaN.

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A text is a number: an optional sign, digits with an optional fraction, an optional exponent.
    ///
    /// Codes: `number.type`, also for `nil`, `number.notInteger`, `number.tooSmall` and `number.tooBig`.
    public static var number: Self { Self(Spelled(NumberRule())) }

    /// A text is a number, perhaps a whole one; see ``number``.
    ///
    /// - Parameters:
    ///   - integerOnly: Whether only whole numbers pass: a sign and digits.
    ///   - allowZeroFraction: Whether `3.0` is a whole number too.
    public static func number(integerOnly: Bool, allowZeroFraction: Bool = false) -> Self {
        Self(Spelled(NumberRule(integerOnly: integerOnly, allowZeroFraction: allowZeroFraction)))
    }

    /// A text is a number in a range: `.number(1...10)`, `.number(0.5...)`; see ``number``. Numbers are compared digit by
    /// digit, never through floating point.
    ///
    /// - Parameters:
    ///   - range: The numbers that pass.
    ///   - integerOnly: Whether only whole numbers pass: a sign and digits.
    ///   - allowZeroFraction: Whether `3.0` is a whole number too.
    /// - Precondition: The limits are numbers, not NaN or infinite.
    public static func number<Bound: Numeric & Comparable & CustomStringConvertible & SendableMetatype>(
        _ range: some LimitRange<Bound>, integerOnly: Bool = false, allowZeroFraction: Bool = false
    ) -> Self {
        let limits = range.limits
        return Self(
            Spelled(
                NumberRule(
                    min: limits.lower.map(ExactNumber.init(limit:)), max: limits.upper.map(ExactNumber.init(limit:)),
                    excludesMax: !limits.includesUpper, integerOnly: integerOnly, allowZeroFraction: allowZeroFraction)
            ))
    }

    /// A text is a whole number of any size: a sign and digits. Code: `integer`, also for `nil`.
    public static var integer: Self { Self(Spelled(IntegerRule())) }

    /// A text is a whole number, where `3.0` passes too if it is allowed; see ``integer``.
    public static func integer(allowZeroFraction: Bool) -> Self {
        Self(Spelled(IntegerRule(allowZeroFraction: allowZeroFraction)))
    }

    /// A text is a number above zero. Code: `positive`, also for `nil`.
    public static var positive: Self { Self(Spelled(PositiveRule())) }

    /// A text is a number below zero. Code: `negative`, also for `nil`.
    public static var negative: Self { Self(Spelled(NegativeRule())) }

    /// A text is a number with so many digits after the point, as it is written: `.decimalPlaces(...2)`; 1.50 has two.
    ///
    /// Code: `decimalPlaces`, also for `nil`, with the parameters `min`, `max` and `reason`.
    public static func decimalPlaces(_ range: some LimitRange<Int>) -> Self {
        Self(Spelled(DecimalPlacesRule(min: range.limits.lower ?? 0, max: range.limits.largest)))
    }

    /// A text is a number with exactly so many digits after the point.
    public static func decimalPlaces(_ count: Int) -> Self {
        Self(Spelled(DecimalPlacesRule(min: count, max: count)))
    }

    /// A text is a number that is a whole multiple of another, exactly: `.multipleOf(0.1)`.
    ///
    /// Code: `multipleOf`, also for `nil`, with the parameters `divisor` and `reason`.
    ///
    /// - Precondition: The divisor is more than 0 and has 18 significant decimal digits at most.
    @_disfavoredOverload
    public static func multipleOf(_ divisor: some Numeric & CustomStringConvertible) -> Self {
        Self(Spelled(MultipleOfRule(ExactNumber(limit: divisor))))
    }

    /// A text is a position in degrees, the latitude first: `52.52, 13.405`. Code: `coordinates`, also for `nil`.
    public static var coordinates: Self { coordinates(.latLong) }

    /// A text is a position in degrees; see ``coordinates``.
    public static func coordinates(_ order: CoordinateOrder) -> Self { Self(Spelled(CoordinatesRule(order))) }
}

extension ExactNumber {
    /// A number that is written in the program.
    fileprivate init(limit number: some Numeric & CustomStringConvertible) {
        guard let exact = ExactNumber(floatingPoint: number.description) else {
            preconditionFailure("\(number) is no number")
        }
        self = exact
    }
}
#endif
