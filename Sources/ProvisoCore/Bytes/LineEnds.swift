/// Which bytes end a line.
package enum LineEnds: Sendable {
    /// LF alone, as in JSON and NDJSON.
    case lineFeeds
    /// LF, CRLF and a lone CR, as in CSV.
    case all

    /// Of fewer bytes, a short row for example, calls that look for single bytes take longer than to look at all of them.
    package static let short = 64
    /// How many bytes are looked at behind a short line before lines may be long again.
    package static let stretch = 1024

    /// The number of line ends: eight bytes at a time, or from one to the next where they are line feeds and lines are long.
    ///
    /// - Parameters:
    ///   - bytes: A stretch of a text.
    ///   - previous: The byte before it: a line feed right after a carriage return ends no further line.
    package func count(in bytes: Span<UInt8>, after previous: UInt8? = nil) -> Int {
        if self == .lineFeeds || bytes.count > Self.short && !ByteSearch.contains(0x0D, in: bytes) {
            let isPair = self == .all && previous == 0x0D && !bytes.isEmpty && bytes[0] == 0x0A
            return Self.lineFeeds(in: bytes) - (isPair ? 1 : 0)
        }
        let lineFeeds = ByteWord.repeating(0x0A)
        let carriageReturns = ByteWord.repeating(0x0D)
        var count = 0
        var index = 0
        // The mark of the byte before, in the place of a byte before the first.
        var carried: UInt64 = previous == 0x0D ? 0x80 : 0
        while bytes.count &- index >= ByteWord.size {
            let word = ByteWord(bytes, at: index)
            let returns = word.equal(carriageReturns)
            count &+= ByteWord.count(returns | word.equal(lineFeeds) & ~(returns &<< 8 | carried))
            carried = returns &>> 56
            index &+= ByteWord.size
        }
        if index < bytes.count, index > 0 {
            // The last eight bytes, without those that were counted.
            let shift = UInt64(truncatingIfNeeded: (index &+ ByteWord.size &- bytes.count) &* 8)
            let word = ByteWord(bits: ByteWord(bytes, at: bytes.count &- ByteWord.size).bits &>> shift)
            let returns = word.equal(carriageReturns)
            return count &+ ByteWord.count(returns | word.equal(lineFeeds) & ~(returns &<< 8 | carried))
        }
        var isAfterReturn = carried != 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0D || byte == 0x0A && !isAfterReturn { count &+= 1 }
            isAfterReturn = byte == 0x0D
            index &+= 1
        }
        return count
    }

    private static func lineFeeds(in bytes: Span<UInt8>) -> Int {
        var (count, index) = (0, 0)
        while let end = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: index, to: bytes.count) {
            count &+= 1
            let isShort = end &- index < short
            index = end &+ 1
            if isShort { count &+= lineFeeds(in: bytes, from: &index) }
        }
        return count
    }

    /// The number of line feeds in the next stretch of whole words.
    private static func lineFeeds(in bytes: Span<UInt8>, from index: inout Int) -> Int {
        let lineFeeds = ByteWord.repeating(0x0A)
        let end = min(bytes.count, index &+ stretch)
        // A byte of it counts the line feeds in its place; there are fewer words than it can count.
        var counts: UInt64 = 0
        while end &- index >= ByteWord.size {
            counts &+= ByteWord(bytes, at: index).equal(lineFeeds) &>> 7
            index &+= ByteWord.size
        }
        let pairs = (counts & 0x00FF_00FF_00FF_00FF) &+ (counts &>> 8 & 0x00FF_00FF_00FF_00FF)
        return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
}
