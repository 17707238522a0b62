internal import ProvisoFormats

/// `dateTime`: a date with a time, as ``DateTimeFormat`` judges it, perhaps written back in another form.
struct DateTimeRule: RewritingRule {
    static let name = "dateTime"
    static let summary = "A date and a time of day (RFC 3339), or by a pattern; perhaps within bounds."
    static let messages: [String: CatalogMessage] =
        DateBoundOptions.messages(for: name)
        .merging([name: "{attribute} is not a valid date and time."]) { first, _ in first }

    private let format: DateTimeFormat
    private let bounds: DateBoundOptions
    private let writing: DateWriting?

    init(options: inout RuleOptions) {
        let pattern = options.datePattern("format", "A pattern of Unicode's date field symbols: dd.MM.yyyy HH:mm.")
        bounds = DateBoundOptions(options: &options)
        let allowsLocal = options.flag("allowLocal", "Whether the offset from UTC may be left out.")
        let requiresOffset = options.flag(
            "requireOffset", "The opposite of `allowLocal`: an offset from UTC must be there.",
            describedDefault: nil)
        if allowsLocal, requiresOffset ?? false {
            options.fail("`requireOffset` contradicts `allowLocal`.", option: "requireOffset")
        }
        if pattern != nil {
            for option in ["allowLocal", "requireOffset"] where options.isGiven(option) {
                options.warn("`\(option)` has no effect with `format`, which says it.", option: option)
            }
        }
        writing = options.choice("writeAs", DateWriting.help)
        format = DateTimeFormat(
            format: pattern, before: bounds.before?.timestamp, after: bounds.after?.timestamp,
            between: bounds.between, past: bounds.past, future: bounds.future, minAge: bounds.minAge,
            allowLocal: allowsLocal || requiresOffset == false)
    }

    func judge(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) -> Replacement {
        guard value.isText else {
            report.fail("dateTime", ["reason": "not text"])
            return .unchanged
        }
        do throws(FormatFailure) {
            let dateTime = try format.parse(value.bytes.span)
            return writing?.replacement(for: value, text: dateTime.description, timestamp: dateTime.timestamp)
                ?? .unchanged
        } catch {
            bounds.fail("dateTime", error, into: &report)
            return .unchanged
        }
    }
}
