internal import ProvisoFormats

/// Reads dates whose parts stand in the order of some country: `31/12/2026`, `12.31.2026`, `2026/1/5`.
enum DateReading {
    /// The one date that a text can stand for; `nil` when it is none, or may be two: `03/04/2026` is one in March and one in
    /// April.
    ///
    /// The year has four digits, and the parts the same sign between them: a point, a stroke or a hyphen, with or without a
    /// blank behind it. After a year the month comes first, as everywhere, unless there is no such month.
    static func date(in text: String) -> CalendarDate? {
        guard text.utf8.count <= longest, let separator = text.first(where: { "./-".contains($0) }) else { return nil }
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }
        guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }) else {
            return nil
        }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        switch parts.map({ $0.count }) {
        case let counts where counts[0] == 4 && counts[1] <= 2 && counts[2] <= 2:
            return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
                ?? CalendarDate(year: numbers[0], month: numbers[2], day: numbers[1])
        case let counts where counts[0] <= 2 && counts[1] <= 2 && counts[2] == 4:
            let readings = Set(
                [(numbers[0], numbers[1]), (numbers[1], numbers[0])]
                    .compactMap { CalendarDate(year: numbers[2], month: $0, day: $1) })
            return readings.count == 1 ? readings.first : nil
        default: return nil
        }
    }

    private static let longest = 32
}
