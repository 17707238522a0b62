import ProvisoFormats

/// A moment that a document names: a date, which is its midnight in UTC, or a date and a time.
struct Instant: Comparable, CustomStringConvertible {
    private let timestamp: Timestamp
    /// The moment as the document writes it.
    let description: String

    /// Reads a moment; `nil` for one that depends on the clock.
    init?(_ text: String) {
        guard let timestamp = Timestamp.parse(text) else { return nil }
        self.timestamp = timestamp
        description = text
    }

    static func < (left: Self, right: Self) -> Bool { left.timestamp < right.timestamp }
    static func == (left: Self, right: Self) -> Bool { left.timestamp == right.timestamp }
}
