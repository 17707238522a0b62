/// An International Standard Serial Number (ISO 3297): four digits, a hyphen, three digits and a check digit.
///
/// The check digit may be `X` or `x`.
public struct ISSNFormat: StringFormat {
    /// Whether the hyphen has to be there; off by default.
    public var requireHyphen: Bool

    /// Creates a format with this option.
    public init(requireHyphen: Bool = false) {
        self.requireHyphen = requireHyphen
    }

    /// Says why a text is not an ISSN, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var count = 0
        var sum = DescendingSum()
        var hasHyphen = false
        for offset in utf8.indices {
            let byte = utf8[offset]
            if byte == ASCII.hyphen, count == 4, !hasHyphen {
                hasHyphen = true
                continue
            }
            guard count < 8 else { return FormatFailure("too many digits", at: offset) }
            if let digit = ASCII.decimalValue(byte) {
                sum.add(digit)
            } else {
                guard byte | 0x20 == UInt8(ascii: "x"), count == 7 else {
                    return FormatFailure("not a digit", at: offset)
                }
                sum.add(10)
            }
            count += 1
        }
        guard count == 8 else { return FormatFailure("too few digits", at: utf8.count) }
        guard hasHyphen || !requireHyphen else { return FormatFailure("no hyphen", at: 4) }
        return sum.isMultiple(of: 11) ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
    }
}

extension ISSNFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var digits = 0
        for offset in utf8.indices where utf8[offset] != ASCII.hyphen { digits += 1 }
        guard digits < 8 else { return false }
        let zeros = Array("0000000".utf8.dropFirst(digits))
        var draft = Draft(utf8)
        if draft.isValid(with: zeros, thenOneOf: Draft.digitsAndX, in: self) { return true }
        guard digits <= 4 else { return false }
        let grouped = zeros.prefix(4 - digits) + [ASCII.hyphen] + Array("000".utf8)
        return draft.isValid(with: Array(grouped), thenOneOf: Draft.digitsAndX, in: self)
    }
}
