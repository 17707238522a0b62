/// A text of characters that can be seen, and spaces.
///
/// Refused are the general categories of Unicode "other" (control and format characters, private use, unassigned) and
/// "separator" but for the space itself. The empty text passes.
///
/// Characters that fill a place and show nothing (U+034F, U+115F, U+1160, U+17B4, U+17B5, U+3164, U+FFA0) are refused too, and a variation
/// selector that selects nothing.
///
/// Format characters pass where they change what is seen: the zero-width joiners where their script needs them (RFC 5892, appendix A.1
/// and A.2), as in Persian and Hindi, a joiner between two emoji, and the tags of a flag (UTS #51).
public struct PrintableFormat: StringFormat {
    /// Whether only ASCII passes, U+0020 to U+007E; off by default.
    public var ascii: Bool

    /// Creates a format with this option.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// Letters and marks with the property Default_Ignorable_Code_Point.
    private static func isFiller(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x34F, 0x115F...0x1160, 0x17B4...0x17B5, 0x3164, 0xFFA0: true
        default: false
        }
    }

    /// Says why a text is not printable, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        var offset = 0
        while offset < utf8.count {
            let byte = utf8[offset]
            if byte < 0x80 {
                guard byte >= 0x20, byte != ASCII.delete else { return FormatFailure("not printable", at: offset) }
                offset += 1
                continue
            }
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count),
                let found = Unicode.Scalar(scalar.value)
            else { return FormatFailure("invalid UTF-8", at: offset) }
            guard !ascii else { return FormatFailure("non-ASCII character", at: offset) }
            switch found.properties.generalCategory {
            case .format where SeenFormatCharacter.isSeen(found, in: utf8, offset..<offset + scalar.length):
                offset += scalar.length
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
                .spaceSeparator:
                return FormatFailure("not printable", at: offset)
            default:
                guard !Self.isFiller(scalar.value),
                    !SeenFormatCharacter.isIdleSelector(scalar.value, in: utf8, at: offset)
                else { return FormatFailure("not printable", at: offset) }
                offset += scalar.length
            }
        }
        return nil
    }
}

extension PrintableFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        let isOfFormat = SeenFormatCharacter.stands(in: utf8, at: failure.offset)
        guard let cut = CutScalar(endOf: utf8) else {
            // A joiner may lack what it joins, and a tag the one that ends it.
            return isOfFormat && (Endings("\u{628}", "\u{9CD}") + SeenFormatCharacter.endings).complete(utf8, in: self)
        }
        guard isOfFormat || cut.offset == failure.offset else { return false }
        return SeenFormatCharacter.endings(of: cut, in: utf8).complete(utf8, in: self)
    }
}
