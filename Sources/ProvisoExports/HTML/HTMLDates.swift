import ProvisoCore
import ProvisoFormats

/// Limits of dates as a control for dates has them: `min` and `max`.
///
/// Some count from today, in UTC. A page that was written yesterday refuses nothing that passes today.
struct HTMLDates {
    private var earliest: String?
    private var latest: String?
    private var isPast = false
    private var isFuture = false
    private var minAge: Int?

    mutating func take(_ moment: MomentConstraint) {
        for bound in [moment.after, moment.earliest].compactMap(Self.day) { take(earliest: bound) }
        for bound in [moment.before, moment.latest].compactMap(Self.day) { take(latest: bound) }
        isPast = isPast || moment.isPast
        isFuture = isFuture || moment.isFuture
        if let age = moment.minAge { minAge = max(minAge ?? age, age) }
    }

    private mutating func take(earliest bound: String) { earliest = max(earliest ?? bound, bound) }
    private mutating func take(latest bound: String) { latest = min(latest ?? bound, bound) }

    /// A bound as a day, where it is one: with another offset than UTC's it may lie on the day before or after.
    private static func day(_ bound: String?) -> String? {
        guard let bound, bound.utf8.count == 10 || bound.hasSuffix("Z") else { return nil }
        return String(bound.prefix(10))
    }

    func add(to attributes: inout HTMLAttributes, at now: Timestamp) {
        var dates = self
        let today = now.date
        let tomorrow = Self.day(after: today)
        if isPast { dates.take(latest: today.description) }
        if let minAge, let birthday = Self.date(minAge, yearsBefore: tomorrow) {
            dates.take(latest: birthday.description)
        }
        // Later fewer pass, so that this is never too late.
        if isFuture { dates.take(earliest: tomorrow.description) }
        attributes.set("min", ifAny: dates.earliest)
        attributes.set("max", ifAny: dates.latest)
    }

    private static func day(after date: CalendarDate) -> CalendarDate {
        Timestamp(secondsSince1970: Timestamp(date).secondsSince1970 + 86_400).date
    }

    /// The last day on which somebody was born who is so old; `nil` for a year that cannot be written.
    private static func date(_ years: Int, yearsBefore date: CalendarDate) -> CalendarDate? {
        CalendarDate(year: date.year - years, month: date.month, day: date.day)
            ?? CalendarDate(year: date.year - years, month: date.month, day: date.day - 1)
    }
}
