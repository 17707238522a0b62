import ProvisoFormats
import TestSupport
import Testing

/// What a procedure promises to find, tried on numbers at random.
@Suite struct CheckDigitPropertyTests {
    /// A procedure over the values of characters.
    struct Procedure: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// How many values a character has.
        var count: Int
        /// The check characters of the others.
        var check: @Sendable ([UInt8]) -> [UInt8]
        /// Whether a number with its check characters is right.
        var isValid: @Sendable ([UInt8]) -> Bool
        /// How many values the last character has, where there are more.
        var lastCount: Int?
        /// Whether a swap of two neighbours that differ is promised to be found.
        var findsSwap: @Sendable (UInt8, UInt8) -> Bool = { _, _ in true }
    }

    static let all: [Procedure] =
        [
            Procedure(
                testDescription: "Luhn", count: 10,
                check: { digits in
                    var sum = LuhnSum()
                    for digit in digits { sum.add(digit) }
                    return [sum.checkDigit]
                },
                isValid: { digits in
                    var sum = LuhnSum()
                    for digit in digits { sum.add(digit) }
                    return sum.isValid
                }, findsSwap: { min($0, $1) != 0 || max($0, $1) != 9 }),
            Procedure(
                testDescription: "GS1", count: 10,
                check: { digits in
                    var sum = GS1Sum()
                    for digit in digits { sum.add(digit) }
                    return [sum.checkDigit]
                },
                isValid: { digits in
                    var sum = GS1Sum()
                    for digit in digits { sum.add(digit) }
                    return sum.isValid
                }, findsSwap: { max($0, $1) - min($0, $1) != 5 }),
            Procedure(
                testDescription: "Verhoeff", count: 10,
                check: { digits in
                    var sum = VerhoeffSum(withCheckDigit: false)
                    for digit in digits.reversed() { sum.add(digit) }
                    return [sum.checkDigit]
                },
                isValid: { digits in
                    var sum = VerhoeffSum()
                    for digit in digits.reversed() { sum.add(digit) }
                    return sum.isValid
                }),
            Procedure(
                testDescription: "Damm", count: 10,
                check: { digits in
                    var sum = DammSum()
                    for digit in digits { sum.add(digit) }
                    return [sum.checkDigit]
                },
                isValid: { digits in
                    var sum = DammSum()
                    for digit in digits { sum.add(digit) }
                    return sum.isValid
                }),
            // Digits alone: a digit in place of a letter changes the places of all before.
            Procedure(
                testDescription: "modulus 97", count: 10,
                check: { digits in
                    var sum = Modulus97Sum()
                    for digit in digits { sum.add(digit) }
                    return [UInt8(sum.checkDigits / 10), UInt8(sum.checkDigits % 10)]
                },
                isValid: { digits in
                    var sum = Modulus97Sum()
                    for digit in digits { sum.add(digit) }
                    return sum.isValid
                }),
            Procedure(
                testDescription: "descending weights", count: 10,
                check: { digits in
                    var sum = DescendingSum()
                    for digit in digits { sum.add(digit) }
                    return [UInt8(sum.checkValue(modulo: 11))]
                },
                isValid: { digits in
                    var sum = DescendingSum()
                    for digit in digits { sum.add(digit) }
                    return sum.isMultiple(of: 11)
                }, lastCount: 11),
            weighted("ISBN-10", [10, 9, 8, 7, 6, 5, 4, 3, 2], 11, "0123456789X"),
            weighted("prime weights", [3, 7, 13, 17, 19, 23, 29, 37, 41], 11, "0123456789X", findsSwaps: false),
        ] + pure + hybrid

    private static let pure = [
        ("MOD 11-2", PureCheckSum.mod11Radix2, 10, 11), ("MOD 37-2", .mod37Radix2, 36, 37),
        ("MOD 97-10", .mod97Radix10, 10, 10), ("MOD 661-26", .mod661Radix26, 26, 26),
        ("MOD 1271-36", .mod1271Radix36, 36, 36),
    ].map { name, empty, count, lastCount in
        Procedure(
            testDescription: name, count: count,
            check: { values in
                var sum = empty
                for value in values { sum.add(value) }
                let check = sum.checkValue
                return sum.checkCharacters == 1 ? [UInt8(check)] : [UInt8(check / count), UInt8(check % count)]
            },
            isValid: { values in
                var sum = empty
                for value in values { sum.add(value) }
                return sum.isValid
            }, lastCount: lastCount)
    }

    private static let hybrid = [
        ("MOD 11,10", HybridCheckSum.mod11Over10), ("MOD 27,26", .mod27Over26), ("MOD 37,36", .mod37Over36),
    ].map { name, empty in
        Procedure(
            testDescription: name, count: empty.modulus,
            check: { values in
                var sum = empty
                for value in values { sum.add(value) }
                return [UInt8(sum.checkValue)]
            },
            isValid: { values in
                var sum = empty
                for value in values { sum.add(value) }
                return sum.isValid
            }, findsSwap: { _, _ in false })
    }

    private static func weighted(
        _ name: String, _ weights: [Int], _ modulus: Int, _ characters: StaticString, findsSwaps: Bool = true
    ) -> Procedure {
        let check = WeightedCheck(weights: weights, modulus: modulus, characters: characters)
        let text: @Sendable ([UInt8]) -> [UInt8] = { $0.map { $0 == 10 ? UInt8(ascii: "X") : $0 + 0x30 } }
        return Procedure(
            testDescription: name, count: 10,
            check: { digits in
                let digits = text(digits)
                return [CheckAlphabet.digitsAndX.value(of: check.checkCharacter(of: digits.span) ?? 0) ?? 0]
            }, isValid: { check.isValid(text($0).span) }, lastCount: 11, findsSwap: { _, _ in findsSwaps })
    }

    @Test(arguments: all)
    func findsWrongCharactersAndSwaps(_ procedure: Procedure) {
        var random = SplitMix64(seed: 7_064)
        for _ in 0..<Sweep.count(2_000, sample: 100) {
            let values = (0..<9).map { _ in UInt8.random(in: 0..<UInt8(procedure.count), using: &random) }
            let number = values + procedure.check(values)
            #expect(procedure.isValid(number), "\(number)")
            for place in number.indices {
                let count = place == number.count - 1 ? procedure.lastCount ?? procedure.count : procedure.count
                for value in 0..<UInt8(count) where value != number[place] {
                    var wrong = number
                    wrong[place] = value
                    #expect(!procedure.isValid(wrong), "\(number) and \(wrong)")
                }
            }
            for place in values.indices.dropLast()
            where values[place] != values[place + 1] && procedure.findsSwap(values[place], values[place + 1]) {
                var wrong = number
                wrong.swapAt(place, place + 1)
                #expect(!procedure.isValid(wrong), "\(number) and \(wrong)")
            }
        }
    }

    /// Of what a sum finds of swaps the documentation says no less and no more.
    @Test(arguments: all.filter { ["Luhn", "GS1"].contains($0.testDescription) })
    func nothingElseEscapes(_ procedure: Procedure) {
        for first in 0..<UInt8(10) {
            for second in 0..<UInt8(10) where first != second {
                let number = [first, second] + procedure.check([first, second])
                let swapped = [second, first] + number.dropFirst(2)
                #expect(procedure.isValid(swapped) != procedure.findsSwap(first, second), "\(number)")
            }
        }
    }
}
