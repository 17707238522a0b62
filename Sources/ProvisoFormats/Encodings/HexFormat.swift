/// Bytes in hexadecimal, Base16 of RFC 4648 section 8: an even number of digits in either case, without a prefix.
///
/// The empty text encodes nothing and passes.
public struct HexFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not hexadecimal, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        let end = RunScan.endOfHexDigits(in: utf8, from: 0)
        guard end == utf8.count else { return FormatFailure("not a hexadecimal digit", at: end) }
        return utf8.count % 2 == 0 ? nil : FormatFailure("odd number of digits", at: utf8.count)
    }
}
