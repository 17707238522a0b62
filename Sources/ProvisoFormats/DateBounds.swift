/// What a date or date-time is compared with; shared by ``DateFormat`` and ``DateTimeFormat``.
struct DateBounds {
    var before: Timestamp?
    var after: Timestamp?
    var between: ClosedRange<Timestamp>?
    var past: Bool
    var future: Bool
    var minAge: Int?
    var now: Timestamp?

    /// Judges a date: as its midnight in UTC against bounds, as a day against today (in UTC).
    func check(_ date: CalendarDate) throws(FormatFailure) {
        try checkFixed(Timestamp(date))
        guard past || future || minAge != nil else { return }
        let today = (now ?? .now()).date
        if past, date >= today { throw FormatFailure("not in the past", at: 0) }
        if future, date <= today { throw FormatFailure("not in the future", at: 0) }
        try checkAge(date, on: today)
    }

    /// Judges an instant.
    func check(_ instant: Timestamp) throws(FormatFailure) {
        try checkFixed(instant)
        guard past || future || minAge != nil else { return }
        let now = now ?? .now()
        if past, instant >= now { throw FormatFailure("not in the past", at: 0) }
        if future, instant <= now { throw FormatFailure("not in the future", at: 0) }
        try checkAge(instant.date, on: now.date)
    }

    private func checkFixed(_ instant: Timestamp) throws(FormatFailure) {
        if let before, instant >= before { throw FormatFailure("too late", at: 0) }
        if let after, instant <= after { throw FormatFailure("too early", at: 0) }
        if let between {
            if instant < between.lowerBound { throw FormatFailure("too early", at: 0) }
            if instant > between.upperBound { throw FormatFailure("too late", at: 0) }
        }
    }

    private func checkAge(_ birthday: CalendarDate, on today: CalendarDate) throws(FormatFailure) {
        guard let minAge else { return }
        guard birthday.yearsPassed(until: today) >= minAge else { throw FormatFailure("too young", at: 0) }
    }
}
