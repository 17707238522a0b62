extension DateFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var dates = self
        dates.bounds = bounds.atOneInstant
        if let format { return DatePatternSearch(format, within: dates.bounds).canComplete(utf8, in: dates) }
        return DateEndings.dates(behind: utf8, within: dates.bounds).complete(utf8, in: dates)
    }
}

extension DateTimeFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var dates = self
        dates.bounds = bounds.atOneInstant
        return dates.canComplete(utf8)
    }

    private func canComplete(_ utf8: Span<UInt8>) -> Bool {
        if let format { return DatePatternSearch(format, within: bounds).canComplete(utf8, in: self) }
        let isBound = !bounds.isEmpty
        // Bounds can only take texts away.
        if isBound, DateTimeFormat(allowLocal: allowLocal).completion(of: utf8) == .lost { return false }
        let timeStart = DateScanner.dateLength + 1
        var heads = Endings([[]])
        if utf8.count < timeStart {
            heads = DateEndings.dates(behind: utf8, within: DateBounds()).then(Endings("T"))
            if utf8.count == DateScanner.dateLength { heads = Endings("T") }
        }
        for head in heads.texts
        where DateEndings.completeTime(utf8, head: head, from: timeStart, isBound: isBound, in: self) {
            return true
        }
        guard let first = bounds.firstInstant() else { return false }
        return DateEndings.offsets.contains { offset in
            let local = Timestamp(
                secondsSince1970: first.secondsSince1970 + Int64(offset) * 60, nanoseconds: first.nanoseconds)
            let time = local.time.moved(to: offset)
            guard DateEndings.begins(utf8, likeClock: time, from: timeStart) else { return false }
            return DateEndings.completes(utf8, to: DateTime(date: local.date, time: time), in: self)
        }
    }
}

extension TimeFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if let format { return DatePatternSearch(format, within: DateBounds()).canComplete(utf8, in: self) }
        let isBound = before != nil || after != nil
        if DateEndings.completeTime(utf8, head: [], from: 0, isBound: isBound, in: self) { return true }
        guard let after else { return false }
        // The first time behind the bound, with any offset or none.
        let offsets = [nil] + DateEndings.offsets.map(Optional.some)
        return offsets.contains { offset in
            var nanoseconds = after.nanosecondsSinceMidnight + 1
            if let offset, let other = after.offsetMinutes { nanoseconds += Int64(offset - other) * 60_000_000_000 }
            guard 0..<86_400_000_000_000 ~= nanoseconds else { return false }
            let instant = Timestamp(
                secondsSince1970: nanoseconds / 1_000_000_000, nanoseconds: Int(nanoseconds % 1_000_000_000))
            let time = instant.time.moved(to: offset)
            return DateEndings.begins(utf8, likeClock: time, from: 0)
                && DateEndings.completes(utf8, to: time, in: self)
        }
    }
}

extension TimeOfDay {
    /// The same time on a clock with another offset from UTC.
    fileprivate func moved(to offsetMinutes: Int?) -> TimeOfDay {
        TimeOfDay(
            uncheckedHour: hour, minute: minute, second: second, nanosecond: nanosecond, offsetMinutes: offsetMinutes)
    }
}
