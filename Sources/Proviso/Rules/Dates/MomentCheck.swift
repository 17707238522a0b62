internal import ProvisoFormats

/// A format of dates or date-times, which ``MomentCheck`` judges.
protocol MomentFormat: StringFormat {
    associatedtype Moment: CustomStringConvertible

    /// When the moment must lie.
    var bounds: DateBounds { get }

    func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> Moment

    /// The instant of a moment; a date is its midnight in UTC.
    static func timestamp(of moment: Moment) -> Timestamp
}

extension DateFormat: MomentFormat {
    static func timestamp(of moment: CalendarDate) -> Timestamp { Timestamp(moment) }
}

extension DateTimeFormat: MomentFormat {
    static func timestamp(of moment: DateTime) -> Timestamp { moment.timestamp }
}

/// What the rules `date` and `dateTime` have in common.
struct MomentCheck<Format: MomentFormat>: Sendable {
    let code: ViolationCode
    let format: Format
    let limits: DateLimits
    var writing: DateWriting?

    /// Judges the value of a record, and says what to write back.
    func judge(_ value: borrowing FieldValue, into report: inout Report) -> Replacement {
        guard value.isText else {
            checkMissing(into: &report)
            return .unchanged
        }
        do throws(FormatFailure) {
            let moment = try format.parse(value.bytes.span)
            guard let writing else { return .unchanged }
            return writing.replacement(
                for: value, text: moment.description, timestamp: Format.timestamp(of: moment))
        } catch {
            limits.fail(code, error, into: &report)
            return .unchanged
        }
    }

    /// Refuses a text that is no such moment.
    func check(_ text: some StringProtocol, into report: inout Report) {
        if let failure = text.withBytes({ format.failure(in: $0.span) }) { limits.fail(code, failure, into: &report) }
    }

    /// `nil` is no moment.
    func checkMissing(into report: inout Report) { report.fail(code, ["reason": "not text"]) }
}

extension MomentCheck {
    /// A check with the bounds of a format given in Swift.
    init(_ code: ViolationCode, _ format: Format) {
        self.init(code: code, format: format, limits: DateLimits(format.bounds))
    }
}
