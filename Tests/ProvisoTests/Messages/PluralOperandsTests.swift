import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The examples of UTS #35, part 3, section 5.1.1, and spellings with exponents.
@Suite("Plural operands")
struct PluralOperandsTests {
    @Test(
        arguments: [
            ("1", [1, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0]), ("1.3", [1, 1, 1, 3, 3]),
            ("1.30", [1, 2, 1, 30, 3]), ("1.03", [1, 2, 2, 3, 3]), ("1.230", [1, 3, 2, 230, 23]),
            ("1200000", [1_200_000, 0, 0, 0, 0]), ("-5", [5, 0, 0, 0, 0]), ("0", [0, 0, 0, 0, 0]),
            ("0.00", [0, 2, 0, 0, 0]), (".5", [0, 1, 1, 5, 5]), ("1e3", [1000, 0, 0, 0, 0]),
            ("1.5e1", [15, 0, 0, 0, 0]), ("1.50e1", [15, 1, 0, 0, 0]), ("15e-1", [1, 1, 1, 5, 5]),
            ("5e-3", [0, 3, 3, 5, 5]), ("007.70", [7, 2, 1, 70, 7]),
        ] as [(String, [UInt64])])
    func operands(spelling: String, expected: [UInt64]) throws {
        let o = PluralOperands(try #require(ExactNumber(spelling)))
        #expect([o.i, UInt64(o.v), UInt64(o.w), o.f, o.t] == expected)
        #expect(o.isIntegral == (o.t == 0))
        #expect(o.c == 0)
    }

    @Test("A whole number needs no spelling to be taken apart", arguments: [0, 1, 7, 22, 1_000_000, Int(1e17)])
    func integers(number: Int) {
        #expect(PluralOperands(integer: UInt64(number)) == PluralOperands(ExactNumber(number)))
        #expect(ExactNumber(-number).plainInteger == Int64(-number))
        #expect(ExactNumber("\(number).0").flatMap(\.plainInteger) == nil)
    }

    @Test("Long numbers keep the digits that rules look at")
    func long() throws {
        let long = PluralOperands(try #require(ExactNumber("9000000000000000000000000000000000000000000001")))
        #expect(long.i == 1_000_000_000_000_000_001)
        #expect(PluralOperands(try #require(ExactNumber("3e9999999999999999999"))).i == 1_000_000_000_000_000_000)
        let small = PluralOperands(try #require(ExactNumber("3e-40")))
        #expect((small.i, small.v, small.f) == (0, 40, 3))
    }

    @Test(
        "English says one only of what is shown as 1",
        arguments: [
            ("1", PluralCategory.one), ("1.0", .other), ("0", .other), ("2", .other), ("-1", .one), ("1e0", .one),
        ])
    func english(spelling: String, category: PluralCategory) throws {
        #expect(MessageLanguage.english.pluralCategory(try #require(ExactNumber(spelling))) == category)
    }
}
