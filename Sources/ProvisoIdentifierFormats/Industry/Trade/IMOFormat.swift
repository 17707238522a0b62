public import ProvisoFormats

/// The number of a ship by the International Maritime Organization (IMO Resolution A.1117(30)): seven digits, the last of which is a
/// check digit.
///
/// `IMO` may stand before it, with a space or without. The numbers of companies and owners have other check digits.
///
/// ```swift
/// IMOFormat().isValid("IMO 9074729")   // true
/// ```
public struct IMOFormat: IdentifierFormat {
    /// A number with which the check digit is commonly explained.
    public static let example = "9074729"

    /// Whether `IMO` has to stand before the digits; off by default.
    public var requirePrefix: Bool

    /// Creates a format with this option.
    public init(requirePrefix: Bool = false) {
        self.requirePrefix = requirePrefix
    }

    /// Says why a text is not the number of a ship, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let start = Self.start(in: utf8)
        guard start > 0 || !requirePrefix else { return FormatFailure("wrong prefix", at: 0) }
        var sum = WeightedSum()
        for offset in start..<utf8.count {
            let digit = utf8[offset] &- 0x30
            guard digit < 10 else { return FormatFailure("not a digit", at: offset) }
            let place = offset &- start
            guard place < 7 else { return FormatFailure("too many digits", at: offset) }
            // The digits count seven times to twice, and what the sum ends in is the last digit.
            sum.add(digit, weight: place == 6 ? -1 : 7 &- place)
        }
        guard utf8.count - start == 7 else { return FormatFailure("too few digits", at: utf8.count) }
        return sum.remainder(modulo: 10) == 0 ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
    }

    /// Where the digits begin.
    private static func start(in utf8: Span<UInt8>) -> Int {
        guard let length = Announcement.length(of: "IMO", in: utf8), utf8[0] < 0x60, utf8[1] < 0x60, utf8[2] < 0x60
        else { return 0 }
        return length < utf8.count && utf8[length] == 0x20 ? length + 1 : length
    }
}

extension IMOFormat {
    /// The seven digits.
    public func canonical(_ text: some StringProtocol) -> String? {
        isValid(text) ? String(decoding: text.utf8.suffix(7), as: UTF8.self) : nil
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(of: ["0000000", "IMO0000000", "IMO 0000000"], in: self)
    }
}
