/// A decimal number of any size, kept as it was spelled and compared exactly.
///
/// Integers never go through floating point: 9007199254740993 and 9007199254740992 differ.
///
/// - Complexity: Comparing is linear in the number of digits, constant for integers of up to eighteen digits.
public struct ExactNumber: Sendable {
    /// The number as it was spelled.
    public let spelling: String
    let shape: DecimalShape

    /// Creates a number from an integer.
    public init(_ value: some BinaryInteger) {
        var spelling = String(value)
        guard let shape = spelling.withUTF8({ DecimalShape($0.span) }) else {
            preconditionFailure("an integer spells a number")
        }
        self.spelling = spelling
        self.shape = shape
    }

    /// Creates a number from the shortest spelling of a floating-point number, `3` and not `3.0`; `nil` for NaN and
    /// infinity.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.init(floatingPoint: value.description)
    }

    /// Creates a number from what a number of Swift says of itself. A floating-point number cannot know with how many
    /// zeros it was written, so a whole one has none.
    package init?(floatingPoint description: String) {
        self.init(description.hasSuffix(".0") ? description.dropLast(2) : description[...])
    }

    /// Creates a number from its spelling: a sign, digits, a fraction and an exponent, all but the digits optional.
    ///
    /// - Returns: `nil` when the text is no number: blanks, separators, `5.`, `0x10`, `nan`.
    public init?(_ spelling: some StringProtocol) {
        var spelling = String(spelling)
        guard let shape = spelling.withUTF8({ DecimalShape($0.span) }) else { return nil }
        self.spelling = spelling
        self.shape = shape
    }

    /// Whether the value has no fraction: true for `1.0` and `1e3` too.
    public var isIntegral: Bool { shape.isIntegral }

    /// The value as an integer, or `nil` when it has a fraction or does not fit.
    public var integer: Int? { int64.flatMap { Int(exactly: $0) } }

    /// The value as an integer of 64 bits, whatever the processor has, or `nil` when it has a fraction or does not fit.
    var int64: Int64? {
        if let small = shape.small { return small }
        guard isIntegral, shape.exponent <= 19 else { return nil }
        var digits = ""
        for character in spelling.utf8.dropFirst(shape.start).prefix(shape.end - shape.start)
        where character != UInt8(ascii: ".") {
            digits.unicodeScalars.append(Unicode.Scalar(character))
        }
        digits += String(repeating: "0", count: max(0, shape.exponent - digits.utf8.count))
        return Int64((shape.isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits))
    }

    /// The value when it is spelled as a sign and at most eighteen digits.
    var plainInteger: Int64? { shape.isPlainInteger ? shape.small : nil }

    /// The nearest floating-point number.
    public var approximation: Double { Double(spelling) ?? .nan }

    /// The number, when it is spelled as an integer of at most eighteen digits.
    var small: Int64? { shape.small }

    /// Orders this number and one that stands in a text: -1, 0 or 1.
    package func compare(to other: DecimalShape, in text: Span<UInt8>) -> Int {
        if let a = shape.small, let b = other.small { return a < b ? -1 : a == b ? 0 : 1 }
        var spelling = spelling
        return spelling.withUTF8 { DecimalShape.compare(shape, in: $0.span, other, in: text) }
    }

    private func compare(to other: ExactNumber) -> Int {
        var text = other.spelling
        return text.withUTF8 { compare(to: other.shape, in: $0.span) }
    }
}

extension ExactNumber: Hashable, Comparable {
    /// Whether both are the same number, however they are spelled.
    public static func == (left: Self, right: Self) -> Bool { left.compare(to: right) == 0 }
    /// Whether the left number is smaller.
    public static func < (left: Self, right: Self) -> Bool { left.compare(to: right) < 0 }

    /// Hashes the value, so that `1`, `1.0` and `1e0` hash alike.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shape.exponent)
        hasher.combine(shape.isNegative)
        for digit in spelling.utf8.dropFirst(shape.start).prefix(shape.end - shape.start)
        where digit != UInt8(ascii: ".") {
            hasher.combine(digit)
        }
    }
}

extension ExactNumber: CustomStringConvertible {
    /// The number as it was spelled.
    public var description: String { spelling }
}

extension ExactNumber: ExpressibleByIntegerLiteral {
    /// Creates a number from an integer that is written in the program.
    public init(integerLiteral value: Int) { self.init(value) }
}
