/// The check digit of Damm (H. M. Damm, “Total anti-symmetrische Quasigruppen”, dissertation, Marburg 2004).
///
/// Digits go by from left to right through a quasigroup that is totally anti-symmetric: every wrong digit is found, and every swap
/// of neighbours. Zeros in front change nothing.
///
/// ```swift
/// var sum = DammSum()
/// for byte in "572".utf8 { sum.add(byte - 0x30) }
/// sum.checkDigit   // 4
/// ```
public struct DammSum: Equatable, Sendable {
    /// The check digit that would have to follow, 0 to 9.
    public private(set) var checkDigit: UInt8 = 0

    /// Creates the sum of no digits.
    public init() {}

    /// Adds a digit.
    ///
    /// - Parameter digit: The value of the digit; of more than 9 the last digit counts.
    public mutating func add(_ digit: UInt8) {
        checkDigit = Self.table.utf8Start[Int(checkDigit) &* 10 &+ Int(digit % 10)] &- 0x30
    }

    /// Whether the digit added last is the right check digit.
    public var isValid: Bool { checkDigit == 0 }

    /// The quasigroup of the dissertation, a row for each digit so far.
    private static let table: StaticString = """
        0317598642\
        7092154863\
        4206871359\
        1750983426\
        6123045978\
        3674209581\
        5869720134\
        8945362017\
        9438617205\
        2581436790
        """
}
