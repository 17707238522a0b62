/// A text in lower case: one that stays as it is when its letters are made lower case, by Unicode's full mappings.
///
/// What has no case passes, and so does the empty text.
public struct LowercaseFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not in lower case, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        CaseScan.failure(
            in: utf8, reason: "not lower case", isWrong: { $0 &- 0x41 < 26 },
            changes: { $0.properties.lowercaseMapping != String($0) })
    }
}

extension LowercaseFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard let cut = CutScalar(endOf: utf8), cut.offset == failure.offset else { return false }
        return cut.endings.complete(utf8, in: self)
    }
}
