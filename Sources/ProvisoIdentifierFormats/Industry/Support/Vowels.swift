/// The vowels that FIGI and SEDOL leave out, so that no identifier is a word.
enum Vowels {
    /// Whether a byte is A, E, I, O or U, upper case.
    static func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A"), UInt8(ascii: "E"), UInt8(ascii: "I"), UInt8(ascii: "O"), UInt8(ascii: "U"): true
        default: false
        }
    }
}
