import ProvisoCore
import ProvisoFormats

/// Dates and times that an attribute's rules speak of.
enum DateMaker {
    /// The texts of an attribute whose rules ask for dates or times.
    static func texts(of rules: [SampleRule], using generator: inout SeededGenerator) -> [String] {
        var found: [String] = []
        for moment in rules.conditions.compactMap(moment(in:)) {
            found += texts(of: moment, days(of: rules, using: &generator), using: &generator)
        }
        return found
    }

    /// The date or time that a condition asks for; `nil` for one that asks for something else.
    private static func moment(in condition: Constraint) -> MomentConstraint? {
        switch condition {
        case .moment(let moment): return moment
        case .comparison(let comparison) where comparison.kind == .date:
            return MomentConstraint(.date, format: comparison.format)
        case .across(.sorted(_, _, as: .date?, let format)): return MomentConstraint(.date, format: format)
        case .across(.sequence(_, _, let steps?)): return steps.moment
        default: return nil
        }
    }

    /// The days: the bounds with the days beside them, some long ago and some far ahead, some between.
    private static func days(of rules: [SampleRule], using generator: inout SeededGenerator) -> [CalendarDate] {
        var numbers: [Int64] = []
        for condition in rules.conditions {
            var bounds: [String] = []
            switch condition {
            case .moment(let moment):
                bounds = [moment.before, moment.after, moment.earliest, moment.latest].compactMap { $0 }
            case .comparison(let comparison):
                if case .value(let value) = comparison.other { bounds = [value.text ?? value.description] }
            default: break
            }
            let days = bounds.compactMap { CalendarDate(String($0.prefix(10)))?.daysSince1970 }
            numbers += days.flatMap { [$0, $0 + 1, $0 - 1, $0 + 30, $0 - 30] }
            if days.count == 2, let low = days.min(), let high = days.max() {
                numbers += (0..<6).map { _ in Int64.random(in: low...high, using: &generator) }
            }
        }
        // Years in which no rule that asks the clock changes its mind soon.
        for years in [1950...1999, 2001...2020, 2100...2199, 1901...1949] {
            for _ in 0..<4 {
                let day = CalendarDate(
                    year: Int.random(in: years, using: &generator), month: Int.random(in: 1...12, using: &generator),
                    day: Int.random(in: 1...28, using: &generator))
                if let day { numbers.append(day.daysSince1970) }
            }
        }
        return numbers.filter { (-700_000...2_900_000).contains($0) }.map(CalendarDate.init(daysSince1970:))
    }

    private static func texts(
        of moment: MomentConstraint, _ days: [CalendarDate], using generator: inout SeededGenerator
    ) -> [String] {
        var times = (0..<6).map { _ in
            (
                Int.random(in: 0...23, using: &generator), Int.random(in: 0...59, using: &generator),
                Int.random(in: 0...59, using: &generator)
            )
        }
        for bound in [moment.before, moment.after].compactMap({ $0 }) {
            guard let minutes = minutes(in: bound) else { continue }
            times += [minutes, minutes + 1, minutes - 1].filter { (0..<1440).contains($0) }.map {
                ($0 / 60, $0 % 60, 0)
            }
        }
        times += [(0, 0, 0), (23, 59, 59), (12, 0, 0)]
        if let format = moment.format {
            let days = moment.kind == .time ? Array(days.prefix(1)) : days
            return days.enumerated().flatMap { index, day in
                (moment.kind == .time ? times : [times[index % times.count]]).map {
                    Self.text(day, $0, by: format)
                }
            }
        }
        let spelled = times.map { padded($0.0, 2) + ":" + padded($0.1, 2) }
        switch moment.kind {
        case .time:
            return spelled + times.map { padded($0.0, 2) + ":" + padded($0.1, 2) + ":" + padded($0.2, 2) + "Z" }
        case .dateTime:
            return days.enumerated().map { index, day in
                let time = times[index % times.count]
                return day.description + "T" + padded(time.0, 2) + ":" + padded(time.1, 2) + ":" + padded(time.2, 2)
                    + "Z"
            }
        case .date: return days.map { $0.description }
        }
    }

    /// A date that ISO 8601 spells, with or without a time, as a moment is written; `nil` for what is no date.
    static func text(_ iso: String, as moment: MomentConstraint) -> String? {
        guard let format = moment.format else { return iso }
        guard let day = CalendarDate(String(iso.prefix(10))) else { return nil }
        let parts = iso.dropFirst(11).prefix(8).split(separator: ":").compactMap { Int($0) }
        return Self.text(day, parts.count == 3 ? (parts[0], parts[1], parts[2]) : (0, 0, 0), by: format)
    }

    /// A date and time as a pattern has it; empty for what is no pattern, which documents refuse.
    private static func text(
        _ day: CalendarDate, _ time: (hour: Int, minute: Int, second: Int), by format: String
    ) -> String {
        guard let pattern = try? DatePattern(format),
            let time = TimeOfDay(hour: time.hour, minute: time.minute, second: time.second)
        else { return "" }
        return pattern.string(from: DateTime(date: day, time: time))
    }

    private static func minutes(in text: String) -> Int? {
        let parts = text.split(separator: ":")
        guard parts.count >= 2, let hour = Int(parts[0].suffix(2)), let minute = Int(parts[1].prefix(2)) else {
            return nil
        }
        return hour * 60 + minute
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
