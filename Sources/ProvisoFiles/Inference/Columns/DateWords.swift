internal import ProvisoCore

/// A text as the digits, words and signs that a date may be written with.
struct DateWords {
    private enum Part {
        case digits(Int, value: Int)
        case letters(String)
        case sign(Character)
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    private var parts: [Part] = []

    /// - Returns: `nil` for what has no digits, or more parts than a date has.
    init?(_ text: String) {
        var rest = Substring(text)
        var hasDigits = false
        while let first = rest.first {
            guard parts.count < 24 else { return nil }
            let part: Substring
            if first.isASCII, first.isWholeNumber {
                part = rest.prefix { $0.isASCII && $0.isWholeNumber }
                guard part.utf8.count <= 14, let value = Int(part) else { return nil }
                parts.append(.digits(part.utf8.count, value: value))
                hasDigits = true
            } else if first.isASCII, first.isLetter {
                part = rest.prefix { $0.isASCII && $0.isLetter }
                parts.append(.letters(String(part)))
            } else {
                part = rest.prefix(1)
                parts.append(.sign(first))
            }
            rest = rest[part.endIndex...]
        }
        guard hasDigits else { return nil }
    }

    /// The patterns that the text may follow, each with how far it stands behind others that as many texts follow.
    var forms: [(DateForms.Form, rank: Int)] {
        let start = parts.firstIndex { if case .sign(":") = $0 { true } else { false } }.map { $0 - 1 }
        if let start {
            guard start >= 0, let times = times(from: start) else { return [] }
            let dates = start == 0 ? [("", 0)] : datePatterns(parts[..<start], beginsWithMonth: hasPeriod)
            return dates.flatMap { date, rank in
                times.map { time, open in
                    (
                        DateForms.Form(rule: start == 0 ? RuleName.time : RuleName.dateTime, pattern: date + time),
                        10 * open + rank
                    )
                }
            }
        }
        let isOfDigits = parts.count == 1
        return datePatterns(parts[...]).map { pattern, rank in
            let hasTime = pattern.contains("H")
            return (
                DateForms.Form(
                    rule: hasTime ? RuleName.dateTime : RuleName.date, pattern: pattern, isOfDigits: isOfDigits), rank
            )
        }
    }

    // MARK: Dates

    private enum Field {
        case number(digits: Int, value: Int)
        /// Digits that belong to a letter, as those of a quarter (`Q1`) or a week (`W05`): a year at most.
        case lettered(digits: Int, value: Int)
        case month(isFull: Bool)
    }

    /// Whether it says AM or PM, as those do who write the month before the day.
    private var hasPeriod: Bool {
        parts.contains { if case .letters(let word) = $0 { ["am", "pm"].contains(word.lowercased()) } else { false } }
    }

    private func datePatterns(_ parts: ArraySlice<Part>, beginsWithMonth: Bool = false) -> [(String, Int)] {
        var fields: [Field] = []
        // The fields stand between the literals: one more literal than there are fields.
        var literals = [""]
        var weekday: String?
        var (isBehindLetters, isBehindDigits) = (false, false)
        for part in parts {
            var (areLetters, areDigits) = (false, false)
            defer { (isBehindLetters, isBehindDigits) = (areLetters, areDigits) }
            switch part {
            case .digits(let count, let value):
                fields.append(
                    isBehindLetters ? .lettered(digits: count, value: value) : .number(digits: count, value: value))
                literals.append("")
                areDigits = true
            case .letters(let word):
                if fields.isEmpty, weekday == nil, let pattern = Self.weekday(word) {
                    weekday = pattern
                    literals[0] += pattern
                } else if let month = Self.month(word) {
                    fields.append(month)
                    literals.append("")
                } else {
                    literals[literals.count - 1] += "'\(word)'"
                    areLetters = true
                    // The first quarter may be `1Q` too.
                    if isBehindDigits, word.utf8.count == 1, case .number(let digits, let value)? = fields.last {
                        fields[fields.count - 1] = .lettered(digits: digits, value: value)
                    }
                }
            case .sign("'"): literals[literals.count - 1] += "''"
            case .sign(let sign): literals[literals.count - 1].append(sign)
            }
        }
        return Self.orders(of: fields, beginsWithMonth).map { symbols, rank in
            var pattern = literals[0]
            for (symbol, literal) in zip(symbols, literals.dropFirst()) { pattern += symbol + literal }
            return (pattern, rank)
        }
    }

    private static func month(_ word: String) -> Field? {
        let word = word.lowercased()
        // May is both.
        if word.count == 3, months.contains(where: { $0.hasPrefix(word) }) { return .month(isFull: false) }
        return months.contains(word) ? .month(isFull: true) : nil
    }

    private static func weekday(_ word: String) -> String? {
        let word = word.lowercased()
        if word.count == 3, days.contains(where: { $0.hasPrefix(word) }) { return "EEE" }
        return days.contains(word) ? "EEEE" : nil
    }

    /// The symbols for the fields in each order that is usual: all digits of days and months first, then as few as there are.
    private static func orders(of fields: [Field], _ beginsWithMonth: Bool) -> [([String], Int)] {
        if fields.count == 1 { return ofDigits(fields[0]) }
        let orders: [[Character]] =
            switch fields.count {
            case 2: ["yM", "My"].map(Array.init)
            case 3: (beginsWithMonth ? ["Mdy", "dMy", "yMd"] : ["dMy", "Mdy", "yMd"]).map(Array.init)
            default: []
            }
        return orders.enumerated().flatMap { rank, order -> [([String], Int)] in
            [true, false].compactMap { isPadded in
                var all: [String] = []
                for (symbol, field) in zip(order, fields) {
                    guard let text = Self.symbol(symbol, field, isPadded, count: fields.count) else { return nil }
                    all.append(text)
                }
                return (all, rank + (isPadded ? 0 : 10))
            }
        }
    }

    private static func symbol(_ part: Character, _ field: Field, _ isPadded: Bool, count: Int) -> String? {
        switch (part, field) {
        case ("M", .month(let isFull)): isFull ? "MMMM" : "MMM"
        case (_, .month): nil
        // Without a day or a name of a month the year has to be told from another number.
        case ("y", .number(4, let year)): (count == 2 ? 1500...2199 : 1000...2999) ~= year ? "yyyy" : nil
        case ("y", .lettered(4, let year)): (count == 2 ? 1500...2199 : 1000...2999) ~= year ? "yyyy" : nil
        case (_, .lettered): nil
        case ("y", .number(2, _)): count == 3 ? "yy" : nil
        case ("d", .number(let digits, 1...31)), ("M", .number(let digits, 1...12)):
            digits > 2 || isPadded && digits < 2 ? nil : String(repeating: part, count: isPadded ? 2 : 1)
        default: nil
        }
    }

    /// Digits without anything between them, of a year that is likely.
    private static func ofDigits(_ field: Field) -> [([String], Int)] {
        guard case .number(let digits, let value) = field else { return [] }
        let patterns = [6: "yyyyMM", 8: "yyyyMMdd", 12: "yyyyMMddHHmm", 14: "yyyyMMddHHmmss"]
        guard let pattern = patterns[digits] else { return [] }
        var year = value
        for _ in 4..<digits { year /= 10 }
        return 1800...2199 ~= year ? [([pattern], 0)] : []
    }

    // MARK: Times

    /// The patterns for a time of day, each with whether its hour may have one digit.
    private func times(from start: Int) -> [(String, Int)]? {
        guard case .digits(let hourDigits, _) = parts[start], hourDigits <= 2 else { return nil }
        var pattern = ""
        var hasPeriod = false
        var index = start + 1
        var symbols = ["mm", "ss"][...]
        while index + 1 < parts.count, case .sign(":") = parts[index], case .digits(2, _) = parts[index + 1] {
            guard let symbol = symbols.popFirst() else { return nil }
            pattern += ":" + symbol
            index += 2
        }
        guard symbols.count < 2 else { return nil }
        if symbols.isEmpty, index + 1 < parts.count, case .sign(let sign) = parts[index], sign == "." || sign == ",",
            case .digits(1...9, _) = parts[index + 1], case .digits(let count, _) = parts[index + 1]
        {
            pattern += String(sign) + String(repeating: "S", count: count)
            index += 2
        }
        while index < parts.count {
            switch parts[index] {
            case .letters(let word) where ["am", "pm"].contains(word.lowercased()) && !hasPeriod:
                pattern += "a"
                hasPeriod = true
            case .letters("Z"): pattern += "X"
            case .letters(let word): pattern += "'\(word)'"
            case .sign(let sign) where sign == "+" || sign == "-":
                guard let offset = Self.offset(parts[(index + 1)...]) else { return nil }
                return Self.hours(hourDigits, hasPeriod).map { ($0.0 + pattern + offset, $0.1) }
            case .sign("'"): pattern += "''"
            case .sign(let sign): pattern.append(sign)
            case .digits: return nil
            }
            index += 1
        }
        return Self.hours(hourDigits, hasPeriod).map { ($0.0 + pattern, $0.1) }
    }

    private static func hours(_ digits: Int, _ hasPeriod: Bool) -> [(String, Int)] {
        let symbol = hasPeriod ? "h" : "H"
        return (digits == 2 ? [(symbol + symbol, 0)] : []) + [(symbol, 1)]
    }

    private static func offset(_ parts: ArraySlice<Part>) -> String? {
        let parts = Array(parts)
        if parts.count == 1, case .digits(4, _) = parts[0] { return "xx" }
        guard parts.count == 3, case .digits(2, _) = parts[0], case .sign(":") = parts[1], case .digits(2, _) = parts[2]
        else { return nil }
        return "xxx"
    }
}
