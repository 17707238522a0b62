/// How a language writes numbers: its digits, what separates and groups them, and its minus sign (CLDR).
public struct NumberStyle: Sendable, Equatable {
    /// What stands between the whole number and the fraction.
    public var decimalSeparator: String
    /// What stands between groups of digits.
    public var groupingSeparator: String
    /// What stands before a negative number; may hold a mark that keeps it there in text from right to left.
    public var minusSign: String
    /// The digit zero; the others follow it in Unicode.
    public var zero: Unicode.Scalar
    /// How many digits must stand before the first separator: with 2, `1000` is written without one, `10 000` with one.
    public var minimumGroupingDigits: Int
    /// How many digits the groups before the last one hold: 2 in India, where 1234567 is 12,34,567.
    public var secondaryGroup: Int
    /// How a share of a hundred is written, with `#` for the number: `# %` in German, `%#` in Turkish.
    public var percent: String

    /// Creates a style. The defaults are those of CLDR's root.
    public init(
        decimalSeparator: String = ".", groupingSeparator: String = ",", minusSign: String = "-",
        zero: Unicode.Scalar = "0", minimumGroupingDigits: Int = 1, secondaryGroup: Int = 3, percent: String = "#%"
    ) {
        self.decimalSeparator = decimalSeparator
        self.groupingSeparator = groupingSeparator
        self.minusSign = minusSign
        self.zero = zero
        self.minimumGroupingDigits = minimumGroupingDigits
        self.secondaryGroup = secondaryGroup
        self.percent = percent
    }

    /// The same without separators between groups of digits.
    var ungrouped: NumberStyle {
        var style = self
        style.groupingSeparator = ""
        return style
    }

    /// The digits of the last group.
    private static let primaryGroup = 3

    /// The number with every digit that it was spelled with. One that would need very many zeros keeps its exponent.
    ///
    /// - Complexity: Linear in the number of digits.
    public func format(_ number: ExactNumber) -> String {
        if let integer = number.plainInteger {
            let spelling = String(integer)
            // Most numbers are limits of a few digits.
            if zero == "0", 0..<1000 ~= integer { return spelling }
            return integer < 0
                ? minusSign + grouped(Substring(spelling.utf8.dropFirst()).utf8) : grouped(Substring(spelling).utf8)
        }
        let shown = DecimalDigits(number)
        let sign = shown.isNegative ? minusSign : ""
        guard let (whole, fraction) = shown.writtenOut else { return sign + scientific(shown) }
        return sign + grouped(whole) + (fraction.isEmpty ? "" : decimalSeparator + text(fraction))
    }

    /// A number of parts of a hundred.
    ///
    /// - Complexity: Linear in the number of digits.
    public func format(percent number: ExactNumber) -> String {
        let parts = percent.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return format(number) }
        return parts[0] + format(number) + parts[1]
    }

    /// One digit, the others after the separator, and the exponent.
    private func scientific(_ shown: DecimalDigits) -> String {
        let leadingZeros = shown.digits.prefix { $0 == 0 }.count
        let significand = shown.digits.dropFirst(leadingZeros)
        guard !significand.isEmpty else { return text([0]) }
        let exponent = shown.point - leadingZeros - 1
        return text(significand.prefix(1))
            + (significand.count > 1 ? decimalSeparator + text(significand.dropFirst()) : "")
            + "E" + (exponent < 0 ? minusSign : "") + text(String(exponent.magnitude).utf8)
    }

    /// Digits with separators between their groups.
    private func grouped(_ digits: some Collection<UInt8>) -> String {
        let count = digits.count
        guard !groupingSeparator.isEmpty, count >= Self.primaryGroup + Swift.max(1, minimumGroupingDigits) else {
            return text(digits)
        }
        var text = ""
        var rest = count
        for digit in digits {
            let beyond = rest - Self.primaryGroup
            if rest < count, beyond >= 0, beyond.isMultiple(of: Swift.max(1, secondaryGroup)) {
                text += groupingSeparator
            }
            append(digit, to: &text)
            rest -= 1
        }
        return text
    }

    /// Appends a number without separators, with zeros in front up to a width.
    func append(_ number: Int, width: Int, to text: inout String) {
        let digits = String(number).utf8
        for _ in 0..<Swift.max(0, width - digits.count) { append(0, to: &text) }
        for digit in digits { append(digit, to: &text) }
    }

    /// Appends a fraction of a second as far as it is not zero.
    func appendFraction(nanoseconds: Int, to text: inout String) {
        guard nanoseconds > 0 else { return }
        let digits = Array(String(nanoseconds).utf8)
        let end = digits.lastIndex { $0 != UInt8(ascii: "0") } ?? 0
        text += decimalSeparator
        for _ in digits.count..<Self.nanosecondDigits { append(0, to: &text) }
        for digit in digits[...end] { append(digit, to: &text) }
    }

    private static let nanosecondDigits = 9

    private func text(_ digits: some Collection<UInt8>) -> String {
        var text = ""
        for digit in digits { append(digit, to: &text) }
        return text
    }

    /// Appends a digit, given as its value or as its character in ASCII.
    private func append(_ digit: UInt8, to text: inout String) {
        text.unicodeScalars.append(Unicode.Scalar(zero.value + UInt32(digit & 0x0F)) ?? "\u{FFFD}")
    }
}

extension NumberStyle {
    /// The value of a digit, of the language or of ASCII.
    func digit(_ scalar: Unicode.Scalar) -> Int? {
        for zero in [self.zero, "0"] where scalar.value >= zero.value && scalar.value - zero.value < 10 {
            return Int(scalar.value - zero.value)
        }
        return nil
    }
}
