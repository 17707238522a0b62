/// What a filter makes of a value.
public enum Replacement: Sendable {
    /// The value stays.
    case unchanged
    /// A part of the text, by its offsets in UTF-8 bytes. Costs no allocation.
    case slice(Range<Int>)
    /// Another value.
    case value(DataValue)
}
