/// Texts that a message is filled with, for people to read.
extension VisibleText {
    /// Whether a text is of ASCII characters that stand for themselves.
    private static func isPrintableASCII(_ text: String) -> Bool { text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

    /// A label as it may stand in a message. Its author may shape it with joiners and direction marks; what breaks a line
    /// or changes the direction of the text around it is made visible.
    static func label(_ text: String) -> String {
        if isPrintableASCII(text) { return text }
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
        return isPlain ? text : shown(text)
    }

    /// How many characters of a parameter, which comes from the rules, a message shows.
    private static let longestParameter = 200

    /// A value as it may stand in a message: shortened, its control characters made visible.
    ///
    /// Characters that reorder or hide text (bidirectional controls, zero-width ones) are made visible too, since they
    /// could make the message say something else. Joiners stay after the letters and pictures that they shape: Persian, Hindi
    /// and many emoji are not spelled without them.
    static func shown(_ text: String, upTo limit: Int = longestParameter) -> String {
        if text.utf8.count <= limit, isPrintableASCII(text) { return text }
        var shown = ""
        var count = 0
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if count == limit { return shown + "…" }
            count += 1
            defer { previous = scalar }
            switch scalar.properties.generalCategory {
            case .control where scalar.value < 0x20:
                shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case .format where isJoiner(scalar) && previous.map(takesJoiner) ?? false:
                shown.unicodeScalars.append(scalar)
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
                shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200C || scalar.value == 0x200D }

    private static func takesJoiner(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x0600 else { return false }
        return switch scalar.properties.generalCategory {
        case .otherLetter, .nonspacingMark, .spacingMark, .otherSymbol, .modifierSymbol: true
        default: false
        }
    }
}
