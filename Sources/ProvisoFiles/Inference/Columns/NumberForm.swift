internal import ProvisoCore

/// How the numbers of a column are written: with which sign before the fraction, between thousands, and with which unit.
struct NumberForm: Sendable {
    /// A number that was read.
    struct Number {
        let value: ExactNumber
        let count: Int
        /// Whether it is written with a decimal sign.
        let hasFraction: Bool
        /// Whether it is a whole number that is written without an exponent.
        let isWhole: Bool

        init(_ value: ExactNumber, count: Int, hasFraction: Bool) {
            (self.value, self.count, self.hasFraction) = (value, count, hasFraction)
            isWhole = value.isIntegral && !value.spelling.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
        }
    }

    var hasComma = false
    var thousands: String?
    var units: [String] = []
    /// Whether some numbers have a plus sign and others a minus sign. Without the latter they may be telephone numbers.
    private(set) var hasBothSigns = false
    /// The numbers, as far as they can be read so.
    private(set) var numbers: [Number] = []
    /// What the reader of the proposal has to know.
    private(set) var note: String?

    /// Whether the numbers are written as programs write them.
    var isPlain: Bool { !hasComma && thousands == nil && units.isEmpty && !hasBothSigns }
    /// Whether all numbers are whole ones.
    var areWhole: Bool { !numbers.isEmpty && numbers.allSatisfy(\.isWhole) }
    /// Whether some have a fraction, which may be of zeros.
    var haveFractions: Bool { numbers.contains(where: \.hasFraction) }
    /// How many values are numbers.
    var count: Int { numbers.reduce(0) { $0 + $1.count } }

    /// Reads values as numbers in the plain form, which has no plus sign.
    init(plain values: [ValueSamples.Value]) {
        numbers = values.compactMap { value in
            guard !value.text.hasPrefix("+") else { return nil }
            return ExactNumber(value.text).map {
                Number($0, count: value.count, hasFraction: value.text.contains("."))
            }
        }
    }

    // MARK: Other forms

    /// Finds the form that most values have; `nil` where too few of them are numbers in any.
    ///
    /// - Parameter words: Whether words are taken for units too, where all values have the same: `12 pieces`.
    init?(_ values: [ValueSamples.Value], _ limits: InferenceLimits, words: Bool) {
        let total = values.reduce(0) { $0 + $1.count }
        let parts = values.compactMap { value in NumberParts(value.text).map { (parts: $0, count: value.count) } }
        guard limits.isEnough(parts.reduce(0) { $0 + $1.count }, of: total),
            let units = NumberUnits(parts.map { ($0.parts, $0.count) }, words: words, limits)
        else { return nil }
        let cores = parts.filter { units.take($0.parts.unit) }.map { (digits: $0.parts.digits, count: $0.count) }
        let signs = Set(cores.compactMap { $0.digits.first })
        let hasBothSigns = signs.contains("+") && signs.contains("-")
        var best: Self?
        for (hasComma, thousands) in Self.styles {
            var form = Self(plain: [])
            (form.hasComma, form.thousands, form.units) = (hasComma, thousands, units.texts)
            form.hasBothSigns = hasBothSigns
            let style = DigitStyle(hasComma: hasComma, thousands: thousands)
            form.numbers = cores.compactMap { core in
                style.number(core.digits).map {
                    Number($0.value, count: core.count, hasFraction: $0.hasFraction)
                }
            }
            guard limits.isEnough(form.count, of: total), form.count > best?.count ?? 0, !form.isPlain,
                style.isMeant(cores.map(\.digits))
            else { continue }
            if let thousands, thousands == "," || thousands == ".", !style.isCertain(cores.map(\.digits)) {
                form.note = "“\(thousands)” may stand before a fraction as well"
            }
            best = form
        }
        guard let best else { return nil }
        self = best
    }

    /// The ways to write numbers, those first that go before others which as many values are written in.
    private static let styles: [(hasComma: Bool, thousands: String?)] = [
        (false, ","), (false, nil), (true, nil), (true, "."), (false, " "), (true, " "), (false, "'"), (true, "'"),
        (false, "_"),
    ]
}

/// A text that holds a single number, and what stands beside it.
struct NumberParts {
    /// The number with its sign, as it is written.
    let digits: String
    /// What stands beside it; empty for nothing.
    let unit: String
    let isInFront: Bool
    /// Whether a blank stands between number and unit.
    let hasBlank: Bool

    /// - Returns: `nil` for a text without a digit, with two units, or with more than a number may hold.
    init?(_ text: String) {
        guard text.utf8.count <= 60, let start = text.firstIndex(where: Self.isDigit),
            let last = text.lastIndex(where: Self.isDigit)
        else { return nil }
        let end = text.index(after: last)
        var front = text[..<start]
        var behind = text[end...]
        var sign = ""
        // The sign stands before the unit or behind it.
        for mark in ["-", "+"] where sign.isEmpty {
            if front.hasPrefix(mark) {
                (front, sign) = (front.dropFirst(), mark)
            } else if front.hasSuffix(mark) {
                (front, sign) = (front.dropLast(), mark)
            }
        }
        let isBlank = { (character: Character) in character.isWhitespace }
        hasBlank = front.last.map(isBlank) ?? false || behind.first.map(isBlank) ?? false
        while front.last.map(isBlank) ?? false { front = front.dropLast() }
        while behind.first.map(isBlank) ?? false { behind = behind.dropFirst() }
        guard front.isEmpty || behind.isEmpty, !hasBlank || !(front.isEmpty && behind.isEmpty) else { return nil }
        let core = text[start..<end]
        guard core.allSatisfy({ Self.isDigit($0) || ",.'’_ \u{A0}\u{202F}\u{2009}".contains($0) }) else { return nil }
        digits = sign + core
        isInFront = !front.isEmpty
        unit = String(front.isEmpty ? behind : front)
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isWholeNumber }
}
