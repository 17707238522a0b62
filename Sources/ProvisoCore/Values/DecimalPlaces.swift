extension UnsafeBufferPointer<UInt8> {
    /// How many digits the number that the bytes spell has behind its decimal sign, once the exponent has moved that.
    ///
    /// Digits that the exponent brings in front of the sign do not count.
    func decimalPlaces(behind sign: UInt8) -> Int {
        let end = firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? endIndex
        let fraction = self[..<end].firstIndex(of: sign).map { end - $0 - 1 } ?? 0
        guard end < endIndex else { return fraction }
        var exponent = 0
        for byte in self[(end + 1)...] where byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-") {
            // No text has so many digits that a larger exponent would matter.
            if exponent < 1 << (Int.bitWidth < 64 ? 24 : 50) {
                exponent = exponent * 10 + Int(byte &- UInt8(ascii: "0"))
            }
        }
        let isNegative = self[end + 1] == UInt8(ascii: "-")
        return Swift.max(0, isNegative ? fraction + exponent : fraction - exponent)
    }
}
