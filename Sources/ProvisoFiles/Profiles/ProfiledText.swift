internal import ProvisoCore

/// A text or a number of the data with what it looks like, lent while it is looked at.
struct ProfiledText {
    let bytes: UnsafeBufferPointer<UInt8>
    let type: ValueType
    /// The number, where it has few digits.
    private(set) var fixed: FixedNumber?
    /// Where the digits of another number stand.
    private(set) var number: DecimalShape?

    /// Tells a string of JSON from a number that is spelled alike.
    static let stringSeed: UInt64 = 1

    /// Text that stands for whatever it spells: a cell of CSV.
    init(cell bytes: UnsafeBufferPointer<UInt8>, decimalSign: UInt8) {
        self.bytes = bytes
        let first = bytes.first ?? 0
        if first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-") || first == UInt8(ascii: ".")
            || first == decimalSign
        {
            if let date = ISODate.type(of: bytes) {
                type = date
                return
            }
            if !Self.hasLeadingZero(bytes) {
                if let fixed = FixedNumber(bytes, decimalSign: decimalSign) {
                    (type, self.fixed) = (Self.isInteger(bytes) ? .integer : .decimal, fixed)
                    return
                }
                if let shape = DecimalShape(bytes.span, decimalSign: decimalSign) {
                    (type, number) = (shape.isPlainInteger || Self.isInteger(bytes) ? .integer : .decimal, shape)
                    return
                }
            }
        }
        type = Self.isBoolean(bytes) ? .boolean : .text
    }

    /// A string of JSON, which is no number whatever it spells.
    init(string bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        type = ISODate.type(of: bytes) ?? .text
    }

    /// A number of JSON.
    init(number bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        fixed = FixedNumber(bytes)
        if fixed == nil { number = DecimalShape(bytes.span) }
        type = Self.isInteger(bytes) ? .integer : .decimal
    }

    private static func isInteger(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = bytes.first == UInt8(ascii: "-") ? 1 : 0
        while index < bytes.count {
            guard bytes[index] &- UInt8(ascii: "0") < 10 else { return false }
            index += 1
        }
        return true
    }

    private static func hasLeadingZero(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
        return bytes.count > start + 1 && bytes[start] == UInt8(ascii: "0")
            && bytes[start + 1] &- UInt8(ascii: "0") < 10
    }

    private static func isBoolean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard 4...5 ~= bytes.count else { return false }
        let first = bytes[0] | 0x20
        guard first == UInt8(ascii: "t") || first == UInt8(ascii: "f") else { return false }
        return bytes.lazy.map { $0 | 0x20 }.elementsEqual("true".utf8)
            || bytes.lazy.map { $0 | 0x20 }.elementsEqual("false".utf8)
    }
}
