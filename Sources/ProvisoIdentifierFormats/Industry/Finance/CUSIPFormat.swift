public import ProvisoFormats

/// A CUSIP (ANSI X9.6): six characters for the issuer, two for the issue and a check digit.
///
/// Upper case alone. Beside letters and digits there are `*`, `@` and `#`, which private placements have. A CINS, which begins
/// with a letter, is a CUSIP too.
///
/// ```swift
/// CUSIPFormat().isValid("037833100")   // true
/// ```
public struct CUSIPFormat: IdentifierFormat {
    /// The CUSIP of Apple's common stock.
    public static let example = "037833100"

    /// Whether `*`, `@` and `#` may stand in it; on by default.
    public var allowPrivatePlacements: Bool

    /// Creates a format with this option.
    public init(allowPrivatePlacements: Bool = true) {
        self.allowPrivatePlacements = allowPrivatePlacements
    }

    /// Says why a text is not a CUSIP, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = DoubleAddDoubleSum()
        for offset in utf8.indices {
            guard offset < 9 else { return FormatFailure("wrong length", at: offset) }
            guard let value = value(of: utf8[offset]) else {
                return FormatFailure("character not allowed", at: offset)
            }
            if offset < 8 {
                sum.add(value)
            } else {
                guard value < 10 else { return FormatFailure("not a digit", at: offset) }
                guard utf8.count == 9 else { return FormatFailure("wrong length", at: 9) }
                return value == sum.checkDigit ? nil : FormatFailure("wrong check digit", at: offset)
            }
        }
        return FormatFailure("wrong length", at: utf8.count)
    }

    private func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "*") where allowPrivatePlacements: 36
        case UInt8(ascii: "@") where allowPrivatePlacements: 37
        case UInt8(ascii: "#") where allowPrivatePlacements: 38
        default: CheckAlphabet.alphanumerics.value(of: byte)
        }
    }
}

extension CUSIPFormat {
    /// The text itself, which has one form alone.
    public func canonical(_ text: some StringProtocol) -> String? { isValid(text) ? String(text) : nil }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(of: ["000000000"], in: self)
    }
}
