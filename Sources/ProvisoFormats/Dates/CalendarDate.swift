/// A day of the Gregorian calendar, which is also used for the days before it was introduced (ISO 8601).
///
/// ```swift
/// CalendarDate("2024-02-29")?.weekday                   // 4: a Thursday
/// CalendarDate(year: 2023, month: 2, day: 29)           // nil
/// ```
public struct CalendarDate: Hashable, Sendable {
    /// The year, 0 to 9999 unless the date was made from a ``Timestamp`` beyond; 0 is the year before 1.
    public let year: Int

    /// The month, 1 to 12.
    public let month: Int

    /// The day of the month, 1 to 31.
    public let day: Int

    /// Creates a date; returns `nil` when there is no such day or the year is not within 0 and 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard 0...9999 ~= year, 1...12 ~= month, 1...Self.daysInMonth(month, ofYear: year) ~= day else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    init(uncheckedYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whether a year has a 29th of February.
    public static func isLeapYear(_ year: Int) -> Bool {
        // Of the years that 4 divides, 25 divides those that 100 does, and 16 of these those that 400 does.
        year & 3 == 0 && (year % 25 != 0 || year & 15 == 0)
    }

    /// The number of days of a month, 28 to 31; 31 for a month that does not exist.
    @inline(__always)
    package static func daysInMonth(_ month: Int, ofYear year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The day of the week by ISO 8601: 1 is Monday, 7 is Sunday.
    public var weekday: Int {
        // 1970-01-01 was a Thursday.
        let index = Int((daysSince1970 + 3) % 7)
        return (index < 0 ? index + 7 : index) + 1
    }

    /// The age on another day of someone born on this one.
    ///
    /// Who was born on 29 February is a year older on 1 March of a year without that day.
    func yearsPassed(until other: CalendarDate) -> Int {
        let isBeforeAnniversary = (other.month, other.day) < (month, day)
        return other.year - year - (isBeforeAnniversary ? 1 : 0)
    }
}

extension CalendarDate {
    private static let daysPerEra: Int64 = 146_097

    /// The number of days since 1 January 1970.
    ///
    /// Years are counted from March, so that a leap day is the last of its year, in eras of 400 years.
    package var daysSince1970: Int64 {
        let shifted = Int64(year) - (month <= 2 ? 1 : 0)
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let monthFromMarch = Int64(month > 2 ? month - 3 : month + 9)
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + Int64(day) - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysPerEra + dayOfEra - 719_468
    }

    /// The day some days after 1 January 1970.
    package init(daysSince1970 days: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - Self.daysPerEra + 1) / Self.daysPerEra
        let dayOfEra = shifted - era * Self.daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
        self.init(
            uncheckedYear: Int(clamping: yearOfEra + era * 400 + (month <= 2 ? 1 : 0)),
            month: month,
            day: Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1))
    }
}

extension CalendarDate: Comparable {
    /// Whether one date is earlier than another.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: LosslessStringConvertible {
    /// Reads a date as ``DateFormat`` does: `2024-02-29`.
    ///
    /// - Returns: `nil` when the text is no date.
    public init?(_ description: String) {
        var text = description
        guard let date = text.withUTF8({ try? DateFormat().parse($0.span) }) else { return nil }
        self = date
    }

    /// The date as RFC 3339 writes it, `2024-02-29`; a year of more than four digits has a sign (ISO 8601).
    public var description: String {
        let digits = padded(year.magnitude, 4)
        let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
        return "\(sign)\(digits)-\(padded(month, 2))-\(padded(day, 2))"
    }
}

/// A number with zeros in front up to a width.
func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
