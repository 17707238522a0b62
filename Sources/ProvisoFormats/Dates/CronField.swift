/// A field of a schedule: what its numbers and names are.
enum CronField {
    case second
    case minute
    case hour
    case day
    case month
    case weekday

    /// The field behind this one; `nil` behind the last.
    var next: CronField? {
        switch self {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day: .month
        case .month: .weekday
        case .weekday: nil
        }
    }

    private var range: ClosedRange<Int> {
        switch self {
        case .second, .minute: 0...59
        case .hour: 0...23
        case .day: 1...31
        case .month: 1...12
        case .weekday: 0...7
        }
    }

    /// The names of the first numbers, one behind the other; empty where a field has none.
    private var names: StaticString {
        switch self {
        case .month: "janfebmaraprmayjunjulaugsepoctnovdec"
        case .weekday: "sunmontuewedthufrisat"
        default: ""
        }
    }

    private func outOfRange(at offset: Int) -> FormatFailure {
        switch self {
        case .second: FormatFailure("second out of range", at: offset)
        case .minute: FormatFailure("minute out of range", at: offset)
        case .hour: FormatFailure("hour out of range", at: offset)
        case .day, .weekday: FormatFailure("no such day", at: offset)
        case .month: FormatFailure("no such month", at: offset)
        }
    }

    /// Reads a list: `*`, numbers and ranges with commas between, to a blank or the end of the text.
    func list(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        while true {
            try element(utf8, &offset)
            guard offset < utf8.count, !ASCII.isBlank(utf8[offset]) else { return }
            guard utf8[offset] == ASCII.comma else { throw FormatFailure("unexpected character", at: offset) }
            offset += 1
        }
    }

    private func element(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) {
        if offset < utf8.count, utf8[offset] == UInt8(ascii: "*") {
            offset += 1
        } else {
            let first = try value(utf8, &offset)
            guard offset < utf8.count, utf8[offset] == ASCII.hyphen else { return }
            offset += 1
            let start = offset
            guard try value(utf8, &offset) >= first else {
                throw FormatFailure("parts contradict each other", at: start)
            }
        }
        guard offset < utf8.count, utf8[offset] == ASCII.slash else { return }
        offset += 1
        let start = offset
        // A step that is longer than the range runs once in it, as cron takes it.
        guard try Self.number(utf8, &offset) > 0 else { throw FormatFailure("out of range", at: start) }
    }

    /// Reads a number or a name of the field.
    private func value(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) -> Int {
        let start = offset
        let isName = offset < utf8.count && ASCII.isLetter(utf8[offset]) && names.utf8CodeUnitCount > 0
        let value = try isName ? name(utf8, &offset) : Self.number(utf8, &offset)
        guard let value, range.contains(value) else { throw outOfRange(at: start) }
        return value
    }

    /// Reads letters; returns `nil` when they are no name.
    private func name(_ utf8: Span<UInt8>, _ offset: inout Int) -> Int? {
        let start = offset
        while offset < utf8.count, ASCII.isLetter(utf8[offset]) { offset += 1 }
        guard offset - start == 3 else { return nil }
        return names.withUTF8Buffer { names in
            var place = 0
            while place < names.count {
                // Letters differ from those of the other case in one bit.
                if utf8[start] | 0x20 == names[place], utf8[start + 1] | 0x20 == names[place + 1],
                    utf8[start + 2] | 0x20 == names[place + 2]
                {
                    return range.lowerBound + place / 3
                }
                place += 3
            }
            return nil
        }
    }

    /// Reads decimal digits; a number that is past all ranges comes out as 100.
    private static func number(_ utf8: Span<UInt8>, _ offset: inout Int) throws(FormatFailure) -> Int {
        let start = offset
        var number = 0
        while offset < utf8.count, let digit = ASCII.decimalValue(utf8[offset]) {
            number = min(number * 10 + Int(digit), 100)
            offset += 1
        }
        if offset > start { return number }
        // Between two signs nothing was written; anything else is something else.
        guard offset < utf8.count, !ASCII.isBlank(utf8[offset]), !isSign(utf8[offset]) else {
            throw FormatFailure("value missing", at: offset)
        }
        throw FormatFailure("not a number", at: offset)
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == ASCII.comma || byte == ASCII.hyphen || byte == ASCII.slash
    }
}
