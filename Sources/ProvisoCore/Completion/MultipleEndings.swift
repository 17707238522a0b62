internal import ProvisoFormats

/// The digits behind the beginning of a whole number that make it a multiple of another.
struct MultipleEndings {
    private let divisor: UInt64?

    init(_ divisor: ExactNumber) { self.divisor = divisor.int64.flatMap { UInt64(exactly: $0) } }

    /// The endings: for each count of digits those of the first multiple. Where there are no more than a sign and digits as
    /// yet, no others have to be tried.
    func endings(behind text: String) -> [[UInt8]] {
        var endings = [[UInt8(ascii: "0")], Array(".0".utf8)]
        guard let divisor, divisor > 0, let beginning = NumberEndings.Beginning(whole: text) else { return endings }
        var remainder: UInt64 = 0
        for byte in beginning.digits { remainder = next(remainder, UInt64(byte &- UInt8(ascii: "0")), divisor) }
        var power: UInt64 = 1
        for count in 1...19 {
            remainder = next(remainder, 0, divisor)
            power = power &* 10
            let missing = (divisor - remainder) % divisor
            guard missing < power else { continue }
            let digits = Array(String(missing).utf8)
            endings.append([UInt8](repeating: UInt8(ascii: "0"), count: count - digits.count) + digits)
        }
        return endings
    }

    private func next(_ remainder: UInt64, _ digit: UInt64, _ divisor: UInt64) -> UInt64 {
        let (high, low) = remainder.multipliedFullWidth(by: 10)
        let (sum, carry) = low.addingReportingOverflow(digit)
        return divisor.dividingFullWidth((high + (carry ? 1 : 0), sum)).remainder
    }
}
