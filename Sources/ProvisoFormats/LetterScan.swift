/// What ``AlphabeticFormat`` and ``AlphanumericFormat`` have in common.
enum LetterScan {
    @inline(__always)
    static func failure(in utf8: Span<UInt8>, digits: Bool, ascii: Bool) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        // Most texts are ASCII letters all through, and most others begin with them.
        var offset = 0
        let count = utf8.count
        while offset < count, ASCII.isLetter(utf8[offset]) || (digits && ASCII.isDigit(utf8[offset])) { offset &+= 1 }
        if offset == count { return nil }
        if utf8[offset] < 0x80 { return FormatFailure(digits ? "not a letter or digit" : "not a letter", at: offset) }
        return failure(in: utf8, from: offset, digits: digits, ascii: ascii)
    }

    /// Goes on from an offset before which all is well.
    @inline(never)
    private static func failure(in utf8: Span<UInt8>, from start: Int, digits: Bool, ascii: Bool) -> FormatFailure? {
        let reason: StaticString = digits ? "not a letter or digit" : "not a letter"
        var offset = start
        var afterLetter = start > 0 && ASCII.isLetter(utf8[start - 1])
        while offset < utf8.count {
            let byte = utf8[offset]
            if byte < 0x80 {
                afterLetter = ASCII.isLetter(byte)
                guard afterLetter || (digits && ASCII.isDigit(byte)) else { return FormatFailure(reason, at: offset) }
                offset += 1
                continue
            }
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count),
                let found = Unicode.Scalar(scalar.value)
            else { return FormatFailure("not UTF-8", at: offset) }
            guard !ascii else { return FormatFailure(reason, at: offset) }
            switch found.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
                afterLetter = true
            case .nonspacingMark, .spacingMark, .enclosingMark:
                guard afterLetter else { return FormatFailure("combining mark without a letter", at: offset) }
            case .decimalNumber where digits:
                afterLetter = false
            default:
                return FormatFailure(reason, at: offset)
            }
            offset += scalar.length
        }
        return nil
    }
}
