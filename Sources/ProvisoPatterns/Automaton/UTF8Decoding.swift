/// Decoding of UTF-8 that trusts nobody.
enum UTF8Decoding {
    /// What no scalar value is.
    static let invalid = UInt32.max

    /// Decodes what begins with a byte above 0x7F, and advances behind it.
    ///
    /// - Returns: The scalar value, or ``invalid``; then one byte is skipped, or as many as begin a scalar without finishing it.
    @inline(__always)
    static func decodeNonASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
        let first = bytes[index]
        index += 1
        let length: Int
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        var value: UInt32
        switch first {
        case 0xC2...0xDF:
            length = 1
            value = UInt32(first & 0x1F)
        case 0xE0...0xEF:
            length = 2
            value = UInt32(first & 0x0F)
            if first == 0xE0 { low = 0xA0 }
            if first == 0xED { high = 0x9F }
        case 0xF0...0xF4:
            length = 3
            value = UInt32(first & 0x07)
            if first == 0xF0 { low = 0x90 }
            if first == 0xF4 { high = 0x8F }
        default: return invalid
        }
        for _ in 0..<length {
            guard index < bytes.count, low <= bytes[index], bytes[index] <= high else { return invalid }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
            index += 1
            low = 0x80
            high = 0xBF
        }
        return value
    }
}
