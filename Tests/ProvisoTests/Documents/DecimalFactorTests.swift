import TestSupport
import Testing

@testable import ProvisoCore

/// Decimal numbers of a few digits are added exactly, or not at all.
@Suite struct DecimalFactorTests {
    private static let limit: Int64 = 1_000_000_000_000_000_000

    /// Numbers of any size up to the limit, with the sum that integers have.
    @Test func sumsAreThoseOfIntegers() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20_000 {
            func number() -> Int64 {
                Int64.random(in: (1 - Self.limit)..<Self.limit, using: &random)
                    >> Int64.random(in: 0...60, using: &random)
            }
            let (left, right) = (number(), number())
            let exponent = Int.random(in: -30...30, using: &random)
            let sum = DecimalFactor(digits: left, exponent: exponent)
                .adding(DecimalFactor(digits: right, exponent: exponent))
            // Zeros at the end take no digits.
            let exact = DecimalFactor(digits: left + right, exponent: exponent)
            #expect(sum == exact || sum == nil && (left + right).magnitude >= Self.limit)
        }
    }

    @Test(
        arguments: [
            ((1, 60), (0, 0), (1, 60)), ((0, 0), (5, -60), (5, -60)), ((15, -1), (25, -2), (175, -2)),
            ((1, 17), (1, 0), (100_000_000_000_000_001, 0)), ((1, 18), (1, 0), nil), ((1, 60), (1, 0), nil),
            ((5, -1), (-5, -1), (0, 0)), ((999_999_999_999_999_999, 0), (1, 0), nil),
        ] as [((Int64, Int), (Int64, Int), (Int64, Int)?)])
    func sums(left: (Int64, Int), right: (Int64, Int), sum: (Int64, Int)?) {
        func number(_ parts: (Int64, Int)) -> DecimalFactor { DecimalFactor(digits: parts.0, exponent: parts.1) }
        #expect(number(left).adding(number(right)) == sum.map(number))
        #expect(number(right).adding(number(left)) == sum.map(number))
    }

    @Test func digitsAtAnExponent() {
        let number = DecimalFactor(digits: 150, exponent: 0)
        #expect(number.digits(at: 0) == 150 && number.digits(at: 1) == 15 && number.digits(at: 2) == nil)
        #expect(number.digits(at: -15) == 150_000_000_000_000_000 && number.digits(at: -16) == nil)
    }

    @Test func oneChangesNoProduct() {
        let number = DecimalFactor(digits: -175, exponent: -2)
        #expect(DecimalFactor.one.multiplied(by: number) == number && number.multiplied(by: .one) == number)
    }
}
