import ProvisoCore

/// Finds where records end in text that comes piece by piece, and counts records and lines on the way.
///
/// It is given a buffer that grows at its end and is cut at its beginning; what was scanned once is not scanned again.
protocol RecordCutter {
    /// The offset after the last record that is complete; 0 when none is.
    var boundary: Int { get }
    /// How many lines ended before the boundary, since the beginning of the text.
    var lines: Int { get }
    /// How many records began before the boundary, since the beginning of the text.
    var records: Int { get }
    /// Where a quote opened that was not closed up to the end; known once ``advance(in:isLast:stopsAtFirst:)`` has
    /// seen the end, or the quote was discarded.
    var openQuote: SourcePosition? { get }

    /// Scans what was appended.
    ///
    /// - Parameters:
    ///   - isLast: Whether nothing will be appended any more: all of the buffer is complete then.
    ///   - stopsAtFirst: Whether to stop at the first boundary instead of finding the last one.
    mutating func advance(in bytes: Span<UInt8>, isLast: Bool, stopsAtFirst: Bool)

    /// Follows the removal of bytes from the beginning of the buffer, up to the boundary.
    mutating func removeFirst(_ count: Int)

    /// How much of an unfinished record is not looked at any more: at most what was scanned.
    var discardable: Int { get }

    /// Follows the removal of `discardable` bytes, while they are still there.
    mutating func discard(from bytes: Span<UInt8>)

    // MARK: Records that have something around them

    /// Line and column of the boundary, where records do not begin their lines.
    var place: TextPlace? { get }
    /// The line at which the record begins that was discarded, where it is another than that of the buffer.
    var oversizedLine: Int? { get }
    /// Whether nothing behind the boundary is a record.
    var isClosed: Bool { get }

    /// Follows the removal of all bytes of the buffer, none of which is of a record.
    mutating func takeTail(_ bytes: Span<UInt8>)

    /// Why the text behind the boundary is not what it should be.
    ///
    /// - Parameters:
    ///   - bytes: The buffer, which begins at the boundary.
    ///   - isLast: Whether nothing will be appended any more.
    ///   - isTooLarge: Whether there is more of a record than is held.
    func fault(in bytes: Span<UInt8>, isLast: Bool, isTooLarge: Bool) -> JSONSyntaxError?
}

/// Rows and lines stand one after the other, and begin their lines.
extension RecordCutter {
    var place: TextPlace? { nil }
    var oversizedLine: Int? { nil }
    var isClosed: Bool { false }
    mutating func takeTail(_ bytes: Span<UInt8>) {}
    func fault(in bytes: Span<UInt8>, isLast: Bool, isTooLarge: Bool) -> JSONSyntaxError? { nil }
}
