import Measuring
import Proviso
import ProvisoLanguages

/// Measures reading messages: the text of a violation is made each time it is read.
@main
enum Benchmark {
    private static let violations: [(title: String, violation: Violation)] = [
        ("required", Violation(.required, at: "email")),
        ("string.tooShort, with a plural", Violation(.stringTooShort, at: "passwordRepeat", parameters: ["min": 8])),
        ("number.tooBig, grouped digits", Violation(.numberTooBig, at: "amount", parameters: ["max": 1_250_000])),
        ("allOrNone, with a list", Violation(.allOrNone, at: "postcode", parameters: ["given": ["street", "city"]])),
    ]
    /// A violation with a date among its parameters.
    private static let date: Violation? = {
        let rules = try? RuleDocument([["attributes": "opening", "type": "date", "before": "2026-01-31"]])
        return try? rules?.validate(["opening": "2026-02-01"]).violations.first
    }()
    private static let tags = ["en", "de", "pl", "ar", "ja"]

    static func main() {
        let catalogs = tags.map { MessageCatalog.catalog(for: $0) ?? .english }
        print(padded("nanoseconds a message", 36) + tags.map { padded("", 6) + padded($0, 4) }.joined())
        for (title, violation) in violations {
            let times = catalogs.map { catalog in nanoseconds { violation.message(in: catalog).utf8.count } }
            print(padded(title, 36) + times.map { right($0, 8, digits: 0) + "  " }.joined())
        }
        if let date {
            let times = catalogs.map { catalog in nanoseconds { date.message(in: catalog).utf8.count } }
            print(padded("date, with a date", 36) + times.map { right($0, 8, digits: 0) + "  " }.joined())
        }
        let form = violations.map(\.violation)
        let unread = nanoseconds { make().count }
        print(padded("making one violation, unread", 36) + right(unread, 8, digits: 0))
        for (title, body) in outputs(form) {
            print(padded(title, 36) + right(nanoseconds { body() }, 8, digits: 0))
        }
    }

    /// A violation that nobody reads: no text is made.
    @inline(never)
    private static func make() -> [Violation] {
        [Violation(.stringTooShort, at: "password", parameters: ["min": 8])]
    }

    /// The forms that all violations together are written in.
    private static func outputs(_ violations: [Violation]) -> [(String, () -> Int)] {
        [
            ("the four as problem details", { ProblemDetails(violations).json.utf8.count }),
            ("the four as JSON", { violations.json().utf8.count }),
            ("the four as text", { violations.text().utf8.count }),
            ("the four read aloud", { violations.spokenSummary().utf8.count }),
        ]
    }
}
