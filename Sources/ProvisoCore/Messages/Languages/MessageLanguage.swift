public import ProvisoFormats

/// How a language forms plurals, writes numbers and dates, joins lists, quotes and starts sentences.
public struct MessageLanguage: Sendable {
    /// The BCP 47 tag: `en`, `pt-BR`.
    public let tag: String
    /// How it chooses plural forms.
    public let plurals: PluralRule
    /// How it writes numbers.
    public var numbers: NumberStyle
    /// How it writes dates and times of day.
    public var dates: DateStyle
    /// How it joins lists.
    public let lists: ListStyle
    /// Quotation marks.
    public let quotes: (opening: String, closing: String)
    /// Whether it is written from right to left.
    ///
    /// What such messages are filled with is set between FIRST STRONG ISOLATE (U+2068) and POP DIRECTIONAL ISOLATE
    /// (U+2069), but for numbers and for words that go the same way, so that a Latin label or a date neither moves nor
    /// turns around the words beside it (UAX #9). Messages from left to right isolate only what holds letters from right
    /// to left, and hold no invisible characters otherwise.
    public let isRightToLeft: Bool
    private let capitals: Capitals

    private enum Capitals {
        case standard
        /// Turkish and Azerbaijani: `i` has the capital `İ`.
        case turkic
        /// Dutch: `ij` is one letter.
        case dutch
    }

    /// Creates a language.
    ///
    /// - Parameters:
    ///   - tag: The BCP 47 tag.
    ///   - plurals: How it chooses plural forms.
    ///   - numbers: How it writes numbers.
    ///   - dates: How it writes dates and times of day.
    ///   - lists: How it joins lists.
    ///   - quotes: Quotation marks.
    ///   - isRightToLeft: Whether it is written from right to left.
    public init(
        tag: String, plurals: PluralRule, numbers: NumberStyle, dates: DateStyle = .iso8601, lists: ListStyle,
        quotes: (opening: String, closing: String), isRightToLeft: Bool = false
    ) {
        self.tag = tag
        self.plurals = plurals
        self.numbers = numbers
        self.dates = dates
        self.lists = lists
        self.quotes = quotes
        self.isRightToLeft = isRightToLeft
        switch tag.lowercased().prefix(while: { $0 != "-" }) {
        case "tr", "az": capitals = .turkic
        case "nl": capitals = .dutch
        default: capitals = .standard
        }
    }

    /// The plural form for a number, by CLDR's rules and the fraction that it shows.
    public func pluralCategory(_ number: ExactNumber) -> PluralCategory { plurals.category(for: number) }

    /// A number as people write it: `1,204.5`.
    public func format(_ number: ExactNumber) -> String { numbers.format(number) }

    /// The number of a line or of a record: `1204`.
    func format(position number: ExactNumber) -> String { numbers.ungrouped.format(number) }

    /// A date as people write it: `January 31, 2026`.
    ///
    /// One of the year 0, or after 9999, is written as ISO 8601 has it.
    public func format(_ date: CalendarDate) -> String { dates.format(date, numbers: numbers) }

    /// A time of day as people write it: `8:30 AM`, with its offset if it has one: `8:30 AM UTC+01:00`.
    public func format(_ time: TimeOfDay) -> String { dates.format(time, numbers: numbers) }

    /// A date with a time of day as people write it: `January 31, 2026 at 8:30 AM UTC`.
    public func format(_ moment: DateTime) -> String { dates.format(moment, numbers: numbers) }

    /// A date, a time of day or both, given as RFC 3339 has it; `nil` for another text.
    func formatDate(_ text: String) -> String? {
        if let date = CalendarDate(text) { return format(date) }
        if let moment = DateTime(text) { return format(moment) }
        return TimeOfDay(text).map(format)
    }

    /// A list in a sentence: `street, city and postcode`.
    public func list(_ items: [String]) -> String { lists.join(items) }

    /// Values one after another: `“a”, “b”, “c”`.
    func series(_ items: [String]) -> String { items.joined(separator: lists.middle) }

    /// A remark in parentheses behind a sentence.
    func parenthesised(_ text: String) -> String {
        ["ja", "zh"].contains(tag.prefix { $0 != "-" }) ? "（\(text)）" : " (\(text))"
    }

    /// A text between quotation marks. French sets no-break spaces inside of them.
    public func quoted(_ text: String) -> String {
        let space = tag.prefix { $0 != "-" } == "fr" ? "\u{A0}" : ""
        return quotes.opening + space + text + space + quotes.closing
    }

    /// A text as it stands at the start of a sentence: its first letter is a capital, unless the first word has capitals
    /// further on and so a spelling of its own, like `iPhone` and `pH`.
    public func capitalised(_ text: String) -> String {
        let bytes = text.utf8
        guard let byte = bytes.first, !Self.hasOwnSpelling(text) else { return text }
        // A letter of ASCII that no mark is combined with.
        if byte < 0x80, capitals == .standard, bytes.dropFirst().first.map({ $0 < 0x80 }) ?? true {
            guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte else { return text }
            return String(unsafeUninitializedCapacity: bytes.count) { capitalised in
                let end = text.withBytes { capitalised.initialize(fromContentsOf: $0) }
                capitalised[0] = byte ^ 0x20
                return end
            }
        }
        switch capitals {
        case .turkic where text.first?.utf8.elementsEqual("i".utf8) ?? false: return "İ" + text.dropFirst()
        case .dutch where bytes.starts(with: "ij".utf8): return "IJ" + text.dropFirst(2)
        default: break
        }
        return text.capitalisedAtStart
    }

    /// Whether a small letter begins the first word, and a capital stands in it.
    private static func hasOwnSpelling(_ text: String) -> Bool {
        // A byte beyond ASCII may belong to any letter.
        let mayHaveCapitals = text.withBytes { bytes in
            for byte in bytes where byte == UInt8(ascii: " ") || byte &- UInt8(ascii: "A") < 26 || byte >= 0x80 {
                return byte != UInt8(ascii: " ")
            }
            return false
        }
        guard mayHaveCapitals else { return false }
        let letters = text.unicodeScalars.prefix { $0 != " " }
        guard let first = letters.first, first.properties.isLowercase else { return false }
        return letters.contains { $0.properties.isUppercase }
    }
}
