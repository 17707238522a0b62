public import ProvisoFormats

/// `dateTime`: a date with a time, as ``/ProvisoFormats/DateTimeFormat`` judges it, perhaps written back in another form.
struct DateTimeRule: RewritingRule, MessageConstants, MessageParameters {
    static let name = "dateTime"
    static let summary = "A date and a time of day (RFC 3339), or by a pattern; perhaps within bounds."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "2024-02-29T12:00:00Z", fails: ["dateTime": "2024-02-29 12:00"]),
            RuleExample(
                ["allowLocal": true], passes: "2024-02-29T12:00:00", fails: ["dateTime": "2024-02-29T25:00:00"]),
            RuleExample(["writeAs": "unix"], changes: "2024-02-29T12:00:00Z", to: 1709208000),
        ]
    }
    static let otherNames = ["timestamp", "rfc3339", "iso8601"]
    static let messages: [String: CatalogMessage] =
        DateLimits.messages(for: name)
        .merging([name: "{attribute} must be a date and time, like {example}."], combining: { first, _ in first })
    static let parameters: [String: Set<String>] = [
        "dateTime": ["reason", "before", "after", "latest", "earliest", "minAge"]
    ]
    static let constants: [String: Parameters] = ["dateTime": ["example": "2026-01-31T09:30:00Z"]]
    static let titles: [String: String] = [
        "dateTime/earlier": "tooEarly",
        "dateTime/tooEarly": "tooEarly",
        "dateTime/notFuture": "tooEarly",
        "dateTime/later": "tooLate",
        "dateTime/tooLate": "tooLate",
        "dateTime/notPast": "tooLate",
        "dateTime/tooYoung": "tooRecent",
    ]
    /// Times without an offset are rarer, so that they come second.
    static let recognitions = [
        Recognition(breadth: .structured, order: 80),
        Recognition(["allowLocal": true], breadth: .structured, order: 81),
    ]

    let moment: MomentCheck<DateTimeFormat>

    init(options: inout RuleOptions) {
        let pattern = options.datePattern(
            "format", "A pattern of Unicode's date field symbols: dd.MM.yyyy HH:mm.",
            alsoCalled: ["pattern", "layout", "dateFormat"])
        let limits = DateLimits(options: &options, pattern: pattern)
        let allowsLocal = options.flag(
            "allowLocal", "Whether the offset from UTC may be left out, and with it the seconds.",
            alsoCalled: ["local", "naive"], widens: .whenTrue)
        let requiresOffset = options.flag(
            "requireOffset", "The opposite of `allowLocal`: an offset from UTC must be there.",
            describedDefault: nil, alsoCalled: ["offset", "requireTimeZone", "requireZone", "timeZone"],
            widens: .whenFalse)
        if allowsLocal, requiresOffset ?? false {
            options.fail("`requireOffset` contradicts `allowLocal`.", option: "requireOffset")
        }
        if pattern != nil {
            for option in ["allowLocal", "requireOffset"] where options.isGiven(option) {
                options.warn("`\(option)` has no effect with `format`, which says it.", option: option)
            }
        }
        let writing: DateWriting? = options.choice("writeAs", DateWriting.help, widens: .never)
        var format = DateTimeFormat(format: pattern, allowLocal: allowsLocal || requiresOffset == false)
        format.bounds = limits.bounds
        moment = MomentCheck(code: "dateTime", format: format, limits: limits, writing: writing)
    }

    var writesBack: Bool { moment.writing != nil }

    var constraints: Constraints {
        .exactly(
            .kinds(.text),
            .moment(moment.constraint(.dateTime, offset: moment.format.allowLocal ? .optional : .required)))
    }

    func judge(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) -> Replacement {
        moment.judge(value, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        moment.format.completion(of: text)
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var dateTime: String { DateTimeRule.name }
}

#if !hasFeature(Embedded)
/// A text is a date with a time of day, perhaps within bounds: `.dateTime`, `.dateTime(past: true)`.
///
/// Code: `dateTime`, also for `nil`, with the parameter `reason` and the bound that was broken.
struct DateTimeText<Value: StringProtocol>: ValidationRule {
    let moment: MomentCheck<DateTimeFormat>

    /// Creates the rule.
    init(_ format: DateTimeFormat = DateTimeFormat()) { moment = MomentCheck("dateTime", format) }

    /// `dateTime`.
    var name: String { "dateTime" }

    /// The rule as documents write it; `nil` where the clock is another one than the system's.
    var definitions: [RuleDefinition]? {
        var options = moment.options
        if moment.format.allowLocal { options["allowLocal"] = true }
        return RuleDefinition(DateTimeRule.self, options) { $0.moment.format == moment.format }.map { [$0] }
    }

    /// Refuses a text that is no such date and time.
    func check(_ value: Value, into report: inout Report) { moment.check(value, into: &report) }

    /// `nil` is no date.
    func checkMissing(into report: inout Report) { moment.checkMissing(into: &report) }

    func completion(of text: String) -> Completion? { moment.format.completion(of: text) }
}

extension DateTimeText: CodedRule {
    var codes: Set<ViolationCode>? { ["dateTime"] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A date with a time of day and an offset, as RFC 3339 has it.
    ///
    /// Code: `dateTime`, also for `nil`, with the parameter `reason` and the bound that was broken.
    public static var dateTime: Self { Self(DateTimeText()) }

    /// A date with a time of day, perhaps by a pattern or within bounds; see ``/ProvisoFormats/DateTimeFormat``.
    public static func dateTime(
        format: DatePattern? = nil, before: Timestamp? = nil, after: Timestamp? = nil,
        min: Timestamp? = nil, max: Timestamp? = nil, between: ClosedRange<Timestamp>? = nil, past: Bool = false,
        future: Bool = false, minAge: Int? = nil, allowLocal: Bool = false
    ) -> Self {
        Self(
            DateTimeText(
                DateTimeFormat(
                    format: format, before: before, after: after, between: between, earliest: min, latest: max,
                    past: past,
                    future: future, minAge: minAge, allowLocal: allowLocal)))
    }
}
#endif
