internal import ProvisoFormats

/// The form in which `date` and `dateTime` write back what they read (`writeAs`).
enum DateWriting: String, CaseIterable, Sendable {
    /// Text as RFC 3339, a profile of ISO 8601, has it: `2024-02-29`, `2024-02-29T12:00:00Z`.
    case iso8601
    /// The seconds since 1970-01-01T00:00:00Z, a number; a date is its midnight in UTC. A leap second has the number of the second
    /// after it, as POSIX counts.
    case unix

    static let help = "The form in which a valid value is written back: text of RFC 3339, or seconds since 1970 in UTC."

    func replacement(for value: borrowing FieldValue, text: String, timestamp: Timestamp) -> Replacement {
        switch self {
        case .iso8601:
            if value.bytes.elementsEqual(text.utf8) { return .unchanged }
            return .value(value.kind == .untyped ? .untyped(text) : .string(text))
        case .unix:
            let spelling = Self.seconds(of: timestamp)
            if value.kind == .untyped { return .value(.untyped(spelling)) }
            return ExactNumber(spelling).map { .value(.number($0)) } ?? .unchanged
        }
    }

    /// The seconds with a fraction if there is one.
    private static func seconds(of timestamp: Timestamp) -> String {
        var seconds = timestamp.secondsSince1970
        var nanoseconds = timestamp.nanoseconds
        guard nanoseconds > 0 else { return String(seconds) }
        // The fraction counts up from the second that lies before: -1 s + 0.25 s is -0.75 s.
        let isNegative = seconds < 0
        if isNegative {
            seconds = -(seconds + 1)
            nanoseconds = 1_000_000_000 - nanoseconds
        }
        var fraction = String(nanoseconds)
        fraction = String(repeating: "0", count: 9 - fraction.utf8.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        return (isNegative ? "-" : "") + "\(seconds).\(fraction)"
    }
}
