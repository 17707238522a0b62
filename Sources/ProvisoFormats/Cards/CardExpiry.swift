/// The month in which a payment card expires; the card is good through the last day of it.
public struct CardExpiry: Hashable, Sendable {
    /// The year, such as 2027.
    public let year: Int

    /// The month, 1 to 12.
    public let month: Int

    /// Creates a month; returns `nil` when the month is not 1 to 12 or the year not 0 to 9999.
    public init?(month: Int, year: Int) {
        guard 1...12 ~= month, 0...9999 ~= year else { return nil }
        self.month = month
        self.year = year
    }

    /// The month, in UTC, that holds a moment.
    ///
    /// This is how a clock is brought in: `CardExpiry(unixTime: Int64(Date().timeIntervalSince1970))`.
    ///
    /// - Parameter unixTime: Seconds since 1970-01-01T00:00:00Z.
    /// - Returns: `nil` for a moment before the year 0 or after 9999.
    public init?(unixTime: Int64) {
        // From the year 0 to the end of 9999.
        guard -62_167_219_200...253_402_300_799 ~= unixTime else { return nil }
        let day = CalendarDate(daysSince1970: unixTime >= 0 ? unixTime / 86_400 : (unixTime - 86_399) / 86_400)
        self.init(month: day.month, year: day.year)
    }

    /// Reads `MM/YY`, or `MM/YYYY`; two digits of a year mean 2000 to 2099.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        let value = text.withUTF8 { utf8 in try? CardExpiryFormat(allowFourDigitYear: true).parse(utf8.span) }
        guard let value else { return nil }
        self = value
    }

    /// Whether a card that expires in this month is no longer good in another.
    public func isExpired(in month: CardExpiry) -> Bool { self < month }
}

extension CardExpiry: Comparable, CustomStringConvertible {
    /// Whether one month lies before the other.
    public static func < (left: Self, right: Self) -> Bool { (left.year, left.month) < (right.year, right.month) }

    /// The month as a card shows it, `MM/YY`; with the whole year outside of 2000 to 2099.
    public var description: String {
        let year = 2000...2099 ~= year ? String(year % 100) : String(year)
        let width = 2000...2099 ~= self.year ? 2 : 4
        return (month < 10 ? "0" : "") + "\(month)/" + String(repeating: "0", count: width - year.utf8.count) + year
    }
}
