import TestSupport
import Foundation
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// SplitMix64, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct ExactNumberTests {
    @Test(arguments: [
        "0", "-0", "+1", "007", ".5", "-.5", "1.5", "1e3", "1E+3", "1e-3", "0.0", "12345678901234567890", "00.10e05",
    ])
    func reads(text: String) {
        #expect(ExactNumber(text)?.spelling == text)
    }

    @Test(arguments: [
        "", " ", "5.", "+", "-", ".", "1e", "1e+", "e5", "0x10", "nan", "inf", "1 ", " 1", "1,000", "1_000", "--1",
        "1.2.3", "１", "1\n", "1.e5",
    ])
    func refuses(text: String) {
        #expect(ExactNumber(text) == nil)
    }

    @Test(arguments: [
        ("1", "1.0"), ("1e3", "1000"), ("0", "-0.000"), ("0.1", "1e-1"), (".5", "0.50"), ("100", "1e2"),
        ("0e99999999999", "0"),
        ("12.50", "1250e-2"), ("0.00120", "12e-4"), ("9007199254740993", "9007199254740993.0"),
    ])
    func equalHoweverSpelled(left: String, right: String) throws {
        let (left, right) = (try #require(ExactNumber(left)), try #require(ExactNumber(right)))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(!(left < right) && !(right < left))
    }

    @Test(arguments: [
        ("9007199254740992", "9007199254740993"), ("-2", "-1"), ("-1", "0"), ("9", "10"),
        ("1e999999999", "1e9999999999"),
        ("1e-400", "1e-399"), ("0.123456789012345678901", "0.123456789012345678902"), ("-1e9999999999999999999", "1"),
        ("99999999999999999999", "100000000000000000000"), ("1.9", "1.91"), ("-1.91", "-1.9"),
    ])
    func ordered(small: String, large: String) throws {
        let (small, large) = (try #require(ExactNumber(small)), try #require(ExactNumber(large)))
        #expect(small < large)
        #expect(!(large < small))
        #expect(small != large)
    }

    @Test func integers() {
        #expect(ExactNumber("1e3")?.integer == 1000)
        #expect(ExactNumber("-12.50e1")?.integer == -125)
        #expect(ExactNumber("9223372036854775807")?.integer == .max)
        #expect(ExactNumber("-9223372036854775808")?.integer == .min)
        #expect(ExactNumber("9223372036854775808")?.integer == nil)
        #expect(ExactNumber("0.5")?.integer == nil)
        #expect(ExactNumber("1e99999999999999999999")?.integer == nil)
        #expect(ExactNumber("1.000")?.isIntegral == true)
        #expect(ExactNumber("1.5e1")?.isIntegral == true)
        #expect(ExactNumber("15e-1")?.isIntegral == false)
        #expect(ExactNumber("0.0e-7")?.isIntegral == true)
        #expect(ExactNumber(UInt64.max).spelling == "18446744073709551615")
        #expect(ExactNumber(Double.nan) == nil && ExactNumber(Double.infinity) == nil)
        #expect(ExactNumber(0.1)?.spelling == "0.1")
        #expect([3.0, -18, 0, 1e20, 100.5].map { ExactNumber($0)?.spelling } == ["3", "-18", "0", "1e+20", "100.5"])
        #expect([DataValue(any: Float(3)), DataValue(exactly: 3.0)].map { $0?.description } == ["3", "3"])
    }

    /// A number with at most thirty digits, so that `Decimal` is exact.
    private func randomSpelling(_ generator: inout SeededGenerator) -> String {
        func digits(_ range: ClosedRange<Int>) -> String {
            (0..<Int.random(in: range, using: &generator)).map { _ in
                String([0, 0, 1, 9, Int.random(in: 0...9, using: &generator)].randomElement(using: &generator) ?? 0)
            }.joined()
        }
        var text = ["", "-", "+"].randomElement(using: &generator) ?? ""
        let fraction = Bool.random(using: &generator) ? "." + digits(1...10) : ""
        text += digits(fraction.isEmpty ? 1...20 : 0...20) + fraction
        if Bool.random(using: &generator) { text += "e\(Int.random(in: -20...20, using: &generator))" }
        return text
    }

    @Test func agreesWithDecimal() throws {
        var generator = SeededGenerator(state: 42)
        var previous = (text: "0", exact: try #require(ExactNumber("0")), decimal: Decimal(0))
        for _ in 0..<20_000 {
            let text = randomSpelling(&generator)
            let exact = try #require(ExactNumber(text), "\(text)")
            let decimal = try #require(
                Decimal(string: text.hasPrefix("+") ? String(text.dropFirst()) : text), "\(text)")
            #expect((exact < previous.exact) == (decimal < previous.decimal), "\(text) < \(previous.text)")
            #expect((exact == previous.exact) == (decimal == previous.decimal), "\(text) == \(previous.text)")
            var whole = Decimal()
            var copy = decimal
            NSDecimalRound(&whole, &copy, 0, .plain)
            #expect(exact.isIntegral == (whole == decimal), "\(text)")
            previous = (text, exact, decimal)
        }
    }

    @Test func shiftingThePointChangesNothing() throws {
        var generator = SeededGenerator(state: 7)
        for _ in 0..<5_000 {
            let digits = String(UInt64.random(in: 1...UInt64.max, using: &generator))
            let point = Int.random(in: 0..<digits.count, using: &generator)
            let scaled = "\(digits.prefix(point)).\(digits.dropFirst(point))e\(digits.count - point)"
            let (plain, shifted) = (try #require(ExactNumber(digits)), try #require(ExactNumber(scaled), "\(scaled)"))
            #expect(plain == shifted, "\(digits) \(scaled)")
            #expect(plain.hashValue == shifted.hashValue)
            #expect(plain.integer == shifted.integer)
        }
    }

    @Test func orderIsTotal() {
        var generator = SeededGenerator(state: 11)
        let numbers = (0..<300).compactMap { _ in ExactNumber(randomSpelling(&generator)) }.sorted()
        for (left, right) in zip(numbers, numbers.dropFirst()) { #expect(left <= right) }
    }
}

@Suite struct DecimalShapeTests {
    @Test func neverTrapsOnAnyBytes() {
        var generator = SeededGenerator(state: 3)
        let alphabet = Array("0019.eE+-x ".utf8) + [0xFF, 0x00, 0xC3]
        for _ in 0..<Sweep.count(50_000, sample: 15_000) {
            let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            let shape = DecimalShape(bytes.span)
            let text = String(decoding: bytes, as: UTF8.self)
            let isNumber = text.wholeMatch(of: /[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]+)?/) != nil
            #expect((shape != nil) == isNumber, "\(text.debugDescription)")
            guard let shape else { continue }
            #expect(DecimalShape.compare(shape, in: bytes.span, shape, in: bytes.span) == 0)
        }
    }

    @Test func hugeExponentsDoNotOverflow() throws {
        let huge = Array(("1e" + String(repeating: "9", count: 1000)).utf8)
        let tiny = Array(("1e-" + String(repeating: "9", count: 1000)).utf8)
        let (first, second) = (DecimalShape(huge.span), DecimalShape(tiny.span))
        let (a, b) = (try #require(first), try #require(second))
        #expect(DecimalShape.compare(a, in: huge.span, b, in: tiny.span) == 1)
        #expect(a.isIntegral && !b.isIntegral)
    }
}
