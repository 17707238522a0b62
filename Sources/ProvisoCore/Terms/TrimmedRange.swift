/// Finds what is left of a text without the white space around it.
enum TrimmedRange {
    /// The range without Unicode white space and NUL at the ends.
    ///
    /// - Complexity: Linear in the white space.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>, left: Bool = true, right: Bool = true) -> Range<Int> {
        var start = 0
        var end = bytes.count
        while left, start < end, let length = whiteSpace(at: start, bytes, end) { start += length }
        while right, end > start {
            if bytes[end - 1] < 0x80 {
                guard whiteSpace(at: end - 1, bytes, end) != nil else { break }
                end -= 1
                continue
            }
            // The first byte of the last scalar.
            var first = end - 1
            while first > start, bytes[first] & 0xC0 == 0x80 { first -= 1 }
            guard let length = whiteSpace(at: first, bytes, end), first + length == end else { break }
            end = first
        }
        return start..<end
    }

    /// Whether the first and the last byte tell that there is nothing to take off: visible ASCII.
    @inline(__always)
    static func isWholePlainly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return true }
        return first > 0x20 && first < 0x7F && last > 0x20 && last < 0x7F
    }

    /// The length of the white space scalar that begins at an index, or `nil` when another scalar does.
    private static func whiteSpace(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int? {
        let byte = bytes[index]
        if byte < 0x80 {
            return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0 ? 1 : nil
        }
        func next(_ offset: Int) -> UInt8 { index + offset < end ? bytes[index + offset] : 0 }
        switch (byte, next(1), next(2)) {
        case (0xC2, 0x85, _), (0xC2, 0xA0, _): return 2
        case (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return 3
        case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF): return 3
        default: return nil
        }
    }
}
