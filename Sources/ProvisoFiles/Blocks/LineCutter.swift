import ProvisoCore

/// Cuts NDJSON between lines: a record is a line that holds more than blanks.
///
/// Lines end with LF. A CR before it is a blank of JSON, and so is one anywhere else.
struct LineCutter: RecordCutter {
    private(set) var boundary = 0
    private(set) var lines = 0
    private(set) var records = 0
    var openQuote: SourcePosition? { nil }
    private var scanned = 0
    private var hasContent = false

    mutating func advance(in bytes: Span<UInt8>, isLast: Bool, stopsAtFirst: Bool) {
        var index = scanned
        while let end = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: index, to: bytes.count) {
            if hasContent || !Self.isBlank(bytes, from: index, to: end) { records += 1 }
            hasContent = false
            lines += 1
            boundary = end + 1
            index = end + 1
            if stopsAtFirst {
                scanned = index
                return
            }
        }
        if !hasContent { hasContent = !Self.isBlank(bytes, from: index, to: bytes.count) }
        scanned = bytes.count
        if isLast {
            if hasContent { records += 1 }
            hasContent = false
            boundary = bytes.count
        }
    }

    /// Whether nothing but blanks of JSON stands in a line.
    static func isBlank(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            guard bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D else { return false }
            index += 1
        }
        return true
    }

    mutating func removeFirst(_ count: Int) {
        boundary -= count
        scanned -= count
    }

    var discardable: Int { scanned }

    mutating func discard(from bytes: Span<UInt8>) { scanned = 0 }
}
