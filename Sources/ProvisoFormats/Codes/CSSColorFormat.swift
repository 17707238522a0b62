/// A color of CSS (CSS Color Module Level 4): a name, `#` and digits, or a function.
///
/// - Names: those of section 6.1, `transparent`, `currentcolor` and the system colors of section 6.2.
/// - `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`.
/// - `rgb()` and `hsl()`, and as `rgba()` and `hsla()`, in the modern form with spaces and in the old one with commas.
/// - `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()` with a predefined color space.
///
/// Names and units are taken in any case, `none` where the standard has it, numbers of any size, for CSS clamps them.
/// White space inside of a function is spaces; comments, escapes, `calc()` and relative colors are refused.
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
