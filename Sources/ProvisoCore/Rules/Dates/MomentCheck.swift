internal import ProvisoFormats

/// A format of dates or date-times, which ``MomentCheck`` judges.
protocol MomentFormat: StringFormat {
    associatedtype Moment: CustomStringConvertible

    /// When the moment must lie.
    var bounds: DateBounds { get }
    /// The pattern that the text must follow, if it is another than RFC 3339's.
    var format: DatePattern? { get }

    func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> Moment

    /// The instant of a moment by the number that Unix time has for it; a date is its midnight in UTC.
    static func unixTimestamp(of moment: Moment) -> Timestamp

    /// A moment as the format writes it without a pattern.
    static func text(for moment: DateTime) -> String

    /// What may have been meant by a text whose date stands in another order.
    func reordered(_ text: String) -> String?
}

extension DateFormat: MomentFormat {
    static func unixTimestamp(of moment: CalendarDate) -> Timestamp { Timestamp(moment) }

    static func text(for moment: DateTime) -> String { moment.date.description }

    func reordered(_ text: String) -> String? {
        guard let date = DateReading.date(in: text) else { return nil }
        return format.map { $0.text(for: date) } ?? date.description
    }
}

extension DateTimeFormat: MomentFormat {
    static func unixTimestamp(of moment: DateTime) -> Timestamp { moment.unixTimestamp }

    static func text(for moment: DateTime) -> String { moment.description }

    func reordered(_ text: String) -> String? {
        guard format == nil, let gap = text.lastIndex(where: { $0 == " " || $0 == "T" || $0 == "t" }),
            let date = DateReading.date(in: String(text[..<gap]).trimmingInvisibleCharacters)
        else { return nil }
        return "\(date)T" + text[text.index(after: gap)...]
    }
}

/// What the rules `date` and `dateTime` have in common.
struct MomentCheck<Format: MomentFormat>: Sendable {
    let code: ViolationCode
    let format: Format
    let limits: DateLimits
    var writing: DateWriting?

    /// The pattern and the bounds as a document gives them.
    var options: DataObject {
        let between = limits.earliest.flatMap { first in
            limits.latest.map { DataValue.array([.string(first.text), .string($0.text)]) }
        }
        return .options([
            "format": format.format.map { .string($0.description) },
            "before": limits.before.map { .string($0.text) }, "after": limits.after.map { .string($0.text) },
            "between": between,
            "min": between == nil ? limits.earliest.map { .string($0.text) } : nil,
            "max": between == nil ? limits.latest.map { .string($0.text) } : nil, "past": .bool(limits.past),
            "future": .bool(limits.future),
            "minAge": limits.minAge.map { .number(ExactNumber($0)) },
        ])
    }

    /// What the rule lets pass, as data.
    func constraint(
        _ kind: MomentConstraint.Kind, offset: MomentConstraint.Offset = .optional
    ) -> MomentConstraint {
        MomentConstraint(
            kind, format: format.format?.description, before: limits.before?.text, after: limits.after?.text,
            earliest: limits.earliest?.text, latest: limits.latest?.text, isPast: limits.past,
            isFuture: limits.future, minAge: limits.minAge, offset: offset)
    }

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
                for: value, text: moment.description, timestamp: Format.unixTimestamp(of: moment))
        } catch {
            refuse(error, value.data, into: &report)
            return .unchanged
        }
    }

    /// Refuses a text that is no such moment.
    func check(_ text: some StringProtocol, into report: inout Report) {
        if let failure = text.withBytes({ format.failure(in: $0.span) }) {
            refuse(failure, .string(String(text)), into: &report)
        }
    }

    /// `nil` is no moment.
    func checkMissing(into report: inout Report) {
        var parameters: Parameters = ["reason": "not text"]
        parameters["example"] = example
        report.fail(code, parameters)
    }

    private func refuse(
        _ failure: FormatFailure, _ value: @autoclosure () -> DataValue, into report: inout Report
    ) {
        limits.fail(code, failure, example: example, correcting: value(), by: self, into: &report)
    }

    /// What a moment looks like in the format's own pattern and within its bounds; `nil` where the message's own example will
    /// do.
    private var example: DataValue? {
        guard format.format != nil || !format.bounds.isEmpty else { return nil }
        let usual = text(for: .example)
        if format.bounds.isEmpty || format.isValid(usual) { return format.format == nil ? nil : .string(usual) }
        return .string(format.bounds.examples.lazy.map(text).first(where: format.isValid) ?? usual)
    }

    private func text(for instant: Timestamp) -> String {
        let moment = DateTime(date: instant.date, time: instant.time)
        return format.format?.string(from: moment) ?? Format.text(for: moment)
    }
}

extension MomentCheck: TextSuggestingRule {
    func corrections(ofText text: String) -> [String] {
        let trimmed = text.trimmingInvisibleCharacters
        return [trimmed] + (format.reordered(trimmed).map { [$0] } ?? [])
    }

    func accepts(text: String) -> Bool { format.isValid(text) }
}

extension DatePattern {
    /// A date in the pattern; `nil` where the pattern asks for a time too.
    fileprivate func text(for date: CalendarDate) -> String? {
        let texts = ["T00:00:00Z", "T13:14:15.1+01:00"].compactMap { DateTime("\(date)\($0)") }.map(string(from:))
        return texts.first == texts.last ? texts.first : nil
    }

}

extension Timestamp {
    /// 31 January 2026, 9:30 in UTC: a moment to be shown to people, whose month and day cannot be taken for each other.
    static var example: Timestamp { Timestamp(secondsSince1970: 1_769_851_800) }
}

extension DateBounds {
    /// Moments to be shown to people, one of which lies within the bounds if any does; the plainest first.
    fileprivate var examples: [Timestamp] {
        // A bound of Swift may be any number; no text names a year before 0 or behind 9999.
        let writable: ClosedRange<Int64> = -62_167_219_200...253_402_300_799
        func seconds(_ instant: Timestamp?) -> Int64? {
            instant.map { min(max($0.secondsSince1970, writable.lowerBound), writable.upperBound) }
        }
        let now = seconds(now ?? .now()) ?? 0
        let day: Int64 = 86400
        var first = [seconds(after), seconds(earliest)].compactMap { $0 }.max()
        var last = [seconds(before), seconds(latest)].compactMap { $0 }.min()
        if future { first = max(first ?? now, now) }
        if past || minAge != nil {
            let limit = now - Int64(min(max(minAge ?? -1, -1), 10_000) + 1) * 366 * day
            last = min(last ?? limit, limit)
        }
        let middle = first.flatMap { first in last.map { first + ($0 - first) / 2 } }
        let near = [
            first.map { $0 + 365 * day }, last.map { $0 - 365 * day }, first.map { $0 + day }, last.map { $0 - day },
            middle,
        ].compactMap { $0 }
        // In the morning of the day, as in other messages; or else to the second.
        let mornings = near.map { Timestamp(Timestamp(secondsSince1970: $0).date).secondsSince1970 + 34_200 }
        return (mornings + near).map { Timestamp(secondsSince1970: $0) }
            + [after, earliest, before, latest].compactMap { $0 }
    }
}

extension MomentCheck {
    /// A check with the bounds of a format given in Swift.
    init(_ code: ViolationCode, _ format: Format) {
        self.init(code: code, format: format, limits: DateLimits(format.bounds))
    }
}
