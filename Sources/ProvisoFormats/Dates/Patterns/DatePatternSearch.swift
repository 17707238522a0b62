/// Looks for a text that begins like another and follows a ``DatePattern``.
///
/// The parts that have not been typed take a few values each, which stand for all: a year of each of the 28 kinds, and what the
/// bounds begin with.
struct DatePatternSearch {
    private let fields: [DatePatternField]
    private let first: DateTime
    /// How many texts and beginnings of texts may still be looked at.
    ///
    /// Only bounds that leave next to nothing, or parts that contradict each other, take so many.
    private var budget = 50_000

    init(_ pattern: DatePattern, within bounds: DateBounds) {
        fields = pattern.fields
        let start = bounds.firstInstant() ?? Timestamp(secondsSince1970: 946_684_800)
        first = DateTime(date: start.date, time: start.time)
    }

    /// Whether there is such a text in a format, or too many to look at all of them.
    func canComplete(_ utf8: Span<UInt8>, in format: some StringFormat) -> Bool {
        var search = self
        let typed = utf8.withUnsafeBufferPointer { Array($0) }
        return search.canComplete(typed, at: 0, fields[...], DatePatternParts(), in: format) || search.budget == 0
    }

    private mutating func canComplete(
        _ text: [UInt8], at offset: Int, _ fields: ArraySlice<DatePatternField>, _ parts: DatePatternParts,
        in format: some StringFormat
    ) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        guard let field = fields.first else {
            return offset == text.count && text.withUnsafeBufferPointer { format.isValid(utf8: $0.span) }
        }
        let read = Self.read(field, of: text, at: offset, into: parts)
        if let read, canComplete(text, at: read.end, fields.dropFirst(), read.parts, in: format) { return true }
        guard read == nil || read?.end == text.count else { return false }
        let typed = text[offset...]
        for other in field.texts(behind: typed, best: first)
        where other.count > typed.count
            && zip(other, typed).allSatisfy({ ASCII.lowercased($0) == ASCII.lowercased($1) })
        {
            let longer = text + other.dropFirst(typed.count)
            guard let read = Self.read(field, of: longer, at: offset, into: parts), read.end == longer.count else {
                continue
            }
            if canComplete(longer, at: read.end, fields.dropFirst(), read.parts, in: format) { return true }
        }
        return false
    }

    /// Reads a field; returns where it ends, and the parts with what it says, or `nil` when it does not stand there.
    private static func read(
        _ field: DatePatternField, of text: [UInt8], at offset: Int, into parts: DatePatternParts
    ) -> (end: Int, parts: DatePatternParts)? {
        text.withUnsafeBufferPointer { bytes in
            var (parts, end) = (parts, offset)
            do throws(FormatFailure) {
                try parts.read(field, bytes.span, &end)
                return (end, parts)
            } catch {
                return nil
            }
        }
    }
}

extension DatePatternField {
    /// The texts that a field can have, or a few that stand for all where nothing of it has been typed.
    ///
    /// - Parameters:
    ///   - typed: What has been typed of it.
    ///   - value: What the field should have best.
    fileprivate func texts(behind typed: ArraySlice<UInt8>, best value: DateTime) -> [[UInt8]] {
        let isOpen = typed.isEmpty
        func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
        switch self {
        case .literal(let byte): return [[byte]]
        case .number(let number, let isPadded):
            let width = isPadded ? number.digits : 1
            let best = text(for: value)
            let values: [Int] =
                switch number {
                case .year where isOpen: Array(value.date.year...value.date.year + 28)
                case .minute where isOpen: [0, 59]
                case .second where isOpen: [0]
                default: Array(number.range)
                }
            return bytes([best] + values.map { padded($0, width) })
                + (isPadded || isOpen ? [] : bytes(values.map { padded($0, number.digits) }))
        case .shortYear: return bytes([text(for: value)] + (0...99).map { padded($0, 2) })
        case .monthName(let isFull): return Self.monthNames.map { Self.bytes($0, isFull: isFull) }
        case .weekdayName(let isFull): return Self.weekdayNames.map { Self.bytes($0, isFull: isFull) }
        case .fraction(let count):
            let zeros = [UInt8](repeating: ASCII.zero, count: max(0, count - typed.count))
            return bytes([text(for: value)]) + [typed + zeros]
        case .dayPeriod: return bytes(["AM", "PM"])
        case .offset(let style):
            let separator = style.hasColon ? ":" : ""
            let offsets = DateEndings.offsets.map { TimeOfDay.offset($0, separator: separator) }
            let whole = DateEndings.offsets.filter { style.hasOptionalMinutes && $0 % 60 == 0 }
            let hours = whole.map { String(TimeOfDay.offset($0, separator: "").prefix(3)) }
            return bytes((style.hasZ ? ["Z"] : []) + hours + offsets)
        }
    }

    private static func bytes(_ name: StaticString, isFull: Bool) -> [UInt8] {
        name.withUTF8Buffer { Array(isFull ? $0[...] : $0.prefix(3)) }
    }
}
