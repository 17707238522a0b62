extension SourcePosition {
    /// The position of an offset in UTF-8 text.
    ///
    /// A byte order mark at the very start has no column; bytes that are not UTF-8 count
    /// as one column each where they begin something.
    ///
    /// - Parameters:
    ///   - offset: The offset in bytes; one beyond the text is its end.
    ///   - bytes: The text.
    ///   - line: The number of the line at which the text begins.
    ///   - endings: What ends a line.
    /// - Complexity: Linear in the offset.
    package init(ofOffset offset: Int, in bytes: Span<UInt8>, firstLine line: Int = 1, endings: LineEnds = .lineFeeds) {
        var cursor = TextCursor(line: line, endings: endings)
        cursor.advance(to: offset, in: bytes)
        self = cursor.position
    }
}

/// Goes through a text once and knows line and column of where it is.
package struct TextCursor {
    package private(set) var offset = 0
    private var line: Int
    private var column: Int
    private let endings: LineEnds

    package init(line: Int = 1, column: Int = 1, endings: LineEnds = .lineFeeds) {
        self.line = line
        self.column = column
        self.endings = endings
    }

    package var position: SourcePosition { SourcePosition(line: line, column: column) }

    /// Goes on to an offset; one that lies behind leaves the cursor where it is.
    package mutating func advance(to target: Int, in bytes: Span<UInt8>) {
        let target = min(target, bytes.count)
        if offset == 0, target >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
        while offset < target {
            let byte = bytes[offset]
            if byte == 0x0A || byte == 0x0D && endings == .all {
                // The second half of a pair ends no further line.
                let isSecond = byte == 0x0A && endings == .all && offset > 0 && bytes[offset - 1] == 0x0D
                line += isSecond ? 0 : 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
    }
}
