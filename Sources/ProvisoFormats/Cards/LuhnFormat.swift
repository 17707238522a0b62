/// A number whose last digit is the check digit of the Luhn algorithm (ISO/IEC 7812-1 annex B).
public struct LuhnFormat: StringFormat {
    /// Whether single spaces or hyphens may stand between digits; off by default.
    public var allowSeparators: Bool

    /// Creates a format with this option.
    public init(allowSeparators: Bool = false) {
        self.allowSeparators = allowSeparators
    }

    /// Says why a text is not such a number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = LuhnSum()
        var afterSeparator = true
        for offset in utf8.indices {
            let byte = utf8[offset]
            if let digit = ASCII.decimalValue(byte) {
                sum.add(digit)
                afterSeparator = false
            } else {
                guard allowSeparators, byte == ASCII.space || byte == ASCII.hyphen else {
                    return FormatFailure("not a digit", at: offset)
                }
                guard !afterSeparator else { return FormatFailure("misplaced separator", at: offset) }
                afterSeparator = true
            }
        }
        guard !afterSeparator else { return FormatFailure("misplaced separator", at: utf8.count - 1) }
        return sum.isValid ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
    }
}

extension LuhnFormat {
    /// Nobody should be told a right number.
    public static var isCorrectable: Bool { false }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // Whatever the digits, some check digit behind them is right.
        var draft = Draft(utf8)
        return draft.isValid(with: [], thenOneOf: Draft.digits, in: self)
    }
}
