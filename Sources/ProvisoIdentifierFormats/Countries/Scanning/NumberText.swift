import ProvisoFormats

/// A text that may be a national number: once as it stands and once without separators, both in upper case.
///
/// The bytes are on the stack: a text is at most 64 bytes long.
struct NumberText {
    /// The longest text that can be a national number, in bytes.
    static let capacity = 64

    /// The text in upper case.
    let exact: UnsafeMutableBufferPointer<UInt8>

    /// The text without separators, in upper case.
    let compact: UnsafeMutableBufferPointer<UInt8>

    /// Room for the digits alone.
    let digits: UnsafeMutableBufferPointer<UInt8>

    /// How many bytes there are of each.
    private(set) var exactCount = 0
    private(set) var compactCount = 0

    /// The offset of the first separator that does not stand between two characters, or -1.
    private(set) var misplaced = -1

    /// What no number has, or `nil`.
    private(set) var failure: FormatFailure?

    /// Reads a text into three times ``capacity`` bytes.
    init(_ utf8: Span<UInt8>, in room: UnsafeMutableBufferPointer<UInt8>) {
        let capacity = Self.capacity
        exact = UnsafeMutableBufferPointer(rebasing: room[0..<capacity])
        compact = UnsafeMutableBufferPointer(rebasing: room[capacity..<2 &* capacity])
        digits = UnsafeMutableBufferPointer(rebasing: room[2 &* capacity..<3 &* capacity])
        var isBehindSeparator = true
        for offset in utf8.indices {
            var byte = utf8[offset]
            guard byte &- 0x20 < 0x5F else {
                failure = FormatFailure(byte > 0x7F ? "non-ASCII character" : "character not allowed", at: offset)
                return
            }
            guard offset < capacity else {
                failure = FormatFailure("too long", at: offset)
                return
            }
            if byte &- 0x61 < 26 { byte &-= 0x20 }
            exact[offset] = byte
            exactCount = offset &+ 1
            if Separators.contains(byte) {
                if isBehindSeparator, misplaced < 0 { misplaced = offset }
                isBehindSeparator = true
            } else {
                isBehindSeparator = false
                compact[compactCount] = byte
                compactCount &+= 1
            }
        }
        if isBehindSeparator, misplaced < 0 { misplaced = utf8.count &- 1 }
    }

    /// The offset in the text of a character of the compact one.
    func offset(ofCompact place: Int) -> Int {
        var left = place
        for offset in 0..<exactCount where !Separators.contains(exact[offset]) {
            if left == 0 { return offset }
            left &-= 1
        }
        return exactCount
    }
}
