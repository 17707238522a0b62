/// A ULID: 128 bits, of which the first 48 are a time, in 26 characters of Crockford's base 32, in either case.
///
/// As the ULID specification asks, what would need more than 128 bits (a first character above 7) is refused.
public struct ULIDFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a ULID, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8.count == 26 else { return .length("wrong length", at: min(utf8.count, 26), in: utf8) }
        for offset in utf8.indices where !ASCIISet.crockford.contains(utf8[offset]) {
            return FormatFailure("character not allowed", at: offset)
        }
        guard utf8[0] <= UInt8(ascii: "7") else { return FormatFailure("out of range", at: 0) }
        return nil
    }
}

extension ASCIISet {
    /// Crockford's base 32: digits and letters in either case, without I, L, O and U.
    fileprivate static let crockford = ASCIISet(low: 0x03FF_0000_0000_0000, high: 0x07DF_6DFE_07DF_6DFE)
}

extension ULIDFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings.rest(of: "00000000000000000000000000", from: utf8.count).complete(utf8, in: self)
    }
}
