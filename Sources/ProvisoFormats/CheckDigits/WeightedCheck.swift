/// A check character from weights and a modulus, as data: how often characters count, and what each remainder is written as.
///
/// Registers of persons, companies and taxes mostly have a procedure of this kind. It takes the bytes of one number without
/// separators, in the order in which they are written, and allocates nothing; ``WeightedSum`` is for scanners that go over separators.
///
/// ```swift
/// let issn = WeightedCheck(weights: [8, 7, 6, 5, 4, 3, 2], modulus: 11, characters: "0123456789X")
/// issn.checkCharacter(of: "2434561".utf8.span)   // 0x58, the letter X
/// ```
public struct WeightedCheck: Sendable {
    /// What of the sum the check character stands for.
    public enum Result: Equatable, Sendable {
        /// What the sum leaves.
        case remainder
        /// What is missing to the next multiple of the modulus.
        case complement
    }

    /// From which end on the characters get the weights.
    public enum Direction: Equatable, Sendable {
        /// The first weight is for the first character.
        case fromLeft
        /// The first weight is for the last character before the check character.
        case fromRight
    }

    /// The weights, which begin again when there are more characters.
    public let weights: [Int]

    /// What the sum is divided by.
    public let modulus: Int

    /// What of the sum the check character stands for.
    public let result: Result

    /// From which end on the characters get the weights.
    public let direction: Direction

    /// What characters are worth.
    public let alphabet: CheckAlphabet

    /// What is added to the sum, such as for a prefix that is not written.
    public let start: Int

    /// What each result is written as, from 0 on: one ASCII character each. Numbers with a result that has none, or that has a
    /// space, are not issued.
    public let characters: StaticString

    /// Creates a procedure.
    ///
    /// - Parameters:
    ///   - weights: The weights, at least one, which begin again when there are more characters.
    ///   - modulus: What the sum is divided by, at least 2.
    ///   - result: What of the sum the check character stands for; what is missing to a multiple by default.
    ///   - direction: From which end on the characters get the weights; from the first one by default.
    ///   - alphabet: What characters are worth; digits by default.
    ///   - start: What is added to the sum; 0 by default.
    ///   - characters: What each result is written as, from 0 on; the ten digits by default.
    /// - Precondition: There is a weight, and the modulus is more than 1.
    public init(
        weights: [Int], modulus: Int, result: Result = .complement, direction: Direction = .fromLeft,
        alphabet: CheckAlphabet = .digits, start: Int = 0, characters: StaticString = "0123456789"
    ) {
        precondition(!weights.isEmpty && modulus > 1)
        self.weights = weights
        self.modulus = modulus
        self.result = result
        self.direction = direction
        self.alphabet = alphabet
        self.start = start
        self.characters = characters
    }

    /// The check character of a number.
    ///
    /// - Parameter utf8: The number without its check character.
    /// - Returns: A byte of ASCII; `nil` where no such number is issued, or where a character is not in the alphabet.
    public func checkCharacter(of utf8: Span<UInt8>) -> UInt8? {
        var sum = WeightedSum()
        sum.add(start, weight: 1)
        var place = 0
        for index in utf8.indices {
            let offset = direction == .fromLeft ? index : utf8.count &- 1 &- index
            guard let value = alphabet.value(of: utf8[offset]) else { return nil }
            sum.add(value, weight: weights[place])
            place = place &+ 1 == weights.count ? 0 : place &+ 1
        }
        let number = result == .remainder ? sum.remainder(modulo: modulus) : sum.complement(modulo: modulus)
        return characters.withUTF8Buffer { table in
            number < table.count && table[number] != 0x20 ? table[number] : nil
        }
    }

    /// Whether the last character of a number is the check character of those before.
    ///
    /// - Parameter utf8: The number with its check character.
    public func isValid(_ utf8: Span<UInt8>) -> Bool {
        guard utf8.count > 1 else { return false }
        let last = utf8.count &- 1
        return checkCharacter(of: utf8.extracting(0..<last)) == utf8[last]
    }
}
