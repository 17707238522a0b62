public import ProvisoFormats

/// `time`: a time of day, as ``/ProvisoFormats/TimeFormat`` judges it. The small engine of a page has it.
struct TimeRule: DocumentRule, MessageConstants, MessageParameters {
    static let name = "time"
    static let summary = "A time of day: HH:mm, with seconds and an offset if they are given, or by a pattern."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "08:30", fails: ["time": "24:30"]),
            RuleExample(["format": "h:mm a", "after": "08:00"], passes: "8:30 AM", fails: ["time": "7:30 AM"]),
        ]
    }
    static let messages: [String: CatalogMessage] = [
        "time": "{attribute} must be a time, like {example}.",
        "time/tooLate": "{attribute} must be before {before}.",
        "time/tooEarly": "{attribute} must be after {after}.",
    ]
    static let parameters: [String: Set<String>] = ["time": ["reason", "before", "after"]]
    static let constants: [String: Parameters] = [
        "time": ["example": "09:30"], "time/offset": ["example": "09:30:00Z"],
    ]
    static let titles: [String: String] = ["time/tooLate": "tooLate", "time/tooEarly": "tooEarly"]
    static let recognitions = [Recognition(mark: ":", breadth: .structured, order: 82)]

    let rule: TimeText<String>

    init(options: inout RuleOptions) {
        let format = TimeFormat(
            format: options.datePattern(
                "format", "A pattern of Unicode's date field symbols: h:mm a.",
                alsoCalled: ["pattern", "layout", "timeFormat"]),
            before: options.timeOfDay(
                "before", "The time before which it must lie.", alsoCalled: ["max", "maximum", "until"],
                widens: .whenLarger),
            after: options.timeOfDay(
                "after", "The time after which it must lie.", alsoCalled: ["min", "minimum", "since", "from"],
                widens: .whenSmaller),
            requireOffset: options.flag(
                "requireOffset", "Whether seconds and an offset from UTC must be there.",
                alsoCalled: ["offset", "requireTimeZone", "requireZone", "timeZone"], widens: .whenFalse))
        rule = TimeText(
            format, before: options.find("before")?.text ?? "", after: options.find("after")?.text ?? "")
        if let before = format.before, format.after != nil,
            TimeFormat(after: format.after).failure(in: before.description) != nil
        {
            options.fail("`after` is not before `before`, so nothing could pass.", option: "after")
        }
        if let pattern = format.format, !pattern.hasTime {
            options.fail(
                "`format` has no part of a time.", option: "format", suggestion: "Use the rule `date` for a date.")
        }
        if format.format != nil, format.requireOffset {
            options.warn("`requireOffset` has no effect with `format`, which says it.", option: "requireOffset")
        }
    }

    var constraints: Constraints {
        let format = rule.format
        return .exactly(
            .kinds(.text),
            .moment(
                MomentConstraint(
                    .time, format: format.format?.description, before: format.before?.description,
                    after: format.after?.description, offset: format.requireOffset ? .required : .optional)))
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return rule.checkMissing(into: &report) }
        rule.judge(value.bytes, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { rule.completion(of: text) }
}

extension RuleName {
    /// What documents call the rule.
    package static var time: String { TimeRule.name }
}

/// A text is a time of day, perhaps within bounds: `.time`, `.time(requireOffset: true)`.
///
/// Code: `time`, also for `nil`, with the parameter `reason` and the bound that was broken.
struct TimeText<Value: StringProtocol>: Sendable {
    let format: TimeFormat
    private let before: String
    private let after: String

    /// Creates the rule.
    init(_ format: TimeFormat = TimeFormat()) {
        self.init(format, before: format.before?.description ?? "", after: format.after?.description ?? "")
    }

    /// Creates the rule with the texts that messages show for its bounds.
    init(_ format: TimeFormat, before: String, after: String) {
        self.format = format
        self.before = before
        self.after = after
    }

    /// `time`.
    var name: String { "time" }

    /// The rule as documents write it.
    var definitions: [RuleDefinition]? {
        let options = DataObject.options([
            "format": format.format.map { .string($0.description) },
            "before": format.before.map { .string(before.isEmpty ? $0.description : before) },
            "after": format.after.map { .string(after.isEmpty ? $0.description : after) },
            "requireOffset": .bool(format.requireOffset),
        ])
        return RuleDefinition(TimeRule.self, options) { $0.rule.format == format }.map { [$0] }
    }

    /// Refuses a text that is no such time.
    func check(_ value: Value, into report: inout Report) {
        value.withBytes { judge($0, into: &report) }
    }

    /// `nil` is no time.
    func checkMissing(into report: inout Report) {
        report.fail("time", withExample(["reason": "not text"]), wording: wording)
    }

    private var wording: String? { format.requireOffset ? "time/offset" : nil }

    private func withExample(_ parameters: Parameters) -> Parameters {
        guard let example else { return parameters }
        var parameters = parameters
        parameters["example"] = .string(example)
        return parameters
    }

    /// What a time looks like in the format's own pattern and within its bounds; `nil` where the message's own example will do.
    private var example: String? {
        guard format.format != nil || format.before != nil || format.after != nil else { return nil }
        let usual = text(ofSecond: 34_200)
        if format.isValid(usual) { return format.format == nil ? nil : usual }
        let first = format.after.map { $0.nanosecondsSinceMidnight / 1_000_000_000 } ?? 0
        let last = format.before.map { $0.nanosecondsSinceMidnight / 1_000_000_000 } ?? 86_399
        let middle = (first + last + 1) / 2
        // In the middle of the bounds, to the hour or the minute if that lies between them.
        return [middle / 3600 * 3600, middle / 60 * 60, middle].lazy.map(text).first(where: format.isValid)
            ?? (format.format == nil ? nil : usual)
    }

    private func text(ofSecond second: Int64) -> String {
        let midnight = Timestamp(Timestamp.example.date).secondsSince1970
        let instant = Timestamp(secondsSince1970: midnight + second)
        let moment = DateTime(date: instant.date, time: instant.time)
        if let pattern = format.format { return pattern.string(from: moment) }
        let time = moment.time.description
        return format.requireOffset ? time : String(time.prefix(second % 60 == 0 ? 5 : 8))
    }

    func judge(_ bytes: UnsafeBufferPointer<UInt8>, into report: inout Report) {
        guard let failure = format.failure(in: bytes.span) else { return }
        var parameters = Parameters(reason: failure)
        switch failure.reason {
        case "too late":
            parameters.setDate(before, for: "before")
            report.fail("time", parameters, wording: "time/tooLate")
        case "too early":
            parameters.setDate(after, for: "after")
            report.fail("time", parameters, wording: "time/tooEarly")
        default:
            report.fail(
                "time", withExample(parameters), wording: wording,
                correcting: .string(String(decoding: bytes, as: UTF8.self)), by: FormatSuggestions(format: format))
        }
    }

    func completion(of text: String) -> Completion? { format.completion(of: text) }
}

#if !hasFeature(Embedded)
extension TimeText: ValidationRule {}

extension TimeText: CodedRule {
    var codes: Set<ViolationCode>? { ["time"] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A time of day, `HH:mm` or longer.
    ///
    /// Code: `time`, also for `nil`, with the parameter `reason` and the bound that was broken.
    public static var time: Self { Self(TimeText()) }

    /// A time of day, perhaps by a pattern or within bounds; see ``/ProvisoFormats/TimeFormat``.
    public static func time(
        format: DatePattern? = nil, before: TimeOfDay? = nil, after: TimeOfDay? = nil, requireOffset: Bool = false
    ) -> Self {
        Self(TimeText(TimeFormat(format: format, before: before, after: after, requireOffset: requireOffset)))
    }
}
#endif
