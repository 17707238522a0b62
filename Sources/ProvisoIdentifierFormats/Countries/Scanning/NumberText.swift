import ProvisoFormats

/// A text that may be a national number: once as it stands and once without separators, both in upper case.
///
/// The bytes are on the stack: a text is at most 64 characters long. A letter of Latin-1, as Ä and Ñ, is one byte here, its code.
/// The middle dot of old plates is a dot.
struct NumberText {
    /// The longest text that can be a national number, in characters.
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

    /// Which characters have two bytes in the text: a bit each.
    private var wide: UInt64 = 0

    /// What no number has, or `nil`.
    private(set) var failure: FormatFailure?

    /// Reads a text into three times ``capacity`` bytes.
    init(_ utf8: Span<UInt8>, in room: UnsafeMutableBufferPointer<UInt8>) {
        let capacity = Self.capacity
        exact = UnsafeMutableBufferPointer(rebasing: room[0..<capacity])
        compact = UnsafeMutableBufferPointer(rebasing: room[capacity..<2 &* capacity])
        digits = UnsafeMutableBufferPointer(rebasing: room[2 &* capacity..<3 &* capacity])
        var isBehindSeparator = true
        var offset = 0
        while offset < utf8.count {
            var byte = utf8[offset]
            let isWide = byte &- 0xC2 < 2 && offset &+ 1 < utf8.count && utf8[offset &+ 1] & 0xC0 == 0x80
            if isWide { byte = Latin.upperCased(byte << 6 | utf8[offset &+ 1] & 0x3F) }
            guard isWide ? byte != 0 : byte &- 0x20 < 0x5F else {
                let isASCII = byte < 0x80 && !isWide
                failure = FormatFailure(isASCII ? "character not allowed" : "non-ASCII character", at: offset)
                return
            }
            guard exactCount < capacity else {
                failure = FormatFailure("too long", at: offset)
                return
            }
            if byte &- 0x61 < 26 { byte &-= 0x20 }
            exact[exactCount] = byte
            if isWide { wide |= 1 << UInt64(exactCount) }
            exactCount &+= 1
            offset &+= isWide ? 2 : 1
            if Separators.contains(byte) {
                if isBehindSeparator, misplaced < 0 { misplaced = exactCount &- 1 }
                isBehindSeparator = true
            } else {
                isBehindSeparator = false
                compact[compactCount] = byte
                compactCount &+= 1
            }
        }
        if isBehindSeparator, misplaced < 0 { misplaced = exactCount &- 1 }
    }

    /// The offset in the text of a character of the exact one, in bytes.
    func offset(ofExact place: Int) -> Int {
        place &+ (place > 63 ? wide : wide & (1 << UInt64(max(0, place)) &- 1)).nonzeroBitCount
    }

    /// The offset in the text of a character of the compact one, in bytes.
    func offset(ofCompact place: Int) -> Int {
        var left = place
        for offset in 0..<exactCount where !Separators.contains(exact[offset]) {
            if left == 0 { return self.offset(ofExact: offset) }
            left &-= 1
        }
        return offset(ofExact: exactCount)
    }
}

/// Letters of Latin-1 beyond ASCII, which plates and names in numbers of some countries have: a byte each.
enum Latin {
    /// The upper case of a letter, a dot for the middle dot, and 0 for what is no letter.
    @inline(__always)
    static func upperCased(_ code: UInt8) -> UInt8 {
        if code == 0xB7 { return UInt8(ascii: ".") }
        guard code >= 0xC0, code != 0xD7, code != 0xDF, code != 0xF7, code != 0xFF else { return 0 }
        return code & ~0x20
    }

    /// The code of a letter that stands as UTF-8, of which this is the second byte.
    @inline(__always)
    static func code(_ second: UInt8) -> UInt8 { 0xC0 | second & 0x3F }

    /// The text of characters that have a byte each.
    static func string(_ bytes: UnsafeMutableBufferPointer<UInt8>) -> String {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count)
        for byte in bytes { append(byte, to: &utf8) }
        return String(decoding: utf8, as: UTF8.self)
    }

    static func append(_ byte: UInt8, to utf8: inout [UInt8]) {
        if byte < 0x80 {
            utf8.append(byte)
        } else {
            utf8.append(0xC0 | byte >> 6)
            utf8.append(0x80 | byte & 0x3F)
        }
    }
}
