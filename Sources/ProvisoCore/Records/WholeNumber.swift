/// What makes a number a whole one, to every rule that asks for one.
struct WholeNumber: Sendable {
    /// Whether `3.0` passes in text, as programs write whole numbers in columns where some value is missing.
    let allowsZeroFraction: Bool

    init(allowsZeroFraction: Bool) { self.allowsZeroFraction = allowsZeroFraction }

    /// Whether a number is a whole one: in JSON by its value, in text as it is written.
    func isMet(by number: DecimalShape, in value: borrowing FieldValue) -> Bool {
        if number.isPlainInteger { return true }
        guard number.isIntegral else { return false }
        return value.kind == .number || allowsZeroFraction && Self.hasFraction(value)
    }

    /// Whether a number is a whole one that is written with a fraction of zeros.
    static func isSpelledWithFraction(_ number: DecimalShape, in value: borrowing FieldValue) -> Bool {
        number.isIntegral && hasFraction(value)
    }

    /// Whether a number has a decimal sign and no exponent.
    private static func hasFraction(_ value: borrowing FieldValue) -> Bool {
        value.numberBytes.contains(value.decimalSign) && !value.numberBytes.contains { $0 | 0x20 == UInt8(ascii: "e") }
    }
}
