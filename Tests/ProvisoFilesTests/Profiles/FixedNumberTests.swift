import ProvisoCore
import TestSupport
import Testing

@testable import ProvisoFiles

/// Numbers of few digits, read once.
@Suite struct FixedNumberTests {
    /// A cell that is read as a number of few digits is the number that the full grammar reads, and what is not read so is
    /// none, has more digits, or an exponent.
    @Test func cellsAreNumbersAsTheGrammarHasThem() {
        var random = SplitMix64(seed: 7)
        let signs = Array("0123456789.,-+e".utf8)
        var numbers = 0
        for _ in 0..<12_000 {
            let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
                // Mostly digits.
                signs[Int.random(in: 0..<(Bool.random(using: &random) ? 10 : signs.count), using: &random)]
            }
            guard text.first != UInt8(ascii: "+") else { continue }
            let sign = UInt8(ascii: Bool.random(using: &random) ? "." : ",")
            text.withUnsafeBufferPointer { bytes in
                let fixed = FixedNumber(bytes, decimalSign: sign)
                let isNumber = DecimalShape(bytes.span, decimalSign: sign) != nil
                let spelling = String(decoding: bytes, as: UTF8.self)
                #expect(fixed?.millionths == (isNumber ? millionths(spelling, sign) : nil), "\(spelling)")
                if fixed != nil { numbers += 1 }
            }
        }
        #expect(numbers > 1000)
    }

    /// What a spelling of a number comes to; `nil` where it has more than twelve digits or six decimals, or an exponent.
    private func millionths(_ spelling: String, _ sign: UInt8) -> Int64? {
        let isNegative = spelling.hasPrefix("-")
        let digits = spelling.dropFirst(isNegative ? 1 : 0)
        let parts = digits.split(separator: sign == UInt8(ascii: ".") ? "." : ",", omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? String(parts[1]) : ""
        guard digits.count <= 12, fraction.count <= 6, !digits.contains("e") else { return nil }
        let number = Int64(parts[0] + fraction + String(repeating: "0", count: 6 - fraction.count))
        return number.map { isNegative ? -$0 : $0 }
    }
}
