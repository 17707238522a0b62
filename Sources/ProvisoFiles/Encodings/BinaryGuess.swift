internal import Proviso

/// Tells data that is no text at all from text with a stray NUL in it.
///
/// A cell may hold a NUL, and a line of NDJSON that does is one bad record. But where many bytes are NUL the text is
/// UTF-16, and where NUL, other control characters and broken UTF-8 come together it is a picture or a program: to
/// report each of its lines would help nobody.
enum BinaryGuess {
    /// One byte in so many may be NUL.
    private static let leastBytesPerNUL = 10

    /// Judges the beginning of a file, which may end in the midst of a character.
    static func isBinary(_ bytes: Span<UInt8>) -> Bool {
        guard ByteSearch.firstIndex(of: 0, in: bytes, from: 0, to: bytes.count) != nil else { return false }
        var zeros = 0
        var controls = 0
        for index in bytes.indices {
            switch bytes[index] {
            case 0: zeros += 1
            case 0x01...0x08, 0x0E...0x1F: controls += 1
            default: break
            }
        }
        if zeros * leastBytesPerNUL >= bytes.count { return true }
        return controls > 0 && !UTF8Check.isValid(bytes.extracting(0..<lastBoundary(in: bytes)))
    }

    /// Where the last character begins: it may be cut off.
    private static func lastBoundary(in bytes: Span<UInt8>) -> Int {
        var index = bytes.count
        while index > max(0, bytes.count - 4) {
            index -= 1
            if bytes[index] & 0xC0 != 0x80 { return index }
        }
        return bytes.count
    }
}
