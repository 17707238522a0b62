/// Base32 (RFC 4648 section 6): upper-case letters and the digits 2 to 7, filled up with `=` to groups of eight.
///
/// The empty text encodes nothing and passes.
public struct Base32Format: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not Base32, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        var end = utf8.count
        while end > 0, utf8.count - end < 6, utf8[end - 1] == ASCII.equals { end -= 1 }
        for offset in 0..<end {
            let byte = utf8[offset]
            guard byte &- 0x41 < 26 || byte &- 0x32 < 6 else {
                return FormatFailure(byte == ASCII.equals ? "wrong padding" : "character not allowed", at: offset)
            }
        }
        guard utf8.count % 8 == 0 else { return FormatFailure("wrong length", at: utf8.count) }
        // Bytes end behind two, four, five, seven or eight characters.
        return switch end % 8 {
        case 1, 3, 6: FormatFailure("wrong padding", at: end)
        default: nil
        }
    }
}

extension Base32Format {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        (Endings.suffixes(of: "AAAAAAA") + Endings.suffixes(of: "=====")).complete(utf8, in: self)
    }
}
