/// Counts the lines of a text on the way through it.
package struct LineCursor {
    private var offset = 0
    private var line: Int

    /// Starts at the first byte.
    ///
    /// - Parameter line: The number of the line at which the text begins.
    package init(firstLine line: Int = 1) { self.line = line }

    /// The number of the line on which an offset lies; lines end with a line feed.
    ///
    /// - Parameter target: An offset not before the one asked for last.
    /// - Complexity: Linear in the bytes between the two.
    package mutating func line(of target: Int, in bytes: Span<UInt8>) -> Int {
        let target = min(target, bytes.count)
        if target > offset {
            line += LineEnds.countLineFeeds(in: bytes.extracting(offset..<target))
            offset = target
        }
        return line
    }
}
