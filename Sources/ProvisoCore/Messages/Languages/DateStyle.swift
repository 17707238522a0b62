internal import ProvisoFormats

/// How a language writes dates and times of day: patterns, the names of months, the halves of the day (CLDR).
///
/// The calendar is the Gregorian one in every language, since that is what rules and values are written in; where people
/// count years otherwise, as in Thailand, the pattern names the era. The digits are those of the language's
/// ``NumberStyle``, a fraction of a second is there only if it is not zero, and an offset is `UTC` or `UTC+01:00`
/// everywhere.
///
/// Patterns have CLDR's date field symbols: `y M d G`, `h H K k m s a`, with text in apostrophes.
public struct DateStyle: Sendable, Equatable {
    /// All the texts, a line each: few messages show a date, and only those take it apart.
    private let table: String

    private enum Line: Int {
        case date, time, timeWithSeconds, dateTime, zonedTime, morning, afternoon, era, firstDay, inNumbers, firstMonth
    }

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - date: The pattern of a date: `d. MMMM y`.
    ///   - time: The pattern of a time of day: `HH:mm`.
    ///   - timeWithSeconds: The pattern of a time with seconds, which is used when they are not zero.
    ///   - dateTime: How a time `{0}` joins a date `{1}`.
    ///   - zonedTime: How an offset `z` joins a time `{0}`.
    ///   - months: The twelve names of the months as they stand in a date, in the genitive where the language has it; only
    ///     for patterns with `MMMM`.
    ///   - dayPeriods: What tells the halves of the day apart; only for patterns with `a`.
    ///   - era: What tells years after Christ from others; only for patterns with `G`.
    ///   - inNumbers: The pattern of a date in numbers, as people type it: `d.M.y`.
    ///   - firstDay: What the first day of a month is called beside the month's name, where it has a form of its own:
    ///     `1er` in French. CLDR's patterns know none.
    public init(
        date: String, time: String = "HH:mm", timeWithSeconds: String = "HH:mm:ss", dateTime: String = "{1} {0}",
        zonedTime: String = "{0} z", months: [String] = [], dayPeriods: (morning: String, afternoon: String) = ("", ""),
        era: String = "", inNumbers: String = "y-MM-dd", firstDay: String = ""
    ) {
        let halves = [dayPeriods.morning, dayPeriods.afternoon]
        let lines =
            [date, time, timeWithSeconds, dateTime, zonedTime] + halves + [era, firstDay, inNumbers] + months
        table = lines.map { String($0.map { $0.isNewline ? " " : $0 }) }.joined(separator: "\n")
    }

    /// Creates a style from its texts, a line each.
    package init(table: String) { self.table = table }

    /// As ISO 8601 has it, `2026-01-31`: of no language.
    public static let iso8601 = DateStyle(date: "yyyy-MM-dd")

    /// A date as people write it; one of a year before 1 or after 9999, which would need more than a pattern, as ISO 8601
    /// has it.
    func format(_ date: CalendarDate, numbers: NumberStyle) -> String { format(date, line(.date), numbers) }

    /// A date in numbers, as people type it.
    func formatInNumbers(_ date: CalendarDate, numbers: NumberStyle) -> String {
        format(date, line(.inNumbers), numbers)
    }

    /// The date that a person has typed in numbers, in the order of the language: `31.12.2026`, `12/31/2026`. What stands between
    /// them may be any punctuation and blanks; the year has four digits.
    func date(inNumbers text: String, numbers: NumberStyle) -> CalendarDate? {
        var parts: [(value: Int, count: Int)] = []
        var isInside = false
        for scalar in text.unicodeScalars {
            guard let digit = numbers.digit(scalar) else {
                guard scalar.properties.isWhitespace || !scalar.properties.isAlphabetic && !("0"..."9" ~= scalar) else {
                    return nil
                }
                isInside = false
                continue
            }
            if !isInside { parts.append((0, 0)) }
            isInside = true
            let last = parts.count - 1
            guard parts.count <= 3, parts[last].count < 4 else { return nil }
            parts[last] = (parts[last].value * 10 + digit, parts[last].count + 1)
        }
        let order = line(.inNumbers).filter { "yMd".contains($0) }
        let symbols = order.indices.filter { $0 == order.startIndex || order[order.index(before: $0)] != order[$0] }
        guard parts.count == 3, symbols.count == 3 else { return nil }
        let named = Dictionary(zip(symbols.map { order[$0] }, parts), combining: { first, _ in first })
        guard let year = named["y"], let month = named["M"], let day = named["d"], year.count == 4, month.count < 3,
            day.count < 3
        else { return nil }
        return CalendarDate(year: year.value, month: month.value, day: day.value)
    }

    private func format(_ date: CalendarDate, _ pattern: Substring, _ numbers: NumberStyle) -> String {
        guard 1...9999 ~= date.year else { return date.description }
        return expand(pattern) { symbol, count, text in
            switch symbol {
            case "y": numbers.append(count == 2 ? date.year % 100 : date.year, width: count, to: &text)
            case "M", "L":
                if count > 2 {
                    text += line(Line.firstMonth.rawValue + date.month - 1)
                } else {
                    numbers.append(date.month, width: count, to: &text)
                }
            case "d":
                let firstDay = date.day == 1 && count == 1 ? line(.firstDay) : ""
                if firstDay.isEmpty { numbers.append(date.day, width: count, to: &text) } else { text += firstDay }
            case "G": text += line(.era)
            default: return false
            }
            return true
        }
    }

    /// A time of day as people write it, with its offset if it has one.
    func format(_ time: TimeOfDay, numbers: NumberStyle) -> String {
        let isWhole = time.second == 0 && time.nanosecond == 0
        let shown = expand(line(isWhole ? .time : .timeWithSeconds)) { symbol, count, text in
            switch symbol {
            case "H": numbers.append(time.hour, width: count, to: &text)
            case "h": numbers.append((time.hour + 11) % 12 + 1, width: count, to: &text)
            case "K": numbers.append(time.hour % 12, width: count, to: &text)
            case "k": numbers.append(time.hour == 0 ? 24 : time.hour, width: count, to: &text)
            case "m": numbers.append(time.minute, width: count, to: &text)
            case "s":
                numbers.append(time.second, width: count, to: &text)
                numbers.appendFraction(nanoseconds: time.nanosecond, to: &text)
            case "a": text += line(time.hour < 12 ? .morning : .afternoon)
            default: return false
            }
            return true
        }
        guard let offset = time.offsetMinutes else { return shown }
        return expand(line(.zonedTime)) { symbol, _, text in
            switch symbol {
            case "0": text += shown
            case "z": text += Self.zone(offset)
            default: return false
            }
            return true
        }
    }

    /// A date with a time of day as people write it.
    func format(_ moment: DateTime, numbers: NumberStyle) -> String {
        guard 1...9999 ~= moment.date.year else { return moment.description }
        let parts = (format(moment.date, numbers: numbers), format(moment.time, numbers: numbers))
        return expand(line(.dateTime)) { symbol, _, text in
            switch symbol {
            case "0": text += parts.1
            case "1": text += parts.0
            default: return false
            }
            return true
        }
    }

    /// An offset from UTC. It is read as a sign, not as a number, and has the same digits everywhere.
    private static func zone(_ minutes: Int) -> String {
        func digits(_ number: UInt) -> String { (number < 10 ? "0" : "") + String(number) }
        let magnitude = minutes.magnitude
        return minutes == 0
            ? "UTC" : "UTC" + (minutes < 0 ? "-" : "+") + digits(magnitude / 60) + ":" + digits(magnitude % 60)
    }

    private func line(_ line: Line) -> Substring { self.line(line.rawValue) }

    private func line(_ number: Int) -> Substring {
        var rest = Substring(table)
        for _ in 0..<number {
            guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return "" }
            rest = rest[rest.utf8.index(after: end)...]
        }
        return rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)]
    }

    /// Writes a pattern: runs of one letter of ASCII are fields, `{0}` is the field `0`, text in apostrophes stays.
    ///
    /// - Parameter fill: Appends a field, given by its symbol and length. What it does not know stays as it is written.
    private func expand(
        _ pattern: Substring, _ fill: (_ symbol: Unicode.Scalar, _ count: Int, _ text: inout String) -> Bool
    ) -> String {
        var text = ""
        var rest = pattern.unicodeScalars
        var isQuoted = false
        while let scalar = rest.popFirst() {
            if scalar == "'" {
                // Two apostrophes are one.
                if rest.first == "'" {
                    rest.removeFirst()
                    text += "'"
                } else {
                    isQuoted.toggle()
                }
            } else if isQuoted {
                text.unicodeScalars.append(scalar)
            } else if scalar == "{", let number = rest.first, rest.dropFirst().first == "}", fill(number, 1, &text) {
                rest.removeFirst(2)
            } else if (scalar.value | 0x20) &- 0x61 < 26 {
                let run = rest.prefix { $0 == scalar }
                rest.removeFirst(run.count)
                if !fill(scalar, run.count + 1, &text) {
                    text += String(repeating: Character(scalar), count: run.count + 1)
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
