internal import ProvisoCore
internal import ProvisoFormats

/// Tells dates and times as ISO 8601 writes them, in place.
enum ISODate {
    /// So long a date with a time is at most: with nine digits of a fraction and an offset.
    static let longest = 35

    /// Whether a text is a date, a date with a time of day, or neither.
    static func type(of text: UnsafeBufferPointer<UInt8>) -> ValueType? {
        guard 10...longest ~= text.count, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
            let year = number(text, 0..<4), let month = number(text, 5..<7), let day = number(text, 8..<10),
            1...12 ~= month, 1...CalendarDate.daysInMonth(month, ofYear: year) ~= day
        else { return nil }
        if text.count == 10 { return .date }
        return isTime(UnsafeBufferPointer(rebasing: text[10...])) ? .dateTime : nil
    }

    /// Whether a text is `T` or a blank, `hh:mm`, perhaps seconds with a fraction, and perhaps an offset.
    private static func isTime(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= 6, [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(text[0]),
            let hour = number(text, 1..<3), hour < 24, text[3] == UInt8(ascii: ":"),
            let minute = number(text, 4..<6), minute < 60
        else { return false }
        var index = 6
        if index < text.count, text[index] == UInt8(ascii: ":") {
            // A leap second is one.
            guard text.count >= 9, let second = number(text, 7..<9), second <= 60 else { return false }
            index = 9
            if index < text.count, text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",") {
                let start = index + 1
                index = start
                while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
                if index == start { return false }
            }
        }
        return isOffset(UnsafeBufferPointer(rebasing: text[index...]))
    }

    private static func isOffset(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if text.isEmpty { return true }
        if text.count == 1 { return text[0] | 0x20 == UInt8(ascii: "z") }
        guard text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-"), text.count >= 3,
            let hours = number(text, 1..<3), hours < 24
        else { return false }
        if text.count == 3 { return true }
        let start = text[3] == UInt8(ascii: ":") ? 4 : 3
        guard text.count == start + 2, let minutes = number(text, start..<start + 2) else { return false }
        return minutes < 60
    }

    private static func number(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        var number = 0
        for index in range {
            guard index < text.count, case let digit = text[index] &- UInt8(ascii: "0"), digit < 10 else { return nil }
            number = number * 10 + Int(digit)
        }
        return number
    }
}
