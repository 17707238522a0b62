/// Turns the text of a ``DatePattern`` into its fields.
enum DatePatternCompiler {
    static func fields(of pattern: [UInt8]) throws(FormatFailure) -> [DatePatternField] {
        var fields: [DatePatternField] = []
        var symbols = DatePatternSymbols()
        var offset = 0
        while offset < pattern.count {
            let byte = pattern[offset]
            if byte == apostrophe {
                try appendQuoted(pattern, &offset, to: &fields)
            } else if ASCII.isLetter(byte) {
                let start = offset
                while offset < pattern.count, pattern[offset] == byte { offset += 1 }
                let field = try field(byte, count: offset - start, at: start)
                symbols.note(field, after: fields, at: start)
                try append(field, to: &fields, at: start)
            } else {
                if byte == UInt8(ascii: "%"), offset + 1 < pattern.count, ASCII.isLetter(pattern[offset + 1]) {
                    throw FormatFailure("% begins no symbol: yyyy-MM-dd stands for %Y-%m-%d", at: offset)
                }
                try append(.literal(byte), to: &fields, at: offset)
                offset += 1
            }
        }
        try symbols.check()
        return fields
    }

    private static let apostrophe = UInt8(ascii: "'")

    private static func appendQuoted(
        _ pattern: [UInt8], _ offset: inout Int, to fields: inout [DatePatternField]
    ) throws(FormatFailure) {
        let start = offset
        offset += 1
        if offset < pattern.count, pattern[offset] == apostrophe {
            try append(.literal(apostrophe), to: &fields, at: start)
            offset += 1
            return
        }
        while offset < pattern.count {
            if pattern[offset] == apostrophe {
                offset += 1
                guard offset < pattern.count, pattern[offset] == apostrophe else { return }
            }
            try append(.literal(pattern[offset]), to: &fields, at: offset)
            offset += 1
        }
        throw FormatFailure("no closing apostrophe", at: start)
    }

    private static func append(
        _ field: DatePatternField, to fields: inout [DatePatternField], at offset: Int
    ) throws(FormatFailure) {
        if let last = fields.last, last.isOpenEnded, field.beginsWithDigit {
            throw FormatFailure("numbers cannot be told apart", at: offset)
        }
        fields.append(field)
    }

    /// The letters that ``field(_:count:at:)`` knows, in the order of a date.
    static let symbols = "yMLdEHhmsSaXxZ"

    private static func field(_ letter: UInt8, count: Int, at offset: Int) throws(FormatFailure) -> DatePatternField {
        let symbol = Unicode.Scalar(letter)
        switch (symbol, count) {
        case ("y", 2): return .shortYear
        case ("y", 1), ("y", 4): return .number(.year, isPadded: count == 4)
        case ("M", 1...2), ("L", 1...2): return .number(.month, isPadded: count == 2)
        case ("M", 3...4), ("L", 3...4): return .monthName(isFull: count == 4)
        case ("d", 1...2): return .number(.day, isPadded: count == 2)
        case ("E", 1...4): return .weekdayName(isFull: count == 4)
        case ("H", 1...2): return .number(.hour24, isPadded: count == 2)
        case ("h", 1...2): return .number(.hour12, isPadded: count == 2)
        case ("m", 1...2): return .number(.minute, isPadded: count == 2)
        case ("s", 1...2): return .number(.second, isPadded: count == 2)
        case ("S", 1...9): return .fraction(count)
        case ("a", 1...3): return .dayPeriod
        case ("X", 1...3), ("x", 1...3):
            return .offset(.init(hasZ: symbol == "X", hasColon: count == 3, hasOptionalMinutes: count == 1))
        case ("Z", 1...3): return .offset(.init(hasZ: false, hasColon: false, hasOptionalMinutes: false))
        case ("Z", 5): return .offset(.init(hasZ: true, hasColon: true, hasOptionalMinutes: false))
        case ("Y", _): throw FormatFailure("unknown symbol: Y is the year of a week, y the calendar's", at: offset)
        case ("D", _): throw FormatFailure("unknown symbol: D is the day of the year, d that of the month", at: offset)
        case ("y", _), ("M", _), ("L", _), ("d", _), ("E", _), ("H", _), ("h", _), ("m", _), ("s", _), ("S", _),
            ("a", _), ("X", _), ("x", _), ("Z", _):
            throw FormatFailure("symbol repeated too often", at: offset)
        default: throw FormatFailure("unknown symbol", at: offset)
        }
    }
}
