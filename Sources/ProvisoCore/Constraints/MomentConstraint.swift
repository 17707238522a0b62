/// A date, a time of day, or both.
public struct MomentConstraint: Sendable, Equatable {
    /// What is asked for.
    public enum Kind: Sendable, Hashable {
        /// A date.
        case date
        /// A date and a time.
        case dateTime
        /// A time of day.
        case time
    }

    /// What is asked for.
    public var kind: Kind
    /// How it is written, as a pattern of Unicode's date field symbols; `nil` for ISO 8601 as RFC 3339 has it.
    public var format: String?
    /// The moment before which it lies, written as ISO 8601.
    public var before: String?
    /// The moment after which it lies, written as ISO 8601.
    public var after: String?
    /// The earliest moment that passes, written as ISO 8601.
    public var earliest: String?
    /// The latest moment that passes, written as ISO 8601.
    public var latest: String?
    /// Whether it lies in the past.
    public var isPast: Bool
    /// Whether it lies in the future.
    public var isFuture: Bool
    /// How many years ago it lies at least.
    public var minAge: Int?
    /// Whether an offset from UTC has to be there, may be there or must not be there.
    public var offset: Offset

    /// Whether an offset from UTC stands behind a time.
    public enum Offset: Sendable, Hashable {
        /// It may stand there.
        case optional
        /// It has to stand there.
        case required
    }

    /// Creates a constraint; what is left out limits nothing.
    public init(
        _ kind: Kind, format: String? = nil, before: String? = nil, after: String? = nil, earliest: String? = nil,
        latest: String? = nil, isPast: Bool = false, isFuture: Bool = false, minAge: Int? = nil,
        offset: Offset = .optional
    ) {
        self.kind = kind
        self.format = format
        self.before = before
        self.after = after
        self.earliest = earliest
        self.latest = latest
        self.isPast = isPast
        self.isFuture = isFuture
        self.minAge = minAge
        self.offset = offset
    }
}
