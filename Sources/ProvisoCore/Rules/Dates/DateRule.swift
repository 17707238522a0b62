public import ProvisoFormats

/// `date`: a date, as ``/ProvisoFormats/DateFormat`` judges it, perhaps written back in another form. The small engine of a page has it.
struct DateRule: RewritingRule, MessageConstants, MessageParameters {
    static let name = "date"
    static let summary = "A date: YYYY-MM-DD, or by a pattern; perhaps within bounds."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "2024-02-29", fails: ["date": "2023-02-29"]),
            RuleExample(
                ["format": "dd.MM.yyyy", "after": "1999-12-31"], passes: "29.02.2024", fails: ["date": "31.12.1999"]),
            RuleExample(["format": "dd.MM.yyyy", "writeAs": "iso8601"], changes: "29.02.2024", to: "2024-02-29"),
        ]
    }
    static let otherNames = ["day", "calendarDate", "dateFormat", "birthday", "isoDate"]
    static let otherUses = [
        "past": "past: true", "future": "future: true", "before": "before", "after": "after", "minAge": "minAge",
    ]
    static let messages: [String: CatalogMessage] =
        DateLimits.messages(for: name)
        .merging([name: "{attribute} must be a real date, like {example}."], combining: { first, _ in first })
    static let parameters: [String: Set<String>] = [
        "date": ["reason", "before", "after", "latest", "earliest", "minAge"]
    ]
    static let constants: [String: Parameters] = ["date": ["example": "2026-01-31"]]
    static let titles: [String: String] = [
        "date/earlier": "tooEarly",
        "date/tooEarly": "tooEarly",
        "date/notFuture": "tooEarly",
        "date/later": "tooLate",
        "date/tooLate": "tooLate",
        "date/notPast": "tooLate",
        "date/tooYoung": "tooRecent",
    ]

    let moment: MomentCheck<DateFormat>

    init(options: inout RuleOptions) {
        let pattern = options.datePattern(
            "format", "A pattern of Unicode's date field symbols: dd.MM.yyyy.",
            alsoCalled: ["pattern", "layout", "dateFormat"])
        let limits = DateLimits(options: &options, pattern: pattern)
        let writing: DateWriting? = options.choice("writeAs", DateWriting.help, widens: .never)
        var format = DateFormat(format: pattern)
        format.bounds = limits.bounds
        moment = MomentCheck(code: "date", format: format, limits: limits, writing: writing)
    }

    var writesBack: Bool { moment.writing != nil }

    var constraints: Constraints { .exactly(.kinds(.text), .moment(moment.constraint(.date))) }

    func judge(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) -> Replacement {
        moment.judge(value, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        moment.format.completion(of: text)
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var date: String { DateRule.name }
}

#if !hasFeature(Embedded)
/// A text is a date, perhaps within bounds: `.date`, `.date(past: true, minAge: 18)`.
///
/// Code: `date`, also for `nil`, with the parameter `reason` and the bound that was broken.
struct DateText<Value: StringProtocol>: ValidationRule {
    let moment: MomentCheck<DateFormat>

    /// Creates the rule.
    init(_ format: DateFormat = DateFormat()) { moment = MomentCheck("date", format) }

    /// `date`.
    var name: String { "date" }

    /// The rule as documents write it; `nil` where the clock is another one than the system's.
    var definitions: [RuleDefinition]? {
        RuleDefinition(DateRule.self, moment.options) { $0.moment.format == moment.format }.map { [$0] }
    }

    /// Refuses a text that is no such date.
    func check(_ value: Value, into report: inout Report) { moment.check(value, into: &report) }

    /// `nil` is no date.
    func checkMissing(into report: inout Report) { moment.checkMissing(into: &report) }

    func completion(of text: String) -> Completion? { moment.format.completion(of: text) }
}

extension DateText: CodedRule {
    var codes: Set<ViolationCode>? { ["date"] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A date, `YYYY-MM-DD`.
    ///
    /// Code: `date`, also for `nil`, with the parameter `reason` and the bound that was broken.
    public static var date: Self { Self(DateText()) }

    /// A date, perhaps by a pattern or within bounds; see ``/ProvisoFormats/DateFormat``.
    public static func date(
        format: DatePattern? = nil, before: Timestamp? = nil, after: Timestamp? = nil,
        min: Timestamp? = nil, max: Timestamp? = nil, between: ClosedRange<Timestamp>? = nil, past: Bool = false,
        future: Bool = false, minAge: Int? = nil
    ) -> Self {
        Self(
            DateText(
                DateFormat(
                    format: format, before: before, after: after, between: between, earliest: min, latest: max,
                    past: past,
                    future: future, minAge: minAge)))
    }
}
#endif
