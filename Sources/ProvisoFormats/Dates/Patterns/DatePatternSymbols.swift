/// Where the symbols of a ``DatePattern`` stand, to find those that do not go together.
///
/// Each check is for a mistake that would otherwise pass without a word: `yyyy-mm-dd` reads the minute in place of the month.
struct DatePatternSymbols {
    // The offset at which each part stands first.
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var hour12: Int?
    private var hour24: Int?
    private var minute: Int?
    private var second: Int?
    private var fraction: Int?
    private var dayPeriod: Int?
    /// The offset of a month right after an hour and a colon.
    private var monthAfterHour: Int?
    private var isEmpty = true

    /// Notes a symbol.
    ///
    /// - Parameters:
    ///   - fields: The fields that stand before it.
    ///   - offset: Where it stands in the pattern.
    mutating func note(_ field: DatePatternField, after fields: [DatePatternField], at offset: Int) {
        isEmpty = false
        switch field {
        case .number(.year, _), .shortYear: year = year ?? offset
        case .number(.month, _):
            month = month ?? offset
            if Self.endInHourAndColon(fields) { monthAfterHour = monthAfterHour ?? offset }
        case .monthName: month = month ?? offset
        case .number(.day, _): day = day ?? offset
        case .number(.hour12, _): hour12 = hour12 ?? offset
        case .number(.hour24, _): hour24 = hour24 ?? offset
        case .number(.minute, _): minute = minute ?? offset
        case .number(.second, _): second = second ?? offset
        case .fraction: fraction = fraction ?? offset
        case .dayPeriod: dayPeriod = dayPeriod ?? offset
        case .literal, .weekdayName, .offset: break
        }
    }

    private static func endInHourAndColon(_ fields: [DatePatternField]) -> Bool {
        guard fields.count >= 2, fields[fields.count - 1] == .literal(ASCII.colon) else { return false }
        switch fields[fields.count - 2] {
        case .number(.hour12, _), .number(.hour24, _): return true
        default: return false
        }
    }

    /// Checks that the symbols go together.
    func check() throws(FormatFailure) {
        guard !isEmpty else { throw FormatFailure("no symbol", at: 0) }
        let hour = hour24 ?? hour12
        guard hour12 == nil || dayPeriod != nil else { throw FormatFailure("h without a", at: 0) }
        guard dayPeriod == nil || hour != nil else { throw FormatFailure("a without an hour", at: 0) }
        if let monthAfterHour { throw FormatFailure("M is the month, m the minute", at: monthAfterHour) }
        if let minute, month == nil ? year != nil || hour == nil && day != nil : hour == nil {
            throw FormatFailure("m is the minute, M the month", at: minute)
        }
        if let day, year != nil, month == nil { throw FormatFailure("d without M", at: day) }
        if let second, hour != nil, minute == nil { throw FormatFailure("s without m", at: second) }
        if let fraction, second == nil, minute ?? hour != nil {
            throw FormatFailure("S is the fraction of a second, s the second", at: fraction)
        }
    }
}
