internal import ProvisoFormats

/// `date`: a date, as ``DateFormat`` judges it, perhaps written back in another form.
struct DateRule: RewritingRule {
    static let name = "date"
    static let summary = "A date: YYYY-MM-DD, or by a pattern; perhaps within bounds."
    static let messages: [String: CatalogMessage] =
        DateBoundOptions.messages(for: name).merging([name: "{attribute} is not a valid date."]) { first, _ in first }

    private let format: DateFormat
    private let bounds: DateBoundOptions
    private let writing: DateWriting?

    init(options: inout RuleOptions) {
        let pattern = options.datePattern("format", "A pattern of Unicode's date field symbols: dd.MM.yyyy.")
        bounds = DateBoundOptions(options: &options)
        writing = options.choice("writeAs", DateWriting.help)
        format = DateFormat(
            format: pattern, before: bounds.before?.timestamp, after: bounds.after?.timestamp,
            between: bounds.between, past: bounds.past, future: bounds.future, minAge: bounds.minAge)
    }

    func judge(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) -> Replacement {
        guard value.isText else {
            report.fail("date", ["reason": "not text"])
            return .unchanged
        }
        do throws(FormatFailure) {
            let date = try format.parse(value.bytes.span)
            return writing?.replacement(for: value, text: date.description, timestamp: Timestamp(date)) ?? .unchanged
        } catch {
            bounds.fail("date", error, into: &report)
            return .unchanged
        }
    }
}
