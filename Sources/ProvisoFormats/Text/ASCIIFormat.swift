/// A text of ASCII characters alone, control characters among them.
///
/// The empty text passes.
public struct ASCIIFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not ASCII, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        for offset in utf8.indices where utf8[offset] >= 0x80 {
            return FormatFailure("non-ASCII character", at: offset)
        }
        return nil
    }
}
