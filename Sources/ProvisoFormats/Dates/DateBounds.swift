/// When a date or date-time must lie: before or after instants, in the past, an age ago.
///
/// As an instant a date is its midnight in UTC.
public struct DateBounds: Hashable, Sendable {
    /// The instant before which it must lie; no bound by default.
    public var before: Timestamp?

    /// The instant after which it must lie; no bound by default.
    public var after: Timestamp?

    /// The first instant that passes; no bound by default.
    public var earliest: Timestamp?

    /// The last instant that passes; no bound by default.
    public var latest: Timestamp?

    /// Whether it must lie before now, a date before today in UTC; off by default.
    public var past: Bool

    /// Whether it must lie after now, a date after today in UTC; off by default.
    public var future: Bool

    /// The age in whole years that someone born then must have today in UTC; no bound by default.
    ///
    /// Who was born on 29 February is a year older on 1 March of a year without that day.
    public var minAge: Int?

    /// The instant that is taken for now; the system's clock at the time of the check by default.
    public var now: Timestamp?

    /// Creates bounds; those left out bind nothing. A range is another way to give the earliest and the latest instant.
    public init(
        before: Timestamp? = nil,
        after: Timestamp? = nil,
        between: ClosedRange<Timestamp>? = nil,
        earliest: Timestamp? = nil,
        latest: Timestamp? = nil,
        past: Bool = false,
        future: Bool = false,
        minAge: Int? = nil,
        now: Timestamp? = nil
    ) {
        self.before = before
        self.after = after
        self.earliest = between.map { max(earliest ?? $0.lowerBound, $0.lowerBound) } ?? earliest
        self.latest = between.map { min(latest ?? $0.upperBound, $0.upperBound) } ?? latest
        self.past = past
        self.future = future
        self.minAge = minAge
        self.now = now
    }

    /// Whether nothing is bound.
    public var isEmpty: Bool {
        !past && !future && before == nil && after == nil && earliest == nil && latest == nil && minAge == nil
    }
}

extension DateBounds {
    /// What is wrong with a date: as its midnight in UTC against bounds, as a day against today (in UTC).
    func failure(of date: CalendarDate) -> FormatFailure? {
        if let failure = fixedFailure(of: Timestamp(date)) { return failure }
        guard past || future || minAge != nil else { return nil }
        let today = (now ?? .now()).date
        if past, date >= today { return FormatFailure("not in the past", at: 0) }
        if future, date <= today { return FormatFailure("not in the future", at: 0) }
        return ageFailure(of: date, on: today)
    }

    /// What is wrong with an instant.
    func failure(of instant: Timestamp) -> FormatFailure? {
        if let failure = fixedFailure(of: instant) { return failure }
        guard past || future || minAge != nil else { return nil }
        let now = now ?? .now()
        if past, instant >= now { return FormatFailure("not in the past", at: 0) }
        if future, instant <= now { return FormatFailure("not in the future", at: 0) }
        return ageFailure(of: instant.date, on: now.date)
    }

    private func fixedFailure(of instant: Timestamp) -> FormatFailure? {
        if let before, instant >= before { return FormatFailure("too late", at: 0) }
        if let after, instant <= after { return FormatFailure("too early", at: 0) }
        if let earliest, instant < earliest { return FormatFailure("too early", at: 0) }
        if let latest, instant > latest { return FormatFailure("too late", at: 0) }
        return nil
    }

    private func ageFailure(of birthday: CalendarDate, on today: CalendarDate) -> FormatFailure? {
        guard let minAge, birthday.yearsPassed(until: today) < minAge else { return nil }
        return FormatFailure("too young", at: 0)
    }
}

extension DateBounds {
    /// These bounds with the present instant kept, if they ask the clock.
    ///
    /// The first instant in the future is in the past once a clock that is asked again has moved on.
    var atOneInstant: DateBounds {
        guard past || future || minAge != nil, now == nil else { return self }
        var bounds = self
        bounds.now = .now()
        return bounds
    }

    /// The first day that is not too early, in a year that can be written.
    var firstDay: CalendarDate? {
        guard let instant = firstInstant(startsOfDays: true) else { return CalendarDate(year: 0, month: 1, day: 1) }
        // A day that has begun is too early.
        let rest: Int64 = instant.nanoseconds > 0 ? 86400 : 86399
        let date = Timestamp(secondsSince1970: instant.secondsSince1970 + rest).date
        return 0...9999 ~= date.year ? date : nil
    }

    /// The first instant that is not too early; `nil` when none is.
    ///
    /// - Parameter startsOfDays: Whether the instants are the starts of days, which are not later than today on that day.
    func firstInstant(startsOfDays: Bool = false) -> Timestamp? {
        var first = after.map(Self.next)
        if let earliest { first = max(first ?? earliest, earliest) }
        if future {
            let now = now ?? .now()
            let next = Self.next(startsOfDays ? Timestamp(now.date) : now)
            first = max(first ?? next, next)
        }
        return first
    }

    private static func next(_ instant: Timestamp) -> Timestamp {
        let isLast = instant.nanoseconds == 999_999_999
        return Timestamp(
            secondsSince1970: instant.secondsSince1970 + (isLast ? 1 : 0),
            nanoseconds: isLast ? 0 : instant.nanoseconds + 1)
    }
}
