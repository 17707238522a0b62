/// A version of ISBN.
public enum ISBNVersion: Int, Hashable, Sendable, CaseIterable {
    /// Ten characters (ISO 2108:1992), used until 2006.
    case isbn10 = 10
    /// Thirteen digits (ISO 2108:2017).
    case isbn13 = 13
}

/// An International Standard Book Number (ISO 2108), of ten or thirteen digits, with its check digit.
///
/// Single hyphens or spaces may stand between the parts of a number, of which ISBN-10 has four and ISBN-13 five; some may
/// be left out. With all of them the prefix and the check digit stand alone; where other parts end is not checked. The check digit of ISBN-10 may be `X` or `x`. ISBN-13 begins with 978 or
/// 979, but not with 979-0, which is for printed music.
public struct ISBNFormat: StringFormat {
    /// The version asked for; either by default.
    public var version: ISBNVersion?

    /// Creates a format for a version, or for both.
    public init(version: ISBNVersion? = nil) {
        self.version = version
    }

    /// Says why a text is not an ISBN, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var count = 0
        var separators = 0
        var afterSeparator = true
        var countAtFirstSeparator = 0
        var countAtLastSeparator = 0
        var endsInX = false
        var prefix = 0
        var sum10 = DescendingSum()
        var sum13 = GS1Sum()
        var offset = 0
        while offset < utf8.count {
            let byte = utf8[offset]
            if let digit = ASCII.decimalValue(byte) {
                guard !endsInX, count < 13 else { return FormatFailure("too many digits", at: offset) }
                sum10.add(digit)
                sum13.add(digit)
                if count < 4 { prefix = prefix &* 10 &+ Int(digit) }
                count &+= 1
                afterSeparator = false
            } else if byte | 0x20 == UInt8(ascii: "x"), count == 9 {
                sum10.add(10)
                count &+= 1
                endsInX = true
                afterSeparator = false
            } else {
                guard byte == ASCII.hyphen || byte == ASCII.space else {
                    return FormatFailure("not a digit", at: offset)
                }
                guard !afterSeparator else { return FormatFailure("misplaced separator", at: offset) }
                afterSeparator = true
                separators &+= 1
                if separators == 1 { countAtFirstSeparator = count }
                countAtLastSeparator = count
            }
            offset &+= 1
        }
        guard !afterSeparator else { return FormatFailure("misplaced separator", at: utf8.count - 1) }
        switch (count, version) {
        case (10, nil), (10, .isbn10):
            guard separators <= 3 else { return FormatFailure("too many parts", at: 0) }
            guard separators < 3 || countAtLastSeparator == 9 else {
                return FormatFailure("misplaced separator", at: 0)
            }
            return sum10.isMultiple(of: 11) ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
        case (13, nil), (13, .isbn13):
            guard separators <= 4 else { return FormatFailure("too many parts", at: 0) }
            guard separators < 4 || (countAtFirstSeparator == 3 && countAtLastSeparator == 12) else {
                return FormatFailure("misplaced separator", at: 0)
            }
            guard 9780...9799 ~= prefix, prefix != 9790 else { return FormatFailure("wrong prefix", at: 0) }
            return sum13.isValid ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
        default:
            return FormatFailure("wrong number of digits", at: 0)
        }
    }
}

extension ISBNFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var digits = 0
        for offset in utf8.indices where utf8[offset] != ASCII.hyphen && utf8[offset] != ASCII.space { digits += 1 }
        var draft = Draft(utf8)
        // Of 979 nothing but 0 may follow, so that the other digits are all ones.
        for template in ["111111111", "978111111111"] where digits <= template.utf8.count {
            let ending = Array(template.utf8.dropFirst(digits))
            if draft.isValid(with: ending, thenOneOf: Draft.digitsAndX, in: self) { return true }
        }
        return false
    }
}
