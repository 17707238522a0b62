internal import ProvisoFormats

/// The unit by which the dates of a sequence follow each other.
enum SequenceUnit: String, CaseIterable {
    case second, minute, hour, day, week, month, quarter, year

    /// The length of a unit of the clock, in nanoseconds; `nil` for those of the calendar.
    var nanoseconds: Int64? {
        switch self {
        case .second: 1_000_000_000
        case .minute: 60 * 1_000_000_000
        case .hour: 3600 * 1_000_000_000
        case .day, .week, .month, .quarter, .year: nil
        }
    }

    /// How many months a unit has; `nil` for those of days.
    var months: Int? {
        switch self {
        case .month: 1
        case .quarter: 3
        case .year: 12
        case .second, .minute, .hour, .day, .week: nil
        }
    }
}

/// A day, or a moment of it, as calendar and clock show it where it is.
struct SequenceMoment: Equatable {
    static let nanosecondsPerDay: Int64 = 86_400 * 1_000_000_000

    var date: CalendarDate
    /// The nanoseconds since midnight.
    var nanoseconds: Int64 = 0
    /// The offset from UTC in minutes, where it is known.
    var offset: Int?
    /// Whether it has a time of day.
    var hasTime = false

    init(_ date: CalendarDate) { self.date = date }

    init(_ moment: DateTime, hasTime: Bool) {
        date = moment.date
        nanoseconds = moment.time.nanosecondsSinceMidnight
        offset = moment.time.offsetMinutes
        self.hasTime = hasTime
    }

    /// The days since 1970.
    var days: Int64 { date.daysSince1970 }

    var isLastOfMonth: Bool { date.day == CalendarDate.daysInMonth(date.month, ofYear: date.year) }

    /// The same moment some days and nanoseconds later; `nil` beyond the year 9999.
    func later(days count: Int64 = 0, nanoseconds more: Int64 = 0) -> SequenceMoment? {
        let (all, overflow) = nanoseconds.addingReportingOverflow(more)
        guard !overflow else { return nil }
        var (carried, rest) = all.quotientAndRemainder(dividingBy: Self.nanosecondsPerDay)
        if rest < 0 { (carried, rest) = (carried - 1, rest + Self.nanosecondsPerDay) }
        let (sum, isTooFar) = days.addingReportingOverflow(count)
        let (day, isBeyond) = sum.addingReportingOverflow(carried)
        guard !isTooFar, !isBeyond, Self.possibleDays ~= day else { return nil }
        var moment = self
        moment.date = CalendarDate(daysSince1970: day)
        moment.nanoseconds = rest
        return moment
    }

    /// The days of the years 0 to 9999.
    private static let possibleDays: ClosedRange<Int64> = -719_528...2_932_896

    /// The same time of day some months later: on a day of the month, or the last one where there is no such day.
    func later(months count: Int, onDay day: Int) -> SequenceMoment? {
        let (months, overflow) = (date.year * 12 + date.month - 1).addingReportingOverflow(count)
        guard !overflow, months >= 0 else { return nil }
        let (year, month) = (months / 12, months % 12 + 1)
        let last = CalendarDate.daysInMonth(month, ofYear: year)
        guard let date = CalendarDate(year: year, month: month, day: min(day, last)) else { return nil }
        var moment = self
        moment.date = date
        return moment
    }

    /// How much later another moment is, in nanoseconds: by UTC where both offsets are known, else by the clock.
    func distance(to other: SequenceMoment) -> Int64? {
        let (days, isTooLong) = (other.days - days).multipliedReportingOverflow(by: Self.nanosecondsPerDay)
        guard !isTooLong else { return nil }
        let (clock, overflow) = days.addingReportingOverflow(other.nanoseconds - nanoseconds)
        guard !overflow, let offset, let otherOffset = other.offset else { return overflow ? nil : clock }
        return clock - Int64(otherOffset - offset) * 60 * 1_000_000_000
    }

    /// The moment as RFC 3339 writes it.
    var text: String { hasTime ? dateTime?.description ?? date.description : date.description }

    /// The moment with its time of day, midnight where there is none.
    var dateTime: DateTime? {
        let seconds = Int(nanoseconds / 1_000_000_000)
        let time = TimeOfDay(
            hour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60,
            nanosecond: Int(nanoseconds % 1_000_000_000), offsetMinutes: offset)
        return time.map { DateTime(date: date, time: $0) }
    }
}

/// Says which date follows another one in a sequence.
struct DateSequence: Sendable {
    let unit: SequenceUnit
    let step: Int
    /// How dates are spelled; as RFC 3339 has them where there is no pattern.
    let format: DatePattern?
    /// Whether the clock may be set forward or back by an hour in the night.
    let allowsClockChange: Bool
    /// Whether the values have no whole date: months, or times of day. They begin anew behind the last one.
    private let isPartial: Bool

    init(unit: SequenceUnit, step: Int, format: DatePattern?, allowsClockChange: Bool) {
        (self.unit, self.step, self.format, self.allowsClockChange) = (unit, step, format, allowsClockChange)
        isPartial =
            format.map { format in
                Self.text(of: format).flatMap { try? format.parse($0) }?.date != Self.someDay
            } ?? false
    }

    /// A day that none is taken for where a pattern leaves out a part.
    private static let someDay = CalendarDate(year: 2026, month: 11, day: 23)

    /// What a pattern writes of ``someDay``.
    private static func text(of format: DatePattern) -> String? {
        guard let someDay, let time = TimeOfDay(hour: 10, minute: 20, second: 30) else { return nil }
        return format.string(from: DateTime(date: someDay, time: time))
    }

    /// Whether no step changes what the pattern writes, or what it writes is read as another moment, such as weekdays alone.
    var cannotCount: Bool {
        guard let format, step != 0, let written = Self.text(of: format), let read = moment(written) else {
            return false
        }
        func text(_ moment: SequenceMoment?) -> String? { moment?.dateTime.map(format.string) }
        guard text(read) == written else { return true }
        // A step can lead beyond the last year.
        return next(after: read, onDay: read.date.day).map { text($0) == written } ?? false
    }

    private static let hour: Int64 = 3600 * 1_000_000_000

    var constraint: DateSteps {
        let isOfClock = unit.nanoseconds != nil || format?.hasTime ?? false
        return DateSteps(
            unit: unit.rawValue, moment: MomentConstraint(isOfClock ? .dateTime : .date, format: format?.description))
    }

    /// A date as a pattern spells it, or as RFC 3339 does.
    static func example(of format: DatePattern?) -> String {
        guard let date = CalendarDate(year: 2026, month: 1, day: 31), let time = TimeOfDay(hour: 0, minute: 0) else {
            return ""
        }
        return format.map { $0.string(from: DateTime(date: date, time: time)) } ?? date.description
    }

    /// A moment as the values spell it, if these have no whole date: months, or times of day. As a date it would name a day that no
    /// value has.
    func partialText(of moment: SequenceMoment) -> String? {
        guard isPartial, let format else { return nil }
        return moment.dateTime.map(format.string)
    }

    /// Reads a value; `nil` for what is no date.
    func moment(_ value: borrowing FieldValue) -> SequenceMoment? {
        guard value.isText else { return nil }
        if let format {
            return (try? format.parse(value.bytes.span)).map { SequenceMoment($0, hasTime: format.hasTime) }
        }
        return moment(String(decoding: value.bytes, as: UTF8.self))
    }

    /// Reads a text.
    func moment(_ text: String) -> SequenceMoment? {
        if let format { return (try? format.parse(text)).map { SequenceMoment($0, hasTime: format.hasTime) } }
        return CalendarDate(text).map(SequenceMoment.init) ?? DateTime(text).map { SequenceMoment($0, hasTime: true) }
    }

    /// The moment that follows another one.
    ///
    /// - Parameter day: The day of the month that the sequence keeps to, as far as months have it.
    func next(after moment: SequenceMoment, onDay day: Int) -> SequenceMoment? {
        let (count, overflow) = Int64(step).multipliedReportingOverflow(by: unit.nanoseconds ?? (unit == .week ? 7 : 1))
        if overflow { return nil }
        if unit.nanoseconds != nil { return moment.later(nanoseconds: count) }
        guard let months = unit.months else { return moment.later(days: count) }
        let (all, isTooMany) = months.multipliedReportingOverflow(by: step)
        return isTooMany ? nil : moment.later(months: all, onDay: day)
    }

    /// Whether a moment is the one that is expected after another one.
    func isMet(_ expected: SequenceMoment, by moment: SequenceMoment, after before: SequenceMoment?) -> Bool {
        // Behind December comes January, and midnight behind the last minute.
        if let text = partialText(of: expected), text == partialText(of: moment) { return true }
        if unit.nanoseconds != nil {
            guard let distance = expected.distance(to: moment) else { return false }
            if distance == 0 { return true }
            // Most clocks are changed between midnight and four.
            guard allowsClockChange, expected.offset == nil || moment.offset == nil, abs(distance) == Self.hour else {
                return false
            }
            return min(expected.nanoseconds, moment.nanoseconds) <= 3 * Self.hour
        }
        guard expected.nanoseconds == moment.nanoseconds else { return false }
        if expected.date == moment.date { return true }
        // The last day of one month is followed by the last day of another.
        return unit.months != nil && before?.isLastOfMonth ?? false && moment.isLastOfMonth
            && (expected.date.year, expected.date.month) == (moment.date.year, moment.date.month)
    }
}
