/// The parts of a date and time as a ``DatePattern`` finds them one after the other.
struct DatePatternParts {
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var weekday: Int?
    private var hour24: Int?
    private var hour12: Int?
    private var isAfternoon: Int?
    private var minute: Int?
    private var second: Int?
    private var nanosecond: Int?
    private var offsetMinutes: Int?

    /// Reads what a field asks for.
    mutating func read(
        _ field: DatePatternField, _ utf8: Span<UInt8>, _ offset: inout Int
    ) throws(FormatFailure) {
        let start = offset
        switch field {
        case .literal(let byte):
            try Self.expect(byte, utf8, &offset)
        case .number(let number, let isPadded):
            let value = try Self.digits(number.digits, isPadded: isPadded, utf8, &offset)
            guard number.range.contains(value) else { throw FormatFailure(number.outOfRange, at: start) }
            try set(number, to: value, at: start)
        case .shortYear:
            let value = try Self.digits(2, utf8, &offset)
            try Self.set(&year, to: value + (value < 69 ? 2000 : 1900), at: start)
        case .monthName(let isFull):
            let names = DatePatternField.monthNames
            guard let value = DatePatternField.name(from: names, isFull: isFull, utf8, &offset) else {
                throw FormatFailure("no month name", at: start)
            }
            try Self.set(&month, to: value, at: start)
        case .weekdayName(let isFull):
            let names = DatePatternField.weekdayNames
            guard let value = DatePatternField.name(from: names, isFull: isFull, utf8, &offset) else {
                throw FormatFailure("no weekday name", at: start)
            }
            try Self.set(&weekday, to: value, at: start)
        case .fraction(let count):
            var value = try Self.digits(count, utf8, &offset)
            for _ in count..<9 { value *= 10 }
            try Self.set(&nanosecond, to: value, at: start)
        case .dayPeriod:
            guard utf8.count - offset >= 2, utf8[offset + 1] | 0x20 == UInt8(ascii: "m"),
                utf8[offset] | 0x20 == UInt8(ascii: "a") || utf8[offset] | 0x20 == UInt8(ascii: "p")
            else { throw FormatFailure("no AM or PM", at: start) }
            try Self.set(&isAfternoon, to: utf8[offset] | 0x20 == UInt8(ascii: "p") ? 1 : 0, at: start)
            offset += 2
        case .offset(let style):
            try Self.set(&offsetMinutes, to: try Self.utcOffset(style, utf8, &offset), at: start)
        }
    }

    private mutating func set(
        _ number: DatePatternField.Number, to value: Int, at offset: Int
    ) throws(FormatFailure) {
        switch number {
        case .year: try Self.set(&year, to: value, at: offset)
        case .month: try Self.set(&month, to: value, at: offset)
        case .day: try Self.set(&day, to: value, at: offset)
        case .hour24: try Self.set(&hour24, to: value, at: offset)
        case .hour12: try Self.set(&hour12, to: value % 12, at: offset)
        case .minute: try Self.set(&minute, to: value, at: offset)
        case .second: try Self.set(&second, to: value, at: offset)
        }
    }

    private static func set(_ part: inout Int?, to value: Int, at offset: Int) throws(FormatFailure) {
        guard part == nil || part == value else { throw FormatFailure("parts contradict each other", at: offset) }
        part = value
    }

    /// Reads exactly so many decimal digits.
    private static func digits(
        _ count: Int, _ utf8: Span<UInt8>, _ offset: inout Int
    ) throws(FormatFailure) -> Int {
        var value = 0
        for _ in 0..<count {
            guard offset < utf8.count else { throw FormatFailure("too short", at: offset) }
            guard let digit = ASCII.decimalValue(utf8[offset]) else { throw FormatFailure("not a digit", at: offset) }
            value = value &* 10 &+ Int(digit)
            offset &+= 1
        }
        return value
    }

    private static func expect(_ byte: UInt8, _ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        guard offset < utf8.count else { throw FormatFailure("too short", at: offset) }
        guard utf8[offset] == byte else { throw FormatFailure("unexpected character", at: offset) }
        offset &+= 1
    }

    private static func digits(
        _ count: Int, isPadded: Bool, _ utf8: Span<UInt8>, _ offset: inout Int
    ) throws(FormatFailure) -> Int {
        var available = 0
        while !isPadded, available < count, offset + available < utf8.count, ASCII.isDigit(utf8[offset + available]) {
            available += 1
        }
        return try Self.digits(isPadded ? count : max(available, 1), utf8, &offset)
    }

    private static func utcOffset(
        _ style: DatePatternField.Offset, _ utf8: Span<UInt8>, _ offset: inout Int
    ) throws(FormatFailure) -> Int {
        let start = offset
        guard offset < utf8.count else { throw FormatFailure("no offset", at: offset) }
        let sign = utf8[offset]
        if style.hasZ, sign == UInt8(ascii: "Z") {
            offset += 1
            return 0
        }
        guard sign == ASCII.plus || sign == ASCII.hyphen else { throw FormatFailure("no offset", at: offset) }
        offset += 1
        let hours = try Self.digits(2, utf8, &offset)
        var minutes = 0
        if !style.hasOptionalMinutes || offset < utf8.count && ASCII.isDigit(utf8[offset]) {
            if style.hasColon { try Self.expect(ASCII.colon, utf8, &offset) }
            minutes = try Self.digits(2, utf8, &offset)
        }
        guard hours <= 23, minutes <= 59 else { throw FormatFailure("offset out of range", at: start) }
        return (hours * 60 + minutes) * (sign == ASCII.hyphen ? -1 : 1)
    }
}

extension DatePatternParts {
    /// Puts the parts together.
    func dateTime() throws(FormatFailure) -> DateTime {
        let date = try date()
        return DateTime(date: date, time: try time())
    }

    private func date() throws(FormatFailure) -> CalendarDate {
        // 2000 is a leap year, so that 29 February is not refused for want of a year.
        guard let date = CalendarDate(year: year ?? 2000, month: month ?? 1, day: day ?? 1) else {
            throw FormatFailure("no such day", at: 0)
        }
        if let weekday, year != nil, month != nil, day != nil, weekday != date.weekday {
            throw FormatFailure("wrong weekday", at: 0)
        }
        return date
    }

    private func time() throws(FormatFailure) -> TimeOfDay {
        var hour = hour24 ?? 0
        if let hour12, let isAfternoon {
            hour = hour12 + 12 * isAfternoon
            guard hour24 == nil || hour24 == hour else { throw FormatFailure("parts contradict each other", at: 0) }
        } else if let hour24, let isAfternoon, (hour24 >= 12) != (isAfternoon == 1) {
            throw FormatFailure("parts contradict each other", at: 0)
        }
        let time = TimeOfDay(
            uncheckedHour: hour, minute: minute ?? 0, second: second ?? 0, nanosecond: nanosecond ?? 0,
            offsetMinutes: offsetMinutes)
        guard time.second < 60 || time.isLastMinuteOfDay else {
            throw FormatFailure("no leap second at this time", at: 0)
        }
        return time
    }
}

extension DatePatternField {
    /// The text of a field that is no literal.
    func text(for value: DateTime) -> String {
        let (date, time) = (value.date, value.time)
        switch self {
        case .literal: return ""
        case .number(let number, let isPadded):
            let part =
                switch number {
                case .year: date.year
                case .month: date.month
                case .day: date.day
                case .hour24: time.hour
                case .hour12: (time.hour + 11) % 12 + 1
                case .minute: time.minute
                case .second: time.second
                }
            return padded(part, isPadded ? number.digits : 1)
        case .shortYear: return padded(date.year.magnitude % 100, 2)
        case .monthName(let isFull): return Self.text(Self.monthNames, date.month, isFull: isFull)
        case .weekdayName(let isFull): return Self.text(Self.weekdayNames, date.weekday, isFull: isFull)
        case .fraction(let count): return String(padded(time.nanosecond, 9).prefix(count))
        case .dayPeriod: return time.hour < 12 ? "AM" : "PM"
        case .offset(let style):
            let minutes = time.offsetMinutes ?? 0
            if style.hasZ, minutes == 0 { return "Z" }
            let text = TimeOfDay.offset(minutes, separator: style.hasColon ? ":" : "")
            return style.hasOptionalMinutes && minutes % 60 == 0 ? String(text.prefix(3)) : text
        }
    }

    private static func text(_ names: [StaticString], _ place: Int, isFull: Bool) -> String {
        let name = names[place - 1].description
        return isFull ? name : String(name.prefix(3))
    }
}
