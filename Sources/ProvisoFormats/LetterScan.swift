/// What ``AlphabeticFormat`` and ``AlphanumericFormat`` have in common.
enum LetterScan {
    static func failure(in utf8: Span<UInt8>, digits: Bool, ascii: Bool) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let reason = digits ? "not a letter or digit" : "not a letter"
        var afterLetter = false
        var offset = 0
        while offset < utf8.count {
            let byte = utf8[offset]
            if byte < 0x80 {
                afterLetter = ASCII.isLetter(byte)
                guard afterLetter || (digits && ASCII.isDigit(byte)) else { return FormatFailure(reason, at: offset) }
                offset += 1
                continue
            }
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count), let found = Unicode.Scalar(scalar.value)
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
