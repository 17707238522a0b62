/// Reads numbers as people write them in their countries: `1 234,5`, `1.234,5`, `1’234.5`.
enum NumberReading {
    /// The one number that a text can stand for, in digits with a point: `1234.5`. `nil` when it is none, or may be two:
    /// `1,234` is a thousand to some and little more than one to others.
    ///
    /// A blank or an apostrophe stands between groups of three digits; of a comma and a point together the last is the decimal
    /// sign; one that stands there twice is none.
    ///
    /// - Complexity: Linear in the length of the text, of which 256 bytes are read at most.
    static func number(in text: String) -> String? {
        guard text.utf8.count <= longest else { return nil }
        var rest = text.trimmingInvisibleCharacters[...]
        var sign = ""
        if let first = rest.first, let meant = signs[first] {
            sign = meant
            rest = rest.dropFirst()
        }
        guard let (whole, fraction) = parts(of: rest), let digits = digits(ofGroups: whole) else { return nil }
        guard let fraction else { return sign + digits }
        return sign + (digits.isEmpty ? "0" : digits) + "." + fraction
    }

    private static let longest = 256
    private static let signs: [Character: String] = ["+": "", "-": "-", "\u{2212}": "-"]
    /// What can stand between groups of digits and is never a decimal sign: the space, the no-break ones, the thin one, and
    /// the apostrophes of Switzerland.
    private static let gaps: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}"]

    /// What stands before the decimal sign, and the digits behind it; `nil` when nobody can know which is the sign.
    private static func parts(of text: Substring) -> (whole: Substring, fraction: String?)? {
        let points = text.count { $0 == "." }
        let commas = text.count { $0 == "," }
        let mark: Character
        switch (points, commas) {
        case (0, 0): return (text, nil)
        case (1, 0): mark = "."
        case (0, 1): mark = ","
        case (_, 0), (0, _): return (text, nil)
        // Of both, the last stands once.
        default:
            guard let last = text.last(where: { $0 == "." || $0 == "," }) else { return nil }
            mark = last
            if (mark == "." ? points : commas) != 1 { return nil }
        }
        guard let index = text.lastIndex(of: mark) else { return nil }
        let (whole, fraction) = (text[..<index], text[text.index(after: index)...])
        guard !fraction.isEmpty, fraction.allSatisfy(isDigit) else { return nil }
        if mark == ",", points == 0, mayBeGroup(fraction, after: whole) { return nil }
        return (whole, String(fraction))
    }

    /// Whether the digits behind a comma may as well be thousands.
    private static func mayBeGroup(_ digits: Substring, after whole: Substring) -> Bool {
        digits.count == 3 && 1...3 ~= whole.count && whole.first != "0" && whole.allSatisfy(isDigit)
    }

    /// The digits of a whole number, whose groups have one and the same sign between them, and three digits each but the
    /// first; `nil` for anything else.
    private static func digits(ofGroups text: Substring) -> String? {
        guard let gap = text.first(where: { !isDigit($0) }) else { return String(text) }
        guard gaps.contains(gap) || gap == "." || gap == "," else { return nil }
        let groups = text.split(separator: gap, omittingEmptySubsequences: false)
        guard let first = groups.first, 1...3 ~= first.count, first.allSatisfy(isDigit), first.first != "0" else {
            return nil
        }
        guard groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(isDigit) }) else { return nil }
        return groups.joined()
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }
}
