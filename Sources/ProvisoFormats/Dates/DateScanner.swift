/// Reads dates and times as RFC 3339 section 5.6 writes them.
///
/// Every function of the form that is right is inlined, so that what its caller drops is not worked out; what is wrong
/// with a text of another shape is found by functions that are not.
enum DateScanner {
    /// The length in bytes of a date.
    static let dateLength = 10

    @inline(__always)
    static func wholeDate(_ utf8: Span<UInt8>) -> Result<CalendarDate, FormatFailure> {
        let date = date(utf8)
        guard case .success = date, utf8.count > dateLength else { return date }
        return .failure(FormatFailure("unexpected character", at: dateLength))
    }

    /// Reads `HH:mm[:ss[.fraction]]` with an optional offset, or RFC 3339's `full-time` with all its parts.
    @inline(__always)
    static func wholeTime(_ utf8: Span<UInt8>, isFull: Bool) -> Result<ScannedTime, FormatFailure> {
        time(utf8, from: 0, requiresSeconds: isFull, requiresOffset: isFull)
    }

    @inline(__always)
    static func wholeDateTime(
        _ utf8: Span<UInt8>, requiresOffset: Bool, mayEndWithMinutes: Bool = false
    ) -> Result<ScannedDateTime, FormatFailure> {
        let date: CalendarDate
        switch self.date(utf8) {
        case .success(let found): date = found
        case .failure(let failure): return .failure(failure)
        }
        guard utf8.count > dateLength else { return .failure(FormatFailure("no time", at: dateLength)) }
        guard utf8[dateLength] | 0x20 == UInt8(ascii: "t") else {
            return .failure(FormatFailure("no T before time", at: dateLength))
        }
        let requiresSeconds = !mayEndWithMinutes || utf8.count != dateLength &+ 6
        switch time(
            utf8, from: dateLength &+ 1, requiresSeconds: requiresSeconds, requiresOffset: requiresOffset)
        {
        case .success(let time): return .success(ScannedDateTime(date: date, time: time))
        case .failure(let failure): return .failure(failure)
        }
    }
}

// MARK: - Dates

extension DateScanner {
    /// The date that the first ten bytes are.
    @inline(__always)
    private static func date(_ utf8: Span<UInt8>) -> Result<CalendarDate, FormatFailure> {
        guard let bytes = EightBytes(utf8, at: 0) else { return .failure(shortDateFailure(utf8)) }
        let (pairs, wrong) = bytes.pairs(.date)
        let month = Int(pairs[5])
        guard wrong.isEmpty, 1...12 ~= month else { return .failure(monthFailure(month, wrong)) }
        guard utf8.count >= dateLength else { return .failure(shortDateFailure(utf8)) }
        let year = Int(pairs[0]) &* 100 &+ Int(pairs[2])
        let day = pair(utf8, 8)
        guard day >= 1, day <= 28 || day <= CalendarDate.daysInMonth(month, ofYear: year) else {
            return .failure(day < 100 ? FormatFailure("no such day", at: 8) : shortDateFailure(utf8))
        }
        return .success(CalendarDate(uncheckedYear: year, month: month, day: day))
    }

    /// What is wrong with eight bytes that are no year and month.
    private static func monthFailure(_ month: Int, _ wrong: EightBytes.Places) -> FormatFailure {
        let offset = wrong.first
        // A month is judged before what follows it.
        if offset > 6, !(1...12 ~= month) { return FormatFailure("no such month", at: 5) }
        return FormatFailure(offset == 4 || offset == 7 ? "unexpected character" : "not a digit", at: offset)
    }

    /// What is wrong with a text that is shorter than a date, or has no day.
    @inline(never)
    private static func shortDateFailure(_ utf8: Span<UInt8>) -> FormatFailure {
        var offset = 0
        while offset < utf8.count {
            let isHyphen = offset == 4 || offset == 7
            guard isHyphen ? utf8[offset] == ASCII.hyphen : ASCII.isDigit(utf8[offset]) else { break }
            offset &+= 1
        }
        if offset == 7, !(1...12 ~= pair(utf8, 5)) { return FormatFailure("no such month", at: 5) }
        return mismatch(utf8, at: offset, isDigit: offset != 4 && offset != 7)
    }
}

// MARK: - Times

extension DateScanner {
    /// Reads a time that goes from an offset to the end.
    @inline(__always)
    private static func time(
        _ utf8: Span<UInt8>, from start: Int, requiresSeconds: Bool, requiresOffset: Bool
    ) -> Result<ScannedTime, FormatFailure> {
        var time = ScannedTime()
        var offset = start
        if let (pairs, wrong) = EightBytes(utf8, at: start)?.pairs(.time), wrong.isEmpty {
            time.hour = pairs[0]
            time.minute = pairs[3]
            time.second = pairs[6]
            guard time.hour <= 23 else { return .failure(FormatFailure("hour out of range", at: start)) }
            guard time.minute <= 59 else { return .failure(FormatFailure("minute out of range", at: start &+ 3)) }
            guard time.second <= 60 else { return .failure(FormatFailure("second out of range", at: start &+ 6)) }
            offset &+= 8
            if offset < utf8.count, utf8[offset] == ASCII.dot {
                offset &+= 1
                while offset < utf8.count, ASCII.isDigit(utf8[offset]) { offset &+= 1 }
                time.fractionDigits = offset &- start &- ScannedTime.fractionStart
                guard time.fractionDigits > 0 else { return .failure(FormatFailure("not a digit", at: offset)) }
            }
        } else {
            if let failure = shortTimeFailure(utf8, from: start, requiresSeconds) { return .failure(failure) }
            time.hour = UInt8(truncatingIfNeeded: pair(utf8, start))
            time.minute = UInt8(truncatingIfNeeded: pair(utf8, start &+ 3))
            offset &+= 5
        }
        if offset < utf8.count {
            let sign = utf8[offset]
            if sign | 0x20 == UInt8(ascii: "z") {
                time.offsetMinutes = 0
                offset &+= 1
            } else if sign == ASCII.plus || sign == ASCII.hyphen {
                guard let minutes = offsetMinutes(utf8, at: offset) else {
                    return .failure(malformedOffset(utf8, from: offset))
                }
                time.offsetMinutes = minutes
                offset &+= 6
            }
        }
        if requiresOffset, time.offsetMinutes == nil {
            return .failure(FormatFailure(offset < utf8.count ? "unexpected character" : "no offset", at: offset))
        }
        guard time.second < 60 || time.isLastMinuteOfDay else {
            return .failure(FormatFailure("no leap second at this time", at: start))
        }
        guard offset == utf8.count else { return .failure(FormatFailure("unexpected character", at: offset)) }
        return .success(time)
    }

    /// The offset from UTC that a sign begins, in minutes.
    @inline(__always)
    private static func offsetMinutes(_ utf8: Span<UInt8>, at sign: Int) -> Int16? {
        guard utf8.count &- sign >= 6 else { return nil }
        let hours = pair(utf8, sign &+ 1)
        let minutes = pair(utf8, sign &+ 4)
        guard hours <= 23, minutes <= 59, utf8[sign &+ 3] == ASCII.colon else { return nil }
        let difference = Int16(truncatingIfNeeded: hours &* 60 &+ minutes)
        return utf8[sign] == ASCII.hyphen ? 0 &- difference : difference
    }

    /// What is wrong with a text that does not go on with `00:00:00`, if it need not go on so.
    @inline(never)
    private static func shortTimeFailure(
        _ utf8: Span<UInt8>, from start: Int, _ requiresSeconds: Bool
    ) -> FormatFailure? {
        let end = clockEnd(utf8, from: start)
        if end >= start &+ 2, pair(utf8, start) > 23 { return FormatFailure("hour out of range", at: start) }
        guard end == start &+ 5 else { return mismatch(utf8, at: end, isDigit: end != start &+ 2) }
        guard pair(utf8, start &+ 3) <= 59 else { return FormatFailure("minute out of range", at: start &+ 3) }
        guard end < utf8.count, utf8[end] == ASCII.colon else {
            return requiresSeconds ? FormatFailure("no seconds", at: end) : nil
        }
        return mismatch(utf8, at: digitsEnd(utf8, from: end &+ 1), isDigit: true)
    }

    /// What is wrong with a text that does not go on with the offset from UTC for which there is a sign.
    @inline(never)
    private static func malformedOffset(_ utf8: Span<UInt8>, from sign: Int) -> FormatFailure {
        let offset = clockEnd(utf8, from: sign &+ 1)
        if offset == sign &+ 6 { return FormatFailure("offset out of range", at: sign &+ 1) }
        return mismatch(utf8, at: offset, isDigit: offset != sign &+ 3)
    }
}

// MARK: - Digits

extension DateScanner {
    /// The number that two digits are, or more than 99 when they are none.
    @inline(__always)
    private static func pair(_ utf8: Span<UInt8>, _ offset: Int) -> Int {
        let tens = utf8[offset] &- ASCII.zero
        let ones = utf8[offset &+ 1] &- ASCII.zero
        return tens < 10 && ones < 10 ? Int(tens) &* 10 &+ Int(ones) : 100
    }

    /// The offset behind the digits of which two should stand at an offset.
    @inline(__always)
    private static func digitsEnd(_ utf8: Span<UInt8>, from start: Int) -> Int {
        guard start < utf8.count, ASCII.isDigit(utf8[start]) else { return start }
        return start &+ 1 < utf8.count && ASCII.isDigit(utf8[start &+ 1]) ? start &+ 2 : start &+ 1
    }

    /// The offset at which a text leaves or has passed `00:00`, in which `0` stands for any digit.
    @inline(__always)
    private static func clockEnd(_ utf8: Span<UInt8>, from start: Int) -> Int {
        let offset = digitsEnd(utf8, from: start)
        guard offset == start &+ 2, offset < utf8.count, utf8[offset] == ASCII.colon else { return offset }
        return digitsEnd(utf8, from: offset &+ 1)
    }

    /// What is wrong where a text leaves its form.
    private static func mismatch(_ utf8: Span<UInt8>, at offset: Int, isDigit: Bool) -> FormatFailure {
        guard offset < utf8.count else { return FormatFailure("too short", at: offset) }
        return FormatFailure(isDigit ? "not a digit" : "unexpected character", at: offset)
    }
}
