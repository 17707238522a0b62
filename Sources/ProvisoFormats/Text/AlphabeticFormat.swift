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

extension AlphabeticFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if failure.offset == utf8.count { return true }
        guard let cut = CutScalar(endOf: utf8), cut.offset == failure.offset else { return false }
        return cut.endings.complete(utf8, in: self)
    }
}
