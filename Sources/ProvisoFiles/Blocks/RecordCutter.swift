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
}
