/// Counts the lines of a text on the way through it.
package struct LineCursor {
    private var offset: Int
    private var line: Int
    private let endings: LineEnds

    /// Starts at the first byte, or at the beginning of a line behind it.
    ///
    /// - Parameters:
    ///   - line: The number of the line at which the text begins, or the part of it.
    ///   - offset: Where a part of the text begins.
    ///   - endings: What ends a line.
    package init(firstLine line: Int = 1, at offset: Int = 0, endings: LineEnds = .lineFeeds) {
        self.offset = offset
        self.line = line
        self.endings = endings
    }

    /// The number of the line on which an offset lies.
    ///
    /// - Parameter target: An offset not before the one asked for last.
    /// - Complexity: Linear in the bytes between the two.
    package mutating func line(of target: Int, in bytes: Span<UInt8>) -> Int {
        let target = min(target, bytes.count)
        if target > offset {
            let previous = offset > 0 ? bytes[offset - 1] : nil
            line += endings.count(in: bytes.extracting(offset..<target), after: previous)
            offset = target
        }
        return line
    }
}
