/// The characters that a check digit procedure counts, each with a value: its place among them.
///
/// These are the character sets of ISO/IEC 7064:2003, with the supplementary characters that only stand at the end. Letters are
/// upper case.
public enum CheckAlphabet: Hashable, Sendable, CaseIterable {
    /// The digits: 0 to 9.
    case digits

    /// The digits, and `X` for 10.
    case digitsAndX

    /// The letters: `A` is 0 and `Z` is 25.
    case letters

    /// The digits, and the letters from `A` for 10 to `Z` for 35.
    case alphanumerics

    /// The digits and letters as in ``alphanumerics``, and `*` for 36.
    case alphanumericsAndAsterisk

    /// How many characters there are.
    @inlinable
    public var count: Int {
        switch self {
        case .digits: 10
        case .digitsAndX: 11
        case .letters: 26
        case .alphanumerics: 36
        case .alphanumericsAndAsterisk: 37
        }
    }

    /// The value of a character; `nil` for what is not in the alphabet.
    @inlinable @inline(__always)
    public func value(of byte: UInt8) -> UInt8? {
        let digit = byte &- 0x30
        let letter = byte &- 0x41
        switch self {
        case .digits: return digit < 10 ? digit : nil
        case .digitsAndX: return digit < 10 ? digit : byte == 0x58 ? 10 : nil
        case .letters: return letter < 26 ? letter : nil
        case .alphanumerics: return digit < 10 ? digit : letter < 26 ? letter &+ 10 : nil
        case .alphanumericsAndAsterisk:
            return digit < 10 ? digit : letter < 26 ? letter &+ 10 : byte == 0x2A ? 36 : nil
        }
    }

    /// The character of a value, as a byte of ASCII; `nil` for a value that no character has.
    @inlinable
    public func character(of value: Int) -> UInt8? {
        guard value >= 0, value < count else { return nil }
        let small = UInt8(truncatingIfNeeded: value)
        switch self {
        case .letters: return 0x41 &+ small
        case .digitsAndX where value == 10: return 0x58
        case .alphanumericsAndAsterisk where value == 36: return 0x2A
        default: return value < 10 ? 0x30 &+ small : 0x37 &+ small
        }
    }
}
