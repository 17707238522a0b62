/// A text of letters alone, of any script, with the combining marks that follow a letter.
///
/// Letters and marks are what Unicode's general categories call so, of the version that the standard library has.
public struct AlphabeticFormat: StringFormat {
    /// Whether only A to Z and a to z pass; off by default.
    public var ascii: Bool

    /// Creates a format with this option.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// Says why a text is not of letters alone, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        LetterScan.failure(in: utf8, digits: false, ascii: ascii)
    }
}
