/// What typing on can do for a text.
///
/// A form that is filled in shows an error as soon as nothing typed at the end of a text can fix it, and holds it back as long
/// as something can: `ada@` is on its way to an address, `ada@@` is not.
public enum Completion: Sendable, Hashable, CaseIterable {
    /// The text is in the format as it is. More text may keep it there or not.
    case valid

    /// The text is not in the format, but with more text at its end it can be.
    case incomplete

    /// The text is not in the format, whatever is typed at its end.
    case lost
}

extension StringFormat {
    /// Says whether a text is in this format, and if not, whether more text at its end could make it so.
    ///
    /// ```swift
    /// DateFormat().completion(of: "2026-1")      // incomplete
    /// DateFormat().completion(of: "2026-02-3")   // lost: no day of February begins with a 3
    /// ```
    ///
    /// - Complexity: Linear in the length of the text; for a text that is not valid perhaps some hundred times as long as
    ///   ``failure(in:)-(Span<UInt8>)``, and not without allocations. It is meant to be asked once a keystroke.
    public func completion(of text: some StringProtocol) -> Completion {
        var text = String(text)
        return text.withUTF8 { completion(of: $0.span) }
    }

    /// Says whether bytes, as the UTF-8 of a whole text, are in this format, and if not, whether more bytes could make it so.
    ///
    /// A text that ends within a character is incomplete where the format has characters that begin so.
    ///
    /// - Complexity: As that of the other `completion`.
    public func completion(of utf8: Span<UInt8>) -> Completion {
        guard let failure = failure(in: utf8) else { return .valid }
        return canBecomeValid(utf8, failing: failure) ? .incomplete : .lost
    }

    /// Whether the failure lies at the end of the text, where more text could fix it.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        failure.offset == utf8.count
    }
}
