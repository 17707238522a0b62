public import ProvisoFormats

/// A structured creditor reference (ISO 11649): `RF`, two check digits and up to 21 digits and capital letters.
///
/// The check digits are those of IBAN. Either there are no spaces, or single ones between groups of four, as it is printed.
///
/// ```swift
/// CreditorReferenceFormat().isValid("RF18 5390 0754 7034")   // true
/// ```
public struct CreditorReferenceFormat: IdentifierFormat {
    /// The example of the European Payments Council.
    public static let example = "RF18539007547034"

    /// Check digits stand behind the prefix, so that there are none at the end.
    public static let checkCharacters = 0

    /// Whether spaces may stand between groups of four; on by default.
    public var allowSpaces: Bool

    /// Creates a format with this option.
    public init(allowSpaces: Bool = true) {
        self.allowSpaces = allowSpaces
    }

    /// Says why a text is not a creditor reference, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var walk = GroupWalk(allowSpaces ? "#### #### #### #### #### #### #" : "")
        var sum = Modulus97Sum()
        var check = 0
        while let byte = walk.next(utf8) {
            guard let value = CheckAlphabet.alphanumerics.value(of: byte) else {
                return allowSpaces || byte != 0x20
                    ? walk.failure(at: byte, "character not allowed")
                    : FormatFailure("space not allowed", at: walk.place)
            }
            switch walk.count {
            case 1: guard value == 27 else { return FormatFailure("wrong prefix", at: 0) }
            case 2: guard value == 15 else { return FormatFailure("wrong prefix", at: 0) }
            case 3, 4:
                guard value < 10 else { return FormatFailure("not a digit", at: walk.place) }
                check = check &* 10 &+ Int(value)
            default:
                guard walk.count <= 25 else { return FormatFailure("too long", at: walk.place) }
                sum.add(value)
            }
        }
        if let failure = walk.failure { return failure }
        guard walk.count > 4 else { return FormatFailure("too short", at: utf8.count) }
        sum.add(27)
        sum.add(15)
        return check == sum.checkDigits ? nil : FormatFailure("wrong check digits", at: 2)
    }

    /// The check digits of a reference.
    ///
    /// - Parameter body: What stands behind the check digits: up to 21 digits and capital letters.
    /// - Returns: The reference with `RF` and its check digits; `nil` when the body cannot be one.
    public func completed(body: some StringProtocol) -> String? {
        var sum = Modulus97Sum()
        for byte in body.utf8 {
            guard let value = CheckAlphabet.alphanumerics.value(of: byte) else { return nil }
            sum.add(value)
        }
        sum.add(27)
        sum.add(15)
        let digits = [UInt8(sum.checkDigits / 10) + 0x30, UInt8(sum.checkDigits % 10) + 0x30]
        let text = "RF" + String(decoding: digits, as: UTF8.self) + String(body)
        return isValid(text) ? text : nil
    }
}

extension CreditorReferenceFormat {
    /// No valid number is suggested.
    public static var isCorrectable: Bool { false }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var walk = GroupWalk(allowSpaces ? "#### #### #### #### #### #### #" : "")
        var check = 0
        while let byte = walk.next(utf8) {
            guard let value = CheckAlphabet.alphanumerics.value(of: byte) else { return false }
            switch walk.count {
            case 1: guard value == 27 else { return false }
            case 2: guard value == 15 else { return false }
            case 3, 4:
                guard value < 10 else { return false }
                check = check &* 10 &+ Int(value)
            default: break
            }
        }
        // A space at the end begins the next group.
        let endsInSpace = walk.failure?.offset == utf8.count - 1 && walk.isGrouped && utf8[utf8.count - 1] == 0x20
        guard walk.failure == nil || endsInSpace else { return false }
        guard walk.count < 4 || 2...98 ~= check else { return false }
        // Two more digits leave every remainder, so that any check digits are right for some.
        if walk.count < 24 { return true }
        guard walk.count == 24 else { return false }
        var draft = IdentifierDraft(utf8)
        return draft.firstEnding(checkCharacters: 1, in: self) != nil
            || draft.isBeginning(of: ["RF18 0000 0000 0000 0000 0000 0"], in: self)
    }
}
