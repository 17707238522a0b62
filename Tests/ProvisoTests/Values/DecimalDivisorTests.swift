import TestSupport
import Proviso
import Testing

@Suite struct DecimalDivisorTests {
    private func divides(_ divisor: String, _ number: String) throws -> Bool {
        let test = try #require(ExactNumber(divisor).flatMap { DecimalDivisor($0) }, "\(divisor)")
        var number = number
        let isMultiple = number.withUTF8 { bytes in
            DecimalShape(bytes.span).map { test.divides($0, in: bytes.span) }
        }
        return try #require(isMultiple as Bool?)
    }

    @Test(arguments: [
        ("0.1", "0.30", true), ("0.1", "0.31", false), ("3", "1e20", false), ("3", "3e1000000", true),
        ("7", "1e-5", false), ("10", "5", false), ("10", "-0", true), ("0.3", "0.9", true), ("0.3", "1", false),
        ("1e3", "2000", true), ("1e3", "2500", false), ("12.5", "1e2", true), ("999999999999999999", "1e18", false),
        ("999999999999999999", "999999999999999998000000000000000001", true), ("2", "1e999999999999", true),
        ("0.25", "00.7500", true), ("1", ".5", false), ("1", "-17", true),
    ])
    func multiples(_ row: (divisor: String, number: String, isMultiple: Bool)) throws {
        #expect(try divides(row.divisor, row.number) == row.isMultiple)
    }

    @Test(arguments: ["0", "-1", "0.0", "1234567890123456789", "1.000000000000000001"])
    func refused(_ text: String) throws {
        #expect(DecimalDivisor(try #require(ExactNumber(text))) == nil)
    }

    /// Against integers: both are multiplied by the same power of ten.
    @Test func agreesWithIntegers() throws {
        var random = SplitMix64(seed: 7)
        var multiples = 0
        for _ in 0..<5_000 {
            let (a, b) = (Int.random(in: -99_999...99_999, using: &random), Int.random(in: 1...30, using: &random))
            let (i, j) = (Int.random(in: 0...4, using: &random), Int.random(in: 0...4, using: &random))
            let expected = a * power(i) % (b * power(j)) == 0
            if expected { multiples += 1 }
            #expect(try divides(decimal(b, j), decimal(a, i)) == expected, "\(a)e\(i) by \(b)e\(j)")
            #expect(try divides("\(b)e\(j)", "\(a)e\(i)") == expected)
        }
        #expect(multiples > 500)
    }

    private func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    /// The number n × 10ᵏ⁻⁴ with its point written.
    private func decimal(_ number: Int, _ exponent: Int) -> String {
        let digits = String(number.magnitude * UInt(power(exponent)))
        let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return (number < 0 ? "-" : "") + padded.dropLast(4) + "." + padded.suffix(4)
    }
}
