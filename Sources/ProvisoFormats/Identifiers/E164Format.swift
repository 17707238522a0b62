/// A telephone number in the international form of ITU-T E.164: a plus and 7 to 15 digits, the first of them not 0.
public struct E164Format: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not such a number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8[0] == ASCII.plus else { return FormatFailure("no plus sign", at: 0) }
        let end = RunScan.endOfDigits(in: utf8, from: 1)
        guard end == utf8.count else { return FormatFailure("not a digit", at: end) }
        guard utf8.count > 7 else { return FormatFailure("too few digits", at: utf8.count) }
        guard utf8.count <= 16 else { return FormatFailure("too many digits", at: 16) }
        return utf8[1] == ASCII.zero ? FormatFailure("leading zero", at: 1) : nil
    }
}

extension E164Format {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings.suffixes(of: "+1000000").complete(utf8, in: self)
    }
}
