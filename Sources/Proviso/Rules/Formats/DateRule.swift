public import ProvisoFormats

/// `date`: a date, as ``DateFormat`` judges it, perhaps written back in another form.
struct DateRule: RewritingRule {
    static let name = "date"
    static let summary = "A date: YYYY-MM-DD, or by a pattern; perhaps within bounds."
    static let messages: [String: CatalogMessage] =
        DateLimits.messages(for: name).merging([name: "{attribute} is not a valid date."]) { first, _ in first }

    private let format: DateFormat
    private let limits: DateLimits
    private let writing: DateWriting?

    init(options: inout RuleOptions) {
        let pattern = options.datePattern("format", "A pattern of Unicode's date field symbols: dd.MM.yyyy.")
        limits = DateLimits(options: &options)
        writing = options.choice("writeAs", DateWriting.help)
        format = DateFormat(
            format: pattern, before: limits.before?.timestamp, after: limits.after?.timestamp,
            between: limits.between, past: limits.past, future: limits.future, minAge: limits.minAge)
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
            limits.fail("date", error, into: &report)
            return .unchanged
        }
    }
}

/// A text is a date, perhaps within bounds: `.date`, `.date(past: true, minAge: 18)`.
///
/// Code: `date`, also for `nil`, with the parameter `reason` and the bound that was broken.
public struct DateText<Value: StringProtocol>: ValidationRule {
    private let format: DateFormat
    private let limits: DateLimits

    /// Creates the rule.
    public init(_ format: DateFormat = DateFormat()) {
        self.format = format
        limits = DateLimits(format.bounds)
    }

    /// Refuses a text that is no such date.
    public func check(_ value: Value, into report: inout Report) {
        if let failure = value.withBytes({ format.failure(in: $0.span) }) {
            limits.fail("date", failure, into: &report)
        }
    }

    /// `nil` is no date.
    public func checkMissing(into report: inout Report) { report.fail("date", ["reason": "not text"]) }
}

extension AnyRule where Value: StringProtocol {
    /// A date, `YYYY-MM-DD`; see ``DateText``.
    public static var date: Self { Self(DateText()) }

    /// A date, perhaps by a pattern or within bounds; see ``DateFormat``.
    public static func date(
        format: DatePattern? = nil, before: Timestamp? = nil, after: Timestamp? = nil,
        between: ClosedRange<Timestamp>? = nil, past: Bool = false, future: Bool = false, minAge: Int? = nil
    ) -> Self {
        Self(
            DateText(
                DateFormat(
                    format: format, before: before, after: after, between: between, past: past, future: future,
                    minAge: minAge)))
    }
}
