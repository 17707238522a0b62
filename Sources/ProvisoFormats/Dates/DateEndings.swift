/// What completes dates and times of RFC 3339.
///
/// The texts that begin alike are those from a first to a last one. If any of them lies within bounds, then the first of them
/// does, or the first that the bounds admit.
enum DateEndings {
    /// The offsets from UTC in minutes, the likeliest first.
    static let offsets = [0] + (1...1439) + (1...1439).map { -$0 }

    /// What is left of the first day that begins like a text, and of the first within bounds.
    static func dates(behind utf8: Span<UInt8>, within bounds: DateBounds) -> Endings {
        guard utf8.count < DateScanner.dateLength else { return Endings() }
        var first = Array("0000-01-01".utf8)
        // No month and no day is 00.
        if utf8.count == 6, utf8[5] == UInt8(ascii: "1") { first[6] = ASCII.zero }
        if utf8.count == 9, utf8[8] != ASCII.zero { first[9] = ASCII.zero }
        var texts = [first]
        if let day = bounds.firstDay { texts.append(Array(day.description.utf8)) }
        return Endings(texts.map { Array($0.dropFirst(utf8.count)) })
    }

    /// Whether a text can go on to be a date and time, or a time.
    static func completes(
        _ utf8: Span<UInt8>, to value: some CustomStringConvertible, in format: some StringFormat
    ) -> Bool {
        let text = Array(value.description.utf8)
        guard utf8.count < text.count else { return false }
        for offset in utf8.indices where ASCII.lowercased(utf8[offset]) != ASCII.lowercased(text[offset]) {
            return false
        }
        var draft = Draft(utf8)
        return draft.isValid(with: text[utf8.count...], in: format)
    }

    /// Whether a text can go on with the first time that begins like the one in it, at any offset from UTC.
    ///
    /// - Parameters:
    ///   - head: What is left of what precedes the time.
    ///   - start: Where in the text the time begins.
    ///   - isBound: Whether the offset decides if the time is within bounds.
    static func completeTime(
        _ utf8: Span<UInt8>, head: [UInt8], from start: Int, isBound: Bool, in format: some StringFormat
    ) -> Bool {
        let clock = Array("00:00:00".utf8)
        var draft = Draft(utf8)
        var ending = head
        var zone: [UInt8] = []
        let typed = max(0, utf8.count - start)
        if typed < clock.count, typed < 6 || utf8[start + 5] == ASCII.colon {
            ending += clock[typed...]
            // The seconds may be left out.
            if typed == 5, complete(&draft, [], zone, anyOffset: isBound, in: format) { return true }
        } else {
            var offset = start + (utf8[start + 5] == ASCII.colon ? clock.count : 5)
            if offset < utf8.count, utf8[offset] == ASCII.dot {
                offset += 1
                if offset == utf8.count { ending.append(ASCII.zero) }
                while offset < utf8.count, ASCII.isDigit(utf8[offset]) { offset += 1 }
            }
            while offset < utf8.count {
                zone.append(utf8[offset])
                offset += 1
            }
        }
        // The offset also decides whether there is a leap second.
        let isLeapSecond = typed > 6 && utf8[start + 6] == UInt8(ascii: "6")
        return complete(
            &draft, ending, zone, anyOffset: isBound || isLeapSecond || !zone.isEmpty, in: format)
    }

    /// Whether the hour and the minute that a text has from an offset on, if it has them, are those of a time.
    static func begins(_ utf8: Span<UInt8>, likeClock time: TimeOfDay, from start: Int) -> Bool {
        func isPair(_ number: Int, at offset: Int) -> Bool {
            utf8.count < offset + 2
                || Int(utf8[offset]) - 0x30 == number / 10 && Int(utf8[offset + 1]) - 0x30 == number % 10
        }
        return isPair(time.hour, at: start) && isPair(time.minute, at: start + 3)
    }

    private static func complete(
        _ draft: inout Draft, _ ending: [UInt8], _ zone: [UInt8], anyOffset: Bool, in format: some StringFormat
    ) -> Bool {
        if zone.isEmpty, draft.isValid(with: ending, in: format) || draft.isValid(with: ending + [0x5A], in: format) {
            return true
        }
        guard anyOffset else { return false }
        for other in zones where other.starts(with: zone) {
            if draft.isValid(with: ending + other.dropFirst(zone.count), in: format) { return true }
        }
        return false
    }

    private static let zones: [[UInt8]] =
        [Array("-00:00".utf8)] + offsets.map { Array(TimeOfDay.offset($0, separator: ":").utf8) }
}
