/// Keeps what a message is filled with from reordering the message (UAX #9).
///
/// A label or value of the other direction goes between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, so that it is
/// laid out by itself. Messages from right to left isolate everything but words from right to left, since even `2024-01-31`
/// turns around after an Arabic letter, and since a message that begins with a Latin label would else be taken for one
/// from left to right. Messages from left to right isolate only what holds a letter from right to left, and so are free of
/// invisible characters as long as all that is in them goes the same way. Numbers need none: where a minus sign could
/// stray, the language's sign brings its own mark.
enum TextDirection {
    static let firstStrongIsolate = "\u{2068}"
    static let popDirectionalIsolate = "\u{2069}"

    /// A text, isolated if it needs to be.
    static func isolated(_ text: String, inRightToLeft: Bool) -> String {
        var result = ""
        append(text, to: &result, inRightToLeft: inRightToLeft)
        return result
    }

    /// Appends a text, isolated if it needs to be.
    @inline(never)
    static func append(_ text: String, to message: inout String, inRightToLeft: Bool) {
        guard needsIsolation(text, inRightToLeft: inRightToLeft) else {
            message += text
            return
        }
        message += firstStrongIsolate
        message += text
        message += popDirectionalIsolate
    }

    private static func needsIsolation(_ text: String, inRightToLeft: Bool) -> Bool {
        if inRightToLeft { return !text.unicodeScalars.allSatisfy { $0 == " " || isRightToLeftWord($0) } }
        // No character before U+0580 goes from right to left.
        return !text.utf8.allSatisfy { $0 < 0xD6 } && text.unicodeScalars.contains(where: isRightToLeft)
    }

    /// Whether a scalar stands in one of the blocks whose characters go from right to left by default (Bidi_Class R, AL
    /// and AN; DerivedBidiClass.txt).
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Whether a scalar belongs to a word from right to left and nothing about it could stray.
    private static func isRightToLeftWord(_ scalar: Unicode.Scalar) -> Bool {
        // The letters of the Hebrew and of the Arabic alphabet.
        if 0x05D0...0x05EA ~= scalar.value || 0x0620...0x064A ~= scalar.value { return true }
        guard isRightToLeft(scalar) || scalar.value == 0x200C || scalar.value == 0x200D else { return false }
        return switch scalar.properties.generalCategory {
        case .otherLetter, .modifierLetter, .nonspacingMark, .format: true
        default: false
        }
    }
}
