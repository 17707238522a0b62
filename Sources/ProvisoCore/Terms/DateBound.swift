internal import ProvisoFormats

/// A date or date-time that values are compared with, as the document writes it.
struct DateBound: Sendable {
    let text: String
    let timestamp: Timestamp

    init?(_ text: String) {
        guard let timestamp = Timestamp.parse(text) else { return nil }
        self.text = text
        self.timestamp = timestamp
    }

    /// A bound given in Swift: a midnight in UTC reads as its date.
    init(_ timestamp: Timestamp) {
        let date = timestamp.date
        text = Timestamp(date) == timestamp ? date.description : timestamp.description
        self.timestamp = timestamp
    }
}
