/// Reads the arguments of a color function of CSS.
struct CSSColorScanner {
    private enum Component {
        case number
        case percentage
        case angle
        case none
    }

    private var offset: Int

    init(start: Int) {
        offset = start
    }

    /// Reads from behind the opening parenthesis to the end of the text.
    mutating func arguments(of function: CSSColorFunction, in utf8: Span<UInt8>) throws(FormatFailure) {
        skipSpaces(utf8)
        if function == .color { try colorSpace(utf8) }
        let first = try component(0, of: function, utf8)
        skipSpaces(utf8)
        let isLegacy = function.hasLegacyForm && peek(utf8) == ASCII.comma
        var others = (first, first)
        for index in 1...2 {
            if isLegacy { try take(ASCII.comma, "comma missing", utf8) }
            let next = try component(index, of: function, utf8)
            if index == 1 { others.0 = next } else { others.1 = next }
            skipSpaces(utf8)
        }
        if isLegacy { try checkLegacy(function, first, others.0, others.1) }
        if peek(utf8) == (isLegacy ? ASCII.comma : ASCII.slash) {
            try take(isLegacy ? ASCII.comma : ASCII.slash, "value missing", utf8)
            let start = offset
            let alpha = try value(utf8)
            guard alpha != .angle, alpha != .none || !isLegacy else { throw FormatFailure("wrong unit", at: start) }
            skipSpaces(utf8)
        }
        guard let next = peek(utf8) else { throw FormatFailure("closing bracket missing", at: offset) }
        guard next == ASCII.closeParenthesis else { throw FormatFailure("too many parts", at: offset) }
        guard offset + 1 == utf8.count else { throw FormatFailure("text after the end", at: offset + 1) }
    }

    /// Reads the name of a predefined color space, or of XYZ with its white point (section 10).
    private mutating func colorSpace(_ utf8: Span<UInt8>) throws(FormatFailure) {
        let start = offset
        while let byte = peek(utf8), ASCIISet.alphanumerics.contains(byte) || byte == ASCII.hyphen { offset += 1 }
        guard CSSColorNames.isColorSpace(utf8, from: start, to: offset) else {
            throw FormatFailure("no such color space", at: start)
        }
        skipSpaces(utf8)
    }

    private mutating func component(
        _ index: Int, of function: CSSColorFunction, _ utf8: Span<UInt8>
    ) throws(FormatFailure) -> Component {
        let start = offset
        let found = try value(utf8)
        let isWrong = function.isHue(index) ? found == .percentage : found == .angle
        guard !isWrong else { throw FormatFailure("wrong unit", at: start) }
        return found
    }

    /// In the old form `rgb()` takes numbers or percentages but no mixture, `hsl()` percentages, and neither `none`.
    private func checkLegacy(
        _ function: CSSColorFunction, _ first: Component, _ second: Component, _ third: Component
    ) throws(FormatFailure) {
        let isRight =
            function == .rgb
            ? first == second && second == third && first != .none
            : first != .none && second == .percentage && third == .percentage
        guard isRight else { throw FormatFailure("wrong unit", at: offset) }
    }

    /// Reads a number, a percentage, an angle, or `none` (CSS Values 4).
    private mutating func value(_ utf8: Span<UInt8>) throws(FormatFailure) -> Component {
        let start = offset
        if let byte = peek(utf8), ASCII.isLetter(byte) {
            guard CSSColorNames.matches(identifier(utf8), "none", in: utf8) else {
                throw FormatFailure("not a number", at: start)
            }
            return .none
        }
        guard number(utf8) else {
            let isMissing = peek(utf8).map { [ASCII.comma, ASCII.slash, ASCII.closeParenthesis].contains($0) } ?? true
            throw FormatFailure(isMissing ? "value missing" : "character not allowed", at: start)
        }
        if peek(utf8) == ASCII.percent {
            offset += 1
            return .percentage
        }
        // What could begin a name belongs to the number, as its unit.
        let unit = identifier(utf8)
        if unit.isEmpty { return .number }
        let isAngle =
            CSSColorNames.matches(unit, "deg", in: utf8) || CSSColorNames.matches(unit, "grad", in: utf8)
            || CSSColorNames.matches(unit, "rad", in: utf8) || CSSColorNames.matches(unit, "turn", in: utf8)
        guard isAngle else { throw FormatFailure("no such unit", at: unit.lowerBound) }
        return .angle
    }

    /// Reads a number: a sign, digits with a fraction (`.5` but not `5.`), an exponent; returns whether there was one.
    private mutating func number(_ utf8: Span<UInt8>) -> Bool {
        var end = offset
        func isDigit(_ offset: Int) -> Bool { offset < utf8.count && ASCII.isDigit(utf8[offset]) }
        func isSign(_ offset: Int) -> Bool {
            offset < utf8.count && (utf8[offset] == ASCII.plus || utf8[offset] == ASCII.hyphen)
        }
        if isSign(end) { end += 1 }
        var digits = 0
        while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
        if end < utf8.count, utf8[end] == ASCII.dot, isDigit(end + 1) {
            end += 1
            while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
        }
        guard digits > 0 else { return false }
        if end < utf8.count, utf8[end] | 0x20 == UInt8(ascii: "e") {
            let exponent = isSign(end + 1) ? end + 2 : end + 1
            if isDigit(exponent) {
                end = exponent
                while isDigit(end) { end += 1 }
            }
        }
        offset = end
        return true
    }

    /// Reads the characters of a name; a hyphen belongs to it when a letter or another hyphen follows.
    private mutating func identifier(_ utf8: Span<UInt8>) -> Range<Int> {
        let start = offset
        while let byte = peek(utf8) {
            let isName = ASCII.isLetter(byte) || byte == ASCII.underscore || byte >= 0x80
            let isInside = offset > start && (ASCII.isDigit(byte) || byte == ASCII.hyphen)
            let isHyphen =
                byte == ASCII.hyphen && offset + 1 < utf8.count
                && (ASCII.isLetter(utf8[offset + 1]) || utf8[offset + 1] == ASCII.hyphen)
            guard isName || isInside || isHyphen else { break }
            offset += 1
        }
        return start..<offset
    }

    private func peek(_ utf8: Span<UInt8>) -> UInt8? { offset < utf8.count ? utf8[offset] : nil }

    /// Skips the white space of CSS Syntax 3: spaces, tabs, and line breaks, as which a form feed counts too.
    private mutating func skipSpaces(_ utf8: Span<UInt8>) {
        while let byte = peek(utf8), ASCII.isBlank(byte) || byte == 0x0A || byte == 0x0C || byte == 0x0D { offset += 1 }
    }

    private mutating func take(_ byte: UInt8, _ reason: StaticString, _ utf8: Span<UInt8>) throws(FormatFailure) {
        guard peek(utf8) == byte else { throw FormatFailure(reason, at: offset) }
        offset += 1
        skipSpaces(utf8)
    }
}
