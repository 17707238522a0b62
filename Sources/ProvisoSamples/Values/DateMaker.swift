import ProvisoCore

/// A day of the Gregorian calendar, to count with.
struct Day {
    let year: Int
    let month: Int
    let day: Int

    init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    /// The day with a number, where 0 is 1970-01-01 (Howard Hinnant, chrono-compatible date algorithms).
    init(number: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Reads the day at the beginning of an ISO date.
    init?(iso text: some StringProtocol) {
        let parts = text.prefix(10).split(separator: "-")
        guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    var number: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    var iso: String { DateMaker.padded(year, 4) + "-" + DateMaker.padded(month, 2) + "-" + DateMaker.padded(day, 2) }
}

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
    private static func days(of rules: [SampleRule], using generator: inout SeededGenerator) -> [Day] {
        var numbers: [Int] = []
        for condition in rules.conditions {
            var bounds: [String] = []
            switch condition {
            case .moment(let moment):
                bounds = [moment.before, moment.after, moment.earliest, moment.latest].compactMap(\.self)
            case .comparison(let comparison):
                if case .value(let value) = comparison.other { bounds = [value.text ?? value.description] }
            default: break
            }
            let days = bounds.compactMap { Day(iso: $0)?.number }
            numbers += days.flatMap { [$0, $0 + 1, $0 - 1, $0 + 30, $0 - 30] }
            if days.count == 2, let low = days.min(), let high = days.max() {
                numbers += (0..<6).map { _ in Int.random(in: low...high, using: &generator) }
            }
        }
        // Years in which no rule that asks the clock changes its mind soon.
        for years in [1950...1999, 2001...2020, 2100...2199, 1901...1949] {
            for _ in 0..<4 {
                numbers.append(
                    Day(
                        year: Int.random(in: years, using: &generator),
                        month: Int.random(in: 1...12, using: &generator),
                        day: Int.random(in: 1...28, using: &generator)
                    ).number)
            }
        }
        return numbers.filter { (-700_000...2_900_000).contains($0) }.map(Day.init(number:))
    }

    private static func texts(
        of moment: MomentConstraint, _ days: [Day], using generator: inout SeededGenerator
    ) -> [String] {
        var times = (0..<6).map { _ in
            (
                Int.random(in: 0...23, using: &generator), Int.random(in: 0...59, using: &generator),
                Int.random(in: 0...59, using: &generator)
            )
        }
        for bound in [moment.before, moment.after].compactMap(\.self) {
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
                    DateWriter.text(day, $0, by: format)
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
                return day.iso + "T" + padded(time.0, 2) + ":" + padded(time.1, 2) + ":" + padded(time.2, 2) + "Z"
            }
        case .date: return days.map(\.iso)
        }
    }

    /// A date that ISO 8601 spells, with or without a time, as a moment is written; `nil` for what is no date.
    static func text(_ iso: String, as moment: MomentConstraint) -> String? {
        guard let format = moment.format else { return iso }
        guard let day = Day(iso: iso) else { return nil }
        let parts = iso.dropFirst(11).prefix(8).split(separator: ":").compactMap { Int($0) }
        return DateWriter.text(day, parts.count == 3 ? (parts[0], parts[1], parts[2]) : (0, 0, 0), by: format)
    }

    private static func minutes(in text: String) -> Int? {
        let parts = text.split(separator: ":")
        guard parts.count >= 2, let hour = Int(parts[0].suffix(2)), let minute = Int(parts[1].prefix(2)) else {
            return nil
        }
        return hour * 60 + minute
    }

    static func padded(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}

/// Writes dates by a pattern of Unicode's date field symbols (UTS #35).
enum DateWriter {
    static func text(_ day: Day, _ time: (hour: Int, minute: Int, second: Int), by pattern: String) -> String {
        var text = ""
        var rest = Substring(pattern)
        while let symbol = rest.first {
            if symbol == "'" {
                rest.removeFirst()
                let quoted = rest.prefix { $0 != "'" }
                text += quoted.isEmpty ? "'" : String(quoted)
                rest = rest.dropFirst(quoted.count + 1)
                continue
            }
            let count = rest.prefix { $0 == symbol }.count
            rest = rest.dropFirst(count)
            text += field(symbol, count, day, time) ?? String(repeating: symbol, count: count)
        }
        return text
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]

    private static func field(
        _ symbol: Character, _ count: Int, _ day: Day, _ time: (hour: Int, minute: Int, second: Int)
    ) -> String? {
        switch symbol {
        case "y", "u": return count == 2 ? DateMaker.padded(day.year % 100, 2) : DateMaker.padded(day.year, count)
        case "M", "L":
            let name = months[day.month - 1]
            return count == 3 ? String(name.prefix(3)) : count >= 4 ? name : DateMaker.padded(day.month, count)
        case "d": return DateMaker.padded(day.day, count)
        case "E":
            let name = weekdays[((day.number % 7) + 7) % 7]
            return count >= 4 ? name : String(name.prefix(3))
        case "H": return DateMaker.padded(time.hour, count)
        case "h": return DateMaker.padded((time.hour + 11) % 12 + 1, count)
        case "m": return DateMaker.padded(time.minute, count)
        case "s": return DateMaker.padded(time.second, count)
        case "S": return String(repeating: "0", count: count)
        case "a": return time.hour < 12 ? "AM" : "PM"
        case "X": return "Z"
        case "x", "Z": return count >= 3 && symbol == "x" ? "+00:00" : symbol == "Z" ? "+0000" : "+00"
        default: return nil
        }
    }
}
