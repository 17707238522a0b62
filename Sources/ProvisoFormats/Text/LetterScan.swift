/// What ``AlphabeticFormat`` and ``AlphanumericFormat`` have in common.
enum LetterScan {
    @inline(__always)
    static func failure(in utf8: Span<UInt8>, digits: Bool, ascii: Bool) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        // Most texts are ASCII letters all through, and most others begin with them.
        var offset = 0
        let count = utf8.count
        // Eight at a time: letter by letter it took 1.4 times as long as a loop without reasons.
        while !digits, offset &+ 8 <= count {
            let eight = utf8.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
            guard areLetters(eight) else { break }
            offset &+= 8
        }
        if !digits, offset > 0, offset &+ 8 > count {
            // The last eight once more, of which some have been seen.
            let eight = utf8.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: count &- 8, as: UInt64.self)
            if areLetters(eight) { return nil }
        }
        while offset < count, ASCII.isLetter(utf8[offset]) || (digits && ASCII.isDigit(utf8[offset])) { offset &+= 1 }
        if offset == count { return nil }
        if utf8[offset] < 0x80 { return FormatFailure(digits ? "not a letter or digit" : "not a letter", at: offset) }
        return failure(in: utf8, from: offset, digits: digits, ascii: ascii)
    }

    /// Whether eight bytes are all ASCII letters.
    @inline(__always)
    static func areLetters(_ eight: UInt64) -> Bool {
        let highBits: UInt64 = 0x8080_8080_8080_8080
        // Capital letters become small ones, and nothing else does. No sum is carried into the next byte.
        let folded = eight | 0x2020_2020_2020_2020
        let fromA = folded &+ 0x1F1F_1F1F_1F1F_1F1F
        let beyondZ = folded &+ 0x0505_0505_0505_0505
        return eight & highBits == 0 && fromA & ~beyondZ & highBits == highBits
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
            else { return FormatFailure("invalid UTF-8", at: offset) }
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
