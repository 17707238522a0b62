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
            if let last = last(in: utf8, before: range.lowerBound), CodePointProperties(last.value).isVirama {
                return true
            }
            return scalar.value == 0x200C ? isBetweenJoining(utf8, range) : isBetweenEmoji(utf8, range)
        case 0xE0020...0xE007F: return isTagOfFlag(scalar.value, in: utf8, range)
        default: return false
        }
    }

    /// Whether a character makes an emoji what it is: a variation selector, a joiner between two emoji, a tag of a flag.
    static func isOfEmoji(_ scalar: UInt32, in utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        switch scalar {
        case 0x200D: isBetweenEmoji(utf8, range)
        case 0xFE0E, 0xFE0F: last(in: utf8, before: range.lowerBound).map(isEmoji) ?? false
        case 0xE0020...0xE007F: isTagOfFlag(scalar, in: utf8, range)
        default: false
        }
    }

    /// Whether a format character that may be seen stands at an offset.
    static func stands(in utf8: Span<UInt8>, at offset: Int) -> Bool {
        scalar(in: utf8, at: offset).map { $0.value == 0x200C || $0.value == 0x200D || isTag($0) } ?? false
    }

    /// RFC 5892, appendix A.1.
    private static func isBetweenJoining(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        func joining(_ scalar: Unicode.Scalar) -> CodePointProperties.Joining {
            CodePointProperties(scalar.value).joining
        }
        guard let before = last(in: utf8, before: range.lowerBound, where: { joining($0) != .transparent }) else {
            return false
        }
        guard joining(before) == .left || joining(before) == .dual else { return false }
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

    /// UTS #51, an emoji tag sequence: the flag of a region, with a last tag that ends it.
    private static func isTagOfFlag(_ tag: UInt32, in utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
        // No region has a code of more letters; without a limit, each tag of a long text would look at all before it.
        let flag = last(in: utf8, before: range.lowerBound, among: 16) { !isTag($0) }
        guard flag?.value == 0x1F3F4 else { return false }
        return tag == 0xE007F || scalar(in: utf8, at: range.upperBound).map(isTag) ?? false
    }

    // MARK: Scalars

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

    /// Digits are emoji only with a keycap.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0xFF && scalar.properties.isEmoji }

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
