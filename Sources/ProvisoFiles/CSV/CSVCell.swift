/// A cell of a CSV row: a range of bytes and how it was written.
package struct CSVCell: Sendable, Hashable {
    /// Where its text begins, after the opening quote.
    let start: Int
    /// Where its text ends, before the closing quote.
    let end: Int
    /// Whether it is in quotes.
    let isQuoted: Bool
    /// Whether quotes in it are doubled, so that the bytes are not yet the text.
    let hasDoubledQuotes: Bool
    /// Whether something stands between its closing quote and the delimiter.
    ///
    /// It belongs to the text, as most readers have it: `"a"b` is `ab`. The range then reaches to the delimiter.
    let hasTextAfterQuote: Bool

    @inlinable @inline(__always)
    init(
        start: Int, end: Int, isQuoted: Bool = false, hasDoubledQuotes: Bool = false, hasTextAfterQuote: Bool = false
    ) {
        self.start = start
        self.end = end
        self.isQuoted = isQuoted
        self.hasDoubledQuotes = hasDoubledQuotes
        self.hasTextAfterQuote = hasTextAfterQuote
    }

    /// Whether ``unquote(in:into:)`` is needed to get the text; else the range is the text.
    package var needsUnquoting: Bool { hasDoubledQuotes || hasTextAfterQuote }

    /// The cell as in the file, with its quotes.
    package var rawRange: Range<Int> { isQuoted ? start - 1..<(hasTextAfterQuote ? end : end + 1) : start..<end }

    /// Appends the text of the cell; nothing else is allocated.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that the row was found in.
    ///   - text: Where to append.
    package func unquote(in bytes: Span<UInt8>, into text: inout [UInt8]) {
        let quote = UInt8(ascii: "\"")
        var index = start
        if needsUnquoting {
            while index < end {
                let byte = bytes[index]
                index += 1
                if byte == quote {
                    // Either the first of two, or the closing one: what follows then is taken as it is.
                    guard index < end, bytes[index] == quote else { break }
                    index += 1
                }
                text.append(byte == quote ? quote : byte)
            }
        }
        if index < end {
            bytes.extracting(index..<end).withUnsafeBufferPointer { text.append(contentsOf: $0) }
        }
    }
}
