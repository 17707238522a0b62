import Proviso

/// Finds where records end in text that comes piece by piece, and counts records and lines on the way.
///
/// It is given a buffer that grows at its end and is cut at its beginning; what was scanned once is not scanned again.
protocol RecordCutter {
    /// The offset after the last record that is complete; 0 when none is.
    var boundary: Int { get }
    /// How many lines ended and how many records began before the boundary, since the beginning of the text.
    var lines: Int { get }
    var records: Int { get }
    /// What opened a cell that is not closed yet.
    var openQuote: OpenQuote? { get }

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

/// A quote that opened a cell.
struct OpenQuote {
    /// Its offset in the buffer, or `nil` once that was discarded.
    var offset: Int?
    /// The line ends before it, since the beginning of the text.
    let linesBefore: Int
    /// The column in its line, once it was looked for.
    var column: Int?
}
