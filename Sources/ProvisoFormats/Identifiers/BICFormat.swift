/// A Business Identifier Code (ISO 9362), which SWIFT assigns: `DEUTDEFF`, `DEUTDEFF500`.
///
/// Six letters, of which the fifth and sixth are an existing country (ISO 3166-1, and `XK` for Kosovo), two letters or
/// digits, and three more for a branch. Upper case alone.
public struct BICFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a BIC, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        for offset in utf8.indices {
            let byte = utf8[offset]
            guard byte &- 0x41 < 26 || (offset >= 6 && ASCII.isDigit(byte)) else {
                return FormatFailure("character not allowed", at: offset)
            }
        }
        guard utf8.count == 8 || utf8.count == 11 else { return FormatFailure("wrong length", at: 0) }
        let isKosovo = utf8[4] == UInt8(ascii: "X") && utf8[5] == UInt8(ascii: "K")
        guard isKosovo || CountryCodes.contains(alpha2: utf8[4], utf8[5]) else {
            return FormatFailure("no such country", at: 4)
        }
        return nil
    }
}

extension BICFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var template = utf8.count < 8 ? Array("AAAADEAA".utf8) : Array("AAAADEAAAAA".utf8)
        guard utf8.count < template.count else { return false }
        var draft = Draft(utf8)
        // The country's second letter is open when its first stands there.
        for letter in Draft.letters {
            if utf8.count == 5 { template[5] = letter }
            if draft.isValid(with: template[utf8.count...], in: self) { return true }
            if utf8.count != 5 { break }
        }
        return false
    }
}
