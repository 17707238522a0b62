import ProvisoFormats

/// Writes dates by a pattern of Unicode's date field symbols (UTS #35).
enum DateWriter {
    static func text(_ day: CalendarDate, _ time: (hour: Int, minute: Int, second: Int), by pattern: String) -> String {
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
    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    private static func field(
        _ symbol: Character, _ count: Int, _ day: CalendarDate, _ time: (hour: Int, minute: Int, second: Int)
    ) -> String? {
        switch symbol {
        case "y", "u": return count == 2 ? DateMaker.padded(day.year % 100, 2) : DateMaker.padded(day.year, count)
        case "M", "L":
            let name = months[day.month - 1]
            return count == 3 ? String(name.prefix(3)) : count >= 4 ? name : DateMaker.padded(day.month, count)
        case "d": return DateMaker.padded(day.day, count)
        case "E":
            let name = weekdays[day.weekday - 1]
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
