/// One part of a ``DatePattern``.
enum DatePatternField: Hashable, Sendable {
    /// A byte that stands for itself.
    case literal(UInt8)

    /// A number; `isPadded` asks for all its digits, otherwise leading zeros may be left out.
    case number(Number, isPadded: Bool)

    /// The last two digits of a year from 1969 to 2068.
    case shortYear

    /// The name of a month in English, in full or its first three letters.
    case monthName(isFull: Bool)

    /// The name of a day of the week in English, in full or its first three letters.
    case weekdayName(isFull: Bool)

    /// The fraction of a second, of so many digits.
    case fraction(Int)

    /// AM or PM.
    case dayPeriod

    /// The offset from UTC.
    case offset(Offset)

    /// What a number counts.
    enum Number: Hashable, Sendable {
        case year, month, day, hour24, hour12, minute, second

        var digits: Int { self == .year ? 4 : 2 }

        /// The least and the greatest number.
        var range: ClosedRange<Int> {
            switch self {
            case .year: 0...9999
            case .month, .hour12: 1...12
            case .day: 1...31
            case .hour24: 0...23
            case .minute: 0...59
            case .second: 0...60
            }
        }

        /// What is wrong with a number that is not in the range.
        var outOfRange: StaticString {
            switch self {
            case .year: "year out of range"
            case .month: "no such month"
            case .day: "no such day"
            case .hour24, .hour12: "hour out of range"
            case .minute: "minute out of range"
            case .second: "second out of range"
            }
        }
    }

    /// How an offset from UTC is written.
    struct Offset: Hashable, Sendable {
        /// Whether `Z` stands for no offset.
        var hasZ: Bool

        /// Whether a colon stands between hours and minutes.
        var hasColon: Bool

        /// Whether the minutes may be left out.
        var hasOptionalMinutes: Bool
    }

    /// Whether the field begins with a digit.
    var beginsWithDigit: Bool {
        switch self {
        case .number, .shortYear, .fraction: true
        case .literal(let byte): ASCII.isDigit(byte)
        default: false
        }
    }

    /// Whether the field may end in one digit or go on with another.
    var isOpenEnded: Bool {
        switch self {
        case .number(_, let isPadded): !isPadded
        case .offset(let offset): offset.hasOptionalMinutes
        default: false
        }
    }
}

extension DatePatternField {
    static let monthNames: [StaticString] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    static let weekdayNames: [StaticString] = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// Reads one of the names in any case.
    ///
    /// - Returns: Its place in the list, from 1; `nil` when none stands there, and `offset` is then unchanged.
    static func name(
        from names: [StaticString], isFull: Bool, _ utf8: Span<UInt8>, _ offset: inout Int
    ) -> Int? {
        for index in names.indices {
            let name = names[index]
            let length = isFull ? name.utf8CodeUnitCount : 3
            guard utf8.count - offset >= length else { continue }
            let start = offset
            let isEqual = name.withUTF8Buffer { bytes in
                (0..<length).allSatisfy { ASCII.lowercased(bytes[$0]) == ASCII.lowercased(utf8[start + $0]) }
            }
            guard isEqual else { continue }
            offset += length
            return index + 1
        }
        return nil
    }
}
