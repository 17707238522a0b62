/// “Modulus 10 double add double” over letters and digits, which CUSIP (ANSI X9.6) and FIGI (OMG FIGI 1.0) have.
///
/// Characters are worth up to 38. Every second one from the left counts twice; the digits of what each is worth are added.
/// Letters are doubled as one number, not as two digits as in ISIN.
struct DoubleAddDoubleSum {
    private var total = 0
    private var isDoubled = false

    /// Adds a character by its value.
    @inline(__always)
    mutating func add(_ value: UInt8) {
        let worth = Int(isDoubled ? value &* 2 : value)
        total &+= worth / 10 &+ worth % 10
        isDoubled.toggle()
    }

    /// The check digit that would have to follow, 0 to 9.
    var checkDigit: UInt8 { UInt8(truncatingIfNeeded: (10 &- total % 10) % 10) }
}
