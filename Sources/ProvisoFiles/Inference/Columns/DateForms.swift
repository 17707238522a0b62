internal import ProvisoCore

/// Finds the patterns of dates and times that texts may follow, from the texts themselves: `d/M/yy`, `MMM d yyyy`, `h:mm a`.
///
/// Each text gives the patterns that it could follow, in which days and months stand in any usual order, with all their digits or
/// without. Which of them most texts follow is for others to find.
struct DateForms {
    /// A pattern, and the rule that takes it.
    struct Form: Sendable, Hashable {
        /// `date`, `dateTime` or `time`.
        let rule: String
        let pattern: String
        /// Whether the text is of digits alone, which may as well be a number.
        var isOfDigits = false
        /// Whether the rule takes such texts without a pattern too.
        var isUsual: Bool { rule == RuleName.date && pattern == "yyyy-MM-dd" }
    }

    /// The forms, those first that are to be preferred among equals.
    let forms: [Form]

    /// So many forms are tried.
    private static let mostForms = 48

    /// - Parameter texts: Some of the values.
    init(_ texts: some Sequence<String>) {
        var ranks: [Form: (rank: Int, count: Int)] = [:]
        for text in texts where 6...60 ~= text.utf8.count {
            guard let words = DateWords(text) else { continue }
            for (form, rank) in words.forms { ranks[form, default: (rank, 0)].count += 1 }
        }
        let frequent = ranks.sorted {
            ($1.value.count, $0.key.pattern) < ($0.value.count, $1.key.pattern)
        }.prefix(Self.mostForms)
        forms = frequent.sorted { ($0.value.rank, $0.key.pattern) < ($1.value.rank, $1.key.pattern) }.map(\.key)
    }
}
