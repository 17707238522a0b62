/// Counts the characters of a text as people see them: extended grapheme clusters (UAX #29).
package enum CharacterCount {
    /// How many characters a text has.
    ///
    /// - Complexity: Linear in the length of the text. Nothing is allocated for letters that stand by themselves, which are
    ///   nearly all of Latin, Greek, Cyrillic, kana, Han and Hangul.
    package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let span = bytes.span
        if isPlain(span) { return span.count }
        return countOfSimple(span) ?? String(decoding: bytes, as: UTF8.self).count
    }

    private static let carriageReturn: UInt8 = 0x0D

    /// Whether a text is ASCII without CR, which LF joins: each byte is a character. A short one is not looked at.
    @inline(__always)
    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= ByteWord.size else { return false }
        // The last word overlaps the one before.
        let last = bytes.count &- ByteWord.size
        var index = 0
        while true {
            let word = ByteWord(bytes, at: index)
            guard word.isASCII, word.equal(ByteWord.repeating(carriageReturn)) == 0 else { return false }
            if index == last { return true }
            index = min(index &+ ByteWord.size, last)
        }
    }

    /// How many characters there are, when each is a scalar that no other one joins; else `nil`.
    private static func countOfSimple(_ bytes: Span<UInt8>) -> Int? {
        var index = 0
        var count = 0
        while index < bytes.count {
            let length = lengthOfSimple(bytes, at: index)
            if length == 0 { return nil }
            index &+= length
            count &+= 1
        }
        return count
    }

    /// The length of the scalar at an index, when it is one that makes a character by itself beside others of the kind;
    /// otherwise 0.
    ///
    /// That is ASCII but CR, which LF joins, and the letters of blocks in which there is no mark, no part of a syllable and
    /// no picture.
    @inline(__always)
    private static func lengthOfSimple(_ bytes: Span<UInt8>, at index: Int) -> Int {
        let first = bytes[index]
        if first < 0x80 { return first == carriageReturn ? 0 : 1 }
        guard index &+ 1 < bytes.count else { return 0 }
        let second = bytes[index &+ 1]
        guard isContinuation(second) else { return 0 }
        switch first {
        // U+00C0 to U+02FF, U+0380 to U+047F: Latin, Greek and Cyrillic before and behind the marks.
        case 0xC3...0xCB, 0xCE...0xD1: return 2
        // U+3040 to U+30FF, but the marks U+3099 and U+309A: Hiragana and Katakana.
        case 0xE3: guard second >= 0x81, second <= 0x83 else { return 0 }
        // U+4000 to U+9FFF: Han.
        case 0xE4...0xE9: break
        // U+AC00 to U+D77F: the syllables of Hangul, which only parts of syllables join.
        case 0xEA: guard second >= 0xB0 else { return 0 }
        case 0xEB, 0xEC: break
        case 0xED: guard second <= 0x9D else { return 0 }
        default: return 0
        }
        guard index &+ 2 < bytes.count else { return 0 }
        let third = bytes[index &+ 2]
        if first == 0xE3, second == 0x82, third == 0x99 || third == 0x9A { return 0 }
        return isContinuation(third) ? 3 : 0
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
