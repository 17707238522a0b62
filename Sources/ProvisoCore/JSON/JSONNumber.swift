/// The numbers of JSON (RFC 8259, section 6).
enum JSONNumber {
    /// Checks the number at an offset and returns the offset after it.
    static func end(in bytes: Span<UInt8>, from start: Int) throws(JSONFault) -> Int {
        var index = start
        if bytes[index] == UInt8(ascii: "-") { index &+= 1 }
        let integer = index
        index = digits(in: bytes, from: index)
        guard index > integer else {
            if JSONLiteral.isAt(index, "Infinity", in: bytes) { throw JSONFault(.notFinite, at: start) }
            if index < bytes.count, bytes[index] == UInt8(ascii: ".") { throw JSONFault(.leadingPoint, at: index) }
            throw JSONFault(.missingDigits, at: index)
        }
        if bytes[integer] == UInt8(ascii: "0") {
            if index > integer &+ 1 { throw JSONFault(.leadingZero, at: integer) }
            if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
                throw JSONFault(.hexadecimal, at: start)
            }
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            let fraction = index &+ 1
            index = digits(in: bytes, from: fraction)
            guard index > fraction else { throw JSONFault(.missingDigits, at: index) }
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index &+= 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
                index &+= 1
            }
            let exponent = index
            index = digits(in: bytes, from: exponent)
            guard index > exponent else { throw JSONFault(.missingDigits, at: index) }
        }
        return index
    }

    @inline(__always)
    private static func digits(in bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index &+= 1 }
        return index
    }
}
