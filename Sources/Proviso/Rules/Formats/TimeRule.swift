internal import ProvisoFormats

/// `time`: a time of day, as ``TimeFormat`` judges it.
struct TimeRule: DocumentRule {
    static let name = "time"
    static let summary = "A time of day: HH:mm, with seconds and an offset if they are given, or by a pattern."
    static let messages: [String: CatalogMessage] = [
        "time": "{attribute} is not a valid time.",
        "time/tooLate": "{attribute} must be before {before}.",
        "time/tooEarly": "{attribute} must be after {after}.",
    ]

    private let format: TimeFormat
    private let before: String?
    private let after: String?

    init(options: inout RuleOptions) {
        format = TimeFormat(
            format: options.datePattern("format", "A pattern of Unicode's date field symbols: h:mm a."),
            before: options.timeOfDay("before", "The time before which it must lie."),
            after: options.timeOfDay("after", "The time after which it must lie."),
            requireOffset: options.flag("requireOffset", "Whether seconds and an offset from UTC must be there."))
        before = options.string("before", "")
        after = options.string("after", "")
        if let before = format.before, format.after != nil,
            TimeFormat(after: format.after).failure(in: before.description) != nil
        {
            options.fail("`after` is not before `before`, so nothing could pass.", option: "after")
        }
        if format.format != nil, format.requireOffset {
            options.warn("`requireOffset` has no effect with `format`, which says it.", option: "requireOffset")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return report.fail("time", ["reason": "not text"]) }
        guard let failure = format.failure(in: value.bytes.span) else { return }
        var parameters: Parameters = ["reason": .string(failure.reason)]
        switch failure.reason {
        case "too late":
            parameters["before"] = before.map(DataValue.string)
            report.fail("time", parameters, wording: "time/tooLate")
        case "too early":
            parameters["after"] = after.map(DataValue.string)
            report.fail("time", parameters, wording: "time/tooEarly")
        default: report.fail("time", parameters)
        }
    }
}
