/// A definition of what a text must look like: an email address, a URL, an ISBN.
///
/// A format is a small value that holds its options. It judges UTF-8 bytes in one pass and allocates nothing for a
/// text that passes. The whole text must match: a line feed at the end never slips through.
///
/// ```swift
/// UUIDFormat().isValid("2eb8aa08-aa98-11ea-b4aa-73b441d16380")   // true
/// PortFormat().failure(in: "070000")?.reason                      // "leading zero"
/// ```
///
/// - Complexity: Every format is linear in the length of the text, whatever the text is.
public protocol StringFormat: Sendable, Hashable {
    /// Says why a text is not in this format.
    ///
    /// The bytes need not be valid UTF-8: a format refuses what is not, and never traps.
    ///
    /// - Parameter utf8: The bytes of the whole text.
    /// - Returns: What is wrong and where, or `nil` when the text is in the format.
    func failure(in utf8: Span<UInt8>) -> FormatFailure?

    /// Says whether more text at the end of a text could bring it into this format.
    ///
    /// By default it could when the failure lies at the very end, which is right for a format whose failures lie where
    /// nothing that follows can help: implement it where one may lie before (a length that is short, reported at 0), or at
    /// the end of what is lost.
    ///
    /// - Parameters:
    ///   - utf8: The bytes of a whole text that is not in the format.
    ///   - failure: What ``failure(in:)-(Span<UInt8>)`` says of it.
    /// - Returns: `true` when there is a text that, behind this one, makes it valid.
    func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool

    /// Whether a corrected text may be suggested for one that is not in the format: the same without white space at its ends.
    /// True by default; false for the numbers of cards and accounts, of which nobody should be told a right one.
    static var isCorrectable: Bool { get }
}

extension StringFormat {
    /// A corrected text may be suggested.
    public static var isCorrectable: Bool { true }

    /// Says why a text is not in this format, or returns `nil` when it is.
    public func failure(in text: some StringProtocol) -> FormatFailure? {
        var text = String(text)
        return text.withUTF8 { failure(in: $0.span) }
    }

    /// Whether the whole text is in this format.
    public func isValid(_ text: some StringProtocol) -> Bool {
        failure(in: text) == nil
    }

    /// Whether the bytes, as the UTF-8 of a whole text, are in this format.
    public func isValid(utf8: Span<UInt8>) -> Bool {
        failure(in: utf8) == nil
    }
}
