/// What a value looks like, whatever the rules say of it.
public enum ValueType: Int, Sendable, Hashable, CaseIterable {
    /// An empty cell or text, null, an empty list or object, and what the document calls `missing`.
    case empty
    /// A whole number: an optional minus sign and digits. `007` is a text, since as a number it would lose its zeros.
    case integer
    /// A number with a fraction or an exponent.
    case decimal
    /// `true` or `false`; in CSV in any case.
    case boolean
    /// A day that there is, as ISO 8601 writes it: `2026-01-31`.
    case date
    /// Such a day with a time of day, with or without an offset: `2026-01-31T08:30:00Z`.
    case dateTime
    /// Any other text.
    case text
    /// A list of JSON.
    case list
    /// An object of JSON.
    case object
}
