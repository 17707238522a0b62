/// The check digit of GS1's numbers (GS1 General Specifications 7.9), also that of ISBN-13.
///
/// From the right, digits count once and three times in turns, the check digit once.
struct GS1Sum {
    private var total = 0
    private var other = 0

    @inline(__always)
    mutating func add(_ digit: UInt8) {
        // No text is long enough to make a sum of its digits overflow.
        let next = other &+ Int(digit)
        other = total &+ Int(digit) &* 3
        total = next
    }

    /// Whether the digit added last is the right check digit.
    var isValid: Bool { total % 10 == 0 }
}
