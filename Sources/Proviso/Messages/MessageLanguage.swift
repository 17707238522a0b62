/// How a language forms plurals, writes numbers, joins lists and starts sentences.
public struct MessageLanguage: Sendable {
    /// The BCP 47 tag: `en`, `pt-BR`.
    public let tag: String
    /// The plural form for a number, by CLDR's rules.
    public let pluralCategory: @Sendable (ExactNumber) -> PluralCategory
    /// A number as people write it: `1,204.5`.
    public let format: @Sendable (ExactNumber) -> String
    /// A list in a sentence: `street, city and postcode`.
    public let list: @Sendable ([String]) -> String
    /// Quotation marks.
    public let quotes: (opening: String, closing: String)

    /// Creates a language.
    public init(
        tag: String, pluralCategory: @escaping @Sendable (ExactNumber) -> PluralCategory,
        format: @escaping @Sendable (ExactNumber) -> String, list: @escaping @Sendable ([String]) -> String,
        quotes: (opening: String, closing: String)
    ) {
        self.tag = tag
        self.pluralCategory = pluralCategory
        self.format = format
        self.list = list
        self.quotes = quotes
    }

    /// English.
    public static let english = MessageLanguage(
        tag: "en",
        pluralCategory: { $0.spelling == "1" ? .one : .other },
        format: { number in
            // Grouping is for amounts, so it starts where years end.
            guard number.isIntegral, let integer = number.integer, integer.magnitude >= 10_000
            else { return number.spelling }
            var digits = String(integer.magnitude)
            var groups: [String] = []
            while digits.count > 3 {
                groups.insert(String(digits.suffix(3)), at: 0)
                digits.removeLast(3)
            }
            return (integer < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
        },
        list: { items in
            guard let last = items.last, items.count > 1 else { return items.first ?? "" }
            return items.dropLast().joined(separator: ", ") + " and " + last
        },
        quotes: ("“", "”")
    )
}
