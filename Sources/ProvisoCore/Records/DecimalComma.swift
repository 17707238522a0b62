/// Text that is written where a comma is the decimal sign, for those who know a point alone.
extension StringProtocol {
    /// The text with each point in the place of a comma, and each comma in that of a point: `1.234,5` is `1,234.5`.
    ///
    /// What is a number with a comma is one with a point then, and what is one with a point is none.
    var withPointsAndCommasExchanged: String {
        String(decoding: utf8.map(DecimalComma.exchanged), as: UTF8.self)
    }
}

/// The comma as the decimal sign.
enum DecimalComma {
    /// The comma for a point, the point for a comma, and any other byte for itself.
    static func exchanged(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "."): UInt8(ascii: ",")
        case UInt8(ascii: ","): UInt8(ascii: ".")
        default: byte
        }
    }
}

extension FieldValue {
    /// Lends the bytes of a number as they are with a point, copied where it has a comma.
    func withPoint<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        if !hasDecimalComma { return body(numberBytes.span) }
        let copy = bytes.map(DecimalComma.exchanged)
        return copy.withUnsafeBufferPointer { body($0.span) }
    }
}
