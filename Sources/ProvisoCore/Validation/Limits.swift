/// The ends of a range, either of which may be open.
public struct Limits<Bound: Comparable> {
    /// The smallest value that passes; `nil` when there is none.
    public let lower: Bound?
    /// The largest value that passes, or the first one above; `nil` when there is none.
    public let upper: Bound?
    /// Whether the upper limit itself passes.
    public let includesUpper: Bool

    /// Creates limits.
    @inlinable
    public init(lower: Bound? = nil, upper: Bound? = nil, includesUpper: Bool = true) {
        self.lower = lower
        self.upper = upper
        self.includesUpper = includesUpper
    }
}

extension Limits: Sendable where Bound: Sendable {}

/// A range that rules take: `18...`, `4...24`, `0..<10`, `...5`, `..<5`.
public protocol LimitRange<Bound> {
    /// The type of the values in the range.
    associatedtype Bound: Comparable
    /// The ends of the range.
    var limits: Limits<Bound> { get }
}

extension ClosedRange: LimitRange {
    /// Both ends.
    @inlinable public var limits: Limits<Bound> { Limits(lower: lowerBound, upper: upperBound) }
}

extension Range: LimitRange {
    /// Both ends, the upper one excluded.
    @inlinable public var limits: Limits<Bound> { Limits(lower: lowerBound, upper: upperBound, includesUpper: false) }
}

extension PartialRangeFrom: LimitRange {
    /// The lower end.
    @inlinable public var limits: Limits<Bound> { Limits(lower: lowerBound) }
}

extension PartialRangeThrough: LimitRange {
    /// The upper end.
    @inlinable public var limits: Limits<Bound> { Limits(upper: upperBound) }
}

extension PartialRangeUpTo: LimitRange {
    /// The upper end, excluded.
    @inlinable public var limits: Limits<Bound> { Limits(upper: upperBound, includesUpper: false) }
}

extension Limits where Bound == Int {
    /// The largest number that passes.
    @inlinable var largest: Int? {
        upper.map { includesUpper || $0 == .min ? $0 : $0 - 1 }
    }
}
