/// The schedule of a crontab line: `*/15 8-18 * * MON-FRI`, `0 3 1 * *`, `@daily`.
///
/// Five fields of POSIX.1-2017 (`crontab`, section Input Files) with blanks or tabs between: minute 0–59, hour 0–23, day
/// of the month 1–31, month 1–12 and day of the week 0–6 from Sunday on. A field is `*`, a number, a range (`8-18`) or a
/// list of these (`0,30`). Zeros may lead a number.
///
/// The extensions of Vixie cron pass too, as crontab(5) of cronie and of Debian's cron describe them:
///
/// - 7 is Sunday, like 0.
/// - `*` and ranges take a step: `*/15`, `8-18/2`. A single number takes none: `5/15` is refused, as by cronie.
/// - Months and days of the week have names of three letters in any case. Ranges and lists of names pass, as crontab(5)
///   of cronie says; older pages forbid them, but cron reads them. `SUN` is 0, so write `SAT,SUN` or `6-7`.
/// - A nickname stands in place of the fields: `@reboot`, `@yearly`, `@annually`, `@monthly`, `@weekly`, `@daily`,
///   `@midnight`, `@hourly`. Lower case alone.
///
/// Refused are the additions of Quartz (`L`, `W`, `#`, `?`, years), random times of cronie (`0~59`) and intervals of
/// other schedulers (`@every 5m`). A day that never comes passes, as cron takes it: `0 0 31 2 *`.
///
/// ```swift
/// CronFormat().isValid("*/15 8-18 * * MON-FRI")                   // true
/// CronFormat().failure(in: "0 24 * * *")?.reason                  // "hour out of range"
/// CronFormat(allowSeconds: true).isValid("30 */15 8-18 * * *")    // true
/// ```
public struct CronFormat: StringFormat {
    /// Whether a field of seconds, 0–59, may stand before the five fields, as in Spring; off by default.
    public var allowSeconds: Bool

    /// Whether a nickname such as `@daily` may stand in place of the fields; on by default.
    public var allowNicknames: Bool

    /// Creates a format with these options.
    public init(allowSeconds: Bool = false, allowNicknames: Bool = true) {
        self.allowSeconds = allowSeconds
        self.allowNicknames = allowNicknames
    }

    /// Says why a text is not a schedule, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        if allowNicknames, utf8[0] == ASCII.at {
            return Self.isNickname(utf8) ? nil : FormatFailure("unknown word", at: 0)
        }
        do {
            try fields(utf8)
            return nil
        } catch {
            return error
        }
    }

    /// Reads the fields and the blanks between them.
    private func fields(_ utf8: Span<UInt8>) throws(FormatFailure) {
        // Whether the first field is the second or the minute shows in their number alone, so that they are counted before.
        var field = allowSeconds && Self.fieldCount(utf8) > 5 ? CronField.second : .minute
        guard !ASCII.isBlank(utf8[0]) else { throw FormatFailure("space not allowed", at: 0) }
        var offset = 0
        while true {
            try field.list(utf8, &offset)
            let end = offset
            while offset < utf8.count, ASCII.isBlank(utf8[offset]) { offset += 1 }
            guard let next = field.next else {
                if offset == utf8.count, end < offset { throw FormatFailure("space not allowed", at: end) }
                guard offset == utf8.count else { throw FormatFailure("too many parts", at: offset) }
                return
            }
            guard offset < utf8.count else { throw FormatFailure("too few parts", at: offset) }
            field = next
        }
    }

    /// How many fields begin in a text.
    private static func fieldCount(_ utf8: Span<UInt8>) -> Int {
        var count = 0
        var isBetween = true
        for offset in utf8.indices {
            let isBlank = ASCII.isBlank(utf8[offset])
            if isBetween, !isBlank { count += 1 }
            isBetween = isBlank
        }
        return count
    }
}

// MARK: Nicknames

extension CronFormat {
    /// The nicknames, each with a line feed behind it.
    private static let nicknames: StaticString =
        "@annually\n@daily\n@hourly\n@midnight\n@monthly\n@reboot\n@weekly\n@yearly\n"

    private static func isNickname(_ utf8: Span<UInt8>) -> Bool {
        nicknames.withUTF8Buffer { list in
            hasNickname(list.span, utf8) { list[$0] == ASCII.lineFeed }
        }
    }

    private static func isBeginningOfNickname(_ utf8: Span<UInt8>) -> Bool {
        nicknames.withUTF8Buffer { hasNickname($0.span, utf8) { _ in true } }
    }

    /// Whether a nickname begins with a text, and what follows it in the list is right.
    private static func hasNickname(_ list: Span<UInt8>, _ utf8: Span<UInt8>, isRight: (Int) -> Bool) -> Bool {
        var start = 0
        while start < list.count {
            var offset = 0
            while offset < utf8.count, list[start + offset] == utf8[offset], utf8[offset] != ASCII.lineFeed {
                offset += 1
            }
            if offset == utf8.count, isRight(start + offset) { return true }
            while list[start] != ASCII.lineFeed { start += 1 }
            start += 1
        }
        return false
    }
}

// MARK: Partial input

extension CronFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if utf8.isEmpty { return true }
        if utf8[0] == ASCII.at { return allowNicknames && Self.isBeginningOfNickname(utf8) }
        // The field that is being typed, which may not have begun, then the others.
        let missing = 5 - Self.fieldCount(utf8) - (ASCII.isBlank(utf8[utf8.count - 1]) ? 1 : 0)
        let tails = (allowSeconds ? [missing, missing + 1] : [missing]).filter { $0 >= 0 }
        return Self.restsOfFields.then(Endings(tails.map { Self.openFields($0) })).complete(utf8, in: self)
    }

    private static func openFields(_ count: Int) -> [UInt8] {
        (0..<count).flatMap { _ in [ASCII.space, UInt8(ascii: "*")] }
    }

    /// What is left of a field: nothing, all of it, a digit, the last number of a range, or the end of a name.
    private static let restsOfFields =
        Endings("", "*", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "59", "23", "31", "12")
        + Endings("an", "n", "eb", "b", "ar", "r", "pr", "ay", "y", "un", "ul", "l", "ug", "g", "ep", "p", "ct", "t")
        + Endings("ov", "v", "ec", "c", "on", "ue", "e", "ed", "d", "hu", "u", "ri", "i", "at")
}
