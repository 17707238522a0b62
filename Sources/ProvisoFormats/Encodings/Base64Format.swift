/// Base64 (RFC 4648): the standard alphabet with padding, or the one for URLs and file names without.
///
/// The empty text encodes nothing and passes. White space and line feeds are refused. Bits that the padding leaves over are
/// not looked at (section 3.5 lets a decoder do either).
public struct Base64Format: StringFormat {
    /// Whether the alphabet is that of section 5, with `-` and `_`; off by default.
    public var urlSafe: Bool

    /// Whether the end is filled up with `=`: required when on, refused when off.
    ///
    /// On by default with the standard alphabet, and off with the one for URLs.
    public var padding: Bool

    /// Creates a format with these options.
    ///
    /// - Parameters:
    ///   - urlSafe: Whether the alphabet is the one for URLs and file names.
    ///   - padding: Whether the end is filled up; by default it is with the standard alphabet alone.
    public init(urlSafe: Bool = false, padding: Bool? = nil) {
        self.urlSafe = urlSafe
        self.padding = padding ?? !urlSafe
    }

    /// Says why a text is not Base64, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        let alphabet: ASCIISet = urlSafe ? .base64URL : .base64
        var end = utf8.count
        if padding {
            guard utf8.count % 4 == 0 else { return FormatFailure("wrong length", at: utf8.count) }
            // At most two signs, since one character alone encodes no byte.
            while end > 0, utf8.count - end < 2, utf8[end - 1] == ASCII.equals { end -= 1 }
        }
        for offset in 0..<end where !alphabet.contains(utf8[offset]) {
            if utf8[offset] == ASCII.equals {
                return FormatFailure(padding ? "wrong padding" : "padding not allowed", at: offset)
            }
            return FormatFailure("character not allowed", at: offset)
        }
        return end % 4 == 1 ? FormatFailure("wrong length", at: end - 1) : nil
    }
}

extension Base64Format {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings("A", "AA", "AAA", "=", "==", "A=", "A==", "AA=").complete(utf8, in: self)
    }
}
