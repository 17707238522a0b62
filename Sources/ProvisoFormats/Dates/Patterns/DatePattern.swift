/// A pattern of Unicode's date field symbols (UTS #35 part 4, "Date Format Patterns"): `dd/MM/yyyy`, `h:mm a`.
///
/// | symbol | part | how it is read |
/// |---|---|---|
/// | `yyyy`, `y`, `yy` | year | four digits; one to four; the last two digits of 1969 to 2068 |
/// | `MM`, `M` (also `LL`, `L`) | month | two digits; one or two |
/// | `MMM`, `MMMM` (also `LLL`, `LLLL`) | month | its English name, three letters or all, in any case |
/// | `dd`, `d` | day of the month | two digits; one or two |
/// | `E` to `EEE`, `EEEE` | day of the week | its English name, three letters or all; it must be right |
/// | `HH`, `H` | hour | 00 to 23 |
/// | `hh`, `h` | hour | 1 to 12; needs `a` |
/// | `mm`, `m`; `ss`, `s` | minute; second | two digits; one or two |
/// | `S` to `SSSSSSSSS` | fraction of a second | as many digits |
/// | `a` | `AM` or `PM` | in any case |
/// | `X`, `XX`, `XXX` | offset | `+01` or `+0130`; `+0130`; `+01:30`; each or `Z` |
/// | `x`, `xx`, `xxx` | offset | the same without `Z` |
/// | `Z` to `ZZZ`; `ZZZZZ` | offset | as `xx`; as `XXX` |
///
/// Text between apostrophes stands for itself, `''` for an apostrophe, and so does everything that is no ASCII letter.
/// Other letters are an error. A number that may have one digit or two must not be followed by another number.
///
/// What a pattern leaves out is taken for 1 January, 2000, midnight. A repeated part must be the same each time.
///
/// These mistakes are errors: `m` for the month (`yyyy-mm-dd`) and `M` for the minute (`HH:MM`), `S` for the second
/// (`HH:mm:SS`), `d` beside a year without a month, `s` beside an hour without a minute, `h` without `a`, and `%` before a letter.
public struct DatePattern: Hashable, Sendable {
    /// The text of the pattern.
    public let description: String

    let fields: [DatePatternField]

    /// The symbols that there are, for messages: `y, M, L and Z`.
    package static var symbols: String {
        let letters = DatePatternCompiler.symbols.map(String.init)
        return letters.dropLast().joined(separator: ", ") + " and " + (letters.last ?? "")
    }

    /// Whether it has a date, or a part of one.
    package var hasDate: Bool {
        fields.contains { field in
            switch field {
            case .number(.year, _), .shortYear, .number(.month, _), .monthName, .number(.day, _), .weekdayName: true
            default: false
            }
        }
    }

    /// Whether it has a year.
    package var hasYear: Bool {
        fields.contains { field in
            switch field {
            case .number(.year, _), .shortYear: true
            default: false
            }
        }
    }

    /// Whether it has a time of day, or a part of one.
    package var hasTime: Bool {
        fields.contains { field in
            switch field {
            case .number(.hour24, _), .number(.hour12, _), .number(.minute, _), .number(.second, _), .fraction: true
            default: false
            }
        }
    }

    /// Creates a pattern.
    ///
    /// - Parameter pattern: The text of the pattern.
    /// - Throws: ``FormatFailure`` with the offset in the pattern, when a letter is no symbol that is known, a symbol is
    ///   repeated too often, an apostrophe has no other, two numbers cannot be told apart, symbols do not go together, or
    ///   there is no symbol at all.
    public init(_ pattern: some StringProtocol) throws(FormatFailure) {
        let description = String(pattern)
        fields = try DatePatternCompiler.fields(of: Array(description.utf8))
        self.description = description
    }

    /// Reads a text that follows the pattern.
    ///
    /// - Throws: ``FormatFailure`` when the text does not follow it.
    public func parse(_ text: some StringProtocol) throws(FormatFailure) -> DateTime {
        try text.scan(parse)
    }

    /// Reads a text that follows the pattern.
    ///
    /// - Parameter utf8: The bytes of the whole text.
    /// - Returns: The date and the time.
    /// - Throws: ``FormatFailure`` when the text does not follow the pattern, or names a day or time that does not exist.
    /// - Complexity: O(*n*); nothing is allocated.
    public func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> DateTime {
        var parts = DatePatternParts()
        var offset = 0
        for field in fields {
            try parts.read(field, utf8, &offset)
        }
        guard offset == utf8.count else { throw FormatFailure("unexpected character", at: offset) }
        return try parts.dateTime()
    }

    /// The text for a date and time that follows the pattern; an offset that is not known is written as UTC.
    public func string(from value: DateTime) -> String {
        var bytes: [UInt8] = []
        for field in fields {
            if case .literal(let byte) = field { bytes.append(byte) } else { bytes += field.text(for: value).utf8 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension DatePattern: CustomStringConvertible {}
