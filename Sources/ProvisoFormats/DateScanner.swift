/// Reads dates and times as RFC 3339 section 5.6 writes them.
enum DateScanner {
    /// The length in bytes of a date.
    static let dateLength = 10

    @inline(__always)
    static func wholeDate(_ utf8: Span<UInt8>) throws(FormatFailure) -> CalendarDate {
        if utf8.count == dateLength, let date = plainDate(utf8) { return date }
        return try anyDate(utf8)
    }

    /// The date that the first ten bytes are, or `nil`; says what ``date(_:_:)`` says, but not what is wrong.
    @inline(__always)
    private static func plainDate(_ utf8: Span<UInt8>) -> CalendarDate? {
        guard utf8.count >= dateLength else { return nil }
        let century = pair(utf8, 0)
        let yearOfCentury = pair(utf8, 2)
        let month = pair(utf8, 5)
        let day = pair(utf8, 8)
        guard century < 100, yearOfCentury < 100, utf8[4] == ASCII.hyphen, utf8[7] == ASCII.hyphen else { return nil }
        let year = century &* 100 &+ yearOfCentury
        guard 1...12 ~= month, day >= 1, day <= 28 || day <= CalendarDate.daysInMonth(month, ofYear: year) else {
            return nil
        }
        return CalendarDate(uncheckedYear: year, month: month, day: day)
    }

    /// The number that two digits are, or more than 99 when they are none.
    @inline(__always)
    private static func pair(_ utf8: Span<UInt8>, _ offset: Int) -> Int {
        let tens = utf8[offset] &- ASCII.zero
        let ones = utf8[offset &+ 1] &- ASCII.zero
        return tens < 10 && ones < 10 ? Int(tens) &* 10 &+ Int(ones) : 100
    }

    @inline(never)
    private static func anyDate(_ utf8: Span<UInt8>) throws(FormatFailure) -> CalendarDate {
        var offset = 0
        let date = try date(utf8, &offset)
        try expectEnd(utf8, offset)
        return date
    }

    /// Reads `HH:mm[:ss[.fraction]]` with an optional offset, or RFC 3339's `full-time` with all its parts.
    static func wholeTime(_ utf8: Span<UInt8>, isFull: Bool) throws(FormatFailure) -> TimeOfDay {
        var offset = 0
        let time = try time(utf8, &offset, requiresSeconds: isFull, requiresOffset: isFull)
        try expectEnd(utf8, offset)
        return time
    }

    @inline(__always)
    static func wholeDateTime(_ utf8: Span<UInt8>, requiresOffset: Bool) throws(FormatFailure) -> DateTime {
        var offset = dateLength
        let date: CalendarDate
        if let plain = plainDate(utf8) {
            date = plain
        } else {
            offset = 0
            date = try self.date(utf8, &offset)
        }
        guard offset < utf8.count else { throw FormatFailure("no time", at: offset) }
        guard utf8[offset] | 0x20 == UInt8(ascii: "t") else { throw FormatFailure("no T before time", at: offset) }
        offset += 1
        let time = try time(utf8, &offset, requiresSeconds: true, requiresOffset: requiresOffset)
        try expectEnd(utf8, offset)
        return DateTime(date: date, time: time)
    }

    private static func date(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) -> CalendarDate {
        let year = try digits(4, utf8, &offset)
        try expect(ASCII.hyphen, utf8, &offset)
        let month = try digits(2, utf8, &offset)
        guard 1...12 ~= month else { throw FormatFailure("month out of range", at: offset - 2) }
        try expect(ASCII.hyphen, utf8, &offset)
        let day = try digits(2, utf8, &offset)
        guard 1...CalendarDate.daysInMonth(month, ofYear: year) ~= day else {
            throw FormatFailure("no such day", at: offset - 2)
        }
        return CalendarDate(uncheckedYear: year, month: month, day: day)
    }

    @inline(__always)
    private static func time(
        _ utf8: Span<UInt8>, _ offset: inout Int, requiresSeconds: Bool, requiresOffset: Bool
    ) throws(FormatFailure) -> TimeOfDay {
        let start = offset
        let hour = try digits(2, utf8, &offset)
        guard hour <= 23 else { throw FormatFailure("hour out of range", at: start) }
        try expect(ASCII.colon, utf8, &offset)
        let minute = try digits(2, utf8, &offset)
        guard minute <= 59 else { throw FormatFailure("minute out of range", at: offset - 2) }
        var second = 0
        var nanosecond = 0
        if offset < utf8.count, utf8[offset] == ASCII.colon {
            offset += 1
            second = try digits(2, utf8, &offset)
            guard second <= 60 else { throw FormatFailure("second out of range", at: offset - 2) }
            if offset < utf8.count, utf8[offset] == ASCII.dot {
                offset += 1
                nanosecond = try fraction(utf8, &offset)
            }
        } else if requiresSeconds {
            throw FormatFailure("no seconds", at: offset)
        }
        let offsetMinutes = try utcOffset(utf8, &offset)
        if requiresOffset, offsetMinutes == nil {
            throw FormatFailure(offset < utf8.count ? "unexpected character" : "no offset", at: offset)
        }
        let time = TimeOfDay(
            uncheckedHour: hour, minute: minute, second: second, nanosecond: nanosecond, offsetMinutes: offsetMinutes)
        guard second < 60 || time.isLastMinuteOfDay else {
            throw FormatFailure("leap second not at 23:59:60 UTC", at: start)
        }
        return time
    }

    /// Reads one or more digits as nanoseconds; those after the ninth are read and dropped.
    static func fraction(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) -> Int {
        var nanoseconds = 0
        var scale = 100_000_000
        let start = offset
        while offset < utf8.count, let digit = ASCII.decimalValue(utf8[offset]) {
            nanoseconds += Int(digit) * scale
            scale /= 10
            offset += 1
        }
        guard offset > start else { throw FormatFailure("not a digit", at: offset) }
        return nanoseconds
    }

    /// Reads `Z`, `+hh:mm` or `-hh:mm`; returns `nil` and reads nothing when none stands there.
    private static func utcOffset(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) -> Int? {
        guard offset < utf8.count else { return nil }
        let sign = utf8[offset]
        if sign | 0x20 == UInt8(ascii: "z") {
            offset += 1
            return 0
        }
        guard sign == ASCII.plus || sign == ASCII.hyphen else { return nil }
        offset += 1
        let hours = try digits(2, utf8, &offset)
        try expect(ASCII.colon, utf8, &offset)
        let minutes = try digits(2, utf8, &offset)
        guard hours <= 23, minutes <= 59 else { throw FormatFailure("offset out of range", at: offset - 5) }
        return (hours * 60 + minutes) * (sign == ASCII.hyphen ? -1 : 1)
    }

    /// Reads exactly so many decimal digits.
    @inline(__always)
    static func digits(_ count: Int, _ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) -> Int {
        var value = 0
        for _ in 0..<count {
            guard offset < utf8.count else { throw FormatFailure("too short", at: offset) }
            guard let digit = ASCII.decimalValue(utf8[offset]) else { throw FormatFailure("not a digit", at: offset) }
            value = value &* 10 &+ Int(digit)
            offset &+= 1
        }
        return value
    }

    @inline(__always)
    static func expect(_ byte: UInt8, _ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        guard offset < utf8.count else { throw FormatFailure("too short", at: offset) }
        guard utf8[offset] == byte else { throw FormatFailure("unexpected character", at: offset) }
        offset &+= 1
    }

    static func expectEnd(_ utf8: Span<UInt8>, _ offset: Int) throws(FormatFailure) {
        guard offset == utf8.count else { throw FormatFailure("unexpected character", at: offset) }
    }
}
