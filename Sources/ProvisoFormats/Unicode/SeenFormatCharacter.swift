/// Format characters that change what is seen: joiners where their script needs them, and what holds emoji together.
///
/// Each looks at its neighbors alone, marks passed over, so that a text takes linear time.
enum SeenFormatCharacter {
    /// Whether a format character is one of these.
    ///
    /// - Parameters:
    ///   - scalar: The character.
    ///   - utf8: The text, well-formed up to the character.
    ///   - range: Where it stands.
    static func isSeen(_ scalar: Unicode.Scalar, in utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D:
            let last = last(in: utf8, before: range.lowerBound)
            if let last, CodePointProperties(last.value).isVirama { return true }
            if scalar.value == 0x200C { return isBetweenJoining(utf8, range) }
            // Bengali has a joiner before the virama too, to keep a letter whole (Unicode Standard, section 12.2).
            if let last, last.properties.isAlphabetic, let next = self.scalar(in: utf8, at: range.upperBound),
                CodePointProperties(next.value).isVirama
            {
                return true
            }
            return isBetweenEmoji(utf8, range)
        case 0xE0020...0xE007F: return isTagOfFlag(scalar.value, in: utf8, range)
        default: return false
        }
    }

    /// Whether a character makes an emoji what it is: a variation selector, a joiner between two emoji, a tag of a flag.
    static func isOfEmoji(_ scalar: UInt32, in utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        switch scalar {
        case 0x200D: isBetweenEmoji(utf8, range)
        case 0xFE0E, 0xFE0F: isSelectorOfEmoji(utf8, range)
        case 0xE0020...0xE007F: isTagOfFlag(scalar, in: utf8, range)
        default: false
        }
    }

    /// What a sequence of emoji may lack at its end: another one, a keycap, or the last tags of a flag.
    static let endings = Endings(
        "\u{1F600}", "\u{20E3}", "\u{E007F}", "\u{E0061}\u{E007F}", "\u{E0061}\u{E0061}\u{E007F}",
        "\u{E0061}\u{E0061}\u{E0061}\u{E007F}")

    /// What may follow a scalar that was typed in part.
    static func endings(of cut: CutScalar, in utf8: Span<UInt8>) -> Endings {
        // Tags begin with this byte.
        guard utf8[cut.offset] == 0xF3 else { return cut.endings }
        let typed = utf8.count - cut.offset
        let letters = Endings.rest(of: "\u{E0061}", from: typed) + Endings.rest(of: "\u{E0030}", from: typed)
        return cut.endings + Endings.rest(of: "\u{E007F}", from: typed) + letters.then(endings)
    }

    /// Whether a format character that may be seen stands at an offset.
    static func stands(in utf8: Span<UInt8>, at offset: Int) -> Bool {
        scalar(in: utf8, at: offset).map { $0.value == 0x200C || $0.value == 0x200D || isTag($0) } ?? false
    }

    /// Whether a variation selector selects nothing: behind another one, as much can be hidden behind one character, or one of emoji
    /// behind anything else.
    static func isIdleSelector(_ scalar: UInt32, in utf8: Span<UInt8>, at offset: Int) -> Bool {
        guard isSelector(scalar) else { return false }
        guard let base = last(in: utf8, before: offset), !isSelector(base.value) else { return true }
        return scalar >= 0xFE0E && scalar <= 0xFE0F && !base.properties.isEmoji
    }

    private static func isSelector(_ scalar: UInt32) -> Bool {
        0xFE00...0xFE0F ~= scalar || 0x180B...0x180D ~= scalar || 0xE0100...0xE01EF ~= scalar
    }

    /// Behind an emoji, or behind a digit of a keycap (emoji-variation-sequences.txt).
    private static func isSelectorOfEmoji(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let base = last(in: utf8, before: range.lowerBound) else { return false }
        return isEmoji(base) || base.properties.isEmoji && scalar(in: utf8, at: range.upperBound)?.value == 0x20E3
    }

    /// RFC 5892, appendix A.1, and also behind letters that join to nothing: people type it there too, as in دانشجو‌ها.
    private static func isBetweenJoining(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        func joining(_ scalar: Unicode.Scalar) -> CodePointProperties.Joining {
            CodePointProperties(scalar.value).joining
        }
        guard let before = last(in: utf8, before: range.lowerBound, where: { joining($0) != .transparent }) else {
            return false
        }
        guard joining(before) != .none else { return false }
        var offset = range.upperBound
        while let next = UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count) {
            let after = CodePointProperties(next.value).joining
            guard after == .transparent else { return after == .right || after == .dual }
            offset += next.length
        }
        return false
    }

    /// UTS #51, an emoji ZWJ sequence.
    private static func isBetweenEmoji(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let before = last(in: utf8, before: range.lowerBound, where: { !changesEmoji($0) }),
            let after = scalar(in: utf8, at: range.upperBound)
        else { return false }
        return isEmoji(before) && isEmoji(after)
    }

    /// UTS #51, an emoji tag sequence: the flag of a region by its code of CLDR, three to six letters and digits, and a last tag.
    private static func isTagOfFlag(_ tag: UInt32, in utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var letters = 0
        // Without a limit, each tag of a long text would look at all before it.
        let flag = last(in: utf8, before: range.lowerBound, among: 7) { scalar in
            if isTag(scalar) { letters += 1 }
            return !isTag(scalar)
        }
        guard flag?.value == 0x1F3F4 else { return false }
        if tag == 0xE007F { return letters >= 3 }
        let isOfCode = 0xE0030...0xE0039 ~= tag || 0xE0061...0xE007A ~= tag
        return isOfCode && letters < 6 && scalar(in: utf8, at: range.upperBound).map(isTag) ?? false
    }

    // MARK: Scalars

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

    /// Digits are emoji only with a keycap.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x80 && scalar.properties.isEmoji }

    private static func changesEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.properties.isEmojiModifier || isTag(scalar)
    }

    private static func scalar(in utf8: Span<UInt8>, at offset: Int) -> Unicode.Scalar? {
        UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count).flatMap { Unicode.Scalar($0.value) }
    }

    /// The last scalar before an offset for which a condition holds, among so many.
    private static func last(
        in utf8: Span<UInt8>, before offset: Int, among count: Int = .max,
        where holds: (Unicode.Scalar) -> Bool = { _ in true }
    ) -> Unicode.Scalar? {
        var (end, left) = (offset, count)
        while end > 0, left > 0 {
            var start = end - 1
            while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
            guard let scalar = scalar(in: utf8, at: start) else { return nil }
            if holds(scalar) { return scalar }
            end = start
            left -= 1
        }
        return nil
    }
}
