/// Counts what ends lines.
package enum LineEnds {
    /// The number of line feeds.
    package static func countLineFeeds(in bytes: Span<UInt8>) -> Int {
        let lineFeed = ByteWord.repeating(UInt8(ascii: "\n"))
        var count = 0
        var index = 0
        while bytes.count &- index >= ByteWord.size {
            count &+= ByteWord.count(ByteWord(bytes, at: index).equal(lineFeed))
            index &+= ByteWord.size
        }
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { count &+= 1 }
            index &+= 1
        }
        return count
    }
}
