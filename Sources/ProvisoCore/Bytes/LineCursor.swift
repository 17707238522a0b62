/// Counts the lines of a text on the way through it.
package struct LineCursor {
    private var offset = 0
    private var line: Int
    private let endings: LineEnds

    /// Starts at the first byte.
    ///
    /// - Parameters:
    ///   - line: The number of the line at which the text begins.
    ///   - endings: What ends a line.
    package init(firstLine line: Int = 1, endings: LineEnds = .lineFeeds) {
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
