/// Tells whether a word starts a sentence, and so takes a capital.
enum SentenceStart {
    /// Whether a word after some text starts a sentence; it may stand in quotes or parentheses. `nil` when there is
    /// nothing in the text but marks and blanks, so that what stands before decides.
    static func isStart(after text: Substring) -> Bool? {
        if isInside(text.utf8) { return false }
        // Marks that open a quotation may stand before the first word; some languages open with what others close with.
        var rest = text
        while let last = rest.last, isOpening(last) || last == "\u{A0}" || last == "\u{202F}" { rest.removeLast() }
        guard let end = rest.last(where: { !isSpace($0) }) else { return nil }
        return "。！？".contains(end) || (".!?।؟".contains(end) && rest.last.map(isSpace) ?? false)
    }

    /// Whether the last that is no blank is a letter or a digit of ASCII: of most texts that is all there is to see.
    private static func isInside(_ text: Substring.UTF8View) -> Bool {
        switch text.last(where: { $0 != UInt8(ascii: " ") }) {
        case (UInt8(ascii: "a")...UInt8(ascii: "z"))?, (UInt8(ascii: "A")...UInt8(ascii: "Z"))?,
            (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
            true
        default: false
        }
    }

    private static func isOpening(_ character: Character) -> Bool {
        character.unicodeScalars.count == 1 && character.unicodeScalars.allSatisfy(isOpening)
    }

    /// Whether a mark may stand between the start of a sentence and its first word.
    static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "'", "“", "”", "„", "‚", "‘", "’", "«", "»", "‹", "›", "「", "『", "(", "¿", "¡": true
        default: false
        }
    }

    private static func isSpace(_ character: Character) -> Bool {
        character.isWhitespace || character == "\u{200E}" || character == "\u{200F}"
    }
}
