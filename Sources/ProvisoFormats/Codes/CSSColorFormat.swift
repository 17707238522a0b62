/// A color of CSS (CSS Color Module Level 4): a name, `#` and digits, or a function.
///
/// - Names: those of section 6.1, `transparent`, `currentcolor` and the system colors of section 6.2.
/// - `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`.
/// - `rgb()` and `hsl()`, and as `rgba()` and `hsla()`, in the modern form with spaces and in the old one with commas.
/// - `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()` with a predefined color space.
///
/// Names and units are taken in any case, `none` where the standard has it, numbers of any size, for CSS clamps them.
/// Inside of a function there may be white space, also tabs and line breaks. Comments, escapes, `calc()` and relative colors are
/// refused.
public struct CSSColorFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a color, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        if utf8[0] == ASCII.hash { return HexColorFormat(requireHash: true).failure(in: utf8) }
        var nameEnd = 0
        while nameEnd < utf8.count, ASCII.isLetter(utf8[nameEnd]) { nameEnd += 1 }
        if nameEnd == utf8.count {
            return CSSColorNames.contains(utf8) ? nil : FormatFailure("not a color", at: 0)
        }
        guard utf8[nameEnd] == ASCII.openParenthesis, let function = CSSColorFunction(utf8, end: nameEnd) else {
            return FormatFailure("not a color", at: nameEnd)
        }
        do {
            var scanner = CSSColorScanner(start: nameEnd + 1)
            try scanner.arguments(of: function, in: utf8)
            return nil
        } catch {
            return error
        }
    }
}

extension CSSColorFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if let first = utf8.indices.first, utf8[first] == ASCII.hash {
            return Endings.suffixes(of: "#000").complete(utf8, in: self)
        }
        if CSSColorNames.hasName(beginningWith: utf8) { return true }
        return Self.endings(behind: utf8).complete(utf8, in: self)
    }

    /// What is left of a number or a word, then of the arguments.
    private static func endings(behind utf8: Span<UInt8>) -> Endings {
        let words = CSSColorNames.restsOfColorSpaces(behind: utf8).then(Endings(" "))
        let tokens = Endings("0", "%", "0%", "deg", "eg", "g", "grad", "rad", "ad", "d", "turn", "urn", "rn", "n")
        let none = Endings("one", "ne", "e")
        let functions =
            Endings.suffixes(of: "oklab(") + .suffixes(of: "oklch(") + .suffixes(of: "hwb(")
            + .suffixes(of: "rgba(") + .suffixes(of: "hsla(") + .suffixes(of: "rgb(") + .suffixes(of: "hsl(")
        let arguments =
            Endings.suffixes(of: " 0 0 0/0)") + .suffixes(of: "0,0,0,0)") + .suffixes(of: "%,0%,0%,0)")
            + .suffixes(of: "0,0%,0%,0)")
        let color = Endings.suffixes(of: "color(").then(Endings("xyz 0 0 0)"))
        return (tokens + none + words + functions).perhaps(then: arguments) + color
    }
}
