@_spi(Bytes) internal import ProvisoCore

/// A text or a number of the data with what it looks like, lent while it is looked at.
struct ProfiledText {
    let bytes: UnsafeBufferPointer<UInt8>
    let type: ValueType
    /// The number, where it has few digits.
    private(set) var fixed: FixedNumber?
    /// The number, where it has more digits and is an integer that a word holds.
    private(set) var integer: Int64?
    private var decimalSign = UInt8(ascii: ".")

    /// Tells a string of JSON from a number that is spelled alike.
    static let stringSeed: UInt64 = 1

    /// Whether a cell of CSV is surely text: what begins with a letter is neither a number nor a date.
    @inline(__always)
    static func isText(cell bytes: UnsafeBufferPointer<UInt8>, decimalSign: UInt8) -> Bool {
        bytes.count > longestBoolean && bytes[0] >= UInt8(ascii: "A") && bytes[0] != decimalSign
    }

    /// Text that stands for whatever it spells: a cell of CSV.
    init(cell bytes: UnsafeBufferPointer<UInt8>, decimalSign: UInt8) {
        self.bytes = bytes
        let first = bytes.first ?? 0
        let isDigit = first &- UInt8(ascii: "0") < 10
        if isDigit, let integer = Self.integer(bytes) {
            if bytes.count > 1, first == UInt8(ascii: "0") {
                type = .text
            } else {
                type = .integer
                fixed = FixedNumber(integer, digits: bytes.count)
                self.integer = integer
            }
            return
        }
        if isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || first == decimalSign {
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
                    (type, integer) = (
                        shape.isPlainInteger || Self.isInteger(bytes) ? .integer : .decimal, shape.small
                    )
                    self.decimalSign = decimalSign
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
        if fixed == nil { integer = Self.integer(bytes) }
        type = Self.isInteger(bytes) ? .integer : .decimal
    }

    /// Where the digits of a number stand that is not ``fixed``.
    var shape: DecimalShape? { DecimalShape(bytes.span, decimalSign: decimalSign) }

    /// So many digits fit into a word, whatever they are.
    private static let mostDigits = 18

    /// The integer that digits spell; `nil` for all else, and for what may be too large.
    private static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard bytes.count <= mostDigits else { return nil }
        var number: Int64 = 0
        var index = 0
        while ByteWord.fits(bytes.span, at: index) {
            guard let eight = ByteWord(bytes.span, at: index).number else { return nil }
            number = number &* 100_000_000 &+ Int64(eight)
            index &+= ByteWord.size
        }
        while index < bytes.count {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number &* 10 &+ Int64(digit)
            index &+= 1
        }
        return number
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

    private static let longestBoolean = 5

    private static func isBoolean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard 4...longestBoolean ~= bytes.count else { return false }
        let first = bytes[0] | 0x20
        guard first == UInt8(ascii: "t") || first == UInt8(ascii: "f") else { return false }
        return bytes.lazy.map { $0 | 0x20 }.elementsEqual("true".utf8)
            || bytes.lazy.map { $0 | 0x20 }.elementsEqual("false".utf8)
    }
}

extension ByteWord {
    /// The number that eight digits spell; `nil` where one is none.
    @inline(__always)
    fileprivate var number: UInt32? {
        // A digit has a 3 in its upper half, and has it still with 6 added.
        let upper: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
        guard bits & (bits &+ 0x0606_0606_0606_0606) & upper == 0x3030_3030_3030_3030,
            bits & upper == 0x3030_3030_3030_3030
        else { return nil }
        // Two digits at a time, then four, then eight: the first digit is the lowest byte.
        let digits = bits & 0x0F0F_0F0F_0F0F_0F0F
        let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: fours &* 10_000 &+ fours >> 32)
    }
}
