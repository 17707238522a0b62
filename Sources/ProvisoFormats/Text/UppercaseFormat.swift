/// A text in upper case: one that stays as it is when its letters are made upper case, by Unicode's full mappings.
///
/// What has no case passes, and so does the empty text.
public struct UppercaseFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not in upper case, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        CaseScan.failure(
            in: utf8, reason: "not upper case", isWrong: { $0 &- 0x61 < 26 },
            changes: { $0.properties.uppercaseMapping != String($0) })
    }
}

extension UppercaseFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard let cut = CutScalar(endOf: utf8), cut.offset == failure.offset else { return false }
        return cut.endings.complete(utf8, in: self)
    }
}
