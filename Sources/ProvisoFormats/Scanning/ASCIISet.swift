/// A set of ASCII characters, asked in two instructions and made without an allocation.
struct ASCIISet: Hashable, Sendable {
    private let low: UInt64
    private let high: UInt64

    @inline(__always)
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// The set of one character.
    @inline(__always)
    init(_ character: Unicode.Scalar) {
        let value = UInt64(character.value)
        low = value < 64 ? 1 << value : 0
        high = value >= 64 && value < 128 ? 1 << (value & 63) : 0
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte < 128 && ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
    }

    @inline(__always)
    static func | (left: ASCIISet, right: ASCIISet) -> ASCIISet {
        ASCIISet(low: left.low | right.low, high: left.high | right.high)
    }
}

extension ASCIISet {
    static let digits = ASCIISet(low: 0x03FF_0000_0000_0000, high: 0)
    static let letters = ASCIISet(low: 0, high: 0x07FF_FFFE_07FF_FFFE)
    static let alphanumerics = digits | letters

    /// `unreserved` of RFC 3986 section 2.3.
    static let unreserved = alphanumerics | ASCIISet("-") | ASCIISet(".") | ASCIISet("_") | ASCIISet("~")

    /// `sub-delims` of RFC 3986 section 2.2.
    static let subDelimiters =
        ASCIISet("!") | ASCIISet("$") | ASCIISet("&") | ASCIISet("'") | ASCIISet("(") | ASCIISet(")")
        | ASCIISet("*") | ASCIISet("+") | ASCIISet(",") | ASCIISet(";") | ASCIISet("=")
}

extension ASCII {
    static let hash: UInt8 = 0x23
    static let percent: UInt8 = 0x25
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let slash: UInt8 = 0x2F
    static let zero: UInt8 = 0x30
    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let questionMark: UInt8 = 0x3F
    static let openBrace: UInt8 = 0x7B
    static let closeBrace: UInt8 = 0x7D
    static let tilde: UInt8 = 0x7E

    /// The value of a decimal digit, or `nil`.
    @inline(__always)
    static func decimalValue(_ byte: UInt8) -> UInt8? {
        let value = byte &- 0x30
        return value < 10 ? value : nil
    }

    /// The value of a hexadecimal digit in either case, or `nil`.
    @inline(__always)
    static func hexValue(_ byte: UInt8) -> UInt8? {
        if let value = decimalValue(byte) { return value }
        let value = (byte | 0x20) &- 0x61
        return value < 6 ? value &+ 10 : nil
    }

    /// The byte with an upper-case letter made lower-case.
    @inline(__always)
    static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
}
